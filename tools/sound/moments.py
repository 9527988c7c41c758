"""The rarer moments: cacophony, intermezzo, last round and stars. Endings are in `endings`."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tools.sound.breath import low, puff
from tools.sound.endings import bell, ending_sounds
from tools.sound.made import Made
from tools.sound.space import Part, mix, pan, reverb
from tools.sound.tones import RATE, Chance, Wave, chance, clock, fade, modal, pitch

_LONG = 2.49


def sounds() -> Iterator[Made]:
    """All of them."""
    for number, freq in enumerate((164.8, 155.6, 174.6)):
        wave = reverb(cacophony(freq, chance(f"cacophony{number}")), 0.10, "table")
        yield Made(f"cacophony_{number + 1}", wave, -23, 0.12)
    yield Made("intermezzo", reverb(bowl(), 0.24), -22, 1.0)
    yield Made("last_round", last_round(), -20, 0.9)
    for number in range(3):
        yield Made(f"star_{number + 1}", star(number), -23 + number, 0.4)
    yield from ending_sounds()


def cacophony(freq: float, gen: Chance) -> Wave:
    """The only dissonance of the game: two damped gongs a small second apart, a third leaning in.

    They beat ten times a second, their upper tones twenty and thirty, and sag; everything above
    1 kHz is kept away, so it is sour, not sharp.
    """
    seconds = 0.62
    t = clock(seconds)
    sag = -25 * (1 - np.exp(-t / 0.25))
    out = np.zeros(len(t))
    gongs = ((1, 1.0, 0.0), (2 ** (1 / 12), 0.92, 0.05), (2 ** (2.1 / 12), 0.5, -0.04))
    modes = ((1, 1, 0.22), (2.02, 0.8, 0.18), (3.05, 0.45, 0.14), (4.6, 0.12, 0.07))
    for ratio, share, bent in gongs:
        phase = 2 * np.pi * np.cumsum(freq * ratio * 2 ** (sag / 1200)) / RATE
        for n, amp, tau in modes:
            out += share * amp * np.exp(-t / tau) * np.sin(n * (1 + bent * (n > 1)) * phase)
    cloth = puff(0.10, 120, 600, 0.03, gen, 0.004)
    return low(mix(seconds, (0, 1, fade(out, 0.008, 0.1)), (0, 0.35, cloth)), 850, 3)


def bowl() -> Wave:
    """A singing bowl in key: A3, D5, B5, F#6 (1 : 2.67 : 4.49 : 6.73), each split, so it turns."""
    freq = pitch(3, 3)
    ratios = [pitch(*mode) / freq for mode in ((3, 3), (5, 4), (9, 4), (12, 4))]
    amps, taus = (1, 0.6, 0.16, 0.05), (2.2, 1.3, 0.6, 0.3)
    a, b = (
        modal(freq, ratios, amps, taus, _LONG, attack=0.006, split=split) for split in (1.6, 2.3)
    )
    turning = np.stack([0.75 * a + 0.25 * b, 0.25 * a + 0.75 * b], 1)
    rim = modal(freq, ratios[:2], (0.5, 0.2), (3, 2), _LONG, attack=0.7, split=1.1)
    felt = puff(0.08, 150, 900, 0.015, chance("bowl"), 0.003)
    return mix(_LONG, (0, 1, turning), (0, 0.6, rim), (0, 0.12, felt))


def last_round() -> Wave:
    """The bell twice: A, then D below."""
    first, then = bell(pitch(3, 4), 2.5), bell(pitch(0, 4), 2.05)
    hammer = puff(0.03, 800, 4000, 0.006, chance("last round"))
    parts = (0, 0.85, pan(first, -0.2)), (0.42, 1, pan(then, 0.2)), (0, 0.05, hammer)
    return reverb(mix(_LONG, *parts), 0.3)


def star(number: int) -> Wave:
    """A star lights up, each higher and with more glass round it."""
    gen, step = chance(f"star{number}"), (5, 7, 10)[number]
    amps, taus = (1, 0.35, 0.15, 0.06), (0.4, 0.25, 0.12, 0.06)
    tone = modal(pitch(step, 4), (1, 2, 3.01, 4.2), amps, taus, 1.4, attack=0.002, split=1.0)
    parts: list[Part] = [(0, 1, tone)]
    for place in range(2 + 2 * number):
        freq = pitch(step + (0, 3, 5, 2, 7, 8)[place], 5)
        grain = modal(freq, (1, 2.76), (1, 0.1), (0.14, 0.05), 0.6, attack=0.003)
        where = gen.uniform(-0.6, 0.6)
        parts.append((0.05 + 0.055 * place, 0.22 * 0.88**place, pan(grain, where)))
    return reverb(mix(1.4, *parts), 0.24)
