"""Sound discs in motion: onto the vessel, along a ray onto the arrow, and home again.

Places are asked for while drawing, so a window may be resized in the middle of a flight.
"""

from __future__ import annotations

import math
from functools import partial

from game.engine import ArrowCovered, DiscsPlaced, DiscsReturned
from game.ui.drawing.beams import beam_ends
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import (
    PLAIN_BELOW,
    arrow_centre,
    disc_size,
    draw_arrow_glow,
    draw_target,
    waiting_centres,
)
from game.ui.input import Point
from game.ui.motion.flight import (
    DISC,
    Draw,
    arc,
    draw_disc_flying,
    draw_tail,
    slid,
    staggered,
    towards,
)
from game.ui.motion.places import Places

RAY_SHARE = 0.4
"""The ray is out after this share of the time in which an arrow is covered; then a disc slides."""
BEAM_CELL = 80.0
"""The side of cells, in u, to which a beam's usual width belongs."""
_RAYS_FROM = 24
"""On smaller tiles no rays are seen, in pixels."""
_FADING = 0.72
"""From this share on the ray fades."""


def arrow_covered(places: Places, event: ArrowCovered, waiting: int) -> Draw:
    """A ray runs to the target, then a disc slides from the vessel onto the arrow.

    `waiting` is how many discs lay on the vessel before.
    """

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles.get(event.cell)
        if lying is None:
            return
        alpha = 255 if share < _FADING else round(255 * (1 - share) / (1 - _FADING))
        draw_ray(brush, places, event, min(1.0, share / RAY_SHARE), alpha)
        end = arrow_centre(event.direction, rect.topleft, rect.width)
        vessel = waiting_centres(max(1, min(waiting, 4)), rect.topleft, rect.width)
        start = min(vessel, key=lambda place: math.dist(place, end))
        gone = (share - RAY_SHARE) / (1 - RAY_SHARE)
        size = disc_size(rect.width)
        at = towards(start, end, slid(gone))
        if gone > 0:
            draw_tail(brush, partial(towards, start, end), slid(gone), size, 1 - abs(2 * gone - 1))
        brush.disc(places.colour(event.seat), at, size)

    return draw


def draw_ray(brush: Brush, places: Places, event: ArrowCovered, reached: float, alpha: int) -> None:
    """The beam as far as it has run, the light at its tip, and the target that it lights."""
    rect, goal = (places.cell(event.seat, cell) for cell in (event.cell, event.target))
    lying = places.picture.tile(event.seat, event.cell)
    if rect.width < _RAYS_FROM:
        return
    arrow = next(a for a in lying.tile.turned(lying.orientation) if a.direction is event.direction)
    start, end = beam_ends(rect, goal, event.direction)
    others = places.picture.seats[event.seat].tiles.keys() - {event.cell, event.target}
    brush.beam(
        start,
        end,
        arrow.element,
        hit=True,
        scale=rect.width / (BEAM_CELL * brush.unit.scale),
        reached=reached,
        over=[places.cell(event.seat, cell) for cell in others],
        alpha=alpha,
    )
    if rect.width >= PLAIN_BELOW:
        draw_arrow_glow(brush, arrow, rect.topleft, rect.width, alpha)
    if reached < 1:
        tip, colour = towards(start, end, reached), brush.beam_colour(arrow.element)
        brush.mote(tip, rect.width * 0.3, colour, alpha)
    else:
        draw_target(brush, arrow.element, goal.topleft, goal.width, alpha)


def discs_returned(places: Places, event: DiscsReturned) -> Draw:
    """The discs of a complete tile fly home, one after another."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        home = places.supply(event.seat)
        arrows = lying.tile.turned(lying.orientation)
        sizes = disc_size(rect.width), brush.px(DISC)
        for place in reversed(range(len(arrows))):
            flown = staggered(share, place, len(arrows))
            if flown < 1:
                start = arrow_centre(arrows[place].direction, rect.topleft, rect.width)
                way = partial(arc, start, home)
                draw_disc_flying(brush, places.colour(event.seat), way, sizes, flown)

    return draw


def all_covered(places: Places, event: DiscsReturned) -> Draw:
    """The beaks of a complete tile light up once."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        if rect.width < PLAIN_BELOW or lying.aloft:
            return
        alpha = round(255 * math.sin(math.pi * (0.3 + 0.7 * share)))
        for arrow in lying.tile.turned(lying.orientation):
            draw_arrow_glow(brush, arrow, rect.topleft, rect.width, alpha)

    return draw


def discs_placed(places: Places, event: DiscsPlaced) -> Draw:
    """Discs fly from the supply onto the vessel of the new tile."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        home = places.supply(event.seat)
        goals: tuple[Point, ...] = waiting_centres(event.discs, rect.topleft, rect.width)
        sizes = brush.px(DISC), disc_size(rect.width, event.discs)
        for place, goal in enumerate(goals):
            flown = staggered(share, place, event.discs)
            if flown > 0:
                way = partial(arc, home, goal)
                draw_disc_flying(brush, places.colour(event.seat), way, sizes, flown)

    return draw
