"""What the scenes around the game share: a sheet to lay out on, widgets, and notices as toasts.

A page draws only when something has changed. What stands on it is each scene's business.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeVar

import pygame

from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.input import Action, Asked, Device, Input, Left, Point, Released
from game.ui.scene import Scene
from game.ui.scenes.letters import LettersScene
from game.ui.scenes.notices import Notices
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.widgets.field import TextField
from game.ui.widgets.group import WAYS, Group
from game.ui.widgets.widget import Widget

Result = TypeVar("Result")

SHEET = (1280, 720)
"""The sheet's width and height in u. It never leaves the window, whatever scale is set."""
LEAST = 0.8
"""Pixels a u, where the window has them: below, type that can be read has no room on the sheet."""


class Sheet(NamedTuple):
    """Places in u on a sheet in the middle of the window, as pixels of the window."""

    left: float
    top: float
    unit: Unit

    @classmethod
    def of(cls, size: tuple[int, int], unit: Unit) -> Sheet:
        """The sheet of a window of `size` pixels, its unit no larger than there is room for."""
        room = min(whole / part for whole, part in zip(size, SHEET, strict=True))
        unit = Unit(min(max(unit.scale, LEAST), room), unit.text)
        left, top = ((whole - unit.px(part)) / 2 for whole, part in zip(size, SHEET, strict=True))
        return cls(left, top, unit)

    def at(self, x: float, y: float) -> Point:
        """A point of the sheet."""
        scale = self.unit.scale
        return self.left + x * scale, self.top + y * scale

    def rect(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        """A rectangle of the sheet."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        corner = round(left), round(top)
        return pygame.Rect(corner, (round(right) - corner[0], round(bottom) - corner[1]))

    def line(self, size: float) -> float:
        """The height that a line of text of `size` u takes, in u."""
        return self.unit.line_px(size) / self.unit.scale


def spread(top: float, height: float, rows: Iterable[tuple[float, float]]) -> list[float]:
    """The tops of rows in a room from `top`: for each its height and its share of what is left.

    The share is the gap below the row; all are u on the sheet.
    """
    rows = tuple(rows)
    left = height - sum(high for high, _ in rows)
    step = left / max(1.0, sum(share for _, share in rows))
    tops = []
    for high, share in rows:
        tops.append(top)
        top += high + share * step
    return tops


class Page(Scene[Result]):
    """A scene made of widgets. Subclasses give `arrange`, `paint` and `back`."""

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services
        self.group = Group()
        self.sheet = Sheet(0, 0, Unit(1.0))
        self._notices = Notices(services)
        self._laid = False

    def arrange(self) -> None:
        """Place all widgets on `sheet` and label them in the present language."""

    def paint(self, brush: Brush) -> None:
        """Draw everything that is no widget."""

    def back(self) -> None:
        """The player asked to go back."""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out anew; also called when the language has changed."""
        self.sheet = Sheet.of(size, self.services.unit(size))
        self.arrange()
        if not self._laid and self.services.device is not Device.MOUSE:
            self.group.show_way()
        self._laid = True

    def handle(self, event: Input) -> None:
        """Hand the input to the widgets."""
        if self._spelled(event):
            self.dirty = True
            return
        asked_for = self._used(event)
        self.dirty |= isinstance(event, Asked) and self.group.hovered is not None
        if self.group.handle(event):
            self.dirty = True
            if asked_for is not None and asked_for is self._used(event):
                self.services.sounds.play(asked_for.cue)
        elif event == Asked(Action.BACK):
            self.services.sounds.play(Cue.BACK)
            self.back()

    def _spelled(self, event: Input) -> bool:
        """A pad has no letters: a field opens a board of them, and ways lead away from it."""
        field, by_pad = self.group.focus, self.services.device is Device.PAD
        if not by_pad or not isinstance(event, Asked) or not isinstance(field, TextField):
            return False
        if event.action in WAYS:
            return self.group.go(*WAYS[event.action])
        if event.action is not Action.CONFIRM or not self.group.marking:
            return False
        self.stack.push(LettersScene(self.services, field.text, field.longest), field.write)
        return True

    def _used(self, event: Input) -> Widget | None:
        """The widget that an input uses, if any does; keys that go on to another one use none."""
        group = self.group
        match event:
            case Released():
                return group.focus
            case Asked(Action.CONFIRM):
                return group.focus if group.marking or group.typing else group.default
            case Asked(Action.UP | Action.DOWN | Action.LEFT | Action.RIGHT) if group.marking:
                return group.focus
            case _:
                return None

    def cover(self) -> None:
        """What the pointer was on is forgotten: it may be elsewhere once this is seen again."""
        self.group.handle(Left())

    def update(self, ms: float) -> None:
        """Let tips come up and notices come and go."""
        if self.group.update(ms):
            self.dirty = True
        self.dirty |= self._notices.update(ms)

    def draw(self, surface: pygame.Surface) -> None:
        """What is painted, then the widgets, then a notice."""
        brush = Brush(surface, self.services.art, self.sheet.unit)
        self.paint(brush)
        self.group.draw(brush)
        self._notices.draw(brush, (surface.width / 2, brush.px(34)))

    @property
    def typing(self) -> bool:
        """Whether a text field has the focus."""
        return self.group.typing

    @property
    def moving(self) -> bool:
        """Whether a notice is coming or going."""
        return self._notices.toast is not None
