"""A game in beats: what is shown at one press, a whole move or one step of the rules at a time.

A beat is a `Step` that holds only some of its move's events, so the choreography and the sounds
of the game play it like any move.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum, auto
from itertools import groupby

from game.engine import (
    ArrowCovered,
    CacophonyTaken,
    Cell,
    DiscsPlaced,
    DiscsReturned,
    Event,
    Place,
    PointsScored,
    SeatChanged,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
)
from game.match import Step


class Part(Enum):
    """The steps of a move: those of a placement in their order, and what concerns the table."""

    LAID = auto()
    OLD = auto()
    """Old arrows see the new tile (rule P1)."""
    COMPLETE = auto()
    """Discs return, the spirit appears and scores (rules P2 and P5)."""
    PAID = auto()
    """The new tile takes its discs (rule P3)."""
    OWN = auto()
    """The new tile's own arrows are covered (rule P4)."""
    TABLE = auto()


def part_of(event: Event, laid: Cell | None) -> Part:
    """The step that an event belongs to; `laid` is where the move's tile lies."""
    match event:
        case TilePlaced():
            return Part.LAID
        case ArrowCovered(_, cell):
            return Part.OWN if cell == laid else Part.OLD
        case DiscsReturned() | SpiritAppeared() | PointsScored():
            return Part.COMPLETE
        case CacophonyTaken() | DiscsPlaced():
            return Part.PAID
        case _:
            return Part.TABLE


def beats(steps: Sequence[Step], *, fine: bool, pile: bool) -> tuple[Step, ...]:
    """The beats of these moves: `fine` ones are steps of the rules, others whole moves.

    Where no `pile` is shown, the tile that the last move turns up is left out: nothing is told
    of it.
    """
    found: list[Step] = []
    for number, step in enumerate(steps):
        events = step.events
        if not pile and number == len(steps) - 1 and step.after.setup.solo:
            events = tuple(e for e in events if not isinstance(e, TileRevealed))
        parts = list(_parts(step, events)) if fine else [events]
        found += [step._replace(events=part) for part in parts]
    return tuple(found)


def _parts(step: Step, events: Iterable[Event]) -> Iterator[tuple[Event, ...]]:
    """The events of a move step by step; what only hands the turn on stays with what is before."""
    laid = step.move.cell if isinstance(step.move, Place) else None
    waiting: list[Event] = []
    for part, group in groupby(events, lambda event: part_of(event, laid)):
        told = list(group)
        quiet = all(isinstance(event, SeatChanged | TileRevealed) for event in told)
        if waiting and not (part is Part.TABLE and quiet):
            yield tuple(waiting)
            waiting = []
        waiting += told
    if waiting:
        yield tuple(waiting)
