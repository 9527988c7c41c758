"""The line above the offer: what to do now, or the sum of what the held tile would do.

The payment stands before a return that comes after it (rule P5), as it happens.
"""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.match import Flag, Outcome
from game.ui import theme
from game.ui.brush import Brush
from game.ui.panels import Panel
from game.ui.theme import Face
from game.words import Words

DOT, BAR = "  ·  ", "   |   "
_FLAGS = {
    Flag.TARGET: "flag.target",
    Flag.LAST_ROUND: "flag.last",
    Flag.ENDS: "flag.end",
    Flag.FOURTH: "flag.fourth",
    Flag.LEAD: "flag.lead",
    Flag.PAYS_FIRST: "flag.pays",
    Flag.BELOW: "flag.below",
}


def draw_prompt(brush: Brush, rect: pygame.Rect, who: str, what: str) -> None:
    """Whose turn it is, and what can be done."""
    middle = rect.centery
    left = rect.left + brush.px(10)
    name = brush.text(
        who,
        (left, middle),
        18,
        theme.LANTERN,
        face=Face.DISPLAY,
        shadow=theme.SHADE,
        max_width=rect.width * 0.5,
    )
    room = rect.right - brush.px(10) - name.right - brush.px(20)
    brush.text(
        what,
        (rect.right - brush.px(10), middle),
        15,
        align="right",
        shadow=theme.SHADE,
        max_width=room,
    )


def draw_ledger(
    brush: Brush, rect: pygame.Rect, outcome: Outcome, words: Words, names: tuple[str, ...]
) -> None:
    """The sum of a placement, its parts, and what to notice."""
    brush.panel(rect, Panel.LANTERN, radius=10, halo=6)
    net = words.signed(outcome.net)
    colour = theme.PAPER_WARN if outcome.net < 0 else theme.TEXT_INK
    left = rect.left + brush.px(16)
    figure = brush.text(net, (left, rect.centery - brush.px(1)), 27, colour, face=Face.DISPLAY)
    left = max(figure.right, left + brush.px(46)) + brush.px(14)
    room = rect.right - brush.px(14) - left
    flags = DOT.join(flag_words(outcome, words, names))
    middle = rect.centery - (brush.px(10) if flags else 0)
    parts = list(sums(outcome, words))
    while len(parts) > 1 and brush.text_width(BAR.join(parts), 15) > room:
        parts.pop()  # the net figure on the left says the most of it
    brush.text(BAR.join(parts), (left, middle), 15, theme.TEXT_INK, max_width=room)
    if flags:
        brush.text(
            flags,
            (left, rect.centery + brush.px(11)),
            14,
            theme.PAPER_ACCENT,
            face=Face.EXTRABOLD,
            max_width=room,
        )


def sums(outcome: Outcome, words: Words) -> Iterator[str]:
    """The parts of the ledger: discs, cacophony, spirits, points."""
    yield _disc_sum(outcome, words)
    yield words("sum.cacophony", n=outcome.missing)
    if outcome.spirits:
        yield words("sum.spirits", n=outcome.gained)
    yield words("sum.score", a=outcome.score, b=outcome.score_after)


def _disc_sum(outcome: Outcome, words: Words) -> str:
    parts = [words("sum.supply", n=outcome.supply)]
    if outcome.back:
        parts.append(words("sum.back", n=outcome.back))
    parts.append(words("sum.placed", n=outcome.placed))
    if outcome.missing:
        parts.append(words("sum.missing", n=outcome.missing))
    if outcome.after:
        parts.append(words("sum.after", n=outcome.after))
    return f"{' · '.join(parts)} = {outcome.supply_after}"


def flag_words(outcome: Outcome, words: Words, names: tuple[str, ...]) -> Iterator[str]:
    """What to notice, in words."""
    for flag, key in _FLAGS.items():
        if flag in outcome.flags:
            yield words(key)
    if Flag.TIE in outcome.flags and outcome.behind is not None:
        yield words("flag.tie", name=names[outcome.behind])
