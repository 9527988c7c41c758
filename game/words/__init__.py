"""Every word a player sees, in the languages of the text catalogues. Knows no screen."""

from game.words.catalogue import FALLBACK, Language, languages, system_language
from game.words.words import Words

__all__ = ["FALLBACK", "Language", "Words", "languages", "system_language"]
