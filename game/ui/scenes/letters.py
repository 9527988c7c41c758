"""A board of letters, to write a name or a word with a pad.

A keyboard that is there may be typed on as well. The text is the scene's own until it is done.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.drawing import theme
from game.ui.drawing.art import printable
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.panels import Knob, Panel
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.input import Action, Asked, Device, Input, Typed
from game.ui.prompts import draw_badge, sign_of
from game.ui.scene import Scene
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.group import Group

ROWS = ("1234567890", "abcdefghij", "klmnopqrst", "uvwxyz-.'&", "äöüßéèçñøå")
_FACE = Face.EXTRABOLD
_PANEL = 690.0, 512.0
_EDGE, _GAP = 30.0, 6.0
_LINE, _CAP, _UNDER = 56.0, 54.0, 56.0
"""The heights of the line with the text, of a letter, and of the buttons below."""
_BUTTONS = {"shift": Action.DETAILS, "erase": Action.UNDO, "done": Action.PAUSE}
"""What a pad asks for in place of the buttons below."""
_SHARES = {"shift": 2, "space": 3, "erase": 2, "done": 3}
"""How many letters wide the buttons below are."""


class LettersScene(Scene[str]):
    """Pops with the text once it is done; without it where the player goes back."""

    transparent = True

    def __init__(self, services: Services, text: str, longest: int) -> None:
        super().__init__()
        self._services = services
        self.text = text
        self._longest = longest
        self._large = not text
        self._unit = Unit(1.0)
        self._rect = pygame.Rect(0, 0, 0, 0)
        self.letters = {
            letter: Button(letter, partial(self._press, letter)) for row in ROWS for letter in row
        }
        self.under: dict[str, Button] = {
            "shift": Button("", self._shift),
            "space": Button("", partial(self._write, " ")),
            "erase": IconButton("left", self._erase),
            "done": Button("", lambda: self.pop(self.text), kind=Knob.BRASS, icon="confirm"),
        }
        self.group = Group([*self.letters.values(), *self.under.values()])
        self.group.focus = self.letters["a"]
        self.group.marking = True

    @property
    def typing(self) -> bool:
        """A keyboard may take over."""
        return True

    def layout(self, size: tuple[int, int]) -> None:
        """The text, rows of letters, and what is done with it, in the middle of the window."""
        unit = self._services.unit(size)
        room = min(whole / (part + 20) for whole, part in zip(size, _PANEL, strict=True))
        self._unit = unit = Unit(min(unit.scale, room), unit.text)
        self._rect = pygame.Rect(0, 0, *(unit.px(part) for part in _PANEL))
        self._rect.center = size[0] // 2, size[1] // 2
        pitch = (_PANEL[0] - 2 * _EDGE + _GAP) / len(ROWS[0])
        for down, row in enumerate(ROWS):
            top = _EDGE + _LINE + 2 * _GAP + down * (_CAP + _GAP)
            for across, letter in enumerate(row):
                place = self._part(_EDGE + across * pitch, top, pitch - _GAP, _CAP)
                self.letters[letter].place(place, unit)
        left, top = _EDGE, _PANEL[1] - _EDGE - _UNDER
        for name, button in self.under.items():
            wide = _SHARES[name] * pitch
            button.place(self._part(left, top, wide - _GAP, _UNDER), unit)
            left += wide
        self._relabel()

    def handle(self, event: Input) -> None:
        """Letters from the board or a keyboard."""
        self.dirty = True
        by_keys = self._services.device is Device.KEYS
        match event:
            case Typed(text):
                self._write(text)
            case Asked(Action.BACK):
                self._services.sounds.play(Cue.BACK)
                self.stack.drop(self)
            case Asked(Action.ERASE | Action.UNDO):
                self._erase()
            case Asked(Action.DETAILS):
                self._shift()
            case Asked(Action.PAUSE):
                self.pop(self.text)
            case Asked(Action.CONFIRM) if by_keys:
                self.pop(self.text)
            case _:
                self.group.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The board over what lies below."""
        brush = Brush(surface, self._services.art, self._unit)
        brush.veil(0.55)
        brush.panel(self._rect, Panel.LACQUER, 16, 8)
        line = self._part(_EDGE, _EDGE, _PANEL[0] - 2 * _EDGE, _LINE)
        brush.panel(line, Panel.NOTE, 8, 2.7)
        inner = line.inflate(-2 * brush.px(14), 0)
        room, whole = inner.width - brush.px(4), brush.text_width(self.text, Size.HEADING, _FACE)
        size, half = Size.HEADING * min(1.0, room / max(1, whole)), brush.px(16)
        shown = brush.text(self.text, inner.midleft, size, theme.LANTERN, face=_FACE)
        x = shown.right + brush.px(2) if self.text else inner.left
        brush.line((x, inner.centery - half), (x, inner.centery + half), theme.TITLE, 1.6)
        self.group.draw(brush)
        for name, action in _BUTTONS.items():
            services = self._services
            sign = sign_of(action, services.device, services.bindings, services.words)
            if services.device is Device.PAD:
                draw_badge(brush, sign, self.under[name].rect)

    def _part(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle of the panel, given in u."""
        scale = self._unit.scale
        left, top = self._rect.x + x * scale, self._rect.y + y * scale
        return pygame.Rect(round(left), round(top), round(width * scale), round(height * scale))

    def _relabel(self) -> None:
        words = self._services.words
        for letter, button in self.letters.items():
            button.label = _large(letter) if self._large else letter
        for name in ("shift", "space", "done"):
            self.under[name].label = words(f"letters.{name}")
        self.under["erase"].tip = words("letters.erase")

    def _press(self, letter: str) -> None:
        self._write(_large(letter) if self._large else letter)

    def _write(self, text: str) -> None:
        """After a large letter come small ones, after a space a large one."""
        room = self._longest - len(self.text)
        self.text += printable(text)[: max(0, room)]
        self._large = not self.text or self.text.endswith(" ")
        self._relabel()

    def _erase(self) -> None:
        self.text = self.text[:-1]
        self._large = not self.text
        self._relabel()

    def _shift(self) -> None:
        self._large = not self._large
        self._relabel()


def _large(letter: str) -> str:
    """The capital letter, where there is one of a single character."""
    large = letter.upper()
    return large if len(large) == 1 else letter
