"""Where everything on the game table lies, for one size of window.

Places are worked out in u from the design for 1280 by 720 and grow with the window: the side
columns stay as wide as they are, the board takes all the rest.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pygame

from game.engine import OFFER_SIZE, ROW_SIZE
from game.ui.theme import Unit

Rect: TypeAlias = pygame.Rect
_Px: TypeAlias = Callable[[float], int]

MARGIN = 15.0
COLUMN = 200.0
GAP = 10.0
BAR_TOP, BAR_HEIGHT = 38.0, 35.0
BOARD_TOP = 104.0
OFFER_TILE, OFFER_GAP, OFFER_PAD, OFFER_HEAD = 98.0, 10.0, 16.0, 29.0
STRIP_WIDTH, STRIP_HEIGHT = 860.0, 50.0
PILE_HEIGHT, ROW_HEIGHT, HAND_HEIGHT = 240.0, 212.0, 236.0
TOOL, TOOLS = 36.0, 5
"""Buttons beside the table, one fewer in solo: their side and number."""
BANNER_HEIGHT = 206.0
BANNER_TILE = 112.0
SOLO_SEAT, SOLO_COUNTS = 92.0, 176.0
"""Solo: the height of the panels for the seat, and for the tiles while there are no results."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in pixels. In solo `offer` is empty; `hand` is the drawn tile's place there."""

    unit: Unit
    size: tuple[int, int]
    seats: tuple[Rect, ...]
    counts: Rect | None
    """Solo: the panel that counts tiles."""
    bar: Rect
    board: Rect
    strip: Rect
    """The line that says what to do, and what the held tile would do."""
    tray: Rect | None
    offer: tuple[Rect, ...]
    hand_panel: Rect | None
    hand: Rect
    pile: Rect
    pile_tile: Rect
    row: Rect | None
    row_slots: tuple[Rect, ...]
    tools: tuple[Rect, ...]
    log: Rect
    over: Rect
    """The button back to the results, once the game is over."""
    banner: Rect
    banner_slots: tuple[Rect, ...]
    pass_button: Rect


def lay_out(size: tuple[int, int], unit: Unit, seats: int, intermezzo: bool) -> TableLayout:
    """The layout of a game for `seats`; in an intermezzo its banner takes the offer's place."""
    solo = seats == 1
    px = unit.px
    width, height = size
    left = px(MARGIN + COLUMN + 12)
    middle = Rect(left, 0, width - 2 * left, height)
    right = Rect(width - px(MARGIN + COLUMN), px(MARGIN), px(COLUMN), height - px(2 * MARGIN))
    tray, offer = (None, ()) if solo else _offer(middle, px)
    banner, slots, pass_button = _banner(middle, px)
    bottom = tray.top if tray and not intermezzo else height - px(MARGIN)
    strip = Rect(0, 0, min(middle.width, px(STRIP_WIDTH)), px(STRIP_HEIGHT))
    strip.midbottom = middle.centerx, bottom - px(6)
    top = banner.bottom + px(8) if intermezzo else px(BOARD_TOP)
    column = _RightColumn(right, px)
    hand_panel = column.take(HAND_HEIGHT) if solo else None
    pile = column.take(PILE_HEIGHT)
    row = None if solo else column.take(ROW_HEIGHT)
    return TableLayout(
        unit=unit,
        size=size,
        seats=_seats(seats, height, px),
        counts=_solo_counts(height, px) if solo else None,
        bar=Rect(middle.left, px(BAR_TOP), middle.width, px(BAR_HEIGHT)).inflate(-px(24), 0),
        board=Rect(middle.left, top, middle.width, strip.top - px(8) - top),
        strip=strip,
        tray=tray,
        offer=offer,
        hand_panel=hand_panel,
        hand=_tile_in(hand_panel or pile, px(44), px(150)),
        pile=pile,
        pile_tile=_tile_in(pile, px(43), px(124)),
        row=row,
        row_slots=_row_slots(row, px) if row else (),
        tools=_spread(column.take(TOOL), TOOLS if seats > 1 else TOOLS - 1, px(TOOL)),
        log=column.rest(),
        over=Rect(strip.right - px(220), strip.top + px(4), px(210), px(42)),
        banner=banner,
        banner_slots=slots,
        pass_button=pass_button,
    )


class _RightColumn:
    """Hands out the right column from the top down."""

    def __init__(self, area: Rect, px: _Px) -> None:
        self._area = area
        self._px = px
        self._top = area.top

    def take(self, height: float) -> Rect:
        taken = Rect(self._area.left, self._top, self._area.width, self._px(height))
        self._top = taken.bottom + self._px(GAP)
        return taken

    def rest(self) -> Rect:
        area = self._area
        return Rect(area.left, self._top, area.width, max(0, area.bottom - self._top))


def _seats(seats: int, height: int, px: _Px) -> tuple[Rect, ...]:
    top, gap = px(MARGIN), px(GAP)
    if seats == 1:
        return (Rect(px(MARGIN), top, px(COLUMN), px(SOLO_SEAT)),)
    each = (height - 2 * top - (seats - 1) * gap) // seats
    return tuple(
        Rect(px(MARGIN), top + seat * (each + gap), px(COLUMN), each) for seat in range(seats)
    )


def _solo_counts(height: int, px: _Px) -> Rect:
    top = px(MARGIN + SOLO_SEAT + GAP)
    return Rect(px(MARGIN), top, px(COLUMN), height - px(MARGIN) - top)


def _offer(middle: Rect, px: _Px) -> tuple[Rect, tuple[Rect, ...]]:
    gap, pad = px(OFFER_GAP), px(OFFER_PAD)
    room = middle.width - 2 * pad - (OFFER_SIZE - 1) * gap
    tile = min(px(OFFER_TILE), room // OFFER_SIZE)
    width = OFFER_SIZE * tile + (OFFER_SIZE - 1) * gap + 2 * pad
    tray = Rect(0, 0, width, tile + px(OFFER_HEAD) + pad - px(3))
    tray.midbottom = middle.centerx, middle.bottom - px(13)
    top = tray.top + px(OFFER_HEAD)
    return tray, tuple(
        Rect(tray.left + pad + place * (tile + gap), top, tile, tile) for place in range(OFFER_SIZE)
    )


def _row_slots(row: Rect, px: _Px) -> tuple[Rect, ...]:
    tile, gap = px(78), px(8)
    left = row.centerx - tile - gap // 2
    top = row.top + px(38)
    return tuple(
        Rect(left + place % 2 * (tile + gap), top + place // 2 * (tile + gap), tile, tile)
        for place in range(ROW_SIZE)
    )


def _banner(middle: Rect, px: _Px) -> tuple[Rect, tuple[Rect, ...], Rect]:
    """The intermezzo's panel: the order on the left, four tiles, and the button to pass."""
    banner = Rect(0, 0, min(middle.width, px(STRIP_WIDTH)), px(BANNER_HEIGHT))
    banner.midtop = middle.centerx, px(BOARD_TOP - 2)
    tile, gap = px(BANNER_TILE), px(13)
    width = ROW_SIZE * tile + (ROW_SIZE - 1) * gap
    left = banner.centerx - width // 2 + px(10)
    top = banner.top + px(76)
    slots = tuple(Rect(left + place * (tile + gap), top, tile, tile) for place in range(ROW_SIZE))
    room = banner.right - slots[-1].right
    button = Rect(0, 0, min(px(124), room - px(20)), px(44))
    button.center = slots[-1].right + room // 2 - px(2), slots[0].centery
    return banner, slots, button


def _tile_in(panel: Rect, top: int, side: int) -> Rect:
    return Rect(panel.centerx - side // 2, panel.top + top, side, side)


def _spread(area: Rect, count: int, side: int) -> tuple[Rect, ...]:
    step = (area.width - side) / max(1, count - 1)
    return tuple(
        Rect(round(area.left + place * step), area.top, side, side) for place in range(count)
    )
