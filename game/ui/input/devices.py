"""All devices together: what an event asks for, and which device is in use.

Any device may take over at any moment; the last one that was used is the one whose signs are shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.ui.input import keyboard, mouse
from game.ui.input.bindings import Bindings
from game.ui.input.pads import Pads
from game.ui.input.values import (
    Device,
    Input,
    Left,
    Moved,
    Point,
    Pressed,
    Released,
    Typed,
    Unplugged,
    Wheeled,
)


class Ear(NamedTuple):
    """What the scene listens to: whether it takes text, or catches a key or button as such."""

    typing: bool = False
    catching: bool = False


class Devices:
    """Mouse, keyboard and pads."""

    def __init__(self) -> None:
        self.in_use = Device.MOUSE
        self.pointer: Point | None = None
        """Where the pointer is, once it is known."""
        self._pads = Pads()

    def start(self) -> None:
        """Listen to pads from now on."""
        self._pads.start()

    def take(
        self, event: pygame.Event, scale: float, ear: Ear, bindings: Bindings
    ) -> Iterator[Input]:
        """What `event` asks for; `scale` is surface pixels per window unit."""
        for asked in self._heard(event, scale, ear, bindings):
            self._note(event, asked)
            yield asked

    def update(self, ms: float) -> Iterator[Input]:
        """What is asked for by what a player goes on holding."""
        return self._pads.update(ms)

    def _heard(
        self, event: pygame.Event, scale: float, ear: Ear, bindings: Bindings
    ) -> Iterator[Input]:
        match event.type:
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self._pads.let_go()
                yield Left()
            case pygame.TEXTINPUT if ear.typing:
                yield Typed(str(event.text))
            case pygame.KEYDOWN | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                asked = self._one(event, scale, ear, bindings)
                if asked is not None:
                    yield asked
            case pygame.MOUSEMOTION:
                yield mouse.moved(event, scale)
            case pygame.MOUSEWHEEL:
                if (turned := mouse.wheeled(event, self.pointer)) is not None:
                    yield turned
            case _:
                yield from self._pads.take(event, bindings, ear.catching)

    def _one(self, event: pygame.Event, scale: float, ear: Ear, bindings: Bindings) -> Input | None:
        if event.type != pygame.KEYDOWN:
            return mouse.clicked(event, scale)
        if ear.catching:
            return keyboard.struck(event)
        return keyboard.asked(event, bindings, ear.typing)

    def _note(self, event: pygame.Event, asked: Input) -> None:
        """Know the pointer, and what is in use: a pointer that does not move is not."""
        match asked:
            case Moved(at):
                if self.pointer not in (None, at):
                    self.in_use = Device.MOUSE
                self.pointer = at
            case Pressed() | Released() | Wheeled():
                self.in_use = Device.MOUSE
            case Unplugged():
                self.in_use = Device.KEYS
            case Left():
                pass
            case _:
                by_keys = event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)
                self.in_use = Device.KEYS if by_keys else Device.PAD
