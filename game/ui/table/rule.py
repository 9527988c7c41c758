"""The rule book's pages by what they are about; the values are their numbers."""

from __future__ import annotations

from enum import IntEnum


class Rule(IntEnum):
    """One page of the rule book. Its words are `book.N.title` and `book.N.text`."""

    TILES = 1
    PLACING = 2
    DISCS = 3
    LINES = 4
    SPIRITS = 5
    ORDER = 6
    CACOPHONY = 7
    OFFER = 8
    INTERMEZZO = 9
    HARMONY = 10
    END = 11
    ALONE = 12
