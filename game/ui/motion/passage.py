"""From one position straight to another, as undo and jumps show it: by comparing two pictures.

Tiles that lie elsewhere now fly there, tiles that were turned over turn back, markers walk; all
else simply is as it will be. It plays like a timeline, and finishing early gives the same end.
"""

from __future__ import annotations

import math
from typing import NamedTuple, TypeAlias

import pygame
import pytweening

from game.engine import Cell
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Disc
from game.ui.drawing.tile_art import TileLook
from game.ui.looks import front_of, look_of
from game.ui.motion.flight import between, draw_aloft, draw_shade, draw_turning
from game.ui.motion.places import Places
from game.ui.picture import Picture

PASSAGE_MS = 260.0
MOST = 8
"""So many tiles move at most; on a longer way nobody could follow more of them."""

Spot: TypeAlias = tuple[str, int, Cell | None]
"""Where a tile lies: on a display (seat and cell), or a place of the offer, the row, the hand."""


class _Mover(NamedTuple):
    """A tile on its way, and how it looks at both ends."""

    start: Spot
    first: TileLook
    goal: Spot
    then: TileLook


class Passage:
    """Plays the way from one picture to another: `picture` is the latter, what flies lifted."""

    def __init__(
        self, before: Picture, after: Picture, places: Places, length: float = PASSAGE_MS
    ) -> None:
        self.picture = after
        self.now = 0.0
        self._length = length
        self._places = places
        self._from = [seat.score for seat in before.seats]
        old, new = _spots(before, places), _spots(after, places)
        both = (_Mover(*old[tile], *new[tile]) for tile in new if tile in old)
        movers = sorted(filter(self._moves, both), key=lambda mover: mover.start == mover.goal)
        self._movers = movers[:MOST]
        self._lift(aloft=True)

    @property
    def done(self) -> bool:
        """Whether everything has landed."""
        return self.now >= self._length

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self.now += ms
        if self.done:
            self._lift(aloft=False)

    def finish(self) -> None:
        """Land everything now."""
        self.advance(self._length)

    def draw(self, brush: Brush) -> None:
        """Draw what is in the air."""
        share = min(1.0, self.now / self._length)
        flown = float(pytweening.easeInOutQuad(share))
        for mover in self._movers:
            start, goal = self._rect(mover.start), self._rect(mover.goal)
            rect, full = between(start, goal, flown), max(start.width, goal.width)
            height = math.sin(math.pi * share)
            if mover.first.revealed is mover.then.revealed:
                draw_aloft(brush, mover.then, rect, full, height)
            else:
                draw_shade(brush, rect, full, height, share)
                draw_turning(brush, rect, mover.first, mover.then, share, full)

    def drift(self, seat: int) -> float:
        """How far a seat's marker still is from where it belongs, in points."""
        left = 1 - min(1.0, self.now / self._length)
        return (self._from[seat] - self.picture.seats[seat].score) * left

    def _moves(self, mover: _Mover) -> bool:
        """Whether a tile lies elsewhere then, or turns over where it can be seen."""
        if mover.start != mover.goal:
            return True
        _, seat, cell = mover.goal
        if mover.first.revealed is mover.then.revealed or cell is None:
            return False
        seen = self._places.cell(seat, cell).center
        return not self._places.panel(seat).collidepoint(seen)

    def _lift(self, *, aloft: bool) -> None:
        """Take the tiles that fly out of the picture, or put them back."""
        for mover in self._movers:
            place, seat, cell = mover.goal
            if place == "display" and cell is not None:
                self.picture.tile(seat, cell).aloft = aloft
                self.picture.touch(seat)

    def _rect(self, spot: Spot) -> pygame.Rect:
        place, number, cell = spot
        if cell is not None:
            return self._places.cell(number, cell)
        match place:
            case "offer":
                return self._places.offer(number)
            case "row":
                return self._places.row(number)
            case _:
                return self._places.hand()


def _spots(picture: Picture, places: Places) -> dict[int, tuple[Spot, TileLook]]:
    """Where every open tile lies and how it looks."""
    spots: dict[int, tuple[Spot, TileLook]] = {}
    for number, seat in enumerate(picture.seats):
        colour: Disc = places.colour(number)
        for cell, tile in seat.tiles.items():
            spots[tile.tile.id] = ("display", number, cell), look_of(tile, colour)
    for place, tile_id in enumerate(picture.offer):
        if tile_id is not None:
            spots[tile_id] = ("offer", place, None), front_of(tile_id)
    for place, tile_id in enumerate(picture.row):
        spots[tile_id] = ("row", place, None), front_of(tile_id)
    if picture.drawn is not None:
        spots[picture.drawn] = ("hand", 0, None), front_of(picture.drawn)
    return spots
