"""One game in progress is kept; nothing takes its place without a question."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from game.engine import Mode
from game.match import Session, branch, parse
from game.resources import assets, levels
from game.store import Home, Leaderboard, StoreError, Trouble
from game.store.games import Games
from game.ui.input import Action, Asked
from game.ui.scene import SceneStack
from game.ui.scenes.ask import AskScene
from game.ui.scenes.games import GamesScene
from game.ui.scenes.keeping import Keeper
from game.ui.scenes.play import PlayScene
from game.ui.scenes.results import ResultsChoice, ResultsScene
from game.ui.services import Services, furnish
from tests.store.games import begun, play


@pytest.fixture
def services(tmp_path: Path) -> Services:
    return furnish(Home(tmp_path), assets(), levels())


def test_after_a_branch_another_game_asks_before_it_takes_the_place_of_one_that_waits(
    services: Services,
) -> None:
    waiting = begun(Mode.VERSUS, seats=3)
    services.saves.write(waiting.record)
    stack = SceneStack((1280, 720))
    ended = play(begun(Mode.VERSUS, seats=2))
    stack.push(PlayScene(services, play(Session.load(branch(ended.record, 9)))))
    results = stack.top
    assert isinstance(results, ResultsScene)
    results.pop(ResultsChoice.AGAIN)
    assert isinstance(stack.top, AskScene)
    stack.top.handle(Asked(Action.BACK))
    session = services.saves.read().session
    assert session is not None
    assert session.record == waiting.record


def refusing(path: Path) -> NoReturn:
    raise StoreError(Trouble.FULL, path)


def test_a_finished_game_that_could_not_be_written_is_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = play(begun(Mode.VERSUS, seats=2))
    services.saves.write(replace(session.record, moves=session.record.moves[:-1]))
    with monkeypatch.context() as patch:
        patch.setattr(Games, "keep", lambda *_: refusing(services.saves.records))
        Keeper(services, kept=True).keep(session)
        services.settle()
    assert services.notices == ["Could not save: The disk is full"]
    assert services.saves.games.files() == ()
    assert services.saves.waiting
    stack = SceneStack((1280, 720))
    stack.push(PlayScene(services, session))
    assert isinstance(stack.top, ResultsScene)
    stack.top.pop(ResultsChoice.LOOK)
    (file,) = services.saves.games.files()
    assert parse(file.path.read_text(encoding="utf-8")) == session.record
    assert not services.saves.waiting
    assert len(services.notices) == 1
    services.settle()
    assert len(services.saves.games.files()) == 1


def test_what_is_owed_takes_no_other_game_with_it(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(Games, "keep", lambda *_: refusing(services.saves.records))
        Keeper(services, kept=True).keep(play(begun(Mode.VERSUS, seats=2)))
    services.saves.write(begun(Mode.VERSUS, seats=3).record)
    services.settle()
    assert len(services.saves.games.files()) == 1
    assert services.saves.waiting


def test_a_result_that_could_not_be_entered_is_entered_later(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    best = services.best
    assert best is not None
    session = play(begun(Mode.SOLO_FULL))
    with monkeypatch.context() as patch:
        patch.setattr(Leaderboard, "add", lambda *_: refusing(best.path))
        assert Keeper(services, kept=True).keep(session) is None
    for _ in range(2):
        services.settle()
        lines = [*best.best(Mode.SOLO_FULL), *best.best(Mode.SOLO_FULL, apart=True)]
        assert len(lines) == 1


def test_a_game_that_cannot_be_deleted_is_told_as_such(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    Keeper(services, kept=True).keep(play(begun(Mode.VERSUS, seats=2)))
    scene = GamesScene(services)
    scene.chosen = scene.files[0]
    monkeypatch.setattr(Games, "remove", lambda _, path: refusing(path))
    scene._delete(True)
    assert services.notices == ["Could not delete: The disk is full"]
    assert len(scene.files) == 1


@pytest.mark.parametrize("language", ["en", "de"])
def test_settings_that_cannot_be_read_are_told_in_one_sentence(
    tmp_path: Path, language: str
) -> None:
    bad = ("muted", "speed", "text", "volume", "frames")
    for count in range(len(bad) + 1):
        values = {"language": language, **dict.fromkeys(bad[:count], "nonsense")}
        home = Home(tmp_path)
        home.settings.parent.mkdir(parents=True, exist_ok=True)
        home.settings.write_text(json.dumps(values), encoding="utf-8")
        said = furnish(home, assets(), levels()).notices
        assert len(said) == min(count, 1)
        assert sum(key in "".join(said) for key in bad) == min(count, 3)
