"""Whole games by the pad alone, from the menu to the results and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.engine import Mode
from game.resources import assets
from game.store import home
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.input import Device
from game.ui.scenes.ask import AskScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.results import DEAF_MS, ResultsScene
from game.ui.scenes.setup import SetupScene
from game.ui.widgets.group import Group
from tests.ui.guest import opened
from tests.ui.pad_guest import PadGuest
from tests.ui.test_whole_games import NAMES, SOLO, TWO, Plot, kept_session, play


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all programs of this file, which saves drawing everything again."""
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, box: Art) -> Iterator[App]:
    monkeypatch.setenv("SAGANI_HOME", str(tmp_path))
    with opened(home().folder, box) as app:
        yield app


def set_up_by_pad(guest: PadGuest, plot: Plot) -> None:
    """From the menu to the table: names spelled, colours, who begins, and the deal."""
    menu = guest.top
    assert isinstance(menu, MenuScene)
    guest.on(menu.entries["menu.new" if plot.mode is Mode.VERSUS else "menu.solo"])
    setup = guest.top
    assert isinstance(setup, SetupScene)
    for place, chair in enumerate(setup.seats.chairs):
        guest.reach(setup.group, chair.field)
        guest.write(NAMES[place])
        guest.reach(setup.group, chair.colours)
        guest.push("right")
    if plot.mode is Mode.VERSUS:
        guest.reach(setup.group, setup.first)
        guest.push("right")
    guest.reach(setup.group, setup.deal.field)
    guest.write(plot.word)
    guest.on(setup.begin)


@pytest.mark.parametrize("plot", [SOLO, TWO], ids=lambda plot: f"{plot.seats} seats")
def test_a_whole_game_by_pad(app: App, plot: Plot) -> None:
    guest = PadGuest(app, Random(plot.seed))
    set_up_by_pad(guest, plot)
    assert app.services.device is Device.PAD
    assert guest.session.names == NAMES[: plot.seats]
    play(guest, plot)
    guest.rest()
    results = guest.top
    assert isinstance(results, ResultsScene)
    guest.wait(DEAF_MS)
    assert guest.session.record.moves == tuple(plot.moves())
    assert kept_session(guest).state == guest.state
    guest.on(results.entries["res.menu"])
    assert isinstance(guest.top, MenuScene)
    guest.push("b")
    assert isinstance(guest.top, AskScene)
    guest.push("a")
    assert len(app.stack) == 0


def test_every_room_behind_the_menu_is_entered_and_left_by_pad(app: App) -> None:
    guest = PadGuest(app, Random(0))
    menu = guest.top
    assert isinstance(menu, MenuScene)
    for key, entry in menu.entries.items():
        if not entry.usable or key == "menu.quit":
            continue
        guest.on(entry)
        room = guest.top
        assert room is not menu, key
        go_round(guest, guest.group)
        for _ in range(5):
            if isinstance(guest.top, PauseScene):
                entries = guest.top.entries.items()
                guest.on(next(entry for name, entry in entries if "leave" in name))
            elif guest.top is not menu:
                guest.push("menu" if isinstance(guest.top, PlayScene) else "b")
        assert guest.top is menu, key


def go_round(guest: PadGuest, group: Group) -> None:
    """To everything that can be used on a page whose arrows are its widgets'."""
    if group.arrows:
        for widget in [each for each in group.widgets if each.usable]:
            guest.reach(group, widget)
