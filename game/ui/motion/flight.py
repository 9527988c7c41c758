"""How things fly and turn: ways through the air, tiles and discs on them.

A tile in the air is scaled from the picture of the larger of its two ends, so that no frame of a
flight needs a new drawing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import pygame
import pytweening

from game.engine import Element
from game.ui.drawing.art import put
from game.ui.drawing.brush import Brush
from game.ui.drawing.light import rim_picture, shadow_picture
from game.ui.drawing.theme import Disc
from game.ui.drawing.tile_art import TileLook, tile_picture
from game.ui.input import Point

Draw: TypeAlias = Callable[[Brush, float], None]
"""The drawing of one clip: gets the share of its time that has passed, 0 to 1."""
DISC = 22.0
"""A flying disc among the panels, in u."""
STAGGER = 0.3
"""Of several things each starts after this share of the one before."""
OVERSHOOT = 0.06
"""What slides goes so far beyond its goal before it rests there, as a share of its way."""
SLID = 0.8
"""It is at its goal for the first time after this share of its time."""
_TAIL, _TAIL_STEP, _TAIL_ALPHA = 7, 0.3, 105
"""A tail is so many specks, so many discs apart, and the first has this alpha."""
_PALE = "#FFF3CF"
_STEP = 3
"""Discs that grow or shrink are drawn at every third size only."""


def draw_aloft(
    brush: Brush, look: TileLook, rect: pygame.Rect, full: int, height: float = 0.0
) -> None:
    """A tile in the air that fills `rect`, from its picture at `full` pixels, with its shadow.

    `height` 0 is on the table, 1 as high as tiles fly.
    """
    draw_shade(brush, rect, full, height)
    _put_scaled(brush, tile_picture(brush.art, look, full, fleeting=True), rect)


def draw_shade(
    brush: Brush, rect: pygame.Rect, full: int, height: float, turned: float = 0.0
) -> None:
    """The shadow of a tile in the air: the higher it is, the larger, lower and paler.

    It is as narrow as the tile is seen after it has `turned` so far.
    """
    shade, reach = shadow_picture(brush.art, (full, full))
    reach = round(reach * rect.width / full)
    narrow = max(0.12, abs(math.cos(math.pi * turned)))
    under = rect.inflate(2 * reach, 2 * reach)
    under = under.inflate(round(rect.width * (narrow - 1)), 0)
    under = under.scale_by(1 + 0.08 * height).move(0, round(rect.height * 0.10 * height))
    _put_scaled(brush, shade, under, 255 - round(70 * height))


def draw_turning(
    brush: Brush,
    rect: pygame.Rect,
    first: TileLook,
    then: TileLook,
    turned: float,
    full: int,
    rim: Element | None = None,
) -> None:
    """A tile seen while it turns about its upright axis; `turned` 0 to 1.

    It is scaled from its picture at `full` pixels; `rim` lets light of an element run round it.
    """
    width = round(rect.width * abs(math.cos(math.pi * turned)))
    edge = math.sin(math.pi * turned)
    if width >= 1:
        seen = first if turned < 0.5 else then
        whole = tile_picture(brush.art, seen, full, fleeting=True)
        box = pygame.Rect(rect.centerx - width // 2, rect.top, width, rect.height)
        _put_scaled(brush, whole, box)
        if rim is not None:
            light, pad = rim_picture(brush.art, full, rim)
            pad = round(pad * rect.height / full)
            across = max(2, round(pad * max(0.35, width / rect.width)))
            _put_scaled(brush, light, box.inflate(2 * across, 2 * pad), round(255 * edge))


def _put_scaled(brush: Brush, picture: pygame.Surface, rect: pygame.Rect, alpha: int = 255) -> None:
    if alpha <= 0 or rect.width < 1 or rect.height < 1:
        return
    if picture.size != rect.size:
        picture = pygame.transform.smoothscale(picture, rect.size)
    put(brush.surface, picture, rect.topleft, alpha)


def draw_disc_flying(
    brush: Brush,
    colour: Disc,
    way: Callable[[float], Point],
    sizes: tuple[float, float],
    flown: float,
) -> None:
    """A disc after the share `flown` of its `way`, with a pale tail; it grows between `sizes`."""
    share = float(pytweening.easeInOutCubic(flown))
    size = _stepped(sizes[0] + (sizes[1] - sizes[0]) * share, sizes)
    speed = 1 - abs(2 * flown - 1)
    draw_tail(brush, way, share, size, speed)
    brush.disc(colour, way(share), size)


def draw_tail(
    brush: Brush, way: Callable[[float], Point], share: float, size: float, speed: float
) -> None:
    """The pale tail of what flies: the longer, the faster it is (`speed` 0 to 1)."""
    length = math.dist(way(0.0), way(1.0))
    count = round(_TAIL * min(1.0, max(0.0, speed)))
    if length < 1:
        return
    for place in range(count, 0, -1):
        left = 1 - place / (_TAIL + 1)
        at = way(max(0.0, share - place * _TAIL_STEP * size / length))
        speck = _stepped(size * (0.35 + 0.6 * left), (0, 0))
        brush.mote(at, speck, _PALE, round(_TAIL_ALPHA * left))


def _stepped(size: float, ends: tuple[float, float]) -> float:
    """The size, or one near it, so that few sizes are ever drawn; the ends are kept."""
    if size in ends:
        return size
    return max(2, round(size / _STEP) * _STEP)


def staggered(share: float, place: int, count: int) -> float:
    """The share of its own way that one of `count` has gone; each starts a little later."""
    own = 1 / (1 + STAGGER * (count - 1))
    begun = place * STAGGER * own
    return min(1.0, max(0.0, (share - begun) / own))


def slid(share: float) -> float:
    """How far something has slid that goes a little too far and then rests at its goal."""
    if share <= SLID:
        return float(pytweening.easeInOutCubic(max(0.0, share) / SLID))
    return 1 + OVERSHOOT * math.sin(math.pi * (share - SLID) / (1 - SLID))


def between(start: pygame.Rect, goal: pygame.Rect, share: float) -> pygame.Rect:
    """A square on its way from one place to another, growing or shrinking."""
    width = round(start.width + (goal.width - start.width) * share)
    rect = pygame.Rect(0, 0, width, width)
    rect.center = (
        round(start.centerx + (goal.centerx - start.centerx) * share),
        round(start.centery + (goal.centery - start.centery) * share),
    )
    return rect


def towards(start: Point, goal: Point, share: float) -> Point:
    """On the straight way from one point to the other, or beyond."""
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def arc(start: Point, goal: Point, share: float) -> Point:
    """On the way from one point to the other, a little above the straight line."""
    x, y = towards(start, goal, share)
    return x, y - math.sin(math.pi * share) * math.dist(start, goal) * 0.12
