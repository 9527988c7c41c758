"""Which key and which button of a pad asks for what, as players may set it.

A key is told by its place on the keyboard, whatever stands on it, or by its letter, wherever that
is. Arrows, Enter, Escape, Tab and the digits have a fixed use and are no part of this, so that
nobody can lock himself out; nor are a pad's cross and sticks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self, TypeVar

import pygame

from game.ui.input.layout import letter_on
from game.ui.input.values import Action

TRIGGERS = 100
"""Buttons from here on are the two triggers, which a pad tells as axes."""
LEFT_TRIGGER, RIGHT_TRIGGER = TRIGGERS, TRIGGERS + 1
_CODES = 1 << 31
_MARKS = {"place": True, "key": False}


class Key(NamedTuple):
    """A key: its scancode if it is told `by_place`, else its keycode."""

    code: int
    by_place: bool = False

    @property
    def letter(self) -> int:
        """The keycode that the present layout gives it."""
        return letter_on(self.code) if self.by_place else self.code


class Button(NamedTuple):
    """A button of a pad by its place, in SDL's numbers for controllers."""

    code: int


Bound = TypeVar("Bound", Key, Button)

FIXED = {
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_TAB: Action.NEXT,
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_END: Action.LAST,
    pygame.K_KP_PLUS: Action.ZOOM_IN,
    pygame.K_KP_MINUS: Action.ZOOM_OUT,
}
"""What keys with a fixed use ask for, by their codes."""
TAKES = {pygame.KSCAN_1 + n: n for n in range(5)}
"""The places of the digits that take a tile, and which one."""
KEYS: Mapping[Action, Key] = {
    Action.UP: Key(pygame.KSCAN_W, True),
    Action.LEFT: Key(pygame.KSCAN_A, True),
    Action.DOWN: Key(pygame.KSCAN_S, True),
    Action.RIGHT: Key(pygame.KSCAN_D, True),
    Action.TURN_LEFT: Key(pygame.KSCAN_Q, True),
    Action.TURN_RIGHT: Key(pygame.KSCAN_E, True),
    Action.CONFIRM: Key(pygame.K_SPACE),
    Action.PILE: Key(pygame.KSCAN_0, True),
    Action.PASS: Key(pygame.K_p),
    Action.UNDO: Key(pygame.K_z),
    Action.REDO: Key(pygame.K_y),
    Action.LATELY: Key(pygame.K_l),
    Action.REMAINING: Key(pygame.K_t),
    Action.BOARDS: Key(pygame.K_v),
    Action.ZOOM_IN: Key(pygame.K_PLUS),
    Action.ZOOM_OUT: Key(pygame.K_MINUS),
    Action.FIT: Key(pygame.K_HOME),
    Action.RULES: Key(pygame.K_F1),
    Action.DESCRIBE: Key(pygame.K_F9),
    Action.MUTE: Key(pygame.K_m),
    Action.FULLSCREEN: Key(pygame.K_F11),
    Action.PICTURE: Key(pygame.K_F12),
}
"""The keys as they are at first, in the order in which they are listed."""
BUTTONS: Mapping[Action, Button] = {
    Action.CONFIRM: Button(pygame.CONTROLLER_BUTTON_A),
    Action.BACK: Button(pygame.CONTROLLER_BUTTON_B),
    Action.TURN_LEFT: Button(pygame.CONTROLLER_BUTTON_LEFTSHOULDER),
    Action.TURN_RIGHT: Button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER),
    Action.UNDO: Button(pygame.CONTROLLER_BUTTON_X),
    Action.DETAILS: Button(pygame.CONTROLLER_BUTTON_Y),
    Action.ZOOM_OUT: Button(LEFT_TRIGGER),
    Action.ZOOM_IN: Button(RIGHT_TRIGGER),
    Action.FIT: Button(pygame.CONTROLLER_BUTTON_RIGHTSTICK),
    Action.LATELY: Button(pygame.CONTROLLER_BUTTON_LEFTSTICK),
    Action.BOARDS: Button(pygame.CONTROLLER_BUTTON_BACK),
    Action.PAUSE: Button(pygame.CONTROLLER_BUTTON_START),
}
"""The buttons as they are at first; all that a pad has but its cross."""


@dataclass(frozen=True, slots=True)
class Bindings:
    """All keys and buttons that can be set. Reading never fails: what is bad stays as at first."""

    keys: Mapping[Action, Key] = field(default_factory=lambda: dict(KEYS))
    buttons: Mapping[Action, Button] = field(default_factory=lambda: dict(BUTTONS))

    @classmethod
    def read(cls, keys: Mapping[str, str], buttons: Mapping[str, str]) -> Self:
        """Bindings from their texts, by the actions' names in small letters."""
        read_keys = {action: _key(keys.get(name_of(action), "")) for action in KEYS}
        read_buttons = {action: _button(buttons.get(name_of(action), "")) for action in BUTTONS}
        return cls(_settled(KEYS, read_keys), _settled(BUTTONS, read_buttons))

    def texts(self) -> tuple[dict[str, str], dict[str, str]]:
        """What differs from the first bindings, as `read` takes it."""
        keys = {
            name_of(action): f"{'place' if key.by_place else 'key'} {key.code}"
            for action, key in self.keys.items()
            if key != KEYS[action]
        }
        buttons = {
            name_of(action): f"button {button.code}"
            for action, button in self.buttons.items()
            if button != BUTTONS[action]
        }
        return keys, buttons

    def by_key(self, key: int, place: int) -> Action | None:
        """What the key with this code at this place asks for; its letter goes before its place."""
        wanted = (Key(key), Key(place, True))
        return next((a for want in wanted for a, k in self.keys.items() if k == want), None)

    def by_button(self, button: int) -> Action | None:
        """What a pad's button asks for."""
        return next((a for a, bound in self.buttons.items() if bound.code == button), None)

    def with_key(self, action: Action, key: int, place: int) -> Bindings:
        """`action` by another key, told by place or letter as it usually is.

        An action that this key has asked for gets the one that is free now.
        """
        new = Key(place, True) if KEYS[action].by_place else Key(key)
        before, owner = self.keys[action], self.by_key(key, place)
        others = {} if owner is None else {owner: before}
        return replace(self, keys={**self.keys, **others, action: new})

    def with_button(self, action: Action, button: Button) -> Bindings:
        """The same for a button of a pad."""
        return replace(self, buttons=_swapped(self.buttons, action, button))


def is_fixed(key: int, place: int) -> bool:
    """Whether a key has a use that cannot be changed."""
    return key in FIXED or place in TAKES


def name_of(action: Action) -> str:
    """An action's name in the file of settings."""
    return action.name.lower()


def _swapped(bound: Mapping[Action, Bound], action: Action, to: Bound) -> dict[Action, Bound]:
    before = bound[action]
    others = {other: before if held == to else held for other, held in bound.items()}
    return {**others, action: to}


def _settled(
    first: Mapping[Action, Bound], read: Mapping[Action, Bound | None]
) -> dict[Action, Bound]:
    """What was read, in turn put in the place of what is usual, so that nothing has two uses."""
    settled = dict(first)
    for action, bound in read.items():
        if bound is not None:
            settled = _swapped(settled, action, bound)
    return settled


def _key(text: str) -> Key | None:
    kind, _, code = text.partition(" ")
    number = _number(code)
    if kind not in _MARKS or number is None:
        return None
    by_place = _MARKS[kind]
    fixed = number in TAKES if by_place else number in FIXED
    return None if fixed else Key(number, by_place)


def _button(text: str) -> Button | None:
    kind, _, code = text.partition(" ")
    button = Button(_number(code) or 0)
    known = kind == "button" and code.isdecimal() and button in BUTTONS.values()
    return button if known else None


def _number(text: str) -> int | None:
    """A code out of a file, or None if it is none."""
    return int(text) if text.isdecimal() and len(text) < 11 and 0 < int(text) < _CODES else None
