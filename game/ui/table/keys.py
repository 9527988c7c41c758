"""What the keys and the pad do on the table."""

from __future__ import annotations

from game.ui.input import Action
from game.ui.table.gaze import Gaze
from game.ui.table.stops import WAYS
from game.ui.table.trial import Trial
from game.ui.table.view import TableView


class Keys:
    """From actions to deeds."""

    def __init__(self, view: TableView, trial: Trial, gaze: Gaze) -> None:
        self._view = view
        self._trial = trial
        self._gaze = gaze

    def handle(self, action: Action, which: int) -> None:
        """React to one action; `which` counts places and seats from 0."""
        view, turn = self._view, self._view.turn
        match action:
            case Action.UP | Action.DOWN | Action.LEFT | Action.RIGHT:
                self._stepped(turn.step(WAYS[action]))
            case Action.NEXT | Action.PREVIOUS:
                self._stepped(turn.next(1 if action is Action.NEXT else -1))
            case Action.TURN_LEFT | Action.TURN_RIGHT:
                self._trial.turn(-1 if action is Action.TURN_LEFT else 1)
            case Action.TAKE:
                tile = view.tile_on(which)
                if tile is not None:
                    self._trial.take(tile)
            case Action.CONFIRM:
                self._trial.confirm()
            case Action.ZOOM_IN | Action.ZOOM_OUT:
                self._gaze.zoom(view.middle, 1 if action is Action.ZOOM_IN else -1)
            case Action.FIT:
                self._gaze.fit()
            case Action.BOARD if which < len(view.people):
                self._gaze.look_at(which)
            case _:
                pass

    def _stepped(self, moved: bool) -> None:
        """The ghost has gone to another cell, which is on the own display."""
        if moved:
            self._view.looked_at = None
            self._trial.snapped()
