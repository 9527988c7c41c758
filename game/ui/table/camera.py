"""From cells to pixels and back: what part of a display the board shows, and how large.

By itself the camera fits the display and the cells around it into the board; once the player
zooms or pans it stays where it was put, until asked to fit again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.engine import Cell
from game.ui.input import Point

LARGEST = 88.0
"""The side of a tile at most when fitted, in u."""
GAP_SHARE = 0.05
"""The gap between tiles, as a share of their side."""
SMALLEST_PX, BIGGEST_PX = 18.0, 320.0
"""The player cannot zoom past these."""
STEP_PX = 4
"""Fitted tiles have a side of so many pixels, or twice, thrice as many: pictures are used again."""
GLIDE_MS = 220.0
CALM_MS = 140.0
"""So long after a step of zooming the next one may follow."""


@dataclass(frozen=True, slots=True)
class Framing:
    """What is shown: the side of a tile and of a cell in pixels, and the middle in cells."""

    side: float
    x: float
    y: float

    @property
    def pitch(self) -> float:
        """From one tile to the next, in pixels."""
        return self.side * (1 + GAP_SHARE)


class Camera:
    """Looks at one display through the rectangle `area`, in pixels."""

    def __init__(self) -> None:
        self.area = pygame.Rect(0, 0, 1, 1)
        self._home = Framing(64.0, 0.0, 0.0)
        self._now = self._home
        self._from = self._home
        self._left_ms = 0.0
        self._calm_ms = CALM_MS
        self.moved_by_hand = False
        """Whether the player zoomed or panned."""

    @property
    def framing(self) -> Framing:
        """What is shown now."""
        return self._now

    @property
    def home(self) -> Framing:
        """What is shown once the whole display is fitted into the area."""
        return self._home

    @property
    def side(self) -> int:
        """The side of a tile in pixels."""
        return max(1, round(self._now.side))

    @property
    def restless(self) -> bool:
        """Whether tiles have another size in nearly every frame just now."""
        return self._left_ms > 0 or self._calm_ms < CALM_MS

    @property
    def gliding(self) -> bool:
        """Whether the view is still moving to where it belongs."""
        return self._left_ms > 0

    def fit(self, cells: Iterable[Cell], area: pygame.Rect, largest: float, glide: bool) -> None:
        """Show all `cells` inside `area`, tiles at most `largest` pixels; at once or gliding."""
        self.area = area
        self._home = _fitted(tuple(cells), area, largest)
        if self.moved_by_hand:
            return
        if glide and self._now != self._home:
            self._from, self._left_ms = self._now, GLIDE_MS
        else:
            self._now, self._left_ms = self._home, 0.0

    def fit_again(self) -> None:
        """Forget what the player zoomed and panned."""
        self.moved_by_hand = False
        if self._now != self._home:
            self._from, self._left_ms = self._now, GLIDE_MS

    def settle(self) -> None:
        """Be where the view belongs, at once."""
        if self._left_ms > 0:
            self._now, self._left_ms = self._home, 0.0

    def update(self, ms: float) -> bool:
        """Glide on for `ms`; whether anything moved."""
        self._calm_ms += ms
        if self._left_ms <= 0:
            return False
        self._left_ms = max(0.0, self._left_ms - ms)
        share = 1 - (self._left_ms / GLIDE_MS) ** 2
        a, b = self._from, self._home
        self._now = Framing(
            a.side + (b.side - a.side) * share,
            a.x + (b.x - a.x) * share,
            a.y + (b.y - a.y) * share,
        )
        return True

    def zoom(self, factor: float, at: Point) -> None:
        """Make tiles `factor` times as large; what is under `at` stays there."""
        self.settle()
        now = self._now.side  # fitting may have gone past the player's bounds
        side = min(max(now * factor, min(SMALLEST_PX, now)), max(BIGGEST_PX, now))
        x, y = self.cells_at(at)
        share = now / side
        self._now = Framing(side, x + (self._now.x - x) * share, y + (self._now.y - y) * share)
        self.moved_by_hand = True
        self._calm_ms = 0.0

    def pan(self, dx: float, dy: float) -> None:
        """Move the display by pixels."""
        self.settle()
        now = self._now
        self._now = Framing(now.side, now.x - dx / now.pitch, now.y - dy / now.pitch)
        self.moved_by_hand = True

    def at(self, cell: Cell) -> tuple[int, int]:
        """The corner of a tile on `cell`."""
        now, area = self._now, self.area
        pitch = now.pitch
        half = self.side / 2
        return (
            round(area.centerx + (cell.x - now.x) * pitch - half),
            round(area.centery + (cell.y - now.y) * pitch - half),
        )

    def rect(self, cell: Cell) -> pygame.Rect:
        """Where a tile on `cell` lies."""
        return pygame.Rect(*self.at(cell), self.side, self.side)

    def at_home(self, corner: tuple[int, int]) -> Camera:
        """Another camera that shows the whole display in an area as large, at `corner`."""
        other = Camera()
        other.area = self.area.move_to(topleft=corner)
        other._home = other._now = self._home
        return other

    def seen_from_home(self, rect: pygame.Rect) -> pygame.Rect:
        """Where that which fills `rect` when the display is fitted is seen now."""
        home, now, area = self._home, self._now, self.area
        times = now.pitch / home.pitch
        middle_x = area.centerx + (home.x - now.x) * now.pitch
        middle_y = area.centery + (home.y - now.y) * now.pitch
        left = middle_x + (rect.left - area.centerx) * times
        top = middle_y + (rect.top - area.centery) * times
        size = max(1, round(rect.width * times)), max(1, round(rect.height * times))
        return pygame.Rect((round(left), round(top)), size)

    def cells_at(self, point: Point) -> tuple[float, float]:
        """A point in cell coordinates; whole numbers are the middles of cells."""
        now, area = self._now, self.area
        return (
            now.x + (point[0] - area.centerx) / now.pitch,
            now.y + (point[1] - area.centery) / now.pitch,
        )

    def cell_at(self, point: Point, cells: Iterable[Cell], reach: float) -> Cell | None:
        """The cell of `cells` nearest to `point`, if it is no more than `reach` cells away."""
        x, y = self.cells_at(point)
        found = min(cells, key=lambda cell: math.hypot(cell.x - x, cell.y - y), default=None)
        if found is None or math.hypot(found.x - x, found.y - y) > reach:
            return None
        return found


def _fitted(cells: tuple[Cell, ...], area: pygame.Rect, largest: float) -> Framing:
    xs, ys = [cell.x for cell in cells] or [0], [cell.y for cell in cells] or [0]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    pitch = min(area.width / columns, area.height / rows)
    side = min(largest, pitch / (1 + GAP_SHARE))
    if side > STEP_PX * 4:
        side -= side % STEP_PX
    side = max(1.0, math.floor(side))
    return Framing(side, (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2)
