"""Score and seats: the neutral mallet, a kalimba tongue on a small box."""

from __future__ import annotations

from collections.abc import Iterator

from tools.sound.breath import low, puff
from tools.sound.made import Made
from tools.sound.space import mix, reverb
from tools.sound.tones import Wave, chance, fade, modal, pitch

SEATS = {
    "amber": ((3, 4), (5, 4)),  # A4 D5: up a fourth, the lantern is lit
    "turquoise": ((5, 4), (8, 4)),  # D5 A5: up a fifth, rings on water
    "ivory": ((7, 4), (5, 4)),  # F#5 D5: down a third, a petal falls
    "obsidian": ((4, 3), (2, 3)),  # B3 F#3: down a fourth, low and dark
}
"""By colour two notes as step and octave, told apart by contour as well as by place."""


def seat_sounds() -> Iterator[Made]:
    """Ticks, points and the motifs of the seats."""
    for number, step in enumerate((3, 4)):
        wave = fade(tongue(step, 5, 0.12, 0.022), 0.001, 0.03)
        yield Made(f"score_tick_{number + 1}", wave, -37)
    wave = mix(0.9, (0, 1, tongue(5, 4, 0.9, 0.2)), (0.012, 0.6, tongue(8, 4, 0.8, 0.15)))
    yield Made("points", reverb(wave, 0.14), -29, 0.2)
    wave = mix(
        1.3,
        (0, 0.6, tongue(3, 4)),
        (0.07, 0.8, tongue(5, 4)),
        (0.14, 0.9, tongue(7, 4)),
        (0.21, 1, tongue(8, 4, 1, 0.26)),
    )
    yield Made("points_big", reverb(wave, 0.18), -27, 0.3)
    wave = mix(
        0.7,
        (0, 1, low(tongue(2, 4, 0.7, 0.06), 800)),
        (0.09, 0.9, low(tongue(0, 4, 0.6, 0.09), 650)),
    )
    yield Made("points_loss", reverb(wave, 0.08), -29, 0.1)
    for colour in SEATS:
        yield Made(f"seat_{colour}", seat(colour), -29, 0.25)


def tongue(step: int, octave: int, seconds: float = 0.8, tau: float = 0.16) -> Wave:
    """One note."""
    taus = (tau, tau * 0.6, tau * 0.35, tau * 0.12)
    return modal(
        pitch(step, octave),
        (1, 2.0, 2.98, 5.9),
        (1, 0.2, 0.12, 0.04),
        taus,
        seconds,
        attack=0.002,
        split=0.7,
    )


def seat(colour: str) -> Wave:
    """The motif of a seat; turquoise rings on, obsidian is struck with felt."""
    gen = chance(f"seat{colour}")
    (first, low_octave), (then, octave) = SEATS[colour]
    tau = 0.2 if colour != "obsidian" else 0.26
    wave = mix(
        1.0,
        (0, 0.85, tongue(first, low_octave, 0.9, tau)),
        (0.14, 1, tongue(then, octave, 0.86, tau * 1.2)),
    )
    if colour == "turquoise":
        ringing = modal(pitch(then, octave + 1), (1,), (1,), (0.2,), 0.8, attack=0.02)
        wave = mix(1.0, (0, 1, wave), (0.14, 0.18, ringing))
    if colour == "obsidian":
        blows = [puff(0.08, 150, 700, 0.02, gen) for _ in range(2)]
        wave = mix(1.0, (0, 1, wave), (0, 0.25, blows[0]), (0.14, 0.25, blows[1]))
    return reverb(wave, 0.16)
