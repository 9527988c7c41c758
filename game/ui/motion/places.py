"""Where movements begin and end: what the choreography must know of the table."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.engine import Cell
from game.ui.drawing.theme import Disc
from game.ui.input import Point
from game.ui.picture import Picture
from game.words import Words


class Places(Protocol):
    """The table as a map. Answers hold for the present size of the window only."""

    @property
    def picture(self) -> Picture:
        """What lies on the table now."""

    @property
    def words(self) -> Words:
        """The texts."""

    @property
    def middle(self) -> Point:
        """The middle of the board."""

    def name(self, seat: int) -> str:
        """Who sits there."""

    def colour(self, seat: int) -> Disc:
        """The discs of a seat."""

    def cell(self, seat: int, cell: Cell) -> pygame.Rect:
        """A cell of a display: on the board if it is shown there, else in the seat's panel."""

    def supply(self, seat: int) -> Point:
        """Where a seat's discs lie."""

    def cacophony(self, seat: int) -> Point:
        """Where a seat's cacophony discs lie."""

    def panel(self, seat: int) -> pygame.Rect:
        """A seat's panel."""

    def wave(self) -> pygame.Rect:
        """The wave of the harmony bar."""

    def badge(self) -> pygame.Rect:
        """Where the badge of the last round stays."""

    def offer(self, place: int) -> pygame.Rect:
        """A place of the offer."""

    def row(self, place: int) -> pygame.Rect:
        """A place of the intermezzo row, wherever it is drawn now."""

    def pile(self) -> pygame.Rect:
        """The pile's top tile."""

    def hand(self) -> pygame.Rect:
        """Where a revealed tile lies."""
