"""Settings outlive the game, other versions and bad values."""

import json
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from game.store import (
    Aids,
    Away,
    Confirm,
    HandOver,
    Palette,
    Settings,
    Speed,
    StoreError,
    Trouble,
    read_settings,
    write_settings,
)

OTHERS: dict[str, Any] = {
    "language": "de",
    "fullscreen": True,
    "names": ("Jörg", "\ud800"),
    "colours": ("amber", "ivory"),
    "aids": Aids.COACH,
    "confirm": Confirm.ONE,
    "hand": HandOver.CARD,
    "swapped": True,
    "frames": 144,
    "display": 3,
    "speak": True,
    "speed": Speed.INSTANT,
    "less_motion": True,
    "idle_life": False,
    "palette": Palette.CONTRAST,
    "text": 200,
    "scale": 80,
    "volume": 0,
    "music": 100,
    "voices": 35,
    "sounds": 99,
    "muted": True,
    "away": Away.ALL,
    "keys": {"undo": "key 117", "an action to come": "key 1"},
    "buttons": {"confirm": "button 1"},
}
"""Another value than the usual one for every setting."""
BAD: dict[str, list[Any]] = {
    "language": [7],
    "fullscreen": [0, "yes", None],
    "names": ["Jörg", [1]],
    "colours": [{}, ["amber", None]],
    "aids": ["much", None],
    "confirm": ["three", 1],
    "hand": [False, "none"],
    "swapped": [1, "left"],
    "frames": [0, 61, "60", 60.0, None],
    "display": [-1, 65, "first", True],
    "speak": ["yes"],
    "speed": ["fast", 1, None, [], {}],
    "less_motion": [1],
    "idle_life": ["no"],
    "palette": ["", ["usual"]],
    "text": [99, 201, 150.0, "150", True, None, 10**30],
    "scale": [79, 201, -100, False],
    "volume": [101, -1, 0.5],
    "music": [101, True],
    "voices": [-1, "loud"],
    "sounds": [None, 1e3],
    "muted": ["off"],
    "away": ["bed", None, 2],
    "keys": [[], "undo", None],
    "buttons": [7],
}


def test_no_file_means_the_usual_settings(tmp_path: Path) -> None:
    assert read_settings(tmp_path / "none.json") == (Settings(), (), None)


def test_settings_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    settings = replace(Settings(), **OTHERS)
    write_settings(path, settings)
    assert read_settings(path) == (settings, (), None)


@pytest.mark.parametrize("key", OTHERS)
def test_every_setting_is_kept(tmp_path: Path, key: str) -> None:
    path = tmp_path / "settings.json"
    settings = replace(Settings(), **{key: OTHERS[key]})
    assert settings != Settings()
    write_settings(path, settings)
    assert read_settings(path).settings == settings


def test_a_key_that_is_no_text_costs_only_itself(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"keys": {"undo": 7, "redo": "key 114"}}', encoding="utf-8")
    assert read_settings(path) == (replace(Settings(), keys={"redo": "key 114"}), (), None)


def test_no_setting_is_forgotten_here() -> None:
    assert {field.name for field in fields(Settings)} - {"others"} == OTHERS.keys() == BAD.keys()


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in BAD.items() for value in values], ids=repr
)
def test_each_bad_value_costs_only_its_own_setting(tmp_path: Path, key: str, value: object) -> None:
    path = tmp_path / "settings.json"
    settings = replace(Settings(), **OTHERS)
    write_settings(path, settings)
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, key: value}), encoding="utf-8")
    read = read_settings(path)
    assert read.bad == (key,)
    assert read.settings == replace(settings, **{key: getattr(Settings(), key)})


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


def test_a_mark_of_byte_order_before_the_text_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(b'\xef\xbb\xbf{"text": 150}')
    assert read_settings(path).settings.text == 150


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
