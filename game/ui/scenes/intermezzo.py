"""The intermezzo (rule I2): one seat takes a tile of the row and places it, or passes.

It lies on top of the play scene, on the same table and with the same desk, and pops with what
was chosen; the play scene commits it and pushes the next seat's.
"""

from __future__ import annotations

import pygame

from game.engine import Move, Pass
from game.ui.drawing.panels import Knob
from game.ui.input import Action, Asked, Input, Left, Moved
from game.ui.prompts import draw_badge
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.table.desk import Desk
from game.ui.table.hints import sign_for
from game.ui.turn import SETTLE_MS
from game.ui.widgets.button import Button
from game.ui.widgets.group import Group


class IntermezzoScene(Scene[Move]):
    """Pops with a placement or a pass; everything else is left to `below`, the play scene."""

    transparent = True

    def __init__(self, services: Services, desk: Desk, below: Scene[None]) -> None:
        super().__init__()
        self._services = services
        self._desk = desk
        self._below = below
        self._pass = Button(services.words("inter.pass"), self._decline, kind=Knob.DARK)
        self._group = Group([self._pass], arrows=False)
        self._around = desk.stops.around
        self._rested = 0.0

    def enter(self) -> None:
        """Keys and pad can go to the button."""
        around = self._around
        self._desk.stops.around = lambda: (self._pass, *around())

    def leave(self) -> None:
        """The button is no more."""
        self._desk.stops.around = self._around

    def cover(self) -> None:
        """What the pointer was on is forgotten, here and on the table."""
        self._group.handle(Left())
        self._below.cover()

    @property
    def moving(self) -> bool:
        """Whatever moves, moves on the table below."""
        return self._below.moving

    def layout(self, size: tuple[int, int]) -> None:
        """The button lies on the banner, in the language of now."""
        self._pass.label = self._services.words("inter.pass")
        layout = self._desk.view.layout
        self._pass.place(layout.pass_button, layout.unit)

    def handle(self, event: Input) -> None:
        """Choose a tile or pass; the table below hears what does not belong here."""
        self.dirty = True
        self._desk.follow(event)
        if event == Asked(Action.PASS):
            self._decline()
        elif not isinstance(event, Asked) and self._group.handle(event):
            if isinstance(event, Moved):
                self._desk.handle(event)
        elif (move := self._desk.handle(event)) is not None:
            self.pop(move)
        elif not self._desk.taken:
            self._below.handle(event)

    def update(self, ms: float) -> None:
        """Time passes on the table below."""
        self._rested += ms
        self._below.update(ms)
        if self._below.dirty:
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The button to pass, and the tile that hangs from the pointer."""
        brush = self._services.brush(surface)
        self._group.draw(brush)
        draw_badge(brush, sign_for(self._desk.view, Action.PASS), self._pass.rect)
        self._desk.draw(brush)

    def _decline(self) -> None:
        """Pass, but for no second seat in the same storm of clicks."""
        rested, self._rested = self._rested, 0.0
        if rested >= SETTLE_MS:
            self.pop(Pass())
