"""Soft pictures of light and shade: under tiles, round them, and small ones that fly.

They are made here and kept by the art box; where they go is the business of `brush`.
"""

from __future__ import annotations

import math

import pygame

from game.engine import Element
from game.ui.drawing import theme
from game.ui.drawing.art import Art
from game.ui.drawing.panels import soft_drawing
from game.ui.drawing.svg import Drawing, Stop, circle, num, rounded

GLOW = {
    Element.FIRE: "#FFB45A",
    Element.WATER: "#6CC4FF",
    Element.EARTH: "#B9E86A",
    Element.AIR: "#E4DCFF",
}
"""The light of each element."""
_CORNER = 27 / 256


def shadow_picture(art: Art, size: tuple[int, int]) -> tuple[pygame.Surface, int]:
    """The shadow of a tile of `size` pixels, and how far it reaches beyond it."""
    spread = max(4, min(size) // 12)
    drop = round(min(size) * 0.03)
    return _soft(art, size, spread, theme.SHADE, 0.085, 6, drop), spread


def glow_picture(
    art: Art, size: tuple[int, int], light: Element | str
) -> tuple[pygame.Surface, int]:
    """The light round a tile of `size` pixels, and how far it reaches beyond it."""
    spread = max(6, round(min(size) * 0.20))
    colour = GLOW[light] if isinstance(light, Element) else light
    return _soft(art, size, spread, colour, 0.045, 9, 0), spread


def _soft(
    art: Art,
    size: tuple[int, int],
    spread: int,
    colour: str,
    opacity: float,
    rings: int,
    drop: int,
) -> pygame.Surface:
    return art.shape(
        ("soft", size, spread, colour, opacity, rings, drop),
        lambda: soft_drawing(size, spread, colour, opacity, rings, drop),
        kin=("soft", colour),
        size=(size[0] + 2 * spread, size[1] + 2 * spread),
    )


def mote_picture(art: Art, side: int, colour: str) -> pygame.Surface:
    """A speck of light, bright in its middle, that ends softly `side` pixels across."""

    def draw() -> Drawing:
        drawing = Drawing(side, side)
        middle = (side / 2, side / 2)
        paint = drawing.radial(
            middle, side / 2, Stop(0, "#FFFFFF", 0.95), Stop(0.3, colour, 0.6), Stop(1, colour, 0)
        )
        drawing.fill(circle(middle, side / 2), paint)
        return drawing

    return art.shape(("mote", side, colour), draw)


def rim_picture(art: Art, side: int, light: Element) -> tuple[pygame.Surface, int]:
    """The light on the edge of a turning tile, and how far it reaches beyond it."""
    pad = math.ceil(side * 0.06)

    def draw() -> Drawing:
        drawing = Drawing(side + 2 * pad, side + 2 * pad)
        path = rounded(pad, pad, side, side, side * _CORNER)
        for width, opacity in ((0.10, 0.16), (0.06, 0.3)):
            drawing.stroke(path, GLOW[light], side * width, opacity)
        drawing.stroke(path, "#FFF9E8", max(1.5, side * 0.02))
        return drawing

    return art.shape(("rim", side, light), draw), pad


def sweep_picture(art: Art, side: int) -> pygame.Surface:
    """The bow over a tile that turns: as wide as the tile, thin at its ends."""
    height = math.ceil(side * 0.14)

    def draw() -> Drawing:
        drawing = Drawing(side, height)
        left, right, foot = side * 0.08, side * 0.92, height * 0.92
        over, under = height * -0.84, height * -0.18
        bow = (
            f"M{num(left)} {num(foot)}Q{num(side / 2)} {num(over)} {num(right)} {num(foot)}"
            f"Q{num(side / 2)} {num(under)} {num(left)} {num(foot)}Z"
        )
        drawing.fill(bow, "#FFFFFF", 0.92)
        return drawing

    return art.shape(("sweep", side), draw)
