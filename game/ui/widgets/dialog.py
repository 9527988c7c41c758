"""A question in the middle of the window, with its answers as buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.input import Action, Asked, Input
from game.ui.widgets.button import Button, alike
from game.ui.widgets.group import Group

_SEAL = 66.0
"""The emblem on the edge of a question without a title, in u."""


class Dialog:
    """Title, a few sentences and buttons from left to right; the last one answers Confirm.

    `back` is called when the player wants none of them. Nothing reaches what lies below.
    """

    def __init__(
        self, title: str, body: str, buttons: Sequence[Button], back: Callable[[], None]
    ) -> None:
        self.title = title
        self.body = body
        self.buttons = tuple(buttons)
        self.back = back
        alike(self.buttons)
        self.group = Group(buttons, default=buttons[-1] if buttons else None)
        self.rect = pygame.Rect(0, 0, 0, 0)

    def layout(self, brush: Brush) -> None:
        """Lie in the middle of the brush's surface, as high as the words need."""
        unit, window = brush.unit, brush.surface.get_rect()
        width = min(unit.px(520), window.width - 2 * unit.px(16))
        inner = width - 2 * unit.px(32)
        body = brush.paragraph_height(self.body, inner, Size.NAME, Face.SEMIBOLD)
        height = unit.px(self._head) + body + unit.px(24 + 48 + 28)
        self.rect = pygame.Rect(0, 0, width, height)
        self.rect.center = window.center
        self._place_buttons(unit, inner)

    @property
    def _head(self) -> float:
        """What the title takes, in u."""
        return 80 if self.title else 56

    def _place_buttons(self, unit: Unit, inner: int) -> None:
        gap, count = unit.px(14), max(1, len(self.buttons))
        wide = min(unit.px(220), (inner - gap * (count - 1)) // count)
        left = self.rect.centerx - (wide * count + gap * (count - 1)) // 2
        top = self.rect.bottom - unit.px(48 + 28)
        for place, button in enumerate(self.buttons):
            button.place(pygame.Rect(left + place * (wide + gap), top, wide, unit.px(48)), unit)

    def draw(self, brush: Brush) -> None:
        """Darken what lies below and draw the question over it."""
        self.layout(brush)
        brush.veil(0.55)
        brush.panel(self.rect, Panel.NOTE, 18, 9)
        edge = brush.px(32)
        inner = self.rect.width - 2 * edge
        at = (self.rect.centerx, self.rect.y + brush.px(46))
        face = Face.DISPLAY
        if self.title:
            brush.text(self.title, at, 26, theme.TITLE, face=face, align="centre", max_width=inner)
        else:
            brush.svg_at("emblem", self.rect.midtop, brush.px(_SEAL))
        at = (self.rect.x + edge, self.rect.y + brush.px(self._head))
        brush.paragraph(self.body, at, inner, Size.NAME, face=Face.SEMIBOLD, align="centre")
        self.group.draw(brush)

    def handle(self, event: Input) -> bool:
        """React to one input; everything is taken, so that nothing below reacts."""
        if not self.group.handle(event) and event == Asked(Action.BACK):
            self.back()
        return True
