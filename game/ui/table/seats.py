"""The players' panels: name, score, discs, cacophony, spirits, and the display in small."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import pygame

from game.engine import Cell
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Disc, Face, Unit
from game.ui.drawing.tile_art import draw_mini_display
from game.ui.input import Point
from game.ui.looks import looks_of
from game.ui.picture import Picture, SeatPicture
from game.words import Words

TALL, LOW = 200.0, 108.0
"""Panels of at least so many u have their numbers in a row above the display, lower ones in a
column beside it; the lowest have no display."""

CELL = 34.0
"""A tile in small, at most, in u."""


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits in a seat."""

    name: str
    colour: Disc


def draw_seat(
    brush: Brush,
    rect: pygame.Rect,
    person: Person,
    seat: SeatPicture,
    *,
    score: int,
    rank: int | None,
    lit: bool,
    first: bool,
    words: Words,
    fresh: Collection[Cell] = (),
) -> None:
    """What stands on one panel; `score` is the one to show, `rank` is given where others have the
    same, `lit` means to move; tiles on `fresh` cells are framed."""
    ink = theme.TEXT_INK if lit else theme.TEXT
    head = head_height(brush.unit)
    _draw_head(brush, rect, head, person, score, rank, lit, first, words)
    top = rect.top + head
    inset = brush.px(12)
    line = theme.PAPER_LINE if lit else theme.LINE
    brush.line((rect.left + inset, top), (rect.right - inset, top), line)
    body = pygame.Rect(rect.left + inset, top, rect.width - 2 * inset, rect.bottom - top)
    inks = ink, theme.TEXT_INK_DIM if lit else theme.TEXT_DIM
    if upright(rect, brush.unit):
        body = _draw_numbers_in_column(brush, body, person, seat, inks)
    else:
        body = _draw_numbers_in_row(brush, body, person, seat, inks)
    if body.height > brush.px(40) and body.width > brush.px(40):
        draw_mini_display(brush, looks_of(seat, person.colour), body, CELL, framed=fresh)


def disc_places(rect: pygame.Rect, unit: Unit) -> tuple[Point, Point]:
    """Where sound discs and cacophony discs lie in a panel that fills `rect`."""
    px, top = unit.px, rect.top + head_height(unit)
    if upright(rect, unit):
        step = (rect.bottom - top - px(8)) / 3
        x, first = rect.left + px(23), top + px(4) + step / 2
        return (x, first), (x, first + step)
    middle = top + max(px(44), unit.line_px(16)) // 2
    return (rect.left + px(24), middle), (rect.left + round(rect.width * 0.42), middle)


def head_height(unit: Unit) -> int:
    """The height of name and score, in pixels."""
    return max(unit.px(44), unit.line_px(18) + unit.px(14))


def upright(rect: pygame.Rect, unit: Unit) -> bool:
    """Whether the numbers stand in a column, beside the display."""
    return unit.px(LOW) <= rect.height < unit.px(TALL)


def _draw_head(
    brush: Brush,
    rect: pygame.Rect,
    height: int,
    person: Person,
    score: int,
    rank: int | None,
    lit: bool,
    first: bool,
    words: Words,
) -> None:
    """Disc, name, bell of the start player, score; the rank among equals after a slash."""
    middle = rect.top + height // 2 + brush.px(1)
    pale, dark = (theme.TEXT_INK, theme.TEXT_INK) if lit else (theme.TEXT, theme.LANTERN)
    if score < 0:
        dark = theme.PAPER_WARN if lit else theme.WARN
    right = rect.right - brush.px(12)
    if rank is not None:
        tie = brush.text(f"/{rank}", (right, middle + brush.px(4)), 15, pale, align="right")
        right = tie.left
    number = brush.text(
        words.number(score), (right, middle), 29, dark, face=Face.DISPLAY, align="right"
    )
    brush.disc(person.colour, (rect.left + brush.px(24), middle), brush.px(30))
    at, face = (rect.left + brush.px(43), middle), Face.DISPLAY
    room, bell = number.left - at[0] - brush.px(8), brush.px(31)
    beside = first and brush.fits(person.name, 18, room - bell, face)
    if beside:
        room -= bell
    name = brush.text(person.name, at, 18, pale, face=face, max_width=room)
    if beside:
        brush.svg_at("start_marker", (name.right + brush.px(18), middle), brush.px(25))
    elif first:
        foot = rect.left + brush.px(34), middle + brush.px(11)
        brush.svg_at("start_marker", foot, brush.px(19))


def _numbers(person: Person, seat: SeatPicture) -> tuple[tuple[str, str, bool], ...]:
    """Picture, text and whether it counts for anything."""
    spirits = f"{seat.spirits}/{len(seat.tiles)}"
    return (
        (f"disc_{person.colour}", str(max(0, seat.supply)), seat.supply > 0),
        ("disc_cacophony", str(seat.cacophony), seat.cacophony > 0),
        ("emblem", spirits, seat.spirits > 0),
    )


def _draw_numbers_in_row(
    brush: Brush, body: pygame.Rect, person: Person, seat: SeatPicture, inks: tuple[str, str]
) -> pygame.Rect:
    """The numbers side by side, with equal gaps; returns the room below them."""
    numbers = _numbers(person, seat)
    height = max(brush.px(44), brush.unit.line_px(16))
    if body.height < height + brush.px(40):
        height = body.height
    middle, picture_side = body.top + height // 2, brush.px(25)
    ahead = picture_side + brush.px(3)
    taken = [ahead + brush.text_width(text, 16, Face.EXTRABOLD) for _, text, _ in numbers]
    gap = max(brush.px(5), (body.width - sum(taken)) // 2)
    share = min(1.0, (body.width - 2 * gap - 3 * ahead) / max(1, sum(taken) - 3 * ahead))
    left = body.left
    for width, (picture, text, counts) in zip(taken, numbers, strict=True):
        brush.svg_at(picture, (left + picture_side // 2, middle), picture_side)
        room = round((width - ahead) * share)
        at, ink = (left + ahead, middle), inks[0] if counts else inks[1]
        brush.text(text, at, 16, ink, face=Face.EXTRABOLD, max_width=room)
        left += ahead + room + gap
    pad = brush.px(6)
    return pygame.Rect(body.left, body.top + height, body.width, body.height - height - pad)


def _draw_numbers_in_column(
    brush: Brush, body: pygame.Rect, person: Person, seat: SeatPicture, inks: tuple[str, str]
) -> pygame.Rect:
    """The numbers one below the other; returns the room beside them."""
    numbers = _numbers(person, seat)
    ahead, face = brush.px(28), Face.EXTRABOLD
    step = (body.height - brush.px(8)) / 3
    size = 16 * min(1.0, 1.1 * step / brush.unit.line_px(16))
    wide = min(max(brush.text_width(text, size, face) for _, text, _ in numbers), body.width // 3)
    side = min(brush.px(24), round(step))
    for place, (picture, text, counts) in enumerate(numbers):
        middle = body.top + brush.px(4) + step * (place + 0.5)
        brush.svg_at(picture, (body.left + brush.px(11), middle), side)
        at, ink = (body.left + ahead, middle), inks[0] if counts else inks[1]
        brush.text(text, at, size, ink, face=face, max_width=wide)
    left = max(ahead + wide + brush.px(8), brush.px(70))
    top, height = body.top + brush.px(6), body.height - brush.px(14)
    return pygame.Rect(body.left + left, top, body.width - left, height)


def ranks_among_equals(picture: Picture) -> list[int | None]:
    """For each seat its place among those with the same score, None where it is alone (S1)."""
    scores = [seat.score for seat in picture.seats]
    ranks: list[int | None] = []
    for seat, score in enumerate(scores):
        equals = [other for other in picture.stack if scores[other] == score]
        ranks.append(equals.index(seat) + 1 if len(equals) > 1 else None)
    return ranks
