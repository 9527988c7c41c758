"""The pages of the rule book, and the example of each: what is shown, and how it is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

import pygame

from game.engine import Cell, Orientation
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.scenes.rules_bar import Markers
from game.ui.scenes.rules_fronts import Fronts
from game.ui.services import Services
from game.ui.table.examples import example
from game.ui.table.rule import Rule
from game.ui.table.stage import Stage
from game.ui.table.stage_layout import Shown
from game.ui.table.visit import Try


class Example(Protocol):
    """Something that is played beat by beat: `at` of `count` beats have begun."""

    at: int

    @property
    def count(self) -> int:
        """How many beats there are."""

    @property
    def moving(self) -> bool:
        """Whether a beat is being played."""

    @property
    def caption(self) -> str:
        """What the last beat was, in words; empty before the first."""

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """Fill `rect`, in pixels."""

    def show(self, at: int) -> None:
        """Be where `at` beats lead, at rest."""

    def play(self) -> None:
        """Begin the next beat; what was under way has landed."""

    def finish(self) -> None:
        """Let all land at once."""

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""

    def draw(self, brush: Brush) -> None:
        """Draw it as it is now."""


_TRIES = (
    Try(Cell(0, -1), Orientation.N, True),
    Try(Cell(1, 0), Orientation.E, True),
    Try(Cell(0, 1), Orientation.S, True),
    Try(Cell(-1, 0), Orientation.W, True),
    Try(Cell(1, 1), Orientation.W, False),
)
_OWN = Shown(hand=True)


def _stage(
    name: str, shown: Shown, *, fine: bool = False, tries: tuple[Try, ...] = ()
) -> Callable[[Services], Example]:
    return lambda services: Stage(services, example(name), shown, fine=fine, tries=tries)


EXAMPLES: Mapping[Rule, Callable[[Services], Example]] = {
    Rule.TILES: lambda services: Fronts(services, (2, 41, 60, 28)),
    Rule.PLACING: _stage("page02", _OWN, tries=_TRIES),
    Rule.DISCS: _stage("page03", _OWN, fine=True),
    Rule.LINES: _stage("page04", _OWN),
    Rule.SPIRITS: _stage("page05", _OWN),
    Rule.ORDER: _stage("page06", _OWN, fine=True),
    Rule.CACOPHONY: _stage("page07", _OWN, fine=True),
    Rule.OFFER: _stage("page08", Shown(offer=True, pile=True, row=True)),
    Rule.INTERMEZZO: _stage("page09", Shown((0, 1, 2, 3), offer=True, pile=True, row=True)),
    Rule.HARMONY: lambda services: Markers(services, example("page09")),
    Rule.END: _stage("page11", Shown((1,), offer=True, bar=True)),
    Rule.ALONE: _stage("page12", Shown(hand=True, pile=True)),
}
