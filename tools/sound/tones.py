"""Tuning, envelopes and everything that begins as a sine.

Waves are float arrays at 48 kHz: mono ones of shape (n,), stereo ones (n, 2). Times are seconds,
frequencies Hz.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Wave: TypeAlias = NDArray[np.float64]
Chance: TypeAlias = np.random.Generator

RATE = 48_000
SEED = 2024
PENTATONIC = (0, 2, 4, 7, 9)
"""D E F# A B: no semitone, no tritone, so any two notes agree."""
_D_MIDI = 2


def pitch(step: int, octave: int) -> float:
    """A scale step counted from the D of the octave (step 5 is the next D); A4 is 440 Hz."""
    up, degree = divmod(step, 5)
    midi = _D_MIDI + 12 * (octave + 1 + up) + PENTATONIC[degree]
    return float(440.0 * 2 ** ((midi - 69) / 12))


def chance(name: str) -> Chance:
    """A generator of its own for each sound, so that editing one leaves all others as they were."""
    return np.random.default_rng([SEED, zlib.crc32(name.encode())])


def factor(db: float) -> float:
    """Decibels as a factor of the amplitude."""
    return float(10 ** (db / 20))


def samples(seconds: float) -> int:
    """How many samples last so long."""
    return round(seconds * RATE)


def clock(seconds: float) -> Wave:
    """The time at every sample."""
    return np.arange(samples(seconds)) / RATE


# --- Envelopes --------------------------------------------------------------------------------


def fade(wave: Wave, start: float = 0.001, end: float = 0.02) -> Wave:
    """Raised cosines at both ends: no click, whatever came before."""
    wave = np.array(wave, dtype=float)
    first, last = min(samples(start), len(wave)), min(samples(end), len(wave))
    window = np.ones(len(wave))
    if first:
        window[:first] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(first) / first)
    if last:
        window[-last:] *= 0.5 + 0.5 * np.cos(np.pi * (np.arange(last) + 1) / last)
    return wave * (window if wave.ndim == 1 else window[:, None])


def swell(seconds: float, attack: float, release: float) -> Wave:
    """Rise, stay, fall: what is left between attack and release is held."""
    return fade(np.ones(samples(seconds)), attack, release)


def decay(seconds: float, tau: float) -> Wave:
    """Dying away with time constant `tau`."""
    return np.exp(-clock(seconds) / tau)


# --- Sources ----------------------------------------------------------------------------------


def sine(freq: float | Wave, seconds: float) -> Wave:
    """A sine; `freq` may be a curve with one value for each sample."""
    t = clock(seconds)
    if np.ndim(freq) == 0:
        return np.sin(2 * np.pi * freq * t)
    curve = np.asarray(freq)
    return np.sin(2 * np.pi * np.cumsum(curve[: len(t)]) / RATE)


def glide(start: float, end: float, seconds: float, tau: float) -> Wave:
    """A frequency that goes from `start` to `end` with time constant `tau`."""
    return end + (start - end) * np.exp(-clock(seconds) / tau)


def modal(
    freq: float,
    ratios: Sequence[float],
    amps: Sequence[float],
    taus: Sequence[float],
    seconds: float,
    attack: float = 0.0012,
    split: float = 0.0,
    bend: float = 0.0,
) -> Wave:
    """A struck body: a sum of decaying sines, faded in its last fifth.

    `split` doubles each mode that many Hz apart, as uneven walls do: a slow beat. `bend` starts
    that many cents high and settles in 25 ms, as after a hard blow.
    """
    t = clock(seconds)
    out = np.zeros(len(t))
    shift = 1 + (2 ** (bend / 1200) - 1) * np.exp(-t / 0.025)
    turn = np.cumsum(shift) / RATE
    for ratio, amp, tau in zip(ratios, amps, taus, strict=False):
        mode = freq * ratio
        if mode > 0.45 * RATE:
            continue
        envelope = amp * np.exp(-t / tau)
        if split:
            out += envelope * 0.62 * np.sin(2 * np.pi * (mode - split / 2) * turn)
            out += envelope * 0.38 * np.sin(2 * np.pi * (mode + split / 2) * turn)
        else:
            out += envelope * np.sin(2 * np.pi * mode * turn)
    return fade(out, attack, seconds * 0.2)


def string(
    freq: float,
    seconds: float,
    tau: float,
    place: float = 0.23,
    dark: float = 0.55,
    detune: float = 1.6,
) -> Wave:
    """A plucked string: partial n has amplitude sin(n pi place)/n and dies the faster the higher.

    Two strings `detune` cents apart give warmth; `dark` is the softness of the finger.
    """
    t = clock(seconds)
    out = np.zeros(len(t))
    for n in range(1, 30):
        partial = n * freq * np.sqrt(1 + 0.00012 * n * n)
        if partial > 11_000:
            break
        amp = abs(np.sin(n * np.pi * place)) / n * np.exp(-dark * (n - 1) * freq / 900)
        envelope = amp * np.exp(-t / (tau / (1 + 0.16 * 1.4 * (n - 1))))
        for cents, share in ((-detune / 2, 0.55), (detune / 2, 0.45)):
            out += share * envelope * np.sin(2 * np.pi * partial * 2 ** (cents / 1200) * t)
    return fade(out, 0.0025, seconds * 0.3)
