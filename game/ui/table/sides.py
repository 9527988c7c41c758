"""The two columns beside the board: the players on the left, pile, row, tools and log on the right.

Panels are as high as their lines of text; tiles in them shrink before anything leaves the window.
"""

from __future__ import annotations

from typing import TypeAlias

import pygame

from game.engine import ROW_SIZE
from game.ui.drawing.theme import HIT_MIN, Unit

Rect: TypeAlias = pygame.Rect

MARGIN, GAP = 15.0, 10.0
PILE_TILE, HAND_TILE, ROW_TILE, ROW_GAP = 124.0, 150.0, 78.0, 8.0
SIDE_ROOM = 22.0
"""At least so much stays beside a tile in its panel."""
FRAME = 18.0
"""So far the frame of the pile reaches beyond its tile."""
TOOLS, TOOL_GAP = 6, 4.0
"""Buttons beside the table, one fewer in solo; and between two of them."""
LOG_LEAST = 42.0
"""A lower log is none."""


class LeftColumn:
    """The seats one below the other; in solo one seat, and what counts tiles."""

    def __init__(self, area: Rect, unit: Unit) -> None:
        self.area = area
        self._unit = unit

    def seats(self, count: int) -> tuple[Rect, ...]:
        """A panel for each of `count` seats."""
        area, gap = self.area, self._unit.px(GAP)
        if count == 1:
            return (Rect(area.left, area.top, area.width, self._solo_height),)
        each = (area.height - (count - 1) * gap) // count
        return tuple(
            Rect(area.left, area.top + seat * (each + gap), area.width, each)
            for seat in range(count)
        )

    @property
    def counts(self) -> Rect:
        """Solo: the rest below the seat."""
        rest = self.area.copy()
        rest.top += self._solo_height + self._unit.px(GAP)
        rest.height = self.area.bottom - rest.top
        return rest

    @property
    def _solo_height(self) -> int:
        return self._unit.px(62) + max(self._unit.px(30), self._unit.line_px(16))


class RightColumn:
    """Where pile, row (or the hand), tools and log lie, from the top down."""

    def __init__(self, area: Rect, unit: Unit, solo: bool, boards: bool) -> None:
        """`boards` tells whether there is a button for all displays."""
        self.area = area
        self._unit = unit
        px, line = unit.px, unit.line_px
        self._top = area.top
        self._tool_count = TOOLS if boards else TOOLS - 1
        pile = px(21) + line(17), px(FRAME + 10) + line(15) + line(14)
        row = px(17) + line(16), px(10 + ROW_GAP)
        hand = px(18) + line(17), px(16) + line(14)
        first, rest = (hand, pile) if solo else (pile, row)
        fixed = sum(first) + sum(rest) + 2 * px(GAP) + self._tools_height
        sides = (HAND_TILE + PILE_TILE) if solo else (PILE_TILE + 2 * ROW_TILE)
        share = min(1.0, (area.height - fixed) / px(sides))
        most = area.width - 2 * px(SIDE_ROOM)
        tiles = [min(most, int(px(side) * share)) for side in (PILE_TILE, HAND_TILE)]
        self.hand_panel: Rect | None = None
        self.row: Rect | None = None
        self.row_slots: tuple[Rect, ...] = ()
        if solo:
            self.hand_panel, self.hand = self._with_tile(hand, tiles[1])
            self.pile, self.pile_tile = self._with_tile(pile, tiles[0])
        else:
            self.pile, self.pile_tile = self._with_tile(pile, tiles[0])
            self.hand = self.pile_tile
            small = min(int(px(ROW_TILE) * share), (area.width - px(20 + ROW_GAP)) // 2)
            self.row, self.row_slots = self._with_row(row, small)
        self.tools = self._tool_places()
        self.log = self._rest()

    def _take(self, height: int) -> Rect:
        taken = Rect(self.area.left, self._top, self.area.width, height)
        self._top = taken.bottom + self._unit.px(GAP)
        return taken

    def _with_tile(self, ends: tuple[int, int], side: int) -> tuple[Rect, Rect]:
        """A panel with a head, a tile in its middle, and lines below."""
        panel = self._take(ends[0] + side + ends[1])
        return panel, Rect(panel.centerx - side // 2, panel.top + ends[0], side, side)

    def _with_row(self, ends: tuple[int, int], side: int) -> tuple[Rect, tuple[Rect, ...]]:
        gap = self._unit.px(ROW_GAP)
        row = self._take(ends[0] + 2 * side + ends[1])
        left, top = row.centerx - side - gap // 2, row.top + ends[0]
        return row, tuple(
            Rect(left + place % 2 * (side + gap), top + place // 2 * (side + gap), side, side)
            for place in range(ROW_SIZE)
        )

    @property
    def _tool_columns(self) -> int:
        side, gap = self._unit.px(HIT_MIN), self._unit.px(TOOL_GAP)
        fitting = (self.area.width + gap) // (side + gap)
        return self._tool_count if fitting >= self._tool_count else 3

    @property
    def _tools_height(self) -> int:
        rows = -(-self._tool_count // self._tool_columns)
        return rows * self._unit.px(HIT_MIN) + (rows - 1) * self._unit.px(TOOL_GAP)

    def _tool_places(self) -> tuple[Rect, ...]:
        """The buttons, spread over the column's width; what is over stands in a second row."""
        area, side = self._take(self._tools_height), self._unit.px(HIT_MIN)
        columns = self._tool_columns
        across = (area.width - side) / (columns - 1)
        down = side + self._unit.px(TOOL_GAP)
        odd = across / 2 if self._tool_count % columns else 0.0
        places = (divmod(place, columns) for place in range(self._tool_count))
        return tuple(
            Rect(round(area.left + column * across + row * odd), area.top + row * down, side, side)
            for row, column in places
        )

    def _rest(self) -> Rect:
        """The log's place; empty where nothing can be read in it."""
        height = self.area.bottom - self._top
        if height < self._unit.px(LOG_LEAST):
            height = 0
        return Rect(self.area.left, self._top, self.area.width, height)
