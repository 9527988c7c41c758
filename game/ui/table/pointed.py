"""What lies under a point of the table: a tile to take, a seat, the board, a cell."""

from __future__ import annotations

from game.engine import Cell
from game.ui.input import Point
from game.ui.table.view import TableView


def tile_at(view: TableView, at: Point) -> int | None:
    """The tile of the hand at a point."""
    places = view.hand_places
    return next((tile for tile, place in places if place.collidepoint(at)), None)


def seat_at(view: TableView, at: Point) -> int | None:
    """The seat whose panel is there."""
    rects = view.layout.seats
    return next((seat for seat, rect in enumerate(rects) if rect.collidepoint(at)), None)


def on_board(view: TableView, at: Point) -> bool:
    """Whether a point is on the board."""
    layout = view.layout
    edge = layout.unit.px(8)
    top, bottom = layout.board.top - edge, layout.board.bottom + edge
    return layout.board.left <= at[0] < layout.board.right and top <= at[1] < bottom


def cell_at(view: TableView, at: Point, reach: float) -> Cell | None:
    """The legal cell no farther than `reach` cells from a point."""
    return view.camera.cell_at(at, view.turn.cells, reach)
