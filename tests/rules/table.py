"""A table with two to four seats, for tests of turns, offers, intermezzi and endings.

`seated` opens a game whose deck begins with chosen tiles. `quiet` finds a placement that moves
no marker, so that a test can let time pass; `eve` passes it up to the turn that can bring about
an intermezzo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from game.engine import (
    ROW_SIZE,
    TILES,
    Draw,
    Event,
    Mode,
    Move,
    Place,
    Setup,
    State,
    apply,
    is_legal,
    legal_moves,
    opening,
    parse_move,
    ranking,
)

E = TypeVar("E", bound=Event)

PLENTY = 300
"""So many discs that nobody ever needs a cacophony disc."""


MIXED = tuple(
    sorted(TILES, key=lambda tile: (len(TILES[tile].arrows), (tile - 1) % 18, TILES[tile].element))
)
"""A deck that begins with the easy tiles, the elements by turns: 1, 37, 19, 55, 2, 38, ..."""


def stacked(*front: int, size: int = 72) -> tuple[int, ...]:
    """A deck with the given tiles on top and then the others by number, `size` in all."""
    return (*front, *(tile for tile in TILES if tile not in front))[:size]


def seated(
    seats: int, deck: Iterable[int] = TILES, *, discs: int = PLENTY, target: int = 1000
) -> State:
    """The opening of a game in which, unless told otherwise, no disc is short and no end near."""
    return opening(Setup(Mode.VERSUS, seats, tuple(deck), discs, target=target))


def play(state: State, text: str) -> State:
    """The position after the moves written in `text`, apart by blanks."""
    for word in text.split():
        state = apply(state, parse_move(word)).state
    return state


def scores(state: State) -> list[int]:
    """The seats' scores in seat order."""
    return [player.score for player in state.players]


def quiet(state: State) -> Place:
    """The first placement in the list that neither scores nor costs a point."""
    before = state.player
    for move in legal_moves(state):
        if isinstance(move, Place):
            after = apply(state, move).state.players[state.active]
            if after.moved == before.moved:
                return move
    raise AssertionError("every placement moves the marker")


def scoring(state: State) -> Place:
    """The first placement in the list after which the score is higher."""
    return _placement(state, lambda points: points > 0)


def costly(state: State) -> Place:
    """The first placement in the list after which the score is lower."""
    return _placement(state, lambda points: points < 0)


def quietly(state: State, turns: int) -> State:
    """The position after so many quiet placements."""
    for _ in range(turns):
        state = apply(state, quiet(state)).state
    return state


def until_one(state: State) -> State:
    """Quiet placements until one tile is left on offer."""
    return quietly(state, len(state.offer) - 1)


def eve(state: State, before: int = 0) -> State:
    """Quiet turns, with a draw whenever there can be one, until only the fourth is left to do.

    One tile is on offer and three lie in the row: a draw now brings about an intermezzo. It
    stops so many turns `before` that.
    """
    while len(state.row) < ROW_SIZE - 1 or len(state.offer) > 1 + before:
        state = apply(state, Draw()).state if is_legal(state, Draw()) else state
        state = apply(state, quiet(state)).state
    return state


def held(state: State) -> State:
    """The intermezzo that the fourth draw and a quiet placement bring about."""
    state = apply(state, Draw()).state
    return apply(state, quiet(state)).state


def then(state: State, *moves: Move) -> State:
    """The position after the moves."""
    for move in moves:
        state = apply(state, move).state
    return state


def happening(state: State, move: Move | str) -> tuple[Event, ...]:
    """The events of one move."""
    return apply(state, parse_move(move) if isinstance(move, str) else move).events


def only(kind: type[E], events: Iterable[Event]) -> list[E]:
    """The events of one kind, in order."""
    return [event for event in events if isinstance(event, kind)]


def standing(state: State) -> list[int]:
    """The seats from first to last."""
    return list(ranking(state.players))


def _placement(state: State, wanted: Callable[[int], bool]) -> Place:
    for move in legal_moves(state):
        if isinstance(move, Place):
            after = apply(state, move).state.players[state.active]
            if wanted(after.score - state.player.score):
                return move
    raise AssertionError("there is no such placement")
