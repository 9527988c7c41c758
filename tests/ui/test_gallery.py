"""Every scene can be looked at: in every language, at every size, by a command."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.__main__ import main
from game.commands.shot import demo
from game.match import Session, write
from game.resources import assets, levels
from game.store import Home
from game.ui.gallery import EXHIBITS, Exhibit, paint
from game.ui.scene import SceneStack
from game.ui.services import Services, furnish
from game.words import languages

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (3440, 1440))
CODES = tuple(language.code for language in languages())


def drawn(
    exhibit: Exhibit, services: Services, session: Session, size: tuple[int, int]
) -> pygame.Surface:
    """A scene as it stands there when it comes up."""
    stack = SceneStack(size)
    exhibit.show(stack, services, session)
    surface = pygame.Surface(size)
    stack.draw(surface)
    return surface


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_scene_is_drawn_in_every_language(size: tuple[int, int], tmp_path: Path) -> None:
    pygame.display.init()
    services = furnish(Home(tmp_path), assets(), levels())
    for name, exhibit in EXHIBITS.items():
        session = demo(exhibit.seats, None, exhibit.stop)
        pictures = []
        for code in CODES:
            services.change(language=code)
            pictures.append(drawn(exhibit, services, session, size))
            shades = pygame.transform.average_color(pictures[-1], consider_alpha=False)
            assert any(shades[:3]), f"{name} is black in {code}"
        told = {pygame.image.tobytes(picture, "RGB") for picture in pictures}
        assert len(told) == len(CODES), f"{name} has the same words in all languages"
    assert services.notices == []


def test_a_scene_is_painted_on_the_largest_screen(tmp_path: Path) -> None:
    path = tmp_path / "large.png"
    paint(EXHIBITS["ghost"], demo(4, None), (3840, 2160), "de", path)
    assert pygame.image.load(path).get_size() == (3840, 2160)


# --- The command ----------------------------------------------------------------------------


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "new folder" / "picture.png"


def test_the_command_writes_a_picture_of_the_size_asked_for(out: Path) -> None:
    assert main(["shot", str(out), "--scene", "menu", "--size", "1024x600", "--lang", "de"]) == 0
    assert pygame.image.load(out).get_size() == (1024, 600)


@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_the_command_shows_a_game_of_so_many(out: Path, seats: str) -> None:
    words = ["shot", str(out), "--scene", "play", "--size", "640x360", "--seats", seats]
    assert main([*words, "--at", "5"]) == 0
    assert out.is_file()


def test_the_command_shows_a_record_at_a_move(out: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    record.write_text(write(demo(2, 12).record), encoding="utf-8")
    words = ["shot", "--scene", "play", "--size", "640x360", "--record", str(record)]
    pictures = set()
    for at in ("0", "6", "12"):
        path = out.with_name(f"{at}.png")
        assert main([*words, "--at", at, str(path)]) == 0
        pictures.add(path.read_bytes())
    assert len(pictures) == 3


def test_the_command_names_the_scenes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["shot", "--list"]) == 0
    assert capsys.readouterr().out.split() == list(EXHIBITS)


def refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that the command writes when it cannot do what was asked."""
    assert main(["shot", *words]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.endswith("\n")
    assert told.err.count("\n") == 1
    return told.err


@pytest.mark.parametrize("words", [["--scene", "menu"], ["x.png"], ["x.png", "--scene", "moon"]])
def test_a_scene_and_a_file_are_needed(
    words: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "--list" in refused(words, capsys)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "words",
    [
        ["--size", "0x0"],
        ["--size", "1280"],
        ["--size", "1280x99999"],
        ["--size", "wide"],
        ["--lang", "xx"],
        ["--seats", "5"],
        ["--seats", "0"],
        ["--at", "soon"],
    ],
)
def test_words_that_mean_nothing_are_refused(
    words: list[str], out: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["shot", str(out), "--scene", "menu", *words])
    assert left.value.code == 2
    assert words[0] in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("content", [None, "no record", '{"format": "sagani-record"}'])
def test_a_record_that_cannot_be_read_is_told(
    out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | None
) -> None:
    record = tmp_path / "game.json"
    if content is not None:
        record.write_text(content, encoding="utf-8")
    words = [str(out), "--scene", "play", "--record", str(record)]
    assert str(record) in refused(words, capsys)
    assert not out.exists()


def test_a_record_that_cannot_be_played_is_told(
    out: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.json"
    text = write(demo(2, 3).record)
    record.write_text(text.replace('"moves": [', '"moves": ["pass", '), encoding="utf-8")
    words = [str(out), "--scene", "play", "--record", str(record)]
    assert "move 0" in refused(words, capsys)


@pytest.mark.parametrize("name", ["folder.png", "file/picture.png"])
def test_a_picture_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    (tmp_path / "file").write_text("", encoding="utf-8")
    path = tmp_path / name
    told = refused([str(path), "--scene", "menu", "--size", "640x360"], capsys)
    assert str(path) in told
    assert "None" not in told
