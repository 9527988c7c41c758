"""Rings of sound that run out over the table when something is won."""

from __future__ import annotations

import math

from tools.art.lines import Spot, circle, polar, smooth
from tools.art.sheet import Sheet


def sound_ring(colour: str) -> Sheet:
    """Three standing waves in a box of 512, for 120 pixels and more."""
    sheet = Sheet(512, 512)
    for radius, alpha, width in ((232, 0.35, 3), (196, 0.6, 4), (160, 0.9, 5)):
        for phase, share in ((0.0, 1.0), (math.pi, 0.5)):
            path = _standing(radius, phase, 18, 0.05)
            sheet.stroke(path, colour, width, round(alpha * share, 2))
    _beads(sheet, 18, (178, 3.4), (214, 5))
    return sheet


def small_sound_ring(colour: str) -> Sheet:
    """Two bolder waves in the same box, for less than 120 pixels."""
    sheet = Sheet(512, 512)
    for radius, alpha, width in ((222, 0.55, 12), (168, 0.95, 17)):
        sheet.stroke(_standing(radius, math.pi, 12, 0.07), colour, width, round(alpha / 2, 2))
        sheet.stroke(_standing(radius, 0, 12, 0.07), colour, width, alpha)
    return sheet


def _beads(sheet: Sheet, count: int, inner: Spot, outer: Spot) -> None:
    """Points of light on two circles in turn, each (distance, size)."""
    for bead in range(count):
        angle = 2 * math.pi * bead / count
        out, size = outer if bead % 2 else inner
        x, y = 256 + out * math.sin(angle), 256 - out * math.cos(angle)
        sheet.fill(circle(x, y, size), "#FFF6DC", 0.9)


def _standing(radius: float, phase: float, waves: int, swing: float) -> str:
    def reach(angle: float) -> float:
        return radius * (1 + swing * math.sin(waves * angle + phase))

    return smooth(polar(reach, waves * 8, (256, 256)), bend=0.34)
