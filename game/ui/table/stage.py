"""A small stage: some displays of a recorded game in any rectangle, played beat by beat.

It moves as the table does, by the same choreography, for it implements `motion.places.Places`.
What is drawn at rest is in `stage_painter`; when a beat begins is the caller's business.
"""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine import Cell, Orientation, Place
from game.match import Session, Step
from game.ui.brush import Brush
from game.ui.harmony import HarmonyBar
from game.ui.input import Point
from game.ui.motion.afterglow import Afterglow
from game.ui.motion.choreography import choreograph
from game.ui.motion.pace import Pace, pace_of
from game.ui.motion.timeline import Running, Timeline
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.sound import Company, instant, score
from game.ui.table.beats import beats
from game.ui.table.camera import LARGEST, Camera
from game.ui.table.captions import caption
from game.ui.table.stage_layout import Shown, StageLayout, lay_out_stage
from game.ui.table.stage_painter import StagePainter
from game.ui.table.view import people
from game.ui.table.visit import Try, Visit
from game.ui.theme import Disc, Unit
from game.words import Words

SMALLER, LARGER = 0.8, 1.4
"""What is written on a stage is so much smaller than elsewhere, and grows no more than this."""
_OVER = 34.0
"""What flies may leave the stage by so many u."""
_LOW, _BEYOND = -5, 5
"""The harmony bar shows scores from here, and so far beyond the target."""


class Stage:
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
        self.services = services
        self.shown = shown
        self.people = people(session)
        self.timeline: Running | None = None
        begin = session.record.at
        self._start = session.steps[begin].before
        steps = session.steps[begin:]
        self._beats: tuple[Try | Step, ...] = (
            *tries,
            *beats(steps, fine=fine, pile=shown.pile or shown.offer),
        )
        self._framed = _framed(session, shown, tries)
        self.cameras = {seat: Camera() for seat in shown.seats}
        self.at = 0
        self.rect = pygame.Rect(0, 0, 1, 1)
        self.unit = Unit(1.0)
        self.layout: StageLayout = lay_out_stage(pygame.Rect(0, 0, 640, 480), self.unit, shown)
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

    @property
    def harmony(self) -> HarmonyBar:
        """The harmony bar of this game."""
        target = self.picture.setup.target or 0
        return HarmonyBar(self.layout.bar, _LOW, target + _BEYOND)

    # --- Places -------------------------------------------------------------------------------

    @property
    def words(self) -> Words:
        """The texts in the language of now."""
        return self.services.words

    @property
    def middle(self) -> Point:
        """The middle of the first display."""
        return self.layout.boards[self.shown.seats[0]].center

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.people[seat].name

    def colour(self, seat: int) -> Disc:
        """The discs of a seat."""
        return self.people[seat].colour

    def cell(self, seat: int, cell: Cell) -> pygame.Rect:
        """A cell of a display; of one that is not shown, a place at the stage's edge."""
        if seat in self.cameras:
            return self.cameras[seat].rect(cell)
        return pygame.Rect(self.rect.left, self.rect.top, self.unit.px(20), self.unit.px(20))

    def supply(self, seat: int) -> Point:
        """Where a seat's discs are counted."""
        return self._counted(seat, 0)

    def cacophony(self, seat: int) -> Point:
        """Where a seat's cacophony discs are counted."""
        return self._counted(seat, 1)

    def _counted(self, seat: int, place: int) -> Point:
        return self._painter.count_places(self.panel(seat))[place]

    def panel(self, seat: int) -> pygame.Rect:
        """A seat's numbers."""
        return self.layout.numbers.get(seat, self.layout.bar)

    def wave(self) -> pygame.Rect:
        """The harmony bar, or the upper edge of a stage without one."""
        return self.layout.bar

    def badge(self) -> pygame.Rect:
        """Where the badge of the last round stays."""
        bar, side = self.layout.bar, self.unit.px(48)
        return pygame.Rect(bar.right - side, self.rect.top + side // 6, side, side)

    def offer(self, place: int) -> pygame.Rect:
        """A place of the offer."""
        return self.layout.offer[place] if self.layout.offer else self.layout.hand

    def row(self, place: int) -> pygame.Rect:
        """A place of the intermezzo row."""
        return self.layout.row[place] if self.layout.row else self.layout.hand

    def pile(self) -> pygame.Rect:
        """The pile's top tile; where no pile is shown tiles come up in the hand."""
        return self.layout.pile if self.shown.pile else self.layout.hand

    def hand(self) -> pygame.Rect:
        """Where a tile lies that is about to be laid: over the cell tried before, if one was."""
        before = self._try_at(self.at - 2)
        return self.layout.hand if before is None else self.cell(0, before.cell)


def _framed(session: Session, shown: Shown, tries: Sequence[Try]) -> dict[int, frozenset[Cell]]:
    """The cells that each display takes up at the end, so that nothing ever leaves the stage."""
    tried = {each.cell for each in tries}
    players = session.state.players
    return {seat: frozenset(players[seat].display.tiles) | tried for seat in shown.seats}
