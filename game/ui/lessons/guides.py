"""What a step points at on the table: the lines of its arrows, the cell that shines, the thing
to look at; and which arrow the pointer touches."""

from __future__ import annotations

import math

import pygame

from game.engine import Arrow
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import arrow_centre, draw_frame
from game.ui.input import Point
from game.ui.lessons.script import How, LookAt, Sight, Thing, Touch
from game.ui.lessons.tutor import Answer, Tutor
from game.ui.table.rays import arrow_at, draw_ray, ray_of
from game.ui.table.view import TableView
from game.ui.widgets.widget import Widget

PULSE_MS = 1600.0
"""What shines comes and goes in this time."""
_RING = 0.26
"""A ring round an arrow, as a share of its tile."""


def sight_at(view: TableView, at: Point) -> Sight | None:
    """The arrow on the display under a point."""
    for cell, tile in view.picture.seats[view.shown].tiles.items():
        rect = view.camera.rect(cell)
        if rect.collidepoint(at) and (arrow := arrow_at(tile, rect, at)) is not None:
            return Sight(cell, arrow.direction)
    return None


def place_of(view: TableView, thing: Thing) -> pygame.Rect:
    """Where a thing that can be looked at lies."""
    return view.layout.pile if thing is Thing.PILE else view.layout.banner_order


class Guides:
    """Draws what one tutor points at. `pointed` is the arrow that the keys are on."""

    def __init__(self, tutor: Tutor) -> None:
        self._tutor = tutor
        self.pointed: Sight | None = None
        self._now = 0.0
        self._rim = Widget()

    def update(self, ms: float) -> bool:
        """Let time pass; True if anything shines."""
        self._now += ms
        return self._tutor.asked is not None

    def next(self, steps: int) -> None:
        """The keys go to the next arrow that may be touched, or to the thing to look at."""
        asked = self._tutor.asked
        match None if asked is None else asked.goal:
            case Touch(arrows):
                here = arrows.index(self.pointed) if self.pointed in arrows else -1
                here = (here + steps) % len(arrows) if self.pointed else 0
                self.pointed = arrows[here]
                self._tutor.touched.add(self.pointed)
            case LookAt(thing):
                self._tutor.looked.add(thing)
            case _:
                pass

    def point(self, view: TableView, at: Point) -> None:
        """The pointer is at `at`."""
        asked = self._tutor.asked
        match None if asked is None else asked.goal:
            case Touch(arrows) if (sight := sight_at(view, at)) in arrows and sight is not None:
                self._tutor.touched.add(sight)
            case LookAt(thing) if place_of(view, thing).collidepoint(at):
                self._tutor.looked.add(thing)
            case _:
                pass

    def draw(self, brush: Brush, view: TableView) -> None:
        """Everything that the step points at."""
        asked = self._tutor.asked
        if asked is None or view.timeline is not None:
            return
        touched = tuple(self._tutor.touched) if isinstance(asked.goal, Touch) else ()
        if view.shown == self._tutor.game.seat:
            there = view.turn.cell is not None and view.turn.cell == self._tutor.cell
            for sight in touched if there else (*asked.rays, *touched):
                self._draw_sight(brush, view, sight)
            self._draw_cell(brush, view)
        if isinstance(asked.goal, Touch):
            for sight in asked.goal.arrows:
                self._ring(brush, view, sight)
        elif isinstance(asked.goal, LookAt):
            self._draw_rim(brush, place_of(view, asked.goal.thing))
        elif asked.how is How.TAKE and view.held is None:
            for _, rect in view.hand_places:
                draw_frame(brush, rect.topleft, rect.width, self._pulse)
        elif asked.how is How.DRAW:
            self._draw_rim(brush, view.layout.pile)

    @property
    def _pulse(self) -> int:
        """How strongly something shines now."""
        return round(190 + 65 * math.sin(math.tau * self._now / PULSE_MS))

    def _draw_sight(self, brush: Brush, view: TableView, sight: Sight) -> None:
        seat = view.picture.seats[view.shown]
        arrow = self._arrow(view, sight)
        if arrow is not None:
            ray = ray_of(view.shown, seat, sight.cell, arrow)
            draw_ray(brush, view.camera, seat, ray, view.board_area)

    def _arrow(self, view: TableView, sight: Sight) -> Arrow | None:
        """An arrow as it lies, while it is open."""
        tile = view.picture.seats[view.shown].tiles.get(sight.cell)
        if tile is None or sight.direction in tile.covered or tile.revealed:
            return None
        arrows = tile.tile.turned(tile.orientation)
        return next((arrow for arrow in arrows if arrow.direction is sight.direction), None)

    def _draw_cell(self, brush: Brush, view: TableView) -> None:
        """The cell shines where the step shows it, or after a wrong try."""
        tutor, cell = self._tutor, self._tutor.cell
        wrong = tutor.answer in (Answer.CELL, Answer.SHINE)
        lit = tutor.asked is not None and tutor.asked.lit
        if cell is not None and (lit or wrong) and view.turn.cell != cell:
            rect = view.camera.rect(cell)
            with brush.clipped(view.board_area):
                brush.glow(rect, theme.LANTERN, alpha=self._pulse)
                draw_frame(brush, rect.topleft, rect.width, self._pulse)

    def _ring(self, brush: Brush, view: TableView, sight: Sight) -> None:
        """A ring round an arrow that wants to be touched, or that the keys are on."""
        if sight in self._tutor.touched and sight != self.pointed:
            return
        side = view.camera.side
        centre = arrow_centre(sight.direction, view.camera.at(sight.cell), side)
        brush.ring(centre, side * _RING * (0.9 + self._pulse / 2550), theme.LANTERN, 2.6)

    def _draw_rim(self, brush: Brush, rect: pygame.Rect) -> None:
        """A ring of light round something that is no tile."""
        self._rim.place(rect.inflate(brush.px(10), brush.px(8)), brush.unit)
        self._rim.draw_ring(brush)
