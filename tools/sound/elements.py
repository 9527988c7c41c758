"""The four element voices: one note for each step of the shared scale, eight steps each.

    earth  marimba, rosewood over a tube   D3 .. F#4   left of the middle
    fire   warm plucked strings            D4 .. F#5   left
    air    flute, more breath than metal   D5 .. F#6   right of the middle
    water  glass rim with a harp under it  D6 .. F#7   right

The arrows of a turn climb one staircase although the voices live in different octaves: every note
carries a tone in octave 5 at its step, and the ear follows that from voice to voice. It is the
flute itself, the harp under the glass, the string's second partial, the bar's second mode; a faint
pure thread helps the last two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from tools.sound.breath import band, low, noise, puff
from tools.sound.made import Made
from tools.sound.space import mix, pan, reverb
from tools.sound.tones import (
    RATE,
    Chance,
    Wave,
    chance,
    clock,
    decay,
    fade,
    modal,
    pitch,
    sine,
    string,
    swell,
)

STEPS = 8
OCTAVE = {"earth": 3, "fire": 4, "air": 5, "water": 6}
PLACE = {"earth": -0.18, "fire": -0.45, "air": 0.2, "water": 0.48}
THREAD = {"earth": 0.20, "fire": 0.11, "air": 0.0, "water": 0.0}


def sounds() -> Iterator[Made]:
    """All of them."""
    for element in _VOICES:
        for step in range(STEPS):
            wave = reverb(pan(note(element, step), PLACE[element]), 0.20)
            yield Made(f"{element}_{step}", wave, -23, 0.35)


def note(element: str, step: int, name: str = "") -> Wave:
    """One dry note, for arrows here and for chords elsewhere; `name` varies the chance in it."""
    gen = chance(name or f"{element} {step}")
    wave = _VOICES[element](pitch(step, OCTAVE[element]), gen)
    wave = wave / np.max(np.abs(wave))
    thread = modal(pitch(step, 5), (1, 2), (1, 0.06), (0.22, 0.06), 0.9, attack=0.006)
    return fade(mix(len(wave) / RATE, (0, 1, wave), (0, THREAD[element], thread)), 0, 0.3)


def earth(freq: float, gen: Chance) -> Wave:
    """Bar modes 1 : 4 : 10.1, the second cut to two octaves as makers do, a tube, a yarn mallet."""
    seconds = 1.3
    tau = 0.34 * (220 / freq) ** 0.35
    taus = (tau, tau * 0.55, tau * 0.13, 0.012)
    amps = (1, 0.55, 0.08, 0.02)
    bar = modal(freq, (1, 4, 10.1, 17.2), amps, taus, seconds, attack=0.002, bend=8)
    tube = modal(freq, (1, 3.0), (0.3, 0.10), (tau * 0.6, 0.07), seconds, attack=0.012)
    yarn = puff(0.05, 180, 1600, 0.010, gen, 0.002)
    return mix(seconds, (0, 1, bar), (0, 1, tube), (0, 0.16, yarn))


def fire(freq: float, gen: Chance) -> Wave:
    """Two gut strings, a fingertip, a small warm box with three resonances; one ember crackle."""
    seconds = 1.4
    strings = string(freq, seconds, 0.55 * (440 / freq) ** 0.4, place=0.21, dark=0.42)
    resonances = ((210, 0.8), (430, 0.5), (980, 0.35))
    box = sum(gain * band(strings, at * 0.85, at * 1.18) for at, gain in resonances)
    nail = puff(0.02, 900, 4200, 0.004, gen)
    embers = [
        (
            gen.uniform(0.02, 0.16),
            gen.uniform(0.3, 1),
            puff(0.006, 2500, 7000, 0.0012, gen, 0.0003),
        )
        for _ in range(4)
    ]
    crackle = mix(0.2, *embers)
    parts = (0, 1, strings), (0, 1, np.asarray(box)), (0, 0.10, nail), (0, 0.012, crackle)
    return low(mix(seconds, *parts), 6500)


def air(freq: float, gen: Chance) -> Wave:
    """A flute that breathes: chiff, few harmonics with late vibrato, and noise on the note."""
    seconds = 1.1
    t = clock(seconds)
    late = np.minimum(1, (t / 0.45) ** 2)
    cents = -35 * np.exp(-t / 0.03) + 9 * late * np.sin(2 * np.pi * 5.1 * t + 1)
    phase = 2 * np.pi * np.cumsum(freq * 2 ** (cents / 1200)) / RATE
    swellings = 1 + 0.10 * np.minimum(1, (t / 0.4) ** 2) * np.sin(2 * np.pi * 5.1 * t + 2)
    harmonics = ((1, 1, 0.03), (2, 0.22, 0.04), (3, 0.10, 0.06), (4, 0.025, 0.08))
    tone = sum(amp * np.sin(n * phase) * np.minimum(1, t / rise) for n, amp, rise in harmonics)
    white = noise(seconds, gen)
    tuned, breath = band(white, freq * 0.94, freq * 1.06, 1), band(white, 700, 6500)
    tuned, breath = tuned / np.std(tuned), breath / np.std(breath)
    hush = low(np.abs(noise(seconds, gen)), 12)
    wave = tone * swellings + 0.16 * tuned + 0.045 * breath * (0.6 + hush / hush.max())
    body = wave * swell(seconds, 0.035, 0.45) * np.exp(-t / 0.5)
    chiff = puff(0.07, freq * 1.4, min(freq * 4, 9000), 0.018, gen, 0.006)
    return mix(seconds, (0, 1, body), (0, 0.10, chiff))


def water(freq: float, gen: Chance) -> Wave:
    """A wet finger's rim tone over a harp an octave lower, and one drop that falls in."""
    seconds = 1.7
    taus = (0.34, 0.10, 0.04)
    rim = modal(freq, (1, 2.32, 4.25), (1, 0.07, 0.015), taus, seconds, attack=0.012, split=2.6)
    harp = string(freq / 2, seconds, 0.42, place=0.5, dark=0.95, detune=2.2)
    rising = freq * 0.5 * (1 + 0.5 * np.minimum(1, clock(0.08) / 0.05))
    drop = fade(sine(rising, 0.08) * decay(0.08, 0.016), 0.003, 0.02)
    return mix(seconds, (0, 1, rim), (0, 0.5, harp), (0, 0.16, drop))


_VOICES: dict[str, Callable[[float, Chance], Wave]] = {
    "earth": earth,
    "fire": fire,
    "air": air,
    "water": water,
}
