"""The named deals that come with the game. Their format is told in levels/README.md."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from game.store.trouble import StoreError, Trouble

_FORMAT = "sagani-deal"
_VERSION = 1


class Deal(NamedTuple):
    """An order of the 72 tiles with a name: the text of the key `deal.ID`."""

    id: str
    seed: str
    deck: tuple[int, ...]


def deals(levels: Path) -> tuple[Deal, ...]:
    """All deals in the folder of levels, in the order of their files.

    Raises StoreError at the first that is no deal.
    """
    return tuple(_read(path) for path in sorted((levels / "deals").glob("*.json")))


def _read(path: Path) -> Deal:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
        if (data["format"], data["version"]) != (_FORMAT, _VERSION):
            raise ValueError("another format")
        return Deal(str(data["id"]), str(data["seed"]), tuple(map(int, data["deck"])))
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise StoreError(Trouble.UNREADABLE, path) from error
