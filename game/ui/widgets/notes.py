"""Short notes over a scene: a tip beside what it explains, and a toast that goes by itself."""

from __future__ import annotations

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Size
from game.ui.input import Point

TIP_WIDTH = 280.0
"""The widest a tip becomes, in u."""
FADE = 220.0
"""ms in which a toast comes and goes."""


def draw_tooltip(brush: Brush, words: str, beside: Rect) -> None:
    """A tip below `beside`, or above where there is no room; never over the window's edge."""
    margin, gap = brush.px(10), brush.px(8)
    width = min(brush.px(TIP_WIDTH), brush.text_width(words, Size.SMALL, theme.Face.REGULAR) + 2)
    height = brush.paragraph_height(words, width, Size.SMALL)
    box = pygame.Rect(0, 0, width + 2 * margin, height + round(1.4 * margin))
    box.midtop = round(beside.centerx), round(beside.bottom) + gap
    window = brush.surface.get_rect().inflate(-2 * gap, -2 * gap)
    if box.bottom > window.bottom:
        box.bottom = round(beside.top) - gap
    box.clamp_ip(window)
    brush.panel(box, Panel.NOTE, 7, 4)
    at = (box.x + margin, box.y + round(0.7 * margin))
    brush.paragraph(words, at, width, Size.SMALL)


def draw_caption(brush: Brush, rect: Rect, words: str, icon: str) -> None:
    """What a panel is good for, in a pill on the middle of its upper edge."""
    side, edge = brush.px(16), brush.px(11)
    room = round(rect.width) - 2 * edge - side - brush.px(8)
    width = min(room, brush.text_width(words, Size.SMALL))
    height = brush.unit.line_px(Size.SMALL) + brush.px(6)
    box = pygame.Rect(0, 0, width + side + brush.px(6) + 2 * edge, height)
    box.center = round(rect.centerx), round(rect.y)
    brush.panel(box, Panel.NOTE, height / 2 / brush.unit.scale, 3)
    brush.icon(icon, (box.x + edge + side / 2, box.centery), side, theme.LANTERN)
    at = (box.x + edge + side + brush.px(6), box.centery - brush.px(0.7))
    brush.text(words, at, Size.SMALL, max_width=width)


class Toast:
    """One line that fades in, stays `ms` milliseconds and fades out again."""

    def __init__(self, words: str, *, picture: str = "", ms: float = 1800) -> None:
        self.words = words
        self.picture = picture
        self.left = ms + 2 * FADE
        self._whole = self.left

    def update(self, ms: float) -> bool:
        """Let time pass; False once it is over."""
        self.left -= ms
        return self.left > 0

    def draw(self, brush: Brush, centre: Point) -> None:
        """The toast in a pill around `centre`, never wider than the window."""
        strength = min(1.0, self.left / FADE, (self._whole - self.left) / FADE)
        alpha = round(255 * max(0.0, strength))
        height = brush.px(44)
        icon = brush.px(28) if self.picture else 0
        edge = brush.px(22)
        room = brush.surface.width - 2 * brush.px(24) - 2 * edge - icon
        words = min(room, brush.text_width(self.words, Size.BODY))
        box = pygame.Rect(0, 0, words + icon + 2 * edge, height)
        box.center = round(centre[0]), round(centre[1])
        brush.panel(box, Panel.NOTE, 22, alpha=alpha)
        if self.picture:
            at = (box.x + edge + icon / 2 - brush.px(6), box.centery)
            brush.svg_at(self.picture, at, icon, alpha=alpha)
        at = (box.x + edge + icon, box.centery - brush.px(0.7))
        brush.text(self.words, at, Size.BODY, max_width=room, alpha=alpha)
