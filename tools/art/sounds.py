"""The four sound shapes: star, circle, chamfered square and cloud, one for each element.

They are the medallions, the auras, the rings and, as rings in the field, the tile's engraving.
"""

from __future__ import annotations

import math
from functools import cache

from tools.art.contours import Relief
from tools.art.lines import Spot, circle, polar, polygon, smooth, with_corners
from tools.art.sheet import Sheet

_MIDDLE = 128


def ring(element: str, radius: float, centre: Spot = (128, 128), depth: float = 1.0) -> str:
    """The closed path of a sound shape; `depth` is how far star and cloud are cut in."""
    x, y = centre
    if element == "water":
        return circle(x, y, radius * 0.93)
    if element == "earth":
        half = radius * 0.83
        return chamfered(half, half * 0.30, centre)

    def reach(angle: float) -> float:
        wave = abs(math.sin(4 * angle))
        if element == "fire":
            return radius * (1 - 0.20 * depth * math.pow(wave, 0.8))
        return radius * (1 - 0.17 * depth + 0.17 * depth * math.pow(wave, 0.75))

    return smooth(with_corners(polar(reach, 64, centre), 8), bend=0.34)


def chamfered(half: float, cut: float, centre: Spot = (0, 0)) -> str:
    """A square with its corners cut off."""
    return polygon(chamfered_corners(half, cut, centre))


def chamfered_corners(half: float, cut: float, centre: Spot = (0, 0)) -> list[Spot]:
    """The eight corners of that square."""
    x, y = centre
    s, k = half, half - cut
    places = [(-k, -s), (k, -s), (s, -k), (s, k), (k, s), (-k, s), (-s, k), (-s, -k)]
    return [(x + dx, y + dy) for dx, dy in places]


def engrave(
    sheet: Sheet,
    element: str,
    colour: str,
    alpha: float,
    *,
    first: float,
    step: float,
    width: float,
) -> None:
    """Rings of the sound shape from `first` outwards, ending at the edge of the tile."""
    stops = (0, colour, alpha), (0.45, colour, alpha), (1, colour, alpha * 0.25)
    paint = sheet.radial(_MIDDLE, _MIDDLE, 171.12, *stops)
    relief, radius, count = _field(element), first, 0
    while radius < 186:
        path = relief.level(radius, 0.3, straight=element == "earth")
        if path:
            sheet.stroke(path, paint, width * (0.8 if count % 3 else 1.5))
        count += 1
        radius = first + count * step


@cache
def _field(element: str) -> Relief:
    """How large a sound shape must be to reach a place on the tile."""
    return Relief(lambda x, y: _size(element, x - _MIDDLE, y - _MIDDLE), _on_tile, 5, 251, 150)


def _on_tile(x: float, y: float) -> bool:
    dx, dy = abs(x - _MIDDLE), abs(y - _MIDDLE)
    corner = math.hypot(max(dx - 99, 0), max(dy - 99, 0))
    return corner <= 23 and dx < 122 and dy < 122


def _size(element: str, x: float, y: float) -> float:
    out = math.hypot(x, y) + 1e-6
    wave = abs(math.sin(4 * math.atan2(x, -y)))
    match element:
        case "fire":
            return out / (1 - 0.20 * math.pow(wave, 0.8))
        case "water":
            return out / 0.93
        case "earth":
            return max(abs(x), abs(y), (abs(x) + abs(y)) / 1.7) / 0.83
        case _:
            return out / (1 - 0.17 + 0.17 * math.pow(wave, 0.75))
