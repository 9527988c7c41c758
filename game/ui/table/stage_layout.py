"""Where things lie on a small stage: displays with their numbers, and what is needed beside."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

import pygame

from game.engine import OFFER_SIZE, ROW_SIZE
from game.ui.drawing.theme import Unit

Rect: TypeAlias = pygame.Rect

_PAD, _GAP = 16.0, 12.0
_NUMBERS = 40.0
"""The height of the line of numbers above a display, in u."""
_OFFER_TILE, _SIDE_TILE, _ROW_TILE = 78.0, 104.0, 56.0
_BAR_ABOVE, _BAR = 66.0, 32.0
"""Room for markers above the harmony bar, and its height."""
_NAME_SHARE, SCORE_SHARE = 0.38, 0.2
"""The room of the name and of the score in a line of numbers, as shares of its width."""
_NARROW = 320.0
"""A line of numbers of fewer u is narrow, of more if text is larger."""
_NOWHERE = pygame.Rect(0, 0, 1, 1)


class Shown(NamedTuple):
    """What is on the stage: the displays of `seats`, and other things of the table."""

    seats: tuple[int, ...] = (0,)
    hand: bool = False
    pile: bool = False
    offer: bool = False
    row: bool = False
    bar: bool = False


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rectangles in pixels; what is not shown lies where something like it would come from."""

    numbers: dict[int, Rect]
    boards: dict[int, Rect]
    bar: Rect
    offer: tuple[Rect, ...]
    row: tuple[Rect, ...]
    pile: Rect
    hand: Rect
    label: int
    """The height of the labels above offer, row and tiles at the side."""


def lay_out_stage(rect: Rect, unit: Unit, shown: Shown) -> StageLayout:
    """The layout of a stage that fills `rect`."""
    px, label = unit.px, unit.line_px(14)
    area = rect.inflate(-2 * px(_PAD), -2 * px(_PAD))
    bar = Rect(area.left, area.top, area.width, px(8))
    if shown.bar:
        bar = Rect(area.left + px(12), area.top + px(_BAR_ABOVE), area.width - px(24), px(_BAR))
        area = _cut(area, top=bar.bottom + label + px(18))
    offer: tuple[Rect, ...] = ()
    if shown.offer:
        offer = _offer(area, unit)
        area = _cut(area, bottom=offer[0].top - label - px(_GAP))
    pile = hand = _NOWHERE
    row: tuple[Rect, ...] = ()
    if shown.hand or shown.pile or shown.row:
        column = Rect(area.right - px(2 * _ROW_TILE + 6), area.top, px(2 * _ROW_TILE + 6), 0)
        column.height = area.height
        area = Rect(area.left, area.top, column.left - px(_GAP) - area.left, area.height)
        pile, hand, row = _column(column, unit, shown)
    if offer:
        hand = offer[OFFER_SIZE // 2]
    numbers, boards = _displays(area, unit, shown.seats)
    return StageLayout(numbers, boards, bar, offer, row, pile, hand, label)


def _cut(area: Rect, *, top: int | None = None, bottom: int | None = None) -> Rect:
    top, bottom = area.top if top is None else top, area.bottom if bottom is None else bottom
    return Rect(area.left, top, area.width, bottom - top)


def _offer(area: Rect, unit: Unit) -> tuple[Rect, ...]:
    gap = unit.px(8)
    side = min(unit.px(_OFFER_TILE), (area.width - (OFFER_SIZE - 1) * gap) // OFFER_SIZE)
    left = area.centerx - (OFFER_SIZE * side + (OFFER_SIZE - 1) * gap) // 2
    top = area.bottom - side
    return tuple(Rect(left + n * (side + gap), top, side, side) for n in range(OFFER_SIZE))


def _column(column: Rect, unit: Unit, shown: Shown) -> tuple[Rect, Rect, tuple[Rect, ...]]:
    """Pile, hand and row from the top down, all as large as there is room for."""
    px, label = unit.px, unit.line_px(14)
    singles = shown.hand + shown.pile
    fixed = (singles + shown.row) * (label + px(6)) + px(_GAP)
    wanted = px(_SIDE_TILE) * singles + (2 * px(_ROW_TILE) if shown.row else 0)
    share = min(1.0, (column.height - fixed) / wanted)
    side, small = int(px(_SIDE_TILE) * share), int(px(_ROW_TILE) * share)
    top, places = column.top, []
    for there in (shown.pile and not shown.hand, shown.hand, shown.hand and shown.pile):
        if there:
            top += label
            places.append(Rect(column.centerx - side // 2, top, side, side))
            top += side + px(6)
    pile = hand = places[0] if places else _NOWHERE
    if len(places) > 1:
        pile = places[1]
    if not shown.row:
        return pile, hand, ()
    first = Rect(column.centerx - small - px(2), top + label, small, small)
    step = small + px(4)
    row = tuple(first.move(n % 2 * step, n // 2 * step) for n in range(ROW_SIZE))
    return pile, hand, row


def _displays(
    area: Rect, unit: Unit, seats: tuple[int, ...]
) -> tuple[dict[int, Rect], dict[int, Rect]]:
    """The line of numbers and the board of each seat; several stand in two columns."""
    columns = 1 if len(seats) == 1 else 2
    rows, gap = -(-len(seats) // columns), unit.px(_GAP)
    width = (area.width - (columns - 1) * gap) // columns
    height = (area.height - (rows - 1) * gap) // rows
    high = max(unit.px(_NUMBERS), unit.line_px(17) + unit.px(6))
    numbers, boards = {}, {}
    for place, seat in enumerate(seats):
        left = area.left + place % columns * (width + gap)
        top = area.top + place // columns * (height + gap)
        numbers[seat] = Rect(left, top, width, high)
        boards[seat] = Rect(left, top + high + gap // 2, width, height - high - gap // 2)
    return numbers, boards


def count_places(numbers: Rect, unit: Unit, *, named: bool) -> tuple[tuple[int, int], ...]:
    """The middles of the pictures that stand for supply and cacophony discs in a line of numbers.

    A line that is `named` begins with a name; if it is narrow, there is room for the supply only.
    """
    narrow = named and numbers.width < unit.px(_NARROW) * unit.growth
    name = round(numbers.width * _NAME_SHARE) if named else 0
    left = numbers.left + name + unit.px(13 if narrow else 20)
    room = numbers.left + round(numbers.width * (1 - SCORE_SHARE)) - left
    pitch = 0 if narrow else room // 2
    return (left, numbers.centery), (left + pitch, numbers.centery)
