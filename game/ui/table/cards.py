"""What lies still on the table as cards: the board, the panels, the offer, the strip.

Each card names what it depends on, so that `still` draws it anew only when that has changed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial

import pygame

from game.engine import Mode, Phase
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.still import Card
from game.ui.drawing.tile_art import draw_frame, draw_ground, draw_tile, light_reach
from game.ui.looks import look_of
from game.ui.table import log, seats, strip, supplies
from game.ui.table.banner import draw_banner
from game.ui.table.board import draw_free_cell
from game.ui.table.counts import draw_counts
from game.ui.table.hints import hand_hint
from game.ui.table.view import TableView

HALO, DIM = 11.0, 6.0
"""So far the light or the shade of a panel reaches, in u."""


class BoardCards:
    """The cards of the display shown, worked out again only when something on it has changed."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._key: Hashable = None
        self._cards: dict[str, Card] = {}

    @property
    def now(self) -> dict[str, Card]:
        """The cards as they are now; none while the camera moves, for then all is drawn anew."""
        view, camera = self._view, self._view.camera
        version = view.picture.seats[view.shown].version
        key: tuple[Hashable, ...] = (
            view.shown,
            version,
            camera.framing,
            camera.restless,
            view.board_area.size,
            view.fresh,
            view.free_cells,
            view.awake,
        )
        if key != self._key:
            self._key = key
            self._cards = {} if camera.restless else _board_cards(view)
        return self._cards


def cards_of(view: TableView, board_cards: BoardCards, prompt: tuple[str, str]) -> dict[str, Card]:
    """Everything that lies still, each with what it depends on."""
    layout, picture = view.layout, view.picture
    everyone = range(len(view.people))
    cards = {**board_cards.now, "bar": _bar_card(view)}
    cards |= {f"panel {seat}": _seat_panel(view, seat) for seat in everyone}
    ranks = seats.ranks_among_equals(picture)
    cards |= {f"seat {seat}": _seat_card(view, seat, ranks[seat]) for seat in everyone}
    if layout.counts is not None:
        cards["counts"] = _counts_card(view, layout.counts)
    cards["pile"] = Card(
        _lit(view, layout.pile),
        picture.taken,
        lambda brush: supplies.draw_pile(brush, layout, picture, view.words),
    )
    cards["hand"] = _hand_card(view)
    if layout.row is not None:
        cards["row"] = Card(
            _lit(view, layout.row),
            (tuple(picture.row), view.held),
            lambda brush: supplies.draw_row(brush, layout, picture, view.words, view.held),
        )
    if log.has_room(layout.log, layout.unit):
        cards["log panel"] = Card(
            _lit(view, layout.log, DIM),
            None,
            lambda brush: brush.panel(layout.log, Panel.GHOST),
        )
        cards["log"] = Card(
            layout.log,
            tuple(view.told),
            lambda brush: log.draw_log(brush, layout.log, view.told, view.people),
            patient=True,
        )
    cards["strip"] = _strip_card(view, prompt)
    return cards


def _board_cards(view: TableView) -> dict[str, Card]:
    """The display tile by tile: first the light and shade of all of them, then the tiles."""
    seat, camera, clip = view.picture.seats[view.shown], view.camera, view.board_area
    colour = view.colour(view.shown)
    cards: dict[str, Card] = {}

    def add(
        name: str,
        area: pygame.Rect,
        key: Hashable,
        draw: Callable[[Brush], None],
        patient: bool = False,
    ) -> None:
        def drawn(brush: Brush) -> None:
            with brush.clipped(clip):
                draw(brush)

        cards[name] = Card(area.clip(clip), key, drawn, patient)

    lying = [
        (cell, camera.rect(cell), look_of(tile, colour))
        for cell, tile in seat.tiles.items()
        if not tile.aloft
    ]
    for cell, rect, look in lying:
        light = rect.inflate(*(2 * light_reach(camera.side),) * 2)
        draw = partial(draw_ground, look=look, at=rect.topleft, size=rect.width)
        add(f"ground {cell}", light, (look.revealed, look.element), draw)
    for cell, rect, look in lying:
        draw = partial(draw_tile, look=look, at=rect.topleft, size=rect.width)
        add(f"tile {cell}", rect, look, draw)
    for cell in view.fresh_on(view.shown):
        rect = camera.rect(cell)
        draw = partial(draw_frame, at=rect.topleft, size=rect.width)
        add(f"fresh {cell}", rect.inflate(*(rect.width // 8,) * 2), None, draw)
    for cell in view.free_cells:
        rect, awake = camera.rect(cell), view.awake
        draw = partial(draw_free_cell, rect=rect, awake=awake)
        add(f"free {cell}", rect, awake, draw, patient=True)
    return cards


def _to_move(view: TableView, seat: int) -> bool:
    return seat == view.picture.active and view.picture.phase is not Phase.OVER


def _seat_panel(view: TableView, seat: int) -> Card:
    """The panel by itself, so that light over its edges does not wake up its neighbours."""
    rect, lit = view.layout.seats[seat], _to_move(view, seat)
    kind = Panel.LANTERN if lit else Panel.LACQUER
    area = _lit(view, rect, HALO if lit else DIM)
    return Card(area, kind, lambda brush: brush.panel(rect, kind), patient=True)


def _seat_card(view: TableView, seat: int, rank: int | None) -> Card:
    shown, person = view.picture.seats[seat], view.people[seat]
    lit = _to_move(view, seat)
    score = view.rolling(seat)
    rect = view.layout.seats[seat]

    def draw(brush: Brush) -> None:
        first = seat == 0 and len(view.people) > 1
        seats.draw_seat(
            brush,
            rect,
            person,
            shown,
            score=score,
            rank=rank,
            lit=lit,
            first=first,
            words=view.words,
            fresh=fresh,
        )

    fresh = view.fresh_on(seat)
    key = shown.version, score, rank, lit, fresh
    return Card(rect, key, draw, patient=True)


def _counts_card(view: TableView, rect: pygame.Rect) -> Card:
    placed, total = len(view.picture.seats[0].tiles), len(view.picture.setup.deck)
    racing = view.picture.setup.mode is Mode.SOLO

    def draw(brush: Brush) -> None:
        draw_counts(brush, rect, placed, total, view.past, racing=racing, words=view.words)

    return Card(_lit(view, rect), (placed, view.past), draw)


def _hand_card(view: TableView) -> Card:
    """The banner of an intermezzo, the solo hand, or the tray with the offer."""
    layout, picture, turn = view.layout, view.picture, view.turn
    hint = hand_hint(view)
    away, risen = view.motion.away, view.motion.risen
    drawn = None if picture.drawn in risen else picture.drawn
    tiles = tuple(picture.offer), tuple(picture.row), picture.drawn, picture.queue

    def draw(brush: Brush) -> None:
        if picture.phase is Phase.INTERMEZZO:
            draw_banner(brush, layout, picture, view.people, view.words, away, risen)
        elif layout.hand_panel is not None:
            supplies.draw_solo_hand(brush, layout, drawn, turn.orientation, view.words, hint)
        else:
            supplies.draw_offer(brush, layout, picture, view.words, hint, away, risen)
            if drawn is not None:
                supplies.draw_drawn(brush, layout, drawn, turn.orientation)

    rect = layout.hand_panel or layout.tray
    if picture.phase is Phase.INTERMEZZO or rect is None:
        rect = layout.banner
    return Card(_lit(view, rect), (tiles, away, risen, drawn and turn.orientation, hint), draw)


def _strip_card(view: TableView, prompt: tuple[str, str]) -> Card:
    preview = view.turn.preview if view.timeline is None else None
    best = view.coach.best if view.coached else None
    rect = view.layout.strip

    def draw(brush: Brush) -> None:
        if preview is None:
            strip.draw_prompt(brush, rect, *prompt)
            return
        names = tuple(person.name for person in view.people)
        strip.draw_ledger(brush, rect, preview, view.words, names, best)

    return Card(_lit(view, rect, 7), (prompt, preview, best), draw, patient=True)


def _bar_card(view: TableView) -> Card:
    ending = view.picture.ending is not None and view.picture.phase is not Phase.OVER
    target = view.picture.setup.target

    def draw(brush: Brush) -> None:
        goal = "" if target is None else view.words("play.target", n=target)
        view.bar.draw(brush, target, goal)
        if ending:
            brush.svg("last_round", view.badge())

    key = ending, view.bar.low, view.bar.high
    return Card(view.bar.reach(view.layout.unit), key, draw)


def _lit(view: TableView, rect: pygame.Rect, halo: float = HALO) -> pygame.Rect:
    """A panel with the light and shade around it."""
    return rect.inflate(2 * view.layout.unit.px(halo), 2 * view.layout.unit.px(halo))
