"""Keys become plain values.

Keys that stand for a place on the keyboard are read by scancode, those that stand for a word by
their letter, so that both are where they belong on every layout. While a scene takes text, only
keys that write nothing become actions.
"""

from __future__ import annotations

import pygame

from game.ui.input.bindings import FIXED, TAKES, Bindings
from game.ui.input.values import Action, Asked, Struck

_IN_TEXT = {
    pygame.K_BACKSPACE: Action.ERASE,
    pygame.K_DELETE: Action.DELETE,
    pygame.K_HOME: Action.FIRST,
}
_WITH_CTRL = {pygame.K_a: Action.ALL, pygame.K_v: Action.PASTE}
_TEXTLESS = range(pygame.K_F1, pygame.K_F12 + 1)
"""The function keys write nothing."""
_MODIFIERS = {
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCK,
}


def struck(event: pygame.Event) -> Struck | None:
    """The key itself, but for those that only change what others do."""
    return None if event.key in _MODIFIERS else Struck(event.key, _place(event))


def asked(event: pygame.Event, bindings: Bindings, typing: bool) -> Asked | None:
    """What a key that went down asks for."""
    key, mod = event.key, event.mod
    if key == pygame.K_TAB and mod & pygame.KMOD_SHIFT:
        return Asked(Action.PREVIOUS)
    if key == pygame.K_RETURN and mod & pygame.KMOD_ALT:
        return Asked(Action.FULLSCREEN)
    if key in FIXED:
        return Asked(FIXED[key])
    if typing and key not in _TEXTLESS:
        return _in_text(key, mod)
    return _command(key, _place(event), mod, bindings)


def _in_text(key: int, mod: int) -> Asked | None:
    with_ctrl = mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
    keys = _IN_TEXT | _WITH_CTRL if with_ctrl else _IN_TEXT
    return Asked(keys[key]) if key in keys else None


def _command(key: int, place: int, mod: int, bindings: Bindings) -> Asked | None:
    if place in TAKES:
        action = Action.BOARD if mod & pygame.KMOD_SHIFT else Action.TAKE
        return Asked(action, TAKES[place])
    command = bindings.by_key(key, place)
    return None if command is None else Asked(command)


def _place(event: pygame.Event) -> int:
    return int(getattr(event, "scancode", 0))
