"""The trail: its stepping stones and the pattern of the ground."""

from __future__ import annotations

import math

from tools.art.lines import Spot, circle, rows, smooth
from tools.art.sheet import Sheet

_INK = "#14172B"
_STONES = {
    "open": ("#A9AFD8", "#6A709C", "#363B62"),
    "done": ("#FFF1CC", "#D9B36C", "#8A5F22"),
    "locked": ("#50567E", "#343A60", "#1E2240"),
}


def trail_stone(state: str) -> Sheet:
    """A stepping stone: grey while open, brass and mossy when done, dark while locked."""
    sheet = Sheet(128, 128, _INK)
    outline = [_edge(2 * math.pi * step / 14) for step in range(14)]
    sheet.fill(smooth([(x, y + 7) for x, y in outline], bend=0.3), "#070815", 0.55)
    light, middle, dark = _STONES[state]
    paint = sheet.linear((20, 14), (104, 112), light, (0.5, middle), dark)
    sheet.shape(smooth(outline, bend=0.3), paint, 4)
    if state == "done":
        _moss(sheet)
    inner = [(64 + (x - 64) * 0.8, 64 + (y - 66) * 0.78) for x, y in outline]
    sheet.stroke(smooth(inner, bend=0.3), "#FFFFFF", 2, 0.35)
    return sheet


def _edge(angle: float) -> Spot:
    wide = 52 + 4 * math.sin(3 * angle + 1) + 2 * math.sin(5 * angle)
    high = 46 + 3 * math.sin(2 * angle)
    return 64 + wide * math.cos(angle), 66 + high * math.sin(angle)


def _moss(sheet: Sheet) -> None:
    """Moss grows where somebody has walked in tune."""
    for x, y, r in rows("22,86,11 36,98,12 52,105,9 104,44,8 109,56,7"):
        sheet.shape(circle(x, y, r), "#31584A", 3)
    for x, y, r in rows("21,84,8 35,95,9 51,103,6 103,43,5.6 108,55,4.6"):
        sheet.fill(circle(x, y, r), "#5E9F5A")
        sheet.fill(circle(x - r * 0.3, y - r * 0.35, r * 0.45), "#A6D65C")


def trail_motif(width: int = 240, height: int = 120) -> Sheet:
    """A seamless pattern of sound rings, like waves on old prints."""
    sheet = Sheet(width, height)
    for row in range(-1, 4):
        for column in range(-1, 4):
            x = column * width / 2 + (row % 2) * width / 4
            y = row * height / 2 + height / 2
            sheet.fill(circle(x, y, width / 4), "#2A2F58")
            sheet.stroke(circle(x, y, width / 4), "#8C94D6", 2.2, 0.9)
            for inner, alpha in ((0.78, 0.75), (0.56, 0.6), (0.34, 0.45)):
                sheet.stroke(circle(x, y, width / 4 * inner), "#6E76B4", 1.5, alpha)
    return sheet
