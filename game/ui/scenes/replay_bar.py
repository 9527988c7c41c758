"""The bar below a replay: step, play, the line of moves, the speed, and the way on or out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.match import PlayedTurn
from game.store import Speed
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.drawing.theme import Unit
from game.ui.input import Input
from game.ui.scenes.replay_line import MoveLine
from game.ui.scenes.turn_words import turn_words
from game.ui.table.seats import Person
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.group import Group
from game.ui.widgets.notes import draw_tooltip
from game.words import Words

HEIGHT = 66.0
_MARGIN, _GAP = 16.0, 8.0
_ROUND, _PLAY, _LABELLED = 44.0, 50.0, 44.0
_SPEED, _BRANCH = 122.0, 204.0
"""The widths of the buttons with words, in u."""
_GROWN = 1.35
"""With larger text they become so many times as wide at most."""
_AROUND = 24.0
"""On both sides of the line, in u."""


class Deeds(NamedTuple):
    """What the bar is good for."""

    back: Callable[[], None]
    play: Callable[[], None]
    forth: Callable[[], None]
    go: Callable[[int, bool], None]
    faster: Callable[[], None]
    branch: Callable[[], None]
    leave: Callable[[], None]


class ReplayBar:
    """The widgets of the bar; what they do is told in `deeds`."""

    def __init__(
        self, count: int, turns: Sequence[PlayedTurn], people: tuple[Person, ...], deeds: Deeds
    ) -> None:
        self._turns = turns
        self._people = people
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.back = IconButton("step_back", deeds.back)
        self.play = IconButton("play", deeds.play, kind=Knob.BRASS)
        self.forth = IconButton("step", deeds.forth)
        self.line = MoveLine(count, turns, deeds.go)
        self.speed = Button("", deeds.faster, icon="fast")
        self.branch = Button("", deeds.branch, icon="player")
        self.leave = IconButton("cancel", deeds.leave)
        widgets = (
            self.back,
            self.play,
            self.forth,
            self.line,
            self.speed,
            self.branch,
            self.leave,
        )
        self.group = Group(widgets, arrows=False)

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """Lie in `rect`, in pixels."""
        self.rect, px = rect, unit.px
        left, right = rect.left + px(_MARGIN), rect.right - px(_MARGIN)
        for knob, side in ((self.back, _ROUND), (self.play, _PLAY), (self.forth, _ROUND)):
            place = pygame.Rect(0, 0, px(side), px(side))
            place.midleft = left, rect.centery
            knob.place(place, unit)
            left = place.right + px(_GAP)
        grown = min(unit.growth, _GROWN)
        widths: tuple[tuple[Button, float], ...] = (
            (self.leave, _ROUND),
            (self.branch, _BRANCH * grown),
            (self.speed, _SPEED * grown),
        )
        for button, width in widths:
            place = pygame.Rect(0, 0, px(width), px(_LABELLED))
            place.midright = right, rect.centery
            button.place(place, unit)
            right = place.left - px(_GAP)
        line = pygame.Rect(left + px(_AROUND), 0, right - left - 2 * px(_AROUND), px(8))
        line.centery = rect.centery
        self.line.place(line, unit)
        self.line.target = self.line.target.inflate(
            0, rect.height - px(6) - self.line.target.height
        )

    def label(self, words: Words, speed: Speed, *, playing: bool, over: bool) -> None:
        """Say in the present language what everything is for; `over`: nothing is left to play."""
        self.back.tip, self.forth.tip = words("replay.back"), words("replay.forth")
        self.play.icon = "pause" if playing else "play"
        self.play.tip = words("replay.pause" if playing else "replay.play")
        self.speed.label, self.speed.tip = words(f"set.speed.{speed.value}"), words("set.speed")
        self.branch.label, self.branch.tip = words("res.from"), words("res.from.why")
        self.leave.tip = words("replay.leave")
        self.back.enabled = self.line.at > 0
        self.forth.enabled = self.line.at < self.line.count
        self.branch.enabled = not over

    def handle(self, event: Input) -> bool:
        """Whether an input meant something here."""
        return self.group.handle(event)

    def covers(self, at: tuple[float, float]) -> bool:
        """Whether a point is on the bar."""
        return self.rect.collidepoint(at)

    def draw(self, brush: Brush, words: Words) -> None:
        """The bar over the whole width, and what lies under the pointer on its line."""
        brush.surface.fill(theme.LACQUER, self.rect)
        left, right = self.rect.topleft, self.rect.topright
        brush.line(left, right, theme.LINE, 1.2)
        self.group.draw(brush)
        place = self.line.pointed
        if place is not None:
            x, y = self.line.spot(place)
            spot = pygame.Rect(round(x), round(y) - brush.px(22), 1, brush.px(44))
            draw_tooltip(brush, self.told(place, words), spot)

    def told(self, place: int, words: Words) -> str:
        """The number of the turn that led to a place, and what it was."""
        turn = self.turn_at(place)
        if turn is None:
            return words("replay.begin")
        told, name = self._turns[turn], self._people[self._turns[turn].seat].name
        return f"{self.numbered(place, words)}: {turn_words(told, name, words)}"

    def numbered(self, place: int, words: Words) -> str:
        """Which turn led to a place, of how many."""
        turn = self.turn_at(place)
        if turn is None:
            return words("replay.begin")
        return words("replay.at", n=turn + 1, m=len(self._turns))

    def turn_at(self, place: int) -> int | None:
        """The turn that a place after so many moves belongs to; None before the first."""
        found = (n for n, turn in enumerate(self._turns) if turn.first < place <= turn.last)
        return next(found, None)
