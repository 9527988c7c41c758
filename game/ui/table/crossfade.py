"""The next seat's display comes up while the last one fades: one picture of it is kept for that."""

from __future__ import annotations

import pygame
import pytweening

from game.ui.brush import Brush
from game.ui.motion.tween import Tween
from game.ui.still import Still
from game.ui.table.view import TableView

SEAT_MS, GENTLE_MS = 250.0, 120.0


class Crossfade:
    """Notices when a view shows another seat's display; `still` has the last one's picture."""

    def __init__(self, view: TableView, still: Still) -> None:
        self._view = view
        self._still = still
        self._shown = view.shown
        self._area = pygame.Rect(0, 0, 1, 1)
        self._last: pygame.Surface | None = None
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
            self._last = self._tween = None
        return True

    @property
    def hides(self) -> pygame.Rect | None:
        """What lies behind the last display, which still covers it."""
        return None if self._last is None else self._area

    def draw(self, brush: Brush) -> None:
        """What is left of the last display, over the one shown now."""
        if self._last is not None and self._tween is not None:
            brush.blit(self._last, self._area.topleft, round(255 * (1 - self._tween.share)))

    def _begin(self) -> None:
        """Keep the picture of the last display; the next one is shown whole at once."""
        view, pace = self._view, self._view.pace
        view.camera.moved_by_hand = False
        view.fit(glide=False)
        if pace.instant:
            return
        self._area = view.board_area
        self._last = self._still.cut(self._area)
        length = GENTLE_MS if pace.gentle else SEAT_MS * pace.factor
        self._tween = Tween(length, pytweening.easeInOutQuad)
