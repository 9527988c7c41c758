"""One picture while it is drawn, and the text of its SVG file.

Only what pygame's reader of SVG understands is written: no clip paths, masks, filters, text or
`use`; gradients in user space; alpha on single shapes.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tools.art.lines import Spot, num

Stop = str | tuple[float, str] | tuple[float, str, float]
"""A colour of a gradient: (place from 0 to 1, colour, alpha); a bare colour is an end."""


class Sheet:
    """Shapes in a box of `width` by `height` units, painted in the order they are added."""

    def __init__(self, width: float, height: float, ink: str = "#14121F") -> None:
        self.width = width
        self.height = height
        self.ink = ink
        """The colour of outlines."""
        self._paints: list[str] = []
        self._shapes: list[str] = []

    def linear(self, start: Spot, end: Spot, *stops: Stop) -> str:
        """A paint that changes along the line from `start` to `end`."""
        (x1, y1), (x2, y2) = start, end
        place = f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"'
        return self._gradient("linearGradient", place, stops)

    def down(self, top: float, bottom: float, *stops: Stop) -> str:
        """A paint that changes downwards."""
        return self.linear((0, top), (0, bottom), *stops)

    def radial(self, x: float, y: float, radius: float, *stops: Stop) -> str:
        """A paint that changes from a centre outwards."""
        place = f'cx="{num(x)}" cy="{num(y)}" r="{num(radius)}"'
        return self._gradient("radialGradient", place, stops)

    def _gradient(self, kind: str, place: str, stops: tuple[Stop, ...]) -> str:
        name = f"g{len(self._paints) + 1}"
        marks = "".join(_mark(stop, last=bool(index)) for index, stop in enumerate(stops))
        self._paints.append(
            f'<{kind} id="{name}" gradientUnits="userSpaceOnUse" {place}>{marks}</{kind}>'
        )
        return f"url(#{name})"

    def fill(self, path: str, paint: str, alpha: float | None = None) -> None:
        """Fill a path."""
        self.path(path, fill=paint, alpha=alpha)

    def stroke(self, path: str, paint: str, width: float, alpha: float | None = None) -> None:
        """Draw along a path with round ends."""
        self.path(path, stroke=paint, width=width, stroke_alpha=alpha)

    def shape(self, path: str, paint: str, width: float = 4.6) -> None:
        """Fill a path and draw its outline in ink."""
        self.path(path, fill=paint, stroke=self.ink, width=width)

    def path(
        self,
        path: str,
        *,
        fill: str = "none",
        stroke: str | None = None,
        width: float = 0,
        alpha: float | None = None,
        stroke_alpha: float | None = None,
        fill_alpha: float | None = None,
        dashes: str | None = None,
    ) -> None:
        """A path in any style; `dashes` are the lengths of strokes and gaps."""
        text = f'<path d="{path}" fill="{fill}"'
        if stroke:
            text += f' stroke="{stroke}" stroke-width="{num(width)}"'
            text += ' stroke-linejoin="round" stroke-linecap="round"'
        text += _attribute("opacity", alpha)
        text += _attribute("stroke-opacity", stroke_alpha)
        text += _attribute("fill-opacity", fill_alpha)
        text += _attribute("stroke-dasharray", dashes)
        self._shapes.append(text + "/>")

    def ellipse(
        self,
        x: float,
        y: float,
        half_width: float,
        half_height: float,
        paint: str,
        *,
        outline: float = 0,
        alpha: float | None = None,
        turn: float = 0,
    ) -> None:
        """An ellipse turned by `turn` degrees, with an outline in ink if that has a width."""
        text = f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(half_width)}"'
        text += f' ry="{num(half_height)}" fill="{paint}"'
        if outline:
            text += f' stroke="{self.ink}" stroke-width="{num(outline)}"'
        text += _attribute("opacity", alpha)
        if turn:
            text += f' transform="rotate({num(turn)} {num(x)} {num(y)})"'
        self._shapes.append(text + "/>")

    @contextmanager
    def group(self, transform: str) -> Iterator[None]:
        """Everything added meanwhile is moved by `transform`."""
        self._shapes.append(f'<g transform="{transform}">')
        yield
        self._shapes.append("</g>")

    @property
    def text(self) -> str:
        """The whole file."""
        size = f"{self.width} {self.height}"
        paints = f"<defs>{''.join(self._paints)}</defs>" if self._paints else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}"'
            f' height="{self.height}" viewBox="0 0 {size}">{paints}{"".join(self._shapes)}</svg>\n'
        )


def _mark(stop: Stop, last: bool) -> str:
    at, colour, *alpha = (int(last), stop) if isinstance(stop, str) else stop
    opacity = f' stop-opacity="{alpha[0]}"' if alpha else ""
    return f'<stop offset="{at}" stop-color="{colour}"{opacity}/>'


def _attribute(name: str, value: object) -> str:
    return "" if value is None else f' {name}="{value}"'
