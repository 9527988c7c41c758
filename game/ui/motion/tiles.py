"""Tiles in motion: laid on a cell, sent to the row, revealed from the pile, put on offer."""

from __future__ import annotations

import math

import pygame
import pytweening

from game.engine import (
    OFFER_SIZE,
    TILES,
    OfferRefilled,
    SentToRow,
    Source,
    TilePlaced,
    TileRevealed,
)
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import TileLook
from game.ui.looks import front_of
from game.ui.motion.flight import Draw, between, draw_aloft, draw_shade, draw_turning, staggered
from game.ui.motion.places import Places

SLIDE_SHARE = 0.43
"""A revealed tile has slid off the pile after this share of its time, then it turns."""
FLIGHT_SHARE = 0.55
"""A tile that comes from elsewhere is over its cell after this share of its time."""
LIFT, SQUASH = 0.10, 0.05
"""A tile in the air is so much larger; landing it is so much flatter for a moment."""
_RISEN, _LANDED = 0.3, 0.78
"""A tile that is set down has risen after this share of the time, and touches down after that."""


def tile_laid(places: Places, event: TilePlaced, held: bool) -> Draw:
    """A tile drops onto its cell and gives a little; one that is not `held` flies there first."""
    look = front_of(event.tile, event.orientation)

    def draw(brush: Brush, share: float) -> None:
        goal = places.cell(event.seat, event.cell)
        start = goal if held else _source(places, event)
        full = max(start.width, goal.width)
        if held or share >= FLIGHT_SHARE:
            down = share if held else _RISEN + _rest(share, FLIGHT_SHARE) * (1 - _RISEN)
            _draw_dropping(brush, look, goal, full, down)
            return
        flown = share / FLIGHT_SHARE
        height = min(1.0, flown * 3)
        way = float(pytweening.easeInOutQuad(flown))
        rect = between(start, goal, way).scale_by(1 + LIFT * height)
        rect.y -= round(math.sin(math.pi * way) * 0.06 * math.dist(start.center, goal.center))
        draw_aloft(brush, look, rect, full, height)

    return draw


def _draw_dropping(
    brush: Brush, look: TileLook, goal: pygame.Rect, full: int, share: float
) -> None:
    """A tile over its cell: it has risen, falls faster and faster, lands and is flat again."""
    if share < _RISEN:
        height = float(pytweening.easeOutQuad(share / _RISEN))
    elif share < _LANDED:
        height = 1 - float(pytweening.easeInQuad((share - _RISEN) / (_LANDED - _RISEN)))
    else:
        flat = SQUASH * math.sin(math.pi * _rest(share, _LANDED))
        rect = goal.scale_by(1 + flat * 0.6, 1 - flat)
        rect.bottom = goal.bottom
        draw_aloft(brush, look, rect, full)
        return
    draw_aloft(brush, look, goal.scale_by(1 + LIFT * height), full, height)


def sent_to_row(places: Places, event: SentToRow) -> Draw:
    """The last tile on offer slides to the intermezzo row."""

    def draw(brush: Brush, share: float) -> None:
        start = places.offer(places.picture.offer_place(event.tile))
        goal = places.row(event.place)
        rect = between(start, goal, float(pytweening.easeInOutQuad(share)))
        full = max(start.width, goal.width)
        draw_aloft(brush, front_of(event.tile), rect, full, math.sin(math.pi * share))

    return draw


def tile_revealed(places: Places, event: TileRevealed) -> Draw:
    """The pile's top slides off and turns over."""

    def draw(brush: Brush, share: float) -> None:
        gone = float(pytweening.easeOutCubic(min(1.0, share / SLIDE_SHARE)))
        turned = float(pytweening.easeInOutQuad(max(0.0, _rest(share, SLIDE_SHARE))))
        start, goal = places.pile(), places.hand()
        _draw_uncovered(brush, event.tile, start, goal, (gone, turned), 1 - turned)

    return draw


def offer_refilled(places: Places, event: OfferRefilled) -> Draw:
    """New tiles fly from the pile to their places, turning over on the way."""

    def draw(brush: Brush, share: float) -> None:
        first = OFFER_SIZE - len(event.tiles)
        for place in reversed(range(len(event.tiles))):  # the next one to leave lies on top
            flown = staggered(share, place, len(event.tiles))
            gone = float(pytweening.easeOutCubic(flown))
            start, goal = places.pile(), places.offer(first + place)
            height = math.sin(math.pi * flown)
            _draw_uncovered(brush, event.tiles[place], start, goal, (gone, flown), height)

    return draw


def _draw_uncovered(
    brush: Brush,
    number: int,
    start: pygame.Rect,
    goal: pygame.Rect,
    share: tuple[float, float],
    height: float,
) -> None:
    """A tile from the pile after such a share of its way and of its turning."""
    gone, turned = share
    tile = TILES[number]
    rect = between(start, goal, gone)
    full = max(start.width, goal.width)
    back, front = TileLook.back(tile.element, tile.value), front_of(number)
    draw_shade(brush, rect, full, height, turned)
    draw_turning(brush, rect, back, front, turned, full)


def _rest(share: float, begun: float) -> float:
    """The share that has passed of what is left after `begun`."""
    return (share - begun) / (1 - begun)


def _source(places: Places, event: TilePlaced) -> pygame.Rect:
    match event.source:
        case Source.OFFER:
            return places.offer(places.picture.offer_place(event.tile))
        case Source.ROW:
            return places.row(event.place)
        case Source.DRAWN:
            return places.hand()
