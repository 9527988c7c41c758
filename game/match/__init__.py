"""A game in progress, still without screen, clock or file: session, record, outcome, turns."""

from game.match.branch import branch
from game.match.outcome import Flag, Outcome, Spirit, outcome
from game.match.reading import Reading, as_far_as_it_goes
from game.match.record import AIDS, BadFile, Record, Seat, parse, write
from game.match.session import (
    BrokenRecord,
    NothingToRepeat,
    NoWayBack,
    Session,
    Step,
    Wall,
)
from game.match.turns import PlayedTurn, fresh_tiles, moves_since, turns

__all__ = [
    "AIDS",
    "BadFile",
    "BrokenRecord",
    "Flag",
    "NoWayBack",
    "NothingToRepeat",
    "Outcome",
    "PlayedTurn",
    "Reading",
    "Record",
    "Seat",
    "Session",
    "Spirit",
    "Step",
    "Wall",
    "as_far_as_it_goes",
    "branch",
    "fresh_tiles",
    "moves_since",
    "outcome",
    "parse",
    "turns",
    "write",
]
