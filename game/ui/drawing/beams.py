"""Beams from an arrow to what it sees, and the dotted line of an arrow that sees nothing.

Drawings only, in pixels from their own corner, and where beams begin and end; `brush` places
them and keeps the pictures.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeAlias

import pygame

from game.engine import Direction
from game.ui.drawing.svg import Drawing, Spot, circle, line

HIT, MISS = 4.6, 6.0
"""Widths of a beam and of a dotted line in a window 1920 wide, in pixels."""
BEAD_STEP = 26.0
"""From one bead of a beam to the next, likewise."""
PALE = 0.42
"""So much is left of a beam where it passes over a tile."""
_SHADE = "#0B0C18"
_ASLANT = 1.36
"""Corners are farther from the middle of a tile than sides."""

Spans: TypeAlias = tuple[tuple[float, float], ...]
"""Parts of a beam, each from and to a share of its length, in order and apart."""


def beam_drawing(
    reach: Spot, colour: str, hit: bool, scale: float, pad: int, pale: Spans = ()
) -> Drawing:
    """The line across the sheet by `reach` (dx, dy), `pad` pixels from every border."""
    dx, dy = reach
    drawing = Drawing(abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    x, y = pad if dx >= 0 else pad - dx, pad if dy >= 0 else pad - dy

    def path(spans: Spans) -> str:
        return "".join(
            line([(x + dx * begin, y + dy * begin), (x + dx * end, y + dy * end)])
            for begin, end in spans
        )

    if not hit:
        width, dash = MISS * scale, (0.1 * scale, 13 * scale)
        drawing.stroke(path(((0, 1),)), _SHADE, width * 1.25, 0.6, dash)
        drawing.stroke(path(((0, 1),)), colour, width * 0.9, dash=dash)
        return drawing
    width = HIT * scale
    if pale:
        drawing.stroke(path(pale), _SHADE, width * 0.75, 0.5 * PALE)
        drawing.stroke(path(pale), colour, width * 0.45, PALE)
    if full := _between(pale):
        for times, opacity in ((3.6, 0.14), (2.4, 0.22), (1.5, 0.45)):
            drawing.stroke(path(full), colour, width * times, opacity)
        drawing.stroke(path(full), _SHADE, width * 1.15, 0.55)
        drawing.stroke(path(full), colour, width * 0.8)
    return drawing


def bead_drawing(scale: float) -> Drawing:
    """One bead that travels along a beam."""
    radius = HIT * 0.62 * scale
    side = 2 * radius + 2
    drawing = Drawing(side, side)
    drawing.fill(circle((side / 2, side / 2), radius), "#FFFFFF", 0.95)
    return drawing


def spans_over(start: Spot, end: Spot, tiles: Iterable[pygame.Rect]) -> Spans:
    """The parts of a beam that lie over these tiles."""
    length = math.dist(start, end)
    spans: list[tuple[float, float]] = []
    for tile in tiles:
        hit = tile.clipline(start, end)
        if hit and length > 0:
            begin, stop = (round(math.dist(start, point) / length, 2) for point in hit)
            if begin < stop:
                spans.append((begin, stop))
    apart: list[tuple[float, float]] = []
    for begin, stop in sorted(spans):
        if apart and begin <= apart[-1][1]:
            apart[-1] = apart[-1][0], max(stop, apart[-1][1])
        else:
            apart.append((begin, stop))
    return tuple(apart)


def beam_ends(tile: pygame.Rect, target: pygame.Rect, direction: Direction) -> tuple[Spot, Spot]:
    """Where a beam leaves a tile and where it meets the one it is aimed at."""
    return _from_middle(tile, direction, 0.49), _from_middle(target, direction.opposite, 0.45)


def miss_ends(tile: pygame.Rect, direction: Direction) -> tuple[Spot, Spot]:
    """Where the dots of an arrow that sees nothing begin and end."""
    return _from_middle(tile, direction, 0.49), _from_middle(tile, direction, 1.35)


def _from_middle(tile: pygame.Rect, direction: Direction, share: float) -> Spot:
    dx, dy = direction.step
    far = _ASLANT if direction % 2 else 1.0
    reach = share * far * tile.width / math.hypot(dx, dy)
    return tile.centerx + dx * reach, tile.centery + dy * reach


def _between(pale: Spans) -> Spans:
    """What of a beam is not in `pale`."""
    edges = [0.0, *(edge for span in pale for edge in span), 1.0]
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return tuple((begin, end) for begin, end in pairs if begin < end)
