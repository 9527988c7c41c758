"""A played turn in words, as the replay and the results tell it."""

from __future__ import annotations

from collections.abc import Iterator

from game.match import PlayedTurn
from game.words import Words

BETWEEN = "  ·  "


def turn_words(turn: PlayedTurn, name: str, words: Words) -> str:
    """Who did what, and what it brought, on one line."""
    return BETWEEN.join((deed_words(turn, name, words), *gain_words(turn, words)))


def deed_words(turn: PlayedTurn, name: str, words: Words) -> str:
    """Who did what."""
    if turn.tile is not None:
        tile = words(f"el.{turn.tile.element.word}.tile")
        return words("log.place", name=name, tile=tile)
    return words("log.pass" if turn.passed else "log.draw", name=name)


def gain_words(turn: PlayedTurn, words: Words) -> Iterator[str]:
    """What it brought, as far as it brought anything."""
    if turn.covered:
        yield words.counted("hint.why.arrows", turn.covered)
    if turn.spirits:
        yield words.counted("n.spirit", len(turn.spirits))
    if turn.cacophony:
        yield words.counted("n.cacophony", turn.cacophony)
    if turn.spirits or turn.cacophony:
        yield words.signed(turn.net)
