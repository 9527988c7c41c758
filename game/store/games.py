"""The games that were played: a file each, which is a record, in a folder that has no end.

A file that cannot be read stays where it is and in the list; what stands in it is read only when
it is asked for. Whoever puts files here or takes them away finds the list as the folder is.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from game.match import BadFile, Reading, Record, as_far_as_it_goes
from game.match import write as as_text
from game.store import atomic
from game.store.trouble import StoreError, Trouble

LARGEST = 4_000_000
"""No record has more bytes than this."""
_STAMP = "%Y-%m-%d-%H%M"
_STAMP_LENGTH = len("2027-05-03-1200")


class GameFile(NamedTuple):
    """A file of a game and when it was played, as its name says or else the file's own date."""

    path: Path
    when: datetime


def read_game(path: Path) -> Reading:
    """The game in a file, as far as it can be played.

    Raises StoreError where the file cannot be read, BadFile where it is no record.
    """
    try:
        if path.stat().st_size > LARGEST:
            raise BadFile("The file is too large for a record")
        return as_far_as_it_goes(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise StoreError(Trouble.UNREADABLE, path) from error
    except UnicodeDecodeError as error:
        raise BadFile("The file is not text") from error


class Games:
    """The folder of played games; `aside` is where broken saves were moved, which it lists too."""

    def __init__(self, folder: Path, aside: Path) -> None:
        self.folder = folder
        self.aside = aside

    def files(self) -> tuple[GameFile, ...]:
        """All files, the newest first. Raises StoreError."""
        try:
            paths = [*self.folder.glob("*.json"), *self.aside.glob("*.broken*.json")]
        except OSError as error:
            raise StoreError(Trouble.UNREADABLE, self.folder) from error
        dated = [(_changed(path), path) for path in paths]
        files = [(GameFile(path, _when(path, changed)), changed) for changed, path in dated]
        files.sort(key=lambda item: (item[0].when, item[1]), reverse=True)
        return tuple(file for file, _ in files)

    def keep(self, record: Record, now: datetime, path: Path | None = None) -> Path:
        """Write a game into `path` or else a new file, and give its path. Raises StoreError."""
        if path is None:
            kind = "branch" if record.branched else record.setup.mode.value
            path = atomic.free(self.folder / f"{now:{_STAMP}}-{kind}.json")
        atomic.write(path, as_text(record))
        return path

    def remove(self, path: Path) -> None:
        """Delete a file. Raises StoreError, and then it is still there."""
        try:
            path.unlink(missing_ok=True)
        except OSError as error:
            raise StoreError.of(error, path) from error


def _changed(path: Path) -> float:
    """When a file was changed last, in seconds; 0 for one that leads nowhere."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _when(path: Path, changed: float) -> datetime:
    with suppress(ValueError):
        return datetime.strptime(path.stem[:_STAMP_LENGTH], _STAMP)
    try:
        return datetime.fromtimestamp(changed).replace(second=0, microsecond=0)
    except (ValueError, OverflowError, OSError):
        return datetime(1970, 1, 1)
