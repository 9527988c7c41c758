"""The section of the settings that shows which keys do what. There is nothing to set in it."""

from __future__ import annotations

from typing import NamedTuple

from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Point
from game.ui.scenes.page import Sheet
from game.ui.scenes.settings_section import LEFT, RIGHT, TOP, Section
from game.ui.theme import Face, Size

_PITCH, _GAP = 68.0, 36.0
"""From line to line, and between the columns, in u."""
_CAP, _STEP = 40.0, 44.0
"""A key's height, and the distance from one to the next."""
_FACE = -2.0
"""The middle of a key's face lies so much above the key's own, in u."""
_WIDE = 112 / 64
"""How much wider than high a key with a word on it is."""
_TO = "–"
"""Stands between the first and the last of several keys."""
_ARROWS = {"left": 0, "up": 90, "right": 180, "down": 270}
"""Degrees clockwise from an arrow to the left."""


class _Keys(NamedTuple):
    """What is done, as the key of its words, and the keys that do it from left to right.

    A key is a letter, an arrow's name, or the key of a word that stands on it.
    """

    what: str
    caps: tuple[str, ...]


COLUMNS = (
    (
        _Keys("keys.cells", ("left", "up", "down", "right")),
        _Keys("play.choose", ("1", _TO, "5")),
        _Keys("play.turnleft", ("Q",)),
        _Keys("play.turnright", ("E",)),
        _Keys("play.confirm", ("keys.enter",)),
        _Keys("play.undo", ("Z",)),
        _Keys("play.redo", ("Y",)),
    ),
    (
        _Keys("play.draw", ("0",)),
        _Keys("inter.pass", ("P",)),
        _Keys("play.boards", ("V",)),
        _Keys("play.fit", ("keys.home",)),
        _Keys("set.mute", ("M",)),
        _Keys("set.full", ("F11",)),
        _Keys("pause.title", ("Esc",)),
    ),
)


class ControlsSection(Section):
    """What is done on the left of each column, its keys on the right."""

    key, icon = "set.control", "keyboard"

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Both columns, with a hairline between the lines."""
        wide = (RIGHT - LEFT - _GAP) / 2
        for number, column in enumerate(COLUMNS):
            left = LEFT + number * (wide + _GAP)
            for row, keys in enumerate(column):
                top = TOP + _PITCH * row
                self._paint_keys(brush, sheet, keys, (left, top + _PITCH / 2), wide)
                if row:
                    brush.line(sheet.at(left, top), sheet.at(left + wide, top))

    def _paint_keys(
        self, brush: Brush, sheet: Sheet, keys: _Keys, place: Point, wide: float
    ) -> None:
        left, middle = place
        at = left + wide
        for cap in reversed(keys.caps):
            label = self.services.words(cap) if "." in cap else cap
            width = _CAP * _WIDE if len(label) > 1 and cap not in _ARROWS else _CAP
            _paint_cap(brush, sheet, cap, label, (at - width / 2, middle), width)
            at -= width + _STEP - _CAP
        words, room = self.services.words(keys.what), brush.px(at - left - 8)
        high = brush.paragraph_height(words, room, face=Face.SEMIBOLD)
        x, y = sheet.at(left, middle)
        brush.paragraph(words, (x, y - high / 2), room, face=Face.SEMIBOLD)


def _paint_cap(
    brush: Brush, sheet: Sheet, cap: str, label: str, middle: Point, width: float
) -> None:
    """One key, or the dash between two."""
    x, y = middle
    if cap == _TO:
        brush.text(label, sheet.at(x, y), Size.NAME, theme.TEXT_DIM, align="centre")
        return
    name = "key_cap_wide" if width > _CAP else "key_cap"
    brush.svg(name, sheet.rect(x - width / 2, y - _CAP / 2, width, _CAP))
    at = sheet.at(x, y + _FACE)
    if cap in _ARROWS:
        turn, ink = _ARROWS[cap], theme.TEXT_INK
        brush.svg_at("icon_left", at, brush.px(20), turn=turn, tint=ink)
        return
    size, room, face = min(Size.COUNT, 16 / brush.unit.text), brush.px(width - 12), Face.EXTRABOLD
    brush.text(label, at, size, theme.TEXT_INK, face=face, align="centre", max_width=room)
