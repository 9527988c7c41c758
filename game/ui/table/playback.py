"""Shows what has happened: starts the movement of a move with its sounds, and ends it.

What is shown has been committed and saved already, so a playback may be cut short at any time.
"""

from __future__ import annotations

import math

from game.engine import Cell, LastRoundBegan
from game.match import Step
from game.ui.motion.afterglow import Afterglow
from game.ui.motion.choreography import choreograph
from game.ui.motion.passage import PASSAGE_MS, Passage
from game.ui.motion.timeline import Timeline
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.sound import Company, instant, score
from game.ui.table.view import TableView


class Playback:
    """The movement on one table; `view.timeline` is what runs."""

    def __init__(self, services: Services, view: TableView) -> None:
        self._services = services
        self._view = view
        self.since = math.inf
        """Milliseconds since a move was last begun to be shown."""

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return self._view.timeline is not None

    def show(self, step: Step, *, held: bool) -> None:
        """Begin to show a move; `held` tells that its tile lies on the cell already."""
        view, pace = self._view, self._view.pace
        clips = choreograph(step, view, held=held, pace=pace)
        colours = [person.colour for person in view.people]
        calls = score(step, clips, Company(colours, place=self._place), held=held)
        if pace.instant:
            view.timeline = Afterglow(view.picture, step, view)
            self._services.sounds.perform(instant(calls))
        else:
            view.timeline = Timeline(view.picture, clips)
            self._services.sounds.perform(calls)
        self.since = 0.0

    def travel(self, before: Picture, after: Picture) -> None:
        """Begin to show the way from one position to another, as undo goes."""
        pace = self._view.pace
        self._view.picture = after
        if pace.instant or pace.gentle:
            return
        length = PASSAGE_MS * pace.factor
        self._view.timeline = Passage(before, after, self._view, length)
        self.since = math.inf

    def advance(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if that was the end of it."""
        self.since += ms
        timeline = self._view.timeline
        if timeline is None:
            return False
        timeline.advance(ms)
        return timeline.done

    def cut_short(self) -> None:
        """Everything lies where it belongs, now; only the news are still heard."""
        if self._view.timeline is not None:
            self._services.sounds.cut_short()
            self._view.timeline.finish()

    def unsaid(self, step: Step) -> str:
        """What only a banner would have told, for the pace that shows none."""
        began = [event for event in step.events if isinstance(event, LastRoundBegan)]
        return self._view.words("play.lastround") if began and self._view.pace.instant else ""

    def _place(self, seat: int, cell: Cell) -> float:
        """Where on the screen a cell is, 0 left to 1 right."""
        return self._view.cell(seat, cell).centerx / self._view.layout.size[0]
