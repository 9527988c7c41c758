"""Where keys and pad can be on the table: tiles of the hand, the display, seats, buttons.

Inside the display they go from legal cell to legal cell, which is up to `keys`; here they come to
it and leave it. There is no pointer: a ring tells where they are, and on the display the ghost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine import DIRECTIONS, Direction, State
from game.ui.drawing.brush import Brush
from game.ui.input import Action, Asked, Device, Point
from game.ui.table.gaze import Gaze
from game.ui.table.trial import Trial
from game.ui.table.view import TableView
from game.ui.turn import Stage, towards
from game.ui.widgets.group import Group
from game.ui.widgets.notes import draw_tooltip
from game.ui.widgets.widget import Widget

WAYS = {
    Action.UP: Direction.N,
    Action.RIGHT: Direction.E,
    Action.DOWN: Direction.S,
    Action.LEFT: Direction.W,
}


class Spot(Widget):
    """A place on the table that is drawn by others; `act` is what it is for."""

    corner = 11.0

    def __init__(self, act: Callable[[], None]) -> None:
        super().__init__()
        self.act = act

    def activate(self) -> None:
        """Do what it is for."""
        self.act()


class Stops:
    """The way of keys and pad over one table."""

    def __init__(self, view: TableView, trial: Trial, gaze: Gaze) -> None:
        self._view = view
        self._trial = trial
        self._gaze = gaze
        self.around: Callable[[], Sequence[Widget]] = lambda: ()
        """What else can be reached now: pile and buttons."""
        self._group = Group()
        self._tiles: dict[int, Spot] = {}
        self._seats = [Spot(self._looking(seat)) for seat in range(len(view.people))]
        self._display = Spot(lambda: None)
        self._left = False
        """Whether the display was left although a tile is held."""
        self._known: tuple[State, int | None] | None = None

    @property
    def on_display(self) -> bool:
        """Whether a tile is held over the display, where arrows lead from cell to cell."""
        return self._view.turn.tile is not None and not self._left

    @property
    def focus(self) -> Widget | None:
        """Where the ring is, if it shows."""
        by_mouse = self._view.services.device is Device.MOUSE
        shows = self._group.marking and not self.on_display and not by_mouse
        return self._group.focus if shows else None

    @property
    def point(self) -> Point:
        """The middle of what keys and pad are busy with: the ledger, while a tile is tried."""
        focus = None if self.on_display else self._group.focus
        return self._view.layout.strip.center if focus is None else focus.rect.center

    def handle(self, event: Asked) -> bool:
        """Go on, or do what the ring is on; False if that is not for here."""
        self._gather()
        action = event.action
        if self.on_display:
            return action in WAYS and self._leave(WAYS[action])
        if action is Action.CONFIRM:
            return self._do()
        if action not in WAYS and action not in (Action.NEXT, Action.PREVIOUS):
            return False
        self._group.handle(event)
        if self._group.focus is self._display:
            self._come_back()
        return True

    def back(self) -> bool:
        """From beside the display back to it; False if the ring was not there."""
        away = self._left and self._view.turn.tile is not None
        if away:
            self._come_back()
        return away

    def draw(self, brush: Brush) -> None:
        """The ring, and in words what a button without a label is for."""
        self._gather()
        focus = self.focus
        if focus is not None:
            focus.draw_ring(brush)
            if focus.tip:
                draw_tooltip(brush, focus.tip, focus.rect)

    # --- What there is --------------------------------------------------------------------------

    def _gather(self) -> None:
        """Know what can be reached in the present position."""
        view, group = self._view, self._group
        now = view.turn.state, view.turn.tile
        if now != self._known:
            another = self._known is not None and self._known[0] is not view.turn.state
            if another and isinstance(group.focus, Spot):
                group.focus = None  # a button may be wanted again, a place is not
            self._known, self._left = now, False
        places = dict(view.hand_places)
        self._tiles = {tile: self._tiles.get(tile) or Spot(self._taking(tile)) for tile in places}
        unit = view.layout.unit
        for tile, spot in self._tiles.items():
            spot.place(places[tile], unit)
        seats = self._seats if len(self._seats) > 1 else []
        for spot, rect in zip(seats, view.layout.seats, strict=False):
            spot.place(rect, unit)
        self._display.place(view.layout.board, unit)
        held = [self._display] if view.turn.tile is not None and view.turn.cells else []
        group.widgets = [*self._tiles.values(), *held, *seats, *self.around()]
        group.default = next(iter(self._tiles.values()), None)
        if group.focus not in group.widgets or not group.focus.usable:
            group.focus = group.default

    def _taking(self, tile: int) -> Callable[[], None]:
        def take() -> None:
            self._trial.take(tile)
            self._come_back()

        return take

    def _looking(self, seat: int) -> Callable[[], None]:
        return lambda: self._gaze.look_at(seat)

    # --- Ways -----------------------------------------------------------------------------------

    def _do(self) -> bool:
        group = self._group
        if group.focus is None:
            return False
        if group.marking:
            group.focus.activate()
        group.marking = True
        return True

    def _leave(self, way: Direction) -> bool:
        """A pad leaves the display where no cell lies further that way."""
        view, group = self._view, self._group
        cell = view.turn.cell
        if view.services.device is not Device.PAD or cell is None or not view.mine:
            return False
        if towards(view.turn.cells, cell, way) is not None:
            return False
        self._display.place(view.camera.rect(cell), view.layout.unit)
        group.focus = self._display
        group.marking = True
        dx, dy = DIRECTIONS[way].step
        self._left = group.go(dx, dy)
        return self._left

    def _come_back(self) -> None:
        """To the display, where the held tile is tried."""
        view = self._view
        self._left, self._group.marking = False, True
        self._known = view.turn.state, view.turn.tile
        if view.turn.stage is Stage.CARRY and view.turn.step(Direction.N):
            view.looked_at = None
            self._trial.snapped()
        self._trial.point_at(None)
