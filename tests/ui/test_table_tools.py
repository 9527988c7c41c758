"""The buttons beside the table: what they look like, and that no light stays on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.drawing.panels import Touch
from game.ui.input import Action, Asked
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.replay import ReplayScene
from tests.ui.guest import Guest, opened
from tests.ui.test_rough_guests import after, commit, pinned, seated


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


def off(guest: Guest) -> tuple[bool, bool]:
    """Whether undo and redo look off."""
    guest.point(guest.nowhere)
    guest.wait(600)
    undo, redo = guest.play._tools.buttons[:2]
    return undo.touch is Touch.OFF, redo.touch is Touch.OFF


def said(guest: Guest) -> str:
    toast = guest.play._notices.toast
    return "" if toast is None else toast.words


# --- Undo and redo ----------------------------------------------------------------------------


def test_undo_and_redo_look_off_where_there_is_no_way(app: App) -> None:
    guest = seated(app, after(2))
    commit(guest)
    assert off(guest) == (False, True)
    assert guest.undo()
    assert off(guest)[1] is False
    guest.on(guest.play._tools.buttons[1])
    assert off(guest) == (False, True)


def test_off_as_they_look_they_tell_why(app: App) -> None:
    guest = seated(app, after(0))
    words = app.services.words
    assert off(guest) == (True, True)
    for button, why in zip(guest.play._tools.buttons, ("undo.none", "redo.none"), strict=False):
        guest.on(button)
        assert said(guest) == words(why)
        guest.wait(300)


def test_what_is_tried_can_be_taken_back(app: App) -> None:
    guest = seated(app, after(0))
    assert off(guest)[0]
    pinned(guest)
    assert not off(guest)[0]
    guest.on(guest.play._tools.buttons[0])
    assert guest.turn.tile is None
    assert off(guest)[0]


# --- Lights -----------------------------------------------------------------------------------


def lit(guest: Guest) -> bool:
    """Whether a button beside the table looks pointed at."""
    return any(button.hovered for button in guest.play._tools.buttons)


def over_a_button(guest: Guest) -> None:
    guest.point(guest.play._tools.buttons[2].rect.center)
    guest.wait()
    assert lit(guest)


@pytest.mark.parametrize("key", ["1", "esc", "tab", "p"])
def test_keys_put_out_what_an_idle_pointer_has_lit(app: App, key: str) -> None:
    guest = seated(app, after(3))
    over_a_button(guest)
    guest.key(key)
    assert not lit(guest)


def test_a_tile_under_an_idle_pointer_sinks_when_keys_are_used(app: App) -> None:
    guest = seated(app, after(3))
    guest.point(guest.slot(guest.state.hand[0]))
    guest.wait()
    assert guest.play.view.hovered_tile is not None
    guest.key("tab")
    assert guest.play.view.hovered_tile is None


def test_what_another_scene_covers_is_forgotten(app: App) -> None:
    guest = seated(app, after(3))
    over_a_button(guest)
    guest.play._pause()
    assert not lit(guest)


def test_a_ghost_led_by_keys_stays_under_another_scene(app: App) -> None:
    guest = seated(app, after(3))
    guest.key("1")
    guest.key("right")
    cell = guest.turn.cell
    assert cell is not None
    guest.play._pause()
    assert guest.turn.cell == cell


def test_displays_forget_the_pointer_under_the_rule_book(app: App) -> None:
    guest = seated(app, after(3))
    guest.key("v")
    boards = guest.top
    assert isinstance(boards, BoardsScene)
    guest.point(boards.boards[1].rect.center)
    guest.wait()
    assert boards.boards[1].hovered
    boards.handle(Asked(Action.RULES))
    assert guest.top is not boards
    assert not boards.boards[1].hovered


def test_a_replay_forgets_the_pointer_under_all_displays(app: App) -> None:
    replay = ReplayScene(app.services, after(6))
    app.stack.push(replay)
    guest = Guest(app, Random(1))
    guest.wait()
    guest.on(replay.boards)
    assert isinstance(guest.top, BoardsScene)
    assert not replay.boards.hovered
