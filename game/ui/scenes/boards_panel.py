"""One player's panel among all displays: where its parts lie, and the numbers on it.

In a wide panel the numbers stand in a column on the left, in a high one in a row above the
display.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Unit
from game.ui.input import Point
from game.ui.picture import SeatPicture
from game.ui.table.seat_parts import COUNTS, SeatPart
from game.ui.table.seats import Person
from game.words import Words

_WIDE = 1.5
"""A panel so many times as wide as it is high has its numbers on the left."""
_COLUMN, _ROW = 136.0, 104.0
"""The width of the numbers on the left, and their height above the display, in u."""
_BESIDE = 360.0
"""Numbers above a display stand beside the score if the panel is so wide, else below it."""
_COLUMN_MOST = 0.32
"""The column grows with its text, but to no more than this share of the panel."""
_INSET, _PAD = 11.0, 14.0
_COUNT = 34.0
"""The side of a count's picture with its surroundings."""


class PanelLayout(NamedTuple):
    """Rectangles in pixels: the whole panel, its numbers, and the room for the display."""

    rect: pygame.Rect
    head: pygame.Rect
    board: pygame.Rect

    @property
    def upright(self) -> bool:
        """Whether the numbers stand in a column."""
        return self.head.height > self.head.width


def lay_out_panel(rect: pygame.Rect, unit: Unit) -> PanelLayout:
    """The parts of a panel that fills `rect`."""
    inset, pad = unit.px(_INSET), unit.px(_PAD)
    inner = rect.inflate(-2 * inset, -2 * inset)
    if rect.width > _WIDE * rect.height:
        grown = round(unit.px(_COLUMN) * (1 + 0.5 * (unit.growth - 1)))
        column = max(unit.px(_COLUMN), min(grown, round(inner.width * _COLUMN_MOST)))
        head = pygame.Rect(inner.topleft, (column, inner.height))
        left, top = head.right + pad, inner.top
    else:
        narrow = inner.width < round(unit.px(_BESIDE) * unit.growth)
        high = unit.px(_ROW) + (max(unit.px(34), unit.line_px(17)) if narrow else 0)
        head = pygame.Rect(inner.topleft, (inner.width, high))
        left, top = inner.left, head.bottom + pad
    board = pygame.Rect(left, top, inner.right - left, inner.bottom - top)
    return PanelLayout(rect, head, board.inflate(-pad // 2, -pad // 2))


def draw_numbers(
    brush: Brush,
    panel: PanelLayout,
    person: Person,
    seat: SeatPicture,
    *,
    rank: int | None,
    lit: bool,
    first: bool,
    words: Words,
) -> None:
    """Name, score, discs, cacophony and spirits; `rank` is given where others have as many
    points, `lit` is whoever is to move, `first` the start player."""
    if lit:
        brush.panel(panel.head, Panel.LANTERN, 8)
    ink = theme.TEXT_INK if lit else theme.TEXT
    px, head = brush.px, panel.head
    left, middle = head.left + px(8), head.top + px(25)
    brush.disc(person.colour, (left + px(15), middle), px(28))
    bell = px(34) if first else 0
    room = head.right - left - px(42) - (0 if panel.upright else bell)
    at = left + px(34), middle
    name = brush.text(person.name[:24], at, 18, ink, face=Face.DISPLAY, max_width=room)
    score_at = left + px(2), head.top + px(69)
    score_room = head.width - bell - px(14) if panel.upright else px(96)
    _draw_score(brush, words.number(seat.score), score_at, score_room, rank, lit)
    if first:
        beside = name.right + px(20), middle
        at = (head.right - px(25), score_at[1]) if panel.upright else beside
        brush.svg_at("start_marker", at, px(30))
    faint = theme.TEXT_INK_DIM if lit else theme.TEXT_DIM
    places, room = _count_places(panel, px)
    pitch = places[1][1] - places[0][1] if panel.upright else px(36)
    size = 17 * min(1.0, 1.1 * pitch / brush.unit.line_px(17))
    for at, (picture, text, counts) in zip(places, _counts(person, seat), strict=True):
        brush.svg_at(picture, at, min(px(26), pitch))
        right, shade = (at[0] + px(20), at[1]), ink if counts else faint
        brush.text(text, right, size, shade, face=Face.EXTRABOLD, max_width=room)


def _count_places(
    panel: PanelLayout, px: Callable[[float], int]
) -> tuple[list[tuple[int, int]], int]:
    """The middles of the pictures of the three counts, and the room beside each."""
    head = panel.head
    if panel.upright:
        top = head.top + px(96)
        pitch = min(px(36), (head.bottom - px(4) - top) // 3)
        middles = [(head.left + px(21), top + round(pitch * (n + 0.5))) for n in range(3)]
        return middles, head.width - px(46)
    if head.height > px(_ROW):
        pitch = (head.width - px(12)) // 3
        middle = (head.top + px(_ROW) + head.bottom) // 2 - px(8)
        return [(head.left + px(21) + pitch * n, middle) for n in range(3)], pitch - px(36)
    left = head.left + px(122)
    pitch = min(px(120), (head.right - left) // 3)
    return [(left + pitch * n, head.top + px(71)) for n in range(3)], pitch - px(36)


def panel_part(panel: PanelLayout, unit: Unit, at: Point) -> tuple[SeatPart, pygame.Rect]:
    """The number at a point of a panel's head, and where it is."""
    places, _ = _count_places(panel, unit.px)
    for part, middle in zip(COUNTS, places, strict=True):
        rect = pygame.Rect(0, 0, unit.px(_COUNT), unit.px(_COUNT))
        rect.center = middle
        rect.width += unit.px(_COUNT)
        if rect.collidepoint(at):
            return part, rect
    name = pygame.Rect(panel.head.left, panel.head.top, panel.head.width, unit.px(44))
    score = pygame.Rect(panel.head.left, name.bottom, panel.head.width, unit.px(50))
    return (SeatPart.SCORE, score) if score.collidepoint(at) else (SeatPart.NAME, name)


def _draw_score(
    brush: Brush,
    number: str,
    at: tuple[int, int],
    room: int,
    rank: int | None,
    lit: bool,
) -> None:
    """The score, and after a slash the place among those who have the same."""
    ink = theme.TEXT_INK if lit else theme.LANTERN
    if number.startswith("–"):
        ink = theme.PAPER_WARN if lit else theme.WARN
    tie = "" if rank is None else f"/{rank}"
    room -= brush.text_width(tie, 18) if tie else 0
    score = brush.text(number, at, 38, ink, face=Face.DISPLAY, max_width=room)
    if tie:
        below = score.right + brush.px(2), at[1] + brush.px(6)
        brush.text(tie, below, 18, theme.TEXT_INK if lit else theme.TEXT)


def _counts(person: Person, seat: SeatPicture) -> tuple[tuple[str, str, bool], ...]:
    """Picture, number and whether it is more than none."""
    return (
        (f"disc_{person.colour}", str(seat.supply), seat.supply > 0),
        ("disc_cacophony", str(seat.cacophony), seat.cacophony > 0),
        ("emblem", f"{seat.spirits}/{len(seat.tiles)}", seat.spirits > 0),
    )
