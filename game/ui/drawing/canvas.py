"""What a frame is drawn on. It notes where, so that the next frame restores only those places.

Most of a table lies still: its kept picture (`still`) is put on the canvas once, and after that
only where something has changed or where something moving was drawn over it. In the same way
only what has been touched goes on to the window.
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
    _laid: list[pygame.Rect]
    """Where the ground was put on since the canvas was shown."""
    _all_new = True
    """Whether nothing is known of what was shown."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self._covered, self._laid = [], []

    def lay(self, ground: pygame.Surface, changed: list[pygame.Rect]) -> None:
        """Show `ground` and nothing else; since it was last laid it has `changed` only there."""
        if self._ground is ground:
            places = [*self._covered, *changed]
            super().blits([(ground, place, place) for place in places], False)
            self._laid += places
        else:
            super().blit(ground, (0, 0))
            self._all_new = True
        self._ground, self._covered = ground, []

    def show_on(self, surface: pygame.Surface, *, whole: bool = False) -> None:
        """Copy to a surface as large what has been touched since the last time, or all of it."""
        if whole or self._all_new:
            surface.blit(self, (0, 0))
        else:
            places = [*self._laid, *self._covered]
            surface.blits([(self, place, place) for place in places], False)
        self._laid, self._all_new = [], False

    def note(self, place: pygame.Rect) -> None:
        """Something was drawn there by other means than `blit` and `fill`."""
        self._covered.append(place)
        if place.size == self.size or len(self._covered) > MANY:
            self._ground, self._covered = None, []
        if self._ground is None:
            self._all_new = True

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
