"""Events of mouse and keyboard become the plain values of `values`.

Keys that stand for a place on the keyboard are read by scancode, those that stand for a word by
their letter (interaction by physical key works on every layout). While a scene takes text, only
keys that are no letters become actions.
"""

from __future__ import annotations

import pygame

from game.ui.input.values import (
    Action,
    Asked,
    Input,
    Left,
    Moved,
    Point,
    Press,
    Pressed,
    Released,
    Typed,
    Wheeled,
)

_BY_PLACE = {
    pygame.KSCAN_W: Action.UP,
    pygame.KSCAN_A: Action.LEFT,
    pygame.KSCAN_S: Action.DOWN,
    pygame.KSCAN_D: Action.RIGHT,
    pygame.KSCAN_Q: Action.TURN_LEFT,
    pygame.KSCAN_E: Action.TURN_RIGHT,
    pygame.KSCAN_0: Action.PILE,
}
_BY_LETTER = {
    pygame.K_z: Action.UNDO,
    pygame.K_y: Action.REDO,
    pygame.K_p: Action.PASS,
    pygame.K_m: Action.MUTE,
    pygame.K_v: Action.BOARDS,
    pygame.K_l: Action.LATELY,
    pygame.K_t: Action.REMAINING,
    pygame.K_PLUS: Action.ZOOM_IN,
    pygame.K_MINUS: Action.ZOOM_OUT,
}
_ALWAYS = {
    pygame.K_RETURN: Action.CONFIRM,
    pygame.K_KP_ENTER: Action.CONFIRM,
    pygame.K_ESCAPE: Action.BACK,
    pygame.K_UP: Action.UP,
    pygame.K_DOWN: Action.DOWN,
    pygame.K_LEFT: Action.LEFT,
    pygame.K_RIGHT: Action.RIGHT,
    pygame.K_F1: Action.RULES,
    pygame.K_F9: Action.DESCRIBE,
    pygame.K_F11: Action.FULLSCREEN,
    pygame.K_F12: Action.PICTURE,
    pygame.K_KP_PLUS: Action.ZOOM_IN,
    pygame.K_KP_MINUS: Action.ZOOM_OUT,
}
_IN_TEXT = {
    pygame.K_BACKSPACE: Action.ERASE,
    pygame.K_DELETE: Action.DELETE,
    pygame.K_HOME: Action.FIRST,
    pygame.K_END: Action.LAST,
}
_TAKES = {pygame.KSCAN_1 + n: n for n in range(5)}


def translate(event: pygame.event.Event, scale: float, typing: bool) -> Input | None:
    """What `event` asks for, or None.

    `scale` is surface pixels per window unit (2.0 on many dense screens); `typing` tells whether
    the scene takes text now.
    """
    match event.type:
        case pygame.MOUSEMOTION:
            return Moved(_point(event, scale))
        case pygame.MOUSEBUTTONDOWN if event.button in (1, 2, 3):
            shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            return Pressed(_point(event, scale), Press(event.button), shift)
        case pygame.MOUSEBUTTONUP if event.button in (1, 2, 3):
            return Released(_point(event, scale), Press(event.button))
        case pygame.KEYDOWN:
            return _key(event, typing)
        case pygame.TEXTINPUT if typing:
            return Typed(str(event.text))
        case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
            return Left()
        case _:
            return None


def wheel(event: pygame.event.Event, at: Point) -> Wheeled | None:
    """A MOUSEWHEEL event, which carries no place of its own, at the pointer's last place."""
    if not event.y:
        return None
    mods = pygame.key.get_mods()
    return Wheeled(
        at,
        1 if event.y > 0 else -1,
        bool(mods & pygame.KMOD_CTRL),
        bool(mods & pygame.KMOD_SHIFT),
    )


def _point(event: pygame.event.Event, scale: float) -> Point:
    x, y = event.pos
    return x * scale, y * scale


def _key(event: pygame.event.Event, typing: bool) -> Asked | None:
    key, mod = event.key, event.mod
    place = getattr(event, "scancode", 0)
    if key == pygame.K_TAB:
        return Asked(Action.PREVIOUS if mod & pygame.KMOD_SHIFT else Action.NEXT)
    if key == pygame.K_RETURN and mod & pygame.KMOD_ALT:
        return Asked(Action.FULLSCREEN)
    if key in _ALWAYS:
        return Asked(_ALWAYS[key])
    if typing:
        if key == pygame.K_v and mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return Asked(Action.PASTE)
        return Asked(_IN_TEXT[key]) if key in _IN_TEXT else None
    if key == pygame.K_SPACE:
        return Asked(Action.CONFIRM)
    if key == pygame.K_HOME:
        return Asked(Action.FIT)
    if place in _TAKES:
        action = Action.BOARD if mod & pygame.KMOD_SHIFT else Action.TAKE
        return Asked(action, _TAKES[place])
    action_here = _BY_LETTER.get(key) or _BY_PLACE.get(place)
    return None if action_here is None else Asked(action_here)
