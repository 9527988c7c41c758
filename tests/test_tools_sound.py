"""The synthesiser: its sheet is the one in use, and where its libraries are, it makes the files."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

import pytest

from game.resources import assets
from tools.sound.sheet import named, sheet

FOLDER = assets() / "sound"
needs_libraries = pytest.mark.skipif(
    any(find_spec(name) is None for name in ("numpy", "scipy", "soundfile")),
    reason="the dependency group sound is not installed",
)


def test_the_sheet_in_use_is_the_one_the_tool_writes() -> None:
    assert json.loads((FOLDER / "sheet.json").read_text(encoding="utf-8")) == sheet()


def test_the_sheet_names_what_is_there() -> None:
    assert named(sheet()) == {path.name for path in FOLDER.glob("*.ogg")}


@needs_libraries
def test_the_files_keep_the_rules() -> None:
    from tools.sound.check import check

    assert check(FOLDER) == []


@needs_libraries
def test_the_interface_is_made_again_as_it_is(tmp_path: Path) -> None:
    import numpy as np

    from tools.sound.build import build
    from tools.sound.files import read

    build("ui", tmp_path)
    for path in sorted(tmp_path.iterdir()):
        made, kept = read(path), read(FOLDER / path.name)
        assert made.shape == kept.shape
        assert np.abs(made - kept).max() < 1e-3, path.name
