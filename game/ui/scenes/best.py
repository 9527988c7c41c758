"""The list of best results: one for each way to play alone."""

from __future__ import annotations

import pygame

from game.engine import Mode
from game.store import StoreError
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.table_art import Table, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.scenes.ask import AskScene
from game.ui.scenes.best_rows import Heading, Item, Lines
from game.ui.scenes.page import Page
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.scroll_list import ScrollList

_LEFT, _WIDTH = 64.0, 1152.0
_ROW, _ROWS = 64.0, 7
"""A line's height, and how many are seen at once."""
_MODES = {Mode.SOLO: "setup.solo.race", Mode.SOLO_FULL: "setup.solo.full"}
_ICONS = ("target", "stack")


class BestScene(Page[None]):
    """Shows the list of `mode` first, or else the first with entries; lines can be struck out."""

    def __init__(self, services: Services, mode: Mode | None = None) -> None:
        super().__init__(services)
        self.mode = mode or next(iter(_MODES))
        self.items: tuple[Item, ...] = ()
        self.chosen: int | None = None
        """The id of the chosen line."""
        self.lines = Lines(services)
        self.tabs = Choice([Option("")] * len(_MODES), 0, self._turn_to)
        self.tabs.cue = Cue.PAGE
        self.list = ScrollList(0, _ROW, self._draw_row, self._pick)
        self.leave_button = Button("", self.back, icon="left")
        self.strike = Button("", self._ask_to_strike, icon="cancel")
        self.group.widgets = [self.tabs, self.list, self.leave_button, self.strike]
        self.group.default = self.leave_button
        self._open(mode)

    def arrange(self) -> None:
        """Tabs above, the list, buttons below."""
        words, sheet = self.services.words, self.sheet
        self.tabs.options = tuple(
            Option(words(key), icon) for key, icon in zip(_MODES.values(), _ICONS, strict=True)
        )
        self.tabs.place(sheet.rect(_LEFT, 112, 460, 42), sheet.unit)
        self.list.place(sheet.rect(_LEFT - 8, 188, _WIDTH + 24, _ROW * _ROWS), sheet.unit)
        self.leave_button.label, self.strike.label = words("ui.back"), words("ui.delete")
        self.leave_button.place(sheet.rect(_LEFT, 644, 200, 46), sheet.unit)
        self.strike.place(sheet.rect(_LEFT + _WIDTH - 200, 644, 200, 46), sheet.unit)
        self.strike.enabled, self.strike.visible = self.chosen is not None, bool(self.items)

    def paint(self, brush: Brush) -> None:
        """The table, title and the heads of the columns."""
        sheet, words = self.sheet, self.services.words
        draw_table(brush, Table.GAME)
        face, room = Face.DISPLAY, brush.px(700)
        title, at = words("best.title"), sheet.at(_LEFT, 46)
        brush.text(
            title, at, Size.BANNER, theme.TITLE, face=face, shadow=theme.SHADE, max_width=room
        )
        at = sheet.at(_LEFT, 71 + sheet.line(Size.BODY) / 2)
        brush.text(words("best.local"), at, Size.BODY, theme.TEXT_DIM, max_width=room)
        if self.items:
            brush.svg_at("trophy", sheet.at(_LEFT + _WIDTH - 44, 68), brush.px(92))
            self.lines.draw_head(brush, sheet.at(0, 173)[1], self.list.row_rect(0), self.mode)
        else:
            self._paint_empty(brush)

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def _paint_empty(self, brush: Brush) -> None:
        panel = self.sheet.rect(340, 250, 600, 270)
        brush.panel(panel, Panel.LACQUER)
        brush.svg_at("trophy", self.sheet.at(640, 346), brush.px(140))
        known = self.services.best is not None
        text = self.services.words("best.empty" if known else "best.closed")
        at, room, face = self.sheet.at(640, 466), panel.width - brush.px(40), Face.DISPLAY
        brush.text(text, at, Size.HEADING, face=face, align="centre", max_width=room)

    def _open(self, mode: Mode | None) -> None:
        """At one list, or at the first with entries; at the first of all where there are none."""
        for each in (mode,) if mode else (*_MODES, next(iter(_MODES))):
            self.mode = each
            self._read()
            if self.items:
                break
        self.tabs.chosen = list(_MODES).index(self.mode)

    def _turn_to(self, index: int) -> None:
        self.mode = list(_MODES)[index]
        self._read()
        self.arrange()

    def _read(self) -> None:
        """Fetch the lines: the list itself, and apart from it those with turns taken back."""
        self.chosen, self.items, best = None, (), self.services.best
        if best is not None:
            try:
                apart = best.best(self.mode, apart=True)
                heading = (Heading("best.undone"),) if apart else ()
                self.items = (*best.best(self.mode), *heading, *apart)
            except StoreError as error:
                self.services.notices.append(self.services.words(error.key))
        self.list.count = len(self.items)
        self.list.chosen = 0
        self.list.visible = bool(self.items)
        self.list.scroll_to(0)

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, pointed: bool) -> None:
        item = self.items[index]
        if isinstance(item, Heading):
            self.lines.draw_heading(brush, rect, item)
        else:
            self.lines.draw(brush, rect, item, pointed=pointed, chosen=item.id == self.chosen)

    def _pick(self, index: int) -> None:
        """Choose a line, or none if it is chosen already."""
        item = self.items[index]
        if not isinstance(item, Heading):
            self.chosen = None if item.id == self.chosen else item.id
            self.strike.enabled = self.chosen is not None

    def _ask_to_strike(self) -> None:
        words = self.services.words
        answers = words("ui.delete"), words("ui.cancel")
        self.stack.push(AskScene(self.services, words("best.delete"), *answers), self._strike)

    def _strike(self, sure: bool) -> None:
        best, chosen = self.services.best, self.chosen
        if sure and best is not None and chosen is not None:
            self.services.attempt(lambda: best.remove(chosen), "delete.fail")
            self._read()
            self.arrange()
