"""The buttons beside the table: what they look like, and that no light stays on by itself."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.resources import assets
from game.ui.app import App
from game.ui.art import Art
from game.ui.panels import Touch
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
