"""The lines above the offer: what to do now, or the sum of what the held tile would do.

The payment stands before a return that comes after it (rule P5), as it happens.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.match import Flag, Outcome
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.words import Words

DOT, BAR, DISC_DOT = "  ·  ", "   |   ", " · "
_SHARES = (1.0, 0.92, 0.85, 0.76, 0.68, 0.6, 0.5, 0.43)
"""Lines that have no room become smaller in these steps, as far as text may."""
_FLAGS = {
    Flag.TARGET: "flag.target",
    Flag.LAST_ROUND: "flag.last",
    Flag.ENDS: "flag.end",
    Flag.FOURTH: "flag.fourth",
    Flag.LEAD: "flag.lead",
    Flag.PAYS_FIRST: "flag.pays",
    Flag.BELOW: "flag.below",
}


class _Kind(NamedTuple):
    """How sums and flags are written: size in u, cut, colour, and what stands between two."""

    size: float
    face: Face
    colour: str
    between: str


_SUMS = _Kind(15, Face.SEMIBOLD, theme.TEXT_INK, BAR)
_NOTES = _Kind(14, Face.EXTRABOLD, theme.PAPER_ACCENT, DOT)


class _Line(NamedTuple):
    text: str
    kind: _Kind
    share: float


class Piece(NamedTuple):
    """A part of the ledger as it stands there: a sum, or a flag."""

    text: str
    rect: pygame.Rect
    flag: bool


def draw_prompt(brush: Brush, rect: pygame.Rect, who: str, what: str) -> None:
    """Whose turn it is, and what can be done: on one line, or on two where it is too much."""
    left, right = rect.left + brush.px(10), rect.right - brush.px(10)
    room, gap = right - left, brush.px(20)
    shade, ink, face = theme.SHADE, theme.LANTERN, Face.DISPLAY
    whole = brush.text_width(who, 18, face) + gap + brush.text_width(what, 15)
    if whole <= room or not what:
        brush.text(who, (left, rect.centery), 18, ink, face=face, shadow=shade, max_width=room)
        brush.text(what, (right, rect.centery), 15, align="right", shadow=shade)
        return
    upper, lower = brush.unit.line_px(18), brush.unit.line_px(15)
    top = rect.centery - (upper + lower) // 2
    at = left, top + upper // 2
    brush.text(who, at, 18, ink, face=face, shadow=shade, max_width=room)
    below = left, top + upper + lower // 2
    brush.text(what, below, 15, shadow=shade, max_width=room)


def draw_ledger(
    brush: Brush,
    rect: pygame.Rect,
    outcome: Outcome,
    words: Words,
    names: tuple[str, ...],
    best: int | None = None,
) -> None:
    """The sum of a placement, its parts, and what to notice; `best` is what the coach knows of."""
    brush.panel(rect, Panel.LANTERN, radius=10, halo=6)
    net = words.signed(outcome.net)
    colour = theme.PAPER_WARN if outcome.net < 0 else theme.TEXT_INK
    at = rect.left + brush.px(16), rect.centery - brush.px(1)
    brush.text(net, at, 27, colour, face=Face.DISPLAY)
    left, room = _beside_net(brush, rect, net)
    for line, top, height in _placed(brush, rect, outcome, words, names):
        at, kind = (left, top + height // 2), line.kind
        size = kind.size * line.share
        end = brush.text(line.text, at, size, kind.colour, face=kind.face, max_width=room)
        if best is not None:
            best = _draw_best(brush, rect, end, best, words)


def _draw_best(
    brush: Brush, rect: pygame.Rect, line: pygame.Rect, best: int, words: Words
) -> int | None:
    """The most this turn can bring, at the right end of a line; it comes back without room."""
    place = _beside_line(brush, rect, line, told := words("coach.best", n=words.signed(best)))
    if place is None:
        return best
    ink, face = theme.TEXT_INK_DIM, Face.SEMIBOLD
    brush.text(told, place.midright, _NOTES.size, ink, face=face, align="right")
    return None


def _beside_line(
    brush: Brush, rect: pygame.Rect, line: pygame.Rect, told: str
) -> pygame.Rect | None:
    """Where something is told at the right end of a line, if there is room."""
    place = pygame.Rect(0, 0, brush.text_width(told, _NOTES.size, Face.SEMIBOLD), line.height)
    place.midright = rect.right - brush.px(14), line.centery
    return place if line.right + brush.px(24) <= place.left else None


def best_piece(
    brush: Brush,
    rect: pygame.Rect,
    outcome: Outcome,
    words: Words,
    names: tuple[str, ...],
    best: int,
) -> Piece | None:
    """What is told in the ledger of the most this turn can bring, and where, if there is room."""
    left, _ = _beside_net(brush, rect, words.signed(outcome.net))
    told = words("coach.best", n=words.signed(best))
    for line, top, height in _placed(brush, rect, outcome, words, names):
        width = brush.text_width(line.text, line.kind.size * line.share, line.kind.face)
        place = _beside_line(brush, rect, pygame.Rect(left, top, width, height), told)
        if place is not None:
            return Piece(told, place, flag=False)
    return None


def ledger_pieces(
    brush: Brush, rect: pygame.Rect, outcome: Outcome, words: Words, names: tuple[str, ...]
) -> Iterator[Piece]:
    """The parts of the ledger in their order, and where they stand; first the net figure."""
    net = words.signed(outcome.net)
    left, _ = _beside_net(brush, rect, net)
    yield Piece(net, pygame.Rect(rect.left, rect.top, left - rect.left, rect.height), flag=False)
    for line, top, height in _placed(brush, rect, outcome, words, names):
        kind, size = line.kind, line.kind.size * line.share
        gap, x = brush.text_width(kind.between, size, kind.face), left
        for text in line.text.split(kind.between):
            width = brush.text_width(text, size, kind.face)
            yield Piece(text, pygame.Rect(x, top, width, height), flag=kind is _NOTES)
            x += width + gap


def _beside_net(brush: Brush, rect: pygame.Rect, net: str) -> tuple[int, int]:
    """Where the lines beside the net figure begin, and how wide they may be."""
    left = rect.left + brush.px(16)
    figure = left + brush.text_width(net, 27, Face.DISPLAY)
    left = max(figure, left + brush.px(46)) + brush.px(14)
    return left, rect.right - brush.px(14) - left


def _placed(
    brush: Brush, rect: pygame.Rect, outcome: Outcome, words: Words, names: tuple[str, ...]
) -> Iterator[tuple[_Line, int, int]]:
    """The lines of the ledger with their tops and heights, in the middle of its height."""
    _, room = _beside_net(brush, rect, words.signed(outcome.net))
    parts, flags = list(sums(outcome, words)), list(flag_words(outcome, words, names))
    lines = _lines(brush, parts, flags, room, rect.height - brush.px(6))
    heights = [_height(brush, line) for line in lines]
    top = rect.centery - sum(heights) // 2
    for line, height in zip(lines, heights, strict=True):
        yield line, top, height
        top += height


def _lines(brush: Brush, parts: list[str], flags: list[str], room: int, height: int) -> list[_Line]:
    """The parts and below them the flags, as large as they fit; at worst the last are left out."""
    while True:
        for share in _SHARES:
            lines = [
                *_packed(brush, parts, _SUMS, share, room),
                *_packed(brush, flags, _NOTES, share, room),
            ]
            if sum(_height(brush, line) for line in lines) <= height:
                return lines
            if brush.unit.type_px(_NOTES.size * share) <= brush.unit.least_px:
                break
        if len(parts) > 1:
            parts = parts[:-1]  # the net figure on the left says the most of it
        elif flags:
            flags = flags[:-1]
        else:
            return lines


def _packed(
    brush: Brush, pieces: Sequence[str], kind: _Kind, share: float, room: int
) -> Iterator[_Line]:
    """The pieces in as few lines as they take."""
    line = ""
    for piece in pieces:
        longer = f"{line}{kind.between}{piece}" if line else piece
        if line and brush.text_width(longer, kind.size * share, kind.face) > room:
            yield _Line(line, kind, share)
            longer = piece
        line = longer
    if line:
        yield _Line(line, kind, share)


def _height(brush: Brush, line: _Line) -> int:
    return brush.unit.line_px(line.kind.size * line.share)


def sums(outcome: Outcome, words: Words) -> Iterator[str]:
    """The parts of the ledger: discs, cacophony, spirits, points."""
    yield _disc_sum(outcome, words)
    yield words("sum.cacophony", n=outcome.missing)
    if outcome.spirits:
        yield words("sum.spirits", n=outcome.gained)
    yield words("sum.score", a=outcome.score, b=outcome.score_after)


def disc_keys(outcome: Outcome) -> Iterator[tuple[str, int]]:
    """The parts of the sum of discs, each by its key with its number."""
    yield "sum.supply", outcome.supply
    if outcome.back:
        yield "sum.back", outcome.back
    yield "sum.placed", outcome.placed
    if outcome.missing:
        yield "sum.missing", outcome.missing
    if outcome.after:
        yield "sum.after", outcome.after


def _disc_sum(outcome: Outcome, words: Words) -> str:
    parts = (words(key, n=number) for key, number in disc_keys(outcome))
    return f"{DISC_DOT.join(parts)} = {outcome.supply_after}"


def flag_words(outcome: Outcome, words: Words, names: tuple[str, ...]) -> Iterator[str]:
    """What to notice, in words."""
    for flag in flags_told(outcome):
        if flag is Flag.TIE and outcome.behind is not None:
            yield words("flag.tie", name=names[outcome.behind])
        else:
            yield words(_FLAGS[flag])


def flags_told(outcome: Outcome) -> Iterator[Flag]:
    """What to notice, in the order of the words."""
    yield from (flag for flag in _FLAGS if flag in outcome.flags)
    if Flag.TIE in outcome.flags and outcome.behind is not None:
        yield Flag.TIE
