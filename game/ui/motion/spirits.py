"""A spirit appears: its tile turns over in a light that grows, and one ring of sound runs out."""

from __future__ import annotations

import math

import pygame
import pytweening

from game.engine import SpiritAppeared
from game.ui.drawing.art import put
from game.ui.drawing.brush import Brush
from game.ui.drawing.light import sweep_picture
from game.ui.drawing.tile_art import SIDE, TileLook, draw_tile
from game.ui.looks import look_of
from game.ui.motion.flight import Draw, draw_shade, draw_turning
from game.ui.motion.places import Places

RISE = 8 / SIDE
"""A tile rises so far while it turns, as a share of its side."""
RING = (0.6, 2.1)
"""A ring of sound grows from so many tiles to so many."""
RING_ALPHA = 235
SMALL_BELOW = 140
"""On tiles of fewer pixels the thin lines of the large ring would not be seen."""
_SINGING = 110
"""The light round a spirit that sings is so much stronger than at rest."""


def spirit_appeared(places: Places, event: SpiritAppeared) -> Draw:
    """The tile turns about its upright axis, its edge lit; light grows under it."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        element = lying.tile.element
        turned = float(pytweening.easeInOutQuad(share))
        edge = math.sin(math.pi * turned)
        front = look_of(lying, places.colour(event.seat))
        draw_shade(brush, rect, rect.width, edge * 0.5, turned)
        brush.glow(rect, element, alpha=round(255 * turned))
        brush.glow(rect, element, alpha=round(255 * edge))
        body = rect.move(0, -round(2 * RISE * rect.height * edge))
        back = TileLook.back(element, lying.tile.value)
        draw_turning(brush, body, front, back, turned, rect.width, rim=element)
        sweep = sweep_picture(brush.art, rect.width)
        at = body.left, body.top - sweep.height - round(rect.height * 0.03)
        brush.blit(sweep, at, round(235 * edge))

    return draw


def ring_of_sound(places: Places, event: SpiritAppeared) -> Draw:
    """The spirit sings: a ring runs out from under its tile, and its light comes to rest."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        element = lying.tile.element
        thin = "sound_ring_small" if rect.width < SMALL_BELOW else "sound_ring"
        full = round(rect.width * RING[1])
        ring = brush.art.picture(f"{thin}_{element.word}", (full, full))
        grown = RING[0] + (RING[1] - RING[0]) * float(pytweening.easeOutQuad(share))
        side = round(rect.width * grown)
        if side < full:
            ring = pygame.transform.smoothscale(ring, (side, side))
        corner = rect.centerx - side // 2, rect.centery - side // 2
        alpha = round(RING_ALPHA * (1 - share**1.6))
        for _ in range(1 if rect.width < SMALL_BELOW else 2):  # thin lines need more light
            put(brush.surface, ring, corner, alpha)
        if lying.revealed:
            brush.glow(rect, element, alpha=round(_SINGING * (1 - share)))
            draw_tile(brush, TileLook.back(element, lying.tile.value), rect.topleft, rect.width)

    return draw
