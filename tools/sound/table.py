"""The table: lacquered wood, go stones and slate. Short and dry, with a breath of room.

Snap and disc clicks are tuned, so that weighing a move already hums the tune it would play.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tools.sound.breath import low, noise, puff, sweep
from tools.sound.made import Made
from tools.sound.mallets import seat_sounds
from tools.sound.space import mix, pan, reverb
from tools.sound.tones import Chance, Wave, chance, clock, decay, glide, modal, pitch, sine, swell


def sounds() -> Iterator[Made]:
    """All of them."""
    yield from _hand_sounds()
    yield from _disc_sounds()
    yield from _pile_sounds()
    yield from seat_sounds()


def _hand_sounds() -> Iterator[Made]:
    for number, freq in enumerate((540, 585)):
        yield Made(f"take_{number + 1}", take(chance(f"take{number}"), freq), -31)
    for number, freq in enumerate((450, 415)):
        yield Made(f"put_back_{number + 1}", put_back(chance(f"put{number}"), freq), -31)
    for step in range(5):
        yield Made(f"snap_{step}", snap(step, chance(f"snap{step}")), -32)
    for name, freq in (("a", 1720), ("b", 1530)):
        yield Made(f"turn_{name}", turn(chance(f"turn{name}"), freq), -33)
    tap = wood(294, chance("pin"), 0.1, 0.016, 0.1)
    felt = puff(0.05, 150, 900, 0.01, chance("pin2"))
    yield Made("pin", mix(0.1, (0, 1, tap), (0, 0.25, felt)), -34)
    for number, freq in enumerate((88, 82)):
        wave = reverb(commit(chance(f"commit{number}"), freq), 0.18, "table")
        yield Made(f"commit_{number + 1}", wave, -27, 0.08)


def _disc_sounds() -> Iterator[Made]:
    for step in range(4):
        yield Made(f"disc_{step + 1}", disc(step, chance(f"disc{step}")), -33)
    for count in range(1, 5):
        wave = reverb(discs_return(count, chance(f"return{count}")), 0.15, "table")
        yield Made(f"discs_return_{count}", wave, -32, 0.06)


def _pile_sounds() -> Iterator[Made]:
    scrape = rub(chance("scrape"), 0.2, 900, 1500, 90)
    yield Made("pile_scrape", pan(scrape, np.linspace(0.55, 0.3, 9600)), -33, 0.05)
    flip = mix(
        0.26,
        (0, 0.17, rub(chance("flip"), 0.14, 800, 2600, 40, 0.8)),
        (0.13, 1, wood(480, chance("flip2"), 0.12, 0.026, 0.5)),
    )
    yield Made("pile_flip", pan(flip, 0.3), -31, 0.03)
    for place, freq in enumerate((392, 415, 440, 466, 494)):
        wave = wood(freq, chance(f"refill{place}"), 0.13, 0.02, 0.35)
        yield Made(f"refill_{place + 1}", pan(wave, -0.4 + 0.2 * place), -34)


def wood(
    freq: float, gen: Chance, seconds: float = 0.2, tau: float = 0.035, hard: float = 0.3
) -> Wave:
    """Wood on wood."""
    taus = (tau, tau * 0.5, tau * 0.3, tau * 0.2)
    body = modal(freq, (1, 2.57, 4.3, 6.1), (1, 0.34, 0.16, 0.06), taus, seconds, bend=25)
    return mix(seconds, (0, 1, body), (0, hard, puff(0.03, 700, 3600, 0.005, gen)))


def stone(freq: float, gen: Chance, seconds: float) -> Wave:
    """Stone on slate."""
    tau = 0.009
    taus = (tau, tau * 0.8, tau * 0.5, tau * 0.35)
    amps = (1, 0.55, 0.3, 0.12)
    body = modal(freq, (1, 1.58, 2.47, 3.36), amps, taus, seconds, attack=0.0006)
    return mix(seconds, (0, 1, body), (0, 0.2, puff(0.025, 1200, 5200, 0.0035, gen)))


def rub(
    gen: Chance, seconds: float, start: float, end: float, rough: float = 60, width: float = 0.6
) -> Wave:
    """Wood over cloth or tile over tile: noise with a moving centre and a grainy surface."""
    t = clock(seconds)
    wave = sweep(start * (end / start) ** (t / seconds), gen, width)
    grain = low(np.abs(noise(seconds, gen)), rough)
    grainy = wave * (0.35 + grain / (grain.max() + 1e-9))
    return grainy * swell(seconds, seconds * 0.35, seconds * 0.45)


def take(gen: Chance, freq: float) -> Wave:
    """Lift: a short rub upwards, then the board lets go."""
    lifted = rub(gen, 0.08, 700, 2200)
    return mix(0.17, (0, 0.14, lifted), (0.03, 1, wood(freq, gen, 0.14, 0.026)))


def put_back(gen: Chance, freq: float) -> Wave:
    """The same the other way."""
    lowered = rub(gen, 0.07, 1900, 700)
    return mix(0.19, (0, 0.12, lowered), (0.05, 1, wood(freq, gen, 0.14, 0.03, 0.4)))


def snap(step: int, gen: Chance) -> Wave:
    """The ghost falls into a cell: a little bar, a step higher for each arrow it would serve."""
    taus = (0.034, 0.012, 0.006)
    body = modal(pitch(step, 5), (1, 2.76, 5.4), (1, 0.28, 0.1), taus, 0.15, attack=0.001, bend=15)
    return mix(0.15, (0, 1, body), (0, 0.22, puff(0.015, 1800, 5500, 0.003, gen)))


def turn(gen: Chance, freq: float) -> Wave:
    """A tile turns under the finger."""
    rubbed = rub(gen, 0.06, 1500, 2300, 110)
    return mix(0.12, (0, 0.06, rubbed), (0.022, 1, stone(freq, gen, 0.09)))


def commit(gen: Chance, freq: float) -> Wave:
    """The tile is down for good: low drop, wooden body, a soft slap of cloth."""
    seconds = 0.34
    drop = sine(glide(freq * 1.9, freq, seconds, 0.022), seconds) * decay(seconds, 0.06)
    taus = (0.05, 0.04, 0.03, 0.016)
    body = modal(freq * 2.02, (1, 1.63, 2.4, 3.9), (1, 0.8, 0.55, 0.25), taus, seconds, bend=40)
    slap = puff(0.07, 250, 1900, 0.012, gen)
    return mix(seconds, (0, 0.8, drop), (0, 1, body), (0, 0.4, slap))


def disc(step: int, gen: Chance, tau: float = 0.022) -> Wave:
    """A polished disc on a polished disc: glassy stone on the scale."""
    seconds = 0.12
    freq = pitch(step, 6)
    taus = (tau, tau * 0.5, tau * 0.3)
    body = modal(freq, (1, 2.27, 3.61), (1, 0.3, 0.1), taus, seconds, attack=0.0009)
    low_body = modal(freq / 3.1, (1,), (0.5,), (0.012,), seconds)
    grit = puff(0.015, 2000, 6000, 0.0025, gen)
    return mix(seconds, (0, 1, body), (0, 0.7, low_body), (0, 0.2, grit))


def discs_return(count: int, gen: Chance) -> Wave:
    """Home again: the clicks fall instead of rising, run together, then settle in the tray."""
    seconds = 0.24 + 0.05 * count
    parts = []
    for number in range(count):
        step, at = (5, 3, 2, 0)[number + 4 - count], 0.02 + 0.04 * number
        click = pan(disc(step, gen, 0.016), 0.25 - 0.5 * number / 3)
        parts.append((at, 0.75 + 0.25 * number / count, click))
        for again in range(2):
            later = at + 0.034 * (again + 1) * 0.8**again + gen.uniform(0, 0.006)
            rattle = pan(disc(step - 1 - again, gen, 0.010), 0.1 - 0.4 * number / 3)
            parts.append((later, 0.28 * 0.6**again, rattle))
    parts.append((0.01, 0.035, pan(rub(gen, seconds - 0.06, 1600, 700, 70), 0)))
    return mix(seconds, *parts)
