"""The gentle form of every movement: things come and go in place, and nothing flies or turns.

Everything that the moving form tells is told here too; the fades take `FADE_MS` at most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, assert_never

import pygame

from game.engine import (
    OFFER_SIZE,
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    DiscsReturned,
    OfferRefilled,
    PlacementEvent,
    PointsScored,
    SentToRow,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
)
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Face
from game.ui.drawing.tile_art import (
    TileLook,
    arrow_centre,
    disc_size,
    draw_tile,
    waiting_centres,
)
from game.ui.looks import front_of, look_of
from game.ui.motion.discs import draw_ray
from game.ui.motion.places import Places

FADE_MS = 120.0
READ_MS = 500.0
"""Numbers stay long enough to be read."""
_Draw: TypeAlias = Callable[[Brush, float], None]


def placement(places: Places, event: PlacementEvent) -> tuple[float, _Draw]:
    """Length and drawing of what a placement causes."""
    match event:
        case TilePlaced():
            return FADE_MS, _tile_laid(places, event)
        case ArrowCovered():
            return FADE_MS, _arrow_covered(places, event)
        case SpiritAppeared():
            return FADE_MS, _spirit_appeared(places, event)
        case DiscsReturned():
            return FADE_MS, _discs_returned(places, event)
        case DiscsPlaced():
            return FADE_MS, _discs_placed(places, event)
        case PointsScored(seat, cell, points):
            words = places.words.signed(points)
            return READ_MS, _number(lambda: places.cell(seat, cell).center, words, theme.LANTERN)
        case CacophonyTaken(seat, _, points):
            words = places.words.signed(-points)
            return READ_MS, _number(lambda: places.cacophony(seat), words, theme.WARN)
        case _:
            assert_never(event)


def arrivals(places: Places, event: SentToRow | TileRevealed | OfferRefilled) -> _Draw:
    """Tiles that appear in the row, in hand or on offer."""

    def where() -> list[tuple[int, pygame.Rect]]:
        match event:
            case SentToRow(_, tile, place):
                return [(tile, places.row(place))]
            case TileRevealed(_, tile):
                return [(tile, places.hand())]
            case OfferRefilled(tiles):
                first = OFFER_SIZE - len(tiles)
                return [(tile, places.offer(first + n)) for n, tile in enumerate(tiles)]

    def draw(brush: Brush, share: float) -> None:
        for tile, rect in where():
            draw_tile(brush, front_of(tile), rect.topleft, rect.width, round(255 * share))

    return draw


def _tile_laid(places: Places, event: TilePlaced) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        look = front_of(event.tile, event.orientation)
        draw_tile(brush, look, rect.topleft, rect.width, round(255 * share))

    return draw


def _arrow_covered(places: Places, event: ArrowCovered) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        if event.cell not in places.picture.seats[event.seat].tiles:
            return
        at = arrow_centre(event.direction, rect.topleft, rect.width)
        alpha = round(255 * share)
        draw_ray(brush, places, event, 1.0, alpha)
        brush.disc(places.colour(event.seat), at, disc_size(rect.width), alpha=alpha)

    return draw


def _spirit_appeared(places: Places, event: SpiritAppeared) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        front = look_of(lying, places.colour(event.seat))
        back = TileLook.back(lying.tile.element, lying.tile.value)
        brush.shadow(rect)
        draw_tile(brush, front, rect.topleft, rect.width)
        draw_tile(brush, back, rect.topleft, rect.width, round(255 * share))

    return draw


def _discs_returned(places: Places, event: DiscsReturned) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        for arrow in lying.tile.turned(lying.orientation):
            at = arrow_centre(arrow.direction, rect.topleft, rect.width)
            alpha = round(255 * (1 - share))
            brush.disc(places.colour(event.seat), at, disc_size(rect.width), alpha=alpha)

    return draw


def _discs_placed(places: Places, event: DiscsPlaced) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        side = disc_size(rect.width, event.discs)
        for at in waiting_centres(event.discs, rect.topleft, rect.width):
            brush.disc(places.colour(event.seat), at, side, alpha=round(255 * share))

    return draw


def _number(where: Callable[[], tuple[float, float]], words: str, colour: str) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        edge = FADE_MS / READ_MS
        alpha = round(255 * min(1.0, share / edge, (1 - share) / edge))
        brush.text(
            words,
            where(),
            30,
            colour,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            alpha=alpha,
        )

    return draw
