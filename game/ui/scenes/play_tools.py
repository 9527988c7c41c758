"""The buttons beside the table, and the one that leads to the results once all is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.input import Asked, Input
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.group import Group
from game.ui.widgets.widget import Widget
from game.words import Words


class Deeds(NamedTuple):
    """What the buttons do; `boards` is None where there is only one display."""

    undo: Callable[[], None]
    redo: Callable[[], None]
    fit: Callable[[], None]
    boards: Callable[[], None] | None
    rules: Callable[[], None]
    pause: Callable[[], None]
    results: Callable[[], None]


class PlayTools:
    """The buttons of one table, in one language."""

    def __init__(self, words: Words, deeds: Deeds) -> None:
        tools = [
            IconButton("undo", deeds.undo, tip=words("play.undo")),
            IconButton("redo", deeds.redo, tip=words("play.redo")),
            IconButton("fit", deeds.fit, tip=words("play.fit")),
        ]
        if deeds.boards is not None:
            tools.append(IconButton("eye", deeds.boards, tip=words("play.boards")))
        tools.append(IconButton("help", deeds.rules, tip=words("menu.rules")))
        tools.append(IconButton("menu", deeds.pause, tip=words("play.menu")))
        self._group = Group(tools)
        self.over = Button(words("play.results"), deeds.results, kind=Knob.BRASS)

    @property
    def buttons(self) -> list[Widget]:
        """All buttons that are there."""
        return [*self._group.widgets, self.over]

    def place(self, layout: TableLayout) -> None:
        """Lie where the table has room for them."""
        for tool, rect in zip(self._group.widgets, layout.tools, strict=True):
            tool.place(rect, layout.unit)
        self.over.place(layout.over, layout.unit)

    def handle(self, event: Input) -> bool:
        """Whether an input was meant for a button. Keys are for the table, but for the last one."""
        if not isinstance(event, Asked) and self._group.handle(event):
            return True
        return self.over.visible and self.over.handle(event)

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        return self._group.update(ms)

    def show_ways(self, back: bool, forth: bool) -> None:
        """Undo and redo look off where there is no such way; pressed, they tell why."""
        undo, redo = self._group.widgets[:2]
        undo.faint, redo.faint = not back, not forth

    def draw(self, brush: Brush) -> None:
        """All buttons."""
        self._group.draw(brush)
        if self.over.visible:
            self.over.draw(brush)
