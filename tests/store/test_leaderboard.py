"""Best results: which games make one, how they rank, and that the file is safe."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path

import pytest

from game.engine import Mode
from game.store import Entry, Leaderboard, StoreError, Trouble
from tests.store.games import begun, play

EVENING = datetime(2027, 5, 3, 20, 15)
ENTRY = Entry(
    Mode.SOLO, "Ada", "amber", 28, 76, 2, 0, "dew", "0af1", "2027-05-03T20:15:00", "", None, "{}"
)


@pytest.fixture
def board(tmp_path: Path) -> Leaderboard:
    return Leaderboard(tmp_path / "deep" / "best.sqlite")


def entry(number: int, **changes: object) -> Entry:
    return replace(ENTRY, record=f"game {number}", **changes)  # type: ignore[arg-type]


def names(board: Leaderboard, mode: Mode = Mode.SOLO, apart: bool = False) -> list[tuple[int, str]]:
    return [(line.rank, line.entry.name) for line in board.best(mode, apart=apart)]


def test_fewer_tiles_are_better_then_more_points(board: Leaderboard) -> None:
    board.add(entry(1, name="late", tiles=30))
    board.add(entry(2, name="more", tiles=28, points=80))
    board.add(entry(3, name="less", tiles=28, points=75))
    board.add(entry(4, name="same", tiles=28, points=75))
    board.add(entry(5, name="last", tiles=31))
    assert names(board) == [(1, "more"), (2, "less"), (2, "same"), (4, "late"), (5, "last")]
    assert len(board.best(Mode.SOLO, 2)) == 2


def test_with_all_tiles_more_points_are_better(board: Leaderboard) -> None:
    board.add(entry(1, name="low", mode=Mode.SOLO_FULL, tiles=72, points=-3))
    board.add(entry(2, name="high", mode=Mode.SOLO_FULL, tiles=72, points=210))
    assert names(board, Mode.SOLO_FULL) == [(1, "high"), (2, "low")]
    assert names(board) == []


def test_an_entry_learns_its_place(board: Leaderboard) -> None:
    assert board.add(entry(1))[1:] == (1, True)
    assert board.add(entry(2, tiles=27))[1:] == (1, True)
    assert board.add(entry(3, tiles=27))[1:] == (1, False)
    assert board.add(entry(4, tiles=40))[1:] == (4, False)


def test_moves_taken_back_are_listed_apart(board: Leaderboard) -> None:
    board.add(entry(1))
    placed = board.add(entry(2, name="Back", tiles=20, undone=3))
    assert placed[1:] == (1, False)
    assert names(board) == [(1, "Ada")]
    assert names(board, apart=True) == [(1, "Back")]


def test_levels_have_lists_of_their_own(board: Leaderboard) -> None:
    board.add(entry(1, level="earth.01", tiles=4))
    assert board.best(Mode.SOLO) == ()
    assert [line.entry.tiles for line in board.best(Mode.SOLO, level="earth.01")] == [4]


def test_a_game_is_entered_once(board: Leaderboard) -> None:
    first = board.add(entry(1))
    assert board.add(entry(1)) == (first.id, 1, False)
    assert len(board.best(Mode.SOLO)) == 1


def test_a_line_can_be_struck_out(board: Leaderboard) -> None:
    board.remove(board.add(entry(1)).id)
    assert board.best(Mode.SOLO) == ()


def test_everything_comes_back(board: Leaderboard) -> None:
    full = entry(1, name="Ähm; '\U0001f300", deal=None, aids="coach", level="x", undone=2)
    board.add(full)
    again = Leaderboard(board.path)
    assert again.kept is None
    assert [line.entry for line in again.best(Mode.SOLO, apart=True, level="x")] == [full]


@pytest.mark.parametrize(
    "content", [b"no database at all, " * 60, b"SQLite format 3\0" + b"x" * 5000]
)
def test_a_broken_file_is_moved_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "best.sqlite"
    path.write_bytes(content)
    board = Leaderboard(path)
    assert board.kept is not None
    assert board.kept.read_bytes() == content
    board.add(ENTRY)
    assert len(board.best(Mode.SOLO)) == 1


def test_a_damaged_file_is_moved_aside(board: Leaderboard) -> None:
    for number in range(200):
        board.add(entry(number, name="x" * 200))
    content = bytearray(board.path.read_bytes())
    content[4096 : len(content) - 4096] = b"\x7f" * (len(content) - 8192)
    board.path.write_bytes(content)
    assert Leaderboard(board.path).kept is not None


@pytest.mark.parametrize("version", [99, -1, -5])
def test_a_file_of_another_version_is_left_alone(board: Leaderboard, version: int) -> None:
    with closing(sqlite3.connect(board.path)) as base:
        base.execute(f"PRAGMA user_version = {version}")
    content = board.path.read_bytes()
    with pytest.raises(StoreError) as caught:
        Leaderboard(board.path)
    assert caught.value.trouble is Trouble.NEWER
    assert board.path.read_bytes() == content


def test_what_is_no_file_is_reported(tmp_path: Path) -> None:
    (tmp_path / "best.sqlite").mkdir()
    with pytest.raises(StoreError):
        Leaderboard(tmp_path / "best.sqlite")
    (tmp_path / "file").touch()
    with pytest.raises(StoreError):
        Leaderboard(tmp_path / "file" / "best.sqlite")


def test_a_full_deck_makes_an_entry(board: Leaderboard) -> None:
    game = play(begun(Mode.SOLO_FULL))
    made = Entry.of(game, EVENING)
    assert made is not None
    assert (made.tiles, made.name, made.deal) == (72, "Ada", "store")
    assert made.points < game.state.players[0].score
    assert board.add(made).is_new_best


def test_what_enters_no_list() -> None:
    assert Entry.of(begun(), EVENING) is None
    assert Entry.of(play(begun(Mode.VERSUS, seats=2)), EVENING) is None
    lost = play(begun(Mode.SOLO))
    assert lost.state.over
    assert lost.state.players[0].score < 75
    assert Entry.of(lost, EVENING) is None
    assert Entry.of(play(begun(Mode.SOLO_FULL, at=0, level=3)), EVENING) is not None
    assert Entry.of(play(begun(Mode.SOLO_FULL, at=0, branched=0)), EVENING) is None


def test_a_name_no_file_could_hold_is_mended(board: Leaderboard) -> None:
    game = play(begun(Mode.SOLO_FULL))
    record = replace(game.record, seats=(replace(game.record.seats[0], name="A\ud800"),))
    made = Entry.of(type(game).load(record), EVENING)
    assert made is not None
    board.add(made)
    assert names(board, Mode.SOLO_FULL) == [(1, "A?")]
