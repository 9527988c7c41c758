"""The four vessels of ivory stoneware, glazed in the colour of their element.

The origin is the middle of the medallion.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.art.brush import taper
from tools.art.lines import SIDES, knots, polygon, rounded, smooth, symmetric
from tools.art.palette import BLACK, IVORY, IVORY_MIDDLE, IVORY_SHADE, Tones, mix
from tools.art.sheet import Sheet, Stop


def _ivory(sheet: Sheet) -> str:
    stops: tuple[Stop, ...] = ("#FFFDF3", (0.45, IVORY), (0.75, IVORY_MIDDLE), IVORY_SHADE)
    return sheet.linear((-46, -20), (48, 36), *stops)


def _glaze(sheet: Sheet, tones: Tones) -> str:
    light = mix(tones.base, tones.light, 0.75)
    return sheet.linear((-40, 0), (44, 10), light, (0.5, tones.base), tones.dark)


def _shadow(sheet: Sheet) -> None:
    sheet.ellipse(0, 47, 36, 6, BLACK, alpha=0.3)


def _brazier(sheet: Sheet, tones: Tones) -> None:
    """A brazier with a flame."""
    ivory, glaze = _ivory(sheet), _glaze(sheet, tones)
    _shadow(sheet)
    flame = symmetric("0,-64c 6,-50 17,-38 15,-24 0,-18")
    sheet.shape(smooth(flame, bend=0.38), sheet.down(-62, -20, "#FFB14A", "#F0561F"), 3.6)
    sheet.shape(smooth("-11,-26 -22,-50c -24,-35 -17,-22"), "#FF8A36", 2.88)
    sheet.shape(smooth("11,-26 22,-50c 24,-35 17,-22"), "#FF8A36", 2.88)
    sheet.fill(smooth(symmetric("0,-48c 6,-36 7,-28 0,-23"), bend=0.38), "#FFE9A6")
    for side in SIDES:
        sheet.shape(
            smooth(knots("20,26 30,30 37,47c 29,47c 14,34", side), bend=0.3),
            sheet.linear((-40, 0), (40, 0), tones.base, tones.dark),
            3.6,
        )
    bowl = symmetric("0,-20 30,-20 48,-18 51,-6 47,12 36,33 16,42 0,43")
    sheet.shape(smooth(bowl), ivory, 3.6)
    rim = symmetric("0,-25 34,-26 50,-24 54,-18 49,-12 0,-10")
    sheet.shape(smooth(rim), glaze, 3.6)
    sheet.stroke("M-38 -20H-10", "#FFFFFF", 2.2, 0.55)
    for side in SIDES:
        sheet.fill(polygon(knots("38,-4 33,3 38,10 39,3", side)), tones.base, 0.9)


def _amphora(sheet: Sheet, tones: Tones) -> None:
    """An amphora with waves in its glaze."""
    ivory, glaze = _ivory(sheet), _glaze(sheet, tones)
    _shadow(sheet)
    for side in SIDES:
        handle = smooth(knots("13,-42 40,-46 49,-22 41,-8", side), bend=0.4, closed=False)
        paint = tones.light if side < 0 else mix(tones.base, tones.light, 0.45)
        sheet.stroke(handle, sheet.ink, 11.5)
        sheet.stroke(handle, paint, 5)
    body = symmetric("0,-54 14,-54 13,-40 26,-31 43,-10 45,8 36,30 20,44 0,46")
    sheet.shape(smooth(body), ivory, 3.6)
    coat = (
        "-13,-52 13,-52 12,-40 25,-32 42,-11 36,-14 28,-9 19,-15 9,-10 0,-15 -9,-10 -19,-15 "
        "-28,-9 -36,-14 -42,-11 -25,-32 -12,-40"
    )
    sheet.shape(smooth(coat), glaze, 2)
    sheet.shape(rounded(-19, -59, 38, 9, 4.5), mix(tones.base, tones.light, 0.55), 3.6)
    sheet.stroke("M-27 -24C-22 -29 -17 -32 -11 -34", "#FFFFFF", 2.4, 0.6)
    sheet.stroke(
        "M-31 32Q-27 27 -23 32Q-20 36 -16 33M31 32Q27 27 23 32Q20 36 16 33", tones.base, 2.4, 0.9
    )


def _pot(sheet: Sheet, tones: Tones) -> None:
    """A pot with a young plant."""
    ivory, glaze = _ivory(sheet), _glaze(sheet, tones)
    _shadow(sheet)
    for side in SIDES:
        sheet.shape(
            smooth(knots("0,-36 4,-52 22,-60 34,-56c 30,-44 16,-38", side)),
            sheet.down(-60, -36, tones.light, "#5E9A3F"),
            3.6,
        )
        sheet.stroke(smooth(knots("4,-40 14,-50 26,-53", side), closed=False), sheet.ink, 1.6, 0.7)
    sheet.shape(smooth(symmetric("0,-67c 8,-56 7,-42 0,-36")), "#B9DA6B", 3.6)
    body = "-38,-28c 38,-28c 40,6 33,42 26,46 -26,46 -33,42 -40,6"
    sheet.shape(smooth(body, bend=0.3), ivory, 3.6)
    sheet.shape(rounded(-46, -40, 92, 17, 4), glaze, 3.6)
    sheet.stroke("M-39 -35.5H-6", "#FFFFFF", 2.2, 0.5)
    sheet.stroke("M-30 41L-22.5 34L-15 41L-7.5 34L0 41L7.5 34L15 41L22.5 34L30 41", tones.base, 2.6)


def _flask(sheet: Sheet, tones: Tones) -> None:
    """A flask with a breath curling out of it."""
    ivory = _ivory(sheet)
    _shadow(sheet)
    breath = "0,-50 2,-60 14,-68 24,-60 18,-51 10,-56"
    sheet.shape(taper(breath, [7, 9, 8, 6, 4, 0.5], step=4), "#FFFFFF", 6.12)
    sheet.fill(taper(breath, [7, 9, 8, 6, 4, 0.5], step=4), "#FFFFFF")
    for side in SIDES:
        scroll = knots("26,-18 40,-30 54,-24 54,-10 44,-9 45,-17", side)
        sheet.shape(taper(scroll, [12, 11, 9, 7, 5, 2], step=4), sheet.ink, 6.84)
        sheet.fill(taper(scroll, [12, 11, 9, 7, 5, 2], step=4), "#CFC7F5")
    body = symmetric("0,-50 9,-50 9,-38 12,-29 31,-17 43,5 39,29 22,45 0,48")
    sheet.shape(smooth(body, bend=0.37), ivory, 3.6)
    coat = symmetric("0,-49 8,-49 8,-38 11,-29 30,-17 40,0 33,-3 24,-12 16,-4 8,-12 0,-4")
    sheet.shape(
        smooth(coat), sheet.linear((-30, 0), (30, 0), "#BDB4EA", (0.55, "#8F84D0"), "#6A5FB0"), 2
    )
    sheet.shape(rounded(-15, -55, 30, 9, 4.5), "#B5ABE6", 3.6)
    sheet.stroke("M-15 -28C-20 -26 -25 -23 -29 -17", "#FFFFFF", 2.4, 0.75)


VESSELS: dict[str, Callable[[Sheet, Tones], None]] = {
    "fire": _brazier,
    "water": _amphora,
    "earth": _pot,
    "air": _flask,
}
"""By element; the origin is the middle of the medallion."""
