"""Widgets that only the settings need: the tabs on the left, and a number with minus and plus."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import shrunk
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input, Point
from game.ui.sound import Cue
from game.ui.widgets.choice import Choice
from game.ui.widgets.widget import Widget


class Tabs(Choice):
    """Words with icons one below the other; the chosen one is a lantern."""

    cue = Cue.PAGE

    def handle(self, event: Input) -> bool:
        """The up and down keys turn to the next tab; the rest as in any choice."""
        if isinstance(event, Asked) and self.focused and self.usable:
            there = self.chosen + {Action.UP: -1, Action.DOWN: 1}.get(event.action, 0)
            if there != self.chosen and 0 <= there < self.count:
                self.choose(there)
                return True
        return super().handle(event)

    def draw(self, brush: Brush) -> None:
        """All tabs, their words in one size."""
        room = self.part(0).width - brush.px(68)
        labels = [(option.label, room) for option in self.options]
        px, least = brush.unit.type_px(Size.HEADING), brush.unit.least_px
        smaller = shrunk(brush.art, labels, Face.DISPLAY, px, least)
        for index, option in enumerate(self.options):
            box, on = self.part(index), index == self.chosen
            brush.panel(box, Panel.LANTERN if on else Panel.LACQUER, 11)
            ink = theme.TEXT_INK if on else theme.TEXT
            if index == self.pointed and not on:
                ink = theme.LANTERN
            brush.icon(option.icon, (box.x + brush.px(29), box.centery), brush.px(27), ink)
            at = box.x + brush.px(56), box.centery - brush.px(1)
            width = min(room, brush.text_width(option.label, Size.HEADING, Face.DISPLAY) * smaller)
            brush.text(option.label, at, Size.HEADING, ink, face=Face.DISPLAY, max_width=width)


class Stepper(Widget):
    """A whole number in steps: the left end makes it less, the right end more."""

    def __init__(
        self, value: int, bounds: tuple[int, int], step: int, changed: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.value = value
        self.bounds = bounds
        self.step = step
        self.changed = changed
        self.label = ""
        """The number as it is written."""
        self._pointed = 0

    def go(self, way: int) -> None:
        """One step up or down, as far as the bounds let it."""
        least, most = self.bounds
        value = max(least, min(self.value + way * self.step, most))
        if value != self.value:
            self.value = value
            self.changed(value)

    def handle(self, event: Input) -> bool:
        """The left and right keys step; the rest as in any widget."""
        match event:
            case Asked(Action.LEFT | Action.RIGHT as way) if self.focused and self.usable:
                self.go(1 if way is Action.RIGHT else -1)
                return True
        return super().handle(event)

    def hover(self, at: Point) -> bool:
        """Light the end under the pointer."""
        before = self._pointed
        changed = super().hover(at)
        self._pointed = self._way(at) if self.hovered else 0
        return changed or before != self._pointed

    def unhover(self) -> bool:
        """No end is lit."""
        self._pointed = 0
        return super().unhover()

    def click(self, at: Point) -> None:
        """One step, by the half that was pressed."""
        self.go(self._way(at))

    def activate(self) -> None:
        """One step up, and from the top back to the bottom."""
        least, most = self.bounds
        self.go(1 if self.value < most else (least - most) // self.step)

    def _way(self, at: Point) -> int:
        return -1 if at[0] < self.rect.centerx else 1

    def draw(self, brush: Brush) -> None:
        """Minus, the number, plus."""
        rect, knob = self.rect, self.rect.height
        brush.panel(rect, Panel.TRAY, rect.height / 2 / brush.unit.scale, 2)
        for way, icon, limit in ((-1, "minus", self.bounds[0]), (1, "plus", self.bounds[1])):
            x = rect.x + knob // 2 if way < 0 else rect.right - knob // 2
            ink = theme.LANTERN if self._pointed == way else theme.TEXT
            alpha = 90 if self.value == limit else 255
            brush.icon(icon, (x, rect.centery), brush.px(22), ink, alpha)
        room = pygame.Rect(rect).inflate(-2 * knob, 0).width
        at = rect.centerx, rect.centery - brush.px(0.7)
        brush.text(self.label, at, Size.COUNT, face=Face.EXTRABOLD, align="centre", max_width=room)
