"""The singing spirits of fire: flame dancer, salamander, fire bird and sun lion.

The origin is the middle of the tile; everything stays within 105 units of it.
"""

from __future__ import annotations

import math

from tools.art.brush import Spine, taper
from tools.art.figure import bent, cheeks, drop, flame_wreath, gold, happy_eyes, mask, mouth
from tools.art.lines import (
    SIDES,
    Spot,
    circle,
    knots,
    num,
    placed,
    polygon,
    rows,
    smooth,
    symmetric,
)
from tools.art.palette import IVORY
from tools.art.sheet import Sheet


def flame_dancer(sheet: Sheet) -> None:
    """A dancer with flames for hair and skirt, and a flame in either hand."""
    _dancer_skirt(sheet)
    _dancer_arm(sheet, "-10,10 -34,20 -60,12 -73,-8 -76,-26", (-76, -28))
    _dancer_arm(sheet, "10,10 30,22 54,22 72,10 80,-2", (82, -4))
    bodice = drop("0,-4 16,2 19,12 13,22 16,34 0,40", bend=0.36)
    sheet.shape(bodice, sheet.linear((-18, 0), (20, 40), "#FFC857", (0.5, "#F7862E"), "#D8451D"))
    with sheet.group("translate(-2 -12) rotate(-4) scale(.88)"):
        _dancer_hair(sheet)
        _dancer_face(sheet)


def _dancer_skirt(sheet: Sheet) -> None:
    """Three layers of flames that fly out as she turns."""
    outer = "0,16 13,18 22,42 38,56 60,34c 64,58 76,62 101,40c 100,74 68,99 0,106"
    middle = "0,30 9,32 18,54 36,68 54,54c 58,70 70,74 88,62c 82,82 54,95 0,99"
    inner = "0,46 6,48 14,66 32,80 46,72c 50,82 60,84 72,78c 64,88 40,92 0,93"
    sheet.shape(_swung(outer), sheet.down(16, 106, "#F4672A", (0.5, "#D2371C"), "#8E1622"), 5.2)
    sheet.fill(_swung(middle), sheet.down(30, 99, "#FFA544", (0.6, "#F77A28"), "#D8451D"))
    sheet.fill(_swung(inner), sheet.down(46, 93, "#FFF0B4", (0.55, "#FFD065"), "#FFA23C"))
    pleats = "M-6 44Q-12 72 -36 93M4 44Q6 74 -2 97M11 46Q26 76 36 92"
    sheet.stroke(pleats, "#C4361C", 3, 0.55)


def _swung(right: str) -> str:
    """A skirt from its right half; its hem is swept to the left."""
    return smooth(bent(symmetric(right), lambda y: -max(0, y - 30) * 0.08), bend=0.37)


def _dancer_arm(sheet: Sheet, line: str, hand: Spot) -> None:
    """An arm, and the flame it holds."""
    arm = taper(line, [15, 15, 13, 12, 11], step=5)
    sheet.shape(arm, sheet.down(-30, 30, "#FFC857", (0.5, "#F7862E"), "#D8451D"))
    x, y = hand
    flame = "0,-70c 10,-50 23,-34 22,-12 12,4 0,8 -12,4 -21,-10 -20,-24 -12,-38c -8,-30 -4,-46"
    core = "2,-40c 8,-28 13,-20 11,-10 0,-2 -10,-10 -9,-22 -4,-24"
    paint = sheet.down(y - 70, y + 8, "#F4672A", "#DB3A1C")
    sheet.shape(smooth(placed(flame, dx=x, dy=y)), paint)
    pale = sheet.down(y - 40, y - 2, "#FFC857", "#FFEDB0")
    sheet.fill(smooth(placed(core, dx=x, dy=y)), pale)


def _dancer_hair(sheet: Sheet) -> None:
    """Three tongues, one inside the other."""
    outer = "0,-104c 11,-84 25,-70 31,-90c 46,-66 52,-40 48,-14 32,8 0,16"
    middle = "0,-88c 10,-70 22,-56 30,-68c 40,-50 44,-34 41,-12 26,4 0,10"
    sheet.shape(_flame(outer), sheet.down(-104, 14, "#F4672A", (0.5, "#DB3A1C"), "#8E1622"), 5.2)
    sheet.fill(_flame(middle), sheet.down(-88, 8, "#FFD065", (0.5, "#FF9A38"), "#E2542A"))


def _flame(right: str) -> str:
    """Three tongues from their right half; above the brow they sway."""

    def sway(y: float) -> float:
        return 7 * math.sin((y + 98) / 30) * min(1, (-50 - y) / 30) if y < -50 else 0

    return smooth(bent(symmetric(right), sway), bend=0.37)


def _dancer_face(sheet: Sheet) -> None:
    """An ivory mask with a singing mouth."""
    with sheet.group("translate(0 -34)"):
        mask(sheet, drop("0,-20c 17,-30 34,-20 35,2 24,28 0,42"), (0, 8))
        sheet.fill(drop("0,-20c 5,-11 4,-1 0,3c", bend=0.36), "#E2472A")
        happy_eyes(sheet, 17, 4, 8.5)
        mouth(sheet, (0, 25), (6.5, 8), "#FF7A45")
        cheeks(sheet, 24, 16, "#FF8A5C")


def salamander(sheet: Sheet) -> None:
    """A salamander in profile: flame crest, curled tail, mouth wide open."""
    body = Spine(
        "34,-44 4,-46 -28,-32 -46,-2 -40,32 -12,56 26,64 58,48 64,18 44,2 26,14 32,28",
        [36, 36, 40, 44, 40, 33, 27, 21, 16, 12, 8, 1],
    )
    heights = (20, 25, 28, 28, 27, 24, 20, 16, 11)
    tips = [(0.07 * (tip + 1), height) for tip, height in enumerate(heights)]
    flames = sheet.linear((-90, -80), (0, 60), "#FFC24E", "#F2602A")
    sheet.shape(body.crest(tips, lean=12, base=9), flames, 4)
    skin = sheet.linear((-60, -90), (50, 80), "#E2482A", (0.5, "#B12A1E"), "#7A151B")
    _salamander_leg(sheet, "-30,26 -58,40 -70,66 -84,72", skin)
    _salamander_leg(sheet, "-2,-30 12,-10 30,2 46,-4", skin)
    sheet.shape(body.body(step=6), skin, 6.1)
    belly = body.stripe(6, int(len(body.points) * 0.86), 14, 0, -0.24)
    sheet.fill(taper(belly, [8, 13, 14, 13, 10, 7, 4, 1], step=6), "#FFC46A")
    for share, r in rows("0.19,5 0.27,5.6 0.35,5.6 0.43,5 0.51,4.4 0.59,3.6"):
        sheet.fill(circle(*body.at(share, 0.4), r), "#FFD45C")
    _salamander_head(sheet)


def _salamander_leg(sheet: Sheet, line: str, skin: str) -> None:
    """A leg with three toes."""
    sheet.shape(taper(line, [22, 17, 13, 9], step=5), skin, 6.1)
    x, y, _ = knots(line)[-1]
    side = -1 if x < 0 else 1
    for paint, width in ((sheet.ink, 10), ("#B12A1E", 4.6)):
        for dx, dy in ((9, -8), (12, 2), (7, 10)):
            sheet.stroke(f"M{num(x)} {num(y)}L{num(x + dx * side)} {num(y + dy)}", paint, width)


def _salamander_head(sheet: Sheet) -> None:
    """The head in profile, lifted."""
    sheet.fill(polygon("94,-80 58,-60 86,-42"), "#3A0710")
    sheet.fill(smooth("60,-60 74,-64 84,-58 72,-52"), "#FF8A4A")
    head = (
        "6,-56 14,-80 34,-93 54,-90 74,-92 97,-84c 80,-69 58,-61c 74,-53 88,-40c 66,-28 38,-22 "
        "12,-30"
    )
    sheet.shape(
        smooth(head, bend=0.34), sheet.linear((10, -92), (70, -24), "#F25A30", "#A8241D"), 6.1
    )
    sheet.ellipse(45, -74, 12, 12.5, IVORY, outline=3.6)
    sheet.ellipse(48, -75, 5.4, 8, sheet.ink)
    sheet.fill(circle(46, -79, 2.6), "#fff")
    sheet.fill(circle(88, -83, 2.2), sheet.ink)
    sheet.ellipse(46, -50, 8, 5, "#FFA45A", alpha=0.9)


def fire_bird(sheet: Sheet) -> None:
    """A fire bird in profile, its beak lifted in song."""
    for line, widths, paint in (
        ("2,30 -16,58 -46,78 -78,74 -90,56 -80,46", [24, 24, 22, 18, 11, 2], "#B8301C"),
        ("8,34 8,62 -6,84 -34,97", [24, 22, 17, 1], "#F2762A"),
        ("14,30 34,56 52,72 80,74", [22, 20, 15, 1], "#D9481F"),
    ):
        sheet.shape(taper(line, widths, step=6), paint)
    sheet.fill(taper("0,40 -18,62 -46,78 -74,72", [2, 6, 7, 3], step=6), "#FFC24E")
    sheet.fill(circle(-81, 56, 5), "#FFE7A8")
    _bird_wings(sheet)
    _bird_body(sheet)
    _bird_head(sheet)


def _bird_wings(sheet: Sheet) -> None:
    """Two wings with convex feather lobes."""
    back = (
        "-4,4 -26,-22 -42,-62 -58,-97 -70,-88 -68,-62c -88,-80 -97,-68 -84,-40c -100,-44 "
        "-104,-30 -86,-12c -98,-8 -94,8 -68,20 -38,30 -6,32"
    )
    front = (
        "14,4 40,-10 64,-36 92,-58 98,-46 82,-20c 102,-26 106,-12 84,6c 100,6 98,20 76,26c 84,36 "
        "72,44 46,42 16,36"
    )
    sheet.shape(
        smooth(back, bend=0.35),
        sheet.linear((-90, -90), (-10, 30), "#FFB04A", (0.5, "#E2502A"), "#96201E"),
        5,
    )
    sheet.shape(
        smooth(front, bend=0.35),
        sheet.linear((96, -50), (10, 40), "#FFB04A", (0.5, "#EE6A2C"), "#A8281E"),
        5,
    )
    for line in ("-20,4 -50,-20 -68,-58", "-20,16 -54,4 -84,-28"):
        sheet.fill(taper(line, [2, 8, 1], step=6), "#FFD36B")
    for line in ("28,8 58,-8 82,-28", "28,24 58,16 84,0"):
        sheet.fill(taper(line, [2, 8, 1], step=6), "#FFD36B")


def _bird_body(sheet: Sheet) -> None:
    """Crest, neck and breast."""
    for line in ("10,-78 -8,-88 -24,-84", "14,-84 2,-98 -14,-102", "20,-86 20,-98 12,-106"):
        sheet.shape(taper(line, [8, 10, 1], step=4), "#FFC24E", 4)
    body = taper("24,-66 4,-50 -4,-22 4,8 4,34 2,52", [30, 25, 30, 50, 42, 2], step=5)
    sheet.shape(body, sheet.linear((-10, -80), (20, 52), "#F7863A", (0.5, "#E4542A"), "#A8261E"), 5)
    sheet.fill(taper("10,-40 6,-18 12,6 8,30", [4, 15, 27, 2], step=5), "#FFD98A")
    for x, y in rows("2,-6 16,-4 8,6 0,14 16,14"):
        sheet.stroke(f"M{x - 5} {y - 2}Q{x} {y + 5} {x + 5} {y - 2}", "#D9481F", 2.8)


def _bird_head(sheet: Sheet) -> None:
    """The head with an open beak."""
    sheet.fill(polygon("38,-78 42,-64 36,-56"), "#3A0710")
    sheet.shape(circle(22, -68, 19), sheet.linear((6, -86), (36, -50), "#FF9A48", "#DC4A24"))
    sheet.fill(smooth("18,-78 32,-82 39,-70 34,-58 20,-58", bend=0.37), IVORY)
    sheet.shape(smooth("37,-80 56,-86 76,-93c 60,-74 39,-68", bend=0.34), "#F7B23A", 4)
    sheet.shape(smooth("39,-66 54,-64 66,-60c 50,-54 34,-55", bend=0.34), "#DB8A22", 4)
    sheet.stroke("M20 -70Q27 -79 34 -70", sheet.ink, 4.4)
    sheet.ellipse(25, -61, 5, 3.4, "#FF9A6A", alpha=0.9)


def sun_lion(sheet: Sheet) -> None:
    """A lion whose mane is the sun, with a golden crown."""
    sheet.shape(
        flame_wreath(104, 72, lean=7),
        sheet.radial(0, 0, 104, "#F2602A", (0.7, "#C4301E"), "#8C1620"),
        5.4,
    )
    sheet.fill(
        flame_wreath(90, 60, lean=9), sheet.radial(0, 0, 90, "#FFB244", (0.7, "#F7822C"), "#E2542A")
    )
    sheet.fill(
        flame_wreath(75, 50, lean=11),
        sheet.radial(0, 0, 74, "#FFE9A0", (0.75, "#FFD065"), "#FFAE46"),
    )
    _lion_face(sheet)
    _lion_crown(sheet)


def _lion_face(sheet: Sheet) -> None:
    """Ears, face, muzzle and the roaring mouth."""
    for side in SIDES:
        sheet.shape(circle(side * 37, -38, 15), "#E2622E")
        sheet.fill(circle(side * 37, -37, 7.5), "#FFD9A0")
    face = symmetric("0,-46 26,-44 46,-20 47,8 33,26 27,42 0,50")
    sheet.shape(
        smooth(face),
        sheet.linear((-34, -46), (36, 50), "#FFF3D6", (0.55, "#FFDFA6"), "#E9A85A"),
        5.2,
    )
    mask(
        sheet, smooth(symmetric("0,0 12,-2 30,10 27,30 14,44 0,47"), bend=0.37), (0, 22), width=3.4
    )
    sheet.fill(smooth("-9,-34c -7,-8 -11,4c 0,6 11,4c 7,-8 9,-34c 0,-28", bend=0.34), "#FFB860")
    sheet.fill(smooth(symmetric("0,4 12,2 10,10 0,16")), sheet.ink)
    happy_eyes(sheet, 25, -12, 10, 5.2)
    sheet.stroke("M0 15V20", sheet.ink, 3.6)
    sheet.ellipse(0, 31, 10.5, 10.5, sheet.ink)
    sheet.ellipse(0, 36, 6.6, 4.6, "#FF7A45")
    for side in SIDES:
        for x, y in ((17, 20), (22, 27)):
            sheet.fill(circle(side * x, y, 1.9), sheet.ink)


def _lion_crown(sheet: Sheet) -> None:
    """A golden crown with a ruby."""
    crown = "-26,-44c -31,-72c -14,-60c 0,-86c 14,-60c 31,-72c 26,-44c 0,-49"
    sheet.shape(smooth(crown, bend=0.3), gold(sheet, (-26, -84), (26, -44)), 4.6)
    sheet.shape(polygon("0,-70 6.5,-60 0,-51 -6.5,-60"), "#E2302A", 2.6)
