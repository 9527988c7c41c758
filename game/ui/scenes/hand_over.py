"""The card that hands the table over to the next player, over the whole window.

Nothing on the table is secret, so it hides nothing: it is for whoever passes the device on.
"""

from __future__ import annotations

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.drawing.table_art import Table, draw_sound_wave, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.input import Asked, Input, Pressed, Released
from game.ui.scenes.page import Page
from game.ui.services import Services
from game.ui.table.seats import Person
from game.ui.widgets.button import Button

DEAF_MS = 400.0
"""The card is not clicked away by the storm of clicks that brought it."""
_MIDDLE = (640.0, 262.0)
_READY = (510.0, 508.0, 260.0, 56.0)


class HandOverScene(Page[None]):
    """Pops once the next player is there; `fresh` counts the tiles laid since that one's turn."""

    def __init__(self, services: Services, person: Person, fresh: int) -> None:
        super().__init__(services)
        self._person = person
        self._fresh = fresh
        self._shown_ms = 0.0
        self.ready = Button("", self.back, kind=Knob.BRASS, icon="confirm")
        self.group.widgets = [self.ready]
        self.group.default = self.ready

    def handle(self, event: Input) -> None:
        """Deaf at first: what is pressed then was meant for the table."""
        if self._shown_ms >= DEAF_MS or not isinstance(event, Asked | Pressed | Released):
            super().handle(event)

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._shown_ms += ms
        super().update(ms)

    def arrange(self) -> None:
        """One button."""
        self.ready.label = self.services.words("hand.ready")
        self.ready.place(self.sheet.rect(*_READY), self.sheet.unit)

    def paint(self, brush: Brush) -> None:
        """The player's disc on the wave, the name, and what has happened meanwhile."""
        words, middle = self.services.words, self.sheet.at(*_MIDDLE)
        draw_table(brush, Table.RESULTS, middle)
        draw_sound_wave(brush, middle)
        brush.svg_at("sound_ring", middle, brush.px(270), alpha=170)
        brush.disc(self._person.colour, middle, brush.px(132))
        room = brush.px(1100)
        brush.text(
            words("hand.card", name=self._person.name),
            self.sheet.at(640, 398),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            max_width=room,
        )
        if self._fresh:
            told = words("hand.since", tiles=words.counted("n.tile", self._fresh))
            at, ink = self.sheet.at(640, 448), theme.TEXT_DIM
            brush.text(told, at, Size.NAME, ink, align="centre", max_width=room)

    def back(self) -> None:
        """The player is there."""
        self.pop(None)
