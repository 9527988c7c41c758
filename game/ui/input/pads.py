"""Gamepads become plain values: buttons by their place, cross and stick as ways, with repeats.

SDL knows the layout of most pads and tells all buttons as those of one kind of controller. It does
so by listening to its own events of joysticks, which therefore may not be blocked, though nothing
here asks for them. What is plugged in or out while the program runs is followed.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass

import pygame
from pygame._sdl2 import controller

from game.ui.input.bindings import LEFT_TRIGGER, RIGHT_TRIGGER, Bindings
from game.ui.input.values import Action, Asked, Input, Panned, Pushed, Unplugged

FIRST_MS, AGAIN_MS = 380.0, 120.0
"""A way that is held goes on after so long, and then again each time after so long."""
TILTED, UPRIGHT = 0.55, 0.35
"""A stick has a way, or a trigger is pressed, from here on, and no more below the second."""
DEAD = 0.22
"""Below this the right stick does not pan."""
PAN_SPEED = 0.9
"""What the right stick pans when tilted wholly, in u a millisecond."""
_FULL = 32767
_CROSS = {
    pygame.CONTROLLER_BUTTON_DPAD_UP: Action.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Action.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Action.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Action.RIGHT,
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER,
}
_LASTING = {
    Action.UP,
    Action.DOWN,
    Action.LEFT,
    Action.RIGHT,
    Action.ZOOM_IN,
    Action.ZOOM_OUT,
}
_LEFT_STICK = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
_STICK = -1
"""Stands for the left stick where buttons are numbered."""


@dataclass(slots=True)
class _Held:
    """Something that goes on while it is held; `left` is the ms until it does so again."""

    action: Action
    left: float = FIRST_MS


class Pads:
    """All pads that are plugged in."""

    def __init__(self) -> None:
        self._open: dict[int, controller.Controller] = {}
        self._held: dict[int, _Held] = {}
        self._axes: dict[int, float] = {}
        self._pulled: set[int] = set()
        self._used: int | None = None

    def start(self) -> None:
        """Listen to pads from now on. Without support for them there are none."""
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "0")  # places, not letters
        try:
            controller.init()
        except pygame.error:
            return
        for index in range(pygame.joystick.get_count()):
            self._plug_in(index)

    def take(self, event: pygame.Event, bindings: Bindings, catching: bool) -> Iterator[Input]:
        """What an event of a pad asks for; its buttons themselves while one is being caught."""
        match event.type:
            case pygame.CONTROLLERDEVICEADDED:
                self._plug_in(event.device_index)
            case pygame.CONTROLLERDEVICEREMOVED:
                yield from self._unplug(event.instance_id)
            case pygame.CONTROLLERBUTTONDOWN:
                self._used = event.instance_id
                yield from self._down(event.button, bindings, catching)
            case pygame.CONTROLLERBUTTONUP:
                self._held.pop(event.button, None)
            case pygame.CONTROLLERAXISMOTION:
                for asked in self._tilt(event.axis, event.value / _FULL, bindings, catching):
                    self._used = event.instance_id
                    yield asked
            case _:
                pass

    def update(self, ms: float) -> Iterator[Input]:
        """What is asked for anew by what is held."""
        for held in self._held.values():
            held.left -= ms
            if held.left <= 0:
                held.left += AGAIN_MS
                yield Asked(held.action)
        x, y = (
            _beyond(self._axes.get(axis, 0.0), DEAD)
            for axis in (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY)
        )
        if x or y:
            yield Panned(x * PAN_SPEED * ms, y * PAN_SPEED * ms)

    def let_go(self) -> None:
        """Nothing is held any more: the player is elsewhere."""
        self._held.clear()
        self._axes.clear()
        self._pulled.clear()

    def _plug_in(self, index: int) -> None:
        try:
            pad = controller.Controller(index)
            number = pad.as_joystick().get_instance_id()
        except (pygame.error, ValueError):
            return  # one whose layout SDL does not know, or that has gone already
        self._open[number] = pad

    def _unplug(self, pad: int) -> Iterator[Input]:
        self._open.pop(pad, None)
        if pad == self._used:
            self._used = None
            self.let_go()
            yield Unplugged()

    def _down(self, button: int, bindings: Bindings, catching: bool) -> Iterator[Input]:
        if catching:
            yield Pushed(button)
            return
        action = _CROSS.get(button) or bindings.by_button(button)
        if action is not None:
            if action in _LASTING:
                self._held[button] = _Held(action)
            yield Asked(action)

    def _tilt(self, axis: int, value: float, bindings: Bindings, catching: bool) -> Iterator[Input]:
        self._axes[axis] = value
        if axis in _TRIGGERS:
            button = _TRIGGERS[axis]
            if value >= TILTED and button not in self._pulled:
                self._pulled.add(button)
                yield from self._down(button, bindings, catching)
            elif value < UPRIGHT:
                self._pulled.discard(button)
                self._held.pop(button, None)
        elif axis in _LEFT_STICK and not catching:
            yield from self._lean()

    def _lean(self) -> Iterator[Input]:
        """The left stick has another way than before."""
        x, y = (self._axes.get(axis, 0.0) for axis in _LEFT_STICK)
        before = self._held.get(_STICK)
        far = max(abs(x), abs(y))
        if far < UPRIGHT:
            self._held.pop(_STICK, None)
        elif far >= TILTED:
            if abs(x) > abs(y):
                way = Action.RIGHT if x > 0 else Action.LEFT
            else:
                way = Action.DOWN if y > 0 else Action.UP
            if before is None or before.action is not way:
                self._held[_STICK] = _Held(way)
                yield Asked(way)


def _beyond(value: float, dead: float) -> float:
    """How far a stick is tilted beyond its dead zone, from -1 to 1."""
    far = max(0.0, abs(value) - dead) / (1 - dead)
    return min(far, 1.0) * (1 if value > 0 else -1)
