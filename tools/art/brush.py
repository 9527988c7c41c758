"""Strokes whose width changes along the way: tails, necks, hair, wisps of smoke."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate, pairwise

from tools.art.lines import Knot, Line, Spot, knots, smooth, spaced

_SAMPLES = 14
"""Points looked at between two knots."""


def between(share: float, values: Sequence[float]) -> float:
    """The value at `share` (0 to 1) of the way through `values`."""
    place = share * (len(values) - 1)
    index = max(0, min(int(place), len(values) - 2))
    return values[index] + (values[index + 1] - values[index]) * (place - index)


def traced(line: Line, step: float, samples: int = _SAMPLES) -> list[Spot]:
    """Points about `step` apart on a smooth open line through the knots."""
    points = _sampled(knots(line), samples)
    gone = list(accumulate((math.dist(a, b) for a, b in pairwise(points)), initial=0.0))
    count = max(3, int(gone[-1] / step))
    found, index = [], 0
    for want in spaced(0, gone[-1], count):
        while index < len(points) - 2 and gone[index + 1] <= want:
            index += 1
        share = (want - gone[index]) / (gone[index + 1] - gone[index])
        (x0, y0), (x1, y1) = points[index], points[index + 1]
        found.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return found


def _sampled(points: list[Knot], samples: int) -> list[Spot]:
    """Points of the Catmull-Rom curve through `points`."""
    spots = [(p.x, p.y) for p in points]
    (x0, y0), (x1, y1) = spots[:2]
    (x2, y2), (x3, y3) = spots[-2:]
    row = [(2 * x0 - x1, 2 * y0 - y1), *spots, (2 * x3 - x2, 2 * y3 - y2)]
    found = [
        _catmull_rom(row[start : start + 4], step / samples)
        for start in range(len(row) - 3)
        for step in range(samples)
    ]
    return [*found, spots[-1]]


def _catmull_rom(four: list[Spot], t: float) -> Spot:
    def at(a: float, b: float, c: float, d: float) -> float:
        return 0.5 * (
            2 * b
            + (c - a) * t
            + (2 * a - 5 * b + 4 * c - d) * t * t
            + (3 * b - a - 3 * c + d) * t**3
        )

    (ax, ay), (bx, by), (cx, cy), (dx, dy) = four
    return at(ax, bx, cx, dx), at(ay, by, cy, dy)


def headings(points: list[Spot]) -> list[Spot]:
    """The direction of travel in each point, of length 1."""
    last = len(points) - 1
    found = []
    for index in range(len(points)):
        before, after = points[max(index - 1, 0)], points[min(index + 1, last)]
        length = max(math.dist(before, after), 1e-9)
        found.append(((after[0] - before[0]) / length, (after[1] - before[1]) / length))
    return found


def taper(line: Line, widths: Sequence[float], step: float = 7) -> str:
    """A brush stroke along `line`, as wide as `widths` say from its start to its end.

    An end less than 2 wide runs out in a point, a wider one is round.
    """
    points = traced(line, step)
    ahead = headings(points)
    half = _calm([between(u, widths) / 2 for u in spaced(0, 1, len(points))])
    stroke = list(zip(points, ahead, half, strict=True))
    one = [Knot(x - ty * w, y + tx * w) for (x, y), (tx, ty), w in stroke]
    other = [Knot(x + ty * w, y - tx * w) for (x, y), (tx, ty), w in stroke]
    start, end = _tip(points[0], ahead[0], -half[0]), _tip(points[-1], ahead[-1], half[-1])
    if start.corner:
        one, head, other = one[1:], [start], other[1:]
    else:
        head, other = [other[0], start], other[1:]
    if end.corner:
        one, other = one[:-1], other[:-1]
    return smooth([*head, *one, end, *reversed(other)], bend=0.34)


def _tip(at: Spot, ahead: Spot, reach: float) -> Knot:
    if abs(reach) < 1:
        return Knot(*at, corner=True)
    return Knot(at[0] + ahead[0] * reach * 0.9, at[1] + ahead[1] * reach * 0.9)


def _calm(values: list[float]) -> list[float]:
    """The values smoothed twice; the ends stay."""
    for _ in range(2):
        inner = [
            (a + 2 * b + c) / 4 for a, b, c in zip(values, values[1:], values[2:], strict=False)
        ]
        values = [values[0], *inner, values[-1]]
    return values


class Spine:
    """A long body round a line: its outline, and places on it by the share of its length."""

    def __init__(self, line: Line, widths: Sequence[float]) -> None:
        self.line = line
        self.widths = widths
        self.points = traced(line, 2, samples=16)
        self.ahead = headings(self.points)

    def body(self, step: float) -> str:
        """The outline."""
        return taper(self.line, self.widths, step)

    def at(self, share: float, across: float, along: float = 0) -> Spot:
        """A point `across` half widths to the left of the middle line."""
        index = int(share * (len(self.points) - 1))
        return self._beside(index, between(share, self.widths) / 2 * across, along)

    def _beside(self, index: int, left: float, along: float = 0) -> Spot:
        (x, y), (tx, ty) = self.points[index], self.ahead[index]
        return x - ty * left + tx * along, y + tx * left + ty * along

    def stripe(self, start: int, stop: int, every: int, left: float, share: float) -> list[Spot]:
        """Points beside the middle line: `left` units and `share` of the width away from it."""
        count = len(self.points)
        return [
            self._beside(i, left + share * between(i / (count - 1), self.widths))
            for i in range(start, stop, every)
        ]

    def crest(
        self,
        places: Sequence[tuple[float, float]],
        lean: float,
        base: float,
        side: int = 1,
    ) -> str:
        """Tips like flames or fins on one side, each (share of the length, height)."""
        path = ""
        for share, height in places:
            index = int(share * (len(self.points) - 1))
            edge = between(share, self.widths) / 2 * side
            path += smooth(
                [
                    Knot(*self._beside(index, edge * 0.6, -base), corner=True),
                    Knot(*self._beside(index, edge + height * 0.45 * side, -base * 0.5)),
                    Knot(*self._beside(index, edge + height * side, lean), corner=True),
                    Knot(*self._beside(index, edge + height * 0.2 * side, base * 0.9)),
                    Knot(*self._beside(index, edge * 0.6, base), corner=True),
                ],
                bend=0.34,
            )
        return path
