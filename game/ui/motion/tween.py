"""Small values on their way: how far something has come, and the angle of a tile that turns.

A value is asked for, never pushed; whoever owns it lets time pass.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

Ease: TypeAlias = Callable[[float], float]
"""From the share of the time to the share of the way, as pytweening has them."""
QUARTER = 90.0


class Tween:
    """The way from 0 to 1 within `length` milliseconds."""

    def __init__(self, length: float, ease: Ease) -> None:
        self._length = length
        self._ease = ease
        self._passed = 0.0

    @property
    def done(self) -> bool:
        """Whether it has arrived."""
        return self._passed >= self._length

    @property
    def share(self) -> float:
        """How far it has come; more than 1 for a moment where the easing swings over."""
        return 1.0 if self.done else float(self._ease(self._passed / self._length))

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self._passed += ms


class Swing:
    """The angle of a tile that is turned by quarters; a new turn starts from where it is now."""

    def __init__(self, quarters: int) -> None:
        self.quarters = quarters
        """Quarter turns clockwise from north to where the tile shall point, 0 to 3."""
        self._from = 0.0
        self._tween: Tween | None = None

    @property
    def moving(self) -> bool:
        """Whether the tile is still on its way."""
        return self._tween is not None and not self._tween.done

    @property
    def angle(self) -> float:
        """Degrees clockwise from north as the tile is seen now."""
        left = 0.0 if self._tween is None else self._from * (1 - self._tween.share)
        return self.quarters * QUARTER + left

    def turn_to(self, quarters: int, tween: Tween | None) -> None:
        """Point elsewhere, the shorter way round; without a tween at once."""
        way = (quarters - self.quarters + 1) % 4 - 1
        self._from = self.angle - (self.quarters + way) * QUARTER
        self.quarters = quarters
        self._tween = tween

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        if self._tween is not None:
            self._tween.advance(ms)
