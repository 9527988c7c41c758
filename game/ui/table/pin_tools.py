"""The four buttons beside a pinned tile: turn left, turn right, put back, confirm."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine import Cell
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.input import Action, Input
from game.ui.prompts import draw_badge
from game.ui.table.hints import sign_for
from game.ui.table.view import TableView
from game.ui.widgets.button import IconButton
from game.ui.widgets.group import Group
from game.words import Words

SIDE, GAP, AWAY = 40.0, 7.0, 10.0
"""A button, the gap between two, and from the tile to them, in u."""

_ACTIONS = Action.TURN_LEFT, Action.TURN_RIGHT, Action.BACK, Action.CONFIRM
"""What keys and pad ask for in place of the buttons."""


class PinTools:
    """Buttons that find their own place beside the tile."""

    def __init__(
        self,
        words: Words,
        turn: Callable[[int], None],
        put_back: Callable[[], None],
        confirm: Callable[[], None],
    ) -> None:
        self._group = Group(
            [
                IconButton("rotate_ccw", lambda: turn(-1), tip=words("play.turnleft")),
                IconButton("rotate_cw", lambda: turn(1), tip=words("play.turnright")),
                IconButton("cancel", put_back, tip=words("play.putback")),
                IconButton("confirm", confirm, kind=Knob.BRASS, tip=words("play.confirm")),
            ]
        )

    def handle(self, event: Input) -> bool:
        """React to the pointer; True if it was meant for a button."""
        return self._group.handle(event)

    def unhover(self) -> None:
        """Nothing is pointed at any more."""
        self._group.unhover()

    def update(self, ms: float) -> bool:
        """Let time pass; True if a tip came up."""
        return self._group.update(ms)

    def draw(self, brush: Brush, view: TableView, cell: Cell) -> None:
        """The buttons in a row or a column beside the tile on `cell`."""
        side, gap = brush.px(SIDE), brush.px(GAP)
        row = _free_spot(view, cell, 4 * side + 3 * gap, side, brush.px(AWAY))
        upright = row.height > row.width
        for place, tool in enumerate(self._group.widgets):
            step = place * (side + gap)
            at = (row.left, row.top + step) if upright else (row.left + step, row.top)
            tool.place(pygame.Rect(*at, side, side), brush.unit)
        self._group.draw(brush)
        for tool, action in zip(self._group.widgets, _ACTIONS, strict=True):
            draw_badge(brush, sign_for(view, action), tool.rect)


def _free_spot(view: TableView, cell: Cell, length: int, side: int, gap: int) -> pygame.Rect:
    """A place beside a cell, over as few tiles as may be and inside the board."""
    tile = view.camera.rect(cell)
    lying = [view.camera.rect(other) for other in view.picture.seats[view.shown].tiles]
    board = view.layout.board
    spots = []
    for upright in (False, True):
        size = (side, length) if upright else (length, side)
        for rect in _around(tile, size, gap):
            outside = not board.contains(rect)
            cost = len(rect.collidelistall(lying)) * 3 + 8 * outside + upright * 0.5
            spots.append((cost, rect))
    return min(spots, key=lambda spot: spot[0])[1].clamp(board)


def _around(tile: pygame.Rect, size: tuple[int, int], gap: int) -> tuple[pygame.Rect, ...]:
    """Rectangles of a size to the right, left, below and above a tile."""
    right, left, below, above = (pygame.Rect((0, 0), size) for _ in range(4))
    right.midleft = tile.right + gap, tile.centery
    left.midright = tile.left - gap, tile.centery
    below.midtop = tile.centerx, tile.bottom + gap
    above.midbottom = tile.centerx, tile.top - gap
    return right, left, below, above
