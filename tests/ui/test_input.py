"""What events of keys and pads ask for: bindings, repeats, dead zones, plugs that come and go."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.ui.input import (
    BUTTONS,
    KEYS,
    Action,
    Asked,
    Bindings,
    Button,
    Device,
    Devices,
    Ear,
    Input,
    Key,
    Moved,
    Panned,
    Pushed,
    Struck,
    Typed,
    Unplugged,
    is_fixed,
)
from game.ui.input.bindings import LEFT_TRIGGER, RIGHT_TRIGGER
from game.ui.input.layout import american, letter_on
from game.ui.input.pads import AGAIN_MS, FIRST_MS
from tests.ui.guest import KEYS as BOARD

USUAL = Bindings()
COMMANDS = Ear()
"""No text is taken, and no key caught."""


@pytest.fixture
def devices() -> Devices:
    pygame.display.init()
    return Devices()


def heard(
    devices: Devices, kind: int, ear: Ear = COMMANDS, bound: Bindings = USUAL, **values: Any
) -> list[Input]:
    return list(devices.take(pygame.event.Event(kind, values), 1.0, ear, bound))


def key(devices: Devices, name: str, ear: Ear = COMMANDS, bound: Bindings = USUAL) -> list[Input]:
    code, place = BOARD[name]
    return heard(devices, pygame.KEYDOWN, ear, bound, key=code, scancode=place, mod=0)


def down(devices: Devices, button: int, ear: Ear = COMMANDS, pad: int = 0) -> list[Input]:
    return heard(devices, pygame.CONTROLLERBUTTONDOWN, ear, instance_id=pad, button=button)


def up(devices: Devices, button: int) -> list[Input]:
    return heard(devices, pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)


def axis(devices: Devices, number: int, share: float, ear: Ear = COMMANDS) -> list[Input]:
    value = round(share * 32767)
    return heard(devices, pygame.CONTROLLERAXISMOTION, ear, instance_id=0, axis=number, value=value)


# --- Keys -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "action"),
    [
        ("w", Action.UP),
        ("up", Action.UP),
        ("q", Action.TURN_LEFT),
        ("space", Action.CONFIRM),
        ("enter", Action.CONFIRM),
        ("esc", Action.BACK),
        ("l", Action.LATELY),
        ("t", Action.REMAINING),
        ("v", Action.BOARDS),
        ("m", Action.MUTE),
        ("home", Action.FIT),
        ("f11", Action.FULLSCREEN),
        ("0", Action.PILE),
    ],
)
def test_a_key_asks_for_its_action(devices: Devices, name: str, action: Action) -> None:
    assert key(devices, name) == [Asked(action)]


def test_digits_take_and_with_shift_show_displays(devices: Devices) -> None:
    assert key(devices, "3") == [Asked(Action.TAKE, 2)]
    shifted = heard(
        devices,
        pygame.KEYDOWN,
        key=pygame.K_3,
        scancode=pygame.KSCAN_3,
        mod=pygame.KMOD_LSHIFT,
    )
    assert shifted == [Asked(Action.BOARD, 2)]


def test_places_are_places_and_letters_letters_on_every_layout(devices: Devices) -> None:
    french: dict[str, Any] = {"key": pygame.K_a, "scancode": pygame.KSCAN_Q, "mod": 0}
    assert heard(devices, pygame.KEYDOWN, **french) == [Asked(Action.TURN_LEFT)]
    german: dict[str, Any] = {"key": pygame.K_z, "scancode": pygame.KSCAN_Y, "mod": 0}
    assert heard(devices, pygame.KEYDOWN, **german) == [Asked(Action.UNDO)]


def test_while_text_is_typed_only_keys_without_letters_are_actions(devices: Devices) -> None:
    typing = Ear(typing=True)
    assert key(devices, "v", typing) == []
    assert key(devices, "space", typing) == []
    assert key(devices, "home", typing) == [Asked(Action.FIRST)]
    assert key(devices, "f11", typing) == [Asked(Action.FULLSCREEN)]
    assert heard(devices, pygame.TEXTINPUT, typing, text="ö") == [Typed("ö")]
    assert heard(devices, pygame.TEXTINPUT, text="ö") == []
    for code, action in ((pygame.K_a, Action.ALL), (pygame.K_v, Action.PASTE)):
        held: dict[str, Any] = {"key": code, "scancode": 0, "mod": pygame.KMOD_LCTRL}
        assert heard(devices, pygame.KEYDOWN, typing, **held) == [Asked(action)]


def test_a_key_is_caught_as_such_but_no_modifier(devices: Devices) -> None:
    catching = Ear(catching=True)
    assert key(devices, "q", catching) == [Struck(pygame.K_q, pygame.KSCAN_Q)]
    assert key(devices, "esc", catching) == [Struck(pygame.K_ESCAPE, pygame.KSCAN_ESCAPE)]
    shift: dict[str, Any] = {"key": pygame.K_LSHIFT, "scancode": pygame.KSCAN_LSHIFT, "mod": 0}
    assert heard(devices, pygame.KEYDOWN, catching, **shift) == []


# --- Pads -----------------------------------------------------------------------------------


@pytest.mark.parametrize("action", BUTTONS)
def test_a_button_asks_for_its_action(devices: Devices, action: Action) -> None:
    code = BUTTONS[action].code
    triggers = {
        LEFT_TRIGGER: pygame.CONTROLLER_AXIS_TRIGGERLEFT,
        RIGHT_TRIGGER: pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
    }
    told = axis(devices, triggers[code], 0.8) if code in triggers else down(devices, code)
    assert told == [Asked(action)]
    assert devices.in_use is Device.PAD


def test_the_cross_goes_on_while_it_is_held(devices: Devices) -> None:
    right = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    assert down(devices, right) == [Asked(Action.RIGHT)]
    assert list(devices.update(FIRST_MS - 1)) == []
    assert list(devices.update(1)) == [Asked(Action.RIGHT)]
    assert list(devices.update(AGAIN_MS - 1)) == []
    assert list(devices.update(1)) == [Asked(Action.RIGHT)]
    up(devices, right)
    assert list(devices.update(5000)) == []


def test_what_is_no_way_is_asked_for_once(devices: Devices) -> None:
    down(devices, pygame.CONTROLLER_BUTTON_A)
    assert list(devices.update(5000)) == []


def test_a_stick_has_a_way_once_it_is_tilted_far(devices: Devices) -> None:
    x, y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
    assert axis(devices, x, 0.4) == []
    assert devices.in_use is not Device.PAD
    assert axis(devices, x, 0.7) == [Asked(Action.RIGHT)]
    assert axis(devices, x, 0.9) == [], "one way is asked for once"
    assert axis(devices, x, 0.45) == [], "it does not tremble at the edge"
    assert list(devices.update(FIRST_MS)) == [Asked(Action.RIGHT)]
    assert axis(devices, y, -0.95) == [Asked(Action.UP)]
    axis(devices, x, 0.0)
    axis(devices, y, 0.0)
    assert list(devices.update(5000)) == []


def test_a_trigger_zooms_while_it_is_pulled(devices: Devices) -> None:
    trigger = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert axis(devices, trigger, 0.3) == []
    assert axis(devices, trigger, 0.6) == [Asked(Action.ZOOM_IN)]
    assert axis(devices, trigger, 1.0) == []
    assert list(devices.update(FIRST_MS)) == [Asked(Action.ZOOM_IN)]
    axis(devices, trigger, 0.1)
    assert list(devices.update(5000)) == []
    assert axis(devices, trigger, 0.6) == [Asked(Action.ZOOM_IN)]


def test_the_right_stick_pans_beyond_its_dead_zone(devices: Devices) -> None:
    axis(devices, pygame.CONTROLLER_AXIS_RIGHTX, 0.15)
    assert list(devices.update(16)) == []
    axis(devices, pygame.CONTROLLER_AXIS_RIGHTX, -1.0)
    (panned,) = devices.update(16)
    assert isinstance(panned, Panned)
    assert panned.dx < -10
    assert panned.dy == 0


def test_elsewhere_nothing_is_held(devices: Devices) -> None:
    down(devices, pygame.CONTROLLER_BUTTON_DPAD_LEFT)
    axis(devices, pygame.CONTROLLER_AXIS_RIGHTY, 1.0)
    heard(devices, pygame.WINDOWFOCUSLOST)
    assert list(devices.update(5000)) == []


def test_buttons_are_caught_as_such(devices: Devices) -> None:
    catching = Ear(catching=True)
    assert down(devices, pygame.CONTROLLER_BUTTON_X, catching) == [
        Pushed(pygame.CONTROLLER_BUTTON_X)
    ]
    pulled = axis(devices, pygame.CONTROLLER_AXIS_TRIGGERLEFT, 1.0, catching)
    assert pulled == [Pushed(LEFT_TRIGGER)]
    assert axis(devices, pygame.CONTROLLER_AXIS_LEFTX, 1.0, catching) == []


def test_only_the_pad_in_use_is_missed(devices: Devices) -> None:
    gone = pygame.CONTROLLERDEVICEREMOVED
    down(devices, pygame.CONTROLLER_BUTTON_DPAD_UP, pad=7)
    assert heard(devices, gone, instance_id=3) == []
    assert heard(devices, gone, instance_id=7) == [Unplugged()]
    assert devices.in_use is Device.KEYS
    assert list(devices.update(5000)) == [], "what it held it holds no more"
    assert heard(devices, gone, instance_id=7) == []


def test_a_pad_that_has_gone_before_it_was_opened_does_no_harm(devices: Devices) -> None:
    devices.start()
    assert heard(devices, pygame.CONTROLLERDEVICEADDED, device_index=5) == []


# --- Which one is in use --------------------------------------------------------------------


def test_any_device_may_take_over(devices: Devices) -> None:
    used = [devices.in_use]
    key(devices, "tab")
    used.append(devices.in_use)
    down(devices, pygame.CONTROLLER_BUTTON_A)
    used.append(devices.in_use)
    for place in ((5, 5), (5, 5), (9, 5)):  # where it was is not known; it stays; it moves
        assert heard(devices, pygame.MOUSEMOTION, pos=place) == [Moved(place)]
        used.append(devices.in_use)
    mouse, keys, pad = Device.MOUSE, Device.KEYS, Device.PAD
    assert used == [mouse, keys, pad, pad, pad, mouse]


# --- Bindings -------------------------------------------------------------------------------


def texts(bound: Bindings) -> Bindings:
    return Bindings.read(*bound.texts())


def test_the_usual_bindings_need_no_text() -> None:
    assert USUAL.texts() == ({}, {})
    assert Bindings.read({}, {}) == USUAL
    assert len(set(KEYS.values())) == len(KEYS)
    assert len(set(BUTTONS.values())) == len(BUTTONS)


def test_a_free_key_is_simply_taken(devices: Devices) -> None:
    bound = USUAL.with_key(Action.UNDO, pygame.K_u, pygame.KSCAN_U)
    assert texts(bound) == bound
    assert key(devices, "u", bound=bound) == [Asked(Action.UNDO)]
    assert key(devices, "z", bound=bound) == []


def test_an_action_that_loses_its_key_gets_the_other_one(devices: Devices) -> None:
    bound = USUAL.with_key(Action.UNDO, pygame.K_y, pygame.KSCAN_Y)
    assert texts(bound) == bound
    assert key(devices, "y", bound=bound) == [Asked(Action.UNDO)]
    assert key(devices, "z", bound=bound) == [Asked(Action.REDO)]


def test_a_letter_that_is_a_place_elsewhere_is_swapped_as_well(devices: Devices) -> None:
    bound = USUAL.with_key(Action.UNDO, pygame.K_w, pygame.KSCAN_W)
    assert texts(bound) == bound
    assert key(devices, "w", bound=bound) == [Asked(Action.UNDO)]
    assert key(devices, "z", bound=bound) == [Asked(Action.UP)]


def test_places_are_bound_as_places(devices: Devices) -> None:
    bound = USUAL.with_key(Action.TURN_LEFT, pygame.K_y, pygame.KSCAN_Z)
    assert bound.keys[Action.TURN_LEFT] == Key(pygame.KSCAN_Z, by_place=True)


def test_buttons_change_places() -> None:
    south, west = BUTTONS[Action.CONFIRM], BUTTONS[Action.UNDO]
    bound = USUAL.with_button(Action.CONFIRM, west)
    assert bound.buttons[Action.UNDO] == south
    assert bound.by_button(west.code) is Action.CONFIRM
    assert texts(bound) == bound
    round_three = bound.with_button(Action.BACK, Button(LEFT_TRIGGER))
    assert texts(round_three) == round_three
    assert set(round_three.buttons.values()) == set(BUTTONS.values())


@pytest.mark.parametrize(
    "text",
    ["", "key", "key x", "key -1", "place 99999999999", "key 13", "place 30", "leap 4", "²"],
)
def test_a_bad_text_costs_only_itself(text: str) -> None:
    good = {"redo": "key 114"}
    bound = Bindings.read({"undo": text, **good}, {"confirm": text, "back": "button 999"})
    assert bound.keys[Action.UNDO] == KEYS[Action.UNDO]
    assert bound.keys[Action.REDO] == Key(pygame.K_r)
    assert bound.buttons == BUTTONS


def test_two_texts_for_one_key_leave_every_action_a_key_of_its_own() -> None:
    bound = Bindings.read({"undo": "key 117", "redo": "key 117"}, {"undo": "button 0"})
    assert len(set(bound.keys.values())) == len(KEYS)
    assert set(bound.buttons.values()) == set(BUTTONS.values())


def test_nobody_locks_himself_out() -> None:
    for name in ("enter", "esc", "tab", "up", "1", "5"):
        assert is_fixed(*BOARD[name])
    assert not is_fixed(*BOARD["space"])


def test_what_stands_on_a_key_is_known_without_pressing_it(devices: Devices) -> None:
    assert letter_on(pygame.KSCAN_Q) == american(pygame.KSCAN_Q) == pygame.K_q
    assert american(pygame.KSCAN_0) == pygame.K_0
    assert american(pygame.KSCAN_F1) == pygame.K_F1
