"""What a scene tells in passing: one toast at a time, and the notices that wait to be shown."""

from __future__ import annotations

from game.ui.drawing.brush import Brush
from game.ui.input import Point
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.widgets.notes import Toast

SAID_MS, NOTICE_MS = 1800.0, 3600.0
"""So long a few words stay, and so long a notice."""


class Notices:
    """The toasts of one scene."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self.toast: Toast | None = None

    def say(self, words: str, picture: str = "", ms: float = SAID_MS) -> None:
        """Tell something now, in place of what is being told."""
        self.toast = Toast(words, picture=picture, ms=ms)

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        before = self.toast
        if self.toast is not None and not self.toast.update(ms):
            self.toast = None
        if self.toast is None and self._services.notices:
            self.say(self._services.notices.pop(0), ms=NOTICE_MS)
            self._services.sounds.play(Cue.TOAST)
        return self.toast is not None or before is not None

    def draw(self, brush: Brush, at: Point) -> None:
        """What is being told, hung on the point `at`."""
        if self.toast is not None:
            self.toast.draw(brush, at)
