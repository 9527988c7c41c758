"""The text of a page of the rule book: as large as is asked for, and scrolled where it is long."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.ui.drawing import theme
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import wrap
from game.ui.drawing.theme import Face, Unit
from game.ui.widgets.reading import Reading

_LARGEST, _SMALLER = 20.0, 0.5
"""The type size, and the steps in which it shrinks until it fits without larger text."""
_BAR, _BESIDE = 18.0, 8.0
"""What the bar at the side takes with the gap before it, and from the text to the ring, in u."""


class PageText(Reading):
    """Seen only where the text does not fit; else the page shows it at `size`, in u."""

    corner = 12.0

    def __init__(self, art: Art) -> None:
        super().__init__(0, _LARGEST, self._draw_line, lambda _: None)
        self._art = art
        self._lines: list[str] = []
        self.size = _LARGEST
        self.visible = False
        self._beside = 0

    @property
    def outline(self) -> pygame.Rect:
        """The text with a little paper round it."""
        return self.rect.inflate(2 * self._beside, self._beside)

    def lay(self, text: str, room: pygame.Rect, unit: Unit) -> None:
        """Show a text in `room`, in pixels; a larger text is never smaller than without that."""
        self.size = self._fitting(text, room, replace(unit, text=1.0))
        pitch, self._beside = unit.line_px(self.size), unit.px(_BESIDE)
        self._lines = self._broken(text, room.width, unit)
        self.visible = len(self._lines) * pitch > room.height
        if self.visible:
            self._lines = self._broken(text, room.width - unit.px(_BAR), unit)
        self.count, self.row = len(self._lines), pitch / unit.scale
        self.place(pygame.Rect(room.topleft, (room.width, room.height // pitch * pitch)), unit)

    def _fitting(self, text: str, room: pygame.Rect, unit: Unit) -> float:
        """The largest type size at which the text fits, or the smallest that can be read."""
        self.size = _LARGEST
        while unit.type_px(self.size) > unit.least_px:
            lines = self._broken(text, room.width, unit)
            if len(lines) * unit.line_px(self.size) <= room.height:
                break
            self.size -= _SMALLER
        return self.size

    def _broken(self, text: str, width: int, unit: Unit) -> list[str]:
        return wrap(self._art, text, Face.REGULAR, unit.type_px(self.size), width)

    def _draw_line(self, brush: Brush, index: int, rect: pygame.Rect, _: bool) -> None:
        at, face = (rect.x, rect.centery), Face.REGULAR
        brush.text(self._lines[index], at, self.size, theme.TEXT_INK, face=face)
