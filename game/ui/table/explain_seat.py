"""What is told of the parts of a player's panel."""

from __future__ import annotations

import pygame

from game.engine import Mode
from game.ui.input import Point
from game.ui.picture import Picture
from game.ui.table.note import Note
from game.ui.table.rule import Rule
from game.ui.table.seat_parts import SeatPart, part_at
from game.ui.table.seats import ranks_among_equals
from game.ui.table.view import TableView
from game.words import Words


def seat_note(view: TableView, seat: int, at: Point) -> Note:
    """The note on what lies at a point of a seat's panel on the table."""
    panel = view.layout.seats[seat]
    part, rect = part_at(panel, view.layout.unit, at)
    row = pygame.Rect(panel.left, rect.top, panel.width, rect.height)
    return part_note(view, seat, part, row)


def part_note(view: TableView, seat: int, part: SeatPart, rect: pygame.Rect) -> Note:
    """The note on one part of what a seat's panel tells, wherever it is drawn."""
    words, shown, name = view.words, view.picture.seats[seat], view.name(seat)
    match part:
        case SeatPart.NAME:
            title, text, rule = _name(view, seat)
            return Note(title, text, rule, rect)
        case SeatPart.SCORE:
            title = _score(view.picture, seat, words)
            return Note(title, _aim(view.picture, words), _score_rule(view.picture), rect)
        case SeatPart.SUPPLY:
            title = words("why.supply", n=shown.supply)
            return Note(title, words("why.supply.use"), Rule.DISCS, rect)
        case SeatPart.CACOPHONY:
            title = words("why.cacophony", n=shown.cacophony)
            return Note(title, words("why.cacophony.use"), Rule.CACOPHONY, rect)
        case SeatPart.SPIRITS:
            title = words("play.spirits", a=shown.spirits, b=len(shown.tiles))
            return Note(title, words("why.spirits"), Rule.SPIRITS, rect)
        case SeatPart.DISPLAY:
            title = words("why.display", name=name)
            return Note(title, words("why.large"), Rule.PLACING, rect)


def _name(view: TableView, seat: int) -> tuple[str, str, Rule]:
    words, name = view.words, view.name(seat)
    if seat == 0 and len(view.people) > 1:
        title = words("why.starter", name=name)
        return title, words("why.starter.end", name=name), Rule.END
    return name, words("why.player", name=name), Rule.DISCS


def _score(picture: Picture, seat: int, words: Words) -> str:
    """The points, and the place among those who have as many."""
    rank, score = ranks_among_equals(picture)[seat], picture.seats[seat].score
    points = words.counted("n.point", score)
    return points if rank is None else words("play.tie", n=points, r=rank)


def _aim(picture: Picture, words: Words) -> str:
    match picture.setup.mode:
        case Mode.VERSUS:
            return words("why.ahead")
        case Mode.SOLO:
            return words("why.race", n=picture.setup.target or 0)
        case Mode.SOLO_FULL:
            return words("why.full")


def _score_rule(picture: Picture) -> Rule:
    return Rule.ALONE if picture.setup.solo else Rule.HARMONY
