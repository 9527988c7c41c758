"""The harmony bar: a wave that is noise on the left and one pure tone on the right.

Ticks, the target score and the markers stand on it. Who is ahead on equal scores, so who lies
lower in a stack, the caller says.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.svg import Drawing, Stop, line, smooth
from game.ui.drawing.theme import Disc, Face, Size, Unit
from game.ui.input import Point

_NOISE = 0.34
"""So much of the bar, from the left, is out of tune."""

_TALL, _ABOVE = 36.7, 42.0
"""A marker's height, and the room above the bar for a stack of them, in u."""
HOP = 4.0
"""A marker that walks rises by so many u between two points."""
STEP = 13.3
"""A marker on another lies so many u higher, where the room above the bar allows it."""
LONG = 200
"""Over more points than this ticks stand farther apart than five."""


class HarmonyBar:
    """The bar of scores from `low` to `high` in `rect` (pixels): noise that becomes one tone."""

    def __init__(self, rect: Rect, low: int, high: int) -> None:
        self.rect = pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        self.low, self.high = low, high

    def x(self, score: float) -> float:
        """Where a score stands; the bar goes on past its ends (rule S4), the picture does not."""
        shown = max(self.low, min(score, self.high))
        edge = self.rect.height * 0.115
        share = (shown - self.low) / (self.high - self.low)
        return self.rect.x + edge + (self.rect.width - 2 * edge) * share

    def reach(self, unit: Unit) -> pygame.Rect:
        """Where the bar draws: with stacks of markers above and the numbers below."""
        aside, below = unit.px(30), unit.px(10) + unit.line_px(Size.SMALL)
        rect = self.rect.inflate(2 * aside, 0)
        above = self.rect.top - self._ceiling(unit)
        rect.top -= above
        rect.height += above + below
        return rect

    def draw(self, brush: Brush, goal: int | None, goal_words: str = "") -> None:
        """The wave, its ticks with numbers, and the emblem where the target score is."""
        size = self.rect.size
        wave = brush.art.shape(
            ("harmony", size), lambda: _wave_drawing(*size), kin="harmony", size=size, long=True
        )
        brush.blit(wave, self.rect.topleft)
        goal_box = self._draw_goal(brush, goal, goal_words)
        step = 5 if self.high - self.low <= LONG else 5 * math.ceil((self.high - self.low) / LONG)
        every = self._every(brush, 3 * step)
        for score in range(self.low - self.low % -step, self.high + 1, step):
            self._draw_tick(brush, score, goal_box, numbered=score % every == 0)

    def marker(self, brush: Brush, score: float, level: int = 0, of: int = 1) -> Point:
        """The tip of a marker on `score`, `level` markers above the table in a stack `of` so many.

        A high stack is pushed together, so that none leaves the room above the bar.
        """
        tip = self.rect.centery + brush.px(1)
        room = tip - brush.px(_TALL) - self._ceiling(brush.unit)
        step = min(brush.px(STEP), room / max(1, of - 1))
        return self.x(score), tip - level * step

    def draw_marker(self, brush: Brush, colour: Disc, tip: Point, alpha: int = 255) -> None:
        """A marker whose tip points at `tip`."""
        width, height = brush.px(29.3), brush.px(_TALL)
        box = pygame.FRect(tip[0] - width / 2, tip[1] - height, width, height)
        brush.svg(f"score_{colour}", box, alpha=alpha)

    def draw_markers(self, brush: Brush, scores: Sequence[tuple[Disc, float]]) -> None:
        """All markers; those on one score are stacked in the order given, lowest first.

        One between two scores is on its way and hops.
        """
        high = Counter(round(score) for _, score in scores)
        levels: Counter[int] = Counter()
        for colour, score in scores:
            place = round(score)
            x, y = self.marker(brush, score, levels[place], high[place])
            levels[place] += 1
            hop = brush.px(HOP) * abs(math.sin(math.pi * score))
            self.draw_marker(brush, colour, (x, y - hop))

    def _ceiling(self, unit: Unit) -> int:
        """How high a stack of markers may reach: no higher than the window."""
        return min(self.rect.top, max(0, self.rect.top - unit.px(_ABOVE)))

    def _every(self, brush: Brush, least: int) -> int:
        """From one number below the bar to the next, in points, so that none touch."""
        widest = brush.text_width(str(self.low), Size.SMALL) + brush.px(14)
        return least * math.ceil(widest / (self.x(self.low + least) - self.x(self.low)))

    def _draw_tick(
        self, brush: Brush, score: int, goal_box: pygame.Rect, *, numbered: bool
    ) -> None:
        x, top = self.x(score), self.rect.bottom + brush.px(2)
        colour = theme.TEXT_DIM if numbered else theme.LINE
        brush.line((x, top), (x, top + brush.px(6 if numbered else 3.3)), colour, 1)
        half = brush.text_width(str(score), Size.SMALL) / 2 + brush.px(6)
        clear = x + half < goal_box.left or x - half > goal_box.right
        if numbered and clear:
            self._write(brush, str(score), x, theme.TEXT_DIM, Face.SEMIBOLD)

    def _draw_goal(self, brush: Brush, goal: int | None, words: str) -> pygame.Rect:
        if goal is None:
            return pygame.Rect(-1, 0, 0, 0)
        x = self.x(goal)
        brush.svg_at("emblem", (x, self.rect.centery), brush.px(38.7))
        return self._write(brush, words, x, theme.LANTERN, Face.EXTRABOLD)

    def _write(self, brush: Brush, words: str, x: float, colour: str, face: Face) -> pygame.Rect:
        at = (x, self.rect.bottom + brush.px(7) + brush.unit.line_px(Size.SMALL) / 2)
        shown = words.replace("-", "–")
        return brush.text(shown, at, Size.SMALL, colour, face=face, align="centre")


def _wave_drawing(width: int, height: int) -> Drawing:
    drawing = Drawing(width, height)
    grain, edge = height / 52, height * 0.115
    tones = ("#B5122F", "#D8385A", "#B9A4DC", "#CFC6F7", "#F0C77A", "#FFE3A0")
    stops = [Stop(at, c) for at, c in zip((0, 0.10, 0.26, 0.5, 0.75, 1), tones, strict=True)]
    paint = drawing.linear((0, 0), (width, 0), *stops)
    drawing.stroke(line([(edge, height / 2), (width - edge, height / 2)]), "#8A92D8", grain, 0.5)
    wave = [(edge + x, y) for x, y in _wave_points(width - 2 * edge, height)]
    drawing.stroke(smooth(wave), "#0B0C18", 7 * grain, 0.6)
    drawing.stroke(smooth(wave), paint, 3 * grain)
    mirrored = [(x, height - y) for x, y in wave if x > width * 0.30]
    drawing.stroke(smooth(mirrored), paint, 1.3 * grain, 0.55)
    return drawing


def _wave_points(width: float, height: float) -> list[Point]:
    """Noise on the left that calms into a standing wave."""
    chance = random.Random(11)
    cycles = max(6, round(width / height * 0.8))
    knots = [chance.uniform(-1, 1) for _ in range(5 * cycles + 2)]
    points = []
    for step in range(24 * cycles + 1):
        share = step / (24 * cycles)
        place = share * 5 * cycles
        before, after = knots[int(place)], knots[int(place) + 1]
        jag = 0.95 * (before + (after - before) * (place % 1))
        rough = max(0.0, 1 - share / _NOISE) ** 0.8
        swell = 0.30 + 0.42 * min(max((share - _NOISE * 0.4) / 0.6, 0.0), 1.0)
        tone = swell * math.sin(2 * math.pi * cycles * share)
        y = rough * jag + (1 - rough) * tone
        points.append((share * width, height / 2 - y * height * 0.42))
    return points
