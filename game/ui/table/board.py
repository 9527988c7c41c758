"""A display drawn large: tiles, free cells, and the ghost of the tile being tried.

What the ghost tells comes from `match.outcome`: its arrows and their targets, arrows of other
tiles it would cover, and the spirits that would appear, in order and with their points.
"""

from __future__ import annotations

import pygame

from game.engine import Cell
from game.match import Outcome
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Disc, Face
from game.ui.drawing.tile_art import arrow_centre, draw_frame, draw_ground, draw_tile
from game.ui.input import Point
from game.ui.looks import front_of, look_of
from game.ui.picture import SeatPicture
from game.ui.table.camera import Camera
from game.ui.table.carried import draw_seen, prepare
from game.ui.table.hand import Hand
from game.ui.table.sight import Sight
from game.ui.table.tags import Tag, tag_places
from game.ui.turn import Stage, Turn

GHOST_ALPHA = 235
"""A tile that is only tried is not quite solid."""
TAGS_FROM = 0.5
"""Points are shown once the ghost has come so far."""
CROSS = 0.62
"""The cross on a refused cell, as a share of its side."""
FREE_ALPHA_AT_REST = 215
"""Free cells stay pale until a tile is held."""


def draw_free_cell(brush: Brush, rect: pygame.Rect, *, awake: bool) -> None:
    """A cell where a tile may lie; bright while one is held."""
    brush.svg("cell_free", rect, alpha=255 if awake else FREE_ALPHA_AT_REST)


def draw_display(brush: Brush, camera: Camera, seat: SeatPicture, colour: Disc) -> None:
    """All tiles of a display where they lie."""
    side = camera.side
    lying = sorted(seat.tiles.items(), key=lambda item: (item[0].y, item[0].x))
    looks = [(camera.at(cell), look_of(tile, colour)) for cell, tile in lying if not tile.aloft]
    for at, look in looks:
        draw_ground(brush, look, at, side)
    for at, look in looks:
        draw_tile(brush, look, at, side)


def draw_ghost(
    brush: Brush, camera: Camera, turn: Turn, colour: Disc, motion: Hand, phase: float
) -> None:
    """The tile over a cell, with everything that laying it there would bring about.

    What it tells comes up while the tile is on its way to the cell. `phase` 0 to 1 lets the beads
    of its beams travel one step.
    """
    move, preview = turn.move, turn.preview
    if move is None:
        return
    seen = motion.seen(move.tile)
    covers = () if preview is None else preview.covered
    own = [arrow.direction for arrow in covers if arrow.cell == move.cell]
    look = front_of(move.tile, move.orientation).shining(own)
    solid = 255 if turn.stage is Stage.PINNED else GHOST_ALPHA
    draw_seen(brush, move.tile, seen, solid, look)
    if preview is not None:
        come = motion.arrived(move.tile)
        sight = Sight(brush, camera, turn, round(255 * come))
        for direction, element in look.arrows:
            if direction not in own:
                sight.draw_miss(move.cell, direction, element)
        sight.draw_covers(covers, dict(look.arrows), phase)
        sight.draw_discs(covers, colour)
        if come > TAGS_FROM:
            _draw_spirits(brush, camera, turn, preview)
    prepare(brush, move.tile, seen)


def draw_crossed(brush: Brush, camera: Camera, cell: Cell, strength: float) -> None:
    """The cell where a tile may not lie, crossed out; `strength` is 0 to 1."""
    rect, alpha = camera.rect(cell), round(255 * strength)
    brush.svg("cell_free", rect, alpha=alpha)
    side = rect.width * CROSS
    brush.icon("cancel", rect.move(0, round(side / 20)).center, side, theme.SHADE, alpha)
    brush.icon("cancel", rect.center, side, theme.WARN, alpha)


def _draw_spirits(brush: Brush, camera: Camera, turn: Turn, preview: Outcome) -> None:
    """A golden rim, the order and the points of every spirit that would appear."""
    for spirit in preview.spirits:
        draw_frame(brush, camera.at(spirit.cell), camera.side)
    several = len(preview.spirits) > 1
    words = [
        (f"+{spirit.points}", order if several else None)
        for order, spirit in enumerate(preview.spirits, 1)
    ]
    tags = [
        Tag(camera.rect(s.cell), _tag_size(brush, *said), _arrows(camera, turn, s.cell))
        for s, said in zip(preview.spirits, words, strict=True)
    ]
    held = () if turn.cell is None else _arrows(camera, turn, turn.cell)
    for rect, said in zip(tag_places(tags, held), words, strict=True):
        _draw_tag(brush, rect, *said)


def _arrows(camera: Camera, turn: Turn, cell: Cell) -> tuple[Point, ...]:
    """Where the arrows of a tile are, be it a lying one or the one tried."""
    move = turn.move
    if move is not None and cell == move.cell:
        ways = [way for way, _ in front_of(move.tile, move.orientation).arrows]
    else:
        ways = [arrow.direction for arrow in turn.state.player.display[cell].arrows]
    return tuple(arrow_centre(way, camera.at(cell), camera.side) for way in ways)


def _tag_size(brush: Brush, words: str, order: int | None) -> tuple[int, int]:
    dot = 0 if order is None else brush.px(20)
    return brush.text_width(words, 15, Face.DISPLAY) + brush.px(20) + dot, brush.px(26)


def _draw_tag(brush: Brush, rect: pygame.Rect, words: str, order: int | None) -> None:
    """A small lantern with a few words; `order` stands on a dark dot."""
    dot = 0 if order is None else brush.px(20)
    brush.panel(rect, Panel.LANTERN, radius=13, halo=4)
    middle = (rect.centerx + dot // 2, rect.centery - brush.px(1))
    brush.text(words, middle, 15, theme.TEXT_INK, face=Face.DISPLAY, align="centre")
    if order is not None:
        centre = (rect.left + brush.px(14), rect.centery)
        brush.dot(centre, brush.px(9), theme.TEXT_INK)
        brush.text(str(order), centre, 14, theme.PAPER_HI, align="centre")
