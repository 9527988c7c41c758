"""What the frames among all displays mean: a framed tile, as one lies there, and words."""

from __future__ import annotations

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.still import Card
from game.ui.drawing.tile_art import draw_frame, draw_ground, draw_tile
from game.ui.looks import look_of
from game.ui.table.view import TableView

_SIDE, _GAP = 54.0, 12.0
"""The tile's side, and the gap between it and the words, in u."""
_SIZES = (14.0, 13.0, 12.0, 11.0, 10.0)
"""Type sizes of the words, of which the first that fits is taken, in u."""


def legend_card(view: TableView, area: pygame.Rect) -> Card:
    """The legend in `area`, in pixels; there is a fresh tile."""
    words = view.words("play.fresh")
    seat, cell = min(view.fresh)
    look = look_of(view.picture.seats[seat].tiles[cell], view.colour(seat))

    def draw(brush: Brush) -> None:
        most = min(brush.px(_SIDE) * min(brush.unit.growth, 1.3), area.height, area.width / 3)
        side, gap = round(most * 0.9), brush.px(_GAP)
        corner = area.left + round(most * 0.05), area.centery - side // 2
        draw_ground(brush, look, corner, side)
        draw_tile(brush, look, corner, side)
        draw_frame(brush, corner, side)
        left = corner[0] + side + gap
        size = _size(brush, words, area.right - left, area.height)
        top = area.centery - brush.paragraph_height(words, area.right - left, size) / 2
        brush.paragraph(words, (left, top), area.right - left, size, theme.TEXT_DIM)

    return Card(area, (words, look), draw)


def _size(brush: Brush, words: str, room: int, height: int) -> float:
    """The largest type size at which the words have room, and none of them is cut."""
    for size in _SIZES:
        whole = all(brush.text_width(word, size) <= room for word in words.split())
        if whole and brush.paragraph_height(words, room, size) <= height:
            return size
    return _SIZES[-1]
