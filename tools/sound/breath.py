"""Noise and filters, and the singing voice."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import numpy as np
from scipy import signal

from tools.sound.tones import RATE, Chance, Wave, clock, decay, fade, samples, swell


def noise(seconds: float, gen: Chance) -> Wave:
    """White noise."""
    return gen.normal(0, 1, samples(seconds))


def low(wave: Wave, freq: float, order: int = 2) -> Wave:
    """What lies below `freq`."""
    return signal.sosfilt(_butter(order, freq, "low"), wave, axis=0)


def high(wave: Wave, freq: float, order: int = 2) -> Wave:
    """What lies above `freq`."""
    return signal.sosfilt(_butter(order, freq, "high"), wave, axis=0)


def band(wave: Wave, bottom: float, top: float, order: int = 2) -> Wave:
    """What lies between two frequencies."""
    return signal.sosfilt(_butter(order, (bottom, top), "band"), wave, axis=0)


def _butter(order: int, edges: float | tuple[float, float], kind: str) -> Wave:
    return signal.butter(order, edges, kind, fs=RATE, output="sos")


def puff(
    seconds: float, bottom: float, top: float, tau: float, gen: Chance, attack: float = 0.0008
) -> Wave:
    """A short burst of band noise: finger, felt, breath or grit."""
    wave = band(noise(seconds + 0.02, gen), bottom, top)[samples(0.02) :]
    wave = wave[: samples(seconds)] / (np.std(wave) + 1e-9) * decay(seconds, tau)
    return fade(wave, attack, min(0.02, seconds / 3))


def sweep(curve: Wave, gen: Chance, width: float = 0.5) -> Wave:
    """Noise whose centre follows a frequency curve: a bank of bands under a moving window."""
    lead = 4800  # the filters settle here
    white = gen.normal(0, 1, len(curve) + lead)
    out = np.zeros(len(curve))
    edges = np.geomspace(120, 9000, 17)
    for bottom, top in pairwise(edges):
        piece = band(white, bottom, top)[lead:]
        piece /= np.std(piece)
        away = np.log2(np.sqrt(bottom * top)) - np.log2(curve)
        out += piece * np.exp(-((away / width) ** 2))
    return out


class Vowel(NamedTuple):
    """Four formants: their centres and widths in Hz, and their gains."""

    centres: tuple[float, ...]
    widths: tuple[float, ...]
    gains: tuple[float, ...]


VOWELS = {
    "ah": Vowel((680, 1120, 2500, 3300), (110, 130, 200, 260), (1, 0.55, 0.16, 0.07)),
    "oh": Vowel((430, 800, 2450, 3100), (90, 110, 190, 250), (1, 0.45, 0.07, 0.03)),
    "oo": Vowel((330, 720, 2300, 3000), (80, 110, 180, 250), (1, 0.40, 0.06, 0.03)),
    "mm": Vowel((260, 620, 1300, 2200), (70, 140, 220, 260), (1, 0.14, 0.04, 0.01)),
    "ee": Vowel((360, 1500, 2500, 3200), (90, 160, 210, 260), (1, 0.20, 0.14, 0.06)),
}


def voice(
    freq: float,
    seconds: float,
    vowel: str,
    gen: Chance,
    attack: float = 0.12,
    release: float = 0.5,
    unison: int = 3,
    vibrato: float = 14,
    breath: float = 0.03,
) -> Wave:
    """A singing spirit: a soft glottis under the formants of a vowel, `unison` throats strong."""
    formants = VOWELS[vowel]
    out = np.zeros(samples(seconds))
    for _ in range(unison):
        phase = 2 * np.pi * np.cumsum(freq * 2 ** (_cents(seconds, vibrato, gen) / 1200)) / RATE
        for n in range(1, 40):
            if n * freq > 5200:
                break
            gain = _formed(n * freq, formants) + 0.02
            out += n**-0.7 * gain * np.sin(n * phase + gen.uniform(0, 2 * np.pi))
    out /= np.max(np.abs(out)) + 1e-9
    if breath:
        air = band(noise(seconds, gen), formants.centres[1] * 0.8, 5000)
        out += breath * air / np.std(air)
    return out * swell(seconds, attack, release)


def _cents(seconds: float, vibrato: float, gen: Chance) -> Wave:
    """How far a throat is off its note: a late vibrato, a slow wandering, a start from below."""
    t = clock(seconds)
    rate, lag = gen.uniform(4.4, 5.4), gen.uniform(0, 2 * np.pi)
    depth = vibrato * np.minimum(1, (t / 0.5) ** 2)
    walk = np.cumsum(gen.normal(0, 1, len(t) // 960 + 2))
    wander = np.interp(t, np.arange(len(walk)) * 0.02, walk - walk.mean()) * 0.5
    cents = gen.normal(0, 4) + depth * np.sin(2 * np.pi * rate * t + lag) + wander
    return cents - 30 * np.exp(-t / 0.05)


def _formed(freq: float, vowel: Vowel) -> float:
    """How strong a vowel lets a partial be."""
    return sum(
        gain / (1 + ((freq - centre) / width) ** 2)
        for centre, width, gain in zip(*vowel, strict=True)
    )
