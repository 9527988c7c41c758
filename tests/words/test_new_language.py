"""A language is added by adding a file, plural rule and all."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.resources import assets
from game.words import Words, catalogue, languages

POLISH = r"""
msgid ""
msgstr ""
"Language: pl\n"
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) "
"? 1 : 2);\n"

msgid "lang.name"
msgstr "Polski"

msgid "n.point"
msgid_plural "n.point"
msgstr[0] "{n} punkt"
msgstr[1] "{n} punkty"
msgstr[2] "{n} punktów"

msgid "menu.quit"
msgstr ""
"""


@pytest.fixture
def with_polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    shutil.copytree(assets() / "words", tmp_path / "words")
    (tmp_path / "words" / "pl.po").write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr(catalogue, "assets", lambda: tmp_path)
    forget()
    yield
    forget()


def forget() -> None:
    catalogue.languages.cache_clear()
    catalogue.catalogue.cache_clear()


@pytest.mark.usefixtures("with_polish")
def test_a_file_is_a_language() -> None:
    assert [language.name for language in languages()] == ["English", "Deutsch", "Polski"]
    words = Words.load("pl_PL")
    counted = [words.counted("n.point", n) for n in (1, 3, 5, 22)]
    assert counted == ["1 punkt", "3 punkty", "5 punktów", "22 punkty"]


@pytest.mark.usefixtures("with_polish")
@pytest.mark.parametrize("key", ["menu.quit", "menu.new"])
def test_what_it_lacks_is_english(key: str) -> None:
    assert Words.load("pl")(key) == Words.load("en")(key)
