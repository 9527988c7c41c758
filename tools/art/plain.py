"""The plain tile for cells under 44 pixels: a flat field, a sign, and wedges for arrows.

Boxes of 64, all laid on the same rectangle. Each element's wedge has its own shape: spike,
half-round, block, chevron. An arrow with a disc on it is a dot in the disc's colour.
"""

from __future__ import annotations

from tools.art.arrows import sign_path
from tools.art.lines import circle, polygon, rounded
from tools.art.palette import INK, DiscTones, Tones
from tools.art.sheet import Sheet

_WEDGES = {
    "fire": polygon("32,0 43,15 32,11 21,15"),
    "water": "M20 14A12 13 0 0 1 44 14Z",
    "earth": polygon("24,1 40,1 40,7 44,7 44,14 20,14 20,7 24,7"),
    "air": polygon("32,0 46,11 42,17 32,9 22,17 18,11"),
}


def plain_front(tones: Tones) -> Sheet:
    """A tile that still waits for its discs."""
    sheet = Sheet(64, 64)
    sheet.fill(rounded(1, 1, 62, 62, 9), tones.deep)
    sheet.fill(rounded(3, 3, 58, 58, 7.4), tones.base)
    _sign(sheet, tones.element, tones.plain_sign, 0.56)
    return sheet


def plain_back(tones: Tones) -> Sheet:
    """A revealed tile."""
    sheet = Sheet(64, 64)
    sheet.fill(rounded(1, 1, 62, 62, 9), tones.deep)
    sheet.fill(rounded(3, 3, 58, 58, 7.4), "#FFE9B0")
    sheet.path(rounded(7.5, 7.5, 49, 49, 5), fill=tones.plain_lit, stroke=tones.deep, width=2)
    _sign(sheet, tones.element, tones.plain_lit_sign, 0.66)
    return sheet


def _sign(sheet: Sheet, element: str, colour: str, scale: float) -> None:
    with sheet.group(f"translate(32 37) scale({scale})"):
        sheet.fill(sign_path(element), colour)


def wedge(tones: Tones, aslant: bool) -> Sheet:
    """An open arrow to the north, or aslant to the north-east."""
    return _wedge(_WEDGES[tones.element], tones.arrow, aslant, 4.4)


def covered_wedge(tones: DiscTones, aslant: bool) -> Sheet:
    """An arrow with a disc on it."""
    return _wedge(circle(32, 8, 7), tones.body, aslant, 5)


def _wedge(path: str, colour: str, aslant: bool, outline: float) -> Sheet:
    sheet = Sheet(64, 64)
    place = "rotate(45 32 32) translate(0 -4.6)" if aslant else "translate(0 1.6)"
    with sheet.group(f"{place} translate(32 0) scale(.70) translate(-32 0)"):
        sheet.path(path, fill=colour, stroke=INK, width=outline)
        sheet.fill(path, colour)
    return sheet
