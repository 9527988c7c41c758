"""Where things lie on a small stage, and who sits there: `motion.places.Places` for a stage."""

from __future__ import annotations

import pygame

from game.engine import Cell
from game.match import Session
from game.ui.drawing.theme import Disc, Unit
from game.ui.harmony import HarmonyBar
from game.ui.input import Point
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.table.camera import Camera
from game.ui.table.stage_layout import Shown, StageLayout, count_places, lay_out_stage
from game.ui.table.view import people
from game.words import Words

_LOW, _BEYOND = -5, 5
"""The harmony bar shows scores from here, and so far beyond the target."""


class StagePlaces:
    """The map of a stage that shows part of `session`; it is laid out by the stage."""

    def __init__(self, services: Services, session: Session, shown: Shown) -> None:
        self.services = services
        self.shown = shown
        self.people = people(session)
        self.cameras = {seat: Camera() for seat in shown.seats}
        self.picture = Picture.of(session.start)
        self.rect = pygame.Rect(0, 0, 640, 480)
        self.unit = Unit(1.0)
        self.layout: StageLayout = lay_out_stage(self.rect, self.unit, shown)

    @property
    def harmony(self) -> HarmonyBar:
        """The harmony bar of this game."""
        target = self.picture.setup.target or 0
        return HarmonyBar(self.layout.bar, _LOW, target + _BEYOND)

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
        named = len(self.people) > 1
        return count_places(self.panel(seat), self.unit, named=named)[place]

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
        """Where a tile lies that is about to be laid."""
        return self.layout.hand
