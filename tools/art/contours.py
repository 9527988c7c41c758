"""Lines of equal height of a function, cut to a part of the plane. Needs contourpy and shapely."""

from __future__ import annotations

import math
from collections.abc import Callable

import contourpy
from shapely.geometry import LineString

from tools.art.lines import Spot, polygon, polyline, smooth, spaced

Height = Callable[[float, float], float]
_SHORTEST = 8
"""Lines shorter than this are left out."""


class Relief:
    """A function over a square from `start` to `stop`; it has no lines where `within` is false."""

    def __init__(
        self,
        height: Height,
        within: Callable[[float, float], bool],
        start: float,
        stop: float,
        count: int,
    ) -> None:
        ticks = list(spaced(start, stop, count))
        grid = [[height(x, y) if within(x, y) else math.nan for x in ticks] for y in ticks]
        self._contours = contourpy.contour_generator(ticks, ticks, grid)

    def level(self, height: float, tolerance: float, straight: bool = False) -> str:
        """The path of all points at `height`, with as few knots as the tolerance allows."""
        lines = self._contours.lines(height)
        return "".join(
            _path([(float(x), float(y)) for x, y in line], tolerance, straight) for line in lines
        )


def _path(line: list[Spot], tolerance: float, straight: bool) -> str:
    if len(line) < 3 or LineString(line).length < _SHORTEST:
        return ""
    closed = math.dist(line[0], line[-1]) < 1e-6
    points = _thinned(line, tolerance)[: -1 if closed else None]
    if straight or len(points) < 3:
        return polygon(points) if closed else polyline(points)
    return smooth(points, bend=0.33, closed=closed)


def _thinned(line: list[Spot], tolerance: float) -> list[Spot]:
    coordinates = LineString(line).simplify(tolerance).coords
    return [(float(x), float(y)) for x, y in coordinates]
