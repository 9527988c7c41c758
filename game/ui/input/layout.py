"""What stands on a key: the layout of the keyboard, as far as the system tells it.

pygame gives a key's code only with an event. SDL, which lies below it, knows the code of every
place; where it cannot be asked, the places have the letters of an American keyboard.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

import pygame

_NO_LETTER = 1 << 30
"""SDL gives keys that write nothing the code of their place plus this."""


def letter_on(place: int) -> int:
    """The code of the key at a place, a scancode, in the present layout."""
    ask = _sdl()
    return (ask(place) if ask is not None else 0) or american(place)


def american(place: int) -> int:
    """The same on an American keyboard."""
    if pygame.KSCAN_A <= place <= pygame.KSCAN_Z:
        return pygame.K_a + place - pygame.KSCAN_A
    if pygame.KSCAN_1 <= place <= pygame.KSCAN_0:
        return pygame.K_0 + (place - pygame.KSCAN_1 + 1) % 10
    return place | _NO_LETTER


@cache
def _sdl() -> Callable[[int], int] | None:
    """SDL's own answer, or None where it cannot be reached."""
    name = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
    try:
        ask: Callable[[int], int] = ctypes.CDLL(name).SDL_GetKeyFromScancode
    except (OSError, AttributeError):
        return None
    return ask
