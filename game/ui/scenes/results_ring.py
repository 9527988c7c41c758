"""The one ring of sound that runs out over the table when a game is over.

When it runs, the scene says; it is drawn anew for every frame, from its share of the way.
"""

from __future__ import annotations

import math

import pytweening

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.input import Point

RING_MS = 2200.0
"""So long the ring is on its way, in milliseconds."""
_START = 125.0
"""Its first radius, in u."""
_SWING = 15.0
"""How far its strands go to both sides, in u."""
_WAVES = 24
_POINTS = 360
_STRANDS = ((0.0, 1.0), (math.pi, 0.55))
"""Where each strand's wave begins, and how much of the light it has."""


def draw_ring_of_sound(brush: Brush, centre: Point, share: float) -> None:
    """The ring round `centre` (pixels) after `share`, 0 to 1, of its way beyond the last corner."""
    surface, unit = brush.surface, brush.unit
    corners = ((x, y) for x in (0, surface.width) for y in (0, surface.height))
    goal = max(math.dist(centre, corner) for corner in corners) + unit.px(2 * _SWING)
    start = unit.px(_START)
    radius = start + (goal - start) * float(pytweening.easeOutSine(min(1.0, share)))
    light = math.sin(math.pi * min(1.0, share * 1.1 + 0.2)) if share < 0.7 else 1.2 * (1 - share)
    for begin, part in _STRANDS:
        colour = theme.mix(theme.GROUND, theme.LANTERN, max(0.0, min(1.0, light * part)))
        for line in range(max(1, min(round(unit.scale * 1.3), 3))):
            points = _strand(centre, radius + line, unit.scale * _SWING, begin)
            brush.loop(points, colour)


def _strand(centre: Point, radius: float, swing: float, begin: float) -> list[Point]:
    """One strand: a circle that swings to and fro."""
    points = []
    for step in range(_POINTS):
        turn = 2 * math.pi * step / _POINTS
        out = radius + swing * math.sin(_WAVES * turn + begin)
        points.append((centre[0] + out * math.cos(turn), centre[1] + out * math.sin(turn)))
    return points
