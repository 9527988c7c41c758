"""A pad as SDL itself makes one up: the way from the device to the game, plugs included."""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Iterator
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from game.ui.input import Action, Asked, Bindings, Devices, Ear, Input, Unplugged

AXES, BUTTONS = 6, 21
SOUTH = 0


@pytest.fixture
def sdl() -> Any:
    """SDL below pygame, if it can be asked for a pad that is not there."""
    try:
        library = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        library.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        library.SDL_JoystickAttachVirtual.restype = ctypes.c_int
    except (OSError, AttributeError):
        pytest.skip("SDL cannot be reached here")
    return library


@pytest.fixture
def devices() -> Iterator[Devices]:
    pygame.display.init()
    pygame.event.clear()
    devices = Devices()
    devices.start()
    yield devices
    controller.quit()
    pygame.event.clear()


def heard(devices: Devices) -> list[Input]:
    """Everything that has been asked for since."""
    events = pygame.event.get()
    return [asked for event in events for asked in devices.take(event, 1.0, Ear(), Bindings())]


def instance() -> int:
    """The number that SDL gave the only pad."""
    assert controller.get_count() == 1
    return controller.Controller(0).as_joystick().get_instance_id()


def test_a_pad_is_plugged_in_used_and_pulled_out_twice(sdl: Any, devices: Devices) -> None:
    for _ in range(2):
        index = sdl.SDL_JoystickAttachVirtual(1, AXES, BUTTONS, 0)
        if index < 0:
            pytest.skip("SDL makes no pads up here")
        heard(devices)
        pad = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(instance()))
        sdl.SDL_JoystickSetVirtualButton(pad, SOUTH, 1)
        assert heard(devices) == [Asked(Action.CONFIRM)]
        sdl.SDL_JoystickSetVirtualButton(pad, SOUTH, 0)
        assert heard(devices) == []
        sdl.SDL_JoystickSetVirtualAxis(pad, pygame.CONTROLLER_AXIS_LEFTY, ctypes.c_int16(-30000))
        assert heard(devices) == [Asked(Action.UP)]
        sdl.SDL_JoystickDetachVirtual(index)
        assert heard(devices) == [Unplugged()]
        assert list(devices.update(5000)) == []
