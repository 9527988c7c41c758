"""Rows one below the other, of which a window shows some."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.theme import Unit
from game.ui.input import Action, Asked, Input, Moved, Panned, Point, Press, Pressed, Wheeled
from game.ui.widgets.widget import Widget

DrawRow: TypeAlias = Callable[[Brush, int, pygame.Rect, bool], None]
"""Draws one row in a rectangle; the last argument tells whether it is pointed at."""


class ScrollList(Widget):
    """`count` rows, each `row` u high. Wheel, keys and dragging scroll; a click picks a row."""

    def __init__(
        self, count: int, row: float, draw_row: DrawRow, picked: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.count = count
        self.row = row
        self.draw_row = draw_row
        self.picked = picked
        self.chosen = 0
        self.pointed = -1
        self.offset = 0
        """Pixels scrolled away above."""
        self._pitch = 1
        self._bar = 0
        self._grip: tuple[float, int] | None = None
        self._dragged = False

    def place(self, rect: Rect, unit: Unit) -> None:
        """Lie in `rect`; what was visible stays visible."""
        top_row = self.offset / self._pitch
        super().place(rect, unit)
        self._pitch = max(1, unit.px(self.row))
        self._bar = unit.px(10)
        self.scroll_to(round(top_row * self._pitch))

    def scroll_to(self, offset: int) -> None:
        """Scroll, not beyond the first and the last row."""
        most = max(0, self.count * self._pitch - self.rect.height)
        self.offset = max(0, min(offset, most))

    def show(self, index: int) -> None:
        """Scroll just so far that a row is seen whole."""
        top = index * self._pitch
        self.scroll_to(max(min(self.offset, top), top + self._pitch - self.rect.height))

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row lies now, seen or not."""
        top = self.rect.y + index * self._pitch - self.offset
        bar = self._bar if self.count * self._pitch > self.rect.height else 0
        return pygame.Rect(self.rect.x, top, self.rect.width - bar, self._pitch)

    def handle(self, event: Input) -> bool:
        """Scroll and choose; the rest as in any widget."""
        match event:
            case Wheeled(at, steps) if self.covers(at):
                before = self.offset
                self.scroll_to(self.offset - steps * self._pitch)
                self.hover(at)
                return before != self.offset
            case Panned(_, dy):
                before = self.offset
                self.scroll_to(self.offset + round(dy))
                return before != self.offset
            case Pressed(at, Press.LEFT) if self.covers(at):
                self._grip, self._dragged = (at[1], self.offset), False
            case Moved(at) if self.held and self._grip is not None:
                start, offset = self._grip
                self._dragged = self._dragged or abs(at[1] - start) > self._pitch / 4
                if self._dragged:
                    self.scroll_to(round(offset + start - at[1]))
                return super().handle(event) or self._dragged
            case Asked(Action.UP | Action.DOWN as way) if self.focused and self.usable:
                there = self.chosen + (1 if way is Action.DOWN else -1)
                if 0 <= there < self.count:
                    self.chosen = there
                    self.show(there)
                    return True
        return super().handle(event)

    def hover(self, at: Point) -> bool:
        """Light the row under the pointer."""
        before = self.pointed
        changed = super().hover(at)
        self.pointed = self._row_at(at) if self.hovered else -1
        return changed or before != self.pointed

    def unhover(self) -> bool:
        """No row is lit."""
        self.pointed = -1
        return super().unhover()

    def click(self, at: Point) -> None:
        """Pick the row at `at`, unless the list was dragged."""
        row = self._row_at(at)
        if row >= 0 and not self._dragged:
            self.chosen = row
            self.picked(row)

    def activate(self) -> None:
        """Pick the chosen row."""
        if self.chosen < self.count:
            self.picked(self.chosen)

    def _row_at(self, at: Point) -> int:
        row = int(at[1] - self.rect.y + self.offset) // self._pitch
        return row if self.rect.collidepoint(at) and 0 <= row < self.count else -1

    @property
    def outline(self) -> pygame.Rect:
        """The chosen row, as far as it is seen."""
        return self.row_rect(self.chosen).clip(self.rect)

    def draw(self, brush: Brush) -> None:
        """The rows that are seen, and a bar that tells where they are."""
        first = self.offset // self._pitch
        last = min(self.count, (self.offset + self.rect.height - 1) // self._pitch + 1)
        with brush.clipped(self.rect):
            for index in range(first, last):
                self.draw_row(brush, index, self.row_rect(index), index == self.pointed)
        length = self.count * self._pitch
        if length > self.rect.height:
            self._draw_bar(brush, length)

    def _draw_bar(self, brush: Brush, length: int) -> None:
        width, seen = max(3, brush.px(4)), self.rect.height
        bar = pygame.Rect(self.rect.right - width, 0, width, max(brush.px(24), seen**2 // length))
        share = self.offset / (length - seen)
        bar.y = self.rect.y + round((seen - bar.height) * share)
        brush.box(bar, theme.LINE, width // 2)
