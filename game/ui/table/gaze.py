"""Where the player looks: panning, zooming, fitting, and the displays of others.

All this is free at any time and decides nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from game.ui.input import Point
from game.ui.table.drag import Drag
from game.ui.table.pointed import on_board
from game.ui.table.view import TableView

DOUBLE_MS = 350.0
"""Two presses on the empty table within this fit the display."""
ZOOM_STEP = 1.15


class Gaze:
    """Moves the view of one table; `touched` is called where the picture is out of date."""

    def __init__(self, view: TableView, touched: Callable[[], None]) -> None:
        self._view = view
        self._touched = touched
        self._drag: Drag | None = None
        self._tapped = float("-inf")

    @property
    def panning(self) -> bool:
        """Whether a drag has got hold of the table."""
        return self._drag is not None

    def grab(self, at: Point) -> None:
        """A press that may drag the table."""
        self._drag = Drag(at)

    def tap(self, at: Point, now: float) -> None:
        """A press on the empty table at `now` (ms): a drag moves it, a double click fits it."""
        if now - self._tapped <= DOUBLE_MS:
            self.fit()
        self._tapped = now
        self.grab(at)

    def drag_to(self, at: Point) -> bool:
        """Follow the pointer with the table; True if a drag moves it."""
        if self._drag is None:
            return False
        dx, dy = self._drag.step(at)
        if self._drag.far:
            self._view.camera.pan(dx, dy)
            self._touched()
        return self._drag.far

    def let_go(self) -> None:
        """End a drag."""
        self._drag = None

    def pan(self, dx: float, dy: float) -> None:
        """Look so many u further to the right and down."""
        scale = self._view.layout.unit.scale
        self._view.camera.pan(-dx * scale, -dy * scale)
        self._touched()

    def zoom(self, at: Point, steps: int) -> None:
        """Larger or smaller; what is under `at` stays there."""
        if on_board(self._view, at):
            self._view.camera.zoom(ZOOM_STEP**steps, at)
            self._touched()

    def fit(self) -> None:
        """Show the whole display again."""
        self._view.camera.fit_again()
        self._touched()

    def look_at(self, seat: int) -> None:
        """Show another seat's display large, or the active one's again."""
        view = self._view
        other = seat != view.picture.active and seat != view.looked_at
        view.looked_at = seat if other else None
        view.camera.moved_by_hand = False
        view.fit(glide=False)
        self._touched()

    def look_home(self) -> bool:
        """Back to the active seat's display; False if it is shown already."""
        if self._view.looked_at is None:
            return False
        self.look_at(self._view.looked_at)
        return True
