"""The example of the page on the harmony bar: a stack of markers, and who is ahead."""

from __future__ import annotations

import math

import pygame

from game.engine import PointsScored, ranking
from game.match import Session
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Unit
from game.ui.harmony import HarmonyBar
from game.ui.motion.pace import Pace, pace_of
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.view import people

_LOW, _HIGH = -2, 14
"""The bar shows the scores that matter here."""
_ABOVE, _BAR = 96.0, 40.0
_WALK_MS = 1400.0
_SHADE = 110
"""Where a marker came from it leaves a shade of itself."""


class Markers:
    """The bar at the end of a game's record. One beat: the last marker shows where it came from."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._people = people(session)
        self._picture = Picture.of(session.state)
        self._ranks = ranking(session.state.players)
        self._last = self._picture.stack[-1]
        scored = [
            event
            for step in session.steps
            for event in step.events
            if isinstance(event, PointsScored) and event.seat == self._last
        ]
        self._from = scored[-1].score - scored[-1].points
        self.at = 0
        self._left = 0.0
        """What is left of the walk under way, as a share."""
        self._rect = pygame.Rect(0, 0, 1, 1)
        self._bar = HarmonyBar(self._rect, _LOW, _HIGH)

    @property
    def count(self) -> int:
        """One walk."""
        return 1

    @property
    def moving(self) -> bool:
        """Whether the marker walks."""
        return self._left > 0

    @property
    def caption(self) -> str:
        """Where the marker came from."""
        name = self._people[self._last].name
        return self._services.words("book.bar", name=name, n=self._from) if self.at else ""

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """The bar in the upper part of `rect`, the names below it."""
        self._rect = rect
        bar = pygame.Rect(0, 0, rect.width - unit.px(60), unit.px(_BAR))
        bar.midtop = rect.centerx, rect.top + unit.px(_ABOVE)
        self._bar = HarmonyBar(bar, _LOW, _HIGH)

    def show(self, at: int) -> None:
        """Before or after the walk."""
        self.at, self._left = at, 0.0

    def play(self) -> None:
        """Let the marker go back to where it came from, and come again."""
        if self.at < self.count:
            self.at = 1
            still = self._pace.instant or self._pace.gentle
            self._left = 0.0 if still else 1.0
            self._services.sounds.play(Cue.SCORE_WALK)

    def finish(self) -> None:
        """Let the marker stand."""
        self._left = 0.0

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        if self._left <= 0:
            return False
        self._left = max(0.0, self._left - ms / (_WALK_MS * self._pace.factor))
        return True

    def draw(self, brush: Brush) -> None:
        """The bar with its markers, and the ranks."""
        self._bar.draw(brush, None)
        self._draw_scores(brush)
        if self.at:
            colour = self._people[self._last].colour
            self._bar.draw_marker(brush, colour, self._bar.marker(brush, self._from), _SHADE)
        scores = []
        for seat in self._picture.stack:
            score = float(self._picture.seats[seat].score)
            if seat == self._last:
                score -= (score - self._from) * math.sin(math.pi * self._left)
            scores.append((self._people[seat].colour, score))
        self._bar.draw_markers(brush, scores)
        self._draw_ranks(brush)

    def _draw_scores(self, brush: Brush) -> None:
        """The scores that matter, below the bar."""
        middle = self._bar.rect.bottom + brush.px(7) + brush.unit.line_px(14) // 2
        for score in {self._from, *(seat.score for seat in self._picture.seats)}:
            at = round(self._bar.x(score)), middle
            brush.text(self._services.words.number(score), at, 14, theme.LANTERN, align="centre")

    def _draw_ranks(self, brush: Brush) -> None:
        """Everybody from first to last with rank and score, one below the other."""
        words, top = self._services.words, self._bar.reach(brush.unit).bottom + brush.px(14)
        room = self._rect.bottom - brush.px(14) - top
        step = min(max(brush.px(48), brush.unit.line_px(18)), room // len(self._ranks))
        width = min(self._rect.width - brush.px(60), round(brush.px(300) * brush.unit.growth))
        for rank, seat in enumerate(self._ranks, 1):
            row = pygame.Rect(0, 0, width, step - brush.px(6))
            row.midtop = self._rect.centerx, top + (rank - 1) * step
            kind, ink = (Panel.LANTERN, theme.TEXT_INK) if rank == 1 else (Panel.TRAY, theme.TEXT)
            brush.panel(row, kind, 10, 3)
            person, middle = self._people[seat], row.centery
            brush.text(str(rank), (row.left + brush.px(20), middle), 18, ink, align="centre")
            brush.disc(person.colour, (row.left + brush.px(52), middle), brush.px(26))
            at, face = (row.left + brush.px(74), middle), Face.DISPLAY
            brush.text(person.name, at, 18, ink, face=face, max_width=row.width - brush.px(130))
            score, right = words.number(self._picture.seats[seat].score), row.right - brush.px(16)
            brush.text(score, (right, middle), 20, ink, face=face, align="right")

    @property
    def _pace(self) -> Pace:
        settings = self._services.settings
        return pace_of(settings.speed, settings.less_motion)
