"""A line to type text into."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.drawing import theme
from game.ui.drawing.art import printable
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import fit
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input, Point, Typed
from game.ui.widgets.widget import Widget


class TextField(Widget):
    """One line of text with a caret. Letters reach it while it has the focus.

    `changed` hears every change, `submitted` the key that confirms; `paste` gives the clipboard's
    text. The text never grows beyond `longest` characters.
    """

    takes_text = True

    def __init__(
        self,
        text: str,
        changed: Callable[[str], None],
        *,
        longest: int = 24,
        placeholder: str = "",
        submitted: Callable[[str], None] | None = None,
        paste: Callable[[], str] | None = None,
    ) -> None:
        super().__init__()
        self.text = text
        self.changed = changed
        self.longest = longest
        self.placeholder = placeholder
        self.submitted = submitted
        self.paste = paste
        self.caret = len(text)
        self._all = False
        """Whether what is typed next takes the place of the whole text."""
        self._edges: tuple[float, ...] = ()

    def handle(self, event: Input) -> bool:
        """Type, erase, move the caret; the rest as in any widget."""
        if self.focused and self.usable:
            match event:
                case Typed(text):
                    self._insert(text)
                    return True
                case Asked(action):
                    return self._ask(action)
        return super().handle(event)

    def write(self, text: str) -> None:
        """Let `text` stand in place of what stands there."""
        self.caret = len(self.text)
        self._replace(0, self.caret, printable(text)[: self.longest])

    def _ask(self, action: Action) -> bool:
        chosen, self._all = self._all, False
        match action:
            case Action.ALL:
                self._all = bool(self.text)
            case Action.ERASE | Action.DELETE if chosen:
                self._replace(0, len(self.text), "")
            case Action.ERASE if self.caret:
                self._replace(self.caret - 1, self.caret, "")
            case Action.DELETE if self.caret < len(self.text):
                self._replace(self.caret, self.caret + 1, "")
            case Action.LEFT:
                self.caret = max(0, self.caret - 1)
            case Action.RIGHT:
                self.caret = min(len(self.text), self.caret + 1)
            case Action.FIRST:
                self.caret = 0
            case Action.LAST:
                self.caret = len(self.text)
            case Action.PASTE if self.paste is not None:
                self._all = chosen
                self._insert(self.paste())
            case Action.CONFIRM if self.submitted is not None:
                self.submitted(self.text)
            case _:
                return action in (Action.ERASE, Action.DELETE)
        return True

    def _insert(self, text: str) -> None:
        start, end = (0, len(self.text)) if self._all else (self.caret, self.caret)
        room = self.longest - len(self.text) + end - start
        self._replace(start, end, printable(text)[: max(0, room)])
        self._all = False

    def _replace(self, start: int, end: int, text: str) -> None:
        if start == end and not text:
            return
        self.text = self.text[:start] + text + self.text[end:]
        self.caret = start + len(text)
        self.changed(self.text)

    def click(self, at: Point) -> None:
        """Put the caret where the pointer is."""
        if self._edges:
            self._all = False
            near = [(abs(edge - at[0]), place) for place, edge in enumerate(self._edges)]
            self.caret = min(near)[1]

    def draw(self, brush: Brush) -> None:
        """The field with the text, whole while nobody types, or with the caret."""
        rect = self.rect
        brush.panel(rect, Panel.NOTE, 8, 2.7)
        margin = brush.px(12)
        inner = rect.inflate(-2 * margin, 0)
        px, shown = brush.unit.type_px(Size.NAME), self.text
        if not self.focused:
            least = brush.unit.least_px
            shown, px = fit(brush.art, shown, Face.EXTRABOLD, px, inner.width, least)
        widths = [
            brush.art.width(self.text[:place], Face.EXTRABOLD, px)
            for place in range(len(self.text) + 1)
        ]
        caret = min(self.caret, len(self.text))
        shift = max(0, widths[caret] + brush.px(2) - inner.width) if self.focused else 0
        self._edges = tuple(inner.x + width - shift for width in widths)
        colour = theme.LANTERN if self.enabled else theme.TEXT_DIM
        with brush.clipped(inner):
            if self.focused and self._all:
                left, right = self._edges[0], self._edges[-1]
                marked = pygame.Rect(left, rect.centery - px * 0.62, right - left, px * 1.24)
                brush.box(marked, theme.LINE, brush.px(4))
            at = (inner.x - shift, rect.centery - brush.px(0.7))
            room = None if self.focused else inner.width
            brush.text(shown, at, Size.NAME, colour, face=Face.EXTRABOLD, max_width=room)
            if self.focused:
                x, half = self._edges[caret], px * 0.62
                top, bottom = (x, rect.centery - half), (x, rect.centery + half)
                brush.line(top, bottom, theme.TITLE, 1.3)
        if not self.text and not self.focused:
            at = (inner.x, rect.centery)
            brush.text(self.placeholder, at, Size.BODY, theme.TEXT_DIM, max_width=inner.width)
