"""How a game ends: a level won, the crown, won and lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tools.sound.breath import low, voice
from tools.sound.elements import note
from tools.sound.made import Made
from tools.sound.space import Part, mix, pan, reverb
from tools.sound.tones import Chance, Wave, chance, modal, pitch, string

_LONG = 2.49


def ending_sounds() -> Iterator[Made]:
    """All of them."""
    yield Made("level_won", level_won(), -19, 0.8)
    yield Made("crown", crown(), -19, 0.8)
    yield Made("won", won(), -17, 0.8)
    yield Made("lost", lost(), -20, 0.8)


def bell(freq: float, seconds: float) -> Wave:
    """A bell with a major third, so that it may sound over anything here."""
    ratios = (0.5, 1, 1.26, 1.4983, 2, 2.52, 3, 4.02, 5.4)
    amps = (0.5, 0.9, 0.35, 0.25, 0.8, 0.2, 0.22, 0.12, 0.05)
    taus = (1.6, 1.1, 0.7, 0.5, 0.6, 0.3, 0.25, 0.16, 0.09)
    return modal(freq, ratios, amps, taus, seconds, attack=0.002, split=0.8)


def choir(
    steps: Sequence[int],
    octave: int,
    vowel: str,
    seconds: float,
    gen: Chance,
    attack: float = 0.1,
) -> Wave:
    """A chord sung from left to right."""
    parts = []
    for number, step in enumerate(steps):
        freq, release = pitch(step, octave), seconds * 0.6
        sung = voice(freq, seconds, vowel, gen, attack=attack, release=release, unison=3)
        parts.append((0, 1, pan(sung, -0.6 + 1.2 * number / max(1, len(steps) - 1))))
    return mix(seconds, *parts)


def level_won() -> Wave:
    """A cadence: E A E leans, D A D F# rests."""
    parts: list[Part] = []
    for at, steps, gain in ((0, (-4, -2, 1), 0.7), (0.36, (-5, -2, 0, 2), 1.0)):
        for number, step in enumerate(steps):
            high = pan(note("fire", step + 5, f"won {step}"), -0.4 + 0.27 * number)
            deep = pan(note("earth", step + 5, f"wone {step}"), 0.4 - 0.27 * number)
            parts.append((at + 0.025 * number, 0.55 * gain, high))
            parts.append((at + 0.02 * number, 0.45 * gain, deep))
    parts.append((0.36, 0.20, choir((0, 3, 7), 4, "ah", 1.9, chance("level won"))))
    return reverb(mix(2.4, *parts), 0.3)


def won() -> Wave:
    """All four voices climb, then everybody: the whole garden on one open D chord."""
    gen = chance("won")
    parts: list[Part] = []
    climb = (("earth", 0, -0.3), ("fire", 2, -0.5), ("air", 3, 0.3), ("water", 0, 0.5))
    for number, (element, step, where) in enumerate(climb):
        parts.append((0.10 * number, 0.6, pan(note(element, step, f"win {number}"), where)))
    all_together = (("earth", (0, 3)), ("fire", (0, 3, 5, 7)), ("water", (-5, -3, 2)))
    for element, steps in all_together:
        for number, step in enumerate(steps):
            played = note(element, step, f"tutti {element} {step}")
            parts.append((0.42 + 0.03 * number, 0.42, pan(played, -0.6 + 0.35 * number)))
    parts.append((0.44, 0.22, choir((0, 3, 5, 7), 4, "ah", 2.0, gen, 0.16)))
    parts.append((0.44, 0.14, choir((0, 3), 3, "oh", 2.0, gen, 0.16)))
    amps, taus = (1, 0.7, 0.3, 0.2), (0.9, 0.8, 0.5, 0.4)
    deep = modal(pitch(0, 2), (1, 2, 3, 4), amps, taus, 2.05, attack=0.02, split=0.6)
    parts += [(0.42, 0.35, deep), (0.42, 0.30, bell(pitch(5, 4), 2.0))]
    places = (-0.6, 0.5, -0.3, 0.65, 0.1, -0.2)
    for number, step in enumerate((5, 7, 8, 10, 12, 15)):
        grain = modal(pitch(step, 5), (1, 2.76), (1, 0.1), (0.22, 0.06), 0.9, attack=0.004)
        parts.append((0.6 + 0.09 * number, 0.12 * 0.9**number, pan(grain, places[number])))
    return reverb(mix(_LONG, *parts), 0.36)


def lost() -> Wave:
    """The moon goes behind the hill: F# D B sinks to a low D, hummed. Sorry, not scolding."""
    parts: list[Part] = []
    for number, step in enumerate((7, 5, 4, 0)):
        at = 0.26 * number * (1 + 0.06 * number)
        deep = note("earth", step, f"lost {step}")
        soft = low(note("fire", step, f"lostf {step}"), 1800)
        parts.append((at, 0.55 - 0.05 * number, pan(deep, -0.3 + 0.15 * number)))
        parts.append((at + 0.01, 0.22 - 0.02 * number, pan(soft, 0.3 - 0.15 * number)))
    parts.append((0.88, 0.20, choir((0, 5), 3, "mm", 1.6, chance("lost"), 0.25)))
    return reverb(mix(_LONG, *parts), 0.32)


def crown() -> Wave:
    """Gold: a fast roll over two octaves, a ring of glass, and one short high choir."""
    parts: list[Part] = []
    for number, step in enumerate((0, 2, 3, 5, 7, 8, 10)):
        at = 0.045 * number
        plucked = string(pitch(step, 4), 1.4, 0.5, dark=0.35)
        amps, taus = (1, 0.14, 0.03), (0.3, 0.08, 0.03)
        glass = modal(pitch(step, 5), (1, 2.76, 5.4), amps, taus, 1.2, attack=0.003, split=1.2)
        parts.append((at, 0.6, pan(plucked, -0.5 + 0.16 * number)))
        parts.append((at, 0.22, pan(glass, 0.5 - 0.16 * number)))
    parts.append((0.30, 0.20, choir((5, 7, 8, 10), 4, "ah", 1.8, chance("crown"))))
    parts.append((0.30, 0.25, bell(pitch(10, 4), 1.9)))
    return reverb(mix(2.3, *parts), 0.34)
