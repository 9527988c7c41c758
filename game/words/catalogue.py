"""The catalogues in `assets/words`, one .po file a language, and which language to begin with.

A catalogue is read as it is edited, and handed to the standard library's gettext, which knows
each language's plural rule. A key missing in a language is looked up in English.
"""

from __future__ import annotations

import locale
import os
import sys
from collections.abc import Iterable
from functools import cache
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from typing import NamedTuple, NoReturn

import polib

from game.resources import assets

FALLBACK = "en"
"""The language that has every key."""
_NAME = "lang.name"


class Language(NamedTuple):
    """A language there is a catalogue for: its code, and its name for itself."""

    code: str
    name: str


class _Missing(NullTranslations):
    """The end of the line: a key that no catalogue has is a mistake in the program."""

    def gettext(self, message: str) -> NoReturn:
        raise KeyError(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> NoReturn:
        raise KeyError(msgid1)


@cache
def languages() -> tuple[Language, ...]:
    """All languages, English first, the others by their own names."""
    found = [
        Language(path.stem, catalogue(path.stem).gettext(_NAME))
        for path in (assets() / "words").glob("*.po")
    ]
    return tuple(sorted(found, key=lambda each: (each.code != FALLBACK, each.name)))


@cache
def catalogue(code: str) -> GNUTranslations:
    """The texts of a language, with English behind it. Raises OSError if there is no such file."""
    path = assets() / "words" / f"{code}.po"
    texts = GNUTranslations(BytesIO(polib.pofile(str(path), encoding="utf-8").to_binary()))
    texts.add_fallback(_Missing() if code == FALLBACK else catalogue(FALLBACK))
    return texts


def known(wanted: str) -> str | None:
    """The code of the catalogue for a locale's name: `de`, `de_AT.UTF-8` and `de-CH` are `de`."""
    codes = {language.code for language in languages()}
    full = wanted.replace("-", "_").partition(".")[0]
    return next((code for code in (full, full.partition("_")[0]) if code in codes), None)


def system_language(preferred: Iterable[str] | None = None) -> str:
    """The first of the preferred locales that has a catalogue, or English.

    Without a list of locales the environment's and the system's are asked.
    """
    for name in _preferred() if preferred is None else preferred:
        code = known(name)
        if code is not None:
            return code
    return FALLBACK


def _preferred() -> list[str]:
    names: list[str] = []
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        names += os.environ.get(variable, "").split(":")
    if sys.platform == "win32":
        import ctypes

        shown = ctypes.windll.kernel32.GetUserDefaultUILanguage()
        names.append(locale.windows_locale.get(shown, ""))
    return names
