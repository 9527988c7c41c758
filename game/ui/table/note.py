"""What is told of the thing under the pointer, and how that is drawn beside it."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.input import Point
from game.ui.table.rays import Ray
from game.ui.table.rule import Rule
from game.words import Words

WIDTH = 280.0
"""The widest a note becomes, in u; larger text has more."""
_PAD, _GAP, _EDGE = 12.0, 10.0, 6.0
_RAY = 1 << 24
"""More pixels than any note has."""


class Note(NamedTuple):
    """A title, a sentence or two, the rule they come from, and the thing they are about.

    `beside` is where the thing is, in pixels; an arrow also has its ray. The note shall not lie on
    `lines`, and as little as can be on what is to be kept in sight.
    """

    title: str
    text: str
    rule: Rule
    beside: pygame.Rect
    ray: Ray | None = None
    keep: tuple[pygame.Rect, ...] = ()
    lines: tuple[tuple[Point, Point], ...] = ()


def draw_note(brush: Brush, note: Note, words: Words) -> pygame.Rect:
    """The note beside its thing, inside the window; returns where it is."""
    px, unit = brush.px, brush.unit
    rule = words("why.rule", title=words(f"book.{note.rule.value}.title"))
    window = brush.surface.get_rect().inflate(-2 * px(_EDGE), -2 * px(_EDGE))
    pad = px(_PAD)
    most = min(round(px(WIDTH) * unit.growth), window.width - 2 * pad)
    width = max(
        brush.text_width(note.title, Size.LABEL, Face.EXTRABOLD),
        brush.text_width(note.text, Size.SMALL, Face.REGULAR) + 2,
        brush.text_width(rule, Size.SMALL),
    )
    width = min(width, most)
    title = brush.paragraph_height(note.title, width, Size.LABEL, Face.EXTRABOLD)
    text = brush.paragraph_height(note.text, width, Size.SMALL)
    foot = unit.line_px(Size.SMALL)
    high = title + text + foot + px(8) + round(1.4 * pad)
    box = placed((width + 2 * pad, high), note, window, px(_GAP))
    brush.panel(box, Panel.NOTE, 9, 5)
    left, top = box.left + pad, box.top + round(0.7 * pad)
    ink, face = theme.LANTERN, Face.EXTRABOLD
    brush.paragraph(note.title, (left, top), width, Size.LABEL, ink, face=face)
    brush.paragraph(note.text, (left, top + title), width, Size.SMALL)
    at = left, top + title + text + px(8) + foot // 2
    brush.text(rule, at, Size.SMALL, theme.TEXT_DIM, max_width=width)
    return box


def placed(size: tuple[int, int], note: Note, window: pygame.Rect, gap: int) -> pygame.Rect:
    """Where a note of this size lies: beside its thing, in the window, hiding as little as can be
    of what shall be seen, above all no ray."""
    thing = note.beside
    spots = [box.clamp(window) for box in _around(size, thing, gap)]
    free = [box for box in spots if not box.colliderect(thing)]
    return min(free or spots, key=lambda box: _hidden(box, note))


def _around(size: tuple[int, int], thing: pygame.Rect, gap: int) -> list[pygame.Rect]:
    """All sides of a thing, then its corners."""
    boxes = [pygame.Rect((0, 0), size) for _ in range(8)]
    left, right = thing.left - gap, thing.right + gap
    top, bottom = thing.top - gap, thing.bottom + gap
    boxes[0].midleft = right, thing.centery
    boxes[1].midright = left, thing.centery
    boxes[2].midtop = thing.centerx, bottom
    boxes[3].midbottom = thing.centerx, top
    boxes[4].bottomleft, boxes[5].bottomright = (right, top), (left, top)
    boxes[6].topleft, boxes[7].topright = (right, bottom), (left, bottom)
    return boxes


def _hidden(box: pygame.Rect, note: Note) -> int:
    """How much a note there would hide, in pixels; a ray counts as more than all else."""
    hidden = sum(shown.width * shown.height for shown in map(box.clip, note.keep))
    return hidden + (_RAY if any(box.clipline(*line) for line in note.lines) else 0)
