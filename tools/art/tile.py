"""The body of a tile: field, engraving, rim and medallion; and the front with its vessel."""

from __future__ import annotations

from tools.art.lettering import display_type
from tools.art.lines import circle, rounded
from tools.art.palette import BLACK, BRASS, INK, IVORY, WHITE, Tones, mix
from tools.art.sheet import Sheet, Stop
from tools.art.sounds import engrave, ring
from tools.art.vessels import VESSELS

SIDE = 256
VALUE_AT = {"fire": (128, 146), "water": (128, 150), "earth": (128, 138.5), "air": (128, 150.5)}
"""Where the value stands on the vessel."""
_VALUE_HEIGHT = {"fire": 39, "water": 41, "earth": 41, "air": 40}
_SHINE = {"fire": "#FFB04A", "water": "#7FD0FF", "earth": "#C9F07A", "air": "#F4EEFF"}
_FADE = {"fire": (0.45, 0.80), "water": (0.25, 0.34), "earth": (0.30, 0.50), "air": (0.2, 0.40)}
"""Where the pure colour of a field lies, and how dark its edge is."""


def front(tones: Tones) -> Sheet:
    """The side of a tile that begins face up, without its value and its arrows."""
    sheet = Sheet(SIDE, SIDE, tones.deep)
    body(sheet, tones)
    air = tones.element == "air"
    engrave(sheet, tones.element, tones.deep, 0.22 if air else 0.34, first=78, step=12, width=1.5)
    engrave(sheet, tones.element, tones.light, 0.9 if air else 0.55, first=79.4, step=12, width=1.2)
    rim(sheet, tones)
    _medallion(sheet, tones)
    with sheet.group("translate(128 130)"):
        VESSELS[tones.element](sheet, tones)
    return sheet


def value(tones: Tones, number: int) -> Sheet:
    """The value of a tile, to be laid on its front."""
    sheet = Sheet(SIDE, SIDE)
    x, y = VALUE_AT[tones.element]
    numeral(sheet, number, (x, y), _VALUE_HEIGHT[tones.element], tones.deep)
    return sheet


def numeral(sheet: Sheet, number: int, at: tuple[float, float], height: float, colour: str) -> None:
    """A number in the type of the titles, its middle at `at`."""
    spread = -1.5 if number == 10 else 0
    path, _ = display_type().word(str(number), *at, height, spread=spread)
    sheet.fill(path, colour)


def body(sheet: Sheet, tones: Tones, lit: bool = False) -> None:
    """The field with its dark edge."""
    sheet.fill(rounded(1, 1, 254, 254, 30), tones.deep)
    if lit:
        field = sheet.radial(
            128,
            118,
            172,
            mix(tones.base, tones.light, 0.95),
            (0.42, mix(tones.base, tones.light, 0.42)),
            (0.8, tones.base),
            mix(tones.base, tones.dark, 0.55),
        )
    else:
        field = sheet.radial(128, 104, 196, *_field(tones))
    sheet.fill(rounded(4, 4, 248, 248, 27), field)


def _field(tones: Tones) -> tuple[Stop, ...]:
    middle, edge = _FADE[tones.element]
    lighter = 0.16 if tones.element == "earth" else 0.30
    return (
        mix(tones.base, tones.light, lighter),
        (middle, tones.base),
        mix(tones.base, tones.dark, edge),
    )


def rim(sheet: Sheet, tones: Tones, lit: bool = False) -> None:
    """A bevel and an inlaid line, of brass when the tile is lit."""
    bevel = sheet.linear(
        (0, 4),
        (0, 252),
        (0, WHITE, 0.42),
        (0.10, WHITE, 0.16),
        (0.5, WHITE, 0.03),
        (1, BLACK, 0.36),
    )
    sheet.stroke(rounded(5.6, 5.6, 244.8, 244.8, 25.5), bevel, 3.2)
    if lit:
        brass = sheet.linear(
            (0, 10), (256, 250), "#FFF3CF", (0.35, BRASS), (0.6, "#FFE9B0"), "#B77F32"
        )
        sheet.stroke(rounded(11.5, 11.5, 233, 233, 20), tones.deep, 6.5, 0.55)
        sheet.stroke(rounded(11.5, 11.5, 233, 233, 20), brass, 4)
        return
    sheet.stroke(rounded(13, 13, 230, 230, 19), tones.deep, 1.4, 0.45)
    sheet.stroke(rounded(14.4, 14.4, 227.2, 227.2, 18), tones.light, 1.3, 0.65)
    # A pale line keeps the darkest tile off the dark table.
    alpha = 0.7 if tones.element == "earth" else 0.45
    sheet.stroke(rounded(4.6, 4.6, 246.8, 246.8, 26.4), tones.light, 1.5, alpha)


def _medallion(sheet: Sheet, tones: Tones, radius: float = 68) -> None:
    if tones.element == "air":
        stops: tuple[Stop, ...] = ("#8B80C8", (0.7, "#6257A4"), "#4C4389")
    else:
        stops = (
            mix(tones.dark, tones.base, 0.25),
            (0.7, mix(tones.dark, tones.deep, 0.35)),
            tones.deep,
        )
    ground = sheet.radial(128, 120, radius * 1.1, *stops)
    sheet.fill(ring(tones.element, radius + 3.5), tones.deep, 0.35)
    edge = mix(tones.base, tones.light, 0.85)
    sheet.path(ring(tones.element, radius), fill=ground, stroke=edge, width=3)
    sheet.stroke(ring(tones.element, radius - 6.5), tones.light, 1.1, 0.45)
    shine = _SHINE[tones.element]
    glow = sheet.radial(128, 120, radius * 0.93, (0, shine, 0.5), (0.6, shine, 0.22), (1, shine, 0))
    sheet.fill(circle(128, 124, radius * 0.93), glow)


def badge(tones: Tones, number: int) -> Sheet:
    """The value of a revealed tile on a plate in its corner."""
    sheet = Sheet(SIDE, SIDE, tones.deep)
    x = y = 211
    sheet.fill(circle(x, y + 2.5, 33), BLACK, 0.35)
    sheet.shape(circle(x, y, 31), plate(sheet, x - 8, y - 10, 31 * 1.6), 4)
    sheet.stroke(circle(x, y, 26.4), BRASS, 2)
    numeral(sheet, number, (x, y), 31, tones.deep)
    return sheet


def count_plate(count: int) -> Sheet:
    """A number to lay on waiting discs, for those who would rather read than see it."""
    sheet = Sheet(64, 64, INK)
    sheet.fill(circle(32, 33.5, 21), BLACK, 0.4)
    sheet.shape(circle(32, 32, 20), plate(sheet, 26, 24, 32), 4)
    sheet.stroke(circle(32, 32, 16), BRASS, 1.6)
    numeral(sheet, count, (32, 32), 23, INK)
    return sheet


def plate(sheet: Sheet, x: float, y: float, radius: float) -> str:
    """The paint of an ivory plate, lit at (x, y)."""
    return sheet.radial(x, y, radius, "#FFFEF6", (0.6, IVORY), "#DCC08E")
