"""The scores over the turns of a game as lines, with its spirits and its cacophony on them.

A turn that is pointed at is told in words; one that is pressed is opened by the scene.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

import pygame

from game.engine import ranking
from game.match import PlayedTurn, Session, turns
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.svg import Drawing, line
from game.ui.drawing.theme import Disc, Face, Size
from game.ui.input import Action, Asked, Input, Point
from game.ui.scenes.turn_words import turn_words
from game.ui.services import Services
from game.ui.table.view import people
from game.ui.widgets.notes import draw_tooltip
from game.ui.widgets.widget import Widget

_LEFT, _RIGHT, _TOP, _BOTTOM = 56.0, 190.0, 26.0, 24.0
"""Round the lines, in u; on the right stand the names, below also a line of numbers."""
_WIDTH = 3.0
_DASHES = (None, (13.0, 8.0), (0.5, 7.0), (26.0, 9.0))
"""Strokes and gaps of each seat's line in u, so that lines differ without their colours."""
_STEPS = (5, 10, 15, 30, 60, 120)
"""Scores with a level line are so far apart: the first of these with few enough of them."""
_LEVELS, _TICKS = 7, 12
"""At most so many level lines, and numbers of turns."""
_DOT, _DISC = (3.2, 0.22), 16.0
"""The radius of a spirit's dot and what each point adds; the size of cacophony; in u."""
INKS = {
    Disc.AMBER: theme.DISCS[Disc.AMBER].body,
    Disc.TURQUOISE: theme.DISCS[Disc.TURQUOISE].body,
    Disc.IVORY: theme.DISCS[Disc.IVORY].body,
    Disc.OBSIDIAN: theme.DISCS[Disc.OBSIDIAN].light,
}
"""The colours of lines on lacquer."""


class ScoreGraph(Widget):
    """The lines of all seats; `opened` is called with the turn that is pressed."""

    def __init__(
        self, services: Services, session: Session, opened: Callable[[PlayedTurn], None]
    ) -> None:
        super().__init__()
        self._services = services
        self._opened = opened
        self._people = people(session)
        self._target = session.start.setup.target
        self.turns = tuple(turns(session.steps))
        self._lines = tuple(self._line(seat) for seat in range(len(self._people)))
        self._order = ranking(session.state.players)
        self.pointed: int | None = None
        """The turn that is told, counted from 0."""
        self._plot = pygame.Rect(0, 0, 1, 1)
        """The room for the lines as it was drawn last."""
        scores = [score for scores in self._lines for score in scores]
        self._low, self._high = min(scores), max(*scores, self._target or 1)

    def _line(self, seat: int) -> tuple[int, ...]:
        """A seat's score at the beginning and after every turn of anybody."""
        scores = [0]
        for turn in self.turns:
            scores.append(turn.score if turn.seat == seat else scores[-1])
        return tuple(scores)

    # --- Where things are -------------------------------------------------------------------------

    def _area(self, brush: Brush) -> pygame.Rect:
        """The room for the lines themselves."""
        px, numbers = brush.px, brush.unit.line_px(Size.SMALL)
        names = min(round(px(_RIGHT) * brush.unit.growth), self.rect.width // 3)
        left = self.rect.left + round(px(_LEFT) * min(brush.unit.growth, 1.4))
        top, bottom = self.rect.top + px(_TOP), self.rect.bottom - px(_BOTTOM) - numbers
        return pygame.Rect(left, top, self.rect.right - names - left, bottom - top)

    def _at(self, area: pygame.Rect, turn: int, score: float) -> Point:
        """Where a score after so many turns stands."""
        share = (score - self._low) / max(1, self._high - self._low)
        x = area.left + area.width * turn / max(1, len(self.turns))
        return x, area.bottom - share * area.height

    # --- Input ------------------------------------------------------------------------------------

    def handle(self, event: Input) -> bool:
        """Left and right go from turn to turn while they can; the rest as in any widget."""
        match event:
            case Asked(Action.LEFT | Action.RIGHT as way) if self.focused and self.usable:
                step = 1 if way is Action.RIGHT else -1
                there = (-1 if self.pointed is None else self.pointed) + step
                if 0 <= there < len(self.turns):
                    self.pointed = there
                    return True
        return super().handle(event)

    def hover(self, at: Point) -> bool:
        """Know the turn nearest to the pointer."""
        before = self.pointed
        changed = super().hover(at)
        self.pointed = self._turn_at(at) if self.hovered else None
        return changed or before != self.pointed

    def unhover(self) -> bool:
        """No turn is told."""
        told = self.hovered and self.pointed is not None
        if self.hovered:
            self.pointed = None
        return super().unhover() or told

    def activate(self) -> None:
        """Open the turn that is told."""
        if self.pointed is not None:
            self._opened(self.turns[self.pointed])

    def _turn_at(self, at: Point) -> int | None:
        share = (at[0] - self._plot.left) / max(1, self._plot.width)
        turn = round(share * len(self.turns)) - 1
        return max(0, min(turn, len(self.turns) - 1)) if self.turns else None

    # --- Drawing ----------------------------------------------------------------------------------

    def draw(self, brush: Brush) -> None:
        """Panel, levels, lines, what happened on them, names, and what is pointed at."""
        brush.panel(self.rect, Panel.LACQUER)
        area = self._plot = self._area(brush)
        self._draw_levels(brush, area)
        self._draw_turn_numbers(brush, area)
        key = "scores", self._lines, area.size, brush.unit.scale, self._people
        lines = brush.art.shape(key, lambda: self._drawing(area.size, brush.unit.scale))
        pad = (lines.width - area.width) // 2
        brush.blit(lines, (area.left - pad, area.top - pad))
        for number, turn in enumerate(self.turns, 1):
            self._draw_mark(brush, self._at(area, number, turn.score), turn)
        self._draw_names(brush, area)
        self._draw_pointed(brush, area)

    def _drawing(self, size: tuple[int, int], scale: float) -> Drawing:
        """All lines, the winner's on top."""
        pad = math.ceil(6 * scale)
        area = pygame.Rect((pad, pad), size)
        drawing = Drawing(size[0] + 2 * pad, size[1] + 2 * pad)
        for seat in reversed(self._order):
            points = [self._at(area, turn, score) for turn, score in enumerate(self._lines[seat])]
            path = line(points)
            drawing.stroke(path, theme.SHADE, (_WIDTH + 2.6) * scale, 0.75)
            dash = _DASHES[seat]
            dashes = None if dash is None else (dash[0] * scale, dash[1] * scale)
            drawing.stroke(path, INKS[self._people[seat].colour], _WIDTH * scale, dash=dashes)
        return drawing

    def _draw_levels(self, brush: Brush, area: pygame.Rect) -> None:
        """Level lines with their scores, nothing and the target among them."""
        right = area.left - brush.px(10)
        words, room = self._services.words, right - self.rect.left - brush.px(8)
        gap = brush.unit.line_px(Size.SMALL) * 0.8
        goal = None if self._target is None else self._at(area, 0, self._target)[1]
        for score in self._levels():
            y = self._at(area, 0, score)[1]
            colour = theme.LINE if score else theme.TEXT_DIM
            brush.line((area.left, y), (area.right, y), colour, 0.8 if score else 1.2)
            if goal is None or abs(goal - y) > gap:
                number, at = words.number(score), (right, y)
                brush.text(number, at, Size.SMALL, theme.TEXT_DIM, align="right", max_width=room)
        if goal is not None:
            dash, x = brush.px(9), area.left
            while x < area.right:
                brush.line((x, goal), (min(x + dash, area.right), goal), theme.LANTERN, 1.6)
                x += 2 * dash
            number = words.number(self._target or 0)
            brush.text(
                number, (right, goal), Size.SMALL, theme.LANTERN, align="right", max_width=room
            )

    def _levels(self) -> range:
        span = self._high - self._low
        step = next((step for step in _STEPS if span / step <= _LEVELS), span)
        return range(math.ceil(self._low / step) * step, self._high + 1, step)

    def _draw_turn_numbers(self, brush: Brush, area: pygame.Rect) -> None:
        """What lies from left to right: the number of every so manieth turn."""
        count, y = len(self.turns), area.bottom + brush.px(8) + brush.unit.line_px(Size.SMALL) / 2
        step = next((step for step in _STEPS if count / step <= _TICKS), count)
        left = area.right + brush.px(22)
        word, room = self._services.words("res.turn"), self.rect.right - left - brush.px(12)
        brush.text(word, (left, y), Size.SMALL, theme.TEXT_DIM, max_width=room)
        for number in range(step, count + 1, step):
            x, _ = self._at(area, number, 0)
            brush.line((x, area.bottom), (x, area.bottom + brush.px(5)), theme.LINE)
            brush.text(str(number), (x, y), Size.SMALL, theme.TEXT_DIM, align="centre")

    def _draw_mark(self, brush: Brush, at: Point, turn: PlayedTurn) -> None:
        """A dot for spirits, the larger the more they bring; a red disc for cacophony."""
        scale = brush.unit.scale
        if turn.spirits:
            points = sum(tile.value for tile in turn.spirits)
            radius = scale * (_DOT[0] + _DOT[1] * min(points, 16))
            brush.dot(at, radius + 1.6 * scale, theme.SHADE)
            brush.dot(at, radius, theme.LANTERN)
        if turn.cacophony:
            below = at[0], at[1] + (scale * 13 if turn.spirits else 0)
            brush.svg_at("disc_cacophony", below, brush.px(_DISC))

    def _draw_names(self, brush: Brush, area: pygame.Rect) -> None:
        """Disc, name and score where each line ends, moved apart where they would overlap."""
        step = max(brush.px(24), brush.unit.line_px(Size.SMALL))
        left, right = area.right + brush.px(22), self.rect.right - brush.px(18)
        for seat, y in self._name_places(area, step):
            person, score = self._people[seat], self._lines[seat][-1]
            brush.disc(person.colour, (left, y), brush.px(22))
            number = self._services.words.number(score)
            place = brush.text(
                number, (right, y), Size.NAME, theme.LANTERN, face=Face.DISPLAY, align="right"
            )
            at = left + brush.px(17), y
            brush.text(person.name, at, Size.SMALL, max_width=place.left - at[0] - brush.px(8))

    def _name_places(self, area: pygame.Rect, step: float) -> Iterator[tuple[int, float]]:
        """Each seat's height, from the highest score down, at least `step` pixels apart."""
        seats = sorted(self._order, key=lambda seat: -self._lines[seat][-1])
        wanted = [self._at(area, 0, self._lines[seat][-1])[1] for seat in seats]
        lowest = area.bottom - (len(seats) - 1) * step
        y = -math.inf
        for place, (seat, wish) in enumerate(zip(seats, wanted, strict=True)):
            y = max(y + step, min(wish, lowest + place * step))
            yield seat, y

    def _draw_pointed(self, brush: Brush, area: pygame.Rect) -> None:
        """The turn that is pointed at: where it is, and what happened."""
        if self.pointed is None:
            return
        turn, words = self.turns[self.pointed], self._services.words
        at = self._at(area, self.pointed + 1, turn.score)
        brush.line((at[0], area.top), (at[0], area.bottom), theme.TEXT_DIM)
        brush.disc(self._people[turn.seat].colour, at, brush.px(24))
        number = words("replay.at", n=self.pointed + 1, m=len(self.turns))
        told = turn_words(turn, self._people[turn.seat].name, words)
        score = words.counted("n.point", turn.score)
        spot = pygame.Rect(round(at[0]) - 1, round(at[1]) - brush.px(12), 2, brush.px(24))
        draw_tooltip(brush, f"{number}: {told}  ·  {score}", spot)
