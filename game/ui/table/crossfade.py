"""The next seat's display comes up while the last one fades: one picture of it is kept for that."""

from __future__ import annotations

import pygame
import pytweening

from game.ui.drawing.brush import Brush
from game.ui.drawing.still import Still
from game.ui.drawing.tile_art import light_reach
from game.ui.motion.tween import Tween
from game.ui.table.view import TableView

SEAT_MS, GENTLE_MS = 250.0, 120.0


class Crossfade:
    """Notices when a view shows another seat's display; `still` has the last one's picture."""

    def __init__(self, view: TableView, still: Still) -> None:
        self._view = view
        self._still = still
        self._shown = view.shown
        self._extent = self._area = pygame.Rect(0, 0, 1, 1)
        """Where the display was drawn last, and the place that is faded."""
        self._paper = pygame.Surface((1, 1), 0, 32)
        """Room for the last display; it is made beforehand, for making it takes time."""
        self._tween: Tween | None = None

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        if self._view.shown != self._shown:
            self._shown = self._view.shown
            self._begin()
        if self._tween is None:
            return False
        self._tween.advance(ms)
        if self._tween.done:
            self._tween = None
        return True

    @property
    def hides(self) -> pygame.Rect | None:
        """What lies behind the last display, which still covers it."""
        return None if self._tween is None else self._area

    def draw(self, brush: Brush) -> None:
        """What is left of the last display, over the one shown now."""
        self._extent = _extent(self._view)
        if self._paper.size != self._view.board_area.size:
            self._paper = pygame.Surface(self._view.board_area.size, 0, 32)
            self._paper.fill(0)
            self._tween = None
        if self._tween is not None:
            last = self._paper.subsurface((0, 0, *self._area.size))
            brush.blit(last, self._area.topleft, round(255 * (1 - self._tween.share)))

    def _begin(self) -> None:
        """Keep the picture of the last display; the next one is shown whole at once."""
        view, pace = self._view, self._view.pace
        view.camera.moved_by_hand = False
        view.fit(glide=False)
        self._area = self._extent.union(_extent(view))
        fits = self._paper.get_rect().contains((0, 0, *self._area.size))
        if pace.instant or not fits or not self._still.copy(self._area, self._paper):
            self._tween = None
            return
        length = GENTLE_MS if pace.gentle else SEAT_MS * pace.factor
        self._tween = Tween(length, pytweening.easeInOutQuad)


def _extent(view: TableView) -> pygame.Rect:
    """Where the tiles of the display shown are, with their light."""
    camera, board = view.camera, view.board_area
    if camera.restless:
        return board
    tiles = [camera.rect(cell) for cell in view.picture.seats[view.shown].tiles]
    if not tiles:
        return pygame.Rect(board.center, (1, 1))
    reach = 2 * light_reach(camera.side)
    return tiles[0].unionall(tiles[1:]).inflate(2 * reach, 2 * reach).clip(board)
