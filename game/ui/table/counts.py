"""Solo: the panel that counts tiles, and how often which number was enough before."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.engine import MAGIC_MARK
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.words import Words


def draw_counts(
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
    inset = brush.px(16)
    left, width = rect.left + inset, rect.width - 2 * inset
    heading, below = brush.unit.line_px(18), words("solo.magic")
    number_at = rect.top + inset + heading + brush.px(28)
    bar = pygame.Rect(left, number_at + brush.px(38), width, brush.px(9))
    end = number_at + brush.px(34)
    if racing:
        end = bar.bottom + brush.px(9) + brush.paragraph_height(below, width, 14)
    if not past:
        rect = pygame.Rect(rect.topleft, (rect.width, end + inset - rect.top))
    brush.panel(rect, Panel.LACQUER)
    at = left, rect.top + inset + heading // 2
    brush.text(words("best.tiles"), at, 18, face=Face.DISPLAY, max_width=width)
    at = left, number_at
    number = brush.text(str(placed), at, 50, theme.LANTERN, face=Face.DISPLAY)
    if not racing:
        at = number.right + brush.px(10), number_at + brush.px(10)
        room = left + width - at[0]
        brush.text(words("solo.of", n=total), at, 16, theme.TEXT_DIM, max_width=room)
        return
    _draw_bar(brush, bar, min(1.0, placed / MAGIC_MARK))
    brush.paragraph(below, (left, bar.bottom + brush.px(9)), width, 14, theme.TEXT_DIM)
    top = end + brush.px(16)
    if past and rect.bottom - top > brush.px(100):
        _draw_past(brush, pygame.Rect(left, top, width, rect.bottom - top - inset), past, words)


def _draw_bar(brush: Brush, rect: pygame.Rect, share: float) -> None:
    radius = rect.height // 2
    brush.box(rect, "#2A2F58", radius)
    filled = pygame.Rect(rect.left, rect.top, round(rect.width * share), rect.height)
    if filled.width >= rect.height:
        brush.box(filled, theme.BRASS, radius)


def _draw_past(
    brush: Brush, rect: pygame.Rect, past: Sequence[tuple[int, int]], words: Words
) -> None:
    """A bar for each number of tiles that reached the target before, the best on top."""
    heading = brush.unit.line_px(16)
    at = rect.left, rect.top + heading // 2
    brush.text(words("menu.best"), at, 16, face=Face.DISPLAY, max_width=rect.width)
    step, aside = max(brush.px(26), brush.unit.line_px(14)), brush.text_width("00", 14)
    first = heading + brush.px(8) + step // 2
    rows = max(1, (rect.height - first + step // 2) // step)
    most = max(times for _, times in past)
    left = rect.left + aside + brush.px(8)
    for row, (tiles, times) in enumerate(past[:rows]):
        middle = rect.top + first + row * step
        fine = tiles <= MAGIC_MARK
        ink = theme.LANTERN if fine else theme.TEXT_DIM
        brush.text(str(tiles), (rect.left + aside, middle), 14, ink, align="right")
        room = rect.right - left - brush.text_width(str(most), 14) - brush.px(8)
        width = max(brush.px(12), round(room * times / most))
        bar = pygame.Rect(left, 0, width, brush.px(16))
        bar.centery = round(middle)
        colour = theme.BRASS if fine else "#5A62A4"
        brush.box(bar, colour, brush.px(5))
        brush.text(str(times), (bar.right + brush.px(6), middle), 14, theme.TEXT_DIM)
