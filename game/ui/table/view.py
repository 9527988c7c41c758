"""The whole table as it is seen: what lies where, whose display is shown, what is tried out.

It looks at a `Picture`, which is a position at rest or one that a timeline carries along, and at
what the player is trying out (`Turn`). It is drawn by `painter`; what the pointer and the keys do
is in `desk`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.engine import Cell, Phase, beside
from game.match import Outcome, Session, fresh_tiles
from game.store import Aids, Confirm, Speed
from game.ui.drawing.theme import SEAT_COLOURS, Disc
from game.ui.harmony import HarmonyBar
from game.ui.input import Point
from game.ui.motion.pace import Pace, pace_of
from game.ui.motion.timeline import Running
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.table import log
from game.ui.table.camera import LARGEST, Camera
from game.ui.table.coach import Coach
from game.ui.table.hand import Hand
from game.ui.table.layout import TableLayout, lay_out
from game.ui.table.mirrored import mirrored
from game.ui.table.seats import Person, disc_places
from game.ui.turn import Stage, Turn
from game.words import Words

SHOWN = 24
"""Of a name so many characters are shown."""
LOW, BEYOND = -10, 5
"""The harmony bar shows scores from here, and so far beyond the target."""
FULL_HIGH = 150
"""Its end in a game without a target."""


class TableView:
    """One game's table. Implements `motion.places.Places` and `hand.Table`."""

    def __init__(self, services: Services, session: Session) -> None:
        self.services = services
        self.people = people(session)
        self.picture = Picture.of(session.state)
        self.turn = Turn(session.state)
        self.timeline: Running | None = None
        self.camera = Camera()
        self.coach = Coach()
        self.looked_at: int | None = None
        """The seat whose display is shown instead of the active one's."""
        self.watched = False
        """Whether nobody plays here, so that a game is only looked at."""
        self.foot: Callable[[TableLayout], int] | None = None
        """How many pixels below the board are kept free for somebody else, if any are."""
        self.speed: Speed | None = None
        """How fast things move, where it is not as the player has set."""
        self.aids: Aids | None = None
        """How much help there is, where it is not as the player has set."""
        self.fresh: frozenset[tuple[int, Cell]] = frozenset()
        """Seat and cell of the tiles that others have placed since the seat to move last acted."""
        self.look_back(session)
        self.hovered_tile: int | None = None
        self.told: list[log.Line] = []
        self.past: tuple[tuple[int, int], ...] = ()
        """Solo: pairs of tiles and how often that many were enough."""
        self.layout = self._layout((1280, 720))
        self.motion = Hand(self)
        """The tiles of the hand on their way."""

    # --- Where things lie -------------------------------------------------------------------

    def lay_out(self, size: tuple[int, int], *, glide: bool = False) -> None:
        """Lay everything out for a window of this size and fit the display shown."""
        settings = self.services.settings
        self.turn.one_click = settings.confirm is Confirm.ONE
        self.turn.tells = (self.aids or settings.aids) is not Aids.TABLE
        before, self.layout = self.layout, self._layout(size)
        if before != self.layout:
            self.motion.settle()
        self.fit(glide=glide)

    def fit(self, *, glide: bool) -> None:
        """Fit the display shown into the board, with the cells around it."""
        lying = self.picture.seats[self.shown].tiles
        cells = {*lying, *(near for cell in lying for near in beside(cell))} or {Cell(0, 0)}
        allowed = self.picture.setup.cells
        if allowed is not None:
            cells &= allowed
        largest = LARGEST * self.layout.unit.scale
        self.camera.fit(cells, self.layout.board, largest, glide)

    def look_back(self, session: Session) -> None:
        """Know which tiles are fresh for the seat to move."""
        state = session.state
        self.fresh = frozenset() if state.over else fresh_tiles(session.steps, state.active)

    def fresh_on(self, seat: int) -> frozenset[Cell]:
        """The cells of a seat's display with fresh tiles."""
        return frozenset(cell for owner, cell in self.fresh if owner == seat)

    def _layout(self, size: tuple[int, int]) -> TableLayout:
        unit = self.services.unit(size)
        intermezzo = self.picture.phase is Phase.INTERMEZZO
        shared = self.foot is not None
        layout = lay_out(size, unit, len(self.people), intermezzo, upright=shared)
        layout = mirrored(layout) if self.services.settings.swapped else layout
        return layout if self.foot is None else layout.raised(self.foot(layout))

    @property
    def shown(self) -> int:
        """The seat whose display the board shows."""
        return self.picture.active if self.looked_at is None else self.looked_at

    @property
    def words(self) -> Words:
        """The texts in the language of now."""
        return self.services.words

    @property
    def middle(self) -> Point:
        """The middle of the board."""
        return self.layout.board.center

    @property
    def hand_places(self) -> tuple[tuple[int, pygame.Rect], ...]:
        """The tiles that can be taken now, and where they lie."""
        picture, layout = self.picture, self.layout
        if picture.phase is Phase.OVER:
            return ()
        if picture.drawn is not None:
            return ((picture.drawn, self.hand()),)
        if picture.phase is Phase.INTERMEZZO:
            return tuple(zip(picture.row, layout.banner_slots, strict=False))
        pairs = zip(picture.offer, layout.offer, strict=False)
        return tuple((tile, place) for tile, place in pairs if tile is not None)

    def tile_on(self, which: int) -> int | None:
        """The tile that can be taken from a place of the offer or the row, counted from 0."""
        if self.picture.drawn is not None:
            return self.picture.drawn
        intermezzo = self.picture.phase is Phase.INTERMEZZO
        places = self.layout.banner_slots if intermezzo else self.layout.offer
        if which >= len(places):
            return None
        return next((tile for tile, at in self.hand_places if at == places[which]), None)

    def name(self, seat: int) -> str:
        """Who sits there."""
        return self.people[seat].name

    def colour(self, seat: int) -> Disc:
        """The discs of a seat."""
        return self.people[seat].colour

    def cell(self, seat: int, cell: Cell) -> pygame.Rect:
        """A cell on the board, or the seat's panel where another display is shown."""
        if seat == self.shown:
            return self.camera.rect(cell)
        rect = pygame.Rect(0, 0, self.layout.unit.px(20), self.layout.unit.px(20))
        rect.center = self.layout.seats[seat].center
        return rect

    def supply(self, seat: int) -> Point:
        """Where a seat's discs lie in its panel."""
        return disc_places(self.layout.seats[seat], self.layout.unit)[0]

    def cacophony(self, seat: int) -> Point:
        """Where a seat's cacophony discs lie."""
        return disc_places(self.layout.seats[seat], self.layout.unit)[1]

    def panel(self, seat: int) -> pygame.Rect:
        """A seat's panel."""
        return self.layout.seats[seat]

    def wave(self) -> pygame.Rect:
        """The wave of the harmony bar."""
        return self.layout.bar

    def badge(self) -> pygame.Rect:
        """Where the badge of the last round stays: at the right end of the bar."""
        bar, side = self.layout.bar, self.layout.unit.px(54)
        rect = pygame.Rect(0, 0, side, side)
        rect.center = round(bar.right - side * 0.1), round(bar.top - side * 0.1)
        return rect

    def offer(self, place: int) -> pygame.Rect:
        """A place of the offer."""
        return self.layout.offer[place]

    def row(self, place: int) -> pygame.Rect:
        """A place of the intermezzo row: on the banner while it is held."""
        if self.picture.phase is Phase.INTERMEZZO:
            return self.layout.banner_slots[place]
        return self.layout.row_slots[place]

    def pile(self) -> pygame.Rect:
        """The pile's top tile."""
        return self.layout.pile_tile

    def hand(self) -> pygame.Rect:
        """Where a revealed tile lies: in the middle of the tray, in solo on its own panel."""
        offer = self.layout.offer
        return offer[len(offer) // 2] if offer else self.layout.hand

    # --- What is shown ----------------------------------------------------------------------

    @property
    def mine(self) -> bool:
        """Whether the seat to move can try a tile on the display shown."""
        here = self.timeline is None and not self.watched
        return here and self.shown == self.turn.state.active

    @property
    def free_cells(self) -> tuple[Cell, ...]:
        """The cells that are shown as free: all where the seat to move may lay a tile now."""
        if not self.mine or self.picture.phase is Phase.OVER:
            return ()
        return tuple(cell for cell in self.turn.cells if cell != self.turn.cell)

    @property
    def coached(self) -> bool:
        """Whether the coach is wanted, and there is a turn to advise."""
        return self.mine and (self.aids or self.services.settings.aids) is Aids.COACH

    @property
    def advice(self) -> Mapping[Cell, Outcome]:
        """What the coach tells of the free cells."""
        return self.coach.told(self.turn) if self.coached else {}

    @property
    def awake(self) -> bool:
        """Whether free cells shine: a tile is held."""
        return self.turn.stage is not Stage.CHOOSE

    @property
    def resting(self) -> bool:
        """Whether nothing is being played back."""
        return self.timeline is None

    @property
    def pace(self) -> Pace:
        """How fast things move."""
        settings = self.services.settings
        return pace_of(self.speed or settings.speed, settings.less_motion)

    @property
    def held(self) -> int | None:
        """The tile in the air, if one is."""
        return self.turn.tile if self.timeline is None else None

    @property
    def board_area(self) -> pygame.Rect:
        """Where the display is drawn: between the columns, the bar and the strip."""
        layout, px = self.layout, self.layout.unit.px
        top = layout.board.top - px(4)
        return pygame.Rect(layout.board.left, top, layout.board.width, layout.board.bottom - top)

    @property
    def ghost_area(self) -> pygame.Rect:
        """Where what the ghost tells is drawn; its tags may hang over the board's upper edge."""
        area, over = self.board_area, self.layout.unit.px(14)
        return pygame.Rect(area.left, area.top - over, area.width, area.height + over)

    @property
    def bar(self) -> HarmonyBar:
        """The harmony bar, as long as this game needs it."""
        scores = [seat.score for seat in self.picture.seats]
        target = self.picture.setup.target
        high = FULL_HIGH if target is None else target + BEYOND
        low = min(LOW, min(scores) // 15 * 15)
        return HarmonyBar(self.layout.bar, low, max(high, max(scores) + BEYOND))

    def rolling(self, seat: int) -> int:
        """The score as it is shown now, on its way from one number to the next."""
        return self.picture.seats[seat].score + round(self._drift(seat))

    def walking(self, seat: int) -> float:
        """Where the seat's marker is, in points; with less motion it does not walk."""
        drift = 0.0 if self.pace.gentle else self._drift(seat)
        return self.picture.seats[seat].score + drift

    def _drift(self, seat: int) -> float:
        return 0.0 if self.timeline is None else self.timeline.drift(seat)


def people(session: Session) -> tuple[Person, ...]:
    """Who sits where, with the colours of the record or the first ones still free."""
    record = session.record
    wished = [_disc(seat.colour) for seat in record.seats]
    free = [colour for colour in SEAT_COLOURS if colour not in wished]
    taken: list[Disc] = []
    for colour in wished:
        if colour is None or colour in taken:
            colour = free.pop(0)
        taken.append(colour)
    return tuple(
        Person(seat.name[:SHOWN], colour) for seat, colour in zip(record.seats, taken, strict=True)
    )


def _disc(name: str | None) -> Disc | None:
    return Disc(name) if name in SEAT_COLOURS else None
