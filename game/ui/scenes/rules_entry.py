"""An entry of the rule book's list of pages."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Unit
from game.ui.sound import Cue
from game.ui.table.rule import Rule
from game.ui.widgets.widget import Widget

LARGEST = 16.0
_BEFORE = 46.0
"""Where the title begins, in u."""


class Entry(Widget):
    """A page's number and title; pressing it turns to that page."""

    cue = Cue.PAGE

    def __init__(self, rule: Rule, turn: Callable[[], None]) -> None:
        super().__init__()
        self.rule = rule
        self.label = ""
        self.chosen = False
        self.size = LARGEST
        """The title's type size, in u, which is that of all entries."""
        self._turn = turn

    def room(self, unit: Unit) -> int:
        """What there is for the title, in pixels."""
        return self.rect.width - unit.px(_BEFORE) - unit.px(10)

    def activate(self) -> None:
        """Turn to the page."""
        self._turn()

    def draw(self, brush: Brush) -> None:
        """A line of the list; the page that is open is lit."""
        ink = theme.TEXT
        if self.chosen:
            brush.panel(self.rect, Panel.LANTERN, 9, 5)
            ink = theme.TEXT_INK
        else:
            brush.panel(self.rect, Panel.LACQUER if self.hovered else Panel.GHOST, 9, 3)
        middle = self.rect.centery
        number = self.rect.left + brush.px(24), middle
        faint = theme.TEXT_INK_DIM if self.chosen else theme.LANTERN
        brush.text(str(self.rule.value), number, 16, faint, face=Face.DISPLAY, align="centre")
        left, room = self.rect.left + brush.px(_BEFORE), self.room(brush.unit)
        brush.text(self.label, (left, middle), self.size, ink, face=Face.SEMIBOLD, max_width=room)
