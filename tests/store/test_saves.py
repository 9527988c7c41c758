"""The game in progress survives, and a broken file is kept."""

import json
from pathlib import Path

import pytest

from game.engine import Mode
from game.store import Saves, StoreError
from tests.store.games import begun, play


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_nothing_is_there_at_first(saves: Saves) -> None:
    assert not saves.waiting
    assert saves.read() == (None, None, None, None)
    assert not saves.folder.exists()


def test_a_game_goes_on_where_it_was_left(saves: Saves) -> None:
    game = play(begun(Mode.VERSUS, seats=3), 7)
    game.undo()
    saves.write(game.record)
    assert saves.waiting
    found = saves.read()
    assert found.kept is None
    assert found.session is not None
    assert found.session.state == game.state
    assert found.session.undone == 1


def test_a_game_that_is_over_is_forgotten(saves: Saves) -> None:
    saves.write(begun().record)
    saves.remove()
    assert not saves.waiting
    saves.remove()


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff", b'{"format": "sagani-record"}'])
def test_a_broken_file_is_kept(saves: Saves, content: bytes) -> None:
    saves.folder.mkdir()
    saves.current.write_bytes(content)
    found = saves.read()
    assert found.session is None
    assert found.kept is not None
    assert found.kept.read_bytes() == content
    assert not saves.waiting


def test_a_save_of_a_later_game_is_kept_and_told_apart(saves: Saves) -> None:
    saves.folder.mkdir()
    saves.current.write_text('{"format": "sagani-record", "version": 9}')
    found = saves.read()
    assert found.newer == 9
    assert found.kept is not None


def test_the_good_part_of_a_broken_game_is_found(saves: Saves) -> None:
    game = play(begun(), 5)
    saves.write(game.record)
    data = json.loads(saves.current.read_text())
    data["moves"][3] = "pass"
    saves.current.write_text(json.dumps(data))
    found = saves.read()
    assert found.at == 3
    assert found.kept is not None
    assert json.loads(found.kept.read_text()) == data
    assert found.session is not None
    assert found.session.state == game.steps[2].after


def test_what_is_no_file_is_reported(saves: Saves) -> None:
    saves.current.mkdir(parents=True)
    with pytest.raises(StoreError):
        saves.read()
    with pytest.raises(StoreError):
        saves.remove()


@pytest.mark.parametrize("content", [b"garbage", b'{"format": "sagani-record", "version": 9}'])
def test_another_game_does_not_replace_what_cannot_be_read(saves: Saves, content: bytes) -> None:
    saves.folder.mkdir()
    saves.current.write_bytes(content)
    kept = saves.make_room()
    assert kept is not None
    assert kept.read_bytes() == content
    assert not saves.waiting


def test_a_sound_save_makes_no_room(saves: Saves) -> None:
    saves.write(begun().record)
    assert saves.make_room() is None
    assert saves.waiting
