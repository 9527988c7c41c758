"""What lies under a point of the table, told in a sentence: the entrance to all explanations.

It looks, and changes nothing. When the note is shown is up to `explaining`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

import pygame

from game.engine import Phase
from game.match import Step
from game.ui.drawing.brush import Brush
from game.ui.input import Point
from game.ui.table.explain_display import Displayed
from game.ui.table.explain_ledger import ledger_note
from game.ui.table.explain_seat import seat_note
from game.ui.table.explain_table import table_note
from game.ui.table.history import History
from game.ui.table.note import Note
from game.ui.table.pointed import on_board, seat_at
from game.ui.table.rays import Ray, draw_ray
from game.ui.table.rule import Rule
from game.ui.table.view import TableView
from game.ui.turn import Stage


class Explainer:
    """Tells what lies on one table; `steps` are the moves that led to where the game is."""

    def __init__(self, view: TableView, steps: Callable[[], Sequence[Step]]) -> None:
        self._view = view
        self._steps = steps
        self._history = History()

    def at(self, at: Point) -> Note | None:
        """The note on what lies at a point, while nothing is being played back."""
        view = self._view
        if view.timeline is not None:
            return None
        seat = seat_at(view, at)
        if seat is not None:
            note: Note | None = seat_note(view, seat, at)
        else:
            note = ledger_note(view, at) or table_note(view, at) or self._on_board(at)
        return None if note is None else note._replace(keep=self._kept_in_sight)

    def of(self, display: Displayed, at: Point) -> Note | None:
        """The note on what lies at a point of a display, wherever that is drawn."""
        found = display.arrow(at)
        if found is None:
            return display.note(at)
        cell, arrow = found
        covering = self._history.covering(self._steps(), display.seat, cell, arrow.direction)
        return display.arrow_note(cell, arrow, covering)

    def stamp(self) -> Hashable:
        """Changes where another thing may lie under a pointer that rests."""
        view = self._view
        seen = view.shown, view.camera.framing, view.resting
        return view.turn, view.layout.size, view.words.language, seen

    def draw_ray(self, brush: Brush, ray: Ray | None) -> None:
        """The ray of an arrow on the display shown."""
        view = self._view
        if ray is not None and view.resting and ray.seat == view.shown:
            shown = view.picture.seats[ray.seat]
            draw_ray(brush, view.camera, shown, ray, view.board_area)

    @property
    def focused(self) -> Rule:
        """The rule of what the keys are busy with."""
        view, turn = self._view, self._view.turn
        if view.picture.phase is Phase.OVER:
            return Rule.END
        preview = turn.preview
        if turn.stage in (Stage.CHOOSE, Stage.CARRY) or preview is None:
            if view.picture.phase is Phase.INTERMEZZO:
                return Rule.INTERMEZZO
            return Rule.ALONE if view.picture.setup.solo else Rule.OFFER
        if preview.missing:
            return Rule.CACOPHONY
        if preview.spirits:
            return Rule.SPIRITS
        return Rule.LINES if preview.covered else Rule.PLACING

    @property
    def _kept_in_sight(self) -> tuple[pygame.Rect, ...]:
        """What no note shall hide if it can be helped: tiles to take, the display, the ledger."""
        view = self._view
        hand = (rect for _, rect in view.hand_places)
        lying = (view.camera.rect(cell) for cell in view.picture.seats[view.shown].tiles)
        ledger = () if view.turn.preview is None else (view.layout.strip,)
        return (*hand, *lying, *ledger)

    def _on_board(self, at: Point) -> Note | None:
        view = self._view
        if not on_board(view, at) or view.camera.restless:
            return None
        ghost = view.turn.cell if view.mine else None
        if ghost is not None and view.camera.rect(ghost).collidepoint(at):
            return None  # the ghost tells all by itself
        shown = view.picture.seats[view.shown]
        free, advice = view.free_cells, view.advice
        display = Displayed(view.shown, shown, view.camera, free, view.words, advice)
        return self.of(display, at)
