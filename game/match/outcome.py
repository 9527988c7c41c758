"""What a placement would do, itemised: preview, coach and bots read the same.

It is `apply`'s own list of events, sorted into items, so it cannot differ from what a commit
then does. Nothing hidden shows through: tiles that a refill or reveal would turn up are left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from game.engine import (
    ROW_SIZE,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    DiscsPlaced,
    DiscsReturned,
    Event,
    GameEnded,
    LastRoundBegan,
    Move,
    PointsScored,
    SentToRow,
    SpiritAppeared,
    State,
    apply,
    ranking,
)


class Flag(Enum):
    """What a player should notice before committing."""

    TARGET = auto()
    LAST_ROUND = auto()
    ENDS = auto()
    FOURTH = auto()
    LEAD = auto()
    TIE = auto()
    PAYS_FIRST = auto()
    BELOW = auto()


@dataclass(frozen=True, slots=True)
class Spirit:
    """A spirit that would appear on `cell` for `points`."""

    cell: Cell
    tile: int
    points: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The consequences of a move for the seat that makes it.

    Discs: `supply` before, `back` those that return before the payment, `placed` what the new
    tile takes, `missing` how many of these are replaced by cacophony discs, `after` what returns
    if the new tile is complete at once (P5), `supply_after` what is left then. Points: `spirits`
    with theirs in order of appearance, `lost` to cacophony, `net` of both, `score_after`.
    `behind` is the seat that would be ahead on equal points, if there is one.
    """

    seat: int
    covered: tuple[ArrowCovered, ...]
    spirits: tuple[Spirit, ...]
    supply: int
    back: int
    placed: int
    missing: int
    after: int
    supply_after: int
    cacophony: int
    lost: int
    score: int
    score_after: int
    flags: frozenset[Flag]
    behind: int | None

    @property
    def gained(self) -> int:
        """Points of all spirits."""
        return sum(spirit.points for spirit in self.spirits)

    @property
    def net(self) -> int:
        """Points gained less points lost."""
        return self.score_after - self.score


def outcome(state: State, move: Move) -> Outcome:
    """What `move` would do. Raises IllegalMove as `apply` does."""
    after, events = apply(state, move)
    seat, before, now = state.active, state.player, after.players[state.active]
    own = [event for event in events if getattr(event, "seat", seat) == seat]
    paid = next((n for n, event in enumerate(own) if isinstance(event, DiscsPlaced)), len(own))
    taken = next((event for event in own if isinstance(event, CacophonyTaken)), None)
    tiles = {event.cell: event.tile for event in own if isinstance(event, SpiritAppeared)}
    behind = _tied_behind(after, seat)
    return Outcome(
        seat=seat,
        covered=tuple(event for event in own if isinstance(event, ArrowCovered)),
        spirits=tuple(
            Spirit(event.cell, tiles[event.cell], event.points)
            for event in own
            if isinstance(event, PointsScored)
        ),
        supply=before.supply,
        back=_returned(own[:paid]),
        placed=sum(event.discs for event in own if isinstance(event, DiscsPlaced)),
        missing=0 if taken is None else taken.discs,
        after=_returned(own[paid:]),
        supply_after=now.supply,
        cacophony=now.cacophony,
        lost=0 if taken is None else taken.points,
        score=before.score,
        score_after=now.score,
        flags=frozenset(_flags(state, after, events, behind)),
        behind=behind,
    )


def _returned(events: list[Event]) -> int:
    return sum(event.discs for event in events if isinstance(event, DiscsReturned))


def _tied_behind(state: State, seat: int) -> int | None:
    """The seat just ahead of `seat` on the same score, if there is one (rule S1)."""
    order = ranking(state.players)
    place = order.index(seat)
    if place == 0:
        return None
    ahead = order[place - 1]
    return ahead if state.players[ahead].score == state.players[seat].score else None


def _flags(state: State, after: State, events: tuple[Event, ...], behind: int | None) -> list[Flag]:
    seat, flags = state.active, []
    score, target = after.players[seat].score, state.setup.target
    moved = after.players[seat].moved != state.player.moved
    if target is not None and state.player.score < target <= score:
        flags.append(Flag.TARGET)
    if any(isinstance(event, LastRoundBegan) for event in events):
        flags.append(Flag.LAST_ROUND)
    if any(isinstance(event, GameEnded) for event in events):
        flags.append(Flag.ENDS)
    if any(isinstance(event, SentToRow) and event.place == ROW_SIZE - 1 for event in events):
        flags.append(Flag.FOURTH)
    if len(state.players) > 1 and moved:
        if ranking(after.players)[0] == seat != ranking(state.players)[0]:
            flags.append(Flag.LEAD)
        if behind is not None:
            flags.append(Flag.TIE)
    if _pays_first(events):
        flags.append(Flag.PAYS_FIRST)
    if score < 0 and score < state.player.score:
        flags.append(Flag.BELOW)
    return flags


def _pays_first(events: tuple[Event, ...]) -> bool:
    """Whether cacophony is paid for a tile that is then complete at once (rule P5)."""
    paid = False
    for event in events:
        if paid and isinstance(event, PointsScored):
            return True
        paid = paid or isinstance(event, CacophonyTaken)
    return False
