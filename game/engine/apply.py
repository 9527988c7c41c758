"""The door: `apply(state, move)` gives the next position and the events that led to it."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import Event
from game.engine.legal import IllegalMove, is_legal, refusal
from game.engine.move import Draw, Move, Pass, Place
from game.engine.state import State
from game.engine.table import Table


class Applied(NamedTuple):
    """The next position, and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, move: Move) -> Applied:
    """Play `move`. Raises IllegalMove; `state` itself never changes."""
    if not is_legal(state, move):
        reason = refusal(state, move)
        assert reason is not None
        raise IllegalMove(move, reason)
    events: list[Event] = []
    table = Table(state, events)
    match move:
        case Place(tile, cell, orientation):
            table.place(tile, cell, orientation)
        case Draw():
            table.draw()
        case Pass():
            table.decline()
    return Applied(table.state(), tuple(events))
