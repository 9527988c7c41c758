"""The emblem of four petals, the signs of the elements, the program's icon and the word mark."""

from __future__ import annotations

import math

from tools.art.arrows import sign_path
from tools.art.contours import Relief
from tools.art.discs import lay_disc
from tools.art.harmony import wave
from tools.art.lettering import display_type
from tools.art.lines import Knot, circle, num, placed, rosette, rounded, smooth, symmetric
from tools.art.palette import AIR, BRASS, EARTH, FIRE, INK, IVORY, NORMAL, WATER, WHITE, Tones, mix
from tools.art.sheet import Sheet
from tools.art.sounds import ring


def emblem() -> Sheet:
    """The emblem in a box of 256."""
    sheet = Sheet(256, 256)
    with sheet.group("translate(128 128)"):
        lay_emblem(sheet, 100)
    return sheet


def lay_emblem(sheet: Sheet, radius: float) -> None:
    """The emblem round the origin; its petals reach a fifth beyond the radius."""
    for quarter, tones in enumerate(NORMAL.elements.values()):
        with sheet.group(f"rotate({quarter * 90})"):
            _petal(sheet, tones, radius, quarter * 90)
    sheet.fill(circle(0, 0, radius * 0.31), INK)
    brass = sheet.radial(
        -radius * 0.1, -radius * 0.12, radius * 0.5, "#FFF3CF", (0.5, "#EDC06E"), "#A66E26"
    )
    sheet.fill(circle(0, 0, radius * 0.275), brass)
    line = "#6B3F0E"
    sheet.stroke(circle(0, 0, radius * 0.205), line, radius * 0.018, 0.8)
    sheet.stroke(rosette(4, radius * 0.03, radius * 0.155), line, radius * 0.022)
    sheet.fill(circle(0, 0, radius * 0.03), line)


def _petal(sheet: Sheet, tones: Tones, radius: float, turned: int) -> None:
    """A petal with its sign upright, however far it is turned."""
    petal = [
        Knot(knot.x * radius, knot.y * radius, knot.corner)
        for knot in symmetric("0,-1.20c 0.30,-1 0.52,-0.68 0.46,-0.34 0,-0.10c")
    ]
    path = smooth(petal, bend=0.37)
    sheet.path(path, fill=tones.deep, stroke=tones.deep, width=radius * 0.085)
    light, dark = mix(tones.base, tones.light, 0.75), mix(tones.base, tones.dark, 0.7)
    start, end = (-radius * 0.4, -radius * 1.1), (radius * 0.4, -radius * 0.2)
    sheet.fill(path, sheet.linear(start, end, light, (0.55, tones.base), dark))
    inner = smooth(placed(petal, 0.80, 0, -radius * 0.13), bend=0.37)
    sheet.stroke(inner, mix(tones.light, WHITE, 0.3), radius * 0.018, 0.75)
    place = f"translate(0 {num(-radius * 0.64)}) rotate({-turned})"
    with sheet.group(f"{place} translate(0 {num(radius * 0.07)}) scale({radius * 0.01:.3f})"):
        colour = tones.deep if tones.element == "air" else IVORY
        sheet.fill(sign_path(tones.element), colour)


def sign(tones: Tones) -> Sheet:
    """The sign of an element on its sound shape, for texts and legends."""
    sheet = Sheet(64, 64, tones.deep)
    air = tones.element == "air"
    with sheet.group("translate(32 34)"):
        sheet.fill(ring(tones.element, 30, (0, -2)), tones.deep)
        ground = sheet.radial(-6, -10, 38, mix(tones.base, tones.light, 0.5), tones.base)
        sheet.fill(ring(tones.element, 27.5, (0, -2)), ground)
        with sheet.group("translate(0 2) scale(.62)"):
            path, edge = sign_path(tones.element), WHITE if air else tones.deep
            sheet.path(path, fill=edge, stroke=edge, width=5)
            sheet.fill(path, tones.deep if air else IVORY)
    return sheet


def app_icon() -> Sheet:
    """The program's icon."""
    sheet = Sheet(512, 512)
    sheet.fill(rounded(8, 8, 496, 496, 112), "#0C0D1A")
    night = sheet.radial(256, 236, 330, "#5A5FA0", (0.45, "#343A63"), "#15182C")
    sheet.fill(rounded(14, 14, 484, 484, 106), night)
    furrows = Relief(lambda x, y: math.hypot(x - 256, y - 256), _in_icon, 20, 492, 160)
    for radius in range(120, 360, 22):
        path = furrows.level(radius, 0.35)
        if path:
            sheet.stroke(path, "#A9B1F0", 2.2, 0.3)
    stops = "#FFF3CF", (0.4, BRASS), (0.65, "#FFE9B0"), "#8A5F22"
    sheet.stroke(rounded(22, 22, 468, 468, 98), sheet.linear((0, 0), (512, 512), *stops), 7)
    with sheet.group("translate(256 256)"):
        lay_emblem(sheet, 168)
    return sheet


def _in_icon(x: float, y: float) -> bool:
    dx, dy = abs(x - 256), abs(y - 256)
    return math.hypot(max(dx - 136, 0), max(dy - 136, 0)) < 96 and dx < 232 and dy < 232


def logo(width: int = 900, height: int = 320) -> Sheet:
    """The word mark over a wave that comes to rest; a sound disc is the dot of its i."""
    sheet = Sheet(width, height)
    font, size = display_type(), height * 0.56
    path, wide = font.word("Sagan\u0131", width / 2, height * 0.40, size, like="S", spread=2)
    sheet.path(path, fill="#0B0C18", stroke="#0B0C18", width=14, alpha=0.55)
    stops = "#FFFDF3", (0.5, "#FFEFC6"), (0.78, "#EFC473"), "#D09A4A"
    sheet.fill(path, sheet.down(height * 0.08, height * 0.76, *stops))
    dot = width / 2 + wide / 2 - height * 0.083
    with sheet.group(f"translate({num(dot)} {num(height * 0.155)}) scale(1.02)"):
        lay_disc(sheet, NORMAL.discs["amber"], (0, 0))
    line = [
        (x + width * 0.10, y + height * 0.845)
        for x, y in wave(width * 0.80, height * 0.15, noise=0.30, count=300)
    ]
    paint = sheet.linear(
        (width * 0.1, 0),
        (width * 0.9, 0),
        FIRE.base,
        (0.33, "#F3C06A"),
        (0.5, EARTH.light),
        (0.75, WATER.light),
        AIR.base,
    )
    calm = smooth(line, bend=0.33, closed=False)
    sheet.stroke(calm, "#0B0C18", 8, 0.5)
    sheet.stroke(calm, paint, 3.6)
    return sheet
