"""The catalogues agree with each other, with the code that asks for them and with the fonts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import polib
import pytest
from fontTools.ttLib import TTFont

import game
from game.engine import Direction, Element, Reason
from game.match import Wall
from game.resources import assets
from game.words import FALLBACK, languages

CODES = [language.code for language in languages()]
KEY = re.compile(r"[a-z0-9]+(\.[a-z0-9-]+)+")
ENDINGS = (".svg", ".json", ".ogg", ".ttf", ".po", ".png", ".sqlite", ".txt")


def entries(code: str) -> dict[str, polib.POEntry]:
    return {entry.msgid: entry for entry in polib.pofile(str(assets() / "words" / f"{code}.po"))}


def texts(entry: polib.POEntry) -> list[str]:
    return list(entry.msgstr_plural.values()) if entry.msgid_plural else [entry.msgstr]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


ENGLISH = entries(FALLBACK)


def test_english_and_german_are_there() -> None:
    assert {"en", "de"} <= set(CODES)


@pytest.mark.parametrize("code", CODES)
def test_no_key_stands_twice(code: str) -> None:
    polib.pofile(str(assets() / "words" / f"{code}.po"), check_for_duplicates=True)


@pytest.mark.parametrize("code", CODES)
def test_the_keys_are_those_of_english(code: str) -> None:
    assert set(entries(code)) == set(ENGLISH)


@pytest.mark.parametrize("code", CODES)
def test_no_text_is_empty(code: str) -> None:
    assert [key for key, entry in entries(code).items() if not all(texts(entry))] == []


@pytest.mark.parametrize("code", CODES)
def test_the_fields_are_those_of_english(code: str) -> None:
    for key, entry in entries(code).items():
        wanted = set().union(*map(fields, texts(ENGLISH[key])))
        assert set().union(*map(fields, texts(entry))) == wanted, key


@pytest.mark.parametrize("code", CODES)
def test_counted_texts_have_every_form_of_the_language(code: str) -> None:
    path = assets() / "words" / f"{code}.po"
    rule = polib.pofile(str(path)).metadata["Plural-Forms"]
    forms = int(rule.partition("nplurals=")[2].partition(";")[0])
    for key, entry in entries(code).items():
        assert bool(entry.msgid_plural) == bool(ENGLISH[key].msgid_plural), key
        if entry.msgid_plural:
            assert set(entry.msgstr_plural) == set(range(forms)), key


@pytest.mark.parametrize("font", sorted((assets() / "fonts").glob("*.ttf")), ids=lambda p: p.stem)
@pytest.mark.parametrize("code", CODES)
def test_the_fonts_have_every_character(code: str, font: Path) -> None:
    with TTFont(font) as opened:
        has = set(opened.getBestCmap())
    used = {
        character
        for entry in entries(code).values()
        for text in texts(entry)
        for character in text
        if character != "\n"
    }
    assert {character for character in used if ord(character) not in has} == set()


def test_there_are_fonts() -> None:
    assert list((assets() / "fonts").glob("*.ttf"))


def asked_for() -> Iterator[tuple[str, str, bool]]:
    """Strings in the code that look like keys: where, the text, and whether it is only a start."""
    roots = {key.partition(".")[0] for key in ENGLISH if "." in key}
    for path in sorted(Path(game.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            start = isinstance(node, ast.JoinedStr)
            part = node.values[0] if isinstance(node, ast.JoinedStr) and node.values else node
            if not isinstance(part, ast.Constant) or not isinstance(part.value, str):
                continue
            text = part.value
            if text.partition(".")[0] not in roots or text.endswith(ENDINGS):
                continue
            if (start and re.fullmatch(r"[a-z0-9.-]+\.", text)) or KEY.fullmatch(text):
                yield f"{path.name}:{part.lineno}", text, start


def test_every_key_the_code_names_exists() -> None:
    missing = [
        (place, text)
        for place, text, start in asked_for()
        if not text.endswith(".") and not start and text not in ENGLISH
    ]
    assert missing == []


def test_every_start_of_a_key_the_code_names_exists() -> None:
    missing = [
        (place, text)
        for place, text, start in asked_for()
        if start and not any(key.startswith(text) for key in ENGLISH)
    ]
    assert missing == []


@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_has_its_sentence(reason: Reason) -> None:
    assert f"no.{reason.value}" in ENGLISH


@pytest.mark.parametrize("wall", Wall)
def test_every_end_of_undo_has_its_sentence(wall: Wall) -> None:
    assert f"undo.{wall.value}" in ENGLISH


@pytest.mark.parametrize("element", Element)
def test_every_element_has_its_words(element: Element) -> None:
    for ending in ("", ".arrow", ".tile", ".spirit"):
        assert f"el.{element.word}{ending}" in ENGLISH


@pytest.mark.parametrize("direction", Direction)
def test_every_direction_has_its_words(direction: Direction) -> None:
    assert f"dir.{direction.name.lower()}" in ENGLISH
