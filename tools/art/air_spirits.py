"""The singing spirits of air: sylph, moon moth, cloud ram and moon crane.

The origin is the middle of the tile; everything stays within 110 units of it.
"""

from __future__ import annotations

import math

from tools.art.brush import Spine, taper
from tools.art.figure import calm_eyes, cheeks, gold, happy_eyes, leaf, mask, mouth, open_eyes
from tools.art.lines import (
    SIDES,
    Knot,
    circle,
    knots,
    polar,
    polygon,
    rows,
    smooth,
    spot,
    symmetric,
    with_corners,
)
from tools.art.palette import IVORY
from tools.art.sheet import Sheet, Stop


def sylph(sheet: Sheet) -> None:
    """A sylph: hood of cloud, two pairs of broad wings, a trailing wisp."""
    sheet.shape(
        taper("0,26 4,54 -10,76 -34,86 -50,76", [62, 48, 28, 17, 1], step=6),
        sheet.down(20, 92, "#F4F0FF", "#A99CE0"),
    )
    for side in SIDES:
        sheet.shape(
            smooth(knots("20,24 54,24 90,40c 70,60 40,62 20,48", side)),
            sheet.down(20, 64, "#C4B8F0", "#9184D0"),
        )
        sheet.shape(
            smooth(knots("18,4 42,-24 66,-62 98,-84c 100,-46 84,-2 54,26 22,30", side)),
            sheet.down(-84, 30, "#FFFFFF", "#D2C8F4"),
        )
        sheet.fill(taper(knots("46,8 70,-18 86,-56", side), [1, 8, 1], step=6), "#AB9EE2")
    _sylph_hood(sheet)
    _sylph_face(sheet)


def _sylph_hood(sheet: Sheet) -> None:
    """The cloud around the face, with a curl."""
    hood = (
        "0,-86 24,-80 34,-68c 54,-58 58,-36c 62,-12 44,8c 36,28 0,38 -36,28 -44,8c -62,-12 "
        "-58,-36c -54,-58 -34,-68c -24,-80"
    )
    sheet.shape(
        smooth(hood, bend=0.38), sheet.down(-90, 40, "#FFFFFF", (0.6, "#F0EBFF"), "#BDB2E8"), 5.4
    )
    curl = "-4,-80 0,-94 16,-99 26,-90 20,-81"
    sheet.shape(taper(curl, [24, 16, 12, 9, 3], step=4), "#fff", 8.4)
    sheet.fill(taper(curl, [26, 16, 12, 9, 3], step=4), "#FFFFFF")


def _sylph_face(sheet: Sheet) -> None:
    """The mask under a fringe."""
    mask(sheet, smooth(symmetric("0,-44 26,-40 41,-20 38,4 23,22 0,29"), bend=0.37), (0, -8))
    sheet.shape(
        smooth("-39,-24 -28,-42 0,-49 28,-42 39,-24 22,-30 6,-24c -8,-33 -24,-28"), "#9C8DD8", 3.4
    )
    happy_eyes(sheet, 18, -7, 9.5, 5)
    mouth(sheet, (0, 12), (7.5, 8.6), "#B7ABE8")
    cheeks(sheet, 27, 5, "#E6A9C8")


def moon_moth(sheet: Sheet) -> None:
    """A moon moth with eyes on its wings."""
    for side in SIDES:
        _moth_hind_wing(sheet, side)
        _moth_fore_wing(sheet, side)
    _moth_body(sheet)


def _moth_hind_wing(sheet: Sheet, side: int) -> None:
    """A hind wing with its long tail."""
    tail = knots("30,40 44,62 46,80 60,94 78,90 80,78 70,76", side)
    sheet.shape(
        taper(tail, [34, 22, 13, 11, 8, 5, 1.5], step=5), sheet.down(40, 96, "#C8BCF0", "#9588D6")
    )
    hind = knots("4,10 40,10 68,20 76,36 68,52 50,60 28,56 8,40", side)
    sheet.shape(smooth(hind, bend=0.37), sheet.down(14, 60, "#D9D0F8", "#A99CE2"))
    sheet.shape(circle(side * 50, 38, 8.5), "#8C7ED0", 2.4)
    sheet.fill(circle(side * 50, 38, 4.4), "#FFE9A8")


def _moth_fore_wing(sheet: Sheet, side: int) -> None:
    """A fore wing with its large eye, and a feeler."""
    fore = knots("6,-18 24,-50 58,-78 97,-84c 92,-58 88,-34 92,-10 78,14 44,22 8,16", side)
    sheet.shape(smooth(fore), sheet.down(-84, 22, "#FFFFFF", (0.55, "#EDE7FF"), "#C4B8F0"), 5)
    edge = knots("10,-22 28,-50 58,-74 90,-80", side)
    sheet.fill(taper(edge, [5, 9, 9, 2], step=6), "#7F70C6")
    x, y = side * 56, -26
    sheet.shape(circle(x, y, 17), "#8C7ED0", 3)
    sheet.fill(circle(x, y, 11.5), "#FFE9A8")
    sheet.fill(circle(x, y, 6.8), sheet.ink)
    sheet.fill(circle(x - 2.4, y - 2.6, 2.4), "#fff")
    for a, b in (((84, -40), (74, -34)), ((84, -18), (72, -16)), ((72, 4), (62, -2))):
        sheet.stroke(f"M{side * a[0]} {a[1]}L{side * b[0]} {b[1]}", "#9A8BD6", 3.4)
    feeler = knots("6,-44 14,-66 32,-84 46,-84", side)
    sheet.shape(taper(feeler, [3, 12, 13, 1], step=5), "#FFE9A8", 3.2)
    sheet.stroke(smooth(feeler, closed=False), sheet.ink, 2, 0.75)


def _moth_body(sheet: Sheet) -> None:
    """The ringed body and the face."""
    sheet.shape(
        smooth(symmetric("0,-4 16,2 17,24 11,48 0,66")), sheet.down(-4, 66, "#FFF6E2", "#D9C49A")
    )
    for y, w in ((22, 15), (36, 12.5), (49, 8.5)):
        sheet.stroke(f"M{-w} {y}Q0 {y + 8} {w} {y}", "#8C7ED0", 3.6)
    sheet.shape(
        smooth(symmetric("0,-52 20,-48 30,-30 24,-10 14,-2 0,2"), bend=0.37),
        sheet.down(-52, 2, "#FFFFFF", (0.6, IVORY), "#EAD9B4"),
    )
    open_eyes(sheet, 12.5, -28, 7)
    mouth(sheet, (0, -11), (4, 4.8), "#B7ABE8")
    cheeks(sheet, 19, -16, "#E6A9C8", 4.6)


def cloud_ram(sheet: Sheet) -> None:
    """A ram of cloud, its horns two gusts of wind."""
    for side in SIDES:
        wisp = taper(knots("26,66 54,84 80,76 84,60 73,58", side), [22, 16, 10, 6, 1], step=5)
        sheet.shape(wisp, "#D9D1F7", 6.9)
        sheet.fill(wisp, "#D9D1F7")
    _ram_fleece(sheet)
    _ram_horns(sheet)
    _ram_face(sheet)


def _ram_fleece(sheet: Sheet) -> None:
    """The fleece with its curls, and the ears."""

    def reach(angle: float) -> float:
        return 66 * (0.84 + 0.16 * math.pow(abs(math.sin(5 * angle)), 0.75))

    curls = [Knot(x * 1.24, y + 18, c) for x, y, c in with_corners(polar(reach, 80), 8)]
    sheet.shape(
        smooth(curls, bend=0.35), sheet.down(-50, 90, "#FFFFFF", (0.55, "#F3EFFF"), "#B9ADE6"), 5.2
    )
    for x, y, r in rows("-56,30,15 56,30,15 -38,60,13 38,60,13 0,70,14"):
        sheet.stroke(
            f"M{x - r} {y + 3}Q{x - r} {y - r} {x} {y - r}Q{x + r * 0.8} {y - r} {x + r * 0.8} {y}",
            "#A99CE2",
            3.4,
            0.9,
        )
    for side in SIDES:
        turn = 18 if side > 0 else 162
        leaf(sheet, (side * 27, -6), (34, 20), turn, "#E8E1FB", 4, vein=False)
        leaf(sheet, (side * 32, -4), (22, 10), turn, "#E6A9C8", 0.01, vein=False)


def _ram_horns(sheet: Sheet) -> None:
    """Curled horns with rings."""
    for side in SIDES:
        horn = Spine(
            knots("8,-46 30,-70 62,-76 86,-52 80,-22 58,-18 50,-36 60,-48 68,-42", side),
            [20, 25, 25, 21, 16, 12, 9, 6, 1.5],
        )
        paint = sheet.down(-90, -10, "#CFC3F6", (0.5, "#9283D6"), "#6558AE")
        sheet.shape(horn.body(step=5), paint, 4.8)
        for share in (0.14, 0.24, 0.34, 0.44, 0.54, 0.64):
            inner, outer = horn.at(share, -0.8), horn.at(share, 0.8)
            middle = horn.at(share, 0, along=4)
            sheet.stroke(f"M{spot(inner)}Q{spot(middle)} {spot(outer)}", sheet.ink, 2.4, 0.6)


def _ram_face(sheet: Sheet) -> None:
    """The mask under a tuft."""
    mask(sheet, smooth(symmetric("0,-40 22,-36 34,-16 31,12 19,38 0,47"), bend=0.37), (0, 4))
    tuft = (
        "-26,-32 -30,-46 -18,-54c -12,-64 4,-66 12,-56c 24,-58 33,-46 27,-32c 16,-24 6,-32c "
        "-4,-20 -16,-30c"
    )
    sheet.shape(smooth(tuft), "#FFFFFF", 4.2)
    calm_eyes(sheet, 16.5, -4, 8.6, 4.6)
    mouth(sheet, (0, 27), (6.4, 7.4), "#B7ABE8")
    cheeks(sheet, 23, 12, "#E6A9C8", 5.6)
    sheet.fill(smooth(symmetric("0,9 5.5,10 4,14 0,16")), "#7A6CC0")


def moon_crane(sheet: Sheet) -> None:
    """A crane whose wings close into a ring round the moon."""
    sheet.shape(
        circle(0, -38, 47), sheet.radial(-10, -52, 60, "#FFFBEA", (0.6, "#FFE7A6"), "#E2B251"), 4.2
    )
    sheet.path(circle(0, -38, 39.5), stroke="#FFFFFF", width=2, alpha=0.8)
    for side in SIDES:
        sheet.shape(
            taper(knots("4,48 18,74 40,92", side), [24, 24, 2], step=5),
            sheet.down(44, 98, "#EFEAFF", (0.5, "#A597E0"), "#5F51A8"),
        )
        _crane_wing(sheet, side)
    sheet.shape(
        taper("0,50 0,76 0,101", [26, 24, 2], step=5),
        sheet.down(44, 100, "#FFFFFF", (0.5, "#B9ACE8"), "#5F51A8"),
    )
    _crane_body(sheet)
    _crane_head(sheet)


def _crane_wing(sheet: Sheet, side: int) -> None:
    """A raised wing; its outer edge ends in feather lobes with corners in the valleys."""
    wing = knots(
        "10,52 40,62 66,58 84,50 76,38c 98,30 102,18 88,8c 107,-6 106,-20 89,-22c 103,-42 "
        "97,-54 80,-48c 86,-74 76,-84 62,-68c 60,-92 44,-104c 40,-78 50,-52 54,-26 46,-2 "
        "28,14 10,20",
        side,
    )
    stops: tuple[Stop, ...] = ("#FFFFFF", (0.55, "#F6F2FF"), (0.8, "#B9ACE8"), "#7264BE")
    paint = sheet.linear((side * 20, 0), (side * 104, -10), *stops)
    sheet.shape(smooth(wing), paint, 5.6)
    for x0, y0, x1, y1 in rows("34,38,76,40 46,24,86,9 56,4,86,-20 60,-22,78,-46 56,-44,61,-66"):
        sheet.stroke(f"M{side * x0} {y0}L{side * x1} {y1}", "#9284D2", 3.4, 0.9)


def _crane_body(sheet: Sheet) -> None:
    """Neck and breast."""
    body = taper(
        "12,-62 2,-66 -9,-54 -6,-34 5,-16 5,4 0,28 0,62", [16, 17, 17, 17, 19, 30, 48, 4], step=4
    )
    sheet.shape(
        body, sheet.linear((-20, -70), (24, 60), "#FFFFFF", (0.6, "#F6F2FF"), "#C8BDF0"), 5.4
    )
    sheet.fill(taper("-9,-54 -6,-36 4,-18 5,-6", [3, 11, 11, 1], step=4), "#5A4CA4")
    sheet.fill(polygon("24,-70 32,-62 24,-56"), "#2A2350")


def _crane_head(sheet: Sheet) -> None:
    """The crested head with an open beak."""
    sheet.shape(
        taper("2,-74 -14,-84 -30,-80", [9, 9, 1], step=4), gold(sheet, (-24, -86), (0, -74)), 3.8
    )
    sheet.shape(
        taper("8,-78 -4,-94 -18,-96", [9, 9, 1], step=4), gold(sheet, (-16, -98), (6, -78)), 3.8
    )
    sheet.shape(smooth("-2,-66 6,-79 20,-79 29,-69 24,-57 8,-54", bend=0.37), "#FFFFFF", 5)
    sheet.fill(smooth("2,-73 8,-80 20,-80 26,-73 12,-74"), "#E8A92F")
    sheet.shape(smooth("26,-74 44,-80 70,-92c 50,-70 29,-65", bend=0.3), "#F2C45A", 3.8)
    sheet.shape(smooth("28,-62 44,-62 64,-64c 44,-53 24,-55", bend=0.3), "#C98F2E", 3.8)
    sheet.stroke("M9 -66Q15 -73 21 -66", sheet.ink, 4)
