"""What a frame is drawn on. It notes where, so that the next frame restores only those places.

Most of a table lies still: its kept picture (`still`) is put on the canvas once, and after that
only where something has changed or where something moving was drawn over it. In the same way
only what has been touched goes on to the window.
"""

from __future__ import annotations

from typing import Any, cast

import pygame

MANY = 600
"""After so many notes it is quicker to begin again with the whole picture."""


class Canvas(pygame.Surface):
    """A surface of `size` pixels that knows where its ground is covered."""

    _ground: pygame.Surface | None = None
    """What lies on it from edge to edge, if that is known."""
    _covered: list[pygame.Rect]
    """Where something was drawn over the ground since it was laid."""
    _touched: list[pygame.Rect]
    """Where anything was drawn since the canvas was shown."""
    _all_touched = True
    _whole: Canvas | None = None
    """What this is a part of."""

    def __init__(self, size: tuple[int, int]) -> None:
        super().__init__(size, 0, 32)
        self._covered, self._touched = [], []

    def lay(self, ground: pygame.Surface, changed: list[pygame.Rect]) -> None:
        """Show `ground` and nothing else; since it was last laid it has `changed` only there."""
        if self._ground is ground:
            places = [*self._covered, *changed]
            super().blits([(ground, place, place) for place in places], False)
        else:
            places = [super().blit(ground, (0, 0))]
        self._ground, self._covered = ground, []
        for place in places:
            self._touch(place)

    def show_on(self, surface: pygame.Surface, *, whole: bool = False) -> None:
        """Copy to a surface as large what has been touched since the last time, or all of it."""
        if whole or self._all_touched:
            surface.blit(self, (0, 0))
        else:
            surface.blits([(self, place, place) for place in self._touched], False)
        self._touched, self._all_touched = [], False

    def note(self, place: pygame.Rect) -> None:
        """Something was drawn there by other means than `blit` and `fill`."""
        if self._ground is not None:
            self._covered.append(place)
            if place.size == self.size or len(self._covered) > MANY:
                self._ground, self._covered = None, []
        self._touch(place)

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

    def subsurface(self, *args: Any) -> Canvas:
        """As of any surface; what is drawn on the part is noted in the whole."""
        part = cast(Canvas, super().subsurface(*args))  # pygame keeps the class
        part._covered, part._touched, part._whole = [], [], self
        return part

    def copy(self) -> pygame.Surface:
        """A plain surface that looks the same."""
        plain = pygame.Surface(self.size, 0, 32)
        plain.blit(self, (0, 0))
        return plain

    def _touch(self, place: pygame.Rect) -> None:
        if self._whole is not None:
            self._whole.note(place.move(self.get_offset()))
        elif not self._all_touched:
            self._touched.append(place)
            self._all_touched = place.size == self.size or len(self._touched) > MANY
