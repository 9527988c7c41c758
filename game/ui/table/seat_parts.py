"""Which part of a player's panel lies under a point."""

from __future__ import annotations

from enum import Enum, auto

import pygame

from game.ui.drawing.theme import Unit
from game.ui.input import Point
from game.ui.table.seats import head_height, upright

_SCORE_SHARE = 0.32
"""The score has so much of the panel's width, on the right."""
_COLUMN = 70.0
"""Numbers in a column have so many u."""
_BODY_LEAST = 40.0
"""A lower body has no display."""


class SeatPart(Enum):
    """What a panel tells."""

    NAME = auto()
    SCORE = auto()
    SUPPLY = auto()
    CACOPHONY = auto()
    SPIRITS = auto()
    DISPLAY = auto()


COUNTS = (SeatPart.SUPPLY, SeatPart.CACOPHONY, SeatPart.SPIRITS)


def part_at(rect: pygame.Rect, unit: Unit, at: Point) -> tuple[SeatPart, pygame.Rect]:
    """The part at a point of a panel that fills `rect`, and where it is."""
    for part, place in _parts(rect, unit):
        if place.collidepoint(at):
            return part, place
    return SeatPart.NAME, rect


def _parts(rect: pygame.Rect, unit: Unit) -> list[tuple[SeatPart, pygame.Rect]]:
    px, head = unit.px, head_height(unit)
    score = round(rect.width * _SCORE_SHARE)
    top, low = rect.top + head, rect.height - head
    parts = [
        (SeatPart.NAME, pygame.Rect(rect.left, rect.top, rect.width - score, head)),
        (SeatPart.SCORE, pygame.Rect(rect.right - score, rect.top, score, head)),
    ]
    if upright(rect, unit):
        wide, step = px(_COLUMN), low / 3
        parts += [
            (part, pygame.Rect(rect.left, top + round(step * n), wide, round(step)))
            for n, part in enumerate(COUNTS)
        ]
        display = pygame.Rect(rect.left + wide, top, rect.width - wide, low)
    else:
        high = max(px(44), unit.line_px(16))
        if low < high + px(_BODY_LEAST):
            high = low
        step = rect.width / 3
        parts += [
            (part, pygame.Rect(rect.left + round(step * n), top, round(step), high))
            for n, part in enumerate(COUNTS)
        ]
        display = pygame.Rect(rect.left, top + high, rect.width, low - high)
    return [*parts, (SeatPart.DISPLAY, display)]
