"""What lives while nothing happens: spirits breathe, fireflies drift, beads travel along beams.

It is cheap, a few pictures a frame at a low rate, and stops when the player wants less motion or
looks elsewhere. Nothing that matters is told by it.
"""

from __future__ import annotations

import math
import random

import pygame

from game.ui.drawing.brush import Brush
from game.ui.drawing.svg import Drawing, Stop, around, circle
from game.ui.input import Point

FRAME_MS, BEADS_FRAME_MS = 1000 / 10, 1000 / 24
"""From one frame to the next; beads need more of them."""
BREATH_MS, LANTERN_MS, DRIFT_MS = 4000.0, 5000.0, 9000.0
BEAD_MS = 700.0
"""A bead is where the next one was after so long."""
FLIES = 14
MOTES, ROUND_MS = 9, 60_000.0
"""On a ring of light: how many, and how long one goes round."""
_PALE = 46
"""Breath adds at most so much of the light that lies under a spirit anyway."""


class Idle:
    """The clock of idle life, and its drawing."""

    def __init__(self) -> None:
        self._now = 0.0
        self._since = 0.0
        chance = random.Random(9)
        self._flies = [
            (
                chance.random(),
                chance.random(),
                chance.uniform(0, math.tau),
                chance.uniform(1.0, 2.1),
            )
            for _ in range(FLIES)
        ]

    def update(self, ms: float, alive: bool, beads: bool = False) -> bool:
        """Let `ms` milliseconds pass; True if the picture should be drawn again.

        `beads` tells whether any are to be seen.
        """
        if not alive:
            return False
        self._now += ms
        self._since += ms
        if self._since < (BEADS_FRAME_MS if beads else FRAME_MS):
            return False
        self._since = 0.0
        return True

    @property
    def travel(self) -> float:
        """How far beads have travelled towards the next one, 0 to 1."""
        return self._now / BEAD_MS % 1

    def breath(self, seed: int) -> int:
        """The alpha of a spirit's light; `seed` gives each its own rhythm."""
        phase = self._now / BREATH_MS * math.tau + seed * 2.4
        return round(_PALE * (0.5 + 0.5 * math.sin(phase)))

    def flicker(self) -> int:
        """The alpha of the lantern's light."""
        phase = self._now / LANTERN_MS * math.tau
        return round(26 * (0.5 + 0.35 * math.sin(phase) + 0.15 * math.sin(2.7 * phase)))

    def draw_flies(self, brush: Brush, area: pygame.Rect) -> None:
        """Fireflies over the table."""
        for x, y, phase, size in self._flies:
            turn = self._now / DRIFT_MS * math.tau + phase
            reach = brush.px(8)
            at = (
                area.left + area.width * x + reach * math.sin(turn),
                area.top + area.height * y + reach * math.cos(0.8 * turn),
            )
            glow = 0.55 + 0.45 * math.sin(2.3 * turn)
            _draw_fly(brush, at, brush.px(5.5 * size), round(170 * glow))

    def draw_ring(self, brush: Brush, centre: Point, radius: float) -> None:
        """Motes of light that go round on a circle of `radius` pixels."""
        for mote in range(MOTES):
            degrees = 360 * (mote / MOTES + self._now / ROUND_MS)
            glow = 0.5 + 0.5 * math.sin(self._now / BREATH_MS * math.tau - 2.4 * mote)
            at = around(centre, radius, degrees)
            _draw_fly(brush, at, brush.px(11), round(200 * glow))


def _draw_fly(brush: Brush, at: Point, side: int, alpha: int) -> None:
    def draw() -> Drawing:
        drawing = Drawing(side, side)
        middle = (side / 2, side / 2)
        light = drawing.radial(
            middle, side / 2, Stop(0, "#FFF3CF"), Stop(0.25, "#FFE3A0", 0.6), Stop(1, "#FFE3A0", 0)
        )
        drawing.fill(circle(middle, side / 2), light)
        return drawing

    picture = brush.art.shape(("firefly", side), draw)
    brush.blit(picture, (at[0] - side / 2, at[1] - side / 2), alpha)
