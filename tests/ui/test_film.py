"""`film`: a move becomes pictures, one for each frame, in both forms of motion."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.commands.shot import demo
from game.match import write

SMALL = ["--size", "320x200", "--fps", "6"]


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(write(demo(2, 6).record), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("how", [[], ["--tried"], ["--less-motion"]], ids=" ".join)
def test_a_film_is_a_folder_of_numbered_pictures(
    record: str, how: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "film"
    assert main(["film", str(folder), "--record", record, "--move", "6", *SMALL, *how]) == 0
    pictures = sorted(folder.iterdir())
    assert [path.name for path in pictures] == [f"{n + 1:04}.png" for n in range(len(pictures))]
    assert f"{len(pictures)} pictures" in capsys.readouterr().out
    assert pygame.image.load(pictures[0]).get_size() == (320, 200)
    assert len({path.read_bytes() for path in pictures}) > 3


@pytest.mark.parametrize("number", ["0", "7"])
def test_a_move_that_was_not_made_is_refused(
    record: str, number: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["film", str(tmp_path / "film"), "--record", record, "--move", number]) == 1
    assert "no such move" in capsys.readouterr().err


def test_a_record_that_cannot_be_read_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "none.json")
    assert main(["film", str(tmp_path / "film"), "--record", nowhere]) == 1
    assert nowhere in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_told(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    assert main(["film", str(file), "--record", record, *SMALL]) == 1
    assert str(file) in capsys.readouterr().err


@pytest.mark.parametrize("fps", ["0", "many", "241"])
def test_so_many_pictures_a_second_cannot_be(fps: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        main(["film", str(tmp_path), "--fps", fps])
