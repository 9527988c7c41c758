"""The choice at the last tile on offer: a button on the pile that asks before it reveals (U2)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine import ROW_SIZE, Draw, Reason, State, refusal
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob, Panel
from game.ui.input import Action, Asked, Input, Pressed
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button
from game.ui.widgets.group import Group
from game.words import Words


class Reveal:
    """Shown while the pile may be drawn from; `reveal` is called once the player is sure."""

    def __init__(self, words: Words, reveal: Callable[[], None]) -> None:
        self._words = words
        self._reveal = reveal
        self.refusal: Reason | None = Reason.OVER
        """Why the pile may not be drawn from now, or None if it may."""
        self.asking = False
        """Whether the question is open."""
        self._fourth = False
        self._button = Button(words("play.draw"), self.ask, kind=Knob.BRASS, icon="stack")
        self._yes = Button(words("play.draw.yes"), self._sure, kind=Knob.BRASS)
        self._no = Button(words("play.draw.no"), self.close)
        self._group = Group([self._button])
        self._question = Group([self._no, self._yes])

    @property
    def offered(self) -> bool:
        """Whether the pile may be drawn from now."""
        return self.refusal is None

    def look_at(self, state: State) -> None:
        """Follow the game: the choice is there, or it is not."""
        self.refusal = refusal(state, Draw())
        self._fourth = len(state.row) == ROW_SIZE - 1
        self.asking = False

    def ask(self, *, by_key: bool = False) -> None:
        """Open the question, if the pile may be drawn from; keys begin on the safe answer."""
        self.asking = self.offered
        self._question.focus = self._no if by_key else None
        self._question.marking = by_key

    def close(self) -> None:
        """Keep the tile."""
        self.asking = False

    def handle(self, event: Input) -> bool:
        """React to an input; True if it was meant for the question or the button."""
        if self.asking:
            if event == Asked(Action.BACK):
                self.close()
                return True
            used = self._question.handle(event)
            if not used and isinstance(event, Pressed):
                self.close()
            return used or isinstance(event, Asked | Pressed)
        return self.offered and not isinstance(event, Asked) and self._group.handle(event)

    def unhover(self) -> None:
        """Nothing is pointed at any more."""
        self._group.unhover()
        self._question.unhover()

    def draw(self, brush: Brush, layout: TableLayout) -> None:
        """The button on the pile, or the question beside it."""
        if not self.offered:
            return
        panel = layout.pile
        button = pygame.Rect(0, 0, panel.width - brush.px(20), brush.px(40))
        button.midbottom = panel.centerx, layout.pile_tile.bottom + brush.px(8)
        self._button.place(button, brush.unit)
        self._group.draw(brush)
        if self.asking:
            self._draw_question(brush, layout)

    def _sure(self) -> None:
        self.asking = False
        self._reveal()

    def _draw_question(self, brush: Brush, layout: TableLayout) -> None:
        text = self._words("play.draw.ask")
        if self._fourth:
            text = f"{text} {self._words('flag.fourth')}."
        inset, side = brush.px(18), brush.px(42)
        width = round(brush.px(330) * min(brush.unit.growth, 1.4))
        inner = width - 2 * inset
        height = brush.paragraph_height(text, inner, 16) + side + 3 * inset
        beside = layout.tray if layout.upright and layout.tray else layout.pile
        rect = pygame.Rect(beside.left - brush.px(14) - width, 0, width, height)
        if beside.centerx < layout.board.centerx:
            rect.left = beside.right + brush.px(14)
        rect.top = layout.pile.top + brush.px(40)
        brush.panel(rect, Panel.LANTERN, radius=14)
        at = rect.left + inset, rect.top + inset
        brush.paragraph(text, at, inner, 16, theme.TEXT_INK)
        half = (inner - brush.px(10)) // 2
        top = rect.bottom - inset - side
        self._no.place(pygame.Rect(at[0], top, half, side), brush.unit)
        self._yes.place(pygame.Rect(rect.right - inset - half, top, half, side), brush.unit)
        self._question.draw(brush)
