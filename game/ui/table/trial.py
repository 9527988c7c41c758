"""What can be done with the tile that is being tried, each deed with its sound.

Every device ends here; the rules of the decision are those of `Turn`.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Cell, Move, Reason
from game.ui.input import Point
from game.ui.sound import Cue
from game.ui.table.pointed import cell_at, on_board
from game.ui.table.view import TableView
from game.ui.turn import SETTLE_MS, Stage

MAGNET = 0.75
"""A ghost snaps to a cell from this far, in cells."""


class Trial:
    """Tries tiles on one table; `touched` is called where the picture is out of date.

    `refused` is told why a cell was refused.
    """

    def __init__(
        self, view: TableView, refused: Callable[[Reason], None], touched: Callable[[], None]
    ) -> None:
        self._view = view
        self._sounds = view.services.sounds
        self._refused = refused
        self._touched = touched
        self.now = 0.0
        """Milliseconds since the table was laid."""
        self.move: Move | None = None
        """The move to commit, if the last deed has made one."""
        self._handled = float("-inf")
        self._pressed = float("-inf")

    @property
    def mine(self) -> bool:
        """Whether the display on the board is that of the seat to move."""
        return self._view.shown == self._view.turn.state.active

    def point_at(self, tile: int | None) -> None:
        """The pointer is over a tile of the hand, or over none."""
        if tile != self._view.hovered_tile:
            self._view.hovered_tile = tile
            self._touched()
            if tile is not None:
                self._play(Cue.HOVER)

    def take(self, tile: int) -> None:
        """Lift a tile of the hand."""
        if self._view.turn.take(tile):
            self._view.looked_at = None
            self._play(Cue.TAKE)
            self._touched()

    def take_or_put_back(self, tile: int) -> None:
        """Take a tile, or put back the one that is held; a double click only takes."""
        rested, self._handled = self.now - self._handled, self.now
        if self._view.turn.tile != tile:
            self.take(tile)
        elif rested >= SETTLE_MS:
            self._view.looked_at = None
            self.put_back()

    def put_back(self) -> None:
        """Lay the held tile back where it came from."""
        before = self._view.turn.tile
        self._view.turn.put_back()
        self._left(before)

    def back(self) -> bool:
        """One stage back; False if there is none."""
        before = self._view.turn.tile
        went = self._view.turn.back()
        if went:
            self._left(before)
        return went

    def turn(self, quarters: int) -> None:
        """Turn the held tile clockwise."""
        if self._view.turn.turn(quarters):
            self._sounds.play(Cue.TURN)
            self._touched()

    def hover(self, at: Point | None) -> None:
        """The pointer is at `at`: the ghost snaps to the cell it means."""
        there = at is not None and self.mine and on_board(self._view, at)
        cell = cell_at(self._view, at, MAGNET) if at is not None and there else None
        if self._view.turn.hover(cell):
            self.snapped()
        elif self._view.turn.stage is Stage.CARRY:
            self._touched()

    def snapped(self) -> None:
        """The ghost has moved: a click, a step higher for each arrow it would cover."""
        self._touched()
        preview = self._view.turn.preview
        if self._view.turn.cell is not None:
            self._sounds.play(Cue.SNAP, which=0 if preview is None else len(preview.covered))

    def press(self, cell: Cell) -> None:
        """Pin the tile on a legal cell, or commit the one pinned there."""
        was_pinned = self._view.turn.cell if self._view.turn.pinned else None
        self._settle(self._view.turn.press(cell, self.now), again=was_pinned == cell)
        if self.move is None and was_pinned != cell:
            self._sounds.play(Cue.PIN)
        self._touched()

    def confirm(self) -> None:
        """Pin the ghost, or commit the pinned tile."""
        if not self.mine:
            return
        pinned = self._view.turn.pinned
        self._settle(self._view.turn.confirm(self.now), again=pinned)
        if self.move is None and self._view.turn.pinned is not pinned:
            self._sounds.play(Cue.PIN)
        self._touched()

    def _settle(self, move: Move | None, *, again: bool) -> None:
        """Let a press commit; a storm of them only once, also where one click is enough.

        `again` tells that the tile was pinned there before, where `Turn` sees to it.
        """
        rested, self._pressed = self.now - self._pressed, self.now
        self.move = move if again or rested >= SETTLE_MS else None

    def refuse(self, at: Point) -> bool:
        """Say why the tile may not lie where the press was; False on the empty table."""
        x, y = self._view.camera.cells_at(at)
        cell = Cell(round(x), round(y))
        reason = self._view.turn.refusal(cell)
        if reason is None or reason is Reason.NOT_BESIDE:
            return False
        self._view.motion.refuse(cell)
        self._touched()
        self._refused(reason)
        return True

    def _left(self, before: int | None) -> None:
        """The tile held before may lie in its place again."""
        if self._view.turn.tile != before:
            self._play(Cue.PUT_BACK)
        self._touched()

    def _play(self, cue: Cue) -> None:
        """A sound from where the tiles of the hand lie."""
        view = self._view
        tile = view.hovered_tile if view.turn.tile is None else view.turn.tile
        place = dict(view.hand_places).get(-1 if tile is None else tile)
        x = None if place is None else place.centerx / view.layout.size[0]
        self._sounds.play(cue, x=x)
