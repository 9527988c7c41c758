"""How large a paragraph may be written in the room it has."""

from __future__ import annotations

import pygame

from game.ui.brush import Brush

_SMALLER = 0.5
"""Type sizes are tried in steps of so many u."""


def largest_fitting(brush: Brush, text: str, room: pygame.Rect, size: float) -> float:
    """The largest type size up to `size` u at which a paragraph is no higher than its room.

    It never goes below what can be read.
    """
    while brush.paragraph_height(text, room.width, size) > room.height:
        if brush.unit.type_px(size) <= brush.unit.least_px:
            break
        size -= _SMALLER
    return size
