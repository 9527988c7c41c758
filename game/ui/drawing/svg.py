"""A small writer for shapes drawn at run time: panels, beams, waves.

It knows only what pygame's reader of SVG understands: no clip paths, masks, filters, text or
`use`; gradients in user space; alpha on single shapes. Finished art lies in files; `art` draws
both.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

Spot = tuple[float, float]


class Stop(NamedTuple):
    """One colour of a gradient, `at` 0 to 1."""

    at: float
    colour: str
    opacity: float = 1.0


class Drawing:
    """Shapes on a sheet of `width` by `height` pixels, painted in the order they are added."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._paints: list[str] = []
        self._shapes: list[str] = []

    def linear(self, start: Spot, end: Spot, *stops: Stop) -> str:
        """A paint that changes along the line from `start` to `end`."""
        (x1, y1), (x2, y2) = start, end
        place = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        return self._gradient("linearGradient", place, stops)

    def radial(self, centre: Spot, radius: float, *stops: Stop) -> str:
        """A paint that changes from `centre` outwards."""
        place = f'cx="{num(centre[0])}" cy="{num(centre[1])}" r="{num(radius)}"'
        return self._gradient("radialGradient", place, stops)

    def _gradient(self, kind: str, place: str, stops: Sequence[Stop]) -> str:
        name = f"p{len(self._paints)}"
        marks = "".join(
            f'<stop offset="{num(s.at)}" stop-color="{s.colour}" stop-opacity="{num(s.opacity)}"/>'
            for s in stops
        )
        self._paints.append(
            f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{marks}</{kind}>'
        )
        return f"url(#{name})"

    def fill(self, path: str, paint: str, opacity: float = 1.0) -> None:
        """Fill `path` with a colour or gradient."""
        self._shapes.append(f'<path d="{path}" fill="{paint}" fill-opacity="{num(opacity)}"/>')

    def stroke(
        self,
        path: str,
        paint: str,
        width: float,
        opacity: float = 1.0,
        dash: tuple[float, float] | None = None,
    ) -> None:
        """Draw along `path` with round ends; `dash` is the length of strokes and of gaps."""
        dashes = f' stroke-dasharray="{num(dash[0])} {num(dash[1])}"' if dash else ""
        self._shapes.append(
            f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{num(width)}"'
            f' stroke-opacity="{num(opacity)}" stroke-linejoin="round"'
            f' stroke-linecap="round"{dashes}/>'
        )

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything added meanwhile is moved by `transform`."""
        self._shapes.append(f'<g transform="{transform}">')
        yield
        self._shapes.append("</g>")

    @property
    def text(self) -> str:
        """The whole file."""
        size = f'width="{num(self.width)}" height="{num(self.height)}"'
        box = f'viewBox="0 0 {num(self.width)} {num(self.height)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box}>'
            f"<defs>{''.join(self._paints)}</defs>{''.join(self._shapes)}</svg>"
        )


def num(value: float) -> str:
    """A number as short as two decimals allow."""
    written = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if written in ("-0", "") else written


def rounded(x: float, y: float, width: float, height: float, radius: float) -> str:
    """The path of a rectangle with round corners."""
    r = max(0.0, min(radius, width / 2, height / 2))
    right, bottom = x + width, y + height
    arc = f"A{num(r)} {num(r)} 0 0 1"
    return (
        f"M{num(x + r)} {num(y)}H{num(right - r)}{arc} {num(right)} {num(y + r)}"
        f"V{num(bottom - r)}{arc} {num(right - r)} {num(bottom)}"
        f"H{num(x + r)}{arc} {num(x)} {num(bottom - r)}V{num(y + r)}{arc} {num(x + r)} {num(y)}Z"
    )


def circle(centre: Spot, radius: float) -> str:
    """The path of a circle."""
    (x, y), r = centre, num(radius)
    half = f"A{r} {r} 0 1 0"
    left, right = num(x - radius), num(x + radius)
    return f"M{left} {num(y)}{half} {right} {num(y)}{half} {left} {num(y)}Z"


def line(points: Iterable[Spot]) -> str:
    """The path straight from point to point."""
    return "M" + "L".join(map(_at, points))


def smooth(points: Sequence[Spot]) -> str:
    """An open path through all points without corners."""
    pieces = [f"M{_at(points[0])}"]
    last = len(points) - 1
    for index in range(last):
        (x0, y0), (x1, y1) = points[max(index - 1, 0)], points[index]
        (x2, y2), (x3, y3) = points[index + 1], points[min(index + 2, last)]
        first = x1 + (x2 - x0) / 6, y1 + (y2 - y0) / 6
        second = x2 - (x3 - x1) / 6, y2 - (y3 - y1) / 6
        pieces.append(f"C{_at(first)} {_at(second)} {_at((x2, y2))}")
    return "".join(pieces)


def _at(point: Spot) -> str:
    return f"{num(point[0])} {num(point[1])}"


def around(centre: Spot, radius: float, degrees: float) -> Spot:
    """The point at `radius` from `centre`, `degrees` clockwise from straight up."""
    angle = math.radians(degrees - 90)
    return centre[0] + radius * math.cos(angle), centre[1] + radius * math.sin(angle)
