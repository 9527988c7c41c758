"""The played games: nothing in their folder is lost, whatever lies there."""

from datetime import datetime
from pathlib import Path

import pytest

from game.engine import Mode
from game.match import BadFile, branch, parse
from game.store import Games, StoreError, read_game
from tests.store.games import begun, play

EVENING = datetime(2027, 5, 3, 20, 15)
NEXT_DAY = datetime(2027, 5, 4, 9, 0)


@pytest.fixture
def games(tmp_path: Path) -> Games:
    return Games(tmp_path / "saves" / "records", tmp_path / "saves")


def names(games: Games) -> list[str]:
    return [file.path.name for file in games.files()]


def test_games_are_kept_the_newest_first(games: Games) -> None:
    game = play(begun(Mode.VERSUS, seats=2))
    paths = [games.keep(game.record, when) for when in (EVENING, NEXT_DAY, EVENING)]
    assert parse(paths[2].read_text(encoding="utf-8")) == game.record
    assert names(games) == [
        "2027-05-04-0900-versus.json",
        "2027-05-03-2015-versus-2.json",
        "2027-05-03-2015-versus.json",
    ]
    assert [file.when for file in games.files()] == [NEXT_DAY, EVENING, EVENING]


def test_a_branch_keeps_to_its_own_file(games: Games) -> None:
    game = play(begun(Mode.VERSUS, seats=2))
    other = branch(game.record, 5)
    path = games.keep(other, EVENING)
    assert path.name == "2027-05-03-2015-branch.json"
    assert games.keep(other, NEXT_DAY, path) == path
    assert names(games) == [path.name]


def test_without_a_folder_there_are_no_games(games: Games) -> None:
    assert games.files() == ()


def test_a_file_of_any_name_is_listed_with_its_own_date(games: Games) -> None:
    game = play(begun(Mode.VERSUS, seats=2))
    path = games.keep(game.record, EVENING)
    path.rename(path.with_name("Ä game of mine.json"))
    (file,) = games.files()
    assert file.when.year >= 2026
    assert read_game(file.path).session.record == game.record


def test_broken_files_stay_where_they_are_and_in_the_list(games: Games) -> None:
    game = play(begun(Mode.VERSUS, seats=2))
    games.keep(game.record, EVENING)
    contents = {"2027-05-03-2016-versus.json": b"{", "odd.json": b"\xff\xfe", "empty.json": b""}
    for name, content in contents.items():
        (games.folder / name).write_bytes(content)
    (games.aside / "current.broken.json").write_bytes(b"{}")
    (games.aside / "current.json").write_bytes(b"{}")
    assert set(names(games)) == {*contents, "2027-05-03-2015-versus.json", "current.broken.json"}
    for file in games.files():
        if file.path.name != "2027-05-03-2015-versus.json":
            with pytest.raises(BadFile):
                read_game(file.path)
    assert {name: (games.folder / name).read_bytes() for name in contents} == contents


def test_a_game_is_deleted_for_good(games: Games) -> None:
    game = play(begun(Mode.VERSUS, seats=2))
    one, other = (games.keep(game.record, EVENING) for _ in range(2))
    games.remove(one)
    games.remove(one)
    assert names(games) == [other.name]


def test_what_cannot_be_read_or_removed_is_told(games: Games) -> None:
    folder = games.folder / "game.json"
    folder.mkdir(parents=True)
    with pytest.raises(StoreError):
        read_game(folder)
    with pytest.raises(StoreError):
        games.remove(folder)
    with pytest.raises(StoreError):
        read_game(games.folder / "gone.json")


def test_a_link_that_leads_nowhere_hides_no_other_game(games: Games) -> None:
    path = games.keep(play(begun(Mode.VERSUS, seats=2)).record, EVENING)
    (games.folder / "nowhere.json").symlink_to(games.folder / "gone")
    assert [file.path.name for file in games.files()] == [path.name, "nowhere.json"]


def test_no_record_is_so_large(games: Games) -> None:
    games.folder.mkdir(parents=True)
    path = games.folder / "large.json"
    path.write_bytes(b" " * 5_000_000)
    with pytest.raises(BadFile):
        read_game(path)
