"""How large tiles are shown: a slider on the board that comes with the button that fits all in."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.input import Action, Asked, Input, Pressed
from game.ui.table.camera import BIGGEST_PX, SMALLEST_PX
from game.ui.table.view import TableView
from game.ui.widgets.button import IconButton
from game.ui.widgets.group import Group
from game.ui.widgets.slider import Slider

_WIDE, _HIGH, _EDGE, _RESET = 262.0, 70.0, 10.0, 40.0
STAYS_MS = 4000.0
"""So long it stays once nobody touches it."""


class TileSize:
    """The slider of one table; `fit` shows the whole display again."""

    def __init__(self, view: TableView, fit: Callable[[], None]) -> None:
        self._view = view
        self._fit = fit
        self._left_ms = 0.0
        self.slider = Slider(0.0, self._zoom)
        self.reset = IconButton("fit", self._reset)
        self._group = Group([self.slider, self.reset])

    @property
    def open(self) -> bool:
        """Whether it is there."""
        return self._left_ms > 0

    def show(self) -> None:
        """Fit the display and come up; or go, if it is there."""
        self._left_ms = 0.0 if self.open else STAYS_MS
        self._fit()

    def handle(self, event: Input) -> bool:
        """React to the pointer; True if it was meant for this. A press elsewhere closes it."""
        if not self.open:
            return False
        if isinstance(event, Asked):
            closes = event.action is Action.BACK
            self._left_ms = 0.0 if closes else self._left_ms
            return closes
        self._place()
        if self._group.handle(event):
            self._left_ms = STAYS_MS
            return True
        if isinstance(event, Pressed) and not self._panel.collidepoint(event.at):
            self._left_ms = 0.0
            return False
        return isinstance(event, Pressed)

    def unhover(self) -> None:
        """Nothing is pointed at any more."""
        self._group.unhover()

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        if not self.open:
            return False
        if not self.slider.held:
            self._left_ms -= ms
        return self._group.update(ms) or not self.open

    def draw(self, brush: Brush) -> None:
        """A small panel with its name, the slider and the way back."""
        if not self.open:
            return
        self._place()
        panel, words = self._panel, self._view.words
        brush.panel(panel, Panel.NOTE, 12)
        room = self.reset.rect.left - panel.left - brush.px(24)
        at = panel.left + brush.px(16), panel.top + brush.px(20)
        brush.text(words("play.size"), at, 14, theme.TEXT_DIM, max_width=room)
        self._group.draw(brush)

    @property
    def _panel(self) -> pygame.Rect:
        """In the corner of the board that is next to the buttons."""
        layout, px = self._view.layout, self._view.layout.unit.px
        board = layout.board
        rect = pygame.Rect(0, 0, min(px(_WIDE), board.width), px(_HIGH))
        rect.bottomright = board.right - px(_EDGE), board.bottom - px(_EDGE)
        if layout.tools[0].centerx < board.centerx:
            rect.left = board.left + px(_EDGE)
        return rect

    def _place(self) -> None:
        """Lie on the board; show the size of now."""
        panel, unit = self._panel, self._view.layout.unit
        px, side = unit.px, unit.px(_RESET)
        reset = pygame.Rect(0, 0, side, side)
        self.reset.tip = self._view.words("play.fit")
        reset.midright = panel.right - px(12), panel.centery
        self.reset.place(reset, unit)
        wide = reset.left - px(20) - panel.left - px(28)
        slider = pygame.Rect(panel.left + px(28), 0, wide, px(32))
        slider.centery = panel.bottom - px(22)
        self.slider.place(slider, unit)
        if not self.slider.held:
            self.slider.value = _share(self._view.camera.framing.side)

    def _zoom(self, share: float) -> None:
        camera = self._view.camera
        side = SMALLEST_PX * (BIGGEST_PX / SMALLEST_PX) ** share
        camera.zoom(side / camera.framing.side, self._view.middle)

    def _reset(self) -> None:
        self._fit()
        self._view.camera.settle()


def _share(side: float) -> float:
    """Where on the slider a tile's side in pixels is."""
    share = math.log(side / SMALLEST_PX) / math.log(BIGGEST_PX / SMALLEST_PX)
    return max(0.0, min(share, 1.0))
