"""What happened last, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import pygame

from game.engine import (
    TILES,
    CacophonyTaken,
    Passed,
    SentToRow,
    SpiritAppeared,
    TilePlaced,
)
from game.match import Step
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.input import Point
from game.ui.table.seats import Person
from game.words import Words

LINES = 12
"""No log has room for more lines than these."""


class Line(NamedTuple):
    """One thing that happened: whose, in words, in fewer words, and the picture beside it."""

    seat: int
    text: str
    short: str
    picture: str = ""


def lines(steps: Iterable[Step], people: tuple[Person, ...], words: Words) -> Iterator[Line]:
    """The events of these moves that are worth a line, in order."""
    for step in steps:
        for event in step.events:
            match event:
                case TilePlaced(seat, tile):
                    yield _about(seat, tile, people, words, "log.place", "tile")
                case SpiritAppeared(seat, _, tile):
                    value = TILES[tile].value
                    yield _about(seat, tile, people, words, "log.spirit", "spirit", value)
                case CacophonyTaken(seat, discs, points):
                    taken = words.counted("n.cacophony", discs)
                    name = people[seat].name
                    text = words("log.cacophony", name=name, discs=taken, n=points)
                    short = f"{words('play.cacophony')}, {words.signed(-points)}"
                    yield Line(seat, text, short, "disc_cacophony")
                case SentToRow(seat):
                    yield _plain(seat, people, words("log.draw", name=people[seat].name))
                case Passed(seat):
                    yield _plain(seat, people, words("log.pass", name=people[seat].name))
                case _:
                    pass


def last_lines(steps: Sequence[Step], people: tuple[Person, ...], words: Words) -> list[Line]:
    """The newest lines of these moves, as many as a log has room for, in order."""
    told: list[Line] = []
    for step in reversed(steps):
        told[:0] = lines([step], people, words)
        if len(told) >= LINES:
            break
    return told


def _about(
    seat: int,
    tile: int,
    people: tuple[Person, ...],
    words: Words,
    key: str,
    noun: str,
    points: int = 0,
) -> Line:
    element = TILES[tile].element
    named = words(f"el.{element.word}.{noun}")
    fields = {"name": people[seat].name, noun: named, "n": points}
    short = f"{named}, {words.signed(points)}" if points else named
    return Line(seat, words(key, **fields), _begun(short), f"sign_{element.word}")


def _plain(seat: int, people: tuple[Person, ...], text: str) -> Line:
    return Line(seat, text, _begun(text.removeprefix(people[seat].name).lstrip()))


def _begun(text: str) -> str:
    """A line that begins with a capital letter."""
    return text[:1].upper() + text[1:]


def has_room(rect: pygame.Rect, unit: Unit) -> bool:
    """Whether one line fits into `rect`."""
    return _rows(rect, unit)[1] > 0


def draw_log(brush: Brush, rect: pygame.Rect, told: list[Line], people: tuple[Person, ...]) -> None:
    """As many of the last lines as there is room for (one or more), the newest at the bottom."""
    step, rows = _rows(rect, brush.unit)
    shown = told[-rows:]
    whole = all(brush.text_width(line.text, 14) <= _room(brush, rect, line) for line in shown)
    top = rect.top + (rect.height - rows * step) // 2
    for row, line in enumerate(shown):
        middle = top + step * (row + 0.5)
        brush.disc(people[line.seat].colour, (rect.left + brush.px(18), middle), brush.px(17))
        if line.picture:
            brush.svg_at(line.picture, (rect.right - brush.px(17), middle), brush.px(19))
        text, at = line.text if whole else line.short, (rect.left + brush.px(32), middle)
        brush.text(text, at, 14, max_width=_room(brush, rect, line))


def _room(brush: Brush, rect: pygame.Rect, line: Line) -> int:
    """How wide a line may be: between its disc and its picture."""
    return rect.width - brush.px(40) - (brush.px(24) if line.picture else 0)


def line_at(
    rect: pygame.Rect, unit: Unit, told: list[Line], at: Point
) -> tuple[Line, pygame.Rect] | None:
    """The line at a point of the log, and where it is."""
    step, rows = _rows(rect, unit)
    if rows < 1:
        return None
    shown = told[-rows:]
    top = rect.top + (rect.height - rows * step) // 2
    row = int((at[1] - top) // step)
    if not 0 <= row < len(shown):
        return None
    return shown[row], pygame.Rect(rect.left, top + row * step, rect.width, step)


def _rows(rect: pygame.Rect, unit: Unit) -> tuple[int, int]:
    """The height of a line, and how many there is room for."""
    step = max(unit.px(30), unit.line_px(14))
    return step, (rect.height - unit.px(12)) // step
