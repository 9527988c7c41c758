"""How a tile in the air is drawn: sharp where it rests, scaled and turned while it moves.

A tile at an angle between two quarter turns is the blend of both, each turned towards the other,
so that what always stands upright on it never jumps. Where it is, `hand` knows.
"""

from __future__ import annotations

import math

import pygame

from game.engine import ORIENTATIONS, Orientation
from game.ui.drawing.art import put
from game.ui.drawing.brush import Brush
from game.ui.drawing.light import shadow_picture
from game.ui.drawing.tile_art import SIDE, TileLook, draw_frame, draw_tile, tile_picture
from game.ui.looks import front_of
from game.ui.motion.piece import Pose, Seen
from game.ui.motion.tween import QUARTER
from game.ui.table.hand import Hand

FRAME = 272 / SIDE
"""The bright frame is so many times as large as the tile in it."""
_DROP, _SPREAD, _PALE = 0.10, 0.08, 70
"""The shadow of a tile held high: how far below, how much larger (shares of the side), and by
how much its alpha is less."""
_NEAR = 12.0
"""So near its goal, in degrees, and where it swings over, a tile is drawn as it will rest."""


def draw_risen(brush: Brush, hand: Hand) -> None:
    """The tiles that are lifted over their places, or turn there."""
    for tile in hand.risen:
        draw_seen(brush, tile, hand.at_home(tile) if hand.must(tile) else hand.seen(tile))


def draw_flying(brush: Brush, hand: Hand) -> None:
    """The tiles that fly home, and the one that hangs from the pointer."""
    for tile in hand.flying:
        draw_seen(brush, tile, hand.seen(tile))
        prepare(brush, tile, hand.seen(tile))


def prepare(brush: Brush, tile: int, seen: Seen) -> None:
    """Draw what the next turn of a tile at rest will need, where the frame has time for it."""
    for quarters in (1, -1):
        if brush.art.late:
            return
        tile_picture(brush.art, front_of(tile, seen.goal.turned(quarters)), round(seen.rest.side))


def draw_seen(
    brush: Brush, tile: int, seen: Seen, solid: int = 255, look: TileLook | None = None
) -> None:
    """A tile as it is seen; `look` takes the place of its bare front where it lies upright."""
    pose, rest = seen.pose, seen.rest
    alpha = round(solid * seen.alpha)
    turned = seen.angle % QUARTER
    if turned == 0 and pose.side == rest.side:
        front = look or front_of(tile, seen.goal)
        _draw_shadow(brush, pose, alpha)
        draw_tile(brush, front, pose.corner, round(pose.side), alpha)
        if pose.frame > 0:
            draw_frame(brush, pose.corner, round(pose.side), round(alpha * pose.frame))
        return
    sprite = _sprite(brush, tile, seen, look)
    _draw_moving_shadow(brush, seen, alpha)
    _blit_middle(brush, sprite, (pose.x, pose.y), alpha)


def _draw_shadow(brush: Brush, pose: Pose, alpha: int) -> None:
    """The shadow of a tile at rest: the higher it is, the lower, wider and paler."""
    grown = round(pose.side * (1 + _SPREAD * pose.height))
    rect = pygame.Rect(0, 0, grown, grown)
    rect.center = round(pose.x), round(pose.y + pose.side * _DROP * pose.height)
    brush.shadow(rect, alpha - round(_PALE * pose.height) * alpha // 255)


def _draw_moving_shadow(brush: Brush, seen: Seen, alpha: int) -> None:
    """The same, from one picture that is scaled and turned."""
    pose, side = seen.pose, round(seen.rest.side)
    plain, _ = shadow_picture(brush.art, (side, side))
    scale = pose.side * (1 + _SPREAD * pose.height) / side
    angle = 0.0 if seen.flat else seen.angle % QUARTER
    shadow = pygame.transform.rotozoom(plain, -angle, scale)
    middle = pose.x, pose.y + pose.side * _DROP * pose.height
    _blit_middle(brush, shadow, middle, alpha - round(_PALE * pose.height) * alpha // 255)


def _sprite(brush: Brush, tile: int, seen: Seen, look: TileLook | None) -> pygame.Surface:
    """The tile with its frame as one picture of its own, as large and as turned as it is seen."""
    side = round(seen.rest.side)
    scale = seen.pose.side / side
    turned = seen.angle % QUARTER

    def framed(orientation: Orientation) -> pygame.Surface:
        known = look is not None and orientation is seen.goal
        front = look if known and look else front_of(tile, orientation)
        return _framed(brush, front, side, seen.pose.frame)

    beyond = (seen.angle - QUARTER * seen.goal + 180) % 360 - 180
    if turned == 0:
        return _resized(framed(seen.goal), scale)
    if abs(beyond) < _NEAR and not seen.flat:
        return pygame.transform.rotozoom(framed(seen.goal), -beyond, scale)
    now = ORIENTATIONS[math.floor(seen.angle / QUARTER) % 4]
    under, over = framed(now), framed(now.turned(1))
    if seen.flat:
        put(under, over, (0, 0), round(255 * turned / QUARTER))
        return _resized(under, scale)
    under = pygame.transform.rotozoom(under, -turned, scale)
    over = pygame.transform.rotozoom(over, QUARTER - turned, scale)
    corner = over.get_rect(center=under.get_rect().center).topleft
    put(under, over, corner, round(255 * turned / QUARTER))
    return under


def _framed(brush: Brush, look: TileLook, side: int, frame: float) -> pygame.Surface:
    """A tile in the middle of a sheet as large as its frame."""
    whole = math.ceil(side * FRAME)
    sheet = brush.art.blank((whole, whole))
    margin = (whole - side) // 2
    sheet.blit(tile_picture(brush.art, look, side), (margin, margin))
    if frame > 0:
        on_it = Brush(sheet, brush.art, brush.unit)
        draw_frame(on_it, (margin, margin), side, round(255 * frame))
    return sheet


def _resized(sheet: pygame.Surface, scale: float) -> pygame.Surface:
    size = round(sheet.width * scale), round(sheet.height * scale)
    return sheet if size == sheet.size else pygame.transform.smoothscale(sheet, size)


def _blit_middle(
    brush: Brush, picture: pygame.Surface, middle: tuple[float, float], alpha: int
) -> None:
    at = round(middle[0] - picture.width / 2), round(middle[1] - picture.height / 2)
    brush.blit(picture, at, alpha)
