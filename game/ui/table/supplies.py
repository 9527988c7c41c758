"""What tiles come from: the offer, the pile with its top's back, the intermezzo row, the hand."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.engine import OFFER_SIZE, ROW_SIZE, Orientation
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.ui.drawing.tile_art import SIDE, TileLook, draw_frame, draw_tile
from game.ui.looks import front_of
from game.ui.picture import Picture
from game.ui.table.hints import HandHint
from game.ui.table.layout import TableLayout
from game.words import Words

AWAY_ALPHA = 58
"""A tile that is in the air leaves a shade of itself in its place."""


def draw_offer(
    brush: Brush,
    layout: TableLayout,
    picture: Picture,
    words: Words,
    hint: HandHint,
    away: Collection[int],
    risen: Collection[int],
) -> None:
    """The tray with up to five tiles; tiles `away` leave a shade, `risen` ones are drawn apart.

    Their number tells how many turns the next refill is away.
    """
    if layout.tray is None:
        return
    brush.panel(layout.tray, Panel.TRAY, radius=13)
    middle = (layout.tray.top + layout.offer[0].top) // 2
    left, right = layout.offer[0].left, layout.offer[-1].right
    title = brush.text(
        words("play.offer"), (left, middle), 16, face=Face.DISPLAY, max_width=right - left
    )
    lying = sum(tile is not None for tile in picture.offer)
    count, face = f"{lying} / {OFFER_SIZE}", Face.EXTRABOLD
    if lying and brush.text_width(count, 14, face) < right - title.right - brush.px(24):
        at = title.right + brush.px(12), middle
        title = brush.text(count, at, 14, theme.LANTERN, face=face)
    room = right - title.right - brush.px(16)
    hint.draw(brush, (right, middle), room, theme.TEXT_DIM)
    draw_hand(brush, layout.offer, picture.offer, away, risen)


def draw_hand(
    brush: Brush,
    places: Sequence[pygame.Rect],
    tiles: Sequence[int | None],
    away: Collection[int],
    risen: Collection[int],
) -> None:
    """Tiles to choose from, in their places."""
    for place, tile in zip(places, tiles, strict=False):
        if tile is None or tile in risen:
            continue
        if tile not in away:
            brush.shadow(place)
        alpha = AWAY_ALPHA if tile in away else 255
        draw_tile(brush, front_of(tile), place.topleft, place.width, alpha)


def draw_pile(brush: Brush, layout: TableLayout, picture: Picture, words: Words) -> None:
    """The pile: its top's back, how many are left, and what the back tells."""
    panel, tile = layout.pile, layout.pile_tile
    brush.panel(panel, Panel.LACQUER)
    title = words("play.pile" if layout.tray else "solo.after")
    _centred(brush, panel, (panel.top + tile.top) // 2, title, 17, theme.TEXT, Face.DISPLAY)
    lower = panel.bottom - brush.px(10) - brush.unit.line_px(14)
    low, high = lower + brush.unit.line_px(14) // 2, lower - brush.unit.line_px(15) // 2
    top = picture.top
    if top is None:
        brush.svg("slot", tile)
        _centred(brush, panel, high, words("play.pile.empty"), 14, theme.TEXT_DIM)
        return
    frame = pygame.Rect(0, 0, tile.width * 320 // SIDE, tile.width * 320 // SIDE)
    frame.topleft = tile.left - tile.width * 32 // SIDE, tile.top - tile.width * 24 // SIDE
    brush.svg("draw_frame", frame)
    draw_tile(brush, TileLook.back(top.element, top.value), tile.topleft, tile.width)
    _centred(brush, panel, high, words.counted("play.pile.left", picture.pile), 15, theme.TEXT)
    back = words("play.pile.top", element=words(f"el.{top.element.word}"), v=top.value)
    _centred(brush, panel, low, back, 14, theme.TEXT_DIM, Face.REGULAR)


def _centred(
    brush: Brush,
    panel: pygame.Rect,
    middle: float,
    text: str,
    size: float,
    colour: str,
    face: Face = Face.SEMIBOLD,
) -> None:
    """A line of text in the middle of a panel, never wider than it."""
    room = panel.width - brush.px(20)
    at = (panel.centerx, middle)
    brush.text(text, at, size, colour, face=face, align="centre", max_width=room)


def draw_row(
    brush: Brush, layout: TableLayout, picture: Picture, words: Words, held: int | None
) -> None:
    """The intermezzo row with its four places."""
    if layout.row is None:
        return
    brush.panel(layout.row, Panel.LACQUER)
    middle = (layout.row.top + layout.row_slots[0].top) // 2
    right = layout.row.right - brush.px(14)
    full = brush.text(
        f"{len(picture.row)} / {ROW_SIZE}",
        (right, middle),
        14,
        theme.LANTERN,
        face=Face.EXTRABOLD,
        align="right",
    )
    left = layout.row.left + brush.px(14)
    brush.text(
        words("play.row"),
        (left, middle),
        16,
        face=Face.DISPLAY,
        max_width=full.left - left - brush.px(8),
    )
    for slot in layout.row_slots[len(picture.row) :]:
        brush.svg("slot", slot)
    for slot, tile in zip(layout.row_slots, picture.row, strict=False):
        alpha = AWAY_ALPHA if tile == held else 255
        draw_tile(brush, front_of(tile), slot.topleft, slot.width, alpha)


def draw_solo_hand(
    brush: Brush,
    layout: TableLayout,
    tile: int | None,
    orientation: Orientation,
    words: Words,
    hint: HandHint,
) -> None:
    """Solo: the tile that must be placed, lit, as it is turned now."""
    panel = layout.hand_panel
    if panel is None:
        return
    brush.panel(panel, Panel.LANTERN if tile is not None else Panel.LACQUER)
    ink, dim = (
        (theme.TEXT_INK, theme.TEXT_INK_DIM) if tile is not None else (theme.TEXT, theme.TEXT_DIM)
    )
    title = words("solo.hand")
    _centred(brush, panel, (panel.top + layout.hand.top) // 2, title, 17, ink, Face.DISPLAY)
    if tile is None:
        brush.svg("slot", layout.hand)
    else:
        brush.shadow(layout.hand)
        draw_tile(brush, front_of(tile, orientation), layout.hand.topleft, layout.hand.width)
    at = panel.centerx, (layout.hand.bottom + panel.bottom) // 2
    hint.draw(brush, at, panel.width - brush.px(16), dim, centred=True)


def draw_drawn(brush: Brush, layout: TableLayout, tile: int, orientation: Orientation) -> None:
    """Versus: the tile revealed from the pile lies in the middle of the tray (rule U2)."""
    place = layout.offer[len(layout.offer) // 2]
    brush.shadow(place)
    draw_tile(brush, front_of(tile, orientation), place.topleft, place.width)
    draw_frame(brush, place.topleft, place.width)
