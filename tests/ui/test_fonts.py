"""What a player types is seen, in whatever script; what no font knows is a question mark."""

from pathlib import Path

import pygame
import pytest

from game.resources import assets
from game.ui.drawing.fonts import UNKNOWN, Fonts
from game.ui.drawing.theme import Face

FACES = tuple(Face)
NOWHERE = "\ue123"


@pytest.fixture
def fonts(monkeypatch: pytest.MonkeyPatch) -> Fonts:
    """Fonts on a system that has none of its own."""
    monkeypatch.setattr(pygame.font, "match_font", lambda name: None)
    return Fonts(assets() / "fonts")


def pixels(fonts: Fonts, string: str, face: Face) -> bytes:
    return pygame.image.tobytes(fonts.render(string, face, 24, "#FFFFFF"), "RGBA")


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("name", ["Şükrü Ğ", "Надежда", "Ελένη", "Zażółć gęślą"])
def test_every_letter_of_a_name_is_seen(fonts: Fonts, name: str, face: Face) -> None:
    seen = {pixels(fonts, letter, face) for letter in set(name)}
    assert len(seen) == len(set(name))
    assert pixels(fonts, UNKNOWN, face) not in seen
    assert all(
        any(picture) for letter in set(name) - {" "} for picture in [pixels(fonts, letter, face)]
    )


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize(
    "string", ["Mira", "Jürgen", "Şükrü", f"a{NOWHERE}b", "Надежда Ω x", "", " "]
)
def test_a_line_is_as_wide_as_it_says(fonts: Fonts, string: str, face: Face) -> None:
    assert fonts.render(string, face, 18, "#FFFFFF").width == fonts.width(string, face, 18)


@pytest.mark.parametrize("face", FACES)
def test_what_no_font_knows_is_a_question_mark(fonts: Fonts, face: Face) -> None:
    assert pixels(fonts, f"a{NOWHERE}b", face) == pixels(fonts, "a?b", face)


def test_the_fonts_of_the_system_are_asked_last(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def match(name: str) -> str | None:
        asked.append(name)
        return "no such file.ttf" if len(asked) == 1 else None

    monkeypatch.setattr(pygame.font, "match_font", match)
    fonts = Fonts(assets() / "fonts")
    pixels(fonts, "Ömür Надежда", Face.DISPLAY)
    assert asked == []
    assert pixels(fonts, NOWHERE, Face.DISPLAY) == pixels(fonts, "?", Face.DISPLAY)
    assert asked
    before = len(asked)
    pixels(fonts, NOWHERE + "\ue124", Face.DISPLAY)
    assert len(asked) == before


def test_a_word_stays_in_one_font(fonts: Fonts) -> None:
    parts = [part for _, part in fonts._runs("Ala Zażółć", Face.DISPLAY, 20)]
    assert parts == ["Ala ", "Zażółć"]


def test_fonts_are_read_from_the_folder(tmp_path: Path) -> None:
    with pytest.raises((FileNotFoundError, pygame.error)):
        Fonts(tmp_path).width("a", Face.REGULAR, 14)
