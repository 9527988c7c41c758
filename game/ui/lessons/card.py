"""The card a lesson speaks from: what to do now, how far it has come, and what may be pressed.

It lies between the board and the strip. What stands on it is worked out here; what a press does
is the scene's business.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.engine import TILES
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Action, Device
from game.ui.lessons.script import How
from game.ui.lessons.tutor import Chapter, Tutor
from game.ui.panels import Knob, Panel
from game.ui.prompts import ARROWS, CROSS, Hint, Sign, draw_hints, sign_of
from game.ui.scenes.rules_fit import largest_fitting
from game.ui.services import Services
from game.ui.table_art import draw_spirit
from game.ui.theme import Face, Size, Unit
from game.ui.widgets.button import Button, IconButton, alike
from game.ui.widgets.group import Group

HEIGHT_LINES = 3
"""So many lines of text the card has room for, beside its head and its foot."""
_TEXT, _SMALL = 18.0, 15.0
_PAD, _SPIRIT, _BUTTON, _STEP = 11.0, 74.0, 168.0, 46.0
_SWAY, _SWAY_MS = 2.0, 2600.0
"""The spirit goes so many u up and down in this time."""


def card_height(unit: Unit) -> int:
    """How high the card is, in pixels."""
    text = unit.line_px(_SMALL) + HEIGHT_LINES * unit.line_px(_TEXT) * 3 // 4
    return max(text, 2 * unit.px(_STEP)) + 2 * unit.px(_PAD)


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
        self._now = 0.0
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.on = Button("", on, kind=Knob.BRASS, icon="right")
        self.again = Button("", again, icon="redo")
        self.show = Button("", show, icon="hint")
        self.leave = IconButton("cancel", leave)
        self.group = Group([self.on, self.again, self.show, self.leave], arrows=True)
        alike((self.on, self.again, self.show))

    # --- What stands on it ----------------------------------------------------------------------

    @property
    def head(self) -> str:
        """The answer to a wrong try, or the name of the lesson."""
        tutor, words = self._tutor, self._services.words
        if tutor.answer is not None:
            return words(tutor.answer.value)
        title = words(f"{tutor.lesson.key}.title")
        key = "lesson.head" if self._early else "lesson.head.puzzle"
        return words(key, n=tutor.lesson.number, title=title)

    @property
    def text(self) -> str:
        """What to do now, or what has been done."""
        tutor, words = self._tutor, self._services.words
        match tutor.chapter:
            case Chapter.LESSON:
                step = min(tutor.done, len(tutor.lesson.steps) - 1)
                return words(f"{tutor.lesson.key}.{step + 1}")
            case Chapter.LEARNT:
                return words(f"{tutor.lesson.key}.done")
            case Chapter.PUZZLE:
                return words(tutor.lesson.puzzle)
            case Chapter.VERDICT:
                return self._verdict

    @property
    def _verdict(self) -> str:
        tutor, words = self._tutor, self._services.words
        gain = words.signed(tutor.gain)
        if tutor.won:
            return words("lesson.puzzle.won", n=gain)
        if tutor.lesson.tie and tutor.gain == tutor.game.best - 1:
            return words(tutor.lesson.tie)
        return words("lesson.puzzle.less", n=gain)

    @property
    def _glad(self) -> bool:
        """Whether all was done well."""
        return not self._tutor.deciding and (self._early or self._tutor.won)

    @property
    def _early(self) -> bool:
        """Whether the puzzle is still to come."""
        return self._tutor.chapter in (Chapter.LESSON, Chapter.LEARNT)

    # --- Where it lies --------------------------------------------------------------------------

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
        px, rect = unit.px, self.rect
        side = px(30)
        corner = pygame.Rect(rect.right - px(6) - side, rect.top + px(6), side, side)
        self.leave.place(corner, unit)
        width = min(round(px(_BUTTON) * min(unit.growth, 1.5)), rect.width // 3)
        shown = [b for b in (self.on, self.again, self.show) if b.visible]
        height, right = px(40), corner.left - px(6)
        top = rect.centery - (len(shown) * px(_STEP) - px(_STEP - 40)) // 2
        for place, button in enumerate(shown):
            button.place(pygame.Rect(right - width, top + place * px(_STEP), width, height), unit)

    # --- What is seen ---------------------------------------------------------------------------

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        self._now += ms
        return self.group.update(ms)

    def draw(self, brush: Brush) -> None:
        """Paper with a spirit on it, and what it says."""
        rect, px = self.rect, brush.px
        brush.panel(rect, Panel.LANTERN, radius=14)
        side = px(_SPIRIT)
        self._draw_spirit(brush, (rect.left + px(14) + side // 2, rect.centery), side)
        left = rect.left + px(24) + side
        buttons = [b.rect.left for b in (self.on, self.again, self.show) if b.visible]
        room = min([*buttons, self.leave.rect.left]) - px(14) - left
        head = brush.unit.line_px(_SMALL)
        top = rect.top + px(_PAD)
        self._draw_head(brush, pygame.Rect(left, top, room, head))
        foot = self._draw_how(brush, pygame.Rect(left, rect.bottom - px(_PAD) - head, room, head))
        high = rect.bottom - px(_PAD) - foot - top - head
        body = pygame.Rect(left, top + head, room, high)
        size = largest_fitting(brush, self.text, body, _TEXT)
        ink, face = theme.TEXT_INK, Face.SEMIBOLD
        high = brush.paragraph_height(self.text, room, size, face)
        at = left, body.top + max(0, (body.height - high) // 2)
        brush.paragraph(self.text, at, room, size, ink, face=face)
        self.group.draw(brush)

    def _draw_spirit(self, brush: Brush, centre: tuple[int, int], side: int) -> None:
        tile = TILES[self._tutor.lesson.spirit]
        sway = 0.0
        if self._services.lively:
            sway = brush.px(_SWAY) * math.sin(math.tau * self._now / _SWAY_MS)
        if self._glad:
            ring = pygame.Rect(0, 0, side, side)
            ring.center = centre
            brush.glow(ring, tile.element, alpha=200)
        draw_spirit(brush, tile.element, tile.value, (centre[0], centre[1] + sway), side)

    def _draw_head(self, brush: Brush, room: pygame.Rect) -> None:
        """The answer or the name, and a dot for every step."""
        tutor = self._tutor
        wrong = tutor.answer is not None
        ink = theme.PAPER_WARN if wrong else theme.PAPER_ACCENT
        steps = len(tutor.lesson.steps) if tutor.chapter is Chapter.LESSON else 0
        pitch = brush.px(13)
        width = room.width - steps * pitch - brush.px(8)
        brush.text(self.head, room.midleft, _SMALL, ink, face=Face.EXTRABOLD, max_width=width)
        for step in range(steps):
            at = room.right - (steps - step) * pitch + pitch // 2, room.centery
            if step < tutor.done:
                brush.dot(at, brush.px(4), theme.PAPER_ACCENT)
            else:
                brush.ring(at, brush.px(3.4), theme.PAPER_LINE, 1.4)

    def _draw_how(self, brush: Brush, room: pygame.Rect) -> int:
        """How the hand does it, with the device in use; returns the height this takes."""
        asked = self._tutor.asked
        how = None if asked is None else asked.how
        if self._tutor.chapter is Chapter.PUZZLE:
            how = How.CONFIRM
        if how is None:
            return 0
        words, ink = self._services.words, theme.TEXT_INK_DIM
        if self._services.device is Device.MOUSE:
            text = words(f"lesson.how.{how.value}")
            brush.text(text, room.midleft, Size.SMALL, ink, max_width=room.width)
        else:
            hints = self._hints(how)
            draw_hints(brush, hints, room.midright, room.width, colour=ink)
        return room.height

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
