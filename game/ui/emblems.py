"""Small pictures made of two or three: a seat's avatar in its frame, a key with its letter."""

from __future__ import annotations

from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Point
from game.ui.theme import Disc, Face

_CAPS = (("key_cap", 64), ("key_cap_wide", 112), ("key_cap_space", 220))
_CAP_HEIGHT = 64


def draw_avatar(brush: Brush, who: str, colour: Disc | None, at: Point, size: float) -> None:
    """A portrait (`human`, `novice`, `adept`, `master`, `sage`) framed in the seat's colour.

    `at` is the corner of the frame, `size` its side in pixels.
    """
    centre = at[0] + size / 2, at[1] + size / 2
    of_seat = f"_{colour}" if colour else ""
    portrait = f"portrait_{who}{of_seat if who == 'human' else ''}"
    brush.svg_at(portrait, centre, size * 0.8)
    brush.svg_at(f"avatar_frame{of_seat}", centre, size)


def draw_key(brush: Brush, label: str, at: Point, height: int) -> int:
    """A keyboard key with its corner at `at`; returns its width in pixels, wide enough to read."""
    size = height * 0.4 / brush.unit.scale
    scale = height / _CAP_HEIGHT
    needed = brush.text_width(label, size, Face.EXTRABOLD) + 20 * scale
    name, wide = next((cap for cap in _CAPS if cap[1] * scale >= needed), _CAPS[-1])
    width = round(wide * scale)
    picture = brush.art.picture(name, (width, height))
    brush.blit(picture, at)
    middle = at[0] + picture.width / 2, at[1] + height * 0.41
    room, face = picture.width - 12 * scale, Face.EXTRABOLD
    brush.text(label, middle, size, theme.TEXT_INK, face=face, align="centre", max_width=room)
    return picture.width
