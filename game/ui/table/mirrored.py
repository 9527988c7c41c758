"""The table with its sides swapped: the players on the right, pile and row on the left.

Whole groups change sides; what lies in them keeps its order, so that tiles and buttons are where
a player's keys expect them.
"""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.ui.table.layout import TableLayout


def mirrored(layout: TableLayout) -> TableLayout:
    """The layout with left and right swapped."""
    players, pile, middle = (
        _across(layout, group) for group in (layout.seats[0], layout.pile, layout.board)
    )
    tray = 0 if layout.tray is None else _across(layout, layout.tray)
    banner = _across(layout, layout.banner)
    return replace(
        layout,
        seats=_all_moved(layout.seats, players),
        counts=_moved(layout.counts, players),
        bar=layout.bar.move(middle, 0),
        board=layout.board.move(middle, 0),
        strip=layout.strip.move(middle, 0),
        over=layout.over.move(middle, 0),
        tray=_moved(layout.tray, tray),
        offer=_all_moved(layout.offer, tray),
        hand_panel=_moved(layout.hand_panel, pile),
        hand=layout.hand.move(pile, 0),
        pile=layout.pile.move(pile, 0),
        pile_tile=layout.pile_tile.move(pile, 0),
        row=_moved(layout.row, pile),
        row_slots=_all_moved(layout.row_slots, pile),
        tools=_all_moved(layout.tools, pile),
        log=layout.log.move(pile, 0),
        banner=layout.banner.move(banner, 0),
        banner_order=layout.banner_order.move(banner, 0),
        banner_slots=_all_moved(layout.banner_slots, banner),
        pass_button=layout.pass_button.move(banner, 0),
    )


def _across(layout: TableLayout, group: pygame.Rect) -> int:
    """How far a group moves to lie as far from the other edge."""
    return layout.size[0] - group.right - group.left


def _moved(rect: pygame.Rect | None, by: int) -> pygame.Rect | None:
    return None if rect is None else rect.move(by, 0)


def _all_moved(rects: tuple[pygame.Rect, ...], by: int) -> tuple[pygame.Rect, ...]:
    return tuple(rect.move(by, 0) for rect in rects)
