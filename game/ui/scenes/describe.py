"""The table in words: a text to read and to copy, read aloud where that is set."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine import State
from game.match import Step
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import wrap
from game.ui.drawing.panels import Panel
from game.ui.drawing.table_art import Table, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input
from game.ui.scenes import clipboard
from game.ui.scenes.page import Page
from game.ui.services import Services
from game.ui.spoken import Part, Spoken, Tried, as_text
from game.ui.widgets.button import Button, alike
from game.ui.widgets.reading import Reading

_PANEL = (150.0, 100.0, 980.0, 526.0)
_INSET = 32.0
_LINE = 1.36
"""From line to line, in type sizes."""
_BUTTON = (230.0, 46.0, 250.0, 644.0)
"""A button's width and height, the distance to the next, and its top."""


def described(
    services: Services,
    names: Sequence[str],
    state: State,
    steps: Sequence[Step],
    tried: Tried | None = None,
) -> DescribeScene:
    """The scene that tells `state`, to which `steps` led; its text is on the clipboard."""
    scene = DescribeScene(
        services, tuple(Spoken(services.words, names, state, steps, tried).parts())
    )
    scene.copy()
    return scene


class DescribeScene(Page[None]):
    """Shows a text in parts and pops once it has been read."""

    def __init__(self, services: Services, parts: Sequence[Part]) -> None:
        super().__init__(services)
        self.parts = tuple(parts)
        self._rows: list[tuple[str, Face]] = []
        self._copied = False
        self.text = Reading(0, 24, self._draw_row, lambda _: None)
        self.leave_button = Button("", self.back, icon="left")
        self.copy_button = Button("", self.copy, icon="copy")
        self.speak_button = Button("", self.speak, icon="sound")
        self.speak_button.visible = services.voice.there
        self.buttons = self.leave_button, self.copy_button, self.speak_button
        alike(self.buttons)
        self.group.widgets = [self.text, *self.buttons]
        self.group.default = self.text

    def enter(self) -> None:
        """Read the text aloud if the player has set so."""
        if self.services.settings.speak:
            self.speak()

    def leave(self) -> None:
        """What is read aloud ends here."""
        self.services.voice.hush()

    def copy(self) -> None:
        """Put the text on the clipboard, where there is one; the button then says so."""
        if clipboard.copied(as_text(self.parts)):
            self._copied = True
            self._tell_copied()

    def speak(self) -> None:
        """Have the text read aloud from its beginning."""
        text = " ".join(line for part in self.parts for line in part.lines)
        self.services.voice.say(text, self.services.words.language)

    def handle(self, event: Input) -> None:
        """The key that opened the text closes it too."""
        if event == Asked(Action.DESCRIBE):
            self.back()
        else:
            super().handle(event)

    def arrange(self) -> None:
        """Break the text into lines as wide as the panel."""
        sheet, words = self.sheet, self.services.words
        left, top, width, height = _PANEL
        inner = sheet.rect(left + _INSET, top + 20, width - 1.4 * _INSET, height - 40)
        self._rows = list(self._lines(inner.width - sheet.unit.px(_INSET / 2)))
        self.text.count = len(self._rows)
        self.text.row = sheet.unit.type_px(Size.BODY) * _LINE / sheet.unit.scale
        inner.height -= inner.height % sheet.unit.px(self.text.row)
        self.text.place(inner, sheet.unit)
        labels = words("ui.back"), words("f9.copy"), words("set.speak")
        wide, high, pitch, y = _BUTTON
        count = sum(button.visible for button in self.buttons)
        x = 640 - (pitch * count - (pitch - wide)) / 2
        for place, (button, label) in enumerate(zip(self.buttons, labels, strict=True)):
            button.label = label
            button.place(sheet.rect(x + pitch * place, y, wide, high), sheet.unit)
        if self._copied:
            self._tell_copied()

    def _tell_copied(self) -> None:
        self.copy_button.label = self.services.words("f9.copied")
        self.copy_button.icon = "confirm"

    def _lines(self, room: int) -> list[tuple[str, Face]]:
        px, art = self.sheet.unit.type_px(Size.BODY), self.services.art
        rows: list[tuple[str, Face]] = []
        for part in self.parts:
            if rows:
                rows.append(("", Face.REGULAR))
            for line in part.lines:
                face = Face.SEMIBOLD if line is part.heading else Face.REGULAR
                rows += [(broken, face) for broken in wrap(art, line, face, px, room)]
        return rows

    def paint(self, brush: Brush) -> None:
        """The table, the title and the panel."""
        draw_table(brush, Table.GAME)
        brush.text(
            self.services.words("f9.title"),
            self.sheet.at(640, 54),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            max_width=brush.px(980),
        )
        brush.panel(self.sheet.rect(*_PANEL), Panel.LACQUER, 14)

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, _: bool) -> None:
        words, face = self._rows[index]
        ink = theme.LANTERN if face is Face.SEMIBOLD else theme.TEXT
        brush.text(words, (rect.x, rect.centery), Size.BODY, ink, face=face, max_width=rect.width)
