"""Measures the decoded files and says what breaks a rule."""

from __future__ import annotations

import json
from collections import defaultdict
from pathlib import Path
from typing import NamedTuple

import numpy as np
from scipy import signal

from tools.sound import files
from tools.sound.elements import OCTAVE
from tools.sound.loudness import loudest, loudness, peak
from tools.sound.sheet import named, sheet
from tools.sound.space import mono
from tools.sound.tones import RATE, Wave, pitch

_STEMS = {
    "ui": ("hover", "press", "back", "toggle", "page", "toast", "refused", "undo", "hint"),
    "elements": ("earth_", "fire_", "air_", "water_"),
    "spirits": ("reveal",),
    "moments": (
        *("cacophony", "intermezzo", "last_round", "star", "level_won", "crown", "won", "lost"),
    ),
    "bed": ("bed_",),
}
_CEILINGS = {"ui": -12.0, "table": -12.0}
_CEILING = -3.0
_SHORTEST, _LONGEST = 0.05, 2.5005
_OFFSET, _STUMP, _CENTS = 2e-4, 2e-3, 6.0


class Measured(NamedTuple):
    """One file in numbers: seconds, dBFS, dB, Hz, and the milliseconds to its first blow."""

    seconds: float
    peak: float
    loud: float
    centre: float
    onset: float


def check(folder: Path) -> list[str]:
    """Print the families in numbers; what is wrong with the files or the sheet."""
    faults: list[str] = []
    rows = defaultdict(list)
    for path in sorted(folder.glob("*.ogg")):
        wave, family = files.read(path), family_of(path.stem)
        ring = family == "bed"
        rows[family].append(_measured(wave, ring))
        faults += [f"{path.stem}: {fault}" for fault in _faults(path.stem, wave, family)]
        if ring:
            print(f"{path.stem}: {_seam(wave)}")
    print("family   files  seconds        peak dBFS       loudest dB      centre Hz     onset ms")
    for family, measured in rows.items():
        spans = (f"{min(column):.4g}..{max(column):.4g}" for column in zip(*measured, strict=True))
        print(f"{family:9}{len(measured):5}  " + "  ".join(f"{span:14}" for span in spans))
    return faults + _sheet_faults(folder)


def family_of(name: str) -> str:
    """The family of a file by its name."""
    return next((family for family, stems in _STEMS.items() if name.startswith(stems)), "table")


def _measured(wave: Wave, ring: bool) -> Measured:
    loud = loudness(wave) if ring else loudest(wave)
    return Measured(len(wave) / RATE, peak(wave), loud, _centre(wave), _onset(wave))


def _faults(name: str, wave: Wave, family: str) -> list[str]:
    faults = []
    if peak(wave) > _CEILINGS.get(family, _CEILING):
        faults.append(f"peak {peak(wave):.1f} dBFS")
    if np.max(np.abs(wave.mean(axis=0))) > _OFFSET:
        faults.append("off centre")
    if family != "bed":
        if not _SHORTEST <= len(wave) / RATE <= _LONGEST:
            faults.append(f"{len(wave) / RATE:.3f} s")
        if max(np.max(np.abs(wave[0])), np.max(np.abs(wave[-1]))) > _STUMP:
            faults.append("does not begin and end in silence")
    if family == "elements":
        element, step = name.split("_")
        wanted = pitch(int(step), OCTAVE[element])
        cents = 1200 * np.log2(_fundamental(wave, wanted) / wanted)
        if abs(cents) > _CENTS:
            faults.append(f"{cents:+.1f} cents out of tune")
    return faults


def _sheet_faults(folder: Path) -> list[str]:
    data = json.loads((folder / "sheet.json").read_text(encoding="utf-8"))
    there = {path.name for path in folder.glob("*.ogg")}
    faults = [f"the sheet names {name}, which is not there" for name in named(data) - there]
    faults += [f"{name} is in no event" for name in there - named(data)]
    if data != sheet():
        faults.append("sheet.json is not what sheet.py says")
    return faults


def _centre(wave: Wave) -> float:
    """The centre of the spectrum."""
    power = np.abs(np.fft.rfft(mono(wave))) ** 2
    return float((np.fft.rfftfreq(len(wave), 1 / RATE) * power).sum() / power.sum())


def _onset(wave: Wave) -> float:
    """From the first sample to half of the highest envelope: what the hand feels as delay."""
    level = np.abs(wave).reshape(len(wave), -1).max(axis=1)
    envelope = np.convolve(level, np.ones(96) / 96, "same")
    return float(1000 * np.argmax(envelope > 0.5 * envelope[: RATE // 4].max()) / RATE)


def _fundamental(wave: Wave, near: float) -> float:
    part = mono(wave)[:RATE]
    count = 1 << 19
    power = np.abs(np.fft.rfft(part * np.hanning(len(part)), count))
    freq = np.fft.rfftfreq(count, 1 / RATE)
    window = (freq > near * 0.97) & (freq < near * 1.03)
    return float(freq[window][np.argmax(power[window])])


def _seam(wave: Wave) -> str:
    """The step, the kink and the hiss where a ring begins again, beside the same elsewhere."""
    ring = np.concatenate([wave, wave[:RATE]])
    at = len(wave) - 1
    step = np.abs(np.diff(ring, axis=0)).max(axis=1)
    bend = np.abs(np.diff(ring, 2, axis=0)).max(axis=1)
    sections = signal.butter(4, 6000, "high", fs=RATE, output="sos")
    hiss = signal.sosfilt(sections, ring, axis=0)
    power = np.convolve((hiss**2).sum(axis=1), np.ones(480) / 480, "same")
    here = 10 * np.log10(power[at - 240 : at + 240].max() + 1e-15)
    usual = 10 * np.log10(np.percentile(power[RATE:-RATE], 99))
    rank = 100 * (bend < bend[at - 1 : at + 1].max()).mean()
    return (
        f"step {20 * np.log10(step[at] + 1e-9):.0f} dB"
        f" (99.9 % below {20 * np.log10(np.percentile(step, 99.9)):.0f}),"
        f" kink at {rank:.0f} %, hiss {here:.0f} dB (99 % below {usual:.0f})"
    )
