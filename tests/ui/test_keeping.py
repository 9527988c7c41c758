"""One game in progress is kept; nothing takes its place without a question."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.engine import Mode
from game.match import Session, branch
from game.resources import assets, levels
from game.store import Home
from game.ui.input import Action, Asked
from game.ui.scene import SceneStack
from game.ui.scenes.ask import AskScene
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
