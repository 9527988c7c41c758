"""The singing spirits of earth: stone keeper, hill tortoise, badger and world tree.

The origin is the middle of the tile; everything stays within 105 units of it.
"""

from __future__ import annotations

import math

from tools.art.brush import taper
from tools.art.figure import calm_eyes, canopy, cheeks, gold, leaf, mask, mouth
from tools.art.lines import SIDES, circle, knots, placed, polygon, rounded, rows, smooth, symmetric
from tools.art.palette import IVORY
from tools.art.sheet import Sheet

_STRIPE = "#24332A"
"""The dark of a badger's face."""


def stone_keeper(sheet: Sheet) -> None:
    """A keeper of stone with antlers of twigs and a cape of moss."""
    for side in SIDES:
        _antler(sheet, side)
    stone = sheet.linear((-90, -20), (90, 90), "#C9C39A", (0.5, "#8E9068"), "#55603F")
    for side in SIDES:
        sheet.shape(smooth(knots("54,18 74,12 90,26 93,48 80,62 62,56", side), bend=0.34), stone)
        for k in (0, 1):
            sheet.stroke(f"M{side * (76 + k * 8)} 61L{side * (74 + k * 8)} 50", sheet.ink, 3)
    for side in SIDES:
        sheet.shape(smooth(knots("14,80 46,80 54,92 44,98 16,98", side), bend=0.34), "#6E7350")
    _keeper_body(sheet, stone)
    _keeper_face(sheet)


def _antler(sheet: Sheet, side: int) -> None:
    """Twigs with four leaves."""
    twigs = [
        taper(knots("16,-34 30,-58 28,-76 40,-94", side), [13, 11, 8, 3], step=5),
        taper(knots("30,-60 50,-66 64,-84", side), [9, 7, 2], step=5),
        taper(knots("29,-74 14,-88", side), [6, 2], step=5),
    ]
    for twig in twigs:
        sheet.shape(twig, "#7A5330", 7.5)
    for twig in twigs:
        sheet.fill(twig, "#7A5330")
    for x, y, size, turn, paint in (
        (40, -90, (22, 14), -62, "#B5DC62"),
        (64, -82, (22, 14), -28, "#B5DC62"),
        (50, -68, (18, 12), 28, "#5FA545"),
        (14, -88, (18, 12), -110, "#5FA545"),
    ):
        leaf(sheet, (side * x, y), size, turn if side > 0 else 180 - turn, paint)


def _keeper_body(sheet: Sheet, stone: str) -> None:
    """The cut stone under the moss."""
    body = (
        "-46,-40 -20,-46 20,-46 46,-40 62,-22 68,10 66,56 58,80 40,90 -40,90 -58,80 -66,56 "
        "-68,10 -62,-22"
    )
    sheet.shape(smooth(body, bend=0.32), stone, 5.2)
    sheet.stroke("M-62 30L-44 48L-52 74M62 34L48 52L54 78M-20 88L-12 76", "#4A5238", 3, 0.8)
    moss = (
        "-48,-42 -20,-50 20,-50 48,-42 66,-20 72,12 64,26 56,8 46,2 40,-8 26,-20 0,-24 -26,-20 "
        "-40,-8 -46,2 -56,8 -64,26 -72,12 -66,-20"
    )
    sheet.shape(smooth(moss), sheet.down(-50, 26, "#A6D356", (0.6, "#5E9F3F"), "#35702F"))
    for x, y in rows("-50,-22 -30,-36 -4,-40 24,-38 46,-24 58,-2 -60,0"):
        sheet.fill(circle(x, y, 3.2), "#DCEFA0", 0.9)


def _keeper_face(sheet: Sheet) -> None:
    """A square mask, and a crystal below it."""
    mask(sheet, rounded(-36, -22, 72, 64, 17), (0, 10))
    calm_eyes(sheet, 17, 4, 8.5)
    mouth(sheet, (0, 26), (7.5, 6.5), "#9CC455")
    cheeks(sheet, 25, 16, "#F0B48A")
    sheet.shape(polygon("0,50 13,60 8,78 -8,78 -13,60"), "#8CE07A", 3.6)
    sheet.fill(polygon("0,50 13,60 3,62 -3,56"), "#DFF8C8")


def hill_tortoise(sheet: Sheet) -> None:
    """A tortoise whose shell is a hill with a tree."""
    sheet.shape(taper("-10,-36 -8,-56 -12,-74", [13, 10, 8], step=5), "#7A5330", 4.6)
    crown = (
        "-12,-99 6,-97 16,-86 30,-80 30,-62 14,-54 -8,-57 -30,-53 -44,-64 -40,-80 -28,-86 -24,-96"
    )
    sheet.shape(
        smooth(crown, bend=0.38), sheet.down(-98, -54, "#C4E36B", (0.6, "#7CB948"), "#4B8A38")
    )
    for x, y in ((-26, -72), (-10, -86), (4, -72), (18, -72)):
        sheet.shape(circle(x, y, 4), "#FFF1C4", 1.8)
    _tortoise_limbs(sheet)
    _tortoise_shell(sheet)


def _tortoise_limbs(sheet: Sheet) -> None:
    """Tail, legs and the raised, singing head."""
    skin = sheet.down(0, 92, "#B9B57A", "#6E7A45")
    sheet.shape(smooth("-70,44 -88,46 -98,58c -84,60 -66,60"), skin)
    for x in (-50, 36):
        leg = knots("-20,44 20,44 18,80 20,92 -18,92 -18,78", axis=x)
        sheet.shape(smooth(leg, bend=0.3), skin)
        for k in (-8, 2, 12):
            sheet.stroke(f"M{x + k} 91V84", sheet.ink, 2.6)
    sheet.shape(polygon("88,-54 70,-32 95,-26"), "#12240F", 3)
    sheet.ellipse(82, -34, 7, 4, "#F0A878", turn=20)
    head = (
        "42,42 50,12 48,-14 52,-38 68,-54 92,-60c 84,-44 72,-33c 84,-30 98,-23c 90,-8 80,8 79,34 "
        "72,54 50,60"
    )
    sheet.shape(smooth(head, bend=0.34), sheet.linear((50, -50), (90, 50), "#DDD799", "#87904F"))
    sheet.stroke("M56 -34Q63 -46 70 -37", sheet.ink, 4.6)
    sheet.ellipse(66, -18, 6, 4, "#F0A878", alpha=0.9)


def _tortoise_shell(sheet: Sheet) -> None:
    """The shell with its fields."""
    shell = "-78,52 -78,20 -62,-14 -32,-36 2,-38 34,-22 54,8 60,50 30,60 -40,62"
    sheet.shape(smooth(shell), sheet.down(-40, 60, "#7DB948", (0.5, "#43843C"), "#23512D"), 5.2)
    for x, y, r in rows("-10,-4,21 -47,10,17 26,8,17 -28,34,17 10,34,17"):
        angles = [math.pi / 6 + step * math.pi / 3 for step in range(6)]
        field = [(x + r * math.sin(a), y - r * 0.88 * math.cos(a)) for a in angles]
        sheet.shape(polygon(field), sheet.down(y - r, y + r, "#C3E070", "#6FAE46"), 3.2)
        inner = [(x + (a - x) * 0.5, y + (b - y) * 0.5) for a, b in field]
        sheet.stroke(polygon(inner), "#EAF6B6", 2.2, 0.8)
    rim = "-82,48 -60,58 -8,62 44,56 64,46 66,56 46,68 -8,74 -64,70 -84,60"
    sheet.shape(smooth(rim), sheet.down(46, 74, "#E2D79A", "#9C9455"))


def badger(sheet: Sheet) -> None:
    """A badger with a crown of leaves, a sprout in its paws."""
    fur = sheet.down(-10, 96, "#8B8F6C", "#4A5540")
    sheet.shape(
        smooth("-98,98c -84,78 -52,72 -20,78 20,78 52,72 84,78 98,98c", bend=0.34),
        sheet.down(70, 98, "#7DB04A", "#2F6B3A"),
    )
    body = symmetric("0,-24 40,-8 60,30 62,66 50,88 0,92")
    sheet.shape(smooth(body), fur, 5)
    sheet.fill(smooth(symmetric("0,20 24,28 32,56 26,84 0,88")), "#D9D2AE", 0.95)
    for side in SIDES:
        sheet.shape(circle(side * 53, -74, 15.5), _STRIPE)
        sheet.fill(circle(side * 54, -76, 7), "#D9BC9C")
    _badger_head(sheet)
    _badger_leaves(sheet)


def _badger_head(sheet: Sheet) -> None:
    """The striped head."""
    head = symmetric("0,-92 34,-88 58,-66 64,-38 52,-12 32,8 16,20 0,23")
    sheet.shape(smooth(head), sheet.down(-92, 22, "#FFFFFF", (0.6, IVORY), "#E2CDA2"), 5)
    for side in SIDES:
        sheet.fill(
            smooth(knots("13,-90 34,-86 44,-62 42,-34 28,-8 15,6c 13,-16 12,-44 9,-70", side)),
            _STRIPE,
        )
        sheet.fill(circle(side * 27, -38, 9.4), IVORY)
        sheet.ellipse(side * 26.4, -37, 5.4, 6.6, sheet.ink)
        sheet.fill(circle(side * 26.4 - 2, -40, 2.3), "#fff")
        sheet.ellipse(side * 46, -18, 6.5, 4.6, "#F0A878", alpha=0.75)
    sheet.fill(smooth(symmetric("0,-12 9,-10 11,-3 5,4 0,5"), bend=0.37), sheet.ink)
    sheet.ellipse(-3, -8, 3, 1.8, "#fff", alpha=0.7)
    sheet.ellipse(0, 14, 6, 6.2, sheet.ink)
    sheet.ellipse(0, 17, 3.6, 2.6, "#D98A6A")


def _badger_leaves(sheet: Sheet) -> None:
    """The crown, and the paws round a sprout."""
    for x, y, turn, paint in (
        (-14, -82, -150, "#6FB24A"),
        (14, -82, -30, "#6FB24A"),
        (-6, -82, -116, "#A6D65C"),
        (6, -82, -64, "#A6D65C"),
    ):
        leaf(sheet, (x, y), (22, 14), turn, paint, 3.2)
    sheet.shape(taper("0,62 0,48 0,40", [5, 5, 4], step=4), "#5E9F3F", 5)
    leaf(sheet, (0, 44), (24, 15), -150, "#B9E06A", 3.2)
    leaf(sheet, (0, 44), (24, 15), -30, "#B9E06A", 3.2)
    for side in SIDES:
        sheet.shape(
            smooth(knots("58,36 44,44 22,54 5,58 4,74 18,80 44,74 60,62", side), bend=0.35),
            "#5B6650",
        )
        for k in range(3):
            sheet.stroke(
                f"M{side * (7 + k * 7)} {77 + k * 1.2:.1f}L{side * (8 + k * 7)} {69 + k:.1f}",
                IVORY,
                3.4,
            )


def world_tree(sheet: Sheet) -> None:
    """The world tree, with lanterns in its branches."""
    bark = sheet.linear((-50, 0), (50, 98), "#B08A5A", (0.5, "#86603A"), "#553A22")
    sheet.shape(
        canopy(12, (0, -38), (100, 62), 0.15),
        sheet.down(-98, 24, "#A9DA62", (0.5, "#4F9A44"), "#1F5A36"),
        5.4,
    )
    trunk = (
        "-34,-16 -34,30 -42,58 -66,78 -98,90c -60,94 -36,86 -22,99c 0,90 22,99c 36,86 60,94 "
        "98,90c 66,78 42,58 34,30 34,-16 50,-40c 22,-30 10,-54c -6,-34 -44,-48c"
    )
    sheet.shape(smooth(trunk, bend=0.34), bark, 5.2)
    for side in SIDES:
        sheet.stroke(
            f"M{side * 40} 62Q{side * 46} 74 {side * 66} 84"
            f"M{side * 24} 74Q{side * 26} 84 {side * 34} 86",
            "#452D18",
            3.2,
        )
    _tree_crowns(sheet)
    _tree_face(sheet)
    _tree_lanterns(sheet)


def _tree_crowns(sheet: Sheet) -> None:
    """Three crowns of leaves with light on them."""
    for (cx, cy), (w, h), light, dark in (
        ((-56, -44), (46, 34), "#B9E36C", "#5FA84A"),
        ((56, -44), (46, 34), "#A6D862", "#4F9A44"),
        ((0, -66), (56, 36), "#D3F084", "#7CBF50"),
    ):
        sheet.shape(canopy(9, (cx, cy), (w, h), 0.17), sheet.down(cy - h, cy + h, light, dark))
    for x, y, a in rows("-66,-52,20 -40,-40,14 60,-54,20 40,-38,14 -18,-74,14 16,-80,16 0,-58,12"):
        sheet.stroke(
            f"M{x - a * 0.6:.0f} {y + 3}Q{x} {y + a * 0.6:.0f} {x + a * 0.6:.0f} {y + 3}",
            "#EAF8B4",
            3,
            0.8,
        )


def _tree_face(sheet: Sheet) -> None:
    """The mask in the trunk."""
    mask(sheet, smooth(symmetric("0,-20 22,-18 33,0 31,26 18,46 0,52")), (0, 16))
    sheet.shape(smooth("-30,-6 -18,-24 0,-12 18,-24 30,-6 14,-8 0,-2 -14,-8"), "#5FA84A", 3)
    calm_eyes(sheet, 15.5, 12, 8.6, 4.8)
    mouth(sheet, (0, 35), (7, 8), "#9CC455")
    cheeks(sheet, 22, 24, "#F0B48A")


def _tree_lanterns(sheet: Sheet) -> None:
    """Golden lanterns on threads."""
    for x, y, thread in rows("-76,2,16 76,2,16 -52,12,26 52,12,26"):
        sheet.stroke(f"M{x} {y - thread}V{y}", sheet.ink, 3)
        sheet.fill(
            circle(x, y + 8, 16), sheet.radial(x, y + 8, 16, (0, "#FFE9A0", 0.8), (1, "#FFE9A0", 0))
        )
        sheet.shape(
            smooth(placed("0,-2 8,4 7,15 0,19 -7,15 -8,4", dx=x, dy=y)),
            gold(sheet, (x, y - 2), (x, y + 20)),
            3.4,
        )
