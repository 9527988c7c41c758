"""Makes the families of sounds and the cue sheet."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.sound import bed, elements, files, moments, spirits, table, ui
from tools.sound.made import Made
from tools.sound.sheet import sheet
from tools.sound.tones import Wave


class Family(NamedTuple):
    """Sounds of one kind: their ceiling in dBFS, the coder's quality, and whether they go round."""

    sounds: Callable[[], Iterator[Made]]
    ceiling: float
    quality: float = 0.5
    ring: bool = False


FAMILIES = {
    "ui": Family(ui.sounds, -12.6),
    "table": Family(table.sounds, -12.6),
    "elements": Family(elements.sounds, -3.6),
    "spirits": Family(spirits.sounds, -3.6),
    "moments": Family(moments.sounds, -3.6),
    "bed": Family(bed.sounds, -6, 0.4, ring=True),
}


def build(name: str, folder: Path) -> tuple[int, int]:
    """Write one family's files; how many, and of how many bytes together."""
    family = FAMILIES[name]
    count = size = 0
    for made in family.sounds():
        path = folder / f"{made.name}.ogg"
        files.write(path, _finished(made, family), family.quality)
        count, size = count + 1, size + path.stat().st_size
    return count, size


def write_sheet(folder: Path) -> None:
    """Write the cue sheet."""
    text = json.dumps(sheet(), indent=1, ensure_ascii=False)
    (folder / "sheet.json").write_text(text + "\n", encoding="utf-8")


def _finished(made: Made, family: Family) -> Wave:
    if family.ring:
        wave = files.levelled(made.wave, made.level, family.ceiling)
        return files.opened(wave, family.quality)
    return files.finished(made.wave, made.level, family.ceiling, made.end)
