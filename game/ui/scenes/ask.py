"""A question over whatever is below, answered with yes or no."""

from __future__ import annotations

import pygame

from game.ui.input import Input
from game.ui.panels import Knob
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
        """The question over a veil."""
        self._dialog.draw(self._services.brush(surface))

    def _no(self) -> None:
        self.pop(False)
