"""Keys, plurals, numbers and dates as a player reads them."""

from datetime import date

import pytest

from game.words import Words, languages, system_language


@pytest.fixture
def english() -> Words:
    return Words.load("en")


@pytest.fixture
def german() -> Words:
    return Words.load("de")


def test_a_key_gives_its_text(english: Words, german: Words) -> None:
    assert english("menu.new") == "New game"
    assert german("menu.new") == "Neues Spiel"


def test_fields_are_filled_in_and_never_read_again(english: Words) -> None:
    assert english("play.turn", name="{n} Ada") == "{n} Ada to play"


def test_a_field_may_be_called_as_the_key_is(english: Words) -> None:
    assert "“language”" in english("set.bad", key="language")


def test_a_missing_key_is_loud(german: Words) -> None:
    with pytest.raises(KeyError):
        german("no.such.key")
    with pytest.raises(KeyError):
        german.counted("no.such.key", 2)


def test_a_missing_field_is_loud(english: Words) -> None:
    with pytest.raises(KeyError):
        english("play.turn")


@pytest.mark.parametrize(
    ("n", "text"),
    [(0, "0 points"), (1, "1 point"), (2, "2 points"), (-1, "–1 point"), (1234, "1,234 points")],
)
def test_counting_takes_the_right_form(english: Words, n: int, text: str) -> None:
    assert english.counted("n.point", n) == text


def test_counting_takes_further_fields(german: Words) -> None:
    text = german.counted("res.reason.points", 1, name="Ben")
    assert text == "1 Punkt vor Ben"


def test_numbers(english: Words, german: Words) -> None:
    assert english.number(1234567) == "1,234,567"
    assert german.number(-1234) == "–1.234"
    assert german.signed(6) == "+6"
    assert german.signed(-2) == "–2"


def test_dates(english: Words, german: Words) -> None:
    day = date(2027, 5, 3)
    assert english.date(day) == "3 May 2027"
    assert german.date(day) == "3. Mai 2027"


def test_languages_name_themselves() -> None:
    assert [(each.code, each.name) for each in languages()][:2] == [
        ("en", "English"),
        ("de", "Deutsch"),
    ]


@pytest.mark.parametrize(
    ("preferred", "code"),
    [(["de_AT.UTF-8"], "de"), (["fr", "de-CH"], "de"), (["C", ""], "en"), ([], "en")],
)
def test_the_first_known_locale_is_taken(preferred: list[str], code: str) -> None:
    assert system_language(preferred) == code


def test_the_environment_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert system_language() == "de"


def test_an_unknown_language_is_english() -> None:
    assert Words.load("tlh").language == "en"
