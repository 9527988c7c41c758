"""The revealed side of a tile: a lit field, the element's aura, and a singing spirit in it."""

from __future__ import annotations

import math
from functools import partial

from tools.art.lines import polar, smooth
from tools.art.palette import WHITE, Tones, mix
from tools.art.sheet import Sheet
from tools.art.sounds import engrave, ring
from tools.art.spirits import SPIRITS
from tools.art.tile import SIDE, body, rim

_AURA = {
    "fire": ("#FFFBE6", "#FFE9A4", "#FFC75A"),
    "water": ("#F4FEFF", "#C3EEFB", "#7FCDF2"),
    "earth": ("#FDFDE6", "#E4EFA8", "#AFD36A"),
    "air": ("#5B4F9F", "#675BAC", "#857AC6"),
}


def back(tones: Tones, rank: str) -> Sheet:
    """The revealed side without its badge."""
    sheet = Sheet(SIDE, SIDE, tones.deep)
    _ground(sheet, tones)
    if rank == "d":
        _standing_wave(sheet, tones.element)
    with sheet.group("translate(128 124)"):
        SPIRITS[tones.element][rank](sheet)
    rim(sheet, tones, lit=True)
    return sheet


def aura(tones: Tones) -> Sheet:
    """The aura alone, with a soft edge."""
    sheet = Sheet(SIDE, SIDE, tones.deep)
    inner, middle, edge = _AURA[tones.element]
    for step in range(8):
        path = ring(tones.element, 127 - step * 2)
        sheet.fill(path, mix(tones.light, tones.glow, 0.5), 0.05)
    light = sheet.radial(128, 118, 112, inner, (0.55, middle), edge)
    sheet.shape(ring(tones.element, 111), light, 3)
    sheet.stroke(ring(tones.element, 101), WHITE, 1.8, 0.6)
    return sheet


def _ground(sheet: Sheet, tones: Tones) -> None:
    body(sheet, tones, lit=True)
    element, centre = tones.element, (128, 126)
    shade = 0.2 if element == "air" else 0.3
    engrave(sheet, element, tones.deep, shade, first=96, step=11, width=1.4)
    engrave(sheet, element, tones.glow, 0.65, first=97.3, step=11, width=1.1)
    inner, middle, edge = _AURA[element]
    sheet.fill(ring(element, 110, centre), tones.glow, 0.3)
    light = sheet.radial(128, 116, 104, inner, (0.55, middle), edge)
    sheet.path(
        ring(element, 104, centre), fill=light, stroke=tones.deep, width=2.2, stroke_alpha=0.55
    )
    sheet.stroke(ring(element, 95, centre), WHITE, 1.6, 0.6)


def _standing_wave(sheet: Sheet, element: str) -> None:
    """A golden wave round the aura: the mark of the grand spirits."""
    colour = "#B98A2E" if element == "air" else "#FFE39A"
    for phase, alpha in ((0.0, 0.95), (math.pi, 0.6)):
        wave = polar(partial(_swing, phase), 192, (128, 126))
        sheet.stroke(smooth(wave, bend=0.34), colour, 2.2, alpha)


def _swing(phase: float, angle: float) -> float:
    return 113 + 3.4 * math.sin(24 * angle + phase)
