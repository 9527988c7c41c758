"""Settings outlive the game, other versions and bad values."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from game.store import Settings, StoreError, Trouble, read_settings, write_settings


def test_no_file_means_the_usual_settings(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "none.json") == (Settings(), (), None)


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = Settings("de", True, ("Jörg", "\ud800"), ("amber", "ivory"))
    write_settings(path, settings)
    assert read_settings(path).settings == settings


def test_a_bad_value_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"language": "de", "fullscreen": "yes", "names": [1], "colours": ["ivory"]}')
    read = read_settings(path)
    assert read.settings == Settings(language="de", colours=("ivory",))
    assert read.bad == ("fullscreen", "names")
    assert read.kept is None


def test_unknown_keys_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"weather": {"rain": 3}, "language": "en"}')
    write_settings(path, replace(read_settings(path).settings, language="de"))
    data = json.loads(path.read_text())
    assert data["weather"] == {"rain": 3}
    assert data["language"] == "de"


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff\xfe", b"[" * 100_000])
def test_a_broken_file_is_moved_aside(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    read = read_settings(path)
    assert read.settings == Settings()
    assert read.kept is not None
    assert read.kept.read_bytes() == content
    assert not path.exists()


def test_what_is_no_file_is_reported(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        read_settings(tmp_path)
    assert caught.value.trouble is Trouble.UNREADABLE
