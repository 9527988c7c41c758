"""The game in progress, written after every commit.

A save is a record; what stands in one is the match's business. Played games are in `games`.
"""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from game.match import BadFile, BrokenRecord, Record, Session, parse
from game.match import write as as_text
from game.store import atomic
from game.store.games import Games
from game.store.trouble import StoreError, Trouble


class Found(NamedTuple):
    """The game in progress, if there is one.

    `kept` is the new name of a file that could not be read to its end; `at` then counts the
    moves that could still be played, or is None where the whole file was at fault and `session`
    is missing; `newer` is the version of the format, where a later game wrote the file.
    """

    session: Session | None = None
    kept: Path | None = None
    at: int | None = None
    newer: int | None = None


class Saves:
    """The folder of saves. It is made when first written to."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def current(self) -> Path:
        """The file of the game in progress."""
        return self.folder / "current.json"

    @property
    def records(self) -> Path:
        """The folder of finished games."""
        return self.folder / "records"

    @property
    def games(self) -> Games:
        """The games that were played, and saves that were moved aside."""
        return Games(self.records, self.folder)

    @property
    def waiting(self) -> bool:
        """Whether there is a game in progress to go on with."""
        try:
            return self.current.is_file()
        except OSError:  # a folder that may not be searched
            return False

    def write(self, record: Record) -> None:
        """Keep the game in progress. Raises StoreError, and then the last save is as it was."""
        atomic.write(self.current, as_text(record))

    def read(self) -> Found:
        """The game in progress; a file that is broken is first moved aside. Raises StoreError."""
        try:
            record = parse(self.current.read_text(encoding="utf-8-sig"))
            return Found(Session.load(record))
        except FileNotFoundError:
            return Found()
        except OSError as error:
            raise StoreError(Trouble.UNREADABLE, self.current) from error
        except BrokenRecord as error:
            kept = atomic.set_aside(self.current)
            return Found(error.session, kept, error.at)
        except BadFile as error:
            return Found(None, atomic.set_aside(self.current), newer=error.newer)
        except UnicodeDecodeError:
            return Found(None, atomic.set_aside(self.current))

    def make_room(self) -> Path | None:
        """Before another game takes its place: move aside a save that cannot be read to its end.

        Returns its new path, if there was one. Raises StoreError.
        """
        try:
            return self.read().kept
        except StoreError:
            return atomic.set_aside(self.current)

    def holds(self, record: Record) -> bool:
        """Whether the game in progress is the one that `record` tells further."""
        try:
            found = parse(self.current.read_text(encoding="utf-8-sig"))
        except (OSError, BadFile, UnicodeDecodeError):
            return False
        begun = found.setup, found.more.get("started")
        same = begun == (record.setup, record.more.get("started"))
        return same and found.moves == record.moves[: len(found.moves)]

    def remove(self) -> None:
        """Forget the game in progress, for it is over or given up. Raises StoreError."""
        try:
            self.current.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError.of(error, self.current) from error
