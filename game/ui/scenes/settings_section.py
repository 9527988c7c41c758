"""What the sections of the settings share: lines of a label on the left and a widget beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple, Protocol

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import size_for_all
from game.ui.drawing.theme import Face, Size
from game.ui.scenes.page import Sheet
from game.ui.services import Services
from game.ui.widgets.choice import Choice, Option, Toggle
from game.ui.widgets.widget import Widget

LEFT, CONTROL, RIGHT = 324.0, 592.0, 1184.0
"""Where labels and widgets begin and where both end, in u of the sheet."""
TOP = 178.0
_LABEL = CONTROL - LEFT - 16
_SWITCH = 46.0
_INDENT = 44.0
_UNDER = 28.0
"""From the middle of chips to what is said under them."""
BESIDE_SWITCH, BESIDE_STEPPER = CONTROL + 70, CONTROL + 224
"""Where explanations begin, beside a switch and beside a number with minus and plus."""


class Change(Protocol):
    """Changes settings at once; `keep` is False while a slider is on its way."""

    def __call__(self, *, keep: bool = True, **changes: Any) -> None:
        """Each change by the setting's name."""


class Line(NamedTuple):
    """One line: its label's key (none where the widget bears it), its widget, where both lie.

    `y` is the middle; `wide` and `high` are the widget's size; all in u.
    """

    key: str
    widget: Widget
    y: float
    wide: float
    high: float
    icon: str = ""


class Section:
    """Some settings under one heading. Subclasses fill `lines` and say what else is painted."""

    key = ""
    icon = ""

    def __init__(self, services: Services, change: Change) -> None:
        self.services = services
        self.change = change
        self.lines: tuple[Line, ...] = ()
        self._size: float = Size.BODY
        """The type size of every label, in u."""

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """All widgets in reading order."""
        return tuple(line.widget for line in self.lines)

    @property
    def shown(self) -> tuple[Widget, ...]:
        """Those of them that are seen now."""
        return self.widgets

    def refresh(self) -> None:
        """Bring the widgets to what is set now, in the present language."""

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Draw the labels; subclasses add what is no widget."""
        for line in self.lines:
            if line.key:
                self._paint_label(brush, sheet, line)

    def place(self, sheet: Sheet) -> None:
        """Put the widgets where their lines lie."""
        for line in self.lines:
            left = CONTROL
            if isinstance(line.widget, Toggle):
                left = CONTROL + _SWITCH - line.wide
            rect = sheet.rect(left, line.y - line.high / 2, line.wide, line.high)
            line.widget.place(rect, sheet.unit)
        self._align(sheet)

    def _align(self, sheet: Sheet) -> None:
        """Let all labels have one size: the largest at which each of them fits."""
        unit, switches = sheet.unit, [w for w in self.widgets if isinstance(w, Toggle)]
        labels = [(switch.label, switch.label_room) for switch in switches]
        labels += [
            (self.services.words(line.key), unit.px(_label_room(line)))
            for line in self.lines
            if line.key
        ]
        art, face = self.services.art, Face.SEMIBOLD
        self._size = size_for_all(art, labels, face, Size.BODY, unit)
        for switch in switches:
            switch.size = self._size

    def paint_why(self, brush: Brush, sheet: Sheet, key: str, y: float, left: float) -> None:
        """A short explanation from `left` to the right edge, its middle at `y`."""
        self.paint_words(brush, sheet, self.services.words(key), y, left)

    def paint_under(self, brush: Brush, sheet: Sheet, key: str, y: float) -> None:
        """A short explanation under the chips whose middle is at `y`, as high as it needs."""
        at = sheet.at(CONTROL + 4, y + _UNDER)
        room = sheet.at(RIGHT, y)[0] - at[0]
        brush.paragraph(self.services.words(key), at, room, Size.SMALL, theme.TEXT_DIM)

    def paint_words(
        self,
        brush: Brush,
        sheet: Sheet,
        words: str,
        y: float,
        left: float,
        *,
        size: float = Size.SMALL,
        colour: str = theme.TEXT_DIM,
    ) -> None:
        """The same for words that are no key's alone."""
        at = sheet.at(left, y)
        room = sheet.at(RIGHT, y)[0] - at[0]
        high = brush.paragraph_height(words, room, size)
        brush.paragraph(words, (at[0], at[1] - high / 2), room, size, colour)

    def _paint_label(self, brush: Brush, sheet: Sheet, line: Line) -> None:
        indent = _LABEL - _label_room(line)
        if line.icon:
            brush.icon(line.icon, sheet.at(LEFT + 14, line.y), brush.px(26))
        words, room = self.services.words(line.key), brush.px(_label_room(line))
        brush.text(words, sheet.at(LEFT + indent, line.y), self._size, max_width=room)


def _label_room(line: Line) -> float:
    """The width that a line's label may have, in u."""
    return _LABEL - (_INDENT if line.icon else 0.0)


def toggle(y: float, on: bool, changed: Callable[[bool], None]) -> Line:
    """A line with a switch, which bears its label itself."""
    return Line("", Toggle("", on, changed), y, CONTROL + _SWITCH - LEFT, 46)


def switch(line: Line, label: str, on: bool) -> None:
    """Label a line's switch and set it to what is set."""
    assert isinstance(line.widget, Toggle)
    line.widget.label, line.widget.on = label, on


class Choices:
    """A row of chips, one for each value of a setting."""

    def __init__(
        self,
        services: Services,
        setting: str,
        values: Sequence[StrEnum],
        change: Change,
    ) -> None:
        self._services = services
        self._setting = setting
        self._values = tuple(values)
        self.widget = Choice([Option("")] * len(values), self._now, self._pick)
        self._change = change

    def refresh(self) -> None:
        """Label the chips and light the one that is set."""
        words = self._services.words
        labels = [words(f"set.{self._setting}.{value}") for value in self._values]
        self.widget.options = tuple(map(Option, labels))
        self.widget.chosen = self._now

    def line(self, y: float, wide: float) -> Line:
        """The chips as a line of a section."""
        return Line(f"set.{self._setting}", self.widget, y, wide, 44)

    @property
    def _now(self) -> int:
        return self._values.index(getattr(self._services.settings, self._setting))

    def _pick(self, index: int) -> None:
        picked: dict[str, Any] = {self._setting: self._values[index]}
        self._change(**picked)


def heading(brush: Brush, sheet: Sheet, words: str) -> None:
    """The section's name at the head of its panel."""
    at, room = sheet.at(LEFT, 142), brush.px(RIGHT - LEFT)
    brush.text(words, at, 24, theme.TITLE, face=Face.DISPLAY, max_width=room)
