"""The signs of keys and buttons: a cap with what stands on it here, or a pad's button by its place.

They are those of the device in use, with what the player has set. Letters never stand on a pad's
buttons, since they differ by brand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Face
from game.ui.input import Action, Bindings, Button, Device, Key, Point
from game.ui.input.bindings import LEFT_TRIGGER, RIGHT_TRIGGER
from game.words import Words

_ICONS = {
    pygame.K_LEFT: ("left", 0),
    pygame.K_UP: ("left", 90),
    pygame.K_RIGHT: ("left", 180),
    pygame.K_DOWN: ("left", 270),
    pygame.K_RETURN: ("enter", 0),
    pygame.K_KP_ENTER: ("enter", 0),
}
"""Keys that bear a picture, and by how many degrees it is turned clockwise."""
_WORDS = {
    pygame.K_RETURN: "keys.enter",
    pygame.K_KP_ENTER: "keys.enter",
    pygame.K_ESCAPE: "keys.esc",
    pygame.K_TAB: "keys.tab",
    pygame.K_SPACE: "keys.space",
    pygame.K_HOME: "keys.home",
    pygame.K_END: "keys.end",
    pygame.K_PAGEUP: "keys.pageup",
    pygame.K_PAGEDOWN: "keys.pagedown",
    pygame.K_INSERT: "keys.insert",
    pygame.K_DELETE: "keys.delete",
    pygame.K_BACKSPACE: "keys.backspace",
}
_SQUARE, _LOW = 1.0, 96 / 64
"""How much wider than high a sign is."""
_CAPS = (
    (1, "key_cap", _SQUARE),
    (4, "key_cap_wide", 112 / 64),
    (99, "key_cap_space", 220 / 64),
)
"""So many letters have room on a cap."""
_BUTTONS = {
    pygame.CONTROLLER_BUTTON_A: ("pad_face_south", _SQUARE),
    pygame.CONTROLLER_BUTTON_B: ("pad_face_east", _SQUARE),
    pygame.CONTROLLER_BUTTON_X: ("pad_face_west", _SQUARE),
    pygame.CONTROLLER_BUTTON_Y: ("pad_face_north", _SQUARE),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: ("pad_shoulder_left", _LOW),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: ("pad_shoulder_right", _LOW),
    LEFT_TRIGGER: ("pad_trigger_left", _LOW),
    RIGHT_TRIGGER: ("pad_trigger_right", _LOW),
    pygame.CONTROLLER_BUTTON_BACK: ("pad_middle_left", _LOW),
    pygame.CONTROLLER_BUTTON_START: ("pad_middle_right", _LOW),
    pygame.CONTROLLER_BUTTON_LEFTSTICK: ("pad_sticks_left", _LOW),
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: ("pad_sticks_right", _LOW),
}
_FIXED = {Action.CONFIRM: Key(pygame.K_RETURN), Action.BACK: Key(pygame.K_ESCAPE)}
"""Keys with a fixed use that everybody knows better than the one that can be set."""
_FACE, _LETTER, _ICON = -2 / 40, 0.41, 0.5
"""Where the middle of a cap's face lies, and what stands on it, as shares of the height."""
_BADGE = 24.0
"""The height of a sign at a button, in u."""
_GAP, _BETWEEN = 5.0, 14.0
"""Between a sign and its words, and between two hints, in u."""


class Sign(NamedTuple):
    """A picture, so many times wider than high, and what stands on it: a label or an icon."""

    picture: str
    ratio: float = _SQUARE
    label: str = ""
    icon: tuple[str, int] | None = None
    """An icon's name, and by how many degrees it is turned."""


CROSS = Sign("pad_dpad")
ARROWS = tuple(Sign("key_cap", icon=_ICONS[key]) for key in (pygame.K_LEFT, pygame.K_RIGHT))


class Hint(NamedTuple):
    """Signs, and what they do in a word or two."""

    signs: tuple[Sign, ...]
    words: str


def key_sign(key: Key, words: Words) -> Sign:
    """The cap of a key, with what the present layout has on it."""
    letter = key.letter
    if letter in _ICONS:
        return Sign("key_cap", icon=_ICONS[letter])
    label = key_name(key, words)
    return next(Sign(name, ratio, label) for most, name, ratio in _CAPS if len(label) <= most)


def key_name(key: Key, words: Words) -> str:
    """What a key is called here."""
    if key.letter in _WORDS:
        return words(_WORDS[key.letter])
    compat = not pygame.display.get_init()  # SDL's own names are there with a screen only
    name = pygame.key.name(key.letter, compat)
    large = name.upper()
    return large if len(large) == len(name) else name


def button_sign(button: Button) -> Sign:
    """A pad's button, by its place."""
    return Sign(*_BUTTONS[button.code])


def sign_of(action: Action, device: Device, bindings: Bindings, words: Words) -> Sign | None:
    """What asks for `action` on a device; None where nothing does."""
    if device is Device.PAD:
        button = bindings.buttons.get(action)
        return None if button is None else button_sign(button)
    if device is Device.KEYS:
        key = _FIXED.get(action) or bindings.keys.get(action)
        return None if key is None else key_sign(key, words)
    return None


def draw_sign(brush: Brush, sign: Sign, middle: Point, height: float) -> None:
    """A sign, `height` pixels high, around `middle`."""
    width = height * sign.ratio
    rect = pygame.FRect(0, 0, width, height)
    rect.center = middle
    brush.svg(sign.picture, rect)
    at = middle[0], middle[1] + height * _FACE
    if sign.icon is not None:
        name, turn = sign.icon
        brush.svg_at(f"icon_{name}", at, height * _ICON, turn=turn, tint=theme.TEXT_INK)
    elif sign.label:
        size = height * _LETTER / brush.unit.scale / brush.unit.text
        room, ink = width * 0.86, theme.TEXT_INK
        brush.text(sign.label, at, size, ink, face=Face.EXTRABOLD, align="centre", max_width=room)


def draw_badge(brush: Brush, sign: Sign | None, button: pygame.Rect) -> None:
    """At the lower edge of a button, what to press in its place; None draws nothing."""
    if sign is not None:
        draw_sign(brush, sign, button.midbottom, brush.px(_BADGE))


def draw_hints(
    brush: Brush,
    hints: Sequence[Hint],
    at: Point,
    room: float,
    *,
    size: float = 14,
    colour: str = theme.TEXT_DIM,
    centred: bool = False,
) -> None:
    """Hints in a line that ends at `at`, or has its middle there: as many as there is room for."""
    shown = list(hints)
    widths = [_width(brush, hint, size) for hint in shown]
    while shown and sum(widths) + brush.px(_BETWEEN) * (len(shown) - 1) > room:
        shown.pop()
        widths.pop()
    length = sum(widths) + brush.px(_BETWEEN) * max(0, len(shown) - 1)
    x = at[0] - (length / 2 if centred else length)
    height = _height(brush, size)
    for hint, width in zip(shown, widths, strict=True):
        left = x
        for sign in hint.signs:
            draw_sign(brush, sign, (left + height * sign.ratio / 2, at[1]), height)
            left += height * sign.ratio + brush.px(2)
        left += brush.px(_GAP)
        brush.text(hint.words, (left, at[1]), size, colour, face=Face.REGULAR)
        x += width + brush.px(_BETWEEN)


def _height(brush: Brush, size: float) -> int:
    return round(brush.unit.type_px(size) * 1.7)


def _width(brush: Brush, hint: Hint, size: float) -> float:
    height, gap = _height(brush, size), brush.px(2)
    signs = sum(height * sign.ratio + gap for sign in hint.signs)
    return signs + brush.px(_GAP) + brush.text_width(hint.words, size, Face.REGULAR)
