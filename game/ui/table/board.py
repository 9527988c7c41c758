"""A display drawn large: tiles, free cells, and the ghost of the tile being tried.

What the ghost tells comes from `match.outcome`: its arrows and their targets, arrows of other
tiles it would cover, and the spirits that would appear, in order and with their points.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from game.engine import TILES, ArrowCovered, Cell, Direction, Element
from game.match import Outcome
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Point
from game.ui.motion.hand import Hand
from game.ui.panels import Panel
from game.ui.picture import SeatPicture
from game.ui.table.camera import Camera
from game.ui.table.carried import draw_seen
from game.ui.table.looks import front_of, look_of
from game.ui.theme import Disc, Face
from game.ui.tile_art import (
    PLAIN_BELOW,
    arrow_centre,
    disc_size,
    draw_arrow_glow,
    draw_frame,
    draw_ground,
    draw_target,
    draw_tile,
)
from game.ui.turn import Stage, Turn

GHOST_ALPHA = 235
"""A tile that is only tried is not quite solid."""
TAGS_FROM = 0.5
"""Points are shown once the ghost has come so far."""
CROSS = 0.62
"""The cross on a refused cell, as a share of its side."""
FREE_ALPHA_AT_REST = 120
"""Free cells stay pale until a tile is held."""
_ASLANT = 1.36
"""Corners are farther from the middle of a tile than sides."""


def draw_free_cells(brush: Brush, camera: Camera, cells: Iterable[Cell], *, awake: bool) -> None:
    """The cells where a tile may lie; bright while one is held."""
    alpha = 255 if awake else FREE_ALPHA_AT_REST
    for cell in cells:
        brush.svg("cell_free", camera.rect(cell), alpha=alpha)


def draw_display(brush: Brush, camera: Camera, seat: SeatPicture, colour: Disc) -> None:
    """All tiles of a display where they lie."""
    side = camera.side
    lying = sorted(seat.tiles.items(), key=lambda item: (item[0].y, item[0].x))
    looks = [(camera.at(cell), look_of(tile, colour)) for cell, tile in lying if not tile.aloft]
    for at, look in looks:
        draw_ground(brush, look, at, side)
    for at, look in looks:
        draw_tile(brush, look, at, side)


def draw_ghost(brush: Brush, camera: Camera, turn: Turn, colour: Disc, motion: Hand) -> None:
    """The tile over a cell, with everything that laying it there would bring about.

    What it tells comes up while the tile is on its way to the cell.
    """
    move, preview = turn.move, turn.preview
    if move is None or preview is None:
        return
    own = [arrow.direction for arrow in preview.covered if arrow.cell == move.cell]
    look = front_of(move.tile, move.orientation).shining(own)
    solid = 255 if turn.stage is Stage.PINNED else GHOST_ALPHA
    draw_seen(brush, move.tile, motion.seen(move.tile), solid, look)
    come = motion.arrived(move.tile)
    light = round(255 * come)
    for direction, element in look.arrows:
        if direction not in own:
            _draw_miss(brush, camera, move.cell, direction, element, light)
    named = dict(look.arrows)
    for covered in preview.covered:
        _draw_cover(brush, camera, turn, covered, named, colour, light)
    if come > TAGS_FROM:
        _draw_spirits(brush, camera, preview)


def draw_crossed(brush: Brush, camera: Camera, cell: Cell, strength: float) -> None:
    """The cell where a tile may not lie, crossed out; `strength` is 0 to 1."""
    rect, alpha = camera.rect(cell), round(255 * strength)
    brush.svg("cell_free", rect, alpha=alpha)
    side = rect.width * CROSS
    brush.icon("cancel", rect.move(0, round(side / 20)).center, side, theme.SHADE, alpha)
    brush.icon("cancel", rect.center, side, theme.WARN, alpha)


def _draw_cover(
    brush: Brush,
    camera: Camera,
    turn: Turn,
    covered: ArrowCovered,
    named: dict[Direction, Element],
    colour: Disc,
    light: int,
) -> None:
    """The beam of one arrow that would be covered, its disc and its target."""
    assert turn.tile is not None
    own = covered.cell == turn.cell
    element = named[covered.direction] if own else TILES[turn.tile].element
    ends = beam_ends(camera, covered.cell, covered.target, covered.direction)
    brush.beam(*ends, element, hit=True, scale=beam_scale(brush, camera), alpha=light)
    at, side = camera.at(covered.cell), camera.side
    if own:
        draw_target(brush, element, camera.at(covered.target), side, light)
    elif side >= PLAIN_BELOW:
        lying = turn.state.player.display[covered.cell]
        arrow = next(a for a in lying.arrows if a.direction is covered.direction)
        draw_arrow_glow(brush, arrow, at, side, light)
    if side >= PLAIN_BELOW:
        place = arrow_centre(covered.direction, at, side)
        brush.disc(colour, place, disc_size(side), alpha=150 * light // 255)


def _draw_miss(
    brush: Brush, camera: Camera, cell: Cell, direction: Direction, element: Element, light: int
) -> None:
    """The dots of an arrow that still waits for its element."""
    far = _ASLANT if direction % 2 else 1.0
    start = _from_middle(camera, cell, direction, 0.49 * far)
    end = _from_middle(camera, cell, direction, 1.35 * far)
    scale = beam_scale(brush, camera)
    brush.beam(start, end, element, hit=False, scale=scale, alpha=light)


def _draw_spirits(brush: Brush, camera: Camera, preview: Outcome) -> None:
    """A golden rim, the order and the points of every spirit that would appear."""
    several = len(preview.spirits) > 1
    for order, spirit in enumerate(preview.spirits, 1):
        rect = camera.rect(spirit.cell)
        draw_frame(brush, rect.topleft, rect.width)
        draw_tag(brush, (rect.centerx, rect.top), f"+{spirit.points}", order if several else None)


def draw_tag(brush: Brush, at: Point, words: str, order: int | None = None) -> None:
    """A small lantern with a few words, hung on the point `at`; `order` stands on a dark dot."""
    dot = 0 if order is None else brush.px(20)
    width = brush.text_width(words, 15, Face.DISPLAY) + brush.px(20) + dot
    rect = pygame.Rect(0, 0, width, brush.px(26))
    rect.center = round(at[0]), round(at[1])
    brush.panel(rect, Panel.LANTERN, radius=13, halo=4)
    middle = (rect.centerx + dot // 2, rect.centery - brush.px(1))
    brush.text(words, middle, 15, theme.TEXT_INK, face=Face.DISPLAY, align="centre")
    if order is not None:
        centre = (rect.left + brush.px(14), rect.centery)
        brush.dot(centre, brush.px(9), theme.TEXT_INK)
        brush.text(str(order), centre, 14, theme.PAPER_HI, align="centre")


def beam_ends(
    camera: Camera, cell: Cell, target: Cell, direction: Direction
) -> tuple[Point, Point]:
    """Where a beam leaves the tile on `cell` and where it meets the one on `target`."""
    far = _ASLANT if direction % 2 else 1.0
    start = _from_middle(camera, cell, direction, 0.49 * far)
    end = _from_middle(camera, target, direction.opposite, 0.45 * far)
    return start, end


def beam_scale(brush: Brush, camera: Camera) -> float:
    """Beams grow with the tiles."""
    return camera.side / (80 * brush.unit.scale)


def _from_middle(camera: Camera, cell: Cell, direction: Direction, share: float) -> Point:
    dx, dy = direction.step
    length = math.hypot(dx, dy)
    rect = camera.rect(cell)
    reach = share * camera.side / length
    return rect.centerx + dx * reach, rect.centery + dy * reach
