"""An entry of the rule book's list of pages."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.ui.sound import Cue
from game.ui.table.rule import Rule
from game.ui.widgets.widget import Widget


class Entry(Widget):
    """A page's number and title; pressing it turns to that page."""

    cue = Cue.PAGE

    def __init__(self, rule: Rule, turn: Callable[[], None]) -> None:
        super().__init__()
        self.rule = rule
        self.label = ""
        self.chosen = False
        self._turn = turn

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
        left = self.rect.left + brush.px(46)
        room = self.rect.right - brush.px(10) - left
        brush.text(self.label, (left, middle), 16, ink, face=Face.SEMIBOLD, max_width=room)
