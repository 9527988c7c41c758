"""Taking moves back and repeating them, and the words for why that cannot be done."""

from __future__ import annotations

from typing import NamedTuple

from game.match import NothingToRepeat, NoWayBack, Session
from game.ui.table.seats import Person
from game.ui.turn import SETTLE_MS
from game.words import Words


class Journey(NamedTuple):
    """What came of it: whether the game went anywhere, and what there is to say."""

    went: bool
    said: str | None


class Travel:
    """The way through one game's past; a storm of clicks goes one step."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._rested = SETTLE_MS

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._rested += ms

    def settled(self) -> bool:
        """Whether the last step lies long enough back for another; counts as one."""
        rested, self._rested = self._rested, 0.0
        return rested >= SETTLE_MS

    def ways(self, trying: bool) -> tuple[bool, bool]:
        """Whether there is a way back, which what is being tried has always, and one forth."""
        return trying or self._session.wall() is None, self._session.repeatable

    def back(self, people: tuple[Person, ...], words: Words) -> Journey:
        """Take the last move back."""
        try:
            self._session.undo()
        except NoWayBack as wall:
            name = "" if wall.seat is None else people[wall.seat].name
            return Journey(False, words(f"undo.{wall.wall.value}", name=name))
        return Journey(True, words("undo.done"))

    def forth(self, words: Words) -> Journey:
        """Repeat the move taken back last."""
        try:
            self._session.redo()
        except NothingToRepeat:
            return Journey(False, words("redo.none"))
        return Journey(True, None)
