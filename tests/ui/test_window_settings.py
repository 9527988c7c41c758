"""The window's settings have their effect at once: frames, screens, and what a reset brings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.resources import assets
from game.store import FRAME_LIMITS, read_settings
from game.ui.app import CALM_MS, FRAMES_AWAY, FRAMES_CALM, App, centred_on
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked
from game.ui.scenes.settings import SettingsScene
from tests.ui.guest import opened
from tests.ui.test_scenes_around import Table


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


def test_frames_come_as_often_as_is_set(app: App) -> None:
    for limit in FRAME_LIMITS:
        app._calm = 0.0
        app.services.change(frames=limit)
        assert app._rate == limit
    app._calm = CALM_MS
    assert app._rate == FRAMES_CALM
    app.services.awake = False
    assert app._rate == FRAMES_AWAY


class Moves:
    """Stands in for the window, and tells what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def __setattr__(self, name: str, value: object) -> None:
        if name == "position":
            self.asked.append(value)
        else:
            super().__setattr__(name, value)

    def set_windowed(self) -> None:
        self.asked.append("windowed")

    def set_fullscreen(self, desktop: bool) -> None:
        assert desktop
        self.asked.append("full screen")

    def destroy(self) -> None:
        """It has nothing to lose."""


@pytest.mark.parametrize("full", [False, True])
def test_the_window_moves_to_another_screen_and_stays_as_large(
    app: App, monkeypatch: pytest.MonkeyPatch, full: bool
) -> None:
    app.services.change(fullscreen=full)
    window = Moves()
    with monkeypatch.context() as patch:
        patch.setattr(app, "_window", window)
        app.services.show_on(1)
    around = (["windowed"], ["full screen"]) if full else ([], [])
    assert window.asked == [*around[0], centred_on(1), *around[1]]
    assert read_settings(app.services.home.settings).settings.display == 1


def test_a_screen_that_is_gone_is_no_reason_not_to_open(tmp_path: Path, box: Art) -> None:
    with opened(tmp_path, box) as app:
        app.services.change(display=7)
    with opened(tmp_path, box) as app:
        app.frame(16)
        assert app.services.settings.display == 7, "it may come back"


@pytest.mark.parametrize("screens", [1, 3])
def test_screens_are_chosen_among_those_there_are(
    app: App, monkeypatch: pytest.MonkeyPatch, screens: int
) -> None:
    monkeypatch.setattr(pygame.display, "get_num_displays", lambda: screens)
    services, asked = app.services, list[int]()

    def show_on(number: int) -> None:
        asked.append(number)
        services.change(display=number)

    services.show_on = show_on
    scene = SettingsScene(services)
    table = Table(scene)
    table.click_at(scene.tabs.part(4).center)
    stepper = scene.window.screen
    right = stepper.rect.right - 8, stepper.rect.centery
    for _ in range(4):
        table.click_at(right)
    assert asked == list(range(1, screens))
    table.click_at(scene.tabs.part(5).center)
    table.click(scene.data.reset)
    table.do(Asked(Action.CONFIRM))
    assert services.settings.display == 0
    assert asked[screens - 1 :] == ([0] if screens > 1 else [])
