"""A press that may become a drag."""

from __future__ import annotations

import math

from game.ui.input import Point

DRAG_PX = 8.0
"""A press that moves farther than this drags."""


class Drag:
    """Where the pointer went since the press."""

    def __init__(self, at: Point) -> None:
        self._start = self._last = at
        self.far = False
        """Whether the pointer has gone far enough from the press."""

    def step(self, at: Point) -> Point:
        """How far the pointer went since it was asked last."""
        self.far = self.far or math.dist(at, self._start) > DRAG_PX
        last, self._last = self._last, at
        return at[0] - last[0], at[1] - last[1]
