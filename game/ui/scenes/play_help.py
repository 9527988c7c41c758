"""What helps at the table: explanations under the pointer, and the rule book at the right page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.match import Step
from game.ui.drawing.brush import Brush
from game.ui.input import Input, Point
from game.ui.scenes.rules import RulesScene
from game.ui.services import Services
from game.ui.table.explain import Explainer
from game.ui.table.explaining import Explaining
from game.ui.table.view import TableView
from game.ui.widgets.widget import Widget


class Help:
    """The help of one table; `steps` are the moves that led to where the game is."""

    def __init__(
        self, services: Services, view: TableView, steps: Callable[[], Sequence[Step]]
    ) -> None:
        self._services = services
        self.explainer = Explainer(view, steps)
        self._explaining = Explaining(self.explainer.at, self.explainer.stamp)
        self.quiet = False
        """Whether only rays are shown, and no notes."""

    def follow(self, event: Input) -> None:
        """Know where the pointer is, whoever reacts to it."""
        self._explaining.follow(event)

    def tell(self, at: Point) -> None:
        """Explain what lies at a point."""
        self._explaining.tell(at)

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        return self._explaining.update(ms)

    def draw_ray(self, brush: Brush) -> None:
        """The ray of the arrow that is pointed at."""
        self.explainer.draw_ray(brush, self._explaining.ray)

    def draw(self, brush: Brush) -> None:
        """The note beside what the pointer rests on."""
        if not self.quiet:
            self._explaining.draw(brush, self._services.words)

    def book(self, ring: Widget | None = None) -> RulesScene:
        """The rule book, open where that is told what is pointed at, has the `ring` of the keys,
        or is being done."""
        note = self._explaining.pointed
        if note is None and ring is not None:
            note = self.explainer.at(ring.rect.center)
        rule = self.explainer.focused if note is None else note.rule
        return RulesScene(self._services, rule)
