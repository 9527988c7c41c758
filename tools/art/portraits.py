"""The opponents in round medallions, a stand-in for people, and the frames around them.

Each is one silhouette, one hue and one object, so that it can be told at 40 pixels.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.brush import taper
from tools.art.discs import lay_disc
from tools.art.figure import leaf
from tools.art.lines import SIDES, circle, knots, num, polygon, rows, smooth, star
from tools.art.palette import BRASS, BRASS_EDGE, INK, IVORY, DiscTones
from tools.art.sheet import Sheet

_INK = "#241533"
_GROUNDS = {
    "novice": ("#D9F0A0", "#6FB04A", "#1F4A2A"),
    "adept": ("#FFD9A0", "#E07A3A", "#5E1F16"),
    "master": ("#F2C98A", "#9C5A34", "#3A1A1A"),
    "sage": ("#8C7FE0", "#3B3590", "#15143C"),
    "human": ("#A9D6F2", "#4A86C8", "#142C5C"),
}


def portrait(who: str, colour: DiscTones | None = None) -> Sheet:
    """The medallion of one face; a colour makes the ground that of a player."""
    sheet = Sheet(128, 128, _INK)
    stops = (colour.light, colour.body, colour.dark) if colour else _GROUNDS[who]
    light, middle, dark = stops
    sheet.fill(circle(64, 64, 60), sheet.radial(54, 44, 78, light, (0.6, middle), dark))
    PORTRAITS[who](sheet)
    sheet.stroke(circle(64, 64, 60), sheet.ink, 5)
    sheet.stroke(circle(64, 64, 57), sheet.linear((10, 10), (118, 118), *BRASS_EDGE), 4)
    sheet.stroke(circle(64, 64, 54.2), sheet.ink, 1.4, 0.6)
    return sheet


def avatar_frame(colour: DiscTones | None = None) -> Sheet:
    """A frame to lay over a portrait; that of a colour has its disc at the foot."""
    sheet = Sheet(144, 144, INK)
    light, body, dark = "#FFF3CF", BRASS, "#6B3F0E"
    if colour:
        light, body, dark = colour.light, colour.body, colour.dark
    sheet.stroke(circle(72, 72, 66), INK, 11)
    sheet.stroke(
        circle(72, 72, 66), sheet.linear((10, 10), (134, 134), light, (0.5, body), dark), 6.5
    )
    sheet.stroke(circle(72, 72, 69.6), "#FFF6E2", 1.2, 0.5)
    for x, y in ((72, 6), (138, 72), (6, 72)):
        sheet.shape(polygon([(x, y - 7.5), (x + 7.5, y), (x, y + 7.5), (x - 7.5, y)]), light, 3)
    if colour:
        with sheet.group("translate(72 131) scale(.44)"):
            lay_disc(sheet, colour, (0, 0))
    else:
        sheet.shape(circle(72, 134, 7), light, 3)
    return sheet


def seat(colour: DiscTones) -> Sheet:
    """A disc in a lit ring: the colour that is chosen."""
    sheet = Sheet(96, 96)
    light = sheet.radial(48, 48, 45, (0.6, "#FFD78C", 0.7), (1, "#FFD78C", 0))
    sheet.fill(circle(48, 48, 45), light)
    sheet.stroke(circle(48, 48, 37), "#FFD78C", 4)
    with sheet.group("translate(48 48) scale(1.18)"):
        lay_disc(sheet, colour, (0, 0))
    return sheet


def _skin(sheet: Sheet, line: str, paint: str | None = None) -> None:
    ivory = paint or sheet.linear((40, 30), (90, 100), "#FFFDF4", (0.6, IVORY), "#E6C795")
    sheet.shape(smooth(line, bend=0.37), ivory, 4)


def _dots(sheet: Sheet, xs: tuple[int, int], y: float, rx: float, ry: float) -> None:
    for x in xs:
        sheet.ellipse(x, y, rx, ry, sheet.ink)
        sheet.fill(circle(x - rx * 0.3, y - ry * 0.4, rx * 0.36), "#fff")


def _arcs(sheet: Sheet, xs: tuple[int, int], y: float, up: int = 1) -> None:
    for x in xs:
        path = f"M{x - 7} {num(y + 3 * up)}Q{x} {num(y - 7 * up)} {x + 7} {num(y + 3 * up)}"
        sheet.stroke(path, sheet.ink, 4)


def _blush(sheet: Sheet, xs: tuple[int, int], y: float) -> None:
    for x in xs:
        sheet.ellipse(x, y, 6, 4, "#F2A07A", alpha=0.75)


def _bust(sheet: Sheet, paint: str, half: float, top: float) -> None:
    """Shoulders; their foot is an arc of the medallion's rim."""
    low = num(64 + math.sqrt(58 * 58 - half * half))
    left, right = 64 - half, 64 + half
    curve = f"Q{left + 6} {top} 64 {top}Q{right - 6} {top} {right} {low}"
    sheet.shape(f"M{left} {low}{curve}A58 58 0 0 1 {left} {low}Z", paint, 4)


def _novice(sheet: Sheet) -> None:
    """A curious sprite with a sprout on its cap of leaves."""
    _bust(sheet, "#7CBF50", 32, 94)
    for side in SIDES:
        sheet.shape(smooth(knots("30,58 48,46 52,58 44,72 30,74", side, 64)), "#F6E2B8", 4)
    _skin(sheet, "64,28 90,38 100,64 90,90 64,100 38,90 28,64 38,38")
    sheet.shape(
        smooth("30,58 32,36 48,24 64,22 80,24 96,36 98,58 88,46 74,52 64,42 54,52 40,46"),
        "#A6D65C",
        4,
    )
    sheet.stroke("M64 28Q63 22 65 18", sheet.ink, 8)
    sheet.stroke("M64 28Q63 22 65 18", "#5E9F3F", 3.6)
    leaf(sheet, (65, 21), (25, 16), -12, "#CDEB7C", 3.6)
    leaf(sheet, (65, 21), (22, 14), -166, "#9CD05A", 3.6)
    _dots(sheet, (50, 79), 66, 8, 9.6)
    _blush(sheet, (40, 88), 80)
    sheet.ellipse(65, 86, 6, 6.5, sheet.ink)
    sheet.ellipse(65, 89, 3.6, 2.6, "#F2805A")


def _adept(sheet: Sheet) -> None:
    """A travelling musician with hat, feather and lute."""
    _bust(sheet, "#2F6FB8", 46, 92)
    _skin(sheet, "58,38 80,42 86,62 80,84 62,96 44,84 36,62 40,44")
    sheet.shape(smooth("36,64 32,48 40,40 84,44 90,52 87,66 80,54 62,52 44,54"), "#6B3A22", 3.6)
    sheet.shape(
        smooth(
            "14,46 30,38 38,22 58,14 80,20 90,38 112,42 116,50 88,54 60,50 34,54 16,54", bend=0.34
        ),
        sheet.linear((20, 16), (100, 54), "#4FA8D8", "#1E4F9C"),
        4.4,
    )
    sheet.stroke(smooth("34,42 58,47 90,42", closed=False), "#FFD78C", 5)
    sheet.shape(taper("84,40 96,30 101,20", [9, 11, 1], step=4), "#FF8A4A", 3.6)
    _arcs(sheet, (50, 75), 66)
    _blush(sheet, (43, 80), 76)
    sheet.shape("M54 80Q62 90 72 80Z", sheet.ink, 2.6)
    sheet.stroke("M78 104L114 62", sheet.ink, 12)
    sheet.stroke("M78 104L114 62", "#B9793A", 6)
    sheet.shape(
        smooth("52,110 58,92 76,88 90,100 88,114 74,121 58,119"),
        sheet.linear((50, 88), (90, 120), "#F6BE6C", "#A8622A"),
        4,
    )
    sheet.fill(circle(72, 104, 6.4), sheet.ink)


def _master(sheet: Sheet) -> None:
    """A founder of temple bells, with beard and bell."""
    _bust(sheet, "#7A2E2A", 48, 92)
    for side in SIDES:
        sheet.stroke(f"M{64 + side * 10} 96L{64 + side * 24} 118", "#FFD78C", 4)
    _skin(
        sheet,
        "64,30 88,36 94,58 88,80 64,92 40,80 34,58 40,36",
        sheet.linear((40, 30), (90, 96), "#F6D3A6", "#C98F5C"),
    )
    sheet.shape(
        smooth("38,66 46,72 64,68 82,72 90,66 92,88 80,108 64,114 48,108 36,88"),
        sheet.linear((40, 66), (90, 112), "#8A8FA8", "#4A4E6C"),
        4,
    )
    sheet.shape(smooth("48,75 56,70 64,73 72,70 80,75 72,81 64,78 56,81"), "#B9BDD2", 3)
    sheet.ellipse(64, 86, 6, 5.4, sheet.ink)
    _master_brow(sheet)
    _master_bell(sheet)


def _master_brow(sheet: Sheet) -> None:
    """Headband, hair and eyes."""
    sheet.shape(smooth("32,46 34,30 64,26 94,30 96,46 64,40"), "#B4402A", 4)
    sheet.stroke("M36 42Q64 35 92 42", "#FFD78C", 3)
    sheet.shape(smooth("46,28 50,14 64,9 78,14 82,28 64,25"), "#4A4E6C", 4)
    sheet.stroke("M43 50L59 47", "#4A4E6C", 6)
    sheet.stroke("M69 47L85 50", "#4A4E6C", 6)
    _dots(sheet, (51, 77), 58, 4.2, 5.2)
    _blush(sheet, (43, 85), 66)


def _master_bell(sheet: Sheet) -> None:
    """The bell he made."""
    with sheet.group("translate(-9 -10)"):
        sheet.shape(
            smooth("96,62 104,64 109,76 112,92 117,100 98,105 78,100 82,92 85,76 89,64", bend=0.3),
            sheet.linear((76, 62), (118, 104), "#FFF0BE", (0.4, "#EDBF68"), "#8A5A1E"),
            4,
        )
        sheet.stroke("M84 84Q97 90 110 84", sheet.ink, 2.6)
        sheet.shape(circle(97, 107, 5), "#EDBF68", 3)


def _sage(sheet: Sheet) -> None:
    """An old spirit that watches the stars."""
    for x, y, r in rows("22,40,3 34,22,2.2 104,30,3.4 110,58,2.2 18,64,2"):
        sheet.fill(star(x, y, r * 1.9, r * 0.7, 4), "#FFF3CF")
    _bust(sheet, sheet.linear((20, 90), (110, 120), "#5A50B8", "#2A2670"), 50, 92)
    sheet.shape(
        smooth("64,6c 80,28 94,44 98,70 90,92 64,98 38,92 30,70 34,44 48,28"),
        sheet.linear((34, 10), (94, 96), "#8F84E6", (0.6, "#4A42A6"), "#2A2670"),
        4.4,
    )
    sheet.shape(star(64, 26, 9, 3.8, 5), "#FFE39A", 2.4)
    _skin(
        sheet,
        "64,40 84,46 89,62 82,78 64,84 46,78 39,62 44,46",
        sheet.linear((40, 40), (90, 84), "#F4F1FF", "#C4BAEE"),
    )
    _sage_face(sheet)


def _sage_face(sheet: Sheet) -> None:
    """Beard, brows, eyes and nose."""
    sheet.shape(
        smooth("42,70 54,76 64,73 74,76 86,70 88,88 78,106 64,122c 50,106 40,88"),
        sheet.linear((40, 70), (90, 120), "#FFFFFF", "#CFC8F4"),
        4,
    )
    sheet.stroke("M54 84Q56 98 60 106M74 84Q72 98 68 106", "#A79CE0", 2.6)
    sheet.stroke("M43 53Q52 46 61 51", "#FFFFFF", 6)
    sheet.stroke("M67 51Q76 46 85 53", "#FFFFFF", 6)
    _arcs(sheet, (52, 76), 61, -1)
    sheet.ellipse(64, 79, 4.4, 4, sheet.ink)
    sheet.shape(smooth("64,62 68,70 64,73 60,70"), "#D8CEF6", 2)


def _human(sheet: Sheet) -> None:
    """A listener without a face, until somebody takes the seat."""
    _bust(sheet, "#F4E4C0", 44, 88)
    sheet.shape(smooth("64,28 82,36 86,56 78,76 64,82 50,76 42,56 46,36", bend=0.37), "#F4E4C0", 4)
    sheet.stroke("M40 58V48Q42 26 64 24Q86 26 88 48V58", sheet.ink, 9)
    sheet.stroke("M40 58V48Q42 26 64 24Q86 26 88 48V58", "#FFD78C", 4)
    for x in (40, 88):
        sheet.ellipse(x, 60, 7.5, 11, "#E07A3A", outline=3.6)


PORTRAITS: dict[str, Callable[[Sheet], None]] = {
    "novice": _novice,
    "adept": _adept,
    "master": _master,
    "sage": _sage,
    "human": _human,
}
"""Who can be drawn."""
