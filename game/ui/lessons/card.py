"""The card a lesson speaks from: what to do now, how far it has come, and what may be pressed.

It lies between the board and the strip. What stands on it is worked out here; what a press does
is the scene's business.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.engine import TILES
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import wrap
from game.ui.drawing.panels import Knob, Panel
from game.ui.drawing.table_art import draw_spirit
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.input import Action, Device
from game.ui.lessons.sayings import Sayings
from game.ui.lessons.script import How
from game.ui.lessons.tutor import Chapter, Tutor
from game.ui.prompts import ARROWS, CROSS, Hint, Sign, draw_hints, sign_of
from game.ui.services import Services
from game.ui.table.layout import TableLayout
from game.ui.widgets.button import Button, IconButton, alike
from game.ui.widgets.group import Group

BOARD_LEAST = 0.38
"""So much of the window's height stays for the board, however much the card has to say."""
_TEXT, _SMALL = 18.0, 15.0
_SMALLER, _SIGN = 0.5, 1.75
"""Text becomes smaller in such steps; a line of signs is so many times as high as its type."""
_PAD, _SPIRIT, _BUTTON, _STEP = 11.0, 74.0, 168.0, 46.0
_EDGE = 8.0
"""Where the steps lie one below another, beside the words, if there is no spirit."""
_SLIM = 480.0
"""A card of fewer u in width, times the growth of text, has no room for a spirit."""
_SWAY, _SWAY_MS = 2.0, 2600.0
"""The spirit goes so many u up and down in this time."""


class Card:
    """The card of one tutor; the deeds are called when its buttons are used.

    After the `last` lesson the way leads back to all of them.
    """

    def __init__(
        self,
        services: Services,
        tutor: Tutor,
        *,
        last: bool,
        on: Callable[[], None],
        again: Callable[[], None],
        show: Callable[[], None],
        leave: Callable[[], None],
    ) -> None:
        self._services = services
        self._tutor = tutor
        self._last = last
        self.says = Sayings(services, tutor)
        self._now = 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.on = Button("", on, kind=Knob.BRASS, icon="right")
        self.again = Button("", again, icon="redo")
        self.show = Button("", show, icon="hint")
        self.leave = IconButton("cancel", leave)
        self.group = Group([self.on, self.again, self.show, self.leave], arrows=True)
        alike((self.on, self.again, self.show))

    @property
    def _glad(self) -> bool:
        """Whether all was done well."""
        return not self._tutor.deciding and (self._tutor.early or self._tutor.won)

    # --- Where it lies --------------------------------------------------------------------------

    def height(self, layout: TableLayout) -> int:
        """How high the card must be for what is said in this chapter, in pixels."""
        unit = layout.unit
        room = layout.strip.width - self._left(layout.strip.width, unit)
        room -= self._button(layout.strip.width, unit) + unit.px(56)
        px, art = unit.type_px(_TEXT), self._services.art
        lines = max(len(wrap(art, text, Face.SEMIBOLD, px, room)) for text in self.says.all)
        text = lines * unit.line_px(_TEXT) + unit.line_px(_SMALL) + _how_height(unit)
        least = max(text, 2 * unit.px(_STEP), unit.px(_SPIRIT + 14)) + 2 * unit.px(_PAD)
        most = layout.board.height - round(BOARD_LEAST * layout.size[1])
        return max(min(least, most), 2 * unit.px(_STEP + _PAD))

    def _left(self, width: int, unit: Unit) -> int:
        """Where the words begin: beside the spirit, unless that is too narrow."""
        slim = width < unit.px(_SLIM) * unit.growth
        return unit.px(16 if slim else 24 + _SPIRIT)

    def _button(self, width: int, unit: Unit) -> int:
        """How wide a button is."""
        return min(round(unit.px(_BUTTON) * min(unit.growth, 1.25)), width // 3)

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """Lie in `rect`, and offer what can be pressed now."""
        self.rect = rect
        tutor, words = self._tutor, self._services.words
        over, glad = not tutor.deciding, self._glad
        ready = over and (glad or tutor.shown)
        self.on.visible, self.again.visible = ready, over
        self.show.visible = not tutor.shown and not glad
        early = tutor.chapter is Chapter.LEARNT
        key = "lesson.on" if early else "lesson.all" if self._last else "lesson.next"
        self.on.label, self.again.label = words(key), words("lesson.again")
        self.show.label, self.leave.tip = words("lesson.show"), words("lesson.leave")
        self.again.kind = Knob.DARK if ready else Knob.BRASS
        self.group.default = None if not over else self.on if ready else self.again
        self._place_buttons(unit)

    def _place_buttons(self, unit: Unit) -> None:
        """The way out in the corner; one button stands below the head, two have no room for it."""
        px, rect = unit.px, self.rect
        side = px(30)
        corner = pygame.Rect(rect.right - px(6) - side, rect.top + px(6), side, side)
        self.leave.place(corner, unit)
        width = self._button(rect.width, unit)
        shown = self._shown
        height, right = px(40), corner.left - px(6)
        head = 0 if len(shown) > 1 else unit.line_px(_SMALL)
        room = rect.height - head
        top = rect.top + head + (room - len(shown) * px(_STEP) + px(_STEP - 40)) // 2
        for place, button in enumerate(shown):
            button.place(pygame.Rect(right - width, top + place * px(_STEP), width, height), unit)

    @property
    def _shown(self) -> list[Button]:
        """The buttons with words that are there now."""
        return [button for button in (self.on, self.again, self.show) if button.visible]

    # --- What is seen ---------------------------------------------------------------------------

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        self._now += ms
        return self.group.update(ms)

    def draw(self, brush: Brush) -> None:
        """Paper with a spirit on it, and what it says."""
        rect, px = self.rect, brush.px
        brush.panel(rect, Panel.LANTERN, radius=14)
        begin = self._left(rect.width, brush.unit)
        left = rect.left + begin
        if begin > px(_SPIRIT):
            self._draw_spirit(brush, px(_SPIRIT))
        else:
            self._draw_steps(brush, (rect.left + px(_EDGE), rect.centery), upright=True)
        shown = self._shown
        edge = min([button.rect.left for button in shown], default=self.leave.rect.left)
        room = edge - px(14) - left
        head, how = brush.unit.line_px(_SMALL), _how_height(brush.unit)
        wide = room if len(shown) > 1 else self.leave.rect.left - px(8) - left
        top, bottom = rect.top + px(_PAD), rect.bottom - px(_PAD)
        self._draw_head(brush, pygame.Rect(left, top, wide, head))
        body = pygame.Rect(left, top + head, room, bottom - top - head)
        if self._how is not None:
            less = body.move_to(height=body.height - how)
            size = _fitting(brush, self.says.text, less)
            if size is not None and size >= Size.SMALL:
                self._draw_how(brush, pygame.Rect(left, bottom - how, room, how))
                body = less
        self._draw_text(brush, body)
        self.group.draw(brush)

    def _draw_text(self, brush: Brush, body: pygame.Rect) -> None:
        """What it says, in the middle of its room."""
        ink, face = theme.TEXT_INK, Face.SEMIBOLD
        size = _fitting(brush, self.says.text, body) or theme.TEXT_LEAST
        high = brush.paragraph_height(self.says.text, body.width, size, face)
        at = body.left, body.top + max(0, (body.height - high) // 2)
        brush.paragraph(self.says.text, at, body.width, size, ink, face=face)

    def _draw_spirit(self, brush: Brush, side: int) -> None:
        raised = brush.px(5) if self._tutor.early else 0
        centre = self.rect.left + brush.px(14) + side // 2, self.rect.centery - raised
        tile = TILES[self._tutor.lesson.spirit]
        sway = 0.0
        if self._services.lively:
            sway = brush.px(_SWAY) * math.sin(math.tau * self._now / _SWAY_MS)
        if self._glad:
            ring = pygame.Rect(0, 0, side, side)
            ring.center = centre
            brush.glow(ring, tile.element, alpha=200)
        draw_spirit(brush, tile.element, tile.value, (centre[0], centre[1] + sway), side)
        self._draw_steps(brush, (centre[0], self.rect.bottom - brush.px(12)))

    def _draw_head(self, brush: Brush, room: pygame.Rect) -> None:
        """The answer to a wrong try, or the name as far as there is room for it."""
        ink = theme.PAPER_ACCENT if self._tutor.answer is None else theme.PAPER_WARN
        text, face = self.says.head, Face.EXTRABOLD
        if not brush.fits(text, _SMALL, room.width, face) and self._tutor.answer is None:
            text = self.says.short
        brush.text(text, room.midleft, _SMALL, ink, face=face, max_width=room.width)

    def _draw_steps(self, brush: Brush, middle: tuple[int, int], *, upright: bool = False) -> None:
        """A dot for every step of the lesson, full when it is done; `upright` one below another."""
        tutor = self._tutor
        steps = len(tutor.lesson.steps) if self._tutor.early else 0
        pitch = brush.px(13)
        for step in range(steps):
            along = step * pitch - (steps - 1) * pitch // 2
            at = middle[0] + (0 if upright else along), middle[1] + (along if upright else 0)
            if step < tutor.done:
                brush.dot(at, brush.px(4), theme.PAPER_ACCENT)
            else:
                brush.ring(at, brush.px(3.4), theme.PAPER_LINE, 1.4)

    @property
    def _how(self) -> How | None:
        """What the hand has to do now."""
        asked = self._tutor.asked
        how = None if asked is None else asked.how
        return How.CONFIRM if self._tutor.chapter is Chapter.PUZZLE else how

    def _draw_how(self, brush: Brush, room: pygame.Rect) -> None:
        """How the hand does it, with the device in use."""
        how = self._how
        if how is None:
            return
        words, ink = self._services.words, theme.TEXT_INK_DIM
        if self._services.device is Device.MOUSE:
            text = words(f"lesson.how.{how.value}")
            brush.text(text, room.midleft, Size.SMALL, ink, max_width=room.width)
        else:
            hints = self._hints(how)
            draw_hints(brush, hints, room.midright, room.width, colour=ink)

    def _hints(self, how: How) -> tuple[Hint, ...]:
        words = self._services.words
        pad = self._services.device is Device.PAD
        go = (CROSS,) if pad else ARROWS
        match how:
            case How.TAKE:
                return (Hint(self._signs(Action.CONFIRM), words("hint.take")),)
            case How.MOVE:
                return (Hint(go, words("lesson.hint.move")),)
            case How.TURN:
                turn = self._signs(Action.TURN_LEFT, Action.TURN_RIGHT)
                return (Hint(turn, words("hint.turn")),)
            case How.CONFIRM:
                place = Hint(self._signs(Action.CONFIRM), words("hint.place"))
                return (Hint(go, words("lesson.hint.move")), place)
            case How.TOUCH:
                return (Hint(go, words("lesson.hint.touch")),)
            case How.DRAW:
                return (Hint(self._signs(Action.PILE), words("play.draw")),)

    def _signs(self, *actions: Action) -> tuple[Sign, ...]:
        services = self._services
        found = (
            sign_of(action, services.device, services.bindings, services.words)
            for action in actions
        )
        return tuple(sign for sign in found if sign is not None)


def _how_height(unit: Unit) -> int:
    """How high the line with the signs of keys and buttons is, in pixels."""
    return round(unit.type_px(Size.SMALL) * _SIGN)


def _fitting(brush: Brush, text: str, room: pygame.Rect) -> float | None:
    """The largest size in u at which a text is no higher than its room, or None if none is."""
    size = _TEXT
    while brush.paragraph_height(text, room.width, size, Face.SEMIBOLD) > room.height:
        if brush.unit.type_px(size) <= brush.unit.least_px:
            return None
        size -= _SMALLER
    return size
