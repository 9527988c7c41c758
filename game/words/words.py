"""One language's words as the game asks for them: by key, counted, and with numbers and dates."""

from __future__ import annotations

from datetime import date

from game.words.catalogue import FALLBACK, catalogue, known

_MINUS = "–"
"""An en dash: the fonts have no minus of their own."""


class Words:
    """The texts of one language. Called with a key and the fields of its text.

    Whole numbers among the fields are written as `number` does. A key that is in no catalogue
    raises KeyError, as does a field that the text names and the caller does not give: both are
    mistakes in the program, and the tests look for them.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._texts = catalogue(language)

    @classmethod
    def load(cls, language: str) -> Words:
        """The words of `language`, a code or a locale's name; of English if it is unknown."""
        return cls(known(language) or FALLBACK)

    def __call__(self, key: str, /, **fields: object) -> str:
        """The text of `key`."""
        return self._filled(self._texts.gettext(key), fields)

    def counted(self, key: str, n: int, /, **fields: object) -> str:
        """The text of `key` in the form that goes with `n`, which becomes the field `n`."""
        return self._filled(self._texts.ngettext(key, key, abs(n)), {"n": n, **fields})

    def number(self, n: int) -> str:
        """`n` with the language's separators, and an en dash for a minus: 1,234 and –2."""
        digits = f"{abs(n):,}".replace(",", self._texts.gettext("number.thousands"))
        return _MINUS + digits if n < 0 else digits

    def signed(self, n: int) -> str:
        """`n` as a gain or a loss, the sign touching the digit: +6, –2 and +0."""
        return self.number(n) if n < 0 else "+" + self.number(n)

    def date(self, day: date) -> str:
        """A day as one writes it: 3 May 2027, 3. Mai 2027."""
        month = self._texts.gettext(f"month.{day.month}")
        text = self._texts.gettext("date")
        return text.format(day=day.day, month=month, year=day.year)

    def _filled(self, text: str, fields: dict[str, object]) -> str:
        return text.format(
            **{
                name: self.number(value) if type(value) is int else value
                for name, value in fields.items()
            }
        )
