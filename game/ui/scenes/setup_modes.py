"""The two ways to play alone, as cards of which one is chosen."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import Element, Mode
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel, Touch
from game.ui.drawing.table_art import draw_spirit
from game.ui.drawing.theme import Face
from game.ui.scenes.page import Sheet
from game.ui.widgets.widget import Widget
from game.words import Words

_CARD = (753.0, 158.0, 174.0)
"""A card's width and height, and the distance to the next, in u."""
_KEYS = {Mode.SOLO: "setup.solo.race", Mode.SOLO_FULL: "setup.solo.full"}
_SPIRITS = {Mode.SOLO: (Element.FIRE, 6), Mode.SOLO_FULL: (Element.EARTH, 3)}
"""The bird is fast, the tortoise goes all the way."""
_TEXT_LEFT = 176.0
_HEADING = 24.0


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
        """Panel, spirit and words."""
        rect, on = self.rect, self.on
        brush.panel(rect, Panel.LANTERN if on else Panel.LACQUER)
        lit = on or self.touch is not Touch.REST
        ink = theme.TEXT_INK if on else theme.TEXT if lit else theme.TEXT_DIM
        faint = theme.TEXT_INK_DIM if on else theme.TEXT_DIM
        at = (rect.x + brush.px(_TEXT_LEFT / 2), rect.centery)
        draw_spirit(brush, *_SPIRITS[self.mode], at, brush.px(118), 255 if lit else 150)
        left, room = rect.x + brush.px(_TEXT_LEFT), rect.width - brush.px(_TEXT_LEFT + 24)
        head = brush.unit.type_px(_HEADING) * 1.3
        height = head + brush.paragraph_height(self.why, room)
        top, face = rect.centery - height / 2, Face.DISPLAY
        brush.text(self.heading, (left, top + head / 2), _HEADING, ink, face=face, max_width=room)
        brush.paragraph(self.why, (left, top + head), room, colour=faint, face=Face.SEMIBOLD)


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
