"""The five regions of the trail, in boxes of 160."""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.arrows import sign_path
from tools.art.emblem import lay_emblem
from tools.art.lines import Knot, circle, placed, polar, polygon, rows, smooth, spaced, star
from tools.art.palette import BRASS_EDGE, NORMAL
from tools.art.sheet import Sheet, Stop
from tools.art.sounds import ring

_CLOUD = "-22,8c -24,0 -14,-6 -8,-14 4,-14 10,-6 20,-4 24,8c"
_SKIES: dict[str, tuple[Stop, ...]] = {
    "earth": ("#FFF0BE", (0.5, "#CFE58C"), "#7DB04A"),
    "water": ("#DDF6FD", (0.5, "#8CC8F4"), "#3C8EDC"),
    "air": ("#6C60B8", (0.6, "#B4A8EC"), "#F3F0FF"),
    "fire": ("#5E1420", (0.5, "#C4451E"), "#FFB45A"),
    "harmony": ("#343A8A", (0.6, "#5A50B0"), "#1B1D4A"),
}


def region(name: str) -> Sheet:
    """The emblem of a region in a brass frame of its sound shape."""
    ink = NORMAL.elements[name].deep if name in NORMAL.elements else "#3A2208"
    sheet = Sheet(160, 160, ink)
    frame = ring(name, 74, (80, 80), 0.7) if name in NORMAL.elements else _ten_lobes()
    sheet.shape(frame, sheet.down(10, 150, *_SKIES[name]), 5)
    REGIONS[name](sheet)
    sheet.stroke(frame, ink, 7)
    sheet.stroke(frame, sheet.linear((10, 10), (150, 150), *BRASS_EDGE), 3.4)
    return sheet


def _ten_lobes() -> str:
    return smooth(polar(lambda a: 69 + 5 * math.cos(10 * a), 120, (80, 80)), bend=0.34)


def _earth(sheet: Sheet) -> None:
    """A wooded valley before mountains."""
    sheet.fill(circle(112, 46, 13), "#FFFBE2")
    sheet.shape(
        smooth("24,104c 44,66 62,54 84,78 104,64 136,108c 136,128c 24,128c", bend=0.3),
        "#5E9F5A",
        3.6,
    )
    sheet.shape(
        smooth("24,112c 60,94 100,104 136,96c 136,124c 122,138c 38,138c 24,124c", bend=0.34),
        sheet.down(94, 138, "#2F7D46", "#174A2E"),
        3.6,
    )
    for x, y, k in rows("48,113,1 82,103,1.3 115,117,0.9"):
        with sheet.group(f"translate({x} {y - 10}) scale({k * 0.9:.2f})"):
            sheet.shape(sign_path("earth"), "#8FCB68", 3.8)


def _water(sheet: Sheet) -> None:
    """A boat with one lantern under a large moon."""
    sheet.path(circle(80, 62, 22), fill="#FFFDF0", stroke="#FFFFFF", width=6, stroke_alpha=0.4)
    for y, paint in ((88, "#5AB0EC"), (104, "#2F7FD4"), (120, "#1B52A8")):
        sheet.shape(_sea(y), paint, 3.4)
    _boat(sheet)


def _sea(top: float) -> str:
    """Water below `top`: five waves, and an arc of the frame's circle."""
    half = math.sqrt(66.5**2 - (top - 80) ** 2)
    length, points = 2 * half / 5, []
    for index in range(5):
        x = 80 - half + index * length
        points += [
            Knot(x, top, corner=True),
            Knot(x + length * 0.35, top + 5),
            Knot(x + length * 0.72, top - 2),
            Knot(x + length * 0.92, top - 11, corner=True),
        ]
    start = math.asin((top - 80) / 66.5)
    angles = list(spaced(start, math.pi - start, 14))[1:-1]
    shore = [Knot(80 + 66.5 * math.cos(a), 80 + 66.5 * math.sin(a)) for a in angles]
    return smooth([*points, Knot(80 + half, top, corner=True), *shore], bend=0.34)


def _boat(sheet: Sheet) -> None:
    """The lantern's boat, and light on the water."""
    sheet.stroke("M64 58Q80 48 96 58M68 68Q80 62 92 68", "#B4E0FB", 3)
    sheet.shape(
        smooth("58,92c 66,98 80,100 94,98 102,92c 98,106 80,111 62,106", bend=0.34), "#C98B4A", 3.6
    )
    sheet.stroke("M80 98V70", sheet.ink, 4)
    sheet.fill(circle(80, 78, 17), sheet.radial(80, 78, 17, (0, "#FFE9A0", 0.9), (1, "#FFE9A0", 0)))
    sheet.shape(smooth("73,72 87,72 89,80 85,88 75,88 71,80", bend=0.3), "#FFD36B", 3.2)


def _air(sheet: Sheet) -> None:
    """A temple on a floating island."""
    for x, y, r in rows("44,46,2.4 112,40,3 122,66,2 66,34,2"):
        sheet.fill(star(x, y, r * 1.8, r * 0.7, 4), "#fff")
    sheet.shape(
        smooth("46,78c 60,74 80,80 100,74 114,78c 102,96 90,104 80,126c 70,106 58,98", bend=0.32),
        sheet.down(76, 126, "#9A8CD8", "#4B3F8E"),
        4,
    )
    sheet.shape(smooth("42,80 48,72 80,70 112,72 118,80 80,86", bend=0.34), "#F3F0FF", 3.6)
    _temple(sheet)


def _temple(sheet: Sheet) -> None:
    """The temple, and drifting clouds."""
    sheet.shape(polygon("72,72 72,48 88,48 88,72"), "#FFF6E2", 3.4)
    sheet.shape(polygon("66,50 80,32 94,50"), "#8B81C6", 3.4)
    sheet.stroke("M80 72V62", sheet.ink, 5)
    for x, y, k in rows("44,112,1 116,118,0.86 112,92,0.5"):
        sheet.shape(smooth(placed(_CLOUD, k, x, y), bend=0.38), "#FFFFFF", 3.2)


def _fire(sheet: Sheet) -> None:
    """A volcano that throws sparks."""
    sheet.shape(
        smooth("80,20 98,26 104,40 94,50 80,46 66,52 54,42 60,28", bend=0.37), "#8C3A30", 3.4
    )
    sheet.fill(polygon("80,36 86,52 74,52"), "#FFE08A")
    sheet.shape(
        smooth("30,126c 52,92 66,54c 74,58 86,56 94,54c 108,92 130,126c", bend=0.26),
        sheet.down(54, 126, "#7A2A1E", "#2E0B0E"),
        4,
    )
    _lava(sheet)


def _lava(sheet: Sheet) -> None:
    """Lava and sparks."""
    sheet.shape(
        smooth("66,54c 74,58 86,56 94,54c 98,70 92,82c 88,72 82,96c 76,74 68,86c 64,68", bend=0.34),
        sheet.down(54, 96, "#FFE08A", "#F2602A"),
        3,
    )
    sheet.shape(
        smooth("40,118c 60,110 100,112 120,118c 112,132 80,138 48,132", bend=0.34), "#F7822C", 3.4
    )
    sheet.stroke("M56 124Q66 118 76 124T98 124", "#FFE08A", 3)
    for x, y in ((46, 60), (116, 64), (38, 84), (122, 90)):
        sheet.fill(star(x, y, 4.4, 1.8, 4), "#FFE08A")


def _harmony(sheet: Sheet) -> None:
    """The emblem among rings of sound."""
    for radius, alpha in ((60, 0.25), (50, 0.4), (40, 0.6)):
        sheet.stroke(circle(80, 80, radius), "#FFE39A", 2, alpha)
    sheet.fill(
        circle(80, 80, 44),
        sheet.radial(80, 80, 44, (0, "#FFF3CF", 0.95), (0.6, "#FFD78C", 0.4), (1, "#FFD78C", 0)),
    )
    with sheet.group("translate(80 80) scale(.42)"):
        lay_emblem(sheet, 100)
    for x, y, _ in polar(lambda _: 60, 10, (80, 80)):
        sheet.shape(circle(x, y, 3), "#FFE39A", 1.6)


REGIONS: dict[str, Callable[[Sheet], None]] = {
    "earth": _earth,
    "water": _water,
    "air": _air,
    "fire": _fire,
    "harmony": _harmony,
}
"""The five regions, as they are drawn inside their frames."""
