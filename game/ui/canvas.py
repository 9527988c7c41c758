"""What a frame is drawn on. It notes where, so that the next frame restores only those places.

Most of a table lies still: its kept picture (`still`) is put on the canvas once, and after that
only where something has changed or where something moving was drawn over it.
"""

from __future__ import annotations

from typing import Any

import pygame

MANY = 600
"""After so many notes it is quicker to begin again with the whole picture."""


class Canvas(pygame.Surface):
    """A surface of `size` pixels that knows where its ground is covered."""

    _ground: pygame.Surface | None = None
    """What lies on it from edge to edge, if that is known."""
    _covered: list[pygame.Rect]

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self._covered = []

    def lay(self, ground: pygame.Surface, changed: list[pygame.Rect]) -> None:
        """Show `ground` and nothing else; since it was last laid it has `changed` only there."""
        if self._ground is ground:
            places = [*self._covered, *changed]
            super().blits([(ground, place, place) for place in places], False)
        else:
            super().blit(ground, (0, 0))
        self._ground, self._covered = ground, []

    def note(self, place: pygame.Rect) -> None:
        """Something was drawn there by other means than `blit` and `fill`."""
        if self._ground is None or self._hidden(place):
            return
        self._covered.append(place)
        if len(self._covered) > MANY:
            self._ground = None

    def blit(self, *args: Any, **kwargs: Any) -> pygame.Rect:
        """As any surface does."""
        place = super().blit(*args, **kwargs)
        self.note(place)
        return place

    def fill(self, *args: Any, **kwargs: Any) -> pygame.Rect:
        """As any surface does."""
        place = super().fill(*args, **kwargs)
        self.note(place)
        return place

    def _hidden(self, place: pygame.Rect) -> bool:
        """Whether the whole canvas is covered: then nothing of its ground can be trusted."""
        if place.size != self.size:
            return False
        self._ground = None
        return True
