"""The cue sheet: which files a cue plays, how loud, on which bus, and how many at once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from game.ui.sound.cues import Cue


class Bus(StrEnum):
    """Sounds that share a volume."""

    UI = "ui"
    TABLE = "table"
    VOICES = "voices"
    BED = "bed"


@dataclass(frozen=True, slots=True)
class Entry:
    """One cue. `files` and `ducks` go by the cue's key, which is "" where there is only one.

    At most `most` sound at once, and never two within `gap` milliseconds. `ducks` says by how many
    dB the bed steps back. `mono` sounds may be placed left or right; those that are not `tuned`
    may differ more in loudness from time to time.
    """

    files: Mapping[str, tuple[str, ...]]
    bus: Bus
    gain: float
    most: int
    gap: float
    ducks: Mapping[str, float]
    mono: bool
    tuned: bool

    def file(self, key: str, number: int) -> str:
        """The file under `key` with this number, or the last. Raises KeyError."""
        files = self.files[key]
        return files[min(number, len(files) - 1)]


@dataclass(frozen=True, slots=True)
class Layer:
    """One layer of the bed: it wakes with so many spirits and is `full` with so many."""

    file: str
    gain: float
    wakes: int
    full: int

    def share(self, spirits: int) -> float:
        """How far the layer has come up, 0 to 1."""
        return min(1.0, max(0.0, (spirits - self.wakes + 1) / (self.full - self.wakes + 1)))


@dataclass(frozen=True, slots=True)
class Sheet:
    """All cues and the layers of the bed, the night first."""

    entries: Mapping[Cue, Entry]
    bed: tuple[Layer, ...]

    @property
    def front(self) -> tuple[str, ...]:
        """The files of all cues, without the bed."""
        found: dict[str, None] = {}
        for entry in self.entries.values():
            for files in entry.files.values():
                found.update(dict.fromkeys(files))
        return tuple(found)


def read_sheet(path: Path) -> Sheet:
    """The sheet in a file of the game's own. Raises OSError if it is not there."""
    data = json.loads(path.read_text(encoding="utf-8"))
    bed = tuple(
        Layer(layer["file"], layer["gain"], layer["from_spirits"], layer["full_spirits"])
        for layer in data["bed"]
    )
    return Sheet({cue: _entry(data["events"][cue]) for cue in Cue}, bed)


def _entry(data: Mapping[str, Any]) -> Entry:
    files = data["files"] if isinstance(data["files"], dict) else {"": data["files"]}
    duck = data.get("duck_bed_db", 0)
    return Entry(
        files={key: tuple(names) for key, names in files.items()},
        bus=Bus(data["bus"]),
        gain=data["gain"],
        most=data["max"],
        gap=data["gap_ms"],
        ducks={key: duck[key.split()[-1]] if isinstance(duck, dict) else duck for key in files},
        mono=data["mono"],
        tuned=data["tuned"],
    )
