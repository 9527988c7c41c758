"""How fast the game moves, and how gently: the player's wishes as numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pace:
    """`factor` stretches all times; `gentle` fades instead of flying; `instant` shows no motion."""

    factor: float = 1.0
    gentle: bool = False
    instant: bool = False


FACTORS = {"calm": 1.5, "normal": 1.0, "brisk": 0.55, "instant": 1.0}
"""The four speeds by their names in the settings."""


def pace_of(speed: str, gentle: bool) -> Pace:
    """The pace for a speed's name."""
    return Pace(FACTORS[speed], gentle, speed == "instant")
