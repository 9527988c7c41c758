"""What is told of the parts of the ledger: each sum and each flag has its own sentence."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.match import Flag, Outcome
from game.ui.drawing.brush import Brush
from game.ui.input import Point
from game.ui.table.explain_display import capital
from game.ui.table.note import Note
from game.ui.table.rule import Rule
from game.ui.table.strip import DISC_DOT, Piece, best_piece, disc_keys, flags_told, ledger_pieces
from game.ui.table.view import TableView

_RULES = {
    "sum.cacophony": Rule.CACOPHONY,
    "sum.missing": Rule.CACOPHONY,
    "sum.spirits": Rule.SPIRITS,
    "sum.score": Rule.HARMONY,
    "sum.supply": Rule.DISCS,
    "sum.placed": Rule.DISCS,
}
"""The rules of sums; of all others the order of things is told."""
_FLAG_RULES = {
    Flag.TARGET: Rule.END,
    Flag.LAST_ROUND: Rule.END,
    Flag.ENDS: Rule.END,
    Flag.FOURTH: Rule.INTERMEZZO,
    Flag.LEAD: Rule.HARMONY,
    Flag.TIE: Rule.HARMONY,
    Flag.PAYS_FIRST: Rule.ORDER,
    Flag.BELOW: Rule.CACOPHONY,
}

_MEASURED = 15.0
"""At this type size the parts of a text are compared, in u."""


def ledger_note(view: TableView, at: Point) -> Note | None:
    """The note on the part of the ledger at a point, while a placement is tried."""
    outcome, rect = view.turn.preview, view.layout.strip
    if outcome is None or not rect.collidepoint(at):
        return None
    brush = Brush(pygame.Surface((1, 1)), view.services.art, view.layout.unit)
    names = tuple(person.name for person in view.people)
    best = view.coach.best if view.coached else None
    if best is not None:
        told = best_piece(brush, rect, outcome, view.words, names, best)
        if told is not None and told.rect.collidepoint(at):
            return Note(told.text, view.words("why.coach.best"), Rule.HARMONY, told.rect)
    pieces = list(ledger_pieces(brush, rect, outcome, view.words, names))
    for note in _notes(view, brush, pieces, outcome):
        if note.beside.collidepoint(at):
            part = note.beside
            return note._replace(beside=pygame.Rect(part.left, rect.top, part.width, rect.height))
    return None


def _notes(view: TableView, brush: Brush, pieces: list[Piece], outcome: Outcome) -> Iterator[Note]:
    """A note for each part, beside where it stands."""
    words, (net, *rest) = view.words, pieces
    title = words("why.net", n=net.text)
    yield Note(title, words("why.net.sum"), Rule.ORDER, net.rect)
    keys = iter(_sum_keys(outcome))
    flags = flags_told(outcome)
    for piece in rest:
        if piece.flag:
            rule = _FLAG_RULES[next(flags)]
            yield Note(piece.text, words("why.flag"), rule, piece.rect)
        elif (key := next(keys)) == "sum.supply":
            yield from _disc_notes(view, brush, piece, outcome)
        else:
            yield _sum_note(view, key, piece.text, piece.rect)


def _sum_keys(outcome: Outcome) -> list[str]:
    spirits = ["sum.spirits"] if outcome.spirits else []
    return ["sum.supply", "sum.cacophony", *spirits, "sum.score"]


def _disc_notes(view: TableView, brush: Brush, piece: Piece, outcome: Outcome) -> Iterator[Note]:
    """The parts of the sum of discs, which stand side by side in one piece of text."""
    texts = piece.text.split(DISC_DOT)
    share = piece.rect.width / max(1, brush.text_width(piece.text, _MEASURED))
    rect = piece.rect.copy()
    for text, (key, _) in zip(texts, disc_keys(outcome), strict=True):
        rect.width = round(share * brush.text_width(text + DISC_DOT, _MEASURED))
        yield _sum_note(view, key, text, rect.copy())
        rect.left = rect.right


def _sum_note(view: TableView, key: str, text: str, rect: pygame.Rect) -> Note:
    told = "why.sum.missing" if key == "sum.cacophony" else f"why.{key}"
    return Note(capital(text), view.words(told), _RULES.get(key, Rule.ORDER), rect)
