"""A spirit is revealed: it sings. 1, 3, 6 or 10 points are one, two, three or four voices.

Each chord is the element's own instrument, rolled upwards, and as many throats as notes, which
take the chord over. The ten is a moment: the roll is slower, a low D opens under it, the choir
swells wide, and glass rises above.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tools.sound.breath import sweep, voice
from tools.sound.elements import PLACE, note
from tools.sound.made import Made
from tools.sound.space import Part, mix, pan, reverb
from tools.sound.tones import Chance, chance, clock, modal, pitch, swell

CHORDS = {
    "fire": {1: (0,), 3: (0, 3), 6: (0, 3, 7), 10: (0, 3, 5, 7)},  # D A D F#: open, bright
    "water": {1: (0,), 3: (0, 2), 6: (0, 2, 4), 10: (0, 2, 4, 6)},  # D F# B E: floating
    "earth": {1: (0,), 3: (0, 3), 6: (0, 3, 5), 10: (0, 3, 5, 7)},  # D A D F#: rooted
    "air": {1: (0,), 3: (0, 3), 6: (0, 3, 6), 10: (0, 3, 6, 8)},  # D A E A: no third, airy
}
"""Steps of the element's own octave; from one scale, so a chord agrees with any tune before it."""
SING = {"fire": ("ah", 4), "water": ("oo", 4), "earth": ("oh", 3), "air": ("ee", 5)}
SHIFT = {"fire": 0, "water": -5, "earth": 0, "air": -5}
"""The high instruments play their chords an octave lower."""


class Size(NamedTuple):
    """How a spirit of some value is heard: seconds, dB, echo, and the seconds of its end."""

    seconds: float
    level: float
    wet: float
    end: float


SIZES = {
    1: Size(1.5, -22, 0.22, 0.5),
    3: Size(1.8, -21, 0.26, 0.6),
    6: Size(2.1, -19.5, 0.30, 0.7),
    10: Size(2.49, -17, 0.38, 0.8),
}


def sounds() -> Iterator[Made]:
    """All of them."""
    for element in CHORDS:
        for value, size in SIZES.items():
            gen = chance(f"reveal {element} {value}")
            parts = _chord(element, value, gen)
            if value >= 6:
                parts.append(_halo(element, value))
            if value == 10:
                parts += _grand(gen)
            wave = reverb(mix(size.seconds, *parts), size.wet)
            yield Made(f"reveal_{element}_{value}", wave, size.level, size.end)


def _roll(value: int) -> float:
    """The seconds between the notes of a chord."""
    return 0.075 if value == 10 else 0.045


def _chord(element: str, value: int, gen: Chance) -> list[Part]:
    """Each note on the instrument, and a throat on the other side that takes it over."""
    steps, seconds, roll = CHORDS[element][value], SIZES[value].seconds, _roll(value)
    count, (vowel, octave) = len(steps), SING[element]
    parts: list[Part] = []
    for number, step in enumerate(steps):
        spread = (number - (count - 1) / 2) * 0.28 if count > 1 else 0
        where = float(np.clip(PLACE[element] * 0.5 + spread, -0.8, 0.8))
        played = note(element, step + SHIFT[element], f"reveal {element} {step}")
        parts.append((roll * number, 0.85, pan(played, where)))
        length = seconds - 0.05 - roll * number
        sung = voice(
            pitch(step, octave),
            length,
            vowel,
            gen,
            attack=0.26 if value == 10 else 0.14,
            release=length * 0.55,
            unison=2 + count // 2,
            breath=0.05 if element == "air" else 0.02,
        )
        parts.append((roll * number + 0.03, 0.30 + 0.035 * count, pan(sung, -where)))
    return parts


def _halo(element: str, value: int) -> Part:
    """A tone over the chord's top note."""
    steps = CHORDS[element][value]
    taus, seconds = (0.5, 0.3, 0.15), SIZES[value].seconds - 0.2
    top = pitch(steps[-1], 5)
    wave = modal(top, (1, 2.0, 3.01), (1, 0.3, 0.1), taus, seconds, attack=0.03, split=1.3)
    return _roll(value) * len(steps), 0.16, wave


def _grand(gen: Chance) -> list[Part]:
    """What only a ten has: the low D, glass that rises, and a breath before."""
    amps, taus = (1, 0.7, 0.35, 0.2, 0.08), (0.9, 0.8, 0.5, 0.4, 0.25)
    deep = modal(pitch(0, 2), (1, 2, 3, 4, 6), amps, taus, 2.4, attack=0.05, split=0.6)
    parts: list[Part] = [(_roll(10) * 3, 0.55, deep)]
    places = (-0.6, 0.5, -0.3, 0.65, 0)
    for number, step in enumerate((5, 7, 8, 10, 12)):
        grain = modal(
            pitch(step, 5), (1, 2.76), (1, 0.1), (0.25, 0.06), 1.2, attack=0.004, split=1.1
        )
        parts.append((0.36 + 0.085 * number, 0.16 * 0.9**number, pan(grain, places[number])))
    t = clock(0.5)
    rise = sweep(500 * 2 ** (2.6 * t / 0.5), gen, 0.6) * swell(0.5, 0.4, 0.1)
    parts.append((0.0, 0.03, pan(rise, np.linspace(-0.6, 0.6, len(t)))))
    return parts
