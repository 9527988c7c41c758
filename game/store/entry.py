"""One line of the list of best results, and which games make one."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256

from game.engine import TILES, Mode, Setup, result
from game.match import Record, Session, write


@dataclass(frozen=True, slots=True)
class Entry:
    """A solo result and how it came about.

    `points` is the score, in the mode with all tiles less the discs left lying (rule O4); `deal`
    the text the deck was made from, if it was; `deck` a short print of the deck itself;
    `finished` a date and time in ISO 8601; `record` the whole game.
    """

    mode: Mode
    name: str
    colour: str
    tiles: int
    points: int
    cacophony: int
    undone: int
    deal: str | None
    deck: str
    finished: str
    aids: str
    level: str | None
    record: str

    @classmethod
    def of(cls, session: Session, finished: datetime) -> Entry | None:
        """The entry a game has earned, or None.

        Games with several seats, lost ones (rule O3), branches of other games, and solo games
        that do not begin with the full box and an empty display enter no list, unless they belong
        to a level.
        """
        record, state = session.record, session.state
        if record.branched:
            return None
        reached = result(state)
        level = _text(record, "level")
        if not state.setup.solo or reached is None or (level is None and not _usual(record)):
            return None
        player, seat = state.players[0], record.seats[0]
        full = state.setup.mode is Mode.SOLO_FULL
        return cls(
            mode=state.setup.mode,
            name=_clean(seat.name),
            colour=_clean(seat.colour or ""),
            tiles=len(player.display),
            points=reached if full else player.score,
            cacophony=player.cacophony,
            undone=session.undone,
            deal=_text(record, "seed"),
            deck=sha256(repr(state.setup.deck).encode()).hexdigest()[:16],
            finished=finished.isoformat(timespec="seconds"),
            aids=_text(record, "aids") or "",
            level=level,
            record=write(record),
        )

    @property
    def digest(self) -> str:
        """What tells this game from every other."""
        return sha256(self.record.encode()).hexdigest()


def _usual(record: Record) -> bool:
    setup = record.setup
    return (
        record.at == 0
        and len(setup.deck) == len(TILES)
        and setup == Setup(setup.mode, setup.seats, setup.deck)
    )


def _text(record: Record, key: str) -> str | None:
    value = record.more.get(key)
    return _clean(value) if isinstance(value, str) else None


def _clean(text: str) -> str:
    """Text without lone halves of characters, which have no place in a database."""
    return text.encode("utf-8", "replace").decode()
