"""The list of played games, and what a finished game, a branch and a broken file come to in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.engine import Mode, legal_moves
from game.match import Session, branch, parse, write
from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked
from game.ui.scenes.ask import AskScene
from game.ui.scenes.games import GamesScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.ui.services import Services
from tests.ui.guest import Guest, opened
from tests.ui.test_scenes_around import NOON, SIZES, Table, begun, finished, furnished

CONFIRM, BACK, DOWN = Asked(Action.CONFIRM), Asked(Action.BACK), Asked(Action.DOWN)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


def kept(services: Services, session: Session) -> Path:
    return services.saves.games.keep(session.record, NOON)


def broken(services: Services, name: str, content: bytes) -> Path:
    folder = services.saves.games.folder
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    path.write_bytes(content)
    return path


def listed(services: Services) -> tuple[Table, GamesScene]:
    scene = GamesScene(services)
    return Table(scene), scene


# --- The list ---------------------------------------------------------------------------------


def test_the_menu_leads_to_the_list_and_back(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["games.title"])
    games = table.top(GamesScene)
    table.click(games.leave_button)
    table.top(MenuScene)


def test_without_games_the_list_says_what_it_waits_for(services: Services) -> None:
    table, scene = listed(services)
    assert scene.files == ()
    assert not scene.watch.visible
    table.do(CONFIRM)
    assert table.popped == [None]


@pytest.mark.parametrize("mode", Mode)
def test_a_game_is_chosen_and_watched(services: Services, mode: Mode) -> None:
    session = finished(2 if mode is Mode.VERSUS else 1, mode)
    kept(services, session)
    table, scene = listed(services)
    assert not scene.watch.enabled
    table.click_at(scene.list.row_rect(0).center)
    table.click(scene.watch)
    assert table.top(ReplayScene).showing.steps == session.steps
    table.do(BACK)
    table.top(GamesScene)
    table.click_at(scene.list.row_rect(0).center)  # it is chosen already
    table.top(ReplayScene)


def test_keys_alone_choose_and_watch(services: Services) -> None:
    for _ in range(3):
        kept(services, finished())
    table, scene = listed(services)
    table.do(DOWN, DOWN, CONFIRM)
    assert scene.chosen is not None
    table.do(CONFIRM)
    table.top(ReplayScene)


def test_a_game_is_deleted_after_a_question(services: Services) -> None:
    paths = [kept(services, finished()) for _ in range(2)]
    table, scene = listed(services)
    table.click_at(scene.list.row_rect(0).center)
    assert scene.chosen is not None
    chosen = scene.chosen.path
    table.click(scene.delete)
    assert isinstance(table.stack.top, AskScene)
    table.answer(sure=False)
    assert all(path.exists() for path in paths)
    table.click(scene.delete)
    table.answer(sure=True)
    assert [path.exists() for path in paths] == [path != chosen for path in paths]
    assert len(scene.files) == 1
    assert scene.chosen is None


def test_the_list_survives_broken_files_and_loses_none(services: Services) -> None:
    contents = {"a.json": b"", "b.json": b"\xff\xfe", "c.json": b"[" * 100_000, "d.json": b"{}"}
    for name, content in contents.items():
        broken(services, name, content)
    record = finished().record
    half = write(record).replace(f'"{record.moves[5]}"', '"nonsense"')
    broken(services, "half.json", half.encode())
    whole = kept(services, finished(3))
    table, scene = listed(services)
    assert len(scene.files) == 6
    for index, file in enumerate(scene.files):
        table.click_at(scene.list.row_rect(index).center)
        table.click(scene.watch)
        if file.path.name in contents:
            table.top(GamesScene)
            continue
        replay = table.top(ReplayScene)
        assert len(replay.showing.steps) == (5 if file.path.name == "half.json" else len_of(whole))
        table.do(BACK)
    folder = services.saves.games.folder
    assert {name: (folder / name).read_bytes() for name in contents} == contents
    assert (folder / "half.json").read_bytes() == half.encode()


def len_of(path: Path) -> int:
    return len(parse(path.read_text(encoding="utf-8")).moves)


def test_a_folder_that_cannot_be_read_is_told(services: Services) -> None:
    services.saves.folder.mkdir(parents=True)
    services.saves.records.write_bytes(b"")
    _, scene = listed(services)
    assert scene.files == ()


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_line_is_drawn(services: Services, size: tuple[int, int]) -> None:
    services.change(text=200)
    kept(services, finished(4))
    kept(services, finished(1, Mode.SOLO))
    kept(services, finished(1, Mode.SOLO_FULL))
    kept(services, Session.load(branch(finished(4).record, 9)))
    broken(services, "z.json", b"{")
    scene = GamesScene(services)
    Table(scene, size)
    assert len(scene.lines._known) == 5


# --- What comes into it -------------------------------------------------------------------------


def test_a_branch_is_kept_apart_and_takes_the_place_of_nothing(app: App) -> None:
    services = app.services
    waiting = begun(3).record
    services.saves.write(waiting)
    original = kept(services, finished())
    before = original.read_bytes()
    guest = Guest(app, Random(5))
    menu = app.stack.top
    assert isinstance(menu, MenuScene)
    app.stack.resize(app.stack.size)
    guest.on(menu.entries["games.title"])
    games = app.stack.top
    assert isinstance(games, GamesScene)
    guest.click(games.list.row_rect(0).center)
    guest.on(games.watch)
    replay = app.stack.top
    assert isinstance(replay, ReplayScene)
    for _ in range(4):
        guest.key("right")
        guest.wait(3000)
    assert replay.showing.at == 4
    guest.on(replay.bar.branch)
    guest.answer(sure=True)
    assert isinstance(guest.top, PlayScene)
    assert len(guest.session.steps) == 4
    assert not guest.undo()
    assert [file.path for file in services.saves.games.files()] == [original]
    move = next(legal_moves(guest.state))
    guest.make(move)
    guest.still()
    files = {file.path for file in services.saves.games.files()}
    (other,) = files - {original}
    record = parse(other.read_text(encoding="utf-8"))
    assert record.branched
    assert record == guest.session.record
    assert original.read_bytes() == before
    assert services.saves.current.read_text(encoding="utf-8") == write(waiting)


def test_a_branch_that_is_finished_enters_no_list(services: Services) -> None:
    session = Session.load(branch(finished(1, Mode.SOLO_FULL).record, 0))
    scene = PlayScene(services, session)
    Table(scene)
    while not session.state.over:
        scene.commit(next(legal_moves(session.state)))
        scene.finish_playback()
    assert services.best is not None
    assert services.best.best(Mode.SOLO_FULL) == ()
    (file,) = services.saves.games.files()
    assert parse(file.path.read_text(encoding="utf-8")) == session.record
    assert not services.saves.waiting
