"""Buttons: with a word, with a picture, or with both."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import shrunk
from game.ui.drawing.panels import Knob, Touch
from game.ui.drawing.theme import Face, Size
from game.ui.widgets.widget import Widget

_LABEL, _ICON, _MARGIN = 0.345, 0.56, 0.31
"""Sizes of the label, the icon and the empty ends, as shares of the height."""
_GAP = 5.3
"""Between icon and label, in u."""


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
        self.peers: tuple[Button, ...] = ()
        """Buttons beside this one: all labels are as large as there is room for in each."""

    def activate(self) -> None:
        """Do the button's action."""
        self.action()

    def draw(self, brush: Brush) -> None:
        """Body, icon and label, both in the middle."""
        brush.button(self.rect, self.kind, self.touch)
        alike = [button for button in (self, *self.peers) if button.visible]
        icons = all(button._holds_icon(brush) for button in alike)
        smaller = min(button._smaller(brush, icons) for button in alike)
        size, icon = self._size(brush), self._icon_room(brush) if icons else 0
        width = round(brush.text_width(self.label, size, Face.EXTRABOLD) * smaller)
        width = min(width, self._room(brush, icons))
        left = self.rect.centerx - (icon + width) / 2
        middle = self.rect.centery + (brush.px(1.3) if self.touch is Touch.DOWN else 0)
        colour, alpha = self._ink()
        if icon:
            side = icon - brush.px(_GAP)
            brush.icon(self.icon, (left + side / 2, middle), side, colour, alpha)
        brush.text(
            self.label,
            (left + icon + width / 2, middle - brush.px(0.7)),
            size,
            colour,
            face=Face.EXTRABOLD,
            align="centre",
            max_width=width,
            alpha=alpha,
        )

    def _size(self, brush: Brush) -> float:
        """The label's type size where there is room for it, in u."""
        return max(Size.SMALL, self.rect.height * _LABEL / brush.unit.scale)

    def _icon_room(self, brush: Brush) -> int:
        """What the icon takes from the label, in pixels."""
        return round(self.rect.height * _ICON) + brush.px(_GAP) if self.icon else 0

    def _room(self, brush: Brush, icons: bool) -> int:
        """What is left for the label, in pixels."""
        ends = round(2 * self.rect.height * _MARGIN)
        return max(1, self.rect.width - ends - (self._icon_room(brush) if icons else 0))

    def _holds_icon(self, brush: Brush) -> bool:
        """Whether the label stays readable beside the icon, as large as without larger text."""
        px = max(theme.TEXT_MIN, brush.px(self._size(brush)))
        return brush.art.width(self.label, Face.EXTRABOLD, px) <= self._room(brush, True)

    def _smaller(self, brush: Brush, icons: bool) -> float:
        """The share of its type size at which the label fits."""
        px, label = brush.unit.type_px(self._size(brush)), (self.label, self._room(brush, icons))
        return shrunk(brush.art, [label], Face.EXTRABOLD, px, brush.unit.least_px)

    def _ink(self) -> tuple[str, int]:
        colour = theme.TEXT_INK if self.kind is Knob.BRASS else theme.TEXT
        return colour, 140 if self.touch is Touch.OFF else 255


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


def alike(buttons: Iterable[Button]) -> None:
    """Let the labels of all these buttons have one size, and all their icons or none."""
    row = tuple(buttons)
    for button in row:
        button.peers = tuple(other for other in row if other is not button)
