"""A playback: clips that begin and end at set times and carry the picture along.

The picture starts as the position before a move. A clip that begins takes away what leaves, one
that ends puts down what has arrived, so that whatever is not in the air lies where it belongs.
Finishing early does the rest at once; the result is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.engine import CacophonyTaken, Event, PointsScored
from game.ui.drawing.brush import Brush
from game.ui.picture import Picture

_CRUMB = 1e-6


@dataclass(frozen=True, slots=True)
class Echo:
    """Light that a clip leaves behind, `delay` after its start and for `length` milliseconds.

    Nothing waits for it, and it tells nothing. `flash` is for what lights up at once.
    """

    delay: float
    length: float
    draw: Callable[[Brush, float], None]
    flash: bool = False


@dataclass(frozen=True, slots=True)
class Clip:
    """One event in motion, from `start` for `length` milliseconds.

    `draw` gets the share of its time that has passed, 0 to 1; None means that nothing flies.
    """

    event: Event
    start: float
    length: float
    draw: Callable[[Brush, float], None] | None = None
    echo: Echo | None = None

    @property
    def end(self) -> float:
        """When the clip has landed."""
        return self.start + self.length

    @property
    def echo_start(self) -> float:
        """When its echo begins, if it has one."""
        return self.start + (0.0 if self.echo is None else self.echo.delay)


class Running(Protocol):
    """What plays over a table: a timeline, or something that ends like one."""

    @property
    def picture(self) -> Picture:
        """What lies on the table meanwhile."""

    @property
    def done(self) -> bool:
        """Whether everything has landed."""

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""

    def finish(self) -> None:
        """Land everything now."""

    def draw(self, brush: Brush) -> None:
        """Draw what is in the air."""

    def drift(self, seat: int) -> float:
        """How far a seat's marker is shown away from its score, in points."""


class Timeline:
    """Plays clips over a picture, which it changes."""

    def __init__(self, picture: Picture, clips: Sequence[Clip]) -> None:
        self.picture = picture
        self.now = 0.0
        """Milliseconds since the beginning."""
        self._coming = list(clips)
        self._running: list[Clip] = []
        self._echoing: list[Clip] = []

    @property
    def done(self) -> bool:
        """Whether everything has landed."""
        return not self._coming and not self._running

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self.now += ms
        while self._coming and self._coming[0].start <= self.now:
            clip = self._coming.pop(0)
            self._land(clip.start)
            self.picture.leave(clip.event)
            self._running.append(clip)
            if clip.echo is not None:
                self._echoing.append(clip)
        self._land(self.now)

    def finish(self) -> None:
        """Land everything now, each in its order."""
        for clip in self._running:
            self.picture.arrive(clip.event)
        for clip in self._coming:
            self.picture.apply(clip.event)
        self._running, self._coming, self._echoing = [], [], []

    def draw(self, brush: Brush) -> None:
        """Draw what echoes, and over it what is in the air."""
        self._draw_echoes(brush)
        for clip in self._running:
            if clip.draw is not None:
                clip.draw(brush, self._share(clip))

    def drift(self, seat: int) -> float:
        """How far a seat's marker has walked beyond its last score, in points."""
        walked = 0.0
        for clip in self._running:
            match clip.event:
                case PointsScored(who, _, points) if who == seat:
                    walked += points * self._share(clip)
                case CacophonyTaken(who, _, points) if who == seat:
                    walked -= points * self._share(clip)
                case _:
                    pass
        return walked

    def _draw_echoes(self, brush: Brush) -> None:
        for clip in list(self._echoing):
            assert clip.echo is not None
            share = (self.now - clip.echo_start) / clip.echo.length
            if share >= 1:
                self._echoing.remove(clip)
            elif share >= 0:
                clip.echo.draw(brush, share)

    def _share(self, clip: Clip) -> float:
        if clip.length <= 0:
            return 1.0
        return min(1.0, max(0.0, (self.now - clip.start) / clip.length))

    def _land(self, now: float) -> None:
        """Put down what has landed by `now`, also where a pace left crumbs in its sums."""
        landed = [clip for clip in self._running if clip.end <= now + _CRUMB]
        for clip in landed:
            self._running.remove(clip)
            self.picture.arrive(clip.event)
