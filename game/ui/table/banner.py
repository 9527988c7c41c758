"""The intermezzo's banner: the order of choosing, the row's tiles, and what may be done (I2)."""

from __future__ import annotations

from collections.abc import Collection

from game.ui import theme
from game.ui.brush import Brush
from game.ui.panels import Panel
from game.ui.picture import Picture
from game.ui.table.layout import TableLayout
from game.ui.table.seats import Person
from game.ui.table.supplies import draw_hand
from game.ui.theme import Face
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
    rect = layout.banner
    brush.panel(rect, Panel.LANTERN, radius=17)
    width = rect.width - brush.px(40)
    brush.text(
        words("inter.title"),
        (rect.centerx, rect.top + brush.px(28)),
        30,
        theme.TEXT_INK,
        face=Face.DISPLAY,
        align="centre",
        max_width=width,
    )
    rule = f"{words('inter.you')}. {words('inter.why')}."
    brush.text(
        rule,
        (rect.centerx, rect.top + brush.px(57)),
        15,
        theme.TEXT_INK_DIM,
        align="centre",
        max_width=width,
    )
    _draw_order(brush, layout, picture, people)
    draw_hand(brush, layout.banner_slots, picture.row, away, risen)


def _draw_order(
    brush: Brush, layout: TableLayout, picture: Picture, people: tuple[Person, ...]
) -> None:
    """Those who still choose, in their order; the first one now."""
    left = layout.banner.left + brush.px(20)
    right = layout.banner_slots[0].left - brush.px(12)
    top = layout.banner_slots[0].top
    step = min(brush.px(34), layout.banner_slots[0].height // max(1, len(picture.queue)))
    for place, seat in enumerate(picture.queue):
        middle = top + step * (place + 0.5)
        ink = theme.TEXT_INK if place == 0 else theme.TEXT_INK_DIM
        face = Face.EXTRABOLD if place == 0 else Face.SEMIBOLD
        brush.disc(people[seat].colour, (left + brush.px(11), middle), brush.px(24))
        score = brush.text(
            str(picture.seats[seat].score).replace("-", "–"),
            (right, middle),
            15,
            ink,
            face=face,
            align="right",
        )
        begin = left + brush.px(28)
        brush.text(
            f"{place + 1}. {people[seat].name[:24]}",
            (begin, middle),
            15,
            ink,
            face=face,
            max_width=max(10, score.left - begin - brush.px(6)),
        )
