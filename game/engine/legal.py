"""What may be done now, cheaply asked, fully listed, or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from game.engine.geometry import ORIENTATIONS, Cell, at_corner
from game.engine.move import Draw, Move, Pass, Place
from game.engine.state import INTERMEZZO, State


class Reason(Enum):
    """Why a move is refused; the values name the sentences of the text catalogues."""

    NOT_ON_OFFER = "offer"
    NOT_IN_ROW = "row"
    NOT_DRAWN = "drawn"
    CELL_TAKEN = "taken"
    NOT_BESIDE = "beside"
    ONLY_CORNER = "corner"
    FIRST_AT_ORIGIN = "first"
    CELL_CLOSED = "closed"
    DRAW_MANY = "draw.many"
    DRAW_EMPTY = "draw.empty"
    DRAW_DONE = "draw.done"
    DRAW_INTERMEZZO = "draw.intermezzo"
    DRAW_SOLO = "draw.solo"
    PASS_NOW = "pass"
    OVER = "over"


class IllegalMove(ValueError):
    """A move that is not allowed now. The position it was tried on is as it was."""

    def __init__(self, move: Move, reason: Reason) -> None:
        super().__init__(f"{move} is refused: {reason.name}")
        self.move = move
        self.reason = reason


def is_legal(state: State, move: Move) -> bool:
    """Whether `move` may be played now; looks at nothing else."""
    if isinstance(move, Place):
        return move.tile in state.hand and state.player.display.is_edge(move.cell)
    return refusal(state, move) is None


def refusal(state: State, move: Move) -> Reason | None:
    """Why `move` may not be played now, or None if it may."""
    if state.over:
        return Reason.OVER
    match move:
        case Place(tile, cell, _):
            return _refuse_tile(state, tile) or refuse_cell(state, cell)
        case Draw():
            return _refuse_draw(state)
        case Pass():
            return None if state.phase is INTERMEZZO else Reason.PASS_NOW


def legal_moves(state: State) -> Iterator[Move]:
    """Every legal move; all four orientations, also where they look alike."""
    edge = state.player.display.edge
    for tile in state.hand:
        for cell in edge:
            for orientation in ORIENTATIONS:
                yield Place(tile, cell, orientation)
    if state.over:
        return
    if _refuse_draw(state) is None:
        yield Draw()
    if state.phase is INTERMEZZO:
        yield Pass()


def refuse_cell(state: State, cell: Cell) -> Reason | None:
    """Why the active seat may not place a tile on `cell`, or None if it may (rules U1, T6)."""
    display = state.player.display
    if display.is_edge(cell):
        return None
    if not display:
        return Reason.FIRST_AT_ORIGIN
    if cell in display:
        return Reason.CELL_TAKEN
    if display.cells is not None and cell not in display.cells:
        return Reason.CELL_CLOSED
    if any(corner in display for corner in at_corner(cell)):
        return Reason.ONLY_CORNER
    return Reason.NOT_BESIDE


def _refuse_tile(state: State, tile: int) -> Reason | None:
    if tile in state.hand:
        return None
    if state.phase is INTERMEZZO:
        return Reason.NOT_IN_ROW
    return Reason.NOT_ON_OFFER if state.drawn is None else Reason.NOT_DRAWN


def _refuse_draw(state: State) -> Reason | None:
    if state.setup.solo:
        return Reason.DRAW_SOLO
    if state.phase is INTERMEZZO:
        return Reason.DRAW_INTERMEZZO
    if state.drawn is not None:
        return Reason.DRAW_DONE
    if len(state.offer) != 1:
        return Reason.DRAW_MANY
    if not state.pile_size:
        return Reason.DRAW_EMPTY
    return None
