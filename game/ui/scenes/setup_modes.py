"""The two ways to play alone, as cards of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Mode
from game.ui import theme
from game.ui.brush import Brush
from game.ui.panels import Panel, Touch
from game.ui.scenes.page import Sheet
from game.ui.theme import Face, Size
from game.ui.widgets.widget import Widget
from game.words import Words

_CARD = (753.0, 92.0, 104.0)
"""A card's width and height, and the distance to the next, in u."""
_KEYS = {Mode.SOLO: "setup.solo.race", Mode.SOLO_FULL: "setup.solo.full"}
_ICONS = {Mode.SOLO: "icon_target", Mode.SOLO_FULL: "icon_stack"}


class Card(Widget):
    """A heading and a sentence; the chosen card is a lantern."""

    def __init__(self, mode: Mode, chosen: Callable[[Mode], None]) -> None:
        super().__init__()
        self.mode = mode
        self.chosen = chosen
        self.on = False
        self.heading = self.why = ""

    def activate(self) -> None:
        """Choose this one."""
        self.chosen(self.mode)

    def draw(self, brush: Brush) -> None:
        """Panel, icon and words."""
        rect, on = self.rect, self.on
        brush.panel(rect, Panel.LANTERN if on else Panel.LACQUER)
        lit = on or self.touch is not Touch.REST
        ink = theme.TEXT_INK if on else theme.TEXT if lit else theme.TEXT_DIM
        faint = theme.TEXT_INK_DIM if on else theme.TEXT_DIM
        icon = (rect.x + brush.px(57), rect.centery)
        brush.svg_at(_ICONS[self.mode], icon, brush.px(44), tint=ink)
        left, room = rect.x + brush.px(114), rect.width - brush.px(136)
        at = (left, rect.y + brush.px(32))
        brush.text(self.heading, at, Size.HEADING, ink, face=Face.DISPLAY, max_width=room)
        brush.text(self.why, (left, rect.y + brush.px(62)), Size.BODY, faint, max_width=room)


class ModeCards:
    """The cards one below the other."""

    def __init__(self, left: float, top: float, changed: Callable[[], None]) -> None:
        """`left` and `top` are on the sheet, in u."""
        self._place = left, top
        self._changed = changed
        self.mode = Mode.SOLO
        self.widgets = tuple(Card(mode, self.choose) for mode in _KEYS)

    def choose(self, mode: Mode) -> None:
        """Choose a way to play."""
        self.mode = mode
        for card in self.widgets:
            card.on = card.mode is mode
        self._changed()

    def arrange(self, sheet: Sheet, words: Words) -> None:
        """Place and label the cards."""
        left, top = self._place
        width, height, pitch = _CARD
        for place, card in enumerate(self.widgets):
            key = _KEYS[card.mode]
            card.on = card.mode is self.mode
            card.heading, card.why = words(key), words(f"{key}.why")
            card.place(sheet.rect(left, top + pitch * place, width, height), sheet.unit)
