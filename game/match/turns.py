"""A game told turn by turn: what each brought, and what has happened since a seat last acted.

A turn is one placement, one pass, or the revealing of a tile with the placement that follows it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.engine import (
    TILES,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Draw,
    Pass,
    Phase,
    Place,
    SpiritAppeared,
    Tile,
)
from game.match.session import Step


@dataclass(frozen=True, slots=True)
class PlayedTurn:
    """What one turn brought the seat that played it.

    `first` and `last` count the moves before and after it. `tile` is the tile placed, None where
    there was none; `spirits` are the tiles whose spirits appeared, in that order. `cacophony`
    counts discs taken, `covered` arrows, `net` points gained less points lost; `score` is the
    marker's afterwards. `revealed` tells that the pile was opened (rule U2), `passed` that the
    seat took nothing in an intermezzo (rule I2).
    """

    seat: int
    first: int
    last: int
    tile: Tile | None
    spirits: tuple[Tile, ...]
    cacophony: int
    covered: int
    net: int
    score: int
    revealed: bool
    passed: bool
    intermezzo: bool


def turns(steps: Sequence[Step]) -> Iterator[PlayedTurn]:
    """The turns of a game from its moves, in order; the last one may be under way."""
    first = 0
    for last, step in enumerate(steps, 1):
        if isinstance(step.move, Draw) and last < len(steps):
            continue
        yield _told(steps[first:last], first)
        first = last


def moves_since(steps: Sequence[Step], seat: int) -> range:
    """The places of the moves since `seat` last acted; what belongs to its present turn is none.

    All moves so far, if it has not acted yet.
    """
    end = len(steps)
    if steps and steps[-1].seat == seat and isinstance(steps[-1].move, Draw):
        end -= 1
    own = (place for place in reversed(range(end)) if steps[place].seat == seat)
    return range(next(own, -1) + 1, end)


def fresh_tiles(steps: Sequence[Step], seat: int) -> frozenset[tuple[int, Cell]]:
    """Seat and cell of every tile that others have placed since `seat` last acted."""
    since = (steps[place] for place in moves_since(steps, seat))
    return frozenset((step.seat, step.move.cell) for step in since if isinstance(step.move, Place))


def _told(steps: Sequence[Step], first: int) -> PlayedTurn:
    begun, ended = steps[0], steps[-1]
    seat = begun.seat
    events = [event for step in steps for event in step.events]
    own = [event for event in events if getattr(event, "seat", seat) == seat]
    score = ended.after.players[seat].score
    return PlayedTurn(
        seat=seat,
        first=first,
        last=first + len(steps),
        tile=TILES[ended.move.tile] if isinstance(ended.move, Place) else None,
        spirits=tuple(TILES[event.tile] for event in own if isinstance(event, SpiritAppeared)),
        cacophony=sum(event.discs for event in own if isinstance(event, CacophonyTaken)),
        covered=sum(isinstance(event, ArrowCovered) for event in own),
        net=score - begun.before.players[seat].score,
        score=score,
        revealed=isinstance(begun.move, Draw),
        passed=isinstance(ended.move, Pass),
        intermezzo=begun.before.phase is Phase.INTERMEZZO,
    )
