"""What the pointer does on the table."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.input import Input, Left, Moved, Point, Press, Pressed, Released, Wheeled
from game.ui.table.drag import Drag
from game.ui.table.gaze import Gaze
from game.ui.table.pointed import cell_at, on_board, seat_at, tile_at
from game.ui.table.trial import Trial
from game.ui.table.view import TableView

GRIP = 0.62
"""A press must be this near to a cell, in cells."""
WHEEL_MS = 120.0
"""The wheel of a touchpad turns a tile at most this often."""


class Pointer:
    """Mouse and touchpad. `to_row` is called when a tile was dragged to the intermezzo row."""

    def __init__(
        self, view: TableView, trial: Trial, gaze: Gaze, to_row: Callable[[], None]
    ) -> None:
        self._view = view
        self._trial = trial
        self._gaze = gaze
        self._to_row = to_row
        self._drag: Drag | None = None
        self._wheeled = float("-inf")

    def reset(self) -> None:
        """Forget drags."""
        self._drag = None
        self._gaze.let_go()

    def look(self, event: Input) -> None:
        """What may be done while a move is played back: pan and zoom."""
        match event:
            case Moved(at):
                self._gaze.drag_to(at)
            case Pressed(at, Press.MIDDLE) if on_board(self._view, at):
                self._gaze.grab(at)
            case Released():
                self.reset()
            case Wheeled(at, steps):
                self._gaze.zoom(at, steps)
            case _:
                pass

    def handle(self, event: Input) -> None:
        """React to one input of the pointer."""
        match event:
            case Moved(at):
                self._moved(at)
            case Pressed(at, Press.RIGHT, shift):
                self._trial.turn(-1 if shift else 1)
            case Pressed(at, Press.MIDDLE):
                self.look(event)
            case Pressed(at):
                self._pressed(at)
            case Released(at, button):
                self._released(at, button)
            case Wheeled(at, steps, ctrl, shift):
                self._wheel(at, steps, ctrl, shift)
            case Left():
                self.reset()
            case _:
                pass

    def _moved(self, at: Point) -> None:
        if self._gaze.drag_to(at):
            return
        if self._drag is not None:
            self._drag.step(at)
        self._trial.point_at(tile_at(self._view, at))
        self._trial.hover(at)

    def _pressed(self, at: Point) -> None:
        view, turn = self._view, self._view.turn
        tile, seat = tile_at(view, at), seat_at(view, at)
        if tile is not None:
            self._trial.take_or_put_back(tile)
            self._drag = Drag(at)
            return
        if seat is not None:
            self._gaze.look_at(seat)
            return
        if view.layout.strip.collidepoint(at):
            self._gaze.look_home()
        if not on_board(view, at):
            return
        trying = turn.tile is not None and self._trial.mine
        cell = cell_at(view, at, GRIP) if trying else None
        if cell is not None:
            self._trial.press(cell)
        elif not trying or not self._trial.refuse(at):
            self._gaze.tap(at, self._trial.now)

    def _released(self, at: Point, button: Press) -> None:
        """The end of a drag: the tile lies where it was let go, or goes back."""
        drag = self._drag
        self.reset()
        if button is not Press.LEFT or drag is None or not drag.far:
            return
        cell = cell_at(self._view, at, GRIP)
        if cell is not None and self._view.turn.tile is not None:
            self._trial.press(cell)
        elif tile_at(self._view, at) is None:
            self._trial.put_back()
            row = self._view.layout.row
            if row is not None and row.collidepoint(at):
                self._to_row()

    def _wheel(self, at: Point, steps: int, ctrl: bool, shift: bool) -> None:
        if ctrl or self._view.turn.tile is None:
            self._gaze.zoom(at, steps)
        elif self._trial.now - self._wheeled >= WHEEL_MS:
            self._wheeled = self._trial.now
            self._trial.turn(1 if (steps < 0) is not shift else -1)
