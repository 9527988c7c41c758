"""Another game from some position of a game that was played: what if it had gone on differently?

Whoever plays it knows what the pile holds, so it counts for nothing; its record says so.
"""

from __future__ import annotations

from dataclasses import replace

from game.match.record import Record

_OF_THE_FIRST = ("undone", "level")
"""What a record tells of its own playing, and not of a branch."""


def branch(record: Record, at: int) -> Record:
    """A new game that begins with the first `at` moves of `record`, which stand fixed."""
    more = {key: value for key, value in record.more.items() if key not in _OF_THE_FIRST}
    more |= {"at": at, "branched": at}
    return replace(record, moves=record.moves[:at], more=more)
