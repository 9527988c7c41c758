"""Cells, the eight directions and quarter turns (rules T3 and T6).

The grid grows east (x) and south (y). What lies on a cell is the business of `display`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple


class Direction(IntEnum):
    """Where an arrow points, clockwise from north (rule T3)."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    @property
    def step(self) -> tuple[int, int]:
        """The (dx, dy) of one cell in this direction."""
        return STEPS[self]

    @property
    def opposite(self) -> Direction:
        """The direction that looks back."""
        return DIRECTIONS[(self + 4) % 8]

    def turned(self, orientation: Orientation) -> Direction:
        """This printed direction as it lies when the tile's top points to `orientation`."""
        return DIRECTIONS[(self + 2 * orientation) % 8]


class Orientation(IntEnum):
    """Where the printed top of a tile points, in quarter turns clockwise from north (rule T6)."""

    N = 0
    E = 1
    S = 2
    W = 3

    def turned(self, quarters: int) -> Orientation:
        """After `quarters` quarter turns clockwise; negative numbers turn the other way."""
        return ORIENTATIONS[(self + quarters) % 4]


DIRECTIONS = tuple(Direction)
ORIENTATIONS = tuple(Orientation)
STEPS = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


class Cell(NamedTuple):
    """One place of a display; the first tile lies at 0,0 (rule T6)."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    def towards(self, direction: Direction, distance: int = 1) -> Cell:
        """The cell `distance` steps away."""
        dx, dy = STEPS[direction]
        return Cell(self.x + dx * distance, self.y + dy * distance)


ORIGIN = Cell(0, 0)
SIDES = (Direction.N, Direction.E, Direction.S, Direction.W)


def beside(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells side by side with `cell`, from north clockwise (rule U1)."""
    x, y = cell
    return Cell(x, y - 1), Cell(x + 1, y), Cell(x, y + 1), Cell(x - 1, y)


def at_corner(cell: Cell) -> tuple[Cell, ...]:
    """The four cells that touch `cell` only at a corner."""
    return tuple(cell.towards(direction) for direction in DIRECTIONS if direction % 2)
