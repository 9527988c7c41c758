"""The instant pace: nothing moves, but what has changed is lit for a moment."""

from __future__ import annotations

from game.engine import ArrowCovered, SpiritAppeared, TilePlaced
from game.match import Step
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import draw_frame
from game.ui.motion.places import Places
from game.ui.picture import Picture

GLOW_MS = 250.0


class Afterglow:
    """Plays like a timeline on which everything has landed at once."""

    def __init__(self, picture: Picture, step: Step, places: Places) -> None:
        for event in step.events:
            picture.apply(event)
        self.picture = picture
        self._left = GLOW_MS
        self._places = places
        self._lit = tuple(
            (event.seat, event.cell)
            for event in step.events
            if isinstance(event, TilePlaced | ArrowCovered | SpiritAppeared)
        )

    @property
    def done(self) -> bool:
        """Whether the light is out."""
        return self._left <= 0

    def advance(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self._left -= ms

    def finish(self) -> None:
        """Put the light out now."""
        self._left = 0.0

    def draw(self, brush: Brush) -> None:
        """A frame round every tile that something happened to."""
        for seat, cell in dict.fromkeys(self._lit):
            rect = self._places.cell(seat, cell)
            draw_frame(brush, rect.topleft, rect.width)

    def drift(self, seat: int) -> float:
        """Markers stand where they belong."""
        return 0.0
