"""What helps at the table: explanations under the pointer, and the rule book at the right page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match import Step
from game.ui.brush import Brush
from game.ui.input import Input
from game.ui.scenes.rules import RulesScene
from game.ui.services import Services
from game.ui.table.explain import Explainer
from game.ui.table.explaining import Explaining
from game.ui.table.view import TableView


class Help:
    """The help of one table; `steps` are the moves that led to where the game is."""

    def __init__(
        self, services: Services, view: TableView, steps: Callable[[], Sequence[Step]]
    ) -> None:
        self._services = services
        self.explainer = Explainer(view, steps)
        self._explaining = Explaining(self.explainer.at, self.explainer.stamp)

    def follow(self, event: Input) -> None:
        """Know where the pointer is, whoever reacts to it."""
        self._explaining.follow(event)

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        return self._explaining.update(ms)

    def draw_ray(self, brush: Brush) -> None:
        """The ray of the arrow that is pointed at."""
        self.explainer.draw_ray(brush, self._explaining.ray)

    def draw(self, brush: Brush) -> None:
        """The note beside what the pointer rests on."""
        self._explaining.draw(brush, self._services.words)

    def book(self) -> RulesScene:
        """The rule book, open where what is pointed at or busied with is told."""
        pointed = self._explaining.pointed
        rule = self.explainer.focused if pointed is None else pointed.rule
        return RulesScene(self._services, rule)
