"""The games that lessons and puzzles are played on: where they begin, and the model play."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.match import Seat, Session, Step, outcome
from game.store import Settings
from game.ui.table.examples import example

LEARNER = "Mira"
"""The learner's seat in the records; on the table it has the player's own name."""


@dataclass(frozen=True, slots=True)
class Played:
    """A position to learn from: `model` is how it is played well, `seat` is the learner's."""

    name: str
    model: tuple[Step, ...]
    seat: int

    @property
    def best(self) -> int:
        """The points that the learner's last move of the model brings."""
        last = next(step for step in reversed(self.model) if step.seat == self.seat)
        return outcome(last.before, last.move).net

    def begin(self, settings: Settings) -> Session:
        """The game as far as the position, with nothing to take back."""
        record = example(self.name).record
        seats = tuple(
            _own(seat, settings, record.seats) if place == self.seat else seat
            for place, seat in enumerate(record.seats)
        )
        return Session.load(replace(record, seats=seats, moves=record.moves[: record.at]))


def lesson_game(number: int) -> Played:
    """The game of a lesson, by its number."""
    return _played(f"lesson{number}")


def puzzle_game(number: int) -> Played:
    """The game of the puzzle that follows it."""
    return _played(f"puzzle{number}")


def _played(name: str) -> Played:
    session = example(name)
    seat = session.names.index(LEARNER)
    return Played(name, session.steps[session.record.at :], seat)


def _own(seat: Seat, settings: Settings, seats: tuple[Seat, ...]) -> Seat:
    """The learner's seat with the player's name and colour, unless another has that name."""
    name = settings.names[0] if settings.names else ""
    more: dict[str, Any] = dict(seat.more)
    if settings.colours:
        more["colour"] = settings.colours[0]
    taken = {other.name for other in seats if other is not seat}
    return Seat(name if name.strip() and name not in taken else seat.name, more)
