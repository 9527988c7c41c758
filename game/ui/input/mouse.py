"""Mouse and touchpad become plain values, with places in the pixels of the window's surface."""

from __future__ import annotations

import pygame

from game.ui.input.values import Moved, Point, Press, Pressed, Released, Wheeled


def moved(event: pygame.Event, scale: float) -> Moved:
    """The pointer moves; `scale` is surface pixels per window unit (2.0 on many dense screens)."""
    return Moved(_point(event, scale))


def clicked(event: pygame.Event, scale: float) -> Pressed | Released | None:
    """A button goes down or comes up; None if it is none that means something."""
    if event.button not in (1, 2, 3):
        return None
    at, button = _point(event, scale), Press(event.button)
    if event.type == pygame.MOUSEBUTTONUP:
        return Released(at, button)
    return Pressed(at, button, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT))


def wheeled(event: pygame.Event, at: Point | None) -> Wheeled | None:
    """The wheel turns at the pointer's last place, since its event carries none."""
    if not event.y or at is None:
        return None
    mods = pygame.key.get_mods()
    ctrl, shift = mods & pygame.KMOD_CTRL, mods & pygame.KMOD_SHIFT
    return Wheeled(at, 1 if event.y > 0 else -1, bool(ctrl), bool(shift))


def _point(event: pygame.Event, scale: float) -> Point:
    x, y = event.pos
    return x * scale, y * scale
