"""The intermezzo's banner: the order of choosing, the row's tiles, and what may be done (I2)."""

from __future__ import annotations

from collections.abc import Collection

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.ui.picture import Picture
from game.ui.table.layout import ORDER_STEP, TableLayout
from game.ui.table.seats import Person
from game.ui.table.supplies import draw_hand
from game.words import Words


def draw_banner(
    brush: Brush,
    layout: TableLayout,
    picture: Picture,
    people: tuple[Person, ...],
    words: Words,
    away: Collection[int],
    risen: Collection[int],
) -> None:
    """The panel with title, order and tiles; the button to pass is the scene's."""
    rect, top = layout.banner, layout.banner_order.top
    brush.panel(rect, Panel.LANTERN, radius=17)
    width = rect.width - brush.px(24)
    if layout.upright:
        _centred(brush, (rect.centerx, (rect.top + top) // 2), words("inter.title"), 18, width)
    else:
        rule_line, title_line = brush.unit.line_px(15), brush.unit.line_px(30)
        lower = top - brush.px(8) - rule_line
        title_at = rect.centerx, lower - title_line // 2 + brush.px(2)
        _centred(brush, title_at, words("inter.title"), 30, width)
        rule = f"{words('inter.you')}. {words('inter.why')}."
        at = rect.centerx, lower + rule_line // 2
        brush.text(rule, at, 15, theme.TEXT_INK_DIM, align="centre", max_width=width)
    _draw_order(brush, layout, picture, people)
    draw_hand(brush, layout.banner_slots, picture.row, away, risen)


def _centred(brush: Brush, at: tuple[int, int], title: str, size: float, width: int) -> None:
    ink, face = theme.TEXT_INK, Face.DISPLAY
    brush.text(title, at, size, ink, face=face, align="centre", max_width=width)


def _draw_order(
    brush: Brush, layout: TableLayout, picture: Picture, people: tuple[Person, ...]
) -> None:
    """Those who still choose, in their order; the first one now."""
    area, queue = layout.banner_order, picture.queue
    step = min(brush.px(ORDER_STEP), area.height // max(1, len(queue)))
    disc = min(brush.px(24), step)
    for place, seat in enumerate(queue):
        middle = area.top + round(step * (place + 0.5))
        ink = theme.TEXT_INK if place == 0 else theme.TEXT_INK_DIM
        face = Face.EXTRABOLD if place == 0 else Face.SEMIBOLD
        brush.disc(people[seat].colour, (area.left + disc // 2, middle), disc)
        points = str(picture.seats[seat].score).replace("-", "–")
        score = brush.text(points, (area.right, middle), 15, ink, face=face, align="right")
        begin = area.left + disc + brush.px(5)
        name = people[seat].name if layout.upright else f"{place + 1}. {people[seat].name}"
        room = max(10, score.left - begin - brush.px(6))
        brush.text(name, (begin, middle), 15, ink, face=face, max_width=room)
