"""Who made what, and under which terms: one long text to scroll through."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.engine import Element
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import wrap
from game.ui.drawing.panels import Panel
from game.ui.drawing.table_art import Table, draw_spirit, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.scenes.licences import FONTS, LIBRARIES, paragraphs
from game.ui.scenes.page import Page
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.reading import Reading

_PARTS = ("credits.game", "credits.art", "credits.sound", "credits.type", "credits.libs")
_PANEL = (220.0, 100.0, 840.0, 526.0)
# Who looks on from both sides: x, y, element and value.
_AUDIENCE = (
    (112.0, 222.0, Element.WATER, 6),
    (112.0, 474.0, Element.FIRE, 3),
    (1168.0, 252.0, Element.AIR, 6),
    (1168.0, 504.0, Element.EARTH, 6),
)
_LISTENER = 138.0
"""How large they are, in u."""
_INSET = 32.0
_LINE = 1.4
"""From line to line, in type sizes."""
_BREAK_S = 0.006
"""So much of a frame may go into breaking licences into lines."""


class _Row(NamedTuple):
    """One line of the text."""

    words: str
    face: Face = Face.REGULAR
    colour: str = theme.TEXT
    size: float = Size.BODY


class CreditsScene(Page[None]):
    """Pops once it has been read.

    The licences are some thousand lines, which would stop the picture while they are broken; so
    they join the text little by little, long before anybody has scrolled to them.
    """

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = Reading(0, 24, self._draw_row, lambda _: None)
        self.leave_button = Button("", self.back, icon="left")
        self.group.widgets = [self.text, self.leave_button]
        self.group.default = self.text
        self._rows: list[_Row] = []
        self._coming: Iterator[list[_Row]] = iter(())

    def arrange(self) -> None:
        """Break the text into lines as wide as the panel."""
        sheet = self.sheet
        left, top, width, height = _PANEL
        inner = sheet.rect(left + _INSET, top + 18, width - 1.4 * _INSET, height - 36)
        room = inner.width - sheet.unit.px(_INSET / 2)
        self._rows = self._written(room)
        self._coming = self._licences(room)
        self._go_on(least=self.text.count if self.text.offset else 0)
        self.text.row = sheet.unit.type_px(Size.BODY) * _LINE / sheet.unit.scale
        inner.height -= inner.height % sheet.unit.px(self.text.row)
        self.text.place(inner, sheet.unit)
        self.leave_button.label = self.services.words("ui.back")
        self.leave_button.place(sheet.rect(540, 644, 200, 46), sheet.unit)

    def paint(self, brush: Brush) -> None:
        """The table, the title, the panel, and some who listen."""
        draw_table(brush, Table.GAME)
        at, room = self.sheet.at(640, 54), brush.px(840)
        brush.text(
            self.services.words("credits.title"),
            at,
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            max_width=room,
        )
        brush.panel(self.sheet.rect(*_PANEL), Panel.LACQUER, 14)
        for x, y, element, value in _AUDIENCE:
            draw_spirit(brush, element, value, self.sheet.at(x, y), brush.px(_LISTENER))

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def update(self, ms: float) -> None:
        """As every page; and the text goes on."""
        super().update(ms)
        self._go_on()

    def _go_on(self, least: int = 0) -> None:
        """Add as many lines of the licences as there is time for, up to `least` in all events."""
        until = time.perf_counter() + _BREAK_S
        for rows in self._coming:
            self._rows += rows
            self.dirty = True
            if time.perf_counter() >= until and len(self._rows) >= least:
                break
        self.text.count = len(self._rows)

    def _written(self, room: int) -> list[_Row]:
        """Everything but the licences, in lines of at most `room` pixels."""
        words = self.services.words
        rows: list[_Row] = []
        for key in _PARTS:
            rows += [*self._head(words(key)), *self._told(words(f"{key}.text"), room)]
            rows.append(_Row(""))
        for work in LIBRARIES:
            rows += self._told(f"{work.name} – {work.licence}", room)
        return rows

    def _licences(self, room: int) -> Iterator[list[_Row]]:
        """The rows of all licences, a paragraph at a time."""
        for work in (*FONTS, *LIBRARIES):
            if work.file:
                yield [_Row(""), *self._head(self.services.words("credits.full", name=work.name))]
                for paragraph in paragraphs(work):
                    yield [*self._told(paragraph, room), _Row("")]

    def _head(self, words: str) -> list[_Row]:
        return [_Row(words, Face.DISPLAY, theme.TITLE, Size.HEADING)]

    def _told(self, words: str, room: int) -> list[_Row]:
        px = self.sheet.unit.type_px(Size.BODY)
        return [_Row(line) for line in wrap(self.services.art, words, Face.REGULAR, px, room)]

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, pointed: bool) -> None:
        row = self._rows[index]
        at, room = (rect.x, rect.centery), rect.width
        brush.text(row.words, at, row.size, row.colour, face=row.face, max_width=room)
