"""Where everything on the game table lies, for one size of window.

Places are worked out in u from the design for 1280 by 720 and grow with the window: the side
columns stay as wide as their text needs, the board takes all the rest. In small windows the
columns are slim; there, in very wide ones, and where text is large, the offer stands upright
beside the board, which then has the height.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

import pygame

from game.engine import OFFER_SIZE, ROW_SIZE
from game.ui.drawing.theme import Unit
from game.ui.table.sides import MARGIN, LeftColumn, RightColumn

Rect: TypeAlias = pygame.Rect

COLUMN, SLIM_COLUMN = 216.0, 172.0
ASIDE = 12.0
"""Between the board and what stands beside it."""
SLIM_BELOW = (1024.0, 600.0)
"""Windows of fewer u are small."""
WIDE_FROM = 1500.0
"""Windows of so many u in width are very wide."""
NARROW_BELOW = 1020.0
"""Windows of fewer u in width, times the growth of text, are narrow for their text."""
MIDDLE_LEAST, SLIM_MIDDLE_LEAST = 700.0, 560.0
"""So much room stays between the columns, however large the text."""
BAR_TOP, BAR_HEIGHT = 38.0, 35.0
OFFER_TILE, OFFER_GAP, OFFER_PAD = 98.0, 10.0, 16.0
UPRIGHT_TILE, UPRIGHT_GAP, UPRIGHT_PAD = 114.0, 22.0, 13.0
STRIP_WIDTH, LINE_SHORT = 860.0, 690.0
BANNER_TILE, BANNER_GAP = 112.0, 13.0
ORDER_WIDTH, PASS_WIDTH = 160.0, 122.0
"""On the banner: the room for the order on the left, and the button to pass."""
BANNER_COLUMN, ORDER_STEP = 150.0, 34.0


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in pixels. In solo `offer` is empty; `hand` is the drawn tile's place there."""

    unit: Unit
    size: tuple[int, int]
    upright: bool
    """Whether offer and banner stand beside the board."""
    seats: tuple[Rect, ...]
    counts: Rect | None
    """Solo: the panel that counts tiles."""
    bar: Rect
    board: Rect
    strip: Rect
    """The lines that say what to do, and what the held tile would do."""
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
    banner_order: Rect
    """Where the order of choosing is told."""
    banner_slots: tuple[Rect, ...]
    pass_button: Rect

    def raised(self, by: int) -> TableLayout:
        """The same with a board that ends `by` pixels higher, for what others lay below it."""
        board = Rect(self.board.topleft, (self.board.width, self.board.height - by))
        return replace(self, board=board)


class _Hand(NamedTuple):
    """What tiles are taken from: its panel and their places, and on the banner two more."""

    panel: Rect
    slots: tuple[Rect, ...]
    order: Rect
    button: Rect


def lay_out(
    size: tuple[int, int], unit: Unit, seats: int, intermezzo: bool, *, upright: bool = False
) -> TableLayout:
    """The layout of a game for `seats`; in an intermezzo its banner takes the offer's place.

    With `upright` the offer stands beside the board, whatever the window.
    """
    px, height, solo = unit.px, size[1], seats == 1
    upright = upright or _is_upright(size, unit)
    left, right = _columns(size, unit, seats)
    start, end = left.area.right + px(ASIDE), right.area.left - px(ASIDE)
    middle = Rect(start, 0, end - start, height)
    board_top = px(BAR_TOP + BAR_HEIGHT + 13) + unit.line_px(14)
    tray = _offer_beside(middle, unit) if upright else _offer_below(middle, unit)
    banner = _banner_beside(middle, unit) if upright else _banner_above(middle, board_top, unit)
    taken = banner.panel if intermezzo else tray.panel
    if upright and not solo:
        middle.width = taken.left - px(ASIDE) - middle.left
    bottom = height - px(MARGIN) if upright or solo or intermezzo else tray.panel.top
    strip = _strip(middle, bottom - px(6), unit)
    top = banner.panel.bottom + px(8) if intermezzo and not upright else board_top
    return TableLayout(
        unit=unit,
        size=size,
        upright=upright,
        seats=left.seats(seats),
        counts=left.counts if solo else None,
        bar=Rect(middle.left, px(BAR_TOP), middle.width, px(BAR_HEIGHT)).inflate(-px(24), 0),
        board=Rect(middle.left, top, middle.width, strip.top - px(8) - top),
        strip=strip,
        tray=None if solo else tray.panel,
        offer=() if solo else tray.slots,
        hand_panel=right.hand_panel,
        hand=right.hand,
        pile=right.pile,
        pile_tile=right.pile_tile,
        row=right.row,
        row_slots=right.row_slots,
        tools=right.tools,
        log=right.log,
        over=_over(strip, unit),
        banner=banner.panel,
        banner_order=banner.order,
        banner_slots=banner.slots,
        pass_button=banner.button,
    )


def _slim(size: tuple[int, int], unit: Unit) -> bool:
    return size[0] < unit.px(SLIM_BELOW[0]) or size[1] < unit.px(SLIM_BELOW[1])


def _is_upright(size: tuple[int, int], unit: Unit) -> bool:
    narrow = size[0] < unit.px(NARROW_BELOW) * unit.growth
    return _slim(size, unit) or narrow or size[0] >= unit.px(WIDE_FROM)


def _columns(size: tuple[int, int], unit: Unit, seats: int) -> tuple[LeftColumn, RightColumn]:
    edge = unit.px(MARGIN)
    width = unit.px(_column(size[0] / unit.scale, unit, _slim(size, unit)))
    area = Rect(edge, edge, width, size[1] - 2 * edge)
    right = area.move(size[0] - 2 * edge - width, 0)
    return LeftColumn(area, unit), RightColumn(right, unit, seats == 1, boards=seats > 1)


def _column(width: float, unit: Unit, slim: bool) -> float:
    """The width of the side columns in u, for a window of `width` u: as its text needs."""
    least, middle = (SLIM_COLUMN, SLIM_MIDDLE_LEAST) if slim else (COLUMN, MIDDLE_LEAST)
    grown = least * (1 + 0.5 * (unit.growth - 1))
    return max(least, min(grown, (width - middle) / 2 - MARGIN - ASIDE))


def _strip(middle: Rect, bottom: int, unit: Unit) -> Rect:
    """Two lines of text, or three where they are short, ending at `bottom`."""
    short = middle.width < unit.px(LINE_SHORT) * unit.growth
    height = unit.line_px(15) + unit.line_px(14) * (2 if short else 1) + unit.px(12)
    strip = Rect(0, 0, min(middle.width, round(unit.px(STRIP_WIDTH) * unit.growth)), height)
    strip.midbottom = middle.centerx, bottom
    return strip


def _over(strip: Rect, unit: Unit) -> Rect:
    """The button at the right end of the strip."""
    width = min(round(unit.px(210) * unit.growth), strip.width // 2)
    over = Rect(0, 0, width, unit.px(42))
    over.midright = strip.right - unit.px(10), strip.centery
    return over


def _offer_below(middle: Rect, unit: Unit) -> _Hand:
    """The tray below the board."""
    px = unit.px
    gap, pad, head = px(OFFER_GAP), px(OFFER_PAD), px(9) + unit.line_px(16)
    room = middle.width - 2 * pad - (OFFER_SIZE - 1) * gap
    tile = min(px(OFFER_TILE), room // OFFER_SIZE)
    width = OFFER_SIZE * tile + (OFFER_SIZE - 1) * gap + 2 * pad
    tray = Rect(0, 0, width, head + tile + pad - px(3))
    tray.midbottom = middle.centerx, middle.bottom - px(13)
    slots = _beside(Rect(tray.left + pad, tray.top + head, tile, tile), OFFER_SIZE, (tile + gap, 0))
    return _Hand(tray, slots, Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))


def _offer_beside(middle: Rect, unit: Unit) -> _Hand:
    """The tray on the right of the board, as high as the window."""
    px = unit.px
    pad, head = px(UPRIGHT_PAD), px(11) + unit.line_px(16)
    room = middle.height - 2 * px(MARGIN) - head - pad
    least = px(7)
    tile = min(px(UPRIGHT_TILE), (room - (OFFER_SIZE - 1) * least) // OFFER_SIZE)
    gap = min(px(UPRIGHT_GAP), (room - OFFER_SIZE * tile) // (OFFER_SIZE - 1))
    height = head + OFFER_SIZE * tile + (OFFER_SIZE - 1) * gap + pad
    tray = Rect(0, 0, tile + 2 * pad, height)
    tray.midright = middle.right, middle.centery
    slots = _beside(Rect(tray.left + pad, tray.top + head, tile, tile), OFFER_SIZE, (0, tile + gap))
    return _Hand(tray, slots, Rect(0, 0, 0, 0), Rect(0, 0, 0, 0))


def _banner_above(middle: Rect, top: int, unit: Unit) -> _Hand:
    """The intermezzo's panel: title and rule, the order, four tiles, and the button to pass."""
    px = unit.px
    inset, gap = px(20), px(BANNER_GAP)
    width = min(middle.width, round(px(STRIP_WIDTH) * unit.growth))
    head = px(16) + unit.line_px(30) + unit.line_px(15)
    order, button = (round(px(part) * unit.growth) for part in (ORDER_WIDTH, PASS_WIDTH))
    room = width - 2 * inset - order - button - (ROW_SIZE + 1) * gap
    tile = min(px(BANNER_TILE), room // ROW_SIZE)
    spare = width - 2 * inset - ROW_SIZE * tile - (ROW_SIZE + 1) * gap
    order, button = (spare * part // (order + button) for part in (order, button))
    high = max(tile, round(ROW_SIZE * unit.line_px(15) * 0.9))
    banner = Rect(middle.centerx - width // 2, top - px(2), width, head + high + px(20))
    left = banner.left + inset
    first = Rect(left + order + gap, banner.top + head + (high - tile) // 2, tile, tile)
    slots = _beside(first, ROW_SIZE, (tile + gap, 0))
    passing = Rect(0, 0, min(button, round(px(PASS_WIDTH) * unit.growth)), px(44))
    passing.midright = banner.right - inset, first.centery
    return _Hand(banner, slots, Rect(left, banner.top + head, order, high), passing)


def _banner_beside(middle: Rect, unit: Unit) -> _Hand:
    """The same on the right of the board, from the title down to the button."""
    px = unit.px
    pad, gap = px(UPRIGHT_PAD), px(7)
    width = round(px(BANNER_COLUMN) * min(unit.growth, 1.3))
    head, list_height = px(11) + unit.line_px(18), 4 * min(px(ORDER_STEP), unit.line_px(15))
    room = middle.height - 2 * px(MARGIN) - head - list_height - px(44) - 2 * gap - 2 * pad
    tile = min(px(UPRIGHT_TILE), width - 2 * pad, room // ROW_SIZE - gap)
    height = head + list_height + ROW_SIZE * (tile + gap) + px(44) + gap + 2 * pad
    banner = Rect(0, 0, width, height)
    banner.midright = middle.right, middle.centery
    order = Rect(banner.left + pad, banner.top + head, width - 2 * pad, list_height)
    first = Rect(banner.centerx - tile // 2, order.bottom + pad, tile, tile)
    slots = _beside(first, ROW_SIZE, (0, tile + gap))
    passing = Rect(order.left, slots[-1].bottom + 2 * gap, order.width, px(44))
    return _Hand(banner, slots, order, passing)


def _beside(first: Rect, count: int, step: tuple[int, int]) -> tuple[Rect, ...]:
    return tuple(first.move(place * step[0], place * step[1]) for place in range(count))
