"""Where sounds are: left and right, together, in rooms, and on rings without a seam."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np
from scipy import signal

from tools.sound.breath import band
from tools.sound.tones import RATE, Wave, chance, clock, samples

Part: TypeAlias = tuple[float, float, Wave]
"""When a sound begins, how loud, and what."""


def pan(wave: Wave, where: float | Wave) -> Wave:
    """Stereo of equal power; `where` runs from -1 (left) to 1 (right) and may be a curve."""
    angle = (np.asarray(where) + 1) * np.pi / 4
    return np.stack([wave * np.cos(angle), wave * np.sin(angle)], axis=1) * np.sqrt(2)


def stereo(wave: Wave) -> Wave:
    """The same on two sides."""
    return np.stack([wave, wave], axis=1) if wave.ndim == 1 else wave


def mono(wave: Wave) -> Wave:
    """Both sides as one."""
    return wave if wave.ndim == 1 else wave.mean(axis=1)


def mix(seconds: float, *parts: Part) -> Wave:
    """Parts together, stereo as soon as one of them is; what sticks out is cut."""
    count = samples(seconds)
    both = any(part[2].ndim == 2 for part in parts)
    out = np.zeros((count, 2) if both else count)
    for at, gain, part in parts:
        wave = stereo(part) if both else part
        begin = samples(at)
        wave = wave[: max(0, count - begin)]
        out[begin : begin + len(wave)] += gain * wave
    return out


class _Room(NamedTuple):
    """How long an echo is kept, how long it takes to die by 60 dB, when it begins and rises."""

    seconds: float
    dies: float
    gap: float
    rise: float


_ROOMS = {
    "table": _Room(0.3, 0.22, 0.004, 0.002),
    "garden": _Room(2.6, 1.9, 0.018, 0.012),
    "wide": _Room(5.0, 4.2, 0.03, 0.012),
}
_OCTAVES = (
    (180, 0.8, 0.5),
    (400, 1.0, 0.9),
    (850, 1.0, 1.0),
    (1800, 0.85, 0.8),
    (3600, 0.6, 0.5),
    (7000, 0.35, 0.25),
)
"""Centre in Hz, share of the dying time, level: highs die first."""


@cache
def room(name: str) -> Wave:
    """The answer of a room to a click, made of noise."""
    shape, gen = _ROOMS[name], chance(f"room {name}")
    count, t = samples(shape.seconds), clock(shape.seconds)
    out = np.zeros((count, 2))
    for centre, share, level in _OCTAVES:
        piece = band(gen.normal(0, 1, (count, 2)), centre / 1.42, centre * 1.42)
        piece[:, 1] = 0.35 * piece[:, 0] + 0.94 * piece[:, 1]
        out += level * piece * np.exp(-6.91 * t / (shape.dies * share))[:, None]
    out *= np.minimum(1, t / shape.rise)[:, None]
    out = np.concatenate([np.zeros((samples(shape.gap), 2)), out])
    return out / np.sqrt((out**2).sum(axis=0).mean())


def reverb(wave: Wave, wet: float, name: str = "garden") -> Wave:
    """The sound and `wet` times its echo, as long as the sound is."""
    wave = stereo(wave)
    tail = signal.oaconvolve(wave, room(name), axes=0)[: len(wave)]
    return wave + wet * tail


class Ring:
    """A stereo ring: what runs over the end comes in again at the start."""

    def __init__(self, seconds: float, name: str) -> None:
        self.count, self.seconds, self.gen = samples(seconds), seconds, chance(name)
        self.wave: Wave = np.zeros((self.count, 2))

    def place(self, wave: Wave, at: float, gain: float = 1.0, where: float = 0.0) -> None:
        """Add a sound that begins at `at`; `where` as in `pan`."""
        both = pan(wave, where) if wave.ndim == 1 else wave
        index = (samples(at) + np.arange(len(both))) % self.count
        np.add.at(self.wave, index, gain * both)

    def steady(self, freq: float) -> Wave:
        """A sine as near to `freq` as goes round without a seam."""
        near = round(freq * self.seconds) / self.seconds
        lag = self.gen.uniform(0, 2 * np.pi)
        return np.sin(2 * np.pi * near * np.arange(self.count) / RATE + lag)

    def drift(self, slowest: int = 1, fastest: int = 8, floor: float = 0.0) -> Wave:
        """A smooth random curve between `floor` and 1, of so many waves in the round."""
        t = np.arange(self.count) / self.count
        curve = sum(
            self.gen.normal() / k**0.5 * np.sin(2 * np.pi * (k * t + self.gen.uniform()))
            for k in range(slowest, fastest + 1)
        )
        curve = (curve - np.min(curve)) / (np.max(curve) - np.min(curve))
        return floor + (1 - floor) * curve

    def hiss(self, bottom: float, top: float) -> Wave:
        """Noise without a seam, with soft edges, weaker the higher."""
        freq = np.fft.rfftfreq(self.count, 1 / RATE)
        freq[0] = 1
        shape = freq**-0.5 / np.sqrt((1 + (bottom / freq) ** 6) * (1 + (freq / top) ** 6))
        phase = np.exp(2j * np.pi * self.gen.uniform(size=len(freq)))
        wave = np.fft.irfft(shape * phase, self.count)
        return wave / np.std(wave)

    def reverb(self, wet: float, name: str = "wide") -> None:
        """Add `wet` times the echo, all round."""
        echo = np.fft.rfft(self.wave, axis=0) * np.fft.rfft(room(name), self.count, axis=0)
        self.wave = self.wave + wet * np.fft.irfft(echo, self.count, axis=0)
