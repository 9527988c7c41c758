"""The table under the player's hands: which input means what, and what is drawn for it.

What the pointer does is in `pointer`, what the keys do in `keys`; both end in the deeds of
`trial` and `gaze`. What comes out of `handle` is the move to commit. The same desk serves the
play scene and the intermezzo on top of it.
"""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Move, Reason
from game.ui.drawing.brush import Brush
from game.ui.input import Asked, Input, Left, Moved, Panned, Point, Pressed, Released
from game.ui.table.carried import draw_flying
from game.ui.table.gaze import Gaze
from game.ui.table.keys import Keys
from game.ui.table.pin_tools import PinTools
from game.ui.table.pointed import on_board
from game.ui.table.pointer import Pointer
from game.ui.table.stops import Stops
from game.ui.table.trial import Trial
from game.ui.table.view import TableView
from game.ui.turn import Stage


class Desk:
    """Turns input into a decision.

    `refused` is told why a cell was refused; `to_row` is called when the last tile on offer was
    dragged to the intermezzo row.
    """

    def __init__(
        self, view: TableView, refused: Callable[[Reason], None], to_row: Callable[[], None]
    ) -> None:
        self.view = view
        self.at: Point | None = None
        """Where the pointer is, once it is known."""
        self.changed = True
        """Whether the picture is out of date."""
        self.taken = False
        """Whether the last input was for what the ring is on."""
        self._by_keys = False
        self._gaze = Gaze(view, self._touch)
        self._trial = Trial(view, refused, self._touch)
        self._pointer = Pointer(view, self._trial, self._gaze, to_row)
        self._keys = Keys(view, self._trial, self._gaze)
        self.stops = Stops(view, self._trial, self._gaze)
        self._tools = self._new_tools()

    @property
    def resting(self) -> bool:
        """Whether nothing is being played back, so that a decision can be made."""
        return self.view.timeline is None and not self.view.turn.state.over

    @property
    def trying(self) -> bool:
        """Whether a tile is being tried that can be taken back before any move is."""
        turn = self.view.turn
        if not self.resting or not self._trial.mine or turn.tile is None:
            return False
        return turn.pinned or turn.tile != turn.state.drawn

    def handle(self, event: Input) -> Move | None:
        """React to one input; the move to commit, if that made one."""
        self._trial.move = None
        self.follow(event)
        self.taken = isinstance(event, Asked) and self.view.resting and self.stops.handle(event)
        if self.taken:
            self.changed = True
        elif isinstance(event, Panned):
            self._gaze.pan(event.dx, event.dy)
        elif not self.resting:
            self._pointer.look(event)
        elif isinstance(event, Asked):
            self._keys.handle(event.action, event.which)
        elif not self._tools_take(event):
            self._pointer.handle(event)
        return self._trial.move

    def follow(self, event: Input) -> None:
        """Know where the pointer is, and whether it or the keys are used, whoever reacts.

        Once keys are used, nothing stays lit under a pointer that rests.
        """
        if isinstance(event, Moved):
            self.at = event.at
        if not isinstance(event, Left):
            self._by_keys = isinstance(event, Asked | Panned)
        if isinstance(event, Asked | Panned):
            self.unhover()

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._trial.now += ms
        self.view.motion.air = self._air
        tipped = self._tools_shown and self._tools.update(ms)
        if self.view.coached:
            self.changed |= self.view.coach.update(self.view.turn)
        if self.view.camera.update(ms) | self.view.motion.update(ms) | tipped:
            self.changed = True

    def draw(self, brush: Brush) -> None:
        """The tools beside a pinned tile, the tiles in the air, and where the keys are."""
        if self.view.resting:
            self.stops.draw(brush)
        if not self.resting:
            return
        cell = self.view.turn.cell
        if self._tools_shown and cell is not None:
            self._tools.draw(brush, self.view, cell)
        draw_flying(brush, self.view.motion)

    def reset(self) -> None:
        """Forget drags and hovers: the position, or the language, has changed."""
        self._tools = self._new_tools()
        self._pointer.reset()
        self.view.hovered_tile = None
        if not self._by_keys:
            self._trial.hover(self.at)
        self.changed = True

    def unhover(self) -> None:
        """Nothing is pointed at any more; a ghost stays where it is."""
        self._tools.unhover()
        for widget in self.stops.around():
            widget.unhover()
        self._trial.point_at(None)

    def back(self) -> bool:
        """One stage back; False if there was nothing to leave."""
        if self._gaze.look_home() or self.stops.back():
            return True
        if not self.resting or not self._trial.back():
            return False
        if not self._by_keys:
            self._trial.hover(self.at)
        return True

    def think_again(self) -> bool:
        """What is being tried is taken back before any move is; False if nothing is."""
        if not self.trying:
            return False
        if self.view.turn.tile == self.view.turn.state.drawn:
            return self._trial.back()
        self._trial.put_back()
        return True

    def fit(self) -> None:
        """Show the whole display again."""
        self._gaze.fit()

    def look_at(self, seat: int) -> None:
        """Show another seat's display large, or the active one's again."""
        self._gaze.look_at(seat)

    def _touch(self) -> None:
        self.changed = True

    @property
    def _air(self) -> Point | None:
        """Where a tile hangs from the pointer; one that must be placed only over the board."""
        if self.at is None or self._by_keys:
            return None
        forced = self.view.turn.tile == self.view.turn.state.drawn
        return self.at if on_board(self.view, self.at) or not forced else None

    # --- The tools beside a pinned tile ------------------------------------------------------

    @property
    def _tools_shown(self) -> bool:
        return self.resting and self._trial.mine and self.view.turn.stage is Stage.PINNED

    def _tools_take(self, event: Input) -> bool:
        """Whether an input was meant for the tools, and nothing else."""
        if not self._tools_shown or not isinstance(event, Moved | Pressed | Released | Left):
            return False
        touched = self._tools.handle(event)
        self.changed |= touched
        return touched and not isinstance(event, Moved)

    def _new_tools(self) -> PinTools:
        trial = self._trial
        return PinTools(self.view.words, trial.turn, trial.put_back, trial.confirm)
