"""The temple bell: the mark of whoever begins, and the badge of the last round."""

from __future__ import annotations

from tools.art.lines import SIDES, circle, smooth, symmetric
from tools.art.palette import BLACK
from tools.art.sheet import Sheet
from tools.art.sounds import ring

_INK = "#3A2208"
_HANGER = "M64 14C54 14 50 22 54 29H74C78 22 74 14 64 14Z"


def start_marker() -> Sheet:
    """The bell of whoever begins, in a box of 128."""
    sheet = Sheet(128, 128, _INK)
    light = (0, "#FFE3A0", 0.55), (0.7, "#FFD78C", 0.16), (1, "#FFD78C", 0)
    sheet.fill(circle(64, 66, 60), sheet.radial(64, 60, 62, *light))
    _bell(sheet)
    return sheet


def last_round() -> Sheet:
    """The bell on a plate: somebody has reached the target."""
    sheet = Sheet(160, 160, _INK)
    light = (0, "#FFE3A0", 0.75), (0.62, "#FFD78C", 0.28), (1, "#FFD78C", 0)
    sheet.fill(circle(80, 80, 78), sheet.radial(80, 80, 78, *light))
    paper = sheet.radial(70, 60, 90, "#FFF7E4", (0.6, "#F6EBD3"), "#E0C48A")
    sheet.path(ring("fire", 70, (80, 80), 0.45), fill=paper, stroke="#7A4E1C", width=4)
    sheet.stroke(circle(80, 80, 52), "#C08A3E", 2)
    with sheet.group("translate(30 26) scale(.78)"):
        _bell(sheet)
    for x, out in ((33, 25), (127, 135)):
        sheet.stroke(f"M{x} 92Q{out} 76 {x} 58", "#C98B35", 4.4)
    return sheet


def _bell(sheet: Sheet) -> None:
    """Hanger, bell, clapper and the sound on both sides."""
    bronze = sheet.linear(
        (-38, -30), (40, 30), "#FFF0BE", (0.3, "#F0C673"), (0.65, "#C98B35"), "#84531A"
    )
    sheet.shape(_HANGER, "none", 6)
    sheet.stroke(_HANGER, "#E9B85E", 2.6)
    with sheet.group("translate(64 64)"):
        sheet.ellipse(0, 49, 34, 6, BLACK, alpha=0.35)
        bell = symmetric("0,-38 16,-36 27,-26 31,-6 33,18 37,30 44,38 40,45 0,46")
        sheet.shape(smooth(bell, bend=0.34), bronze)
        sheet.stroke("M-30 -6Q0 2 30 -6M-33 20Q0 28 33 20", sheet.ink, 3, 0.85)
        sheet.stroke("M-30 -10Q0 -2 30 -10M-33 16Q0 24 33 16", "#FFF1C8", 1.8, 0.8)
        for x, y in ((-20, 6), (-7, 9), (7, 9), (20, 6)):
            sheet.path(circle(x, y, 3.6), fill="#8A5A1E", stroke="#FFF1C8", width=1.3)
        sheet.stroke("M-20 -28C-25 -22 -26 -14 -26 -8", "#fff", 3.4, 0.65)
        sheet.shape(circle(0, 52, 6.5), "#C98B35", 4)
    for side in SIDES:
        x, out = 64 + side * 48, 64 + side * 57
        sheet.stroke(f"M{x} 78Q{out} 64 {x} 46", "#FFE9B0", 3.4, 0.9)
