"""The bed: four rings in D that may sound in any combination and wake one by one.

All are written on a ring, echo included, so there is no seam; their lengths (67, 73, 79, 89 s)
have no common measure: together they repeat after more than a year. No beat, no tune to remember.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tools.sound.breath import low, voice
from tools.sound.made import Made
from tools.sound.space import Ring
from tools.sound.tones import (
    RATE,
    Wave,
    clock,
    decay,
    fade,
    modal,
    pitch,
    sine,
    string,
    swell,
)


def sounds() -> Iterator[Made]:
    """All four, at a level that the coder likes; the sheet plays them much softer."""
    layers = (
        ("bed_1_night", night),
        ("bed_2_drone", drone),
        ("bed_3_bells", bells),
        ("bed_4_pads", pads),
    )
    for name, make in layers:
        ring = make()
        freq = np.fft.rfftfreq(ring.count, 1 / RATE)
        deep = (1 / np.sqrt(1 + (35 / np.maximum(freq, 0.01)) ** 8))[:, None]
        wave = np.fft.irfft(np.fft.rfft(ring.wave, axis=0) * deep, ring.count, axis=0)
        yield Made(name, wave / np.sqrt((wave**2).mean(axis=0)), -30)


# --- Night ------------------------------------------------------------------------------------


def night() -> Ring:
    """Air in the reeds, far water, a few tuned drops, bell crickets at the edge of hearing."""
    ring = Ring(67, "night")
    _reeds(ring)
    ring.wave += _brook()
    _drops(ring)
    _crickets(ring)
    ring.reverb(0.5)
    return ring


def _reeds(ring: Ring) -> None:
    airs = ((110, 380, 0.55), (300, 900, 0.30), (800, 2400, 0.11), (2200, 5200, 0.035))
    for bottom, top, gain in airs:
        gust = ring.drift(2, 9, 0.25)
        shared = ring.hiss(bottom, top)
        for side in (0, 1):
            own = ring.hiss(bottom, top)
            moved = 0.6 * gust + 0.4 * ring.drift(2, 12, 0.2)
            ring.wave[:, side] += gain * (0.5 * shared + 0.85 * own) * moved


def _brook() -> Wave:
    """Bubbles, each a short rising sine."""
    brook = Ring(67, "brook")
    gen = brook.gen
    for _ in range(900):
        freq, seconds = gen.uniform(420, 1500), gen.uniform(0.02, 0.05)
        rising = freq * (1 + 0.35 * clock(seconds) / seconds)
        bubble = sine(rising, seconds) * swell(seconds, 0.004, seconds - 0.006)
        at, gain = gen.uniform(0, 67), gen.uniform(0.1, 1) ** 2 * 0.10
        brook.place(bubble, at, gain, gen.uniform(0.2, 0.9))
    brook.wave *= (0.4 + 0.6 * brook.drift(1, 6))[:, None]
    return brook.wave


def _drops(ring: Ring) -> None:
    """Drops fall into the basin, on the scale."""
    gen, at = ring.gen, 1.0
    while at < 64.5:
        freq = pitch(int(gen.integers(0, 8)), 5)
        rising = freq * (1 + 0.06 * np.minimum(1, clock(0.35) / 0.04))
        drop = fade(sine(rising, 0.35) * decay(0.35, 0.055), 0.003, 0.05)
        ring.place(drop, at, gen.uniform(0.12, 0.4), gen.uniform(-0.7, 0.3))
        if gen.uniform() < 0.3:
            ring.place(drop, at + gen.uniform(0.13, 0.24), 0.08, gen.uniform(-0.5, 0.5))
        at += gen.exponential(2.0) + 0.9


def _crickets(ring: Ring) -> None:
    gen = ring.gen
    crickets = ((2960, 24, -0.75, 0.020), (3320, 21, 0.8, 0.016), (2640, 27, 0.25, 0.011))
    for carrier, rate, where, level in crickets:
        at = gen.uniform(0, 6)
        while at < 62:
            seconds = gen.uniform(0.5, 1.4)
            beat = (0.5 - 0.5 * np.cos(2 * np.pi * rate * clock(seconds))) ** 2
            trill = beat * sine(carrier, seconds) * swell(seconds, seconds * 0.5, seconds * 0.4)
            ring.place(trill, at, level * gen.uniform(0.5, 1.6), where)
            at += gen.exponential(4.5) + 2.2


# --- Drone ------------------------------------------------------------------------------------


def drone() -> Ring:
    """A low D and A whose overtones come and go on their own, as over a tanpura."""
    ring = Ring(73, "drone")
    roots = ((pitch(0, 2), 12, 1.0), (pitch(3, 2), 8, 0.55), (pitch(0, 3), 8, 0.4))
    for root, top, gain in roots:
        for n in range(1, top + 1):
            # Out of key: C and G# over any root, C# over A.
            if n in (7, 11) or (100 < root < 140 and n == 5):
                continue
            for side in (0, 1):
                wave = ring.steady(root * n * (1 + ring.gen.normal(0, 0.0006)))
                breath = ring.drift(1, 7, 0.05 if n > 2 else 0.45)
                ring.wave[:, side] += gain * n**-0.7 * wave * (breath**2 if n > 3 else breath)
    at = 0.0
    while at < 72.0:  # now and then a string is touched, deep in the ground
        freq = pitch(int(ring.gen.choice((0, 3, 5, 5, 8))), 2)
        touched = low(fade(string(freq, 6.0, 1.5, place=0.12, dark=0.35), 0.05, 1.5), 1600)
        ring.place(touched, at, ring.gen.uniform(0.25, 0.7), ring.gen.uniform(-0.4, 0.4))
        at += ring.gen.uniform(3.2, 7.5)
    ring.reverb(0.7)
    return ring


# --- Bells ------------------------------------------------------------------------------------


def bells() -> Ring:
    """Short thoughts of one to four notes that wander on the scale, never back as a tune."""
    ring = Ring(79, "bells")
    gen, at, step = ring.gen, 0.6, 5
    while at < 76.5:
        size = int(gen.choice((1, 2, 3, 4), p=(0.35, 0.35, 0.2, 0.1)))
        kind = str(gen.choice(("glass", "tongue", "wood"), p=(0.45, 0.4, 0.15)))
        for number in range(size):
            leap = gen.choice((-3, -2, -1, 1, 2, 3))
            step = int(np.clip(round(step + leap + 0.22 * (5 - step)), 0, 10))
            force = gen.uniform(0.35, 0.8) * (1 - 0.12 * number)
            struck = fade(_bell(kind, pitch(step, 4)), 0.002, 0.5)
            ring.place(struck, at, force, gen.uniform(-0.75, 0.75))
            at += gen.uniform(0.28, 0.75) * (1 + 0.25 * number)
        at = at + gen.gamma(3.0, 0.9) + 0.7
    ring.reverb(0.9)
    return ring


def _bell(kind: str, freq: float) -> Wave:
    if kind == "glass":
        amps, taus = [0.7, 0.12, 0.05], [1.4, 0.6, 0.2]
        return modal(freq * 2, (1, 2.003, 2.76), amps, taus, 5.0, attack=0.012, split=0.8)
    if kind == "tongue":
        amps, taus = [1, 0.25, 0.10, 0.02], [1.6, 0.7, 0.3, 0.1]
        return modal(freq, (1, 2.0, 2.99, 5.8), amps, taus, 5.5, attack=0.004, split=0.5)
    amps, taus = [0.6, 0.25, 0.03], [0.45, 0.16, 0.04]
    return modal(freq / 2, (1, 3.99, 10), amps, taus, 2.0, attack=0.003)


# --- Pads -------------------------------------------------------------------------------------

_CLOUDS = (
    (0, 3, 6),
    (-1, 2, 5),
    (1, 3, 7),
    (0, 4, 7),
    (-2, 1, 3),
    (-1, 3, 6),
    (0, 2, 8),
    (1, 4, 5),
    (-2, 0, 7),
)


def pads() -> Ring:
    """Slow light: chords of three that overlap like clouds, half voices, half strings of sines."""
    ring = Ring(89, "pads")
    gen, span = ring.gen, 89 / len(_CLOUDS)
    for number, steps in enumerate(_CLOUDS):
        seconds = span * gen.uniform(1.55, 1.85)
        for place, step in enumerate(steps):
            where = (-0.55, 0.1, 0.6)[place] * gen.choice((-1, 1))
            cloud = _cloud(ring, pitch(step, 3), seconds)
            at = number * span
            ring.place(low(cloud, 1500), at + gen.uniform(-0.9, 0.9), 0.3, where)
            if (number + place) % 2 == 0:
                sung = voice(
                    pitch(step, 4),
                    seconds * 0.8,
                    "oo",
                    gen,
                    attack=seconds * 0.36,
                    release=seconds * 0.42,
                    unison=3,
                    vibrato=9,
                    breath=0.02,
                )
                ring.place(sung, at + seconds * 0.1, 0.5, -where)
    ring.reverb(0.8)
    return ring


def _cloud(ring: Ring, freq: float, seconds: float) -> Wave:
    """Three strings of sines a little apart, each partial breathing on its own."""
    gen, t = ring.gen, clock(seconds)
    out = np.zeros(len(t))
    for cents in (-5.5, 0.7, 6.1):
        for n in range(1, 9):
            lag = gen.uniform(0, 6.28)
            partial = np.sin(2 * np.pi * freq * n * 2 ** (cents / 1200) * t + lag)
            breath = 1 + 0.3 * np.sin(2 * np.pi * gen.uniform(0.08, 0.22) * t + lag)
            out += n**-1.6 * partial * breath
    return out * swell(seconds, seconds * 0.48, seconds * 0.5)
