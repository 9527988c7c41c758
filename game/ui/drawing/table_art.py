"""The large pictures behind everything: the table, the choir of the menu, the winner's sound wave.

Backgrounds cover a window of any shape without bars and without being squeezed. Which spirits
sing, the caller says.
"""

from __future__ import annotations

import math
from enum import Enum

from game.engine import VALUES, Element
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.svg import Drawing, Stop, around, circle, line, smooth
from game.ui.input import Point

_SHEET = (1920.0, 1080.0)
"""The size of the background files."""


class Table(Enum):
    """The backgrounds: the file, and where in it the rings in the sand have their middle."""

    GAME = ("table", (960.0, 507.6))
    MENU = ("table_menu", (1270.0, 540.0))
    RESULTS = ("table_results", (960.0, 300.0))


def draw_table(brush: Brush, table: Table = Table.GAME, middle: Point | None = None) -> None:
    """Cover the whole surface; `middle` is where the rings' middle shall be, in pixels."""
    name, (fx, fy) = table.value
    width, height = brush.surface.size
    sheet_width, sheet_height = _SHEET
    if middle is None:
        scale = max(width / sheet_width, height / sheet_height)
        left = (sheet_width - width / scale) / 2
        top = (sheet_height - height / scale) / 2
    else:
        x, y = middle
        scale = max(
            x / fx, (width - x) / (sheet_width - fx), y / fy, (height - y) / (sheet_height - fy)
        )
        left, top = fx - x / scale, fy - y / scale
    part = (left, top, width / scale, height / scale)
    brush.blit(brush.art.excerpt(name, part, (width, height)), (0, 0))


def draw_spirit(
    brush: Brush, element: Element, value: int, centre: Point, size: float, alpha: int = 255
) -> None:
    """A spirit before its aura, `size` pixels wide."""
    letter = "abcd"[VALUES.index(value) - 1]
    brush.svg_at(f"aura_{element.word}", centre, size, alpha=alpha)
    brush.svg_at(f"spirit_{element.word}_{letter}", centre, size * 0.92, alpha=alpha)


def draw_choir(brush: Brush, centre: Point, radius: float) -> None:
    """The emblem in its light, and one spirit of each element singing round it.

    Everything lies within 1.47 `radius` (pixels) of `centre`.
    """
    k = radius / 330
    glow = brush.art.shape(("choir", radius), lambda: _choir_drawing(k))
    brush.blit(glow, (centre[0] - glow.width / 2, centre[1] - glow.height / 2))
    brush.svg_at("emblem", centre, radius)
    for element in Element:
        spot = around(centre, radius, 90 * element)
        draw_spirit(brush, element, 1, spot, 306 * k)


def _choir_drawing(k: float) -> Drawing:
    middle = 550 * k
    drawing, centre = Drawing(2 * middle, 2 * middle), (middle, middle)
    light = drawing.radial(
        centre,
        middle,
        Stop(0, "#FFE3A0", 0.50),
        Stop(0.35, theme.LANTERN, 0.22),
        Stop(0.7, "#9AA2F0", 0.08),
        Stop(1, "#9AA2F0", 0),
    )
    drawing.fill(circle(centre, middle), light)
    for radius, opacity in ((300, 0.5), (316, 0.25), (190, 0.5)):
        drawing.stroke(circle(centre, radius * k), "#FFE9B0", 2 * k, opacity)
    ticks = (
        line(around(centre, far * k, 5 * tick) for far in (322, 340 if tick % 6 else 356))
        for tick in range(72)
    )
    drawing.stroke("".join(ticks), "#FFE9B0", 2 * k, 0.5)
    for element in Element:
        colour = theme.ELEMENTS[element].light
        for start, opacity, width in ((0.0, 0.95, 4.2), (math.pi, 0.45, 2.2)):
            voice = smooth(_voice(centre, 90 * element, k, start))
            drawing.stroke(voice, colour, width * k, opacity)
    return drawing


def _voice(centre: Point, degrees: float, k: float, start: float) -> list[Point]:
    """The wave from the emblem out to one spirit."""
    points = []
    for step in range(160):
        share = step / 159
        swing = 15 * math.sin(math.pi * share) ** 0.8 * math.sin(share * 9 * math.pi + start) * k
        x, y = around(centre, (120 + 250 * share) * k, degrees)
        side = math.radians(degrees)
        points.append((x + swing * math.cos(side), y + swing * math.sin(side)))
    return points


def draw_sound_wave(brush: Brush, centre: Point) -> None:
    """The wave and the light behind the spirits that sing for the winner."""
    scale, width = brush.unit.scale / 1.5, brush.surface.width
    glow = brush.art.shape(("applause", scale), lambda: _applause_drawing(scale))
    brush.blit(glow, (centre[0] - glow.width / 2, centre[1] - glow.height / 2))
    wave = brush.art.shape(
        ("wave", width, scale, centre[0]), lambda: _long_wave_drawing(width, scale, centre[0])
    )
    brush.blit(wave, (0, centre[1] - wave.height / 2))


def _applause_drawing(scale: float) -> Drawing:
    side = 1400 * scale
    drawing = Drawing(side, side / 2)
    with drawing.group("scale(1 0.5)"):
        light = drawing.radial(
            (side / 2, side / 2),
            side / 2,
            Stop(0, "#FFE3A0", 0.45),
            Stop(0.25, theme.LANTERN, 0.26),
            Stop(0.6, theme.LANTERN, 0.07),
            Stop(1, theme.LANTERN, 0),
        )
        drawing.fill(circle((side / 2, side / 2), side / 2), light)
    return drawing


def _long_wave_drawing(width: int, scale: float, middle: float) -> Drawing:
    height = 260 * scale
    drawing = Drawing(width, height)
    for sign, opacity in ((1, 0.9), (-1, 0.45)):
        points = []
        for step in range(500):
            x = width * step / 499
            swell = 46 * scale * math.exp(-(((x - middle) / (760 * scale)) ** 2))
            phase = (x - middle) / scale / 1920 * 2 * math.pi * 14
            points.append((x, height / 2 + sign * math.sin(phase) * swell))
        fade = ((0, 0), (0.3, opacity), (0.7, opacity), (1, 0))
        stops = [Stop(at, theme.LANTERN, strength) for at, strength in fade]
        paint = drawing.linear((0, 0), (width, 0), *stops)
        drawing.stroke(smooth(points), paint, 3 * scale)
    return drawing
