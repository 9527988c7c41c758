"""Loudness as it moves: gliding levels, the bed that steps back, and left and right."""

from __future__ import annotations

from typing import NamedTuple

DOWN_MS, UP_MS, HOLD = 60.0, 600.0, 0.7
"""The bed steps back within so long, stays for this share of the sound, and comes back."""
SIDES_DB = 6.0
"""The two ears differ by at most this."""


def factor(db: float) -> float:
    """Decibels as a factor of the amplitude."""
    return float(10 ** (db / 20))


def sides(x: float | None) -> tuple[float, float]:
    """How loud a sound is left and right if it comes from `x`, 0 left to 1 right of the screen."""
    if x is None:
        return 1.0, 1.0
    away = (2 * min(1.0, max(0.0, x)) - 1) * SIDES_DB
    return factor(min(0.0, -away)), factor(min(0.0, away))


class Glide:
    """A level that takes a set time to wherever it is sent, in a straight line."""

    def __init__(self, ms: float, level: float = 0.0) -> None:
        self.level = level
        self._ms = ms
        self._goal = level
        self._left = 0.0

    def send(self, goal: float) -> None:
        """Set out for `goal`, unless it is on its way there already."""
        if goal != self._goal:
            self._goal, self._left = goal, self._ms

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        if self._left <= ms:
            self.level, self._left = self._goal, 0.0
        else:
            self.level += (self._goal - self.level) * ms / self._left
            self._left -= ms


class Duck(NamedTuple):
    """The bed steps back by `db` (below zero) for a sound of `length` milliseconds."""

    db: float
    length: float

    @property
    def end(self) -> float:
        """When all is as before, in milliseconds from the beginning."""
        return DOWN_MS + HOLD * self.length + UP_MS

    def at(self, ms: float) -> float:
        """The step in dB after so many milliseconds."""
        down, up = ms / DOWN_MS, (self.end - ms) / UP_MS
        return self.db * min(1.0, max(0.0, min(down, up)))


class Ducking:
    """All steps back that are under way; the deepest counts."""

    def __init__(self) -> None:
        self._running: list[tuple[float, Duck]] = []

    @property
    def db(self) -> float:
        """How far the bed has stepped back now, in dB."""
        return min((duck.at(since) for since, duck in self._running), default=0.0)

    def begin(self, duck: Duck) -> None:
        """A sound begins before which the bed steps back."""
        self._running.append((0.0, duck))

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        passed = [(since + ms, duck) for since, duck in self._running]
        self._running = [(since, duck) for since, duck in passed if since < duck.end]
