"""Keeps a game while it is played: the save after every move, and what stays when it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from game.engine import Mode
from game.match import Session
from game.store import Entry, Placed
from game.ui.scene import SceneStack
from game.ui.scenes.ask import AskScene
from game.ui.services import Services


def replacing(services: Services, stack: SceneStack, begin: Callable[[], None]) -> None:
    """Begin another game; where an unfinished one waits that it would replace, ask first."""
    if not services.saves.waiting:
        begin()
        return
    words = services.words
    ask = AskScene(services, words("setup.replace"), words("setup.go"), words("ui.cancel"))
    stack.push(ask, lambda sure: begin() if sure else None)


class Keeper:
    """Writes the files of one table; for games that are not `kept` it writes nothing.

    A branch of another game has a file of its own among the played games, from its first move on:
    it takes the place of no save, and whoever leaves it finds it there.
    """

    def __init__(self, services: Services, kept: bool) -> None:
        self._services = services
        self._kept = kept
        self._file: Path | None = None

    def save(self, session: Session) -> None:
        """Write the game in progress."""
        if not self._kept or session.state.over:
            return
        if not session.record.branched:
            self._services.attempt(lambda: self._services.saves.write(session.record))
        elif len(session.steps) > session.record.at or self._file is not None:
            self._services.attempt(lambda: self._put_away(session))

    def note_aids(self, session: Session) -> None:
        """The aids that are set now are used: the game remembers the strongest."""
        if session.helped_by(self._services.settings.aids):
            self.save(session)

    def begin(self, session: Session) -> None:
        """Write a game that is sat down to, for the first time."""
        self._services.settle()
        if self._kept and not session.steps and not session.record.branched:
            self._services.attempt(self._make_room)
        self.save(session)

    def _make_room(self) -> None:
        self._services.report_kept(self._services.saves.make_room())

    def keep(self, session: Session) -> Placed | None:
        """After a move: save the game, or keep its record and result if it is over.

        A game that is over and could not be written is owed, and tried again later.
        Returns where a solo result stands in the list of best results.
        """
        if not session.state.over:
            self.save(session)
            return None
        if not self._kept:
            return None
        services = self._services
        kept = services.attempt(lambda: self._put_away(session))
        if not kept:
            services.owed.append(lambda: self._make_good(session))
        elif not session.record.branched:
            services.attempt(services.saves.remove, "delete.fail")
        return self._enter(Entry.of(session, services.clock()))

    def _put_away(self, session: Session) -> None:
        """Write the game into its file among the played games."""
        games, now = self._services.saves.games, self._services.clock()
        self._file = games.keep(session.record, now, self._file)

    def _make_good(self, session: Session) -> None:
        """Write a finished game after all; a save of it is of no use any more."""
        self._put_away(session)
        if self._services.saves.holds(session.record):
            self._services.saves.remove()

    def past(self, session: Session) -> tuple[tuple[int, int], ...]:
        """Solo: pairs of tiles and how often that many were enough, the fewest first."""
        best = self._services.best
        if best is None or session.record.setup.mode is not Mode.SOLO:
            return ()
        counts: Counter[int] = Counter()

        def count() -> None:
            counts.update(line.entry.tiles for line in best.best(Mode.SOLO))

        self._services.attempt(count)
        return tuple(sorted(counts.items()))

    def _enter(self, entry: Entry | None) -> Placed | None:
        best = self._services.best
        if entry is None or best is None:
            return None
        placed: list[Placed] = []
        if not self._services.attempt(lambda: placed.append(best.add(entry))):
            self._services.owed.append(lambda: best.add(entry))
        return placed[0] if placed else None
