"""One tile of the hand that is not simply lying in its place: where it belongs, how it is seen.

What sets it in motion, and for how long, is in `hand`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.engine import Cell, Orientation
from game.ui.motion.tween import Swing, Tween


class Spot(NamedTuple):
    """Where a tile of the hand belongs: `kind` is slot, lifted, air or cell."""

    kind: str
    cell: Cell | None = None


SLOT, LIFTED, AIR = Spot("slot"), Spot("lifted"), Spot("air")
OUT = ("air", "cell")
"""Where a tile is not in its place, nor just over it."""


class Pose(NamedTuple):
    """A tile in the air: its middle and side in pixels, how high it is, how bright its frame."""

    x: float
    y: float
    side: float
    height: float = 0.0
    frame: float = 0.0

    @property
    def corner(self) -> tuple[int, int]:
        """The upper left corner in whole pixels."""
        return round(self.x - self.side / 2), round(self.y - self.side / 2)

    def towards(self, goal: Pose, share: float) -> Pose:
        """A pose on the way to another one."""
        return Pose(*(a + (b - a) * share for a, b in zip(self, goal, strict=True)))


class Seen(NamedTuple):
    """How a tile is seen now, and the pose at which it will rest."""

    pose: Pose
    rest: Pose
    goal: Orientation
    """Where its top will point."""
    angle: float
    """Degrees clockwise from north."""
    alpha: float
    """How much of it is there, 0 to 1."""
    flat: bool
    """Whether what turns is faded instead."""


_NOWHERE = Pose(0.0, 0.0, 1.0)


@dataclass(slots=True)
class Piece:
    """One tile that is not simply lying in its place."""

    spot: Spot
    swing: Swing
    last: Pose
    """Where it was seen last."""
    start: Pose = _NOWHERE
    way: Tween | None = None
    flying: bool = False
    """Whether it comes from the air or a cell, or goes there."""
    crossing: bool = False
    """Whether it flies between its place and the board."""
    pinned: bool = False
    tap: Tween | None = None

    @property
    def moving(self) -> bool:
        """Whether anything about it is on its way."""
        tweens = (self.way, self.tap)
        return self.swing.moving or any(t is not None and not t.done for t in tweens)

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self.swing.advance(ms)
        for tween in (self.way, self.tap):
            if tween is not None:
                tween.advance(ms)
        if self.way is not None and self.way.done:
            self.way, self.flying, self.crossing = None, False, False
