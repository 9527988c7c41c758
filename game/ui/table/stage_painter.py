"""Draws a small stage at rest: displays, numbers, and what else of the table is shown on it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.engine import Phase
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Unit
from game.ui.drawing.tile_art import TileLook, draw_frame, draw_tile
from game.ui.harmony import HarmonyBar
from game.ui.looks import front_of
from game.ui.motion.timeline import Running
from game.ui.picture import Picture, SeatPicture
from game.ui.table.board import GHOST_ALPHA, draw_crossed, draw_display
from game.ui.table.camera import Camera
from game.ui.table.seats import Person
from game.ui.table.stage_layout import SCORE_SHARE, Shown, StageLayout, count_places
from game.ui.table.visit import Try
from game.words import Words


class Staged(Protocol):
    """What is to be drawn."""

    shown: Shown
    people: tuple[Person, ...]
    cameras: dict[int, Camera]
    layout: StageLayout
    picture: Picture
    rect: pygame.Rect
    unit: Unit
    timeline: Running | None

    @property
    def words(self) -> Words:
        """The texts."""

    @property
    def ghost(self) -> Try | None:
        """The place that was tried last."""

    @property
    def tried(self) -> int:
        """The tile that is tried."""

    @property
    def harmony(self) -> HarmonyBar:
        """The harmony bar."""

    def badge(self) -> pygame.Rect:
        """Where the badge of the last round stays."""


class StagePainter:
    """Draws one stage, frame after frame."""

    def __init__(self, stage: Staged) -> None:
        self._stage = stage

    def draw(self, brush: Brush) -> None:
        """All that lies still just now; what is in the air is drawn by the timeline."""
        stage, shown = self._stage, self._stage.shown
        if shown.bar:
            self._draw_bar(brush)
        for seat in shown.seats:
            self._draw_numbers(brush, seat)
            colour = stage.people[seat].colour
            draw_display(brush, stage.cameras[seat], stage.picture.seats[seat], colour)
        if shown.offer:
            self._draw_offer(brush)
        if shown.row:
            self._draw_row(brush)
        if shown.pile:
            self._draw_pile(brush)
        if shown.hand:
            self._draw_hand(brush)
        if stage.ghost is not None and stage.timeline is None:
            self._draw_ghost(brush, stage.ghost)

    def _draw_numbers(self, brush: Brush, seat: int) -> None:
        """Name, discs in supply, cacophony discs taken, and the score."""
        stage, rect = self._stage, self._stage.layout.numbers[seat]
        shown = stage.picture.seats[seat]
        lit = seat == stage.picture.active and len(stage.people) > 1
        lit = lit and stage.picture.phase is not Phase.OVER
        brush.panel(rect, Panel.LANTERN if lit else Panel.TRAY, 9, 3)
        ink = theme.TEXT_INK if lit else theme.TEXT
        places = count_places(rect, stage.unit, named=len(stage.people) > 1)
        side = min(brush.px(22), rect.height - brush.px(6))
        if len(stage.people) > 1:
            at, room = (rect.left + brush.px(10), rect.centery), places[0][0] - rect.left - side
            name = stage.people[seat].name
            brush.text(name, at, 18, ink, face=Face.DISPLAY, max_width=room)
        counted = {
            places[1]: ("disc_cacophony", shown.cacophony),
            places[0]: (f"disc_{stage.people[seat].colour}", max(0, shown.supply)),
        }
        for (x, y), (picture, number) in counted.items():
            brush.svg_at(picture, (x, y), side)
            beside = x + side // 2 + brush.px(5), y
            score = round(rect.width * SCORE_SHARE) + brush.px(14)
            room = (rect.right - score if x == places[1][0] else places[1][0] - side) - beside[0]
            brush.text(str(number), beside, 17, ink, face=Face.EXTRABOLD, max_width=room)
        self._draw_score(brush, rect, shown, seat, lit)

    def _draw_score(
        self, brush: Brush, rect: pygame.Rect, shown: SeatPicture, seat: int, lit: bool
    ) -> None:
        score = shown.score + round(self._drift(seat))
        ink = theme.TEXT_INK if lit else theme.LANTERN
        if score < 0:
            ink = theme.PAPER_WARN if lit else theme.WARN
        at = rect.right - brush.px(12), rect.centery
        number = self._stage.words.number(score)
        room = round(rect.width * SCORE_SHARE)
        brush.text(number, at, 27, ink, face=Face.DISPLAY, align="right", max_width=room)

    def _drift(self, seat: int) -> float:
        """How far a seat's marker is on its way, in points."""
        timeline = self._stage.timeline
        return 0.0 if timeline is None else timeline.drift(seat)

    def _draw_bar(self, brush: Brush) -> None:
        stage, picture = self._stage, self._stage.picture
        target = picture.setup.target
        goal = "" if target is None else stage.words("play.target", n=target)
        stage.harmony.draw(brush, target, goal)
        colours = (stage.people[seat].colour for seat in picture.stack)
        scores = (picture.seats[seat].score + self._drift(seat) for seat in picture.stack)
        stage.harmony.draw_markers(brush, list(zip(colours, scores, strict=True)))
        if picture.ending is not None and picture.phase is not Phase.OVER:
            brush.svg("last_round", stage.badge())

    def _label(self, brush: Brush, words: str, over: pygame.Rect, width: int) -> None:
        """A few words above a place."""
        at = over.centerx, over.top - self._stage.layout.label // 2
        brush.text(words, at, 14, theme.TEXT_DIM, align="centre", max_width=width)

    def _draw_offer(self, brush: Brush) -> None:
        stage, places = self._stage, self._stage.layout.offer
        middle = places[len(places) // 2]
        self._label(brush, stage.words("play.offer"), middle, places[-1].right - places[0].left)
        for place, tile in zip(places, stage.picture.offer, strict=True):
            if tile is None:
                brush.svg("slot", place)
            else:
                self._draw_front(brush, tile, place)
        if stage.picture.drawn is not None:
            self._draw_front(brush, stage.picture.drawn, middle)
            draw_frame(brush, middle.topleft, middle.width)

    def _draw_row(self, brush: Brush) -> None:
        stage, places = self._stage, self._stage.layout.row
        both = places[0].union(places[1])
        self._label(brush, stage.words("play.row"), both, both.width)
        for place in places:
            brush.svg("slot", place)
        for place, tile in zip(places, stage.picture.row, strict=False):
            self._draw_front(brush, tile, place)

    def _draw_pile(self, brush: Brush) -> None:
        stage, place, top = self._stage, self._stage.layout.pile, self._stage.picture.top
        words = stage.words("book.next.tile" if stage.shown.hand else "play.pile")
        self._label(brush, words, place, round(place.width * 1.5))
        if top is None:
            brush.svg("slot", place)
            return
        brush.shadow(place)
        draw_tile(brush, TileLook.back(top.element, top.value), place.topleft, place.width)

    def _draw_hand(self, brush: Brush) -> None:
        stage, place = self._stage, self._stage.layout.hand
        tile = stage.picture.drawn
        if tile is None or stage.ghost is not None:
            brush.svg("slot", place)
        else:
            self._draw_front(brush, tile, place)

    def _draw_ghost(self, brush: Brush, ghost: Try) -> None:
        camera = self._stage.cameras[self._stage.shown.seats[0]]
        rect = camera.rect(ghost.cell)
        look = front_of(self._stage.tried, ghost.orientation)
        draw_tile(brush, look, rect.topleft, rect.width, GHOST_ALPHA)
        if ghost.legal:
            draw_frame(brush, rect.topleft, rect.width)
        else:
            draw_crossed(brush, camera, ghost.cell, 1.0)

    def _draw_front(self, brush: Brush, tile: int, place: pygame.Rect) -> None:
        brush.shadow(place)
        draw_tile(brush, front_of(tile), place.topleft, place.width)
