"""The interface: small dry sounds of paper, wood and fingertip.

Nothing here is a melody: pitches sit on the scale only so that they never fight with the garden.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tools.sound.breath import high, low, noise, puff, sweep
from tools.sound.made import Made
from tools.sound.space import mix, pan, reverb
from tools.sound.tones import Chance, Wave, chance, clock, fade, modal, pitch, swell


def sounds() -> Iterator[Made]:
    """All of them."""
    for number, freq in enumerate((2100, 2240, 1980)):
        wave = tick(freq, chance(f"hover{number}"), 0.005, 0.15)
        yield Made(f"hover_{number + 1}", wave, -40)
    wave = mix(
        0.11,
        (0, 1, knock(440, chance("press"), 0.11)),
        (0, 0.35, tick(1760, chance("press2"), 0.004)),
    )
    yield Made("press", wave, -33)
    wave = mix(
        0.13,
        (0, 1, knock(330, chance("back"), 0.13)),
        (0.012, 0.25, tick(1175, chance("back2"), 0.004)),
    )
    yield Made("back", wave, -33)
    first = modal(pitch(0, 6), (1, 2.4), (1, 0.2), (0.018, 0.008), 0.09)
    then = modal(pitch(3, 6), (1, 2.4), (1, 0.2), (0.022, 0.008), 0.1)
    yield Made("toggle_on", mix(0.17, (0, 0.8, first), (0.06, 1, then)), -36)
    yield Made("toggle_off", mix(0.17, (0, 0.8, then), (0.06, 1, first)), -36)
    yield Made("page", paper(chance("page")), -34)
    # B and E together: no seat's motif.
    wave = mix(
        0.9, (0, 0.8, glass(pitch(4, 5), 0.9, 0.2)), (0.022, 1, glass(pitch(6, 5), 0.8, 0.16))
    )
    yield Made("toast", reverb(wave, 0.14), -33, 0.2)
    wave = mix(
        0.24,
        (0, 1, knock(208, chance("refused"), 0.2, 420)),
        (0.085, 0.6, knock(196, chance("refused2"), 0.15, 380)),
    )
    yield Made("refused", wave, -31, 0.05)
    yield Made("undo", reverb(undo(chance("undo")), 0.12, "table"), -32, 0.04)
    yield Made("hint", hint(chance("hint")), -32, 0.4)


def tick(freq: float, gen: Chance, tau: float = 0.006, grit: float = 0.25) -> Wave:
    """A fingertip on something small and hard."""
    taus = (tau, tau * 0.6, tau * 0.4)
    body = modal(freq, (1, 1.83, 2.91), (1, 0.35, 0.12), taus, 0.06, attack=0.0008)
    return mix(0.06, (0, 1, body), (0, grit, puff(0.02, 1500, 5000, 0.003, gen)))


def knock(freq: float, gen: Chance, seconds: float = 0.16, felt: float = 900) -> Wave:
    """A knuckle on wood under felt."""
    taus = (0.03, 0.022, 0.014, 0.008)
    body = modal(freq, (1, 1.52, 2.4, 3.3), (1, 0.5, 0.22, 0.1), taus, seconds, bend=60)
    return low(mix(seconds, (0, 1, body), (0, 0.3, puff(0.04, 200, 1400, 0.008, gen))), felt * 2)


def glass(freq: float, seconds: float, tau: float) -> Wave:
    """A glass, touched."""
    taus = (tau, tau * 0.6, tau * 0.3, tau * 0.15)
    amps = (1, 0.22, 0.08, 0.04)
    return modal(freq, (1, 2.003, 2.76, 4.1), amps, taus, seconds, attack=0.004, split=0.9)


def paper(gen: Chance) -> Wave:
    """A sheet lifts (rising hiss), bends (crackle), lies down (a soft pat)."""
    seconds = 0.38
    t = clock(seconds)
    lifted = np.sin(np.pi * np.minimum(1, t / 0.3))
    body = sweep(1100 * 2 ** (1.5 * lifted**1.5), gen, 0.7) * (0.15 + lifted**2)
    grains = np.where(gen.uniform(size=len(t)) < 0.006, gen.normal(0, 6, len(t)), 0)
    body += 0.8 * low(grains, 5200) * swell(seconds, 0.12, 0.2)
    rough = low(np.abs(noise(seconds, gen)), 45)
    sheet = high(body * (0.5 + rough / rough.max()), 380) * swell(seconds, 0.05, 0.12)
    return mix(seconds, (0, 1, sheet), (0.27, 1.3, puff(0.09, 180, 900, 0.02, gen, 0.004)))


def undo(gen: Chance) -> Wave:
    """Time runs back: a whoosh that stops, a glass heard from its end, a stone put back."""
    t = clock(0.40)
    air = sweep(3200 * 2 ** (-2.1 * t / 0.40), gen, 0.55) * (t / 0.40) ** 2.2
    back = glass(pitch(3, 5), 0.40, 0.13)[::-1]
    head = mix(0.42, (0, 0.42, fade(air, 0.02, 0.022)), (0, 0.9, fade(back, 0.02, 0.016)))
    moving = pan(head, np.linspace(0.5, -0.3, len(head)))
    return mix(0.5, (0, 1, moving), (0.40, 0.55, pan(tick(1250, gen, 0.007), -0.3)))


def hint(gen: Chance) -> Wave:
    """Moonlight on water: high glass grains, thick at first, thinning out."""
    parts = []
    for number, step in enumerate((0, 3, 2, 5, 4, 7, 6, 8, 5, 10)):
        at = 0.045 * number + gen.uniform(0, 0.02)
        gain = (0.45 + 0.55 * np.exp(-number / 4)) * gen.uniform(0.7, 1)
        grain = pan(glass(pitch(step, 5), 0.9, 0.16), gen.uniform(-0.7, 0.7))
        parts.append((at, gain, grain))
    return reverb(mix(1.5, *parts), 0.30)
