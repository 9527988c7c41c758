"""The display as one picture, for the short while in which its tiles change their size.

Zooming and gliding would otherwise draw every tile anew in every frame. The picture is that of
the whole display as it fits the board; it is scaled roughly, for nobody can look at it closely
before the camera rests and the tiles are drawn one by one again.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.brush import Brush
from game.ui.table.board import draw_display, draw_free_cells
from game.ui.table.view import TableView
from game.ui.tile_art import draw_frame


class FleetingDisplay:
    """The picture of the display a view shows, kept until something on it has changed."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._key: Hashable = None
        self._picture = pygame.Surface((1, 1))

    def draw(self, brush: Brush) -> None:
        """Draw the display where the camera sees it now."""
        view, camera, area = self._view, self._view.camera, self._view.camera.area
        seat = view.picture.seats[view.shown]
        free = view.free_cells, view.awake
        shown = view.shown, seat.version, view.fresh
        key = shown, free, camera.home, tuple(area), brush.art.palette
        if key != self._key:
            self._picture = brush.art.blank(area.size)
            on_it = Brush(self._picture, brush.art, brush.unit)
            fitted = camera.at_home((0, 0))
            draw_free_cells(on_it, fitted, view.free_cells, awake=view.awake)
            draw_display(on_it, fitted, seat, view.colour(view.shown))
            for cell in view.fresh_on(view.shown):
                draw_frame(on_it, fitted.at(cell), fitted.side)
            self._key = key
        whole = camera.seen_from_home(area)
        seen = whole.clip(view.board_area)
        if seen.width < 1 or seen.height < 1:
            return
        times = area.width / whole.width
        part = pygame.Rect(
            round((seen.left - whole.left) * times),
            round((seen.top - whole.top) * times),
            max(1, round(seen.width * times)),
            max(1, round(seen.height * times)),
        ).clip(self._picture.get_rect())
        cut = self._picture.subsurface(part)
        brush.surface.blit(pygame.transform.scale(cut, seen.size), seen.topleft)
