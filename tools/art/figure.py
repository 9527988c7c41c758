"""What the spirits have in common: ivory masks, eyes, singing mouths, leaves, gold, wreaths.

Outlines are drawn in the ink of the sheet.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from tools.art.lines import (
    SIDES,
    Knot,
    Line,
    Spot,
    circle,
    knots,
    num,
    placed,
    polyline,
    smooth,
    symmetric,
)
from tools.art.palette import IVORY, WHITE
from tools.art.sheet import Sheet


def mask(sheet: Sheet, path: str, centre: Spot, width: float = 4.6) -> None:
    """An ivory face, lit from the upper left."""
    x, y = centre
    ivory = sheet.linear(
        (x - 34, y - 30), (x + 36, y + 36), WHITE, (0.5, IVORY), (0.82, "#F3E0BD"), "#D9BC8C"
    )
    sheet.shape(path, ivory, width)


def happy_eyes(sheet: Sheet, apart: float, y: float, half: float, width: float = 4.4) -> None:
    """Two arcs, open below; `apart` is the distance of each from the middle."""
    _arcs(sheet, apart, y, half, width, ends=3.2, bow=-0.95)


def calm_eyes(sheet: Sheet, apart: float, y: float, half: float, width: float = 4.4) -> None:
    """Two arcs, open above."""
    _arcs(sheet, apart, y, half, width, ends=-2, bow=0.9)


def _arcs(
    sheet: Sheet, apart: float, y: float, half: float, width: float, *, ends: float, bow: float
) -> None:
    for side in SIDES:
        x = side * apart
        start, end = f"{num(x - half)} {num(y + ends)}", f"{num(x + half)} {num(y + ends)}"
        sheet.stroke(f"M{start}Q{num(x)} {num(y + half * bow)} {end}", sheet.ink, width)


def open_eyes(sheet: Sheet, apart: float, y: float, half: float) -> None:
    """Two round eyes with a glint."""
    for side in SIDES:
        x = side * apart
        sheet.ellipse(x, y, half * 0.74, half * 0.95, sheet.ink)
        sheet.fill(circle(x - half * 0.2, y - half * 0.34, half * 0.26), "#fff")


def mouth(sheet: Sheet, at: Spot, half: Spot, tongue: str) -> None:
    """An open mouth: every spirit sings."""
    (x, y), (rx, ry) = at, half
    sheet.ellipse(x, y, rx, ry, sheet.ink)
    sheet.ellipse(x, y + ry * 0.42, rx * 0.6, ry * 0.42, tongue, alpha=0.9)


def cheeks(sheet: Sheet, apart: float, y: float, colour: str, radius: float = 6) -> None:
    """A blush on either side."""
    for side in SIDES:
        sheet.ellipse(side * apart, y, radius * 1.1, radius * 0.75, colour, alpha=0.65)


def leaf(
    sheet: Sheet,
    at: Spot,
    size: Spot,
    turn: float,
    paint: str,
    width: float = 3.4,
    vein: bool = True,
) -> None:
    """A pointed leaf that grows from `at`; `size` is its length and breadth."""
    (x, y), (long, broad) = at, size
    outline = [
        Knot(0, 0, corner=True),
        Knot(long * 0.35, -broad * 0.5),
        Knot(long * 0.72, -broad * 0.42),
        Knot(long, 0, corner=True),
        Knot(long * 0.72, broad * 0.42),
        Knot(long * 0.35, broad * 0.5),
    ]
    sheet.shape(smooth(placed(outline, 1, x, y, turn)), paint, width)
    if vein:
        middle = placed([(long * 0.15, 0), (long * 0.75, 0)], 1, x, y, turn)
        sheet.stroke(polyline(middle), sheet.ink, 1.7, 0.6)


def gold(sheet: Sheet, start: Spot, end: Spot) -> str:
    """The paint of gold, light at `start`."""
    return sheet.linear(start, end, "#FFF3C4", (0.5, "#F2C45A"), "#B37A24")


def bent(line: Line, push: Callable[[float], float]) -> list[Knot]:
    """The points, each pushed sideways by what `push` says for its height."""
    return [Knot(x + push(y), y, corner) for x, y, corner in knots(line)]


def flame_wreath(outer: float, inner: float, lean: float) -> str:
    """A closed wreath of 14 flames, long and short in turn, all leaning by `lean` degrees."""
    points, half = [], math.pi / 14
    for flame in range(14):
        middle = 2 * half * flame
        tip = outer * (0.88 if flame % 2 else 1)
        for angle, radius, corner in (
            (middle - half * 0.62, inner + (tip - inner) * 0.34, False),
            (middle + math.radians(lean), tip, True),
            (middle + half * 0.72, inner + (tip - inner) * 0.42, False),
            (middle + half, inner, True),
        ):
            points.append(Knot(radius * math.sin(angle), -radius * math.cos(angle), corner))
    return smooth(points, bend=0.33)


def canopy(lobes: int, centre: Spot, half: Spot, depth: float) -> str:
    """The outline of a crown of leaves with round lobes, cut in by `depth` of its size."""
    (cx, cy), (rx, ry) = centre, half
    points = []
    for step in range(lobes * 6):
        angle = 2 * math.pi * step / (lobes * 6)
        wave = abs(math.sin(lobes / 2 * angle))
        share = 1 - depth + depth * wave**0.7
        x, y = cx + rx * share * math.sin(angle), cy - ry * share * math.cos(angle)
        points.append(Knot(x, y, wave < 0.05))
    return smooth(points, bend=0.34)


def drop(right: Line, bend: float = 0.37) -> str:
    """A smooth path that is the same on both sides, from its right half."""
    return smooth(symmetric(right), bend=bend)
