"""Where the points of spirits that would appear are hung, so that each can be read.

A tag lies on the upper edge of its tile, on the lower one, or in the middle: not on another tag,
not on an arrow that is being turned, and rather not on an arrow at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.input import Point

_ARROW = 0.2
"""An arrow takes this share of its tile's side."""
_ON_TAG, _ON_HELD, _MIDDLE = 100.0, 10.0, 1.5
"""What it costs to lie on another tag, on an arrow of the tile held, and on a tile's picture; to
lie on any other arrow costs 1."""


class Tag(NamedTuple):
    """A tag of a size that belongs to a tile, with the arrows of that tile, all in pixels."""

    tile: pygame.Rect
    size: tuple[int, int]
    arrows: tuple[Point, ...]


def tag_places(tags: Sequence[Tag], held: Sequence[Point]) -> list[pygame.Rect]:
    """The rectangle of each tag; `held` are the arrows of the tile that is tried."""
    placed: list[pygame.Rect] = []
    for tag in tags:
        placed.append(min(_ways(tag), key=lambda way: way[1] + _cost(way[0], tag, held, placed))[0])
    return placed


def _ways(tag: Tag) -> list[tuple[pygame.Rect, float]]:
    """Where a tag may lie, the usual place first, and what each place costs in itself."""
    tile, size = tag.tile, tag.size
    spots = ((tile.midtop, 0.0), (tile.midbottom, 0.0), (tile.center, _MIDDLE))
    ways = []
    for middle, cost in spots:
        rect = pygame.Rect((0, 0), size)
        rect.center = middle
        ways.append((rect, cost))
    return ways


def _cost(
    rect: pygame.Rect, tag: Tag, held: Sequence[Point], placed: Sequence[pygame.Rect]
) -> float:
    wide = rect.inflate(_ARROW * tag.tile.width, _ARROW * tag.tile.width)
    on_tags = sum(rect.colliderect(other) for other in placed)
    on_held = sum(wide.collidepoint(arrow) for arrow in held)
    return (
        _ON_TAG * on_tags
        + _ON_HELD * on_held
        + sum(wide.collidepoint(arrow) for arrow in tag.arrows)
    )
