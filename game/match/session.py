"""A game in progress: its states, its moves, and how far back one may go.

The session plays, takes back and repeats moves and hands out `Step`s, which is all a view needs
to show what happened. What it knows survives undo: names, the count of moves taken back.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import NamedTuple

from game.engine import (
    Event,
    IllegalMove,
    Mode,
    Move,
    OfferRefilled,
    State,
    TileRevealed,
    apply,
    opening,
)
from game.match.record import AIDS, Record


class Step(NamedTuple):
    """One move with the positions on both sides of it."""

    before: State
    move: Move
    events: tuple[Event, ...]
    after: State

    @property
    def seat(self) -> int:
        """Who made the move."""
        return self.before.active

    @property
    def reveals(self) -> Wall | None:
        """The wall this move puts behind itself by showing hidden tiles, if any."""
        for event in self.events:
            if isinstance(event, TileRevealed):
                return Wall.REVEALED
            if isinstance(event, OfferRefilled):
                return Wall.REFILLED
        return None


class Wall(Enum):
    """Where undo ends; the values name the sentences of the text catalogues."""

    NONE_LEFT = "none"
    REVEALED = "wall.flip"
    REFILLED = "wall.refill"
    OTHER_PLAYED = "wall.next"
    OVER = "wall.over"


class NoWayBack(ValueError):
    """An undo that is refused. `seat` is who has played since, where that is the reason."""

    def __init__(self, wall: Wall, seat: int | None = None) -> None:
        super().__init__(f"no undo: {wall.name}")
        self.wall = wall
        self.seat = seat


class NothingToRepeat(ValueError):
    """A redo with nothing taken back."""


class BrokenRecord(IllegalMove):
    """The first illegal move of a record. `at` counts moves from 0."""

    def __init__(self, at: int, cause: IllegalMove, session: Session) -> None:
        super().__init__(cause.move, cause.reason)
        self.at = at
        self.session = session
        """The game as far as it could be played."""


class Session:
    """One game being played. Raises IllegalMove, NoWayBack and NothingToRepeat; no other error."""

    def __init__(self, record: Record) -> None:
        """Begin the game that `record` tells, without its moves; `load` plays them too."""
        self._record = replace(record, moves=())
        self._steps: list[Step] = []
        self._ahead: list[Step] = []
        self._fixed = 0
        self.undone = record.undone
        """How many commits were taken back so far."""
        self.aids = record.aids
        """The strongest aids used so far, one of `AIDS`."""
        self.start = opening(record.setup)
        """The position before the first move."""

    @classmethod
    def load(cls, record: Record) -> Session:
        """The game with all moves of the record. Raises BrokenRecord at the first bad one."""
        session = cls(record)
        for at, move in enumerate(record.moves):
            try:
                session.play(move)
            except IllegalMove as error:
                raise BrokenRecord(at, error, session) from error
            session._fixed = min(at + 1, record.at)
        return session

    @property
    def state(self) -> State:
        """The present position."""
        return self._steps[-1].after if self._steps else self.start

    @property
    def steps(self) -> tuple[Step, ...]:
        """All moves played and not taken back."""
        return tuple(self._steps)

    @property
    def record(self) -> Record:
        """The game as a record."""
        record = replace(self._record, moves=tuple(step.move for step in self._steps))
        if self.aids is not None:
            record = record.with_more(aids=self.aids)
        return record.with_more(undone=self.undone) if self.undone else record

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names in turn order."""
        return tuple(seat.name for seat in self._record.seats)

    def helped_by(self, aids: str) -> bool:
        """Note that aids, one of `AIDS`, were used; True if no such strong ones were before."""
        stronger = self.aids is None or AIDS.index(aids) > AIDS.index(self.aids)
        if stronger:
            self.aids = aids
        return stronger

    def play(self, move: Move) -> Step:
        """Commit `move`. Raises IllegalMove and then changes nothing."""
        before = self.state
        after, events = apply(before, move)
        step = Step(before, move, events, after)
        self._steps.append(step)
        self._ahead.clear()
        return step

    def wall(self) -> NoWayBack | None:
        """What stands in the way of an undo now, or None if there is a way back."""
        if len(self._steps) <= self._fixed:
            return NoWayBack(Wall.NONE_LEFT)
        last = self._steps[-1]
        if last.after.over:
            return NoWayBack(Wall.OVER)
        if last.before.setup.mode is not Mode.VERSUS:
            return None
        later = next((step.seat for step in reversed(self._ahead) if step.seat != last.seat), None)
        if later is not None:
            return NoWayBack(Wall.OTHER_PLAYED, later)
        wall = last.reveals
        return None if wall is None else NoWayBack(wall)

    def undo(self) -> Step:
        """Take the last move back; the step returned is the one undone. Raises NoWayBack."""
        wall = self.wall()
        if wall is not None:
            raise wall
        step = self._steps.pop()
        self._ahead.append(step)
        self.undone += 1
        return step

    @property
    def repeatable(self) -> bool:
        """Whether a move was taken back that can be repeated."""
        return bool(self._ahead)

    def redo(self) -> Step:
        """Repeat the move last taken back. Raises NothingToRepeat."""
        if not self._ahead:
            raise NothingToRepeat
        step = self._ahead.pop()
        self._steps.append(step)
        return step
