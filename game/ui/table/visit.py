"""A tile that is only tried: it goes from cell to cell, turning, and is crossed out where it may
not lie. Plays like a timeline and changes nothing."""

from __future__ import annotations

import math
from typing import NamedTuple, Protocol

import pygame
import pytweening

from game.engine import Cell, Orientation
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import tile_picture
from game.ui.looks import front_of
from game.ui.motion.flight import between, draw_shade
from game.ui.motion.pace import Pace
from game.ui.motion.places import Places
from game.ui.picture import Picture

VISIT_MS, GENTLE_MS = 420.0, 120.0


class Try(NamedTuple):
    """A cell where a tile is tried, how it is turned there, and whether it may lie there."""

    cell: Cell
    orientation: Orientation
    legal: bool


class Trying(Places, Protocol):
    """The places, and how fast things move there."""

    @property
    def pace(self) -> Pace:
        """How fast things move."""


class Visit:
    """The way of `tile` to the cell of a try, from where it lay before."""

    def __init__(
        self, places: Trying, to: Try, tile: int, start: pygame.Rect, first: Orientation
    ) -> None:
        pace = places.pace
        self.picture: Picture = places.picture
        self._places, self._to, self._tile = places, to, tile
        self._start, self._first = start, first
        self._length = 0.0 if pace.instant else VISIT_MS * pace.factor
        self._gentle = pace.gentle
        if pace.gentle:
            self._length = min(self._length, GENTLE_MS)
        self._now = 0.0

    @property
    def done(self) -> bool:
        """Whether the tile is there."""
        return self._now >= self._length

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self._now += ms

    def finish(self) -> None:
        """Be there now."""
        self._now = self._length

    def drift(self, seat: int) -> float:
        """No marker moves."""
        return 0.0

    def draw(self, brush: Brush) -> None:
        """The tile on its way."""
        goal = self._places.cell(0, self._to.cell)
        share = min(1.0, self._now / self._length) if self._length else 1.0
        way = 1.0 if self._gentle else float(pytweening.easeInOutQuad(share))
        rect = between(self._start, goal, way)
        draw_shade(brush, rect, rect.width, math.sin(math.pi * share))
        quarters = (self._to.orientation - self._first) % 4
        look = front_of(self._tile, self._to.orientation)
        picture = tile_picture(brush.art, look, rect.width, fleeting=True)
        left = -90.0 * quarters * (1 - way)
        if left:
            picture = pygame.transform.rotozoom(picture, -left, 1.0)
        brush.blit(picture, picture.get_rect(center=rect.center).topleft)
