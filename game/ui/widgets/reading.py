"""A text in rows, to be scrolled through."""

from __future__ import annotations

import pygame

from game.ui.drawing.brush import Rect
from game.ui.drawing.theme import Unit
from game.ui.input import Action, Asked, Input
from game.ui.widgets.scroll_list import ScrollList

_BESIDE = 5.0
"""In u."""


class Reading(ScrollList):
    """Rows that are read, not chosen: the keys scroll, and Confirm turns a page."""

    def place(self, rect: Rect, unit: Unit) -> None:
        """Lie in `rect`; the ring of the focus runs a little outside, so that it cuts no text."""
        super().place(rect, unit)
        self._around = self.rect.inflate(2 * unit.px(_BESIDE), unit.px(_BESIDE))

    def handle(self, event: Input) -> bool:
        """Scroll; a key that scrolls no further is left to the group."""
        if not isinstance(event, Asked):
            return super().handle(event)
        pages = {Action.CONFIRM: 0.85, Action.DOWN: 0.2, Action.UP: -0.2}
        before = self.offset
        rows = round(pages.get(event.action, 0) * self.rect.height / self._pitch)
        self.scroll_to(before + rows * self._pitch)
        return self.offset != before

    @property
    def outline(self) -> pygame.Rect:
        """The whole window on the text."""
        return self._around
