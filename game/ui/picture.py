"""What lies on the table as it is drawn, between two positions too.

A `Picture` starts as a position and follows the events of a move one by one. Each event has two
halves: `leave` is what is gone once something starts to move, `arrive` what is there when it has
landed. After all events the picture is that of the next position, which a test holds it to; so
events tell a view everything. Knows nothing of pixels or time.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count

from game.engine import (
    OFFER_SIZE,
    TILES,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Direction,
    DiscsPlaced,
    DiscsReturned,
    Display,
    EndCause,
    Event,
    GameEnded,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    OfferRefilled,
    Orientation,
    Passed,
    Phase,
    PlacedTile,
    PlacementEvent,
    PointsScored,
    SeatChanged,
    SentToRow,
    Setup,
    Source,
    SpiritAppeared,
    State,
    Tile,
    TilePlaced,
    TileRevealed,
)

_ages = count()


@dataclass(slots=True)
class TilePicture:
    """A tile on a display: `waiting` discs on its vessel, `covered` arrows, spirit out or not."""

    tile: Tile
    orientation: Orientation
    waiting: int = 0
    covered: frozenset[Direction] = frozenset()
    revealed: bool = False
    aloft: bool = field(default=False, compare=False)
    """Whether the tile is being turned over and so not drawn in its place."""

    @classmethod
    def of(cls, lying: PlacedTile) -> TilePicture:
        """A tile as it lies at rest."""
        if lying.complete:
            return cls(lying.tile, lying.orientation, revealed=True)
        still_open = lying.open
        covered = frozenset(a.direction for a in lying.arrows) - frozenset(still_open)
        return cls(lying.tile, lying.orientation, len(still_open), covered)


@dataclass(slots=True)
class SeatPicture:
    """One seat's tiles, discs and points."""

    tiles: dict[Cell, TilePicture]
    supply: int
    score: int = 0
    cacophony: int = 0
    version: int = field(default_factory=_ages.__next__, compare=False)
    """Another number after every change, so that a view knows when to draw anew."""

    @property
    def spirits(self) -> int:
        """How many spirits are out."""
        return sum(tile.revealed for tile in self.tiles.values())


@dataclass(slots=True)
class Picture:
    """The whole table. `stack` holds the seats by their marker's last movement, oldest first.

    `offer` has five places, None where a tile is gone; `taken` counts tiles that left the pile.
    """

    setup: Setup
    seats: list[SeatPicture]
    offer: list[int | None]
    row: list[int]
    drawn: int | None
    taken: int
    active: int
    phase: Phase
    stack: list[int]
    queue: tuple[int, ...]
    ending: EndCause | None

    @classmethod
    def of(cls, state: State) -> Picture:
        """The picture of a position at rest."""
        players = state.players
        offer: list[int | None] = [None] * OFFER_SIZE
        for tile in state.offer:
            offer[offer_place(state.setup, state.taken, tile)] = tile
        return cls(
            state.setup,
            [SeatPicture(display(p.display), p.supply, p.score, p.cacophony) for p in players],
            offer,
            list(state.row),
            state.drawn,
            state.taken,
            state.active,
            state.phase,
            sorted(range(len(players)), key=lambda seat: players[seat].moved),
            state.queue,
            None if state.ending is None else state.ending.cause,
        )

    def after(self, before: Picture) -> Picture:
        """This picture, whose seats keep their version where they look as they did `before`."""
        for seat, earlier in zip(self.seats, before.seats, strict=True):
            if seat == earlier:
                seat.version = earlier.version
        return self

    @property
    def pile(self) -> int:
        """How many tiles the pile holds."""
        return len(self.setup.deck) - self.taken

    @property
    def top(self) -> Tile | None:
        """The pile's top tile, of which the back is shown."""
        return TILES[self.setup.deck[self.taken]] if self.pile > 0 else None

    def offer_place(self, tile: int) -> int:
        """The place from 0 to 4 where a tile of the present offer lies or lay."""
        return offer_place(self.setup, self.taken, tile)

    def tile(self, seat: int, cell: Cell) -> TilePicture:
        """The tile on a cell of a seat's display."""
        return self.seats[seat].tiles[cell]

    def touch(self, seat: int) -> None:
        """Note that something of a seat's has changed."""
        self.seats[seat].version = next(_ages)

    def apply(self, event: Event) -> None:
        """The whole event at once."""
        self.leave(event)
        self.arrive(event)

    def leave(self, event: Event) -> None:
        """What is gone when the event begins."""
        self._age(event)
        match event:
            case TilePlaced(_, tile, _, _, source, _):
                self._take(tile, source)
            case ArrowCovered(seat, cell):
                self.tile(seat, cell).waiting -= 1
            case DiscsReturned(seat, cell):
                lying = self.tile(seat, cell)
                lying.waiting, lying.covered = 0, frozenset()
            case SpiritAppeared(seat, cell):
                self.tile(seat, cell).aloft = True
            case DiscsPlaced(seat, _, discs):
                self.seats[seat].supply -= discs
            case SentToRow():
                self.offer = [None] * OFFER_SIZE
            case TileRevealed():
                self.taken += 1
            case OfferRefilled(tiles):
                self.taken += len(tiles)
            case SeatChanged(seat):
                self.active = seat
                if seat in self.queue:
                    self.queue = self.queue[self.queue.index(seat) :]
            case _:
                pass

    def arrive(self, event: Event) -> None:
        """What is there when the event is done."""
        self._age(event)
        match event:
            case TilePlaced(seat, tile, cell, orientation):
                self.seats[seat].tiles[cell] = TilePicture(TILES[tile], orientation)
            case ArrowCovered(seat, cell, direction):
                lying = self.tile(seat, cell)
                lying.covered |= {direction}
            case SpiritAppeared(seat, cell):
                lying = self.tile(seat, cell)
                lying.revealed, lying.aloft = True, False
            case DiscsReturned(seat, _, discs):
                self.seats[seat].supply += discs
            case PointsScored(seat, _, points):
                self._walk(seat, points)
            case CacophonyTaken(seat, discs, points):
                self.seats[seat].supply += discs
                self.seats[seat].cacophony += discs
                self._walk(seat, -points)
            case DiscsPlaced(seat, cell, discs):
                self.tile(seat, cell).waiting += discs
            case _:
                self._arrive_at_table(event)

    def _age(self, event: Event) -> None:
        if isinstance(event, PlacementEvent):
            self.touch(event.seat)

    def _arrive_at_table(self, event: Event) -> None:
        match event:
            case SentToRow(_, tile):
                self.row.append(tile)
            case TileRevealed(_, tile):
                self.drawn = tile
            case OfferRefilled(tiles):
                self.offer = [None] * (OFFER_SIZE - len(tiles)) + list(tiles)
            case IntermezzoBegan(order):
                self.phase, self.queue = Phase.INTERMEZZO, order
            case IntermezzoEnded(left):
                self.phase, self.queue, self.row = Phase.PLAY, (), list(left)
            case LastRoundBegan(cause):
                self.ending = cause
            case GameEnded(_, _, cause):
                self.phase, self.ending = Phase.OVER, cause
            case Passed() | _:
                pass

    def _take(self, tile: int, source: Source) -> None:
        match source:
            case Source.DRAWN:
                self.drawn = None
            case Source.ROW:
                self.row.remove(tile)
            case Source.OFFER:
                self.offer[self.offer.index(tile)] = None

    def _walk(self, seat: int, points: int) -> None:
        """The seat's marker moves and so lies on top of what is there (rule S2)."""
        self.seats[seat].score += points
        self.stack.remove(seat)
        self.stack.append(seat)


def display(lying: Display) -> dict[Cell, TilePicture]:
    """All tiles of a display at rest, in the order of their laying."""
    return {cell: TilePicture.of(tile) for cell, tile in lying.tiles.items()}


def offer_place(setup: Setup, taken: int, tile: int) -> int:
    """The place of a tile in the last refill, by how long ago it left the pile."""
    return OFFER_SIZE - taken + setup.deck.index(tile)
