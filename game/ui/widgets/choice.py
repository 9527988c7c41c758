"""Widgets that hold a choice: a switch, a row of chips, a row of pictures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.lettering import shrunk
from game.ui.drawing.panels import Panel
from game.ui.drawing.svg import Drawing, circle, rounded
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.input import Action, Asked, Input, Point
from game.ui.sound.cues import Cue
from game.ui.widgets.widget import Widget

_CHIP_ICON, _CHIP_GAP = 17.3, 4.7
"""A chip's icon, and the gap between it and the label, in u."""
_SWITCH = 51.0
"""What a switch takes, in u; a little more than it is wide in small windows."""


class Toggle(Widget):
    """A line with a label on the left and a switch on the right; pressing anywhere switches."""

    def __init__(
        self, label: str, on: bool, changed: Callable[[bool], None], *, tip: str = ""
    ) -> None:
        super().__init__()
        self.label = label
        self.on = on
        self._beside = 0
        self.changed = changed
        self.tip = tip
        self.size: float = Size.BODY
        """The label's type size, in u, so that it can be like those above and below."""

    @property
    def label_room(self) -> int:
        """What the switch leaves for the label, in pixels."""
        return self.rect.width - self._beside

    def place(self, rect: Rect, unit: Unit) -> None:
        """Lie in `rect`, the switch at its right end."""
        super().place(rect, unit)
        self._beside = unit.px(_SWITCH + 8)

    def activate(self) -> None:
        """Switch over."""
        self.on = not self.on
        self.cue = Cue.TOGGLE_ON if self.on else Cue.TOGGLE_OFF
        self.changed(self.on)

    def draw(self, brush: Brush) -> None:
        """Label and switch."""
        switch = brush.art.shape(
            ("toggle", self.on, self.touch, brush.grain), lambda: self._switch(brush.grain)
        )
        rect = self.rect
        brush.blit(switch, (rect.right - switch.width, rect.centery - switch.height / 2))
        colour = theme.TEXT if self.enabled else theme.TEXT_DIM
        at = rect.x, rect.centery
        brush.text(self.label, at, self.size, colour, max_width=self.label_room)

    def _switch(self, k: float) -> Drawing:
        d = Drawing(68 * k, 38 * k)
        body, rim = ("#E0AE5B", "#FFE9B0") if self.on else ("#2A2F58", "#6A72B4")
        knob, edge = ("#FFF7E4", "#3A2208") if self.on else ("#B4B7D4", "#14172C")
        if not self.enabled:
            body, knob = theme.mix(body, "#4A4C66", 0.6), theme.mix(knob, "#4A4C66", 0.4)
        elif self.hovered:
            body = theme.mix(body, "#FFFFFF", 0.14)
        field = rounded(2 * k, 2 * k, 64 * k, 34 * k, 17 * k)
        d.fill(field, body)
        d.stroke(field, rim, 2 * k)
        spot = circle(((49 if self.on else 19) * k, 19 * k), 13 * k)
        d.fill(spot, knob)
        d.stroke(spot, edge, 2 * k)
        return d


class Option(NamedTuple):
    """One thing to choose: a word, an icon or both."""

    label: str
    icon: str = ""


class _Row(Widget, ABC):
    """One of several parts is chosen; the arrow keys go through them."""

    def __init__(self, count: int, chosen: int, changed: Callable[[int], None]) -> None:
        super().__init__()
        self.count = count
        self.chosen = chosen
        self.changed = changed
        self.columns = count
        self.pointed = -1

    @abstractmethod
    def part(self, index: int) -> pygame.Rect:
        """Where a part lies, in pixels."""

    def choose(self, index: int) -> None:
        """Choose a part and say so, if it is another one."""
        if index != self.chosen and 0 <= index < self.count:
            self.chosen = index
            self.changed(index)

    def handle(self, event: Input) -> bool:
        """Arrow keys choose while they lead to another part; the rest as in any widget."""
        if isinstance(event, Asked) and self.focused and self.usable:
            step = {
                Action.LEFT: -1,
                Action.RIGHT: 1,
                Action.UP: -self.columns,
                Action.DOWN: self.columns,
            }.get(event.action, 0)
            there = self.chosen + step
            sideways = abs(step) == 1 and there // self.columns != self.chosen // self.columns
            if step and 0 <= there < self.count and not sideways:
                self.choose(there)
                return True
        return super().handle(event)

    def hover(self, at: Point) -> bool:
        """Light the part under the pointer."""
        before = self.pointed
        changed = super().hover(at)
        self.pointed = self._part_at(at) if self.hovered else -1
        return changed or before != self.pointed

    def unhover(self) -> bool:
        """No part is lit."""
        self.pointed = -1
        return super().unhover()

    def click(self, at: Point) -> None:
        """Choose the part at `at`."""
        self.choose(self._part_at(at))

    def activate(self) -> None:
        """Stay with the part that is chosen; the first one if there is none yet."""
        self.choose(max(0, self.chosen))

    def _part_at(self, at: Point) -> int:
        if not self.rect.width:
            return -1
        near = [
            (abs(at[0] - part.centerx) + abs(at[1] - part.centery), index)
            for index, part in enumerate(map(self.part, range(self.count)))
        ]
        return min(near)[1]

    @property
    def outline(self) -> pygame.Rect:
        """The chosen part."""
        return self.part(self.chosen) if 0 <= self.chosen < self.count else self.rect


class Choice(_Row):
    """Chips side by side, or in `columns`; the chosen one is a lantern."""

    def __init__(
        self,
        options: Sequence[Option],
        chosen: int,
        changed: Callable[[int], None],
        *,
        columns: int | None = None,
    ) -> None:
        super().__init__(len(options), chosen, changed)
        self.options = tuple(options)
        self.columns = columns or len(options)

    def part(self, index: int) -> pygame.Rect:
        """Where a chip lies."""
        rows = -(-self.count // self.columns)
        pitch_x, pitch_y = self.rect.width / self.columns, self.rect.height / rows
        gap = min(pitch_x, pitch_y) * 0.14
        row, column = divmod(index, self.columns)
        left, top = self.rect.x + column * pitch_x, self.rect.y + row * pitch_y
        wide = pitch_x - (gap if self.columns > 1 else 0)
        return pygame.Rect(round(left), round(top), round(wide), round(pitch_y - gap * (rows > 1)))

    def draw(self, brush: Brush) -> None:
        """All chips, their words in one size and with all icons or none."""
        side = brush.px(_CHIP_ICON) if all(self._holds_icon(brush, o) for o in self.options) else 0
        words = [(option.label, self._room(brush, side)) for option in self.options]
        px, least = brush.unit.type_px(Size.SMALL), brush.unit.least_px
        smaller = shrunk(brush.art, words, Face.EXTRABOLD, px, least)
        for index, option in enumerate(self.options):
            self._chip(brush, index, option, side, smaller)

    def _room(self, brush: Brush, side: int) -> int:
        """What a label has beside an icon, in pixels."""
        icon = side + brush.px(_CHIP_GAP) if side else 0
        return max(1, self.part(0).width - brush.px(16) - icon)

    def _holds_icon(self, brush: Brush, option: Option) -> bool:
        """Whether there is an icon, and the label stays readable beside it."""
        px = max(theme.TEXT_MIN, brush.px(Size.SMALL))
        room = self._room(brush, brush.px(_CHIP_ICON))
        return bool(option.icon) and brush.art.width(option.label, Face.EXTRABOLD, px) <= room

    def _chip(self, brush: Brush, index: int, option: Option, side: int, smaller: float) -> None:
        box, on = self.part(index), index == self.chosen
        radius = box.height / 2 / brush.unit.scale
        kind = Panel.LANTERN if on else Panel.TRAY
        brush.panel(box, kind, radius, 3.3 if on else 2)
        lit = index == self.pointed and self.enabled
        colour = theme.TEXT_INK if on else theme.TEXT if lit else theme.TEXT_DIM
        alpha = 255 if self.enabled else 140
        width = round(brush.text_width(option.label, Size.SMALL, Face.EXTRABOLD) * smaller)
        width = min(width, self._room(brush, side))
        icon = side + brush.px(_CHIP_GAP) if side and option.label else side
        left = box.centerx - (icon + width) / 2
        if side:
            brush.icon(option.icon, (left + side / 2, box.centery), side, colour, alpha)
        brush.text(
            option.label,
            (left + icon + width / 2, box.centery - brush.px(0.7)),
            Size.SMALL,
            colour,
            face=Face.EXTRABOLD,
            align="centre",
            max_width=width,
            alpha=alpha,
        )


class PictureChoice(_Row):
    """Pictures side by side; the chosen one has a ring, the others stand back."""

    def __init__(
        self,
        pictures: Sequence[str],
        chosen: int,
        changed: Callable[[int], None],
        *,
        ring: str = theme.LANTERN,
    ) -> None:
        super().__init__(len(pictures), chosen, changed)
        self.pictures = tuple(pictures)
        self.ring = ring

    def part(self, index: int) -> pygame.Rect:
        """Where a picture lies."""
        pitch = self.rect.width / self.count
        left = self.rect.x + index * pitch
        return pygame.Rect(round(left), self.rect.y, round(pitch), self.rect.height)

    def draw(self, brush: Brush) -> None:
        """All pictures."""
        for index, picture in enumerate(self.pictures):
            box, on = self.part(index), index == self.chosen
            side = min(box.size) * 0.84
            lit = index == self.pointed and self.enabled
            alpha = 255 if on else 235 if lit else 185
            brush.svg_at(picture, box.center, side, alpha=alpha if self.enabled else 90)
            if on:
                brush.ring(box.center, side / 2 + brush.px(2.7), self.ring, 2.7)
