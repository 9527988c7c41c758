"""Waits for the next key, or the next button of a pad, whatever it usually does."""

from __future__ import annotations

import pygame

from game.ui.input import Asked, Input, Pressed, Pushed, Struck
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.dialog import Dialog

_CROSS = range(pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_RIGHT + 1)


class CatchScene(Scene[Struck | Pushed]):
    """Pops with the key or button. Escape, the cross and a click end it without one."""

    transparent = True

    def __init__(self, services: Services, title: str, body: str, *, pad: bool) -> None:
        super().__init__()
        self._services = services
        self._pad = pad
        cancel = Button(services.words("ui.cancel"), self._leave)
        self._dialog = Dialog(title, body, (cancel,), self._leave)

    @property
    def catching(self) -> bool:
        """The next key or button is wanted as such."""
        return True

    def handle(self, event: Input) -> None:
        """Take the first one of the kind that is waited for."""
        match event:
            case Struck(pygame.K_ESCAPE) | Pressed() | Asked():
                self._leave()
            case Pushed(button) if button in _CROSS:
                self._leave()
            case Struck() if not self._pad:
                self.pop(event)
            case Pushed() if self._pad:
                self.pop(event)
            case _:
                pass

    def draw(self, surface: pygame.Surface) -> None:
        """What is waited for, over a veil."""
        self._dialog.draw(self._services.brush(surface))

    def _leave(self) -> None:
        self.stack.drop(self)
