"""What is won and what helps: star, crown, cup, lamp, and the medallions of the modes."""

from __future__ import annotations

import math

from tools.art.emblem import lay_emblem
from tools.art.figure import gold
from tools.art.icons import ICONS
from tools.art.lines import (
    SIDES,
    Knot,
    circle,
    knots,
    placed,
    polygon,
    rosette,
    rounded,
    smooth,
    symmetric,
)
from tools.art.palette import EARTH, FIRE, IVORY, NORMAL, WATER, WHITE, mix
from tools.art.sheet import Sheet
from tools.art.sounds import ring

_INK = "#4A2A08"
_DULL = "#6A72B4"


def reward_star(full: bool) -> Sheet:
    """A star that is won, or still to be won."""
    sheet = Sheet(96, 96, _INK)
    path = _star_path()
    if not full:
        sheet.path(path, fill="#14172C", fill_alpha=0.75, stroke=_DULL, width=4)
        sheet.stroke(rosette(5, 5, 14, (48, 51)), _DULL, 2.2, 0.6)
        return sheet
    light = (0, "#FFE39A", 0.55), (0.6, "#FFD78C", 0.18), (1, "#FFD78C", 0)
    sheet.fill(circle(48, 50, 46), sheet.radial(48, 50, 46, *light))
    paint = sheet.linear((20, 10), (76, 90), "#FFF6D6", (0.45, "#F6C95F"), "#B9761F")
    sheet.shape(path, paint, 5)
    sheet.stroke(rosette(5, 5, 15, (48, 51)), "#7A4A12", 2.6, 0.8)
    sheet.stroke("M31 36Q37 32 43 30", "#fff", 4, 0.8)
    return sheet


def _star_path() -> str:
    """Five soft points, with corners in the valleys."""
    radii = (42, 21)
    angles = [math.pi * step / 5 for step in range(10)]
    outline = [
        Knot(48 + radii[i % 2] * math.sin(a), 51 - radii[i % 2] * math.cos(a), bool(i % 2))
        for i, a in enumerate(angles)
    ]
    return smooth(outline, bend=0.16)


def crown() -> Sheet:
    """The crown of a best result, with a stone of each element."""
    sheet = Sheet(96, 96, _INK)
    sheet.ellipse(48, 82, 36, 6, "#000", alpha=0.3)
    outline = "14,74c 8,34c 30,50 48,16c 66,50 88,34c 82,74c 48,80"
    sheet.shape(smooth(outline, bend=0.3), gold(sheet, (10, 18), (86, 82)), 5)
    sheet.stroke(smooth("16,66 48,72 80,66", closed=False), "#7A4A12", 3)
    for x, y, tones in ((8, 32, WATER), (48, 14, FIRE), (88, 32, EARTH)):
        sheet.shape(circle(x, y, 6.4), tones.arrow, 3.6)
    sheet.shape(polygon("48,44 55,54 48,64 41,54"), "#EDE6FF", 3)
    return sheet


def trophy() -> Sheet:
    """A cup with the emblem on it."""
    sheet = Sheet(128, 128, _INK)
    light = (0, "#FFE39A", 0.5), (0.7, "#FFD78C", 0.12), (1, "#FFD78C", 0)
    sheet.fill(circle(64, 58, 60), sheet.radial(64, 56, 60, *light))
    sheet.ellipse(64, 119, 34, 5, "#000", alpha=0.35)
    for side in SIDES:
        handle = smooth(knots("32,30 54,26 52,54 26,64", side, 64), bend=0.4, closed=False)
        sheet.stroke(handle, sheet.ink, 13)
        sheet.stroke(handle, "#F2C45A", 6)
    cup = "28,16c 100,16c 97,48 82,72 64,80 46,72 31,48"
    sheet.shape(smooth(cup, bend=0.34), gold(sheet, (26, 16), (102, 82)), 5)
    sheet.shape(polygon("58,78 70,78 72,98 56,98"), "#C98B35", 4.4)
    foot = sheet.linear((38, 97), (90, 115), "#3A4070", "#1B1D3A")
    sheet.shape(rounded(38, 97, 52, 18, 5), foot, 4.4)
    sheet.shape(rounded(24, 11, 80, 10, 5), "#FFF0BE", 4)
    with sheet.group("translate(64 46) scale(.21)"):
        lay_emblem(sheet, 100)
    sheet.stroke("M37 28Q38 48 48 60", "#fff", 5, 0.7)
    return sheet


def hint_lamp(lit: bool) -> Sheet:
    """A lamp, lit while there is a hint."""
    sheet = Sheet(96, 96, "#2E1C0C")
    brass = "#E0AE5B"
    if lit:
        light = (0, "#FFF0B8", 0.9), (0.5, "#FFD78C", 0.35), (1, "#FFD78C", 0)
        sheet.fill(circle(48, 52, 46), sheet.radial(48, 52, 46, *light))
    for path, ink, width in ((circle(48, 9, 5), 6, 2.6), ("M36 22Q48 4 60 22", 8, 3.6)):
        sheet.stroke(path, sheet.ink, ink)
        sheet.stroke(path, brass, width)
    if lit:
        paper = sheet.radial(48, 54, 34, "#FFFBE6", (0.5, "#FFE08A"), "#F0A63C")
    else:
        paper = sheet.down(30, 78, "#3A4070", "#22264A")
    sheet.shape(smooth("30,30 66,30 74,54 66,78 30,78 22,54", bend=0.3), paper)
    ribs = "M39 31Q33 54 39 77M57 31Q63 54 57 77M48 31V77"
    sheet.stroke(ribs, "#9C6424" if lit else _DULL, 2.4, 0.75)
    for y in (22, 76):
        sheet.shape(rounded(28, y, 40, 10, 4), gold(sheet, (28, y), (68, y + 10)), 4)
    if lit:
        flame = placed(symmetric("0,-14c 7,0 6,9 0,13"), dx=48, dy=54)
        sheet.fill(smooth(flame, bend=0.37), "#F2602A")
    sheet.stroke("M48 87V94", brass, 4)
    return sheet


MODES = {
    "lesson": ("earth", "lesson"),
    "puzzle": ("water", "puzzle"),
    "daily": ("fire", "daily"),
    "workshop": ("air", "workshop"),
    "leaderboard": ("fire", "leaderboard"),
    "trail": ("earth", "target"),
    "versus": ("water", "player"),
    "replay": ("air", "fast"),
}
"""The element and the line icon of each way to play."""


def mode_badge(mode: str) -> Sheet:
    """The medallion of a way to play: a sound shape with a line icon."""
    element, icon = MODES[mode]
    tones = NORMAL.elements[element]
    sheet = Sheet(128, 128, tones.deep)
    sheet.fill(ring(element, 62, (64, 66)), "#05060F", 0.4)
    sheet.fill(ring(element, 62, (64, 64)), tones.deep)
    light, dark = mix(tones.base, tones.light, 0.55), mix(tones.base, tones.dark, 0.6)
    ground = sheet.radial(50, 44, 84, light, (0.6, tones.base), dark)
    sheet.fill(ring(element, 57.5, (64, 64)), ground)
    sheet.stroke(ring(element, 51, (64, 64)), tones.light, 1.6, 0.8)
    pale = WHITE if element == "air" else IVORY
    for colour, width in ((tones.deep, 9.5), (pale, 4.4)):
        with sheet.group("translate(64 65) scale(1.42) translate(-24 -24.5)"):
            sheet.stroke(ICONS[icon], colour, width)
    return sheet
