"""What the results tell beside the ranking: the scores as lines, the turns as a table."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.commands.shot import demo
from game.engine import Mode, Phase
from game.match import Session, branch, parse, turns
from game.resources import assets
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked, Moved, Wheeled
from game.ui.scenes.ask import AskScene
from game.ui.scenes.describe import DescribeScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.results import DEAF_MS, ResultsScene
from game.ui.services import Services
from tests.match.records import FILES
from tests.ui.test_scenes_around import SIZES, Table, finished, furnished

GRAPH, TURNS = 1, 2
LEFT, RIGHT, CONFIRM, BACK = (
    Asked(action) for action in (Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.BACK)
)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


def shown(services: Services, session: Session, tab: int) -> tuple[Table, ResultsScene]:
    scene = ResultsScene(services, session)
    table = Table(scene)
    scene.update(DEAF_MS)
    table.click_at(scene.tabs.part(tab).center)
    assert scene.tabs.chosen == tab
    return table, scene


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_lines_follow_every_score(services: Services, seats: int) -> None:
    session = demo(seats, None, Phase.OVER)
    _, scene = shown(services, session, GRAPH)
    told = list(turns(session.steps))
    for number, turn in enumerate(told, 1):
        after = session.steps[turn.last - 1].after
        for seat, line in enumerate(scene.graph._lines):
            assert line[number] == after.players[seat].score


def test_a_turn_pointed_at_is_told_and_opens_the_replay(services: Services) -> None:
    session = demo(4, None, Phase.OVER)
    table, scene = shown(services, session, GRAPH)
    before = table.draw()
    area = scene.graph._plot
    for number in (1, 20, len(scene.graph.turns)):
        x = area.left + area.width * number / len(scene.graph.turns)
        table.do(Moved((x, area.centery)))
        assert scene.graph.pointed == number - 1
        assert table.draw() != before
    middle = (area.left + area.width // 2, area.centery)
    table.do(Moved(middle))
    pointed = scene.graph.pointed
    assert pointed is not None
    table.click_at(middle)
    replay = table.top(ReplayScene)
    assert replay.showing.at == scene.graph.turns[pointed].last
    table.do(BACK)
    assert table.top(ResultsScene) is scene
    table.do(Moved((2, 2)))
    assert scene.graph.pointed is None


def test_keys_go_from_turn_to_turn(services: Services) -> None:
    table, scene = shown(services, demo(2, None, Phase.OVER), GRAPH)
    scene.group.focus = scene.graph
    scene.group.marking = True
    table.do(RIGHT, RIGHT, RIGHT, LEFT)
    assert scene.graph.pointed == 1
    table.do(CONFIRM)
    assert table.top(ReplayScene).showing.at == scene.graph.turns[1].last


def test_the_table_scrolls_and_a_turn_opens_the_replay(services: Services) -> None:
    session = demo(4, None, Phase.OVER)
    table, scene = shown(services, session, TURNS)
    rows = scene.table.list
    assert rows.count == len(list(turns(session.steps)))
    before = table.draw()
    table.do(Wheeled(rows.rect.center, -4))
    assert table.draw() != before
    table.click_at(rows.row_rect(6).center)
    assert table.top(ReplayScene).showing.at == scene.table.turns[6].last


def test_only_what_the_tab_shows_can_be_pressed(services: Services) -> None:
    _, scene = shown(services, finished(2), 0)
    assert not scene.graph.usable
    assert not scene.table.list.usable


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_recorded_game_has_its_lines_and_its_table(services: Services, path: Path) -> None:
    """Also games that are not over, at any point of which the lines can be looked at."""
    session = Session.load(parse(path.read_text(encoding="utf-8")))
    for tab in (GRAPH, TURNS):
        table, _ = shown(services, session, tab)
        table.draw()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_names_beside_the_lines_do_not_touch(services: Services, size: tuple[int, int]) -> None:
    services.change(text=200)
    scene = ResultsScene(services, demo(4, None, Phase.OVER))
    table = Table(scene, size)
    scene.update(DEAF_MS)
    table.click_at(scene.tabs.part(GRAPH).center)
    step = 24 * scene.sheet.unit.scale
    places = list(scene.graph._name_places(scene.graph._plot, step))
    assert {seat for seat, _ in places} == {0, 1, 2, 3}
    heights = [y for _, y in places]
    assert all(two - one >= step - 1e-6 for one, two in pairwise(heights))
    assert heights[-1] <= scene.graph.rect.bottom


def test_a_branch_from_the_results_begins_at_the_same_table(services: Services) -> None:
    session = demo(2, None, Phase.OVER)
    play = PlayScene(services, session)
    table = Table(play)
    results = table.top(ResultsScene)
    results.update(DEAF_MS)
    table.click(results.entries["res.replay"])
    replay = table.top(ReplayScene)
    table.do(RIGHT)
    replay.update(3000)
    table.click(replay.bar.branch)
    assert isinstance(table.stack.top, AskScene)
    table.answer(sure=True)
    assert table.top(PlayScene) is play
    assert play.session.record.branched
    assert play.session.record.moves == branch(session.record, 1).moves


@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.SOLO_FULL])
def test_a_game_without_a_single_point_is_shown(services: Services, mode: Mode) -> None:
    session = finished(1, mode)
    for tab in (GRAPH, TURNS):
        table, _ = shown(services, session, tab)
        table.draw()


def test_the_end_is_told_in_words(services: Services) -> None:
    table, scene = shown(services, demo(2, None, Phase.OVER), 0)
    table.do(Asked(Action.DESCRIBE))
    told = table.stack.top
    assert isinstance(told, DescribeScene)
    assert told.parts[0].heading == services.words("f9.over")
    told.back()
    assert table.stack.top is scene
