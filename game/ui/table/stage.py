"""A small stage: some displays of a recorded game in any rectangle, played beat by beat.

It moves as the table does, by the same choreography: `stage_places` tells where things lie. What is
drawn at rest is in `stage_painter`; when a beat begins is the caller's business.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine import Cell, Orientation, Place
from game.match import Session, Step
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.motion.afterglow import Afterglow
from game.ui.motion.choreography import choreograph
from game.ui.motion.pace import Pace, pace_of
from game.ui.motion.timeline import Running, Timeline
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.sound import Company, instant, score
from game.ui.table.beats import beats
from game.ui.table.camera import LARGEST
from game.ui.table.captions import caption
from game.ui.table.stage_layout import Shown, lay_out_stage
from game.ui.table.stage_painter import StagePainter
from game.ui.table.stage_places import StagePlaces
from game.ui.table.visit import Try, Visit

SMALLER, LARGER = 0.8, 1.4
"""What is written on a stage is so much smaller than elsewhere, and grows no more than this."""
_OVER = 34.0
"""What flies may leave the stage by so many u."""


class Stage(StagePlaces):
    """Plays the moves of `session` from its record's start position on.

    Before them `tries` are shown: cells where the first tile could lie, or could not.
    """

    def __init__(
        self,
        services: Services,
        session: Session,
        shown: Shown,
        *,
        fine: bool = False,
        tries: Sequence[Try] = (),
    ) -> None:
        super().__init__(services, session, shown)
        self.timeline: Running | None = None
        begin = session.record.at
        self._start = session.steps[begin].before
        steps = session.steps[begin:]
        self._beats: tuple[Try | Step, ...] = (
            *tries,
            *beats(steps, fine=fine, pile=shown.pile or shown.offer),
        )
        self._framed = _framed(session, shown, tries)
        self.at = 0
        self.picture = Picture.of(self._start)
        self._painter = StagePainter(self)

    # --- What is played -----------------------------------------------------------------------

    @property
    def count(self) -> int:
        """How many beats there are."""
        return len(self._beats)

    @property
    def moving(self) -> bool:
        """Whether a beat is being played."""
        return self.timeline is not None

    @property
    def ghost(self) -> Try | None:
        """The place that was tried last, until the tile is laid."""
        return self._try_at(self.at - 1)

    def _try_at(self, place: int) -> Try | None:
        beat = self._beats[place] if 0 <= place < self.count else None
        return beat if isinstance(beat, Try) else None

    @property
    def tried(self) -> int:
        """The tile that the tries are about."""
        first = next(beat for beat in self._beats if isinstance(beat, Step))
        assert isinstance(first.move, Place)
        return first.move.tile

    @property
    def caption(self) -> str:
        """What the last beat was, in words; empty before the first."""
        if self.at == 0:
            return ""
        return caption(self._beats[self.at - 1], self.people, self.words)

    def show(self, at: int) -> None:
        """Be where the game is after `at` beats, at rest."""
        self.timeline, self.at = None, at
        self.picture = Picture.of(self._start)
        for beat in self._beats[:at]:
            if isinstance(beat, Step):
                for event in beat.events:
                    self.picture.apply(event)

    def play(self) -> None:
        """Begin the next beat; what was under way has landed."""
        self.finish()
        if self.at == self.count:
            return
        before, beat = self.ghost, self._beats[self.at]
        self.at += 1
        if isinstance(beat, Try):
            start = self.hand()
            first = Orientation.N if before is None else before.orientation
            self.timeline = Visit(self, beat, self.tried, start, first)
        else:
            self._begin(beat)

    def finish(self) -> None:
        """Let all land at once."""
        if self.timeline is not None:
            self.services.sounds.cut_short()
            self.timeline.finish()
            self.timeline = None

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        if self.timeline is None:
            return False
        self.timeline.advance(ms)
        if self.timeline.done:
            self.timeline = None
        return True

    def _begin(self, beat: Step) -> None:
        pace, sounds = self.pace, self.services.sounds
        clips = choreograph(beat, self, held=False, pace=pace)
        calls = score(beat, clips, Company([p.colour for p in self.people]), held=False)
        if pace.instant:
            self.timeline = Afterglow(self.picture, beat, self)
            sounds.perform(instant(calls))
        else:
            self.timeline = Timeline(self.picture, clips)
            sounds.perform(calls)

    # --- How it looks ---------------------------------------------------------------------------

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """Fill `rect`, in pixels."""
        self.rect, self.unit = rect, Unit(unit.scale * SMALLER, min(unit.text, LARGER))
        self.layout = lay_out_stage(rect, self.unit, self.shown)
        for seat, camera in self.cameras.items():
            largest = LARGEST * unit.scale
            camera.fit(self._framed[seat], self.layout.boards[seat], largest, glide=False)

    def draw(self, brush: Brush) -> None:
        """The stage as it is now."""
        small = Brush(brush.surface, brush.art, self.unit)
        over = small.px(_OVER)
        with small.clipped(self.rect.inflate(2 * over, 2 * over)):
            self._painter.draw(small)
            if self.timeline is not None:
                self.timeline.draw(small)

    @property
    def pace(self) -> Pace:
        """How fast things move."""
        settings = self.services.settings
        return pace_of(settings.speed, settings.less_motion)

    def hand(self) -> pygame.Rect:
        """Where a tile lies that is about to be laid: over the cell tried before, if one was."""
        before = self._try_at(self.at - 2)
        return super().hand() if before is None else self.cell(0, before.cell)


def _framed(session: Session, shown: Shown, tries: Sequence[Try]) -> dict[int, frozenset[Cell]]:
    """The cells that each display takes up at the end, so that nothing ever leaves the stage."""
    tried = {each.cell for each in tries}
    players = session.state.players
    return {seat: frozenset(players[seat].display.tiles) | tried for seat in shown.seats}
