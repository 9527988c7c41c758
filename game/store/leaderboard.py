"""The list of best solo results, in one SQLite file.

The file carries the number of its schema in `user_version`; to change the schema, append to
`_MIGRATIONS`. Each call opens and closes the file, so nothing is held between games.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import astuple, fields
from pathlib import Path
from typing import NamedTuple

from game.engine import Mode
from game.store import atomic
from game.store.entry import Entry
from game.store.trouble import StoreError, Trouble

_MIGRATIONS = (
    """
    CREATE TABLE result (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        mode TEXT NOT NULL,
        name TEXT NOT NULL,
        colour TEXT NOT NULL,
        tiles INTEGER NOT NULL,
        points INTEGER NOT NULL,
        cacophony INTEGER NOT NULL,
        undone INTEGER NOT NULL,
        deal TEXT,
        deck TEXT NOT NULL,
        finished TEXT NOT NULL,
        aids TEXT NOT NULL,
        level TEXT,
        record TEXT NOT NULL
    )
    """,
)
_COLUMNS = tuple(field.name for field in fields(Entry))
_SELECT = f"SELECT id, {', '.join(_COLUMNS)} FROM result WHERE mode = ? AND (undone > 0) = ?"
_INSERT = (
    f"INSERT INTO result (digest, {', '.join(_COLUMNS)}) "
    f"VALUES ({', '.join('?' * (len(_COLUMNS) + 1))}) ON CONFLICT (digest) DO NOTHING"
)
_BY_CODE = {
    sqlite3.SQLITE_FULL: Trouble.FULL,
    sqlite3.SQLITE_READONLY: Trouble.RIGHTS,
    sqlite3.SQLITE_CANTOPEN: Trouble.RIGHTS,
    sqlite3.SQLITE_PERM: Trouble.RIGHTS,
}
_BROKEN = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


PATIENCE_S = 0.5
"""So long another program's hold on the file is waited for."""


class Placed(NamedTuple):
    """Where an entry came to stand: its id, its rank in its list, whether it beats all before."""

    id: int
    rank: int
    is_new_best: bool


class Ranked(NamedTuple):
    """A line of the list; equal results share a rank."""

    id: int
    rank: int
    entry: Entry


class Leaderboard:
    """The best results kept in `path`.

    Results with moves taken back form a list of their own (`apart`), and so do those of each
    level. Every method raises StoreError when the file cannot be used.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file. A broken one is moved aside; `kept` is then its new path."""
        self.path = path
        self.kept: Path | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError.of(error, path) from error
        if not self._sound():
            self.kept = atomic.set_aside(path)
        with self._open() as base:
            _migrate(base, path)

    def add(self, entry: Entry) -> Placed:
        """Enter a result; a game that is in the list already is not entered twice."""
        values = [value.value if isinstance(value, Mode) else value for value in astuple(entry)]
        with self._open() as base:
            is_new = base.execute(_INSERT, (entry.digest, *values)).rowcount == 1
            found = base.execute("SELECT id FROM result WHERE digest = ?", (entry.digest,))
            (key,) = found.fetchone()
        lines = self.best(entry.mode, apart=entry.undone > 0, level=entry.level)
        rank = next(line.rank for line in lines if line.id == key)
        alone = rank == 1 and [line.rank for line in lines].count(1) == 1
        return Placed(key, rank, is_new and alone and not entry.undone)

    def best(
        self, mode: Mode, limit: int | None = None, *, apart: bool = False, level: str | None = None
    ) -> tuple[Ranked, ...]:
        """The first `limit` lines, the best first; all without a limit.

        In solo fewer tiles are better and then more points, with all tiles more points.
        """
        order = "points DESC" if mode is Mode.SOLO_FULL else "tiles, points DESC"
        query = f"{_SELECT} AND level IS ? ORDER BY {order}, finished, id LIMIT ?"
        with self._open() as base:
            rows = base.execute(
                query, (mode.value, apart, level, -1 if limit is None else limit)
            ).fetchall()
        lines: list[Ranked] = []
        sound = [row for row in rows if _well_typed(row)]
        for place, (key, _, *values) in enumerate(sound, 1):
            entry = Entry(mode, *values)
            same = bool(lines) and _worth(lines[-1].entry) == _worth(entry)
            lines.append(Ranked(key, lines[-1].rank if same else place, entry))
        return tuple(lines)

    def remove(self, key: int) -> None:
        """Strike out the line with this id."""
        with self._open() as base:
            base.execute("DELETE FROM result WHERE id = ?", (key,))

    def _sound(self) -> bool:
        """Whether the file can be read as what it should be, or is not there yet."""
        try:
            if not self.path.exists():
                return True
        except OSError as error:
            raise StoreError.of(error, self.path) from error
        try:
            with closing(sqlite3.connect(self.path, timeout=PATIENCE_S)) as base:
                return bool(base.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
        except sqlite3.DatabaseError as error:
            if _code(error) in _BROKEN:
                return False
            raise self._trouble(error) from error

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """The file, changed as a whole when the block ends well."""
        try:
            with closing(sqlite3.connect(self.path, timeout=PATIENCE_S)) as base, base:
                yield base
        except sqlite3.Error as error:
            raise self._trouble(error) from error

    def _trouble(self, error: sqlite3.Error) -> StoreError:
        return StoreError(_BY_CODE.get(_code(error), Trouble.OTHER), self.path)


def _migrate(base: sqlite3.Connection, path: Path) -> None:
    base.execute("BEGIN IMMEDIATE")
    (version,) = base.execute("PRAGMA user_version").fetchone()
    if not 0 <= version <= len(_MIGRATIONS):
        raise StoreError(Trouble.NEWER, path)
    for number in range(version, len(_MIGRATIONS)):
        base.execute(_MIGRATIONS[number])
        base.execute(f"PRAGMA user_version = {number + 1}")


def _well_typed(row: tuple[object, ...]) -> bool:
    """Whether a row holds what it should; SQLite itself takes anything."""
    _, _, name, colour, tiles, points, cacophony, undone, *_, record = row
    texts, numbers = (name, colour, record), (tiles, points, cacophony, undone)
    return all(isinstance(t, str) for t in texts) and all(isinstance(n, int) for n in numbers)


def _worth(entry: Entry) -> tuple[int, int]:
    return (0 if entry.mode is Mode.SOLO_FULL else entry.tiles, entry.points)


def _code(error: sqlite3.Error) -> int:
    """SQLite's primary code for what happened."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
