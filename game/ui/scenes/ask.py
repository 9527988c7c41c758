"""A question over whatever is below, answered with yes or no."""

from __future__ import annotations

import pygame

from game.ui.drawing.panels import Knob
from game.ui.input import Action, Input
from game.ui.prompts import draw_badge, sign_of
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog


class AskScene(Scene[bool]):
    """Pops True for `yes`; for `no` and when the player goes back, False."""

    transparent = True

    def __init__(self, services: Services, question: str, yes: str, no: str) -> None:
        super().__init__()
        self._services = services
        answers = (
            Button(no, self._no),
            Button(yes, lambda: self.pop(True), kind=Knob.BRASS),
        )
        self._dialog = Dialog("", question, answers, self._no)

    def handle(self, event: Input) -> None:
        """Nothing but the answers reacts."""
        self._dialog.handle(event)
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The question over a veil, and what gives which answer."""
        brush, services, group = self._services.brush(surface), self._services, self._dialog.group
        self._dialog.draw(brush)
        no, yes = self._dialog.buttons
        focus = group.focus if group.marking and group.focus is not None else yes
        for action, button in ((Action.BACK, no), (Action.CONFIRM, focus)):
            sign = sign_of(action, services.device, services.bindings, services.words)
            if action is Action.CONFIRM or focus is yes:
                draw_badge(brush, sign, button.rect)

    def _no(self) -> None:
        self.pop(False)
