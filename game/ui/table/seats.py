"""The players' panels: name, score, discs, cacophony, spirits, and the display in small."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine import MAGIC_MARK
from game.ui import theme
from game.ui.brush import Brush
from game.ui.panels import Panel
from game.ui.picture import Picture, SeatPicture
from game.ui.table.layout import SOLO_COUNTS
from game.ui.table.looks import looks_of
from game.ui.theme import Disc, Face
from game.ui.tile_art import draw_mini_display
from game.words import Words

TALL = 200.0
"""Panels of at least this many u have their numbers in a row above the display."""


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
) -> None:
    """One panel; `score` is the one to show, `rank` is
    given where others have the same, `lit` means to move."""
    brush.panel(rect, Panel.LANTERN if lit else Panel.LACQUER)
    ink = theme.TEXT_INK if lit else theme.TEXT
    _draw_head(brush, rect, person, score, rank, lit, first, words)
    top = rect.top + brush.px(44)
    inset = brush.px(12)
    line = theme.PAPER_LINE if lit else theme.LINE
    brush.line((rect.left + inset, top), (rect.right - inset, top), line)
    body = pygame.Rect(rect.left + inset, top, rect.width - 2 * inset, rect.bottom - top)
    faint = theme.TEXT_INK_DIM if lit else theme.TEXT_DIM
    if rect.height >= brush.px(TALL) or rect.height <= brush.px(130):
        _draw_numbers_in_row(brush, body, person, seat, (ink, faint))
        body = body.inflate(0, -brush.px(50)).move(0, brush.px(22))
    else:
        _draw_numbers_in_column(brush, body, person, seat, (ink, faint))
        column = brush.px(70)
        body = pygame.Rect(
            body.left + column,
            body.top + brush.px(6),
            body.width - column,
            body.height - brush.px(14),
        )
    if body.height > brush.px(40):
        draw_mini_display(brush, looks_of(seat, person.colour), body)


def _draw_head(
    brush: Brush,
    rect: pygame.Rect,
    person: Person,
    score: int,
    rank: int | None,
    lit: bool,
    first: bool,
    words: Words,
) -> None:
    """Disc, name, bell of the start player, score; the rank among equals after a slash."""
    middle = rect.top + brush.px(23)
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
    left = rect.left + brush.px(43)
    room = number.left - left - brush.px(8) - (brush.px(26) if first else 0)
    shown = person.name[:24]
    name = brush.text(shown, (left, middle), 18, pale, face=Face.DISPLAY, max_width=room)
    if first:
        brush.svg_at("start_marker", (name.right + brush.px(14), middle), brush.px(25))


def _numbers(person: Person, seat: SeatPicture) -> tuple[tuple[str, str, bool], ...]:
    """Picture, text and whether it counts for anything."""
    spirits = f"{seat.spirits}/{len(seat.tiles)}"
    return (
        (f"disc_{person.colour}", str(seat.supply), seat.supply > 0),
        ("disc_cacophony", str(seat.cacophony), seat.cacophony > 0),
        ("emblem", spirits, seat.spirits > 0),
    )


def _draw_numbers_in_row(
    brush: Brush, body: pygame.Rect, person: Person, seat: SeatPicture, inks: tuple[str, str]
) -> None:
    middle = body.top + brush.px(22)
    left = body.left
    for share, (picture, text, counts) in zip(
        (0.30, 0.30, 0.40), _numbers(person, seat), strict=True
    ):
        brush.svg_at(picture, (left + brush.px(12), middle), brush.px(25))
        ink = inks[0] if counts else inks[1]
        room = body.width * share - brush.px(27)
        at = (left + brush.px(27), middle)
        brush.text(text, at, 16, ink, face=Face.EXTRABOLD, max_width=room)
        left += round(body.width * share)


def _draw_numbers_in_column(
    brush: Brush, body: pygame.Rect, person: Person, seat: SeatPicture, inks: tuple[str, str]
) -> None:
    step = (body.height - brush.px(8)) / 3
    for place, (picture, text, counts) in enumerate(_numbers(person, seat)):
        middle = body.top + brush.px(4) + step * (place + 0.5)
        brush.svg_at(picture, (body.left + brush.px(11), middle), brush.px(24))
        ink = inks[0] if counts else inks[1]
        brush.text(
            text,
            (body.left + brush.px(28), middle),
            17,
            ink,
            face=Face.EXTRABOLD,
            max_width=brush.px(44),
        )


def ranks_among_equals(picture: Picture) -> list[int | None]:
    """For each seat its place among those with the same score, None where it is alone (S1)."""
    scores = [seat.score for seat in picture.seats]
    ranks: list[int | None] = []
    for seat, score in enumerate(scores):
        equals = [other for other in picture.stack if scores[other] == score]
        ranks.append(equals.index(seat) + 1 if len(equals) > 1 else None)
    return ranks


def draw_solo_counts(
    brush: Brush,
    rect: pygame.Rect,
    placed: int,
    total: int,
    past: Sequence[tuple[int, int]],
    *,
    racing: bool,
    words: Words,
) -> None:
    """Solo: how many tiles lie, and below how often which number was enough before.

    `past` are pairs of tiles and times; `racing` tells whether few tiles matter (rule O2).
    """
    if not past:
        rect = pygame.Rect(rect.left, rect.top, rect.width, brush.px(SOLO_COUNTS))
    brush.panel(rect, Panel.LACQUER)
    inset = brush.px(16)
    left, width = rect.left + inset, rect.width - 2 * inset
    heading = words("best.tiles")
    brush.text(heading, (left, rect.top + brush.px(24)), 18, face=Face.DISPLAY)
    number = brush.text(
        str(placed), (left, rect.top + brush.px(66)), 50, theme.LANTERN, face=Face.DISPLAY
    )
    if not racing:
        of_all = words("solo.of", n=total)
        at = (number.right + brush.px(10), rect.top + brush.px(76))
        brush.text(of_all, at, 16, theme.TEXT_DIM)
        return
    bar = pygame.Rect(left, rect.top + brush.px(104), width, brush.px(9))
    _draw_bar(brush, bar, min(1.0, placed / MAGIC_MARK))
    brush.paragraph(
        words("solo.magic"), (left, bar.bottom + brush.px(9)), width, 14, theme.TEXT_DIM
    )
    top = bar.bottom + brush.px(64)
    if past and rect.bottom - top > brush.px(100):
        _draw_past(brush, pygame.Rect(left, top, width, rect.bottom - top - inset), past, words)


def _draw_bar(brush: Brush, rect: pygame.Rect, share: float) -> None:
    radius = rect.height // 2
    pygame.draw.rect(brush.surface, "#2A2F58", rect, border_radius=radius)
    filled = pygame.Rect(rect.left, rect.top, round(rect.width * share), rect.height)
    if filled.width >= rect.height:
        pygame.draw.rect(brush.surface, theme.BRASS, filled, border_radius=radius)


def _draw_past(
    brush: Brush, rect: pygame.Rect, past: Sequence[tuple[int, int]], words: Words
) -> None:
    """A bar for each number of tiles that reached the target before, the best on top."""
    brush.text(words("menu.best"), (rect.left, rect.top + brush.px(10)), 16, face=Face.DISPLAY)
    step = brush.px(26)
    rows = max(1, (rect.height - brush.px(30)) // step)
    most = max(times for _, times in past)
    for row, (tiles, times) in enumerate(past[:rows]):
        middle = rect.top + brush.px(42) + row * step
        fine = tiles <= MAGIC_MARK
        ink = theme.LANTERN if fine else theme.TEXT_DIM
        brush.text(str(tiles), (rect.left + brush.px(20), middle), 14, ink, align="right")
        room = rect.width - brush.px(56)
        width = max(brush.px(12), round(room * times / most))
        bar = pygame.Rect(rect.left + brush.px(28), 0, width, brush.px(16))
        bar.centery = round(middle)
        colour = theme.BRASS if fine else "#5A62A4"
        pygame.draw.rect(brush.surface, colour, bar, border_radius=brush.px(5))
        brush.text(str(times), (bar.right + brush.px(6), middle), 14, theme.TEXT_DIM)
