"""Arrows: an ink pin that points outward with the sign of an element in it.

The foot of the pin has the element's sound shape, so that an open arrow is told by its outline
alone. Pins point up in a box of 96 and turn about its middle. Needs shapely.
"""

from __future__ import annotations

import math
from functools import cache

from shapely.geometry import Polygon

from tools.art.lines import Knot, Spot, knots, num, placed, polar, polygon, smooth, symmetric
from tools.art.palette import BLACK, WHITE, Tones, mix
from tools.art.sheet import Sheet
from tools.art.sounds import chamfered_corners

ARROW_AT = (
    (128, 47),
    (213, 43),
    (209, 128),
    (213, 213),
    (128, 209),
    (43, 213),
    (47, 128),
    (43, 43),
)
"""Where arrows sit on a tile of 256, by direction, clockwise from the north."""
PIN_RADIUS, PIN_TIP = 26.5, 44
"""The round of a pin, and how far its beak reaches."""
_FOOT = {"fire": 28.5, "water": 28, "earth": 29, "air": 27.6}
_GROUND = {
    "fire": ("#3A1416", "#16070B"),
    "water": ("#14305E", "#081228"),
    "earth": ("#173324", "#08130D"),
    "air": ("#39325E", "#16122A"),
}


def arrow(tones: Tones) -> Sheet:
    """An open arrow."""
    sheet = Sheet(96, 96)
    with sheet.group("translate(48 48)"):
        sheet.fill(pin(tones.element, 3), BLACK, 0.28)
        ground = sheet.radial(0, -4, 36, *_GROUND[tones.element])
        sheet.path(pin(tones.element), fill=ground, stroke="#FFF1D0", width=1.9)
        top, low = mix(tones.arrow, WHITE, 0.14), tones.arrow_low
        paint = sheet.down(-36, 22, top, (0.55, tones.arrow), low)
        with sheet.group("translate(0 -1.2) scale(1.02)"):
            sheet.fill(sign_path(tones.element), paint)
            _detail(sheet, tones)
    return sheet


def _detail(sheet: Sheet, tones: Tones) -> None:
    """What makes a sign more than its outline: a pale core, a wave, a shaded half."""
    match tones.element:
        case "fire":
            core = symmetric("0,-14c 5.5,-3 8,5 5.5,12 0,14.5")
            sheet.fill(smooth(core, bend=0.38), tones.arrow_mark)
        case "water":
            wave = "-15.5,4 -8,-0.5 0,4 8,8.5 15.5,4 17.5,6 13,17 0,21 -13,17 -17.5,6"
            sheet.fill(smooth(wave, bend=0.34), tones.arrow_mark)
        case "earth":
            bottom = Knot(0, 24)
            sheet.fill(polygon([*knots(_FIR), bottom]), tones.arrow_mark, 0.9)


_FIR = "0,-38 13.5,-19.5 3.4,-19.5 3.4,-17.5 19.5,-1.8 3.8,-1.8 3.8,0.2 24,16.4 5,16.4 5,24"
"""The right half of a fir; its steps are cut almost to the trunk, so that it is no leaf."""


def sign_path(element: str) -> str:
    """The sign of an element, pointing up: flames, drop, fir, gusts."""
    match element:
        case "fire":
            half = "0,-37c 5.5,-25 8.5,-15 9.5,-9c 15.5,-15 18.5,-25c 21.5,-8 19.5,7 11,17.5 0,20"
            return smooth(symmetric(half))
        case "water":
            return smooth(symmetric("0,-36c 6.5,-23 16,-7 19,6 13.5,18 0,22.5"), bend=0.37)
        case "earth":
            return polygon(symmetric(_FIR))
        case _:
            gust = "0,-36c 9,-24 21,-14c 19,-5c 8,-12 0,-18c -8,-12 -19,-5c -21,-14c -9,-24"
            return smooth(gust, bend=0.33) + smooth(placed(gust, 0.92, 0, 23), bend=0.33)


@cache
def pin(element: str, grow: float = 0) -> str:
    """Foot and beak in one outline, `grow` units larger on all sides."""
    shape = _pin_shape(element, PIN_TIP)
    if grow:
        shape = shape.buffer(grow, join_style=2, mitre_limit=2)
    return _outline(shape)


def _pin_shape(element: str, tip: float) -> Polygon:
    beak = [(-19, -13), (-3, 2.2 - tip), (0, -tip), (3, 2.2 - tip), (19, -13), (0, 0)]
    return Polygon(_foot(element)).buffer(0).union(Polygon(beak))


def _outline(shape: Polygon) -> str:
    corners = shape.simplify(0.12).exterior.coords
    return polygon([(float(x), float(y)) for x, y in corners][:-1])


def _foot(element: str) -> list[Spot]:
    radius = _FOOT[element]
    if element == "earth":
        half = radius * 0.80
        return chamfered_corners(half, half * 0.34)

    def reach(angle: float) -> float:
        match element:
            case "fire":
                return radius * (1 - 0.20 * math.pow(abs(math.sin(4 * angle)), 0.8))
            case "water":
                return radius * 0.94
            case _:
                return radius * (0.80 + 0.20 * math.pow(abs(math.sin(3 * angle)), 0.7))

    return [(knot.x, knot.y) for knot in polar(reach, 96)]


def round_pin(radius: float, tip: float) -> str:
    """A pin with a round foot, pointing up; its tip is a little rounded."""
    angle = math.acos(radius / tip)
    x, y = radius * math.sin(angle), -radius * math.cos(angle)
    tx, ty = x * 0.16, -tip * 0.84 + y * 0.16
    arc = f"A{num(radius)} {num(radius)} 0 1 1 {num(-x)} {num(y)}Z"
    return (
        f"M{num(-x)} {num(y)}L{num(-tx)} {num(ty)}Q0 {num(-tip)} {num(tx)} {num(ty)}"
        f"L{num(x)} {num(y)}{arc}"
    )


def glow(tones: Tones) -> Sheet:
    """The light round an arrow that sees its element; laid over the arrow."""
    sheet = Sheet(96, 96)
    with sheet.group("translate(48 48)"):
        # The wide halo has a shorter beak, or it would leave the box.
        sheet.stroke(_halo(tones.element, 39.5, 5), tones.arrow, 7, 0.5)
        sheet.stroke(_halo(tones.element, PIN_TIP, 2.2), WHITE, 3.4)
    return sheet


def _halo(element: str, tip: float, grow: float) -> str:
    """A line round a pin, `grow` units away, with round corners."""
    return _outline(_pin_shape(element, tip).buffer(grow, quad_segs=4))
