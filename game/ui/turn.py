"""One turn's decision while it is being made: take, try, turn, pin, confirm.

    Choose -> Carry(tile, turn) -> Hover(cell) -> Pinned(cell, turn) -> Commit

Nothing here changes the game: what comes out is a `Move`, and only `session.play` commits it.
Mouse, keyboard and pad drive the same few methods. Knows nothing of pixels; time is passed in.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from game.engine import (
    DIRECTIONS,
    Cell,
    Direction,
    Orientation,
    Place,
    Reason,
    State,
    refuse_cell,
)
from game.match import Outcome, outcome

SETTLE_MS = 180.0
"""A commit comes no sooner than this after the press before it, so that a storm of clicks pins
once and commits nothing."""


class Stage(Enum):
    """How far the decision has come."""

    CHOOSE = auto()
    CARRY = auto()
    HOVER = auto()
    PINNED = auto()


class Turn:
    """The decision of `state.active` about where to lay which tile."""

    def __init__(self, state: State, one_click: bool = False) -> None:
        self.state = state
        self.one_click = one_click
        """Whether pinning commits at once."""
        self.tells = True
        """Whether the player wants to know what a placement would do."""
        self.tile: int | None = None
        self.orientation = Orientation.N
        self.cell: Cell | None = None
        self.pinned = False
        self._pressed = float("-inf")
        self._seen: tuple[Place, Outcome] | None = None
        self._take_what_must_be()

    @property
    def stage(self) -> Stage:
        """How far the decision has come."""
        if self.tile is None:
            return Stage.CHOOSE
        if self.cell is None:
            return Stage.CARRY
        return Stage.PINNED if self.pinned else Stage.HOVER

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells where the tile may lie."""
        return () if self.state.over else self.state.player.display.edge

    @property
    def move(self) -> Place | None:
        """The placement under the ghost, if there is one."""
        if self.tile is None or self.cell is None:
            return None
        return Place(self.tile, self.cell, self.orientation)

    @property
    def preview(self) -> Outcome | None:
        """What the placement under the ghost would do; None where that is not wanted."""
        move = self.move
        if move is None or not self.tells:
            return None
        if self._seen is None or self._seen[0] != move:
            self._seen = move, outcome(self.state, move)
        return self._seen[1]

    def take(self, tile: int) -> bool:
        """Lift a tile of the hand, in place of any other; the turn starts anew at north."""
        if tile not in self.state.hand:
            return False
        if tile != self.tile:
            self.orientation = Orientation.N
            self.cell = None
        self.tile, self.pinned = tile, False
        return True

    def put_back(self) -> None:
        """Lay the tile back where it came from; one that must be placed stays in hand."""
        self.tile, self.cell, self.pinned = None, None, False
        self._take_what_must_be()

    def back(self) -> bool:
        """One stage back; False if there is none."""
        match self.stage:
            case Stage.PINNED:
                self.pinned = False
            case Stage.HOVER | Stage.CARRY if self.tile != self.state.drawn:
                self.put_back()
            case _:
                return False
        return True

    def hover(self, cell: Cell | None) -> bool:
        """The tile is over `cell`, or over none; True if the ghost moved. A pinned one stays."""
        if self.tile is None or self.pinned:
            return False
        if cell is not None and not self.state.player.display.is_edge(cell):
            cell = None
        moved, self.cell = cell != self.cell, cell
        return moved

    def turn(self, quarters: int) -> bool:
        """Turn the tile by quarter turns clockwise; it keeps its turn from cell to cell."""
        if self.tile is None:
            return False
        self.orientation = self.orientation.turned(quarters)
        return True

    def refusal(self, cell: Cell) -> Reason | None:
        """Why the tile may not lie on `cell`."""
        return refuse_cell(self.state, cell)

    def press(self, cell: Cell, now: float) -> Place | None:
        """Press on a legal cell at `now` (ms): pins there, or commits the tile pinned there."""
        if self.tile is None or not self.state.player.display.is_edge(cell):
            return None
        if self.pinned and cell == self.cell:
            return self.confirm(now)
        self.pinned = False
        self.hover(cell)
        self.pinned = True
        self._pressed = now
        return self.move if self.one_click else None

    def confirm(self, now: float) -> Place | None:
        """Pin the ghost, or commit the pinned tile if it has lain long enough.

        A tile that is over no cell yet goes to the one nearest the middle.
        """
        if self.cell is None:
            self.hover(nearest(self.cells, _middle(self.cells)))
            return None
        if not self.pinned:
            return self.press(self.cell, now)
        waited, self._pressed = now - self._pressed, now
        return self.move if waited >= SETTLE_MS else None

    def step(self, direction: Direction) -> bool:
        """Move the ghost to the nearest legal cell that way; the first step enters the display."""
        if self.tile is None:
            return False
        self.pinned = False
        if self.cell is None:
            return self.hover(nearest(self.cells, _middle(self.cells)))
        ahead = towards(self.cells, self.cell, direction)
        return ahead is not None and self.hover(ahead)

    def next(self, steps: int = 1) -> bool:
        """Move the ghost to the next legal cell in reading order, or the previous one."""
        if self.tile is None or not self.cells:
            return False
        self.pinned = False
        order = sorted(self.cells, key=lambda cell: (cell.y, cell.x))
        if self.cell is None:
            return self.hover(order[0])
        return self.hover(order[(order.index(self.cell) + steps) % len(order)])

    def _take_what_must_be(self) -> None:
        if self.state.drawn is not None and not self.state.over:
            self.take(self.state.drawn)


def nearest(cells: Iterable[Cell], to: tuple[float, float]) -> Cell | None:
    """The cell nearest to a point in cell coordinates."""
    return min(cells, key=lambda c: (c.x - to[0]) ** 2 + (c.y - to[1]) ** 2, default=None)


def towards(cells: Iterable[Cell], start: Cell, direction: Direction) -> Cell | None:
    """The nearest cell on that side of `start`; what lies askew counts as farther away."""
    dx, dy = DIRECTIONS[direction].step

    def cost(cell: Cell) -> float:
        along = (cell.x - start.x) * dx + (cell.y - start.y) * dy
        aside = abs((cell.x - start.x) * dy) + abs((cell.y - start.y) * dx)
        return along + 2.5 * aside

    ahead = [c for c in cells if (c.x - start.x) * dx + (c.y - start.y) * dy > 0]
    return min(ahead, key=cost, default=None)


def _middle(cells: tuple[Cell, ...]) -> tuple[float, float]:
    if not cells:
        return 0.0, 0.0
    return (
        sum(cell.x for cell in cells) / len(cells),
        sum(cell.y for cell in cells) / len(cells),
    )
