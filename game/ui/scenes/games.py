"""The games that were played, the newest first: to watch, to go on from, to delete.

What stands in a file is read when its line is first seen. A file that is no record has a line
too, so that nothing seems lost.
"""

from __future__ import annotations

import pygame

from game.store import GameFile, StoreError
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob, Panel
from game.ui.drawing.table_art import Table, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.scenes.ask import AskScene
from game.ui.scenes.games_rows import GameLines
from game.ui.scenes.page import Page
from game.ui.scenes.watching import watch_file
from game.ui.services import Services
from game.ui.widgets.button import Button, alike
from game.ui.widgets.scroll_list import ScrollList

_LEFT, _WIDTH = 64.0, 1152.0
_TOP, _ROW, _ROWS = 126.0, 72.0, 7
"""Where the lines begin, a line's height, and how many are seen at once."""
_BUTTON = (200.0, 46.0, 644.0)
"""A button's width, height and top."""


class GamesScene(Page[None]):
    """Shows the folder of played games. A line that is chosen and pressed again is watched."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.files: tuple[GameFile, ...] = ()
        self.chosen: GameFile | None = None
        self.lines = GameLines(services)
        self.list = ScrollList(0, _ROW, self._draw_row, self._pick)
        self.leave_button = Button("", self.back, icon="left")
        self.delete = Button("", self._ask_to_delete, icon="cancel")
        self.watch = Button("", self._watch, kind=Knob.BRASS, icon="play")
        self.group.widgets = [self.list, self.leave_button, self.delete, self.watch]
        alike((self.leave_button, self.delete, self.watch))
        self._read()

    def uncover(self) -> None:
        """Back from a game: another may have been added."""
        self.services.sounds.menu()
        self._read()

    def arrange(self) -> None:
        """The list, buttons below."""
        words, sheet = self.services.words, self.sheet
        self.list.row = max(_ROW, 2 * sheet.line(Size.BODY) + 14)
        rows = sheet.rect(_LEFT - 8, _TOP, _WIDTH + 24, _ROW * _ROWS)
        self.list.place(rows, sheet.unit)
        width, height, top = _BUTTON
        places = (
            (self.leave_button, "ui.back", _LEFT),
            (self.delete, "ui.delete", _LEFT + _WIDTH - 2 * width - 16),
            (self.watch, "games.watch", _LEFT + _WIDTH - width),
        )
        for button, key, left in places:
            button.label = words(key)
            button.place(sheet.rect(left, top, width, height), sheet.unit)
        self.delete.enabled = self.watch.enabled = self.chosen is not None
        self.delete.visible = self.watch.visible = bool(self.files)

    def paint(self, brush: Brush) -> None:
        """The table and the title; where there is no game yet, words that say so."""
        sheet, words = self.sheet, self.services.words
        draw_table(brush, Table.GAME)
        face, room = Face.DISPLAY, brush.px(900)
        title, at = words("games.title"), sheet.at(_LEFT, 46)
        brush.text(
            title, at, Size.BANNER, theme.TITLE, face=face, shadow=theme.SHADE, max_width=room
        )
        at = sheet.at(_LEFT, 71 + sheet.line(Size.BODY) / 2)
        brush.text(words("games.why"), at, Size.BODY, theme.TEXT_DIM, max_width=room)
        if not self.files:
            panel = sheet.rect(340, 250, 600, 270)
            brush.panel(panel, Panel.LACQUER)
            brush.svg_at("mode_replay", sheet.at(640, 350), brush.px(150))
            at, room = sheet.at(640, 470), panel.width - brush.px(40)
            text = words("games.empty")
            brush.text(text, at, Size.HEADING, face=face, align="centre", max_width=room)

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def _read(self) -> None:
        """See what lies in the folder."""
        try:
            self.files = self.services.saves.games.files()
        except StoreError as error:
            self.files = ()
            self.services.notices.append(self.services.words(error.key))
        if self.chosen not in self.files:
            self.chosen = None
        self.list.count = len(self.files)
        self.list.visible = bool(self.files)
        self.list.chosen = min(self.list.chosen, max(0, len(self.files) - 1))
        self.list.scroll_to(self.list.offset)
        self.group.default = self.list if self.files else self.leave_button

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, pointed: bool) -> None:
        file = self.files[index]
        self.lines.draw(brush, rect, file, pointed=pointed, chosen=file == self.chosen)

    def _pick(self, index: int) -> None:
        """Choose a line; watch it if it is chosen already."""
        if self.files[index] == self.chosen:
            self._watch()
        else:
            self.chosen = self.files[index]
            self.arrange()

    def _watch(self) -> None:
        if self.chosen is not None:
            watch_file(self.chosen.path, self.stack, self.services)
            self.dirty = True

    def _ask_to_delete(self) -> None:
        if self.chosen is None:
            return
        words = self.services.words
        question = words("save.delete", name=self.lines.name(self.chosen))
        ask = AskScene(self.services, question, words("ui.delete"), words("ui.cancel"))
        self.stack.push(ask, self._delete)

    def _delete(self, sure: bool) -> None:
        chosen = self.chosen
        if sure and chosen is not None:
            games = self.services.saves.games
            self.services.attempt(lambda: games.remove(chosen.path), "delete.fail")
            self._read()
            self.arrange()
