"""Buttons: with a word, with a picture, or with both."""

from __future__ import annotations

from collections.abc import Callable

from game.ui import theme
from game.ui.brush import Brush
from game.ui.panels import Knob, Touch
from game.ui.theme import Face, Size
from game.ui.widgets.widget import Widget

_LABEL, _ICON, _MARGIN = 0.345, 0.56, 0.36
"""Sizes of the label, the icon and the empty ends, as shares of the height."""


class Button(Widget):
    """A button with round ends. Its label grows with it and never leaves it."""

    def __init__(
        self,
        label: str,
        action: Callable[[], None],
        *,
        kind: Knob = Knob.DARK,
        icon: str = "",
        tip: str = "",
    ) -> None:
        super().__init__()
        self.label = label
        self.action = action
        self.kind = kind
        self.icon = icon
        self.tip = tip

    def activate(self) -> None:
        """Do the button's action."""
        self.action()

    def draw(self, brush: Brush) -> None:
        """Body, icon and label, both in the middle."""
        brush.button(self.rect, self.kind, self.touch)
        height = self.rect.height
        size = max(Size.SMALL, height * _LABEL / brush.unit.scale)
        room = self.rect.width - round(2 * height * _MARGIN)
        icon, gap = (round(height * _ICON), brush.px(5.3)) if self.icon else (0, 0)
        if not brush.fits(self.label, size, room - icon - gap, Face.EXTRABOLD):
            icon = gap = 0
        room -= icon + gap
        width = min(room, brush.text_width(self.label, size, Face.EXTRABOLD))
        left = self.rect.centerx - (icon + gap + width) / 2
        middle = self.rect.centery + (brush.px(1.3) if self.touch is Touch.DOWN else 0)
        colour, alpha = self._ink()
        if icon:
            brush.icon(self.icon, (left + icon / 2, middle), icon, colour, alpha)
        brush.text(
            self.label,
            (left + icon + gap, middle - brush.px(0.7)),
            size,
            colour,
            face=Face.EXTRABOLD,
            max_width=room,
            alpha=alpha,
        )

    def _ink(self) -> tuple[str, int]:
        colour = theme.TEXT_INK if self.kind is Knob.BRASS else theme.TEXT
        return colour, 255 if self.enabled else 140


class IconButton(Button):
    """A round button with a picture only; `tip` says in words what it does."""

    def __init__(
        self, icon: str, action: Callable[[], None], *, kind: Knob = Knob.DARK, tip: str = ""
    ) -> None:
        super().__init__("", action, kind=kind, icon=icon, tip=tip)

    def draw(self, brush: Brush) -> None:
        """Body and icon."""
        brush.button(self.rect, self.kind, self.touch)
        x, y = self.rect.center
        sunk = brush.px(1.3) if self.touch is Touch.DOWN else 0
        colour, alpha = self._ink()
        side = round(min(self.rect.size) * 0.6)
        brush.icon(self.icon, (x, y + sunk), side, colour, alpha)
