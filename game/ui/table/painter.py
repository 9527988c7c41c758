"""Draws the table: what lies still from its cards, then the ghost, the markers, what flies."""

from __future__ import annotations

from game.engine import Phase
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.still import Still
from game.ui.drawing.table_art import draw_table
from game.ui.idle import Idle
from game.ui.table import board
from game.ui.table.cards import BoardCards, cards_of
from game.ui.table.carried import draw_risen
from game.ui.table.coach import draw_advice
from game.ui.table.crossfade import Crossfade
from game.ui.table.fleeting import FleetingDisplay
from game.ui.table.view import TableView


class Painter:
    """Draws one view, frame after frame."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._still = Still()
        self._board = BoardCards(view)
        self._fade = Crossfade(view, self._still)
        self._fleeting = FleetingDisplay(view)

    @property
    def fading(self) -> bool:
        """Whether one display gives way to another."""
        return self._fade.hides is not None

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        return self._fade.update(ms)

    def draw(self, brush: Brush, prompt: tuple[str, str], idle: Idle | None = None) -> None:
        """The table, what is being tried, and what is in the air."""
        view = self._view
        key = view.words.language, brush.unit
        cards = cards_of(view, self._board, prompt)
        self._still.draw(brush, key, draw_table, cards, self._fade.hides)
        with brush.clipped(view.board_area):
            if view.camera.restless:
                self._fleeting.draw(brush)
            else:
                draw_advice(brush, view.camera, view.advice)
        self._fade.draw(brush)
        if idle is not None:
            self._draw_life(brush, idle)
        if view.mine:
            self._draw_tried(brush, 0.0 if idle is None else idle.travel)
        draw_risen(brush, view.motion)
        scores = [(view.colour(seat), view.walking(seat)) for seat in view.picture.stack]
        view.bar.draw_markers(brush, scores)
        if view.timeline is not None:
            view.timeline.draw(brush)

    def _draw_tried(self, brush: Brush, phase: float) -> None:
        """The ghost, and the cell that was refused."""
        view, motion = self._view, self._view.motion
        area = brush.surface.get_rect() if motion.crossing else view.ghost_area
        with brush.clipped(area):
            colour = view.colour(view.shown)
            board.draw_ghost(brush, view.camera, view.turn, colour, motion, phase)
            if motion.crossed is not None:
                board.draw_crossed(brush, view.camera, *motion.crossed)

    def _draw_life(self, brush: Brush, idle: Idle) -> None:
        """The light of the spirits and of the lantern, and fireflies."""
        view = self._view
        tiles = {} if view.camera.restless else view.picture.seats[view.shown].tiles
        with brush.clipped(view.board_area):
            for number, (cell, tile) in enumerate(tiles.items()):
                if tile.revealed and not tile.aloft:
                    rect = view.camera.rect(cell)
                    brush.glow(rect, tile.tile.element, alpha=idle.breath(number))
            idle.draw_flies(brush, view.board_area)
        if view.picture.phase is not Phase.OVER:
            rect = view.layout.seats[view.picture.active]
            brush.halo(rect, theme.LANTERN, alpha=idle.flicker())
