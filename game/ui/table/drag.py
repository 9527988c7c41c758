"""A press that may become a drag."""

from __future__ import annotations

import math

from game.ui.input import Point

DRAG_PX = 8.0
"""A press that moves farther than this drags."""


class Drag:
    """Where the pointer went since the press; `pans` moves the table, else it carries a tile."""

    def __init__(self, at: Point, pans: bool) -> None:
        self._start = self._last = at
        self.pans = pans
        self.far = False

    def moved(self, at: Point) -> bool:
        """Whether the pointer has gone far enough from the press."""
        self.far = self.far or math.dist(at, self._start) > DRAG_PX
        return self.far

    def step(self, at: Point) -> Point:
        """How far the pointer went since it was asked last."""
        self.moved(at)
        last, self._last = self._last, at
        return at[0] - last[0], at[1] - last[1]
