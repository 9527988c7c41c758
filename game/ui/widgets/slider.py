"""A value from 0 to 1 on a line that sounds fuller the further it goes."""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.svg import Drawing, circle, line, smooth
from game.ui.input import Action, Asked, Input, Moved, Point, Press, Pressed
from game.ui.widgets.widget import Widget

STEP = 0.05
"""What one press of an arrow key changes."""


class Slider(Widget):
    """Dragged, clicked anywhere on its line, or moved with the left and right keys."""

    def __init__(self, value: float, changed: Callable[[float], None]) -> None:
        super().__init__()
        self.value = value
        self.changed = changed

    def set(self, value: float) -> None:
        """Change the value, kept between 0 and 1, and say so."""
        value = max(0.0, min(value, 1.0))
        if value != self.value:
            self.value = value
            self.changed(value)

    def handle(self, event: Input) -> bool:
        """Drag and step; the rest as in any widget."""
        match event:
            case Moved(at) if self.held:
                self.set(self._value_at(at))
                return True
            case Pressed(at, Press.LEFT) if self.usable and self.covers(at):
                self.set(self._value_at(at))
            case Asked(Action.LEFT | Action.RIGHT as way) if self.focused and self.usable:
                step = STEP if way is Action.RIGHT else -STEP
                self.set(round((self.value + step) / STEP) * STEP)
                return True
        return super().handle(event)

    def _value_at(self, at: Point) -> float:
        return (at[0] - self.rect.x) / max(1, self.rect.width)

    def draw(self, brush: Brush) -> None:
        """The line, its wave up to the value, and the knob."""
        k, steps = brush.grain, round(self.value * 120)
        picture = brush.art.shape(
            ("slider", self.rect.width, steps, self.touch, k),
            lambda: self._drawing(self.rect.width, steps, k),
        )
        at = (self.rect.x - 16 * k, self.rect.centery - picture.height / 2)
        brush.blit(picture, at, 255 if self.enabled else 140)

    def _drawing(self, width: int, steps: int, k: float) -> Drawing:
        d = Drawing(width + 32 * k, 40 * k)
        left, middle = 16 * k, 20 * k
        d.stroke(line([(left, middle), (left + width, middle)]), theme.LINE, 4 * k)
        wave = [
            (
                left + width * step / 120,
                middle - math.sin(step * 0.55) * 6 * k * math.sqrt(step / 120),
            )
            for step in range(steps + 1)
        ]
        if steps:
            d.stroke(smooth(wave), theme.LANTERN, 4 * k)
        knob = (left + width * steps / 120, middle)
        body = "#FFFFFF" if self.hovered or self.held else "#FFF0C4"
        d.fill(circle(knob, 12 * k), body)
        d.stroke(circle(knob, 12 * k), "#4A2E0C", 3 * k)
        d.fill(circle(knob, 4 * k), "#A66E26")
        return d
