"""Rings of sound that run out over the table when something is won."""

from __future__ import annotations

import math

from tools.art.lines import circle, polar, smooth
from tools.art.sheet import Sheet

_WAVES = 18
_RINGS = ((232, 0.35, 3), (196, 0.6, 4), (160, 0.9, 5))
"""Radius, alpha and width."""


def sound_ring(colour: str) -> Sheet:
    """Three standing waves in a box of 512, for 120 pixels and more."""
    sheet = Sheet(512, 512)
    for radius, alpha, width in _RINGS:
        for phase, share in ((0.0, 1.0), (math.pi, 0.5)):
            path = _standing(radius, phase, _WAVES, 0.05)
            sheet.stroke(path, colour, width, round(alpha * share, 2))
    for bead in range(_WAVES):
        angle = 2 * math.pi * bead / _WAVES
        out, size = (214, 5) if bead % 2 else (178, 3.4)
        x, y = 256 + out * math.sin(angle), 256 - out * math.cos(angle)
        sheet.fill(circle(x, y, size), "#FFF6DC", 0.9)
    return sheet


def _standing(radius: float, phase: float, waves: int, swing: float) -> str:
    def reach(angle: float) -> float:
        return radius * (1 + swing * math.sin(waves * angle + phase))

    return smooth(polar(reach, waves * 8, (256, 256)), bend=0.34)
