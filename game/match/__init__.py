"""A game in progress, still without screen, clock or file: session, record, outcome."""

from game.match.outcome import Flag, Outcome, Spirit, outcome
from game.match.record import BadFile, Record, Seat, parse, write
from game.match.session import (
    BrokenRecord,
    NothingToRepeat,
    NoWayBack,
    Session,
    Step,
    Wall,
)

__all__ = [
    "BadFile",
    "BrokenRecord",
    "Flag",
    "NoWayBack",
    "NothingToRepeat",
    "Outcome",
    "Record",
    "Seat",
    "Session",
    "Spirit",
    "Step",
    "Wall",
    "outcome",
    "parse",
    "write",
]
