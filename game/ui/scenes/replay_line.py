"""The line of a game's moves: where its spirits appeared and cacophony was taken, and where one is.

It is dragged, or clicked anywhere; what a jump does is the scene's business.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import pygame

from game.match import PlayedTurn
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.svg import Drawing, circle, line, smooth
from game.ui.input import Input, Moved, Point, Press, Pressed
from game.ui.widgets.widget import Widget

_KNOB, _LINE, _SWING = 10.0, 3.0, 5.0
"""The knob's radius, the line's width, and how far its wave goes to both sides, in u."""
_ABOVE, _BELOW = 15.0, 14.0
"""How far spirits stand above the line and cacophony below it, in u."""
_SPIRIT = (2.4, 0.28)
"""The radius of a spirit's dot, and what each point adds to it, in u."""
_DISC = 13.0


class MoveLine(Widget):
    """Places on a line from 0, before the first move, to `count`, after the last.

    `gone` is called with a place and whether the pointer drags.
    """

    def __init__(
        self, count: int, turns: Sequence[PlayedTurn], gone: Callable[[int, bool], None]
    ) -> None:
        super().__init__()
        self.count = count
        self.at = 0
        """The place shown now."""
        self.pointed: int | None = None
        """The place under the pointer."""
        self._gone = gone
        self._marks = [turn for turn in turns if turn.spirits or turn.cacophony]

    def handle(self, event: Input) -> bool:
        """Jump where it is pressed, and follow a drag; the rest as in any widget."""
        match event:
            case Moved(at) if self.held:
                self._go(at, dragged=True)
                self.pointed = self._place_at(at)
                return True
            case Pressed(at, Press.LEFT) if self.usable and self.covers(at):
                self._go(at, dragged=False)
        return super().handle(event)

    def hover(self, at: Point) -> bool:
        """Know the place under the pointer."""
        before = self.pointed
        changed = super().hover(at)
        self.pointed = self._place_at(at) if self.hovered else None
        return changed or before != self.pointed

    def unhover(self) -> bool:
        """No place is pointed at."""
        self.pointed = None
        return super().unhover()

    def spot(self, place: int) -> Point:
        """Where a place is on the line."""
        share = place / max(1, self.count)
        return self.rect.x + self.rect.width * share, self.rect.centery

    def draw(self, brush: Brush) -> None:
        """The line, its wave up to where one is, the marks and the knob."""
        bare = self._line(brush, waving=False)
        aside = (bare.width - self.rect.width) // 2
        corner = self.rect.x - aside, self.rect.centery - bare.height // 2
        brush.blit(bare, corner)
        gone = pygame.Rect(corner, (round(self.spot(self.at)[0]) - corner[0], bare.height))
        with brush.clipped(gone):
            brush.blit(self._line(brush, waving=True), corner)
        self._draw_marks(brush)
        self._draw_knob(brush)

    def _line(self, brush: Brush, *, waving: bool) -> pygame.Surface:
        width, scale = self.rect.width, brush.unit.scale
        key = "moves", width, scale, waving
        return brush.art.shape(key, lambda: _line_drawing(width, scale, waving))

    def _draw_marks(self, brush: Brush) -> None:
        """Spirits above the line, the larger the more they bring; cacophony below."""
        scale = brush.unit.scale
        for turn in self._marks:
            x, y = self.spot(turn.last)
            past = turn.last <= self.at
            for place, tile in enumerate(turn.spirits[:2]):
                least, more = _SPIRIT
                radius = scale * (least + more * tile.value)
                colour = theme.LANTERN if past else theme.BRASS
                at = x, y - scale * (_ABOVE + 6 * place)
                brush.dot(at, radius + scale, theme.SHADE)
                brush.dot(at, radius, colour)
            if turn.cacophony:
                brush.svg_at("disc_cacophony", (x, y + scale * _BELOW), brush.px(_DISC))

    def _draw_knob(self, brush: Brush) -> None:
        scale, lit = brush.unit.scale, self.hovered or self.held
        radius = scale * _KNOB

        def draw() -> Drawing:
            side = math.ceil(2 * radius + 4)
            drawing, middle = Drawing(side, side), (side / 2, side / 2)
            drawing.fill(circle(middle, radius), "#FFFFFF" if lit else "#FFF0C4")
            drawing.stroke(circle(middle, radius - scale), "#4A2E0C", 2.2 * scale)
            drawing.fill(circle(middle, radius * 0.32), "#A66E26")
            return drawing

        picture = brush.art.shape(("knob", radius, lit), draw)
        x, y = self.spot(self.at)
        brush.blit(picture, (x - picture.width / 2, y - picture.height / 2))

    @property
    def outline(self) -> pygame.Rect:
        """What the focus ring goes round: all of it, marks included."""
        return self.target

    def _go(self, at: Point, *, dragged: bool) -> None:
        place = self._place_at(at)
        if place != self.at:
            self._gone(place, dragged)

    def _place_at(self, at: Point) -> int:
        share = (at[0] - self.rect.x) / max(1, self.rect.width)
        return round(max(0.0, min(share, 1.0)) * self.count)


def _line_drawing(width: int, scale: float, waving: bool) -> Drawing:
    """The whole line, as it is before a move is played or, waving, after that."""
    pad = math.ceil(4 * scale)
    drawing = Drawing(width + 2 * pad, math.ceil(2 * scale * (_SWING + _LINE)))
    middle = drawing.height / 2
    if not waving:
        drawing.stroke(line([(pad, middle), (pad + width, middle)]), theme.LINE, _LINE * scale)
        return drawing
    steps = max(2, round(width / (2.5 * scale)))
    wave = [
        (pad + width * n / steps, middle - math.sin(n * 0.6) * _SWING * scale)
        for n in range(steps + 1)
    ]
    drawing.stroke(smooth(wave), theme.LANTERN, _LINE * scale)
    return drawing
