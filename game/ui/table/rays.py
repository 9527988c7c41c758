"""An arrow that is looked at: which one lies under the pointer, and its ray over the display.

An open arrow looks along its whole line; a covered one shows what it sees. Words are elsewhere.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

import pygame

from game.engine import Arrow, Cell
from game.ui.drawing.beams import beam_ends, miss_ends
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import PLAIN_BELOW, arrow_centre, draw_arrow_glow, draw_target
from game.ui.input import Point
from game.ui.motion.discs import BEAM_CELL
from game.ui.picture import SeatPicture, TilePicture
from game.ui.table.camera import Camera

REACH, REACH_PX = 0.24, 14.0
"""An arrow is met this far from its middle: a share of its tile, or pixels on small tiles."""
_THIN = 0.4
"""On small tiles rays are no thinner than this share of their usual width."""


class Ray(NamedTuple):
    """An arrow of a seat's tile on `cell`, and the tile it sees, or None while it is open."""

    seat: int
    cell: Cell
    arrow: Arrow
    target: Cell | None


def arrow_at(tile: TilePicture, rect: pygame.Rect, at: Point) -> Arrow | None:
    """The arrow of a tile that fills `rect` under a point, however small the tile is.

    The tile's middle is nearer than any arrow in the middle.
    """
    if tile.revealed:
        return None
    arrows = tile.tile.turned(tile.orientation)

    def far(arrow: Arrow) -> float:
        return math.dist(arrow_centre(arrow.direction, rect.topleft, rect.width), at)

    nearest = min(arrows, key=far)
    reach = max(REACH * rect.width, REACH_PX)
    return nearest if far(nearest) < min(reach, math.dist(rect.center, at)) else None


def ray_of(seat: int, shown: SeatPicture, cell: Cell, arrow: Arrow) -> Ray:
    """The ray of an arrow: to the nearest tile that it sees, if it is covered."""
    if arrow.direction not in shown.tiles[cell].covered:
        return Ray(seat, cell, arrow, None)
    ahead = (cell.towards(arrow.direction, steps) for steps in range(1, 2 + _span(shown.tiles)))
    tiles = ((there, shown.tiles[there].tile) for there in ahead if there in shown.tiles)
    target = next((there for there, tile in tiles if tile.element is arrow.element), None)
    return Ray(seat, cell, arrow, target)


def ray_ends(camera: Camera, ray: Ray, area: pygame.Rect) -> tuple[Point, Point]:
    """Where a ray begins and ends; that of an open arrow goes to the edge of `area`."""
    rect, direction = camera.rect(ray.cell), ray.arrow.direction
    if ray.target is not None:
        return beam_ends(rect, camera.rect(ray.target), direction)
    start, end = miss_ends(rect, direction)
    return start, _to_edge(start, direction.step, area) or end


def draw_ray(brush: Brush, camera: Camera, seat: SeatPicture, ray: Ray, area: pygame.Rect) -> None:
    """The ray of an arrow, no farther than `area`."""
    rect, element = camera.rect(ray.cell), ray.arrow.element
    scale = max(_THIN, camera.side / (BEAM_CELL * brush.unit.scale))
    start, end = ray_ends(camera, ray, area)
    with brush.clipped(area):
        if ray.target is None:
            brush.beam(start, end, element, hit=False, scale=scale)
        else:
            others = seat.tiles.keys() - {ray.cell, ray.target}
            over = [camera.rect(cell) for cell in others]
            brush.beam(start, end, element, hit=True, scale=scale, over=over)
            draw_target(brush, element, camera.at(ray.target), camera.side)
        if rect.width >= PLAIN_BELOW:
            draw_arrow_glow(brush, ray.arrow, rect.topleft, rect.width)


def _span(cells: Collection[Cell]) -> int:
    """How far two tiles lie apart at most, in columns or rows."""
    xs, ys = [cell.x for cell in cells], [cell.y for cell in cells]
    return max(max(xs) - min(xs), max(ys) - min(ys))


def _to_edge(start: Point, step: tuple[int, int], area: pygame.Rect) -> Point | None:
    """Where a line leaves `area`, or None if it is outside already."""
    ways = []
    for at, by, low, high in (
        (start[0], step[0], area.left, area.right),
        (start[1], step[1], area.top, area.bottom),
    ):
        if by:
            ways.append(((high if by > 0 else low) - at) / by)
    length = min(ways)
    return None if length <= 0 else (start[0] + step[0] * length, start[1] + step[1] * length)
