"""Which lessons a player has learnt, and which of their puzzles are solved.

Kept in one small file: `{"learnt": [1, 2], "solved": [1]}`. Keys of other versions are kept.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game.store import atomic
from game.store.trouble import StoreError, Trouble


@dataclass(frozen=True, slots=True)
class Learnt:
    """The numbers of lessons that are learnt, and of puzzles that are solved."""

    lessons: frozenset[int] = frozenset()
    puzzles: frozenset[int] = frozenset()
    others: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))

    def with_lesson(self, number: int) -> Learnt:
        """The same, and one lesson more."""
        return replace(self, lessons=self.lessons | {number})

    def with_puzzle(self, number: int) -> Learnt:
        """The same, and one puzzle more, which is proof of its lesson."""
        both = self.with_lesson(number)
        return replace(both, puzzles=self.puzzles | {number})


class ReadLearnt(NamedTuple):
    """What a file told, and where it was moved if it could not be read."""

    learnt: Learnt
    kept: Path | None = None


def read_learnt(path: Path) -> ReadLearnt:
    """What is learnt so far. Raises StoreError if the file may not be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        if not isinstance(data, dict):
            raise ValueError("what is learnt is an object")
    except FileNotFoundError:
        return ReadLearnt(Learnt())
    except OSError as error:
        raise StoreError(Trouble.UNREADABLE, path) from error
    except (ValueError, RecursionError):
        return ReadLearnt(Learnt(), atomic.set_aside(path))
    others = {key: value for key, value in data.items() if key not in ("learnt", "solved")}
    lessons, puzzles = _numbers(data.get("learnt")), _numbers(data.get("solved"))
    return ReadLearnt(Learnt(lessons, puzzles, MappingProxyType(others)))


def write_learnt(path: Path, learnt: Learnt) -> None:
    """Keep what is learnt. Raises StoreError."""
    data = {
        **learnt.others,
        "learnt": sorted(learnt.lessons),
        "solved": sorted(learnt.puzzles),
    }
    atomic.write(path, json.dumps(data, indent=2) + "\n")


def _numbers(value: object) -> frozenset[int]:
    """The whole numbers of a list; anything else costs only itself."""
    return frozenset(n for n in value if type(n) is int) if isinstance(value, list) else frozenset()
