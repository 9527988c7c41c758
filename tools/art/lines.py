"""Points, and the smooth, straight and round paths through them, as SVG path data.

A row of points may be written as text, `"0,-97c 11,-74 27,-54"`; a `c` makes a corner where the
path would otherwise be smooth. Brush strokes of changing width are in `brush`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

Spot = tuple[float, float]
SIDES = (-1, 1)
"""The left and the right, as factors of x."""


class Knot(NamedTuple):
    """A point that a path runs through; smoothly, unless it is a corner."""

    x: float
    y: float
    corner: bool = False


Line = str | Sequence[Knot] | Sequence[Spot]
"""Points as text or as values."""


def num(value: float, places: int = 1) -> str:
    """A number as short as its decimals allow."""
    text = f"{value:.{places}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def spot(point: Sequence[float]) -> str:
    """A point as path data."""
    return f"{num(point[0])} {num(point[1])}"


def rows(text: str) -> list[tuple[float, ...]]:
    """A little table: rows apart by blanks, numbers by commas."""
    return [
        tuple(float(cell) if "." in cell else int(cell) for cell in row.split(","))
        for row in text.split()
    ]


def knots(line: Line, flip: float = 1, axis: float = 0) -> list[Knot]:
    """The points of `line`, their x counted from `axis` and mirrored there if `flip` is -1."""
    if isinstance(line, str):
        pairs = ((word.rstrip("c").split(","), word.endswith("c")) for word in line.split())
        found = [Knot(float(x), float(y), corner) for (x, y), corner in pairs]
    else:
        found = [Knot(*point) for point in line]
    return [Knot(axis + flip * knot.x, knot.y, knot.corner) for knot in found]


def symmetric(right: Line) -> list[Knot]:
    """A closed outline from its right half, told from top to bottom; the axis is x = 0."""
    half = knots(right)
    left = [Knot(-x, y, corner) for x, y, corner in reversed(half)]
    if abs(half[-1].x) < 1e-6:
        left = left[1:]
    if abs(half[0].x) < 1e-6:
        left = left[:-1]
    return half + left


def placed(
    line: Line, scale: float = 1, dx: float = 0, dy: float = 0, turn: float = 0
) -> list[Knot]:
    """The points scaled, then turned clockwise by `turn` degrees, then moved."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    scaled = [(x * scale, y * scale, corner) for x, y, corner in knots(line)]
    return [Knot(x * cos - y * sin + dx, x * sin + y * cos + dy, c) for x, y, c in scaled]


def polar(radius: Callable[[float], float], count: int, centre: Spot = (0, 0)) -> list[Knot]:
    """`count` points round `centre`; `radius` is asked with the angle, clockwise from the top."""
    cx, cy = centre
    angles = [2 * math.pi * step / count for step in range(count)]
    return [
        Knot(cx + radius(angle) * math.sin(angle), cy - radius(angle) * math.cos(angle))
        for angle in angles
    ]


def with_corners(line: Line, every: int) -> list[Knot]:
    """The same points; the first and each `every`-th after it are corners."""
    return [Knot(k.x, k.y, index % every == 0) for index, k in enumerate(knots(line))]


def smooth(line: Line, bend: float = 0.36, closed: bool = True) -> str:
    """A path through all points; handles are at most `bend` of the way to the next point."""
    points = knots(line)
    tangents = [_tangent(points, index, closed) for index in range(len(points))]
    path = [f"M{spot(points[0])}"]
    for index in range(len(points) if closed else len(points) - 1):
        after = (index + 1) % len(points)
        path.append(_piece(points[index], points[after], tangents[index], tangents[after], bend))
    return "".join(path) + ("Z" if closed else "")


def _tangent(points: list[Knot], index: int, closed: bool) -> Spot | None:
    """The direction of the path in a point; None in corners and at open ends."""
    here, last = points[index], len(points) - 1
    if here.corner or (not closed and index in (0, last)):
        return None
    before, after = points[index - 1], points[(index + 1) % len(points)]
    back, ahead = _distance(before, here), _distance(here, after)
    if back < 1e-6 or ahead < 1e-6:
        return _direction(before, after)
    (x0, y0), (x1, y1) = _direction(before, here), _direction(here, after)
    x, y = x0 * ahead + x1 * back, y0 * ahead + y1 * back
    length = math.hypot(x, y)
    return (x / length, y / length) if length > 1e-9 else _direction(before, after)


def _piece(start: Knot, end: Knot, leave: Spot | None, arrive: Spot | None, bend: float) -> str:
    if leave is None and arrive is None:
        return f"L{spot(end)}"
    reach = _distance(start, end) * bend
    first = second = (0.0, 0.0)
    if leave is not None:
        first = start.x + leave[0] * reach, start.y + leave[1] * reach
    if arrive is not None:
        second = end.x - arrive[0] * reach, end.y - arrive[1] * reach
    if leave is None:
        x, y = _direction(start, second)
        first = start.x + x * reach * 0.9, start.y + y * reach * 0.9
    if arrive is None:
        x, y = _direction(first, end)
        second = end.x - x * reach * 0.9, end.y - y * reach * 0.9
    return f"C{spot(first)} {spot(second)} {spot(end)}"


def _distance(a: Sequence[float], b: Sequence[float]) -> float:
    return math.hypot(b[0] - a[0], b[1] - a[1])


def _direction(a: Sequence[float], b: Sequence[float]) -> Spot:
    length = _distance(a, b)
    x, y = b[0] - a[0], b[1] - a[1]
    return (x / length, y / length) if length > 1e-9 else (x, y)


def polyline(line: Line) -> str:
    """The path straight from point to point."""
    return "M" + "L".join(spot(knot) for knot in knots(line))


def polygon(line: Line) -> str:
    """The closed path straight from point to point."""
    return polyline(line) + "Z"


def circle(x: float, y: float, radius: float) -> str:
    """The path of a circle."""
    half = f"A{num(radius)} {num(radius)} 0 1 0"
    left, right = num(x - radius), num(x + radius)
    return f"M{left} {num(y)}{half} {right} {num(y)}{half} {left} {num(y)}Z"


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    r, right, bottom = radius, x + width, y + height
    arc = f"A{num(r)} {num(r)} 0 0 1"
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}{arc} {num(right)} {num(y + r)}"
        f"V{num(bottom - r)}{arc} {num(right - r)} {num(bottom)}"
        f"H{num(x + r)}{arc} {num(x)} {num(bottom - r)}V{num(y + r)}{arc} {num(x + r)} {num(y)}Z"
    )


def star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    """The path of a star with straight edges, one point up."""
    radii = (outer, inner)
    angles = [math.pi * step / points for step in range(2 * points)]
    return polygon(
        [
            (x + radii[step % 2] * math.sin(angle), y - radii[step % 2] * math.cos(angle))
            for step, angle in enumerate(angles)
        ]
    )


def rosette(
    petals: int, inner: float, outer: float, centre: Spot = (0, 0), phase: float = 0
) -> str:
    """A smooth figure that swings between two radii."""

    def radius(angle: float) -> float:
        return inner + (outer - inner) * (0.5 + 0.5 * math.cos(petals * angle + phase))

    return smooth(polar(radius, 120, centre), bend=0.34)


def spaced(start: float, stop: float, count: int) -> Iterable[float]:
    """`count` numbers at even distances, both ends among them."""
    step = (stop - start) / (count - 1)
    return [start + index * step for index in range(count)]
