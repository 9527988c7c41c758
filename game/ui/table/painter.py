"""Draws the table: what lies still from its cards, then the ghost, the markers, what flies."""

from __future__ import annotations

from game.engine import Phase
from game.ui import theme
from game.ui.brush import Brush
from game.ui.idle import Idle
from game.ui.input import Point
from game.ui.still import Still
from game.ui.table import board
from game.ui.table.cards import BoardCards, cards_of
from game.ui.table.looks import front_of
from game.ui.table.view import TableView
from game.ui.table_art import draw_table
from game.ui.tile_art import draw_ground, draw_tile
from game.ui.turn import Stage

CARRIED = 1.1
"""A tile in the air is so many times as large as one on the board."""


class Painter:
    """Draws one view, frame after frame."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._still = Still()
        self._board = BoardCards(view)

    def draw(self, brush: Brush, prompt: tuple[str, str], idle: Idle | None = None) -> None:
        """The table, what is being tried, and what is in the air."""
        view = self._view
        key = view.words.language, brush.unit
        self._still.draw(brush, key, draw_table, cards_of(view, self._board, prompt))
        if not view.camera.restless:
            with brush.clipped(view.board_area):
                board.draw_free_cells(brush, view.camera, view.free_cells, awake=view.awake)
        if idle is not None:
            self._draw_life(brush, idle)
        if view.mine:
            with brush.clipped(view.ghost_area):
                board.draw_ghost(brush, view.camera, view.turn, view.colour(view.shown))
        scores = [(view.colour(seat), view.rolling(seat)) for seat in view.picture.stack]
        view.bar.draw_markers(brush, scores)
        if view.timeline is not None:
            view.timeline.draw(brush)

    def _draw_life(self, brush: Brush, idle: Idle) -> None:
        """The light of the spirits and of the lantern, and fireflies."""
        view = self._view
        tiles = {} if view.camera.restless else view.picture.seats[view.shown].tiles
        with brush.clipped(view.board_area):
            for number, (cell, tile) in enumerate(tiles.items()):
                if tile.revealed and not tile.aloft:
                    rect = view.camera.rect(cell)
                    brush.glow(rect, tile.tile.element, alpha=idle.breath(number))
            idle.draw_flies(brush, view.board_area)
        if view.picture.phase is not Phase.OVER:
            rect = view.layout.seats[view.picture.active]
            brush.glow(rect, theme.LANTERN, alpha=idle.flicker())


def draw_carried(brush: Brush, view: TableView, at: Point) -> None:
    """The held tile below the pointer at `at`, while it is over no cell."""
    if view.turn.tile is None or view.turn.stage is not Stage.CARRY:
        return
    side = round(view.camera.side * CARRIED)
    corner = round(at[0] + side * 0.12), round(at[1] + side * 0.12)
    look = front_of(view.turn.tile, view.turn.orientation)
    draw_ground(brush, look, corner, side)
    draw_tile(brush, look, corner, side)
