"""What lists of results are made of: a picture with a number, and a display in small."""

from __future__ import annotations

from collections.abc import Mapping

from game.engine import Cell, Display
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Disc, Face, Size
from game.ui.drawing.tile_art import TileLook
from game.ui.input import Point
from game.ui.looks import look_of
from game.ui.picture import display


def draw_count(
    brush: Brush, picture: str, text: str, at: Point, ink: str, size: float = Size.COUNT
) -> None:
    """A picture around `at` and a number to its right; `size` is the type's, in u."""
    brush.svg_at(picture, at, brush.px(size * 1.55))
    right = (at[0] + brush.px(size * 1.1), at[1])
    brush.text(text, right, size, ink, face=Face.EXTRABOLD)


def looks(lying: Display, colour: Disc) -> Mapping[Cell, TileLook]:
    """The looks of all tiles of a display."""
    return {cell: look_of(tile, colour) for cell, tile in display(lying).items()}
