"""Listening without ears: turns of a recorded game as the game itself plays them, on a disk.

The choreography and the speakers are the game's; only the sound card is SDL's driver that writes
a file, whose growing is the clock. What comes out is a wave file and a picture of its spectrum.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import cast

import numpy as np
import soundfile

from game.engine import ArrowCovered, CacophonyTaken, Event, SpiritAppeared
from game.match import Session, Step, parse
from game.ui.motion.choreography import choreograph
from game.ui.motion.places import Places
from game.ui.sound import Call, Company, Sounds, open_sounds, score
from tools.sound.loudness import loudest, loudness, peak
from tools.sound.spectrum import draw
from tools.sound.tones import RATE, Wave

COMPANY = Company(("amber", "turquoise", "ivory", "obsidian"))
QUIET, BEFORE, AFTER = 14.0, 1.0, 3.0
"""Seconds until the bed is up, and what is kept before and after the turn."""
_FRAME_BYTES = 4


def listen(record: Path, assets: Path, folder: Path) -> None:
    """Play turns of a record into wave files and pictures: see `turns`."""
    steps = Session.load(parse(record.read_text(encoding="utf-8"))).steps
    for name, step in turns(steps).items():
        # Nothing is drawn, so no place on the table is ever asked for.
        clips = choreograph(step, cast(Places, None), held=True)
        calls = score(step, clips, COMPANY, held=True)
        spirits = sum(lying.complete for lying in step.before.player.display.tiles.values())
        wave = _played(assets, calls, spirits)
        soundfile.write(folder / f"{name}.wav", wave, RATE)
        draw(
            folder / f"{name}.png", wave, [(BEFORE + call.at / 1000, _name(call)) for call in calls]
        )
        bed = loudness(wave[: int(BEFORE * RATE)])
        print(f"{name}: {spirits} spirits before, bed {bed:.1f} LUFS, peak {peak(wave):.1f} dBFS")
        for call in calls:
            begin = int((BEFORE + call.at / 1000) * RATE)
            loud = loudest(wave[begin : begin + RATE // 4])
            print(f"  {call.at:7.0f} ms {_name(call):24}{loud:7.1f} dB")


def turns(steps: Sequence[Step]) -> dict[str, Step]:
    """A usual turn, the one with most arrows, the richest, and the one with most cacophony."""
    return {
        "usual": usual(steps),
        "arrows": max(steps, key=lambda step: _count(step, ArrowCovered)),
        "richest": max(steps, key=richness),
        "cacophony": max(steps, key=_red_discs),
    }


def usual(steps: Iterable[Step]) -> Step:
    """The middle one of the turns in which one spirit comes out."""
    ones = sorted((step for step in steps if _count(step, SpiritAppeared) == 1), key=richness)
    return ones[len(ones) // 2]


def richness(step: Step) -> tuple[int, int]:
    """How much happens: spirits first, then everything."""
    return _count(step, SpiritAppeared), len(step.events)


def _count(step: Step, kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in step.events)


def _red_discs(step: Step) -> int:
    return sum(event.discs for event in step.events if isinstance(event, CacophonyTaken))


def _name(call: Call) -> str:
    which = "" if call.which is None else str(call.which)
    return " ".join(filter(None, (call.cue.value, call.key, which)))


def _played(assets: Path, calls: list[Call], spirits: int) -> Wave:
    """The turn as it is heard, with a little before and after."""
    with TemporaryDirectory() as folder:
        raw = Path(folder) / "raw"
        os.environ.update(SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(raw))
        sounds = open_sounds(assets)
        sounds.update(16)
        sounds.update(16)
        sounds.game(spirits)
        begin = _run(sounds, raw, QUIET)
        sounds.perform(calls)
        last = max(call.at for call in calls) / 1000
        _run(sounds, raw, begin + last + AFTER)
        sounds.close()
        data = np.frombuffer(raw.read_bytes(), dtype="<i2").reshape(-1, 2) / 32768
    return data[int((begin - BEFORE) * RATE) :]


def _run(sounds: Sounds, raw: Path, until: float) -> float:
    """Let the sounds go on with the file's clock until so many seconds are written; the clock."""
    now = _written(raw)
    while now < until:
        sleep(0.004)
        then = _written(raw)
        if then > now:
            sounds.update(1000 * (then - now))
        now = then
    return now


def _written(raw: Path) -> float:
    return raw.stat().st_size / _FRAME_BYTES / RATE if raw.exists() else 0.0
