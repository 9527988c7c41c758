"""Who made what, and under which terms: one long text to scroll through."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pygame

from game import resources
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Action, Asked, Input
from game.ui.lettering import wrap
from game.ui.panels import Panel
from game.ui.scenes.page import Page
from game.ui.services import Services
from game.ui.table_art import Table, draw_table
from game.ui.theme import Face, Size
from game.ui.widgets.button import Button
from game.ui.widgets.scroll_list import ScrollList

_PARTS = ("credits.game", "credits.art", "credits.sound", "credits.type", "credits.libs")
_LIBRARIES = (
    ("Python", "PSF-2.0"),
    ("pygame-ce", "LGPL-2.1-or-later"),
    ("SDL, SDL_image, SDL_mixer, SDL_ttf", "Zlib"),
    ("FreeType", "FTL"),
    ("HarfBuzz", "MIT"),
    ("libogg, libvorbis", "BSD-3-Clause"),
    ("pytweening", "MIT"),
    ("platformdirs", "MIT"),
    ("polib", "MIT"),
)
"""What the program is made with, and the short name of each licence."""
_FONTS = (("Yeseva One", "YesevaOne-OFL.txt"), ("Ysabeau Office", "YsabeauOffice-OFL.txt"))
_PANEL = (220.0, 100.0, 840.0, 540.0)
_INSET = 32.0
_LINE = 1.4
"""From line to line, in type sizes."""


class _Row(NamedTuple):
    """One line of the text."""

    words: str
    face: Face = Face.REGULAR
    colour: str = theme.TEXT
    size: float = Size.BODY


class Reading(ScrollList):
    """Rows that are read, not chosen: the keys scroll, and Confirm turns a page."""

    def handle(self, event: Input) -> bool:
        """Scroll; a key that scrolls no further is left to the group."""
        if not isinstance(event, Asked):
            return super().handle(event)
        pages = {Action.CONFIRM: 0.85, Action.DOWN: 0.2, Action.UP: -0.2}
        before = self.offset
        self.scroll_to(before + round(pages.get(event.action, 0) * self.rect.height))
        return self.offset != before

    @property
    def outline(self) -> pygame.Rect:
        """The whole window on the text."""
        return self.rect


class CreditsScene(Page[None]):
    """Pops once it has been read."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.text = Reading(0, 24, self._draw_row, lambda _: None)
        self.leave_button = Button("", self.back, icon="left")
        self.group.widgets = [self.text, self.leave_button]
        self.group.default = self.text
        self._rows: list[_Row] = []

    def arrange(self) -> None:
        """Break the text into lines as wide as the panel."""
        sheet = self.sheet
        left, top, width, height = _PANEL
        inner = sheet.rect(left + _INSET, top + 18, width - 1.4 * _INSET, height - 36)
        self._rows = self._written(inner.width - sheet.unit.px(_INSET / 2))
        self.text.count = len(self._rows)
        self.text.row = sheet.unit.type_px(Size.BODY) * _LINE / sheet.unit.scale
        self.text.place(inner, sheet.unit)
        self.leave_button.label = self.services.words("ui.back")
        self.leave_button.place(sheet.rect(552, 656, 176, 46), sheet.unit)

    def paint(self, brush: Brush) -> None:
        """The table, the title and the panel."""
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

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def _written(self, room: int) -> list[_Row]:
        """All rows, in lines of at most `room` pixels."""
        words = self.services.words
        rows: list[_Row] = []
        for key in _PARTS:
            rows += [*self._head(words(key)), *self._told(words(f"{key}.text"), room)]
            rows.append(_Row(""))
        for name, licence in _LIBRARIES:
            rows += self._told(f"{name} – {licence}", room)
        for font, file in _FONTS:
            rows += [_Row(""), *self._head(words("credits.full", font=font))]
            rows += self._told(_licence(resources.assets() / "fonts" / file), room)
        return rows

    def _head(self, words: str) -> list[_Row]:
        return [_Row(words, Face.DISPLAY, theme.TITLE, Size.HEADING)]

    def _told(self, words: str, room: int) -> list[_Row]:
        px = self.sheet.unit.type_px(Size.BODY)
        return [_Row(line) for line in wrap(self.services.art, words, Face.REGULAR, px, room)]

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, pointed: bool) -> None:
        row = self._rows[index]
        at, room = (rect.x, rect.centery), rect.width
        brush.text(row.words, at, row.size, row.colour, face=row.face, max_width=room)


def _licence(path: Path) -> str:
    """A licence with its lines joined to paragraphs, so that they can be broken anew."""
    text = path.read_text(encoding="utf-8").strip()
    blocks = (block.split("\n") for block in text.split("\n\n"))
    joined = (" ".join(line.strip() for line in block if line.strip("- ")) for block in blocks)
    return "\n\n".join(block for block in joined if block)
