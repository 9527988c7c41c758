"""The display as one picture, for the short while in which its tiles change their size.

Zooming and gliding would otherwise draw every tile anew in every frame. The picture shows all of
the display as it fits the board; it is scaled roughly, for nobody can look at it closely
before the camera rests and the tiles are drawn one by one again.
"""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import draw_frame
from game.ui.table.board import draw_display, draw_free_cell
from game.ui.table.view import TableView


class FleetingDisplay:
    """The picture of the display a view shows, kept until something on it has changed."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._key: Hashable = None
        self._picture = self._scaled = pygame.Surface((1, 1))
        self._place = pygame.Rect(0, 0, 1, 1)
        """Where the picture lies when the display fits the board."""

    def draw(self, brush: Brush) -> None:
        """Draw the display where the camera sees it now."""
        view, camera = self._view, self._view.camera
        seat = view.picture.seats[view.shown]
        free = view.free_cells, view.awake
        shown = view.shown, seat.version, view.fresh
        key = shown, free, camera.home, tuple(camera.area), brush.art.palette
        if key != self._key:
            self._paint(brush)
            self._key = key
        whole = camera.seen_from_home(self._place)
        seen = whole.clip(view.board_area)
        if seen.width < 1 or seen.height < 1:
            return
        times = self._place.width / whole.width
        part = pygame.Rect(
            round((seen.left - whole.left) * times),
            round((seen.top - whole.top) * times),
            max(1, round(seen.width * times)),
            max(1, round(seen.height * times)),
        ).clip(self._picture.get_rect())
        cut, room = self._picture.subsurface(part), self._scaled.subsurface((0, 0, *seen.size))
        brush.blit(pygame.transform.scale(cut, seen.size, room), seen.topleft)

    def _paint(self, brush: Brush) -> None:
        """Draw the whole display, no larger than what is on it, and make room to scale it."""
        view, area = self._view, self._view.camera.area
        picture = brush.art.blank(area.size)
        on_it = Brush(picture, brush.art, brush.unit)
        fitted = view.camera.at_home((0, 0))
        for cell in view.free_cells:
            draw_free_cell(on_it, fitted.rect(cell), awake=view.awake)
        draw_display(on_it, fitted, view.picture.seats[view.shown], view.colour(view.shown))
        for cell in view.fresh_on(view.shown):
            draw_frame(on_it, fitted.at(cell), fitted.side)
        bounds = picture.get_bounding_rect()
        self._picture, self._place = picture.subsurface(bounds), bounds.move(area.topleft)
        self._scaled = brush.art.blank(view.board_area.size)
