"""Sounds of widgets, life in the menu, and the table behind the pause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked
from game.ui.scenes.best import BestScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.settings import SettingsScene
from game.ui.sound import Cue, Silence
from game.ui.widgets.choice import Toggle
from tests.ui.guest import Guest, opened
from tests.ui.test_scenes_around import begun


class Ears(Silence):
    """Notes what would be heard."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Cue] = []

    def play(
        self, cue: Cue, *, which: int | None = None, key: str = "", x: float | None = None
    ) -> None:
        """Note a cue."""
        self.heard.append(cue)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        app.services.sounds = Ears()
        yield app


@pytest.fixture
def guest(app: App) -> Guest:
    return Guest(app, Random(1))


@pytest.fixture
def ears(app: App) -> Ears:
    assert isinstance(app.services.sounds, Ears)
    return app.services.sounds


# --- What widgets sound like ------------------------------------------------------------------


def test_a_switch_is_heard_going_on_and_off(guest: Guest, ears: Ears) -> None:
    settings = SettingsScene(guest.app.services)
    guest.app.stack.push(settings)
    guest.wait()
    switch = next(w for w in settings.section.widgets if isinstance(w, Toggle))
    for _ in range(2):
        guest.on(switch)
    want = [Cue.TOGGLE_OFF, Cue.TOGGLE_ON]
    assert ears.heard == (want if switch.on else want[::-1])


def test_turning_to_another_tab_is_heard_as_a_page(guest: Guest, ears: Ears) -> None:
    settings = SettingsScene(guest.app.services)
    guest.app.stack.push(settings)
    guest.wait()
    guest.click(settings.tabs.part(2).center)
    assert ears.heard == [Cue.PAGE]
    guest.key("tab")
    guest.key("up")
    assert ears.heard == [Cue.PAGE, Cue.PAGE]
    best = BestScene(guest.app.services)
    guest.app.stack.push(best)
    guest.wait()
    guest.click(best.tabs.part(1).center)
    assert ears.heard == [Cue.PAGE] * 3


def test_keys_that_only_walk_to_another_widget_are_silent(guest: Guest, ears: Ears) -> None:
    for key in ("tab", "down", "down", "up"):
        guest.key(key)
    assert ears.heard == []


@pytest.mark.parametrize("playing", [False, True])
def test_a_notice_is_heard(guest: Guest, ears: Ears, playing: bool) -> None:
    if playing:
        guest.app.stack.push(PlayScene(guest.app.services, begun()))
    guest.app.services.notices.append("News")
    guest.wait()
    assert ears.heard == [Cue.TOAST]


# --- The menu -------------------------------------------------------------------------------


def sharpen(guest: Guest) -> None:
    """Let everything be drawn that was put off."""
    for _ in range(60):
        guest.app.frame(16)


def counted(
    draw: Callable[[pygame.Surface], None], drawn: list[int]
) -> Callable[[pygame.Surface], None]:
    """A drawing that notes every time."""

    def noted(surface: pygame.Surface) -> None:
        drawn.append(1)
        draw(surface)

    return noted


def frames_drawn(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often two seconds of the menu are drawn."""
    drawn: list[int] = []
    stack = guest.app.stack
    monkeypatch.setattr(stack, "draw", counted(stack.draw, drawn))
    for _ in range(120):
        guest.app.frame(1000 / 60)
    return len(drawn)


def test_the_menu_lives_at_a_low_rate(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    sharpen(guest)
    assert 10 <= frames_drawn(guest, monkeypatch) <= 21


def test_the_menu_keeps_still_where_life_is_not_wanted(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest.app.services.change(idle_life=False)
    sharpen(guest)
    assert frames_drawn(guest, monkeypatch) == 0


def test_the_menu_is_drawn_anew_in_another_language(guest: Guest) -> None:
    menu = guest.top
    assert isinstance(menu, MenuScene)
    guest.app.services.change(idle_life=False)
    guest.wait(200)
    before = guest.app._canvas.copy().get_buffer().raw
    guest.app.services.change(language="de")
    guest.app.stack.resize(guest.app.stack.size)
    guest.wait(200)
    assert guest.app._canvas.get_buffer().raw != before


# --- The pause ------------------------------------------------------------------------------


def test_the_table_behind_the_pause_is_drawn_once(
    guest: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = PlayScene(guest.app.services, begun())
    guest.app.stack.push(play)
    guest.wait(300)
    drawn: list[int] = []
    monkeypatch.setattr(play, "draw", counted(play.draw, drawn))
    guest.top.handle(Asked(Action.BACK))
    pause = guest.top
    assert isinstance(pause, PauseScene)
    for _ in range(5):
        pause.dirty = True
        guest.wait()
    assert len(drawn) == 1
    guest.app.stack.resize(guest.app.stack.size)
    guest.wait()
    assert len(drawn) == 2
