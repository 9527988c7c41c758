"""What the pointer and the keys do on the table: take, try, turn, pin and confirm a tile.

All devices end in the few methods of `Turn`; what comes out of `handle` is the move to commit.
The same desk serves the play scene and the intermezzo on top of it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Cell, Direction, Move, Reason
from game.ui.brush import Brush
from game.ui.input import (
    Action,
    Asked,
    Input,
    Left,
    Moved,
    Point,
    Press,
    Pressed,
    Released,
    Wheeled,
)
from game.ui.sound import Cue
from game.ui.table.carried import draw_flying
from game.ui.table.drag import Drag
from game.ui.table.pin_tools import PinTools
from game.ui.table.view import TableView
from game.ui.turn import SETTLE_MS, Stage

MAGNET, GRIP = 0.75, 0.62
"""A ghost snaps to a cell from this far, in cells; and a press must be this near."""
WHEEL_MS = 120.0
"""The wheel of a touchpad turns a tile at most this often."""
DOUBLE_MS = 350.0
ZOOM_STEP = 1.15
_WAYS = {
    Action.UP: Direction.N,
    Action.RIGHT: Direction.E,
    Action.DOWN: Direction.S,
    Action.LEFT: Direction.W,
}


class Desk:
    """Turns input into a decision.

    `refused` is told why a cell was refused; `to_row` is called when the last tile on offer was
    dragged to the intermezzo row.
    """

    def __init__(
        self, view: TableView, refused: Callable[[Reason], None], to_row: Callable[[], None]
    ) -> None:
        self.view = view
        self._sounds = view.services.sounds
        self.refused = refused
        self.to_row = to_row
        self.pointer: Point | None = None
        """Where the pointer is, once it is known."""
        self._by_keys = False
        self.changed = True
        """Whether the picture is out of date."""
        self._now = 0.0
        self._move: Move | None = None
        self._drag: Drag | None = None
        self._wheeled = self._tapped = self._handled = float("-inf")
        self._tools = self._new_tools()

    @property
    def resting(self) -> bool:
        """Whether nothing is being played back, so that a decision can be made."""
        return self.view.timeline is None and not self.view.turn.state.over

    def handle(self, event: Input) -> Move | None:
        """React to one input; the move to commit, if that made one."""
        self._move = None
        self.follow(event)
        if not self.resting:
            self._look(event)
            return None
        if self._tools_shown and isinstance(event, Moved | Pressed | Released | Left):
            touched = self._tools.handle(event)
            self.changed |= touched
            if touched and not isinstance(event, Moved):
                return self._move
        match event:
            case Moved(at):
                self._moved(at)
            case Pressed(at, button):
                self._pressed(at, button, event.shift)
            case Released(at, button):
                self._released(at, button)
            case Wheeled(at, steps, ctrl, shift):
                self._wheel(at, steps, ctrl, shift)
            case Asked(action, which):
                self._asked(action, which)
            case Left():
                self._drag = None
            case _:
                pass
        return self._move

    def follow(self, event: Input) -> None:
        """Know where the pointer is, and whether it or the keys are used, whoever reacts."""
        if isinstance(event, Moved):
            self.pointer = event.at
        if not isinstance(event, Left):
            self._by_keys = isinstance(event, Asked)

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._now += ms
        if self._tools_shown and self._tools.update(ms):
            self.changed = True
        if self.view.camera.update(ms):
            self.changed = True
        self.view.motion.air = self._air
        if self.view.motion.update(ms):
            self.changed = True

    def draw(self, brush: Brush) -> None:
        """The tools beside a pinned tile, or the tile that hangs from the pointer."""
        if not self.resting:
            return
        cell = self.view.turn.cell
        if self._tools_shown and cell is not None:
            self._tools.draw(brush, self.view, cell)
        draw_flying(brush, self.view.motion)

    @property
    def _air(self) -> Point | None:
        """Where a tile hangs from the pointer; one that must be placed only over the board."""
        at = self.pointer
        if at is None or self._by_keys:
            return None
        forced = self.view.turn.tile == self.view.turn.state.drawn
        return at if self._on_board(at) or not forced else None

    def reset(self) -> None:
        """Forget drags and hovers: the position, or the language, has changed."""
        self._tools = self._new_tools()
        self._drag = None
        self.view.hovered_tile = None
        self._hover_cell(self.pointer)
        self.changed = True

    # --- The pointer ------------------------------------------------------------------------

    def _moved(self, at: Point) -> None:
        self._look(Moved(at))
        drag = self._drag
        if drag is not None and drag.moved(at) and drag.pans:
            return
        hovered = self._tile_at(at)
        if hovered != self.view.hovered_tile:
            self.view.hovered_tile = hovered
            self.changed = True
            if hovered is not None:
                self._hear(Cue.HOVER, at)
        self._hover_cell(at)
        if self.view.turn.stage is Stage.CARRY:
            self.changed = True

    def _look(self, event: Input) -> None:
        """Pan and zoom, which are free at any time."""
        match event:
            case Moved(at) if self._drag is not None and self._drag.pans:
                dx, dy = self._drag.step(at)
                if self._drag.far:
                    self.view.camera.pan(dx, dy)
                    self.changed = True
            case Pressed(at, Press.MIDDLE) if self._on_board(at):
                self._drag = Drag(at, pans=True)
            case Released():
                if not self.resting:
                    self._drag = None
            case Wheeled(at, steps, ctrl) if ctrl or not self.resting:
                self._zoom(at, steps)
            case _:
                pass

    def _pressed(self, at: Point, button: Press, shift: bool) -> None:
        turn = self.view.turn
        if button is Press.RIGHT:
            self._turn(-1 if shift else 1)
            return
        if button is Press.MIDDLE:
            self._look(Pressed(at, button))
            return
        tile = self._tile_at(at)
        if tile is not None:
            self._press_hand(tile, at)
            return
        seat = self._seat_at(at)
        if seat is not None:
            self.look_at(seat)
            return
        if self.view.looked_at is not None and self.view.layout.strip.collidepoint(at):
            self.look_at(self.view.looked_at)
        if not self._on_board(at):
            return
        cell = self._cell_at(at, GRIP) if turn.tile is not None and self._mine else None
        if cell is not None:
            self._press_cell(cell)
        elif turn.tile is None or not self._mine or not self._refuse(at):
            self._press_table(at)

    def _press_table(self, at: Point) -> None:
        """The empty table: a drag moves it, a double click fits it."""
        if self._now - self._tapped <= DOUBLE_MS:
            self.fit()
        self._tapped = self._now
        self._drag = Drag(at, pans=True)

    def _press_hand(self, tile: int, at: Point) -> None:
        """Take a tile, or put back the one that hangs from the pointer."""
        rested, self._handled = self._now - self._handled, self._now
        self.view.looked_at = None
        turn = self.view.turn
        if turn.tile != tile:
            turn.take(tile)
            self._hear(Cue.TAKE, at)
        elif rested >= SETTLE_MS:
            turn.put_back()
            self._hear(Cue.PUT_BACK, at)
        self._drag = Drag(at, pans=False)
        self.changed = True

    def _released(self, at: Point, button: Press) -> None:
        drag, self._drag = self._drag, None
        if button is not Press.LEFT or drag is None or drag.pans or not drag.far:
            return
        cell = self._cell_at(at, GRIP)
        if cell is not None and self.view.turn.tile is not None:
            self._press_cell(cell)
        elif self._tile_at(at) is None:
            self.view.turn.put_back()
            row = self.view.layout.row
            if row is not None and row.collidepoint(at):
                self.to_row()
        self.changed = True

    def _wheel(self, at: Point, steps: int, ctrl: bool, shift: bool) -> None:
        if ctrl or self.view.turn.tile is None:
            self._zoom(at, steps)
            return
        if self._now - self._wheeled >= WHEEL_MS:
            self._wheeled = self._now
            self._turn(1 if (steps < 0) is not shift else -1)

    def _zoom(self, at: Point, steps: int) -> None:
        if self._on_board(at):
            self.view.camera.zoom(ZOOM_STEP**steps, at)
            self.changed = True

    # --- Keys -------------------------------------------------------------------------------

    def _asked(self, action: Action, which: int) -> None:
        turn = self.view.turn
        match action:
            case Action.UP | Action.DOWN | Action.LEFT | Action.RIGHT:
                self._look_home(turn.step(_WAYS[action]))
            case Action.NEXT | Action.PREVIOUS:
                self._look_home(turn.next(1 if action is Action.NEXT else -1))
            case Action.TURN_LEFT | Action.TURN_RIGHT:
                self._turn(-1 if action is Action.TURN_LEFT else 1)
            case Action.TAKE:
                self._take_place(which)
            case Action.CONFIRM:
                self._confirm()
            case Action.ZOOM_IN | Action.ZOOM_OUT:
                self._zoom(self.view.middle, 1 if action is Action.ZOOM_IN else -1)
            case Action.FIT:
                self.fit()
            case Action.BOARD if which < len(self.view.people):
                self.look_at(which)
            case _:
                pass

    def back(self) -> bool:
        """One stage back; False if there was nothing to leave."""
        if self.view.looked_at is not None:
            self.look_at(self.view.looked_at)
        elif not self.resting or not self.view.turn.back():
            return False
        elif not self._by_keys:
            self._hover_cell(self.pointer)
        self.changed = True
        return True

    def fit(self) -> None:
        """Show the whole display again."""
        self.view.camera.fit_again()
        self.changed = True

    def look_at(self, seat: int) -> None:
        """Show another seat's display large, or the active one's again."""
        view = self.view
        other = seat != view.picture.active and seat != view.looked_at
        view.looked_at = seat if other else None
        view.camera.moved_by_hand = False
        view.fit(glide=False)
        self.changed = True

    def _take_place(self, which: int) -> None:
        """Take the tile on a place of the offer or the row, counted from 0."""
        tile = self.view.tile_on(which)
        if tile is not None and self.view.turn.take(tile):
            self._sounds.play(Cue.TAKE)
            self.view.looked_at = None
            self.changed = True

    def _look_home(self, moved: bool) -> None:
        if moved:
            self.view.looked_at = None
            self._snapped()

    # --- The turn ---------------------------------------------------------------------------

    def _turn(self, quarters: int) -> None:
        if self.view.turn.turn(quarters):
            self._sounds.play(Cue.TURN)
            self.changed = True

    def _put_back(self) -> None:
        self.view.turn.put_back()
        self.changed = True

    def _press_cell(self, cell: Cell) -> None:
        was_pinned = self.view.turn.cell if self.view.turn.pinned else None
        self._move = self.view.turn.press(cell, self._now)
        if self._move is None and was_pinned != cell:
            self._sounds.play(Cue.PIN)
        self.changed = True

    def _confirm(self) -> None:
        if self._mine:
            pinned = self.view.turn.pinned
            self._move = self.view.turn.confirm(self._now)
            if self._move is None and self.view.turn.pinned is not pinned:
                self._sounds.play(Cue.PIN)
            self.changed = True

    def _hover_cell(self, at: Point | None) -> None:
        on_board = at is not None and self._on_board(at) and self._mine
        cell = self._cell_at(at, MAGNET) if at is not None and on_board else None
        if self.view.turn.hover(cell):
            self._snapped()

    def _snapped(self) -> None:
        """The ghost has moved: a click, a step higher for each arrow it would cover."""
        self.changed = True
        preview = self.view.turn.preview
        if preview is not None:
            self._sounds.play(Cue.SNAP, which=len(preview.covered))

    def _hear(self, cue: Cue, at: Point) -> None:
        self._sounds.play(cue, x=at[0] / self.view.layout.size[0])

    def _refuse(self, at: Point) -> bool:
        """Say why the tile may not lie where the press was; False on the empty table."""
        x, y = self.view.camera.cells_at(at)
        cell = Cell(round(x), round(y))
        reason = self.view.turn.refusal(cell)
        if reason is None or reason is Reason.NOT_BESIDE:
            return False
        self.view.motion.refuse(cell)
        self.changed = True
        self.refused(reason)
        return True

    # --- Where the pointer is ---------------------------------------------------------------

    @property
    def _mine(self) -> bool:
        """Whether the display on the board is that of the seat to move."""
        return self.view.shown == self.view.turn.state.active

    def _cell_at(self, at: Point, reach: float) -> Cell | None:
        return self.view.camera.cell_at(at, self.view.turn.cells, reach)

    def _tile_at(self, at: Point) -> int | None:
        places = self.view.hand_places
        return next((tile for tile, place in places if place.collidepoint(at)), None)

    def _seat_at(self, at: Point) -> int | None:
        rects = self.view.layout.seats
        return next((seat for seat, rect in enumerate(rects) if rect.collidepoint(at)), None)

    def _on_board(self, at: Point) -> bool:
        layout = self.view.layout
        top = layout.board.top - layout.unit.px(8)
        return layout.board.left <= at[0] < layout.board.right and top <= at[1] < layout.strip.top

    # --- The tools beside a pinned tile ------------------------------------------------------

    @property
    def _tools_shown(self) -> bool:
        return self.resting and self._mine and self.view.turn.stage is Stage.PINNED

    def _new_tools(self) -> PinTools:
        return PinTools(self.view.words, self._turn, self._put_back, self._confirm)
