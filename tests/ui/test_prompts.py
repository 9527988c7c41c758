"""Signs follow the device, keys are bound anew, and a pad may be pulled out at any moment."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.resources import assets
from game.store import Confirm, home
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.input import BUTTONS, KEYS, Action, Bindings, Device, Key
from game.ui.prompts import button_sign, key_name, key_sign, sign_of
from game.ui.scenes.ask import AskScene
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.letters import LettersScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.settings_catch import CatchScene
from game.ui.scenes.settings_keys import WORDS
from game.ui.scenes.setup import SetupScene
from game.ui.table.hints import hand_hint
from game.words import Words
from tests.ui.guest import opened, post
from tests.ui.pad_guest import PadGuest
from tests.ui.test_whole_games import TWO, play
from tests.ui.test_whole_games_by_pad import set_up_by_pad


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all programs of this file, which saves drawing everything again."""
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: Art) -> Iterator[App]:
    monkeypatch.setenv("SAGANI_HOME", str(tmp_path))
    with opened(home().folder, box) as app:
        yield app


@pytest.fixture
def guest(app: App) -> PadGuest:
    return PadGuest(app, Random(3))


def controls(guest: PadGuest) -> SettingsScene:
    """The settings, open at keys and pad."""
    menu = guest.top
    assert isinstance(menu, MenuScene)
    guest.on(menu.entries["menu.settings"])
    scene = guest.top
    assert isinstance(scene, SettingsScene)
    while scene.section is not scene.keys:
        guest.push("rb")
    return scene


def question(guest: PadGuest) -> AskScene:
    """The question on top."""
    top = guest.top
    assert isinstance(top, AskScene)
    return top


# --- Signs ----------------------------------------------------------------------------------


@pytest.mark.parametrize("code", ["en", "de"])
def test_everything_that_can_be_bound_has_a_sign_and_a_name(code: str) -> None:
    pygame.display.init()
    words, art = Words.load(code), Art(assets())
    signs = [key_sign(key, words) for key in KEYS.values()]
    signs += [button_sign(button) for button in BUTTONS.values()]
    for sign in signs:
        assert art.picture(sign.picture, (64, 64))
    assert len({sign.picture for sign in signs[len(KEYS) :]}) == len(BUTTONS)
    assert all(words(WORDS[action]) for action in (*KEYS, *BUTTONS))


def test_a_pad_never_shows_letters() -> None:
    assert not any(button_sign(button).label for button in BUTTONS.values())


def test_keys_are_called_as_the_language_calls_them() -> None:
    pygame.display.init()
    german = Words.load("de")
    assert key_name(Key(pygame.K_HOME), german) == "Pos1"
    assert key_name(Key(pygame.K_SPACE), german) == "Leer"
    assert key_name(Key(ord("ö")), german) == "Ö"
    assert key_name(Key(ord("ß")), german) == "ß"
    assert key_name(Key(pygame.K_F9), german) == "F9"


def test_a_mouse_has_no_signs() -> None:
    words = Words.load("en")
    assert sign_of(Action.CONFIRM, Device.MOUSE, Bindings(), words) is None
    assert sign_of(Action.PASS, Device.PAD, Bindings(), words) is None


def test_what_the_hand_is_told_follows_the_device(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    guest.still()
    view = guest.play.view
    pad = hand_hint(view)
    assert [sign.picture for hint in pad.hints for sign in hint.signs] == [
        "pad_dpad",
        "pad_face_south",
    ]
    guest.key("tab")
    keys = hand_hint(view)
    assert {sign.picture for hint in keys.hints for sign in hint.signs} == {"key_cap"}
    guest.point((10, 10))
    guest.point((12, 10))
    guest.wait()
    assert hand_hint(view).hints == ()
    guest.push("y")
    assert hand_hint(view) == pad


@pytest.mark.parametrize("confirm", Confirm)
def test_what_confirm_does_is_told_at_every_stage(
    app: App, guest: PadGuest, confirm: Confirm
) -> None:
    app.services.change(confirm=confirm)
    set_up_by_pad(guest, TWO)
    guest.still()
    told = []
    for key in ("tab", "1", "enter", "enter", "enter"):
        guest.key(key)
        guest.wait(200)
        if guest.session.steps:
            break
        sign = sign_of(
            Action.CONFIRM, app.services.device, app.services.bindings, app.services.words
        )
        told += [hint.words for hint in hand_hint(guest.play.view).hints if sign in hint.signs]
    last = ["lay here", "confirm"] if confirm is Confirm.TWO else ["place"]
    assert told == ["take", "to a cell", *last]
    assert len(guest.session.steps) == 1


def test_a_key_that_is_bound_anew_is_shown_at_once(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    guest.still()
    guest.key("1")
    guest.key("up")
    app.services.change(keys={"turn_left": f"place {pygame.KSCAN_K}"})
    labels = [s.label for hint in hand_hint(guest.play.view).hints for s in hint.signs]
    assert labels[:2] == ["K", "E"]
    before = guest.turn.orientation
    guest.key("q")
    assert guest.turn.orientation is before
    guest.key("k")
    assert guest.turn.orientation is before.turned(-1)


# --- Bound anew -----------------------------------------------------------------------------


def test_a_free_key_is_bound_and_kept(app: App, guest: PadGuest) -> None:
    scene = controls(guest)
    line = next(line for line in scene.keys.keys if line.action is Action.UNDO)
    guest.on(line)
    assert any(isinstance(scene, CatchScene) for scene in app.stack.scenes)
    guest.key("u")
    assert guest.top is scene
    assert line.sign.label == "U"
    kept = json.loads(app.services.home.settings.read_text(encoding="utf-8"))
    assert kept["keys"] == {"undo": f"key {pygame.K_u}"}
    guest.on(scene.keys.reset)
    assert line.sign.label == "Z"
    assert not scene.keys.reset.usable
    assert app.services.settings.keys == {}


def test_a_key_with_another_use_is_named_and_swapped_only_if_agreed(
    app: App, guest: PadGuest
) -> None:
    scene = controls(guest)
    line = next(line for line in scene.keys.keys if line.action is Action.UNDO)
    for sure in (False, True):
        guest.on(line)
        guest.key("y")
        assert "Redo" in question(guest)._dialog.body
        guest.on(question(guest)._dialog.buttons[sure])
        keys = app.services.bindings.keys
        swapped = keys[Action.UNDO] == KEYS[Action.REDO]
        assert swapped is (keys[Action.REDO] == KEYS[Action.UNDO]) is sure


def test_a_key_with_a_fixed_use_is_refused(app: App, guest: PadGuest) -> None:
    scene = controls(guest)
    guest.on(scene.keys.keys[0])
    guest.key("enter")
    assert guest.top is scene
    assert app.services.bindings == Bindings()
    assert scene._notices.toast is not None


@pytest.mark.parametrize("way", ["esc", "cross"])
def test_catching_can_be_given_up(app: App, guest: PadGuest, way: str) -> None:
    scene = controls(guest)
    guest.on(scene.keys.keys[0])
    if way == "esc":
        guest.key("esc")
    else:
        guest.push("left")
    assert guest.top is scene
    assert app.services.bindings == Bindings()


def test_buttons_are_swapped_and_used_at_once(app: App, guest: PadGuest) -> None:
    scene = controls(guest)
    guest.reach(scene.group, scene.keys.kind)
    guest.push("right")
    line = next(line for line in scene.keys.buttons if line.action is Action.BACK)
    guest.on(line)
    guest.push("y")
    assert question(guest)
    guest.push("a")
    assert guest.top is scene
    guest.push("b")
    assert guest.top is scene, "what went back is for details now"
    guest.push("y")
    assert isinstance(guest.top, MenuScene)


def test_what_another_version_has_bound_is_kept(app: App, guest: PadGuest) -> None:
    app.services.change(keys={"dance": "key 100", "undo": "nonsense"})
    scene = controls(guest)
    guest.on(scene.keys.keys[0])
    guest.key("i")
    assert app.services.settings.keys == {"dance": "key 100", "up": f"place {pygame.KSCAN_I}"}


# --- Coming and going -----------------------------------------------------------------------


def test_pulling_out_the_pad_pauses_the_game(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    guest.still()
    guest.push("a")
    post(pygame.CONTROLLERDEVICEREMOVED, instance_id=4)
    guest.wait()
    assert isinstance(guest.top, PlayScene), "that was another one"
    post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    guest.wait()
    assert isinstance(guest.top, PauseScene)
    assert app.services.device is Device.KEYS
    guest.key("esc")
    assert isinstance(guest.top, PlayScene)


def test_pulling_it_out_in_an_intermezzo_pauses_too(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    for number in range(1, 200):
        if isinstance(guest.top, IntermezzoScene):
            break
        moves = list(TWO.moves())
        guest.make(moves[number - 1])
        guest.still()
    assert isinstance(guest.top, IntermezzoScene)
    post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
    guest.wait()
    assert isinstance(guest.top, PauseScene)
    guest.key("esc")
    assert isinstance(guest.top, IntermezzoScene)


def test_the_menu_button_pauses_and_goes_on(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    guest.still()
    guest.push("menu")
    assert isinstance(guest.top, PauseScene)
    guest.push("menu")
    assert isinstance(guest.top, PlayScene)


def test_the_pad_reaches_everything_round_the_table(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    play(guest, TWO, limit=6)
    guest.rest()
    while guest.turn.tile is not None and guest.turn.tile != guest.state.drawn:
        guest.push("b")
    stops = guest.play.desk.stops
    stops._gather()
    for widget in [each for each in stops._group.widgets if each.usable]:
        if widget is not stops._display:
            guest.reach(stops._group, widget)


def test_the_pad_leaves_the_display_where_no_cell_lies_further(app: App, guest: PadGuest) -> None:
    set_up_by_pad(guest, TWO)
    guest.still()
    guest.push("down")
    guest.push("a")
    assert guest.turn.cell is not None
    tile, stops = guest.turn.tile, guest.play.desk.stops
    guest.push("right")
    assert not stops.on_display
    assert stops.focus is not None
    assert guest.turn.tile == tile, "it is held all the while"
    guest.push("b")
    assert stops.on_display
    assert guest.turn.tile == tile


# --- Letters --------------------------------------------------------------------------------


def test_letters_may_be_typed_and_given_up(app: App, guest: PadGuest) -> None:
    menu = guest.top
    assert isinstance(menu, MenuScene)
    guest.on(menu.entries["menu.new"])
    setup = guest.top
    assert isinstance(setup, SetupScene)
    group, field = setup.group, setup.seats.chairs[0].field
    for text, ending, kept in (("Ada", "enter", "Ada"), ("Eve", "esc", "Ada")):
        guest.reach(group, field)
        guest.push("a")
        board = guest.top
        assert isinstance(board, LettersScene)
        while board.text:
            guest.push("x")
        for letter in text:
            post(pygame.TEXTINPUT, text=letter)
        guest.wait()
        assert board.text == text
        guest.key(ending)
        assert guest.top is setup
        assert field.text == kept


def test_a_text_never_grows_beyond_what_its_field_takes(app: App, guest: PadGuest) -> None:
    board = LettersScene(app.services, "", 3)
    app.stack.push(board)
    guest.push("y")
    for _ in range(5):
        guest.push("a")
    assert board.text == "aaa"
