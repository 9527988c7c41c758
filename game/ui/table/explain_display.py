"""What is told of the tiles of a display: arrows, vessels, spirits, free cells."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from types import MappingProxyType

import pygame

from game.engine import Arrow, Cell, Tile
from game.match import Outcome
from game.ui.input import Point
from game.ui.picture import SeatPicture, TilePicture
from game.ui.table.camera import Camera
from game.ui.table.history import Covering
from game.ui.table.note import Note
from game.ui.table.rays import arrow_at, ray_ends, ray_of
from game.ui.table.rule import Rule
from game.words import Words

_VESSEL = 0.26
"""A vessel reaches so far from the middle of its tile, as a share of the tile."""


class Displayed:
    """One seat's display as a camera shows it, with the cells that are free to be used.

    `advice` is what the coach shows on some of them.
    """

    def __init__(
        self,
        seat: int,
        shown: SeatPicture,
        camera: Camera,
        free: Collection[Cell],
        words: Words,
        advice: Mapping[Cell, Outcome] = MappingProxyType({}),
    ) -> None:
        self.seat = seat
        self.shown = shown
        self.camera = camera
        self.free = free
        self.words = words
        self.advice = advice

    def arrow(self, at: Point) -> tuple[Cell, Arrow] | None:
        """The arrow under a point."""
        cell = self._cell(at)
        if cell not in self.shown.tiles:
            return None
        arrow = arrow_at(self.shown.tiles[cell], self.camera.rect(cell), at)
        return None if arrow is None else (cell, arrow)

    def note(self, at: Point) -> Note | None:
        """What is told of a tile or a free cell; arrows have their own notes."""
        cell = self._cell(at)
        rect = self.camera.rect(cell)
        if not rect.collidepoint(at):
            return None
        if cell in self.shown.tiles:
            return self._of_tile(self.shown.tiles[cell], rect, at)
        if cell not in self.free:
            return None
        if cell in self.advice:
            return self._of_advice(self.advice[cell], rect)
        key = "why.cell.beside" if self.shown.tiles else "why.cell.first"
        return Note(self.words("why.cell"), self.words(key), Rule.PLACING, rect, keep=self.tiles)

    def arrow_note(self, cell: Cell, arrow: Arrow, covering: Covering | None) -> Note:
        """What an arrow waits for, or what covered it and when."""
        words, element = self.words, arrow.element.word
        way = words(f"dir.{arrow.direction.name.lower()}")
        title = words("why.aim", arrow=words(f"el.{element}.arrow"), way=way)
        rule = Rule.LINES
        if covering is None:
            text = words("why.open", tile=words(f"el.{element}.tile"))
        else:
            key = "why.covered.inter" if covering.intermezzo else "why.covered"
            tile, rule = words(f"el.{covering.tile.element.word}.tile"), Rule.DISCS
            text = words(key, t=covering.turn, tile=tile, v=covering.tile.value)
        ray = ray_of(self.seat, self.shown, cell, arrow)
        lines = (ray_ends(self.camera, ray, self.camera.area),)
        return Note(capital(title), text, rule, self.camera.rect(cell), ray, self.tiles, lines)

    def _of_advice(self, would: Outcome, rect: pygame.Rect) -> Note:
        """What the coach's number and dots on a free cell mean."""
        words, covers = self.words, len(would.covered)
        title = words("why.coach.cell", n=words.signed(would.net))
        text = words.counted("why.coach.covers", covers) if covers else words("why.coach.none")
        return Note(title, text, Rule.LINES, rect, keep=self.tiles)

    def _of_tile(self, tile: TilePicture, rect: pygame.Rect, at: Point) -> Note:
        words, number = self.words, tile.tile
        element, arrows = number.element.word, len(number.arrows)
        if tile.revealed:
            text = words("why.spirit", arrow=words(f"el.{element}.arrow"))
            title = words("why.worth", what=words(f"el.{element}.spirit"), v=number.value)
            return Note(capital(title), text, Rule.SPIRITS, rect, keep=self.tiles)
        if tile.waiting and math.dist(rect.center, at) < _VESSEL * rect.width:
            text = words.counted("why.waits", tile.waiting)
            return Note(words("why.vessel"), text, Rule.DISCS, rect, keep=self.tiles)
        text = words(
            "why.tile", a=len(tile.covered), b=arrows, v=words.counted("n.point", number.value)
        )
        return Note(tile_title(number, words), text, Rule.SPIRITS, rect, keep=self.tiles)

    @property
    def tiles(self) -> tuple[pygame.Rect, ...]:
        """What notes shall not hide."""
        return tuple(self.camera.rect(cell) for cell in self.shown.tiles)

    def _cell(self, at: Point) -> Cell:
        x, y = self.camera.cells_at(at)
        return Cell(round(x), round(y))


def tile_title(tile: Tile, words: Words) -> str:
    """A tile by its element and value."""
    what = words(f"el.{tile.element.word}.tile")
    return capital(words("why.worth", what=what, v=tile.value))


def capital(text: str) -> str:
    """The text as a heading begins."""
    return text[:1].upper() + text[1:]
