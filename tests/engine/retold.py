"""A game retold from its events alone, as somebody would follow it who only listens.

`Retold` knows tiles, discs, points and turns but no rule: it does what each event says, and
checks that it can be done. If in the end it looks like the engine's position, the events have
told the whole change. Markers stand in real stacks on a harmony bar (rules S1 to S3).
"""

from __future__ import annotations

from collections import defaultdict
from typing import assert_never

from game.engine import (
    TILES,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Direction,
    DiscsPlaced,
    DiscsReturned,
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
    PointsScored,
    SeatChanged,
    SentToRow,
    Source,
    SpiritAppeared,
    State,
    TilePlaced,
    TileRevealed,
)


class Retold:
    """The table as it looks to a listener, starting from an opening."""

    def __init__(self, opening: State) -> None:
        seats = range(opening.setup.seats)
        self.tiles: list[dict[Cell, tuple[int, Orientation]]] = [{} for _ in seats]
        self.open: list[dict[Cell, set[Direction]]] = [{} for _ in seats]
        self.supply = [opening.setup.discs for _ in seats]
        self.cacophony = [0 for _ in seats]
        self.bar: dict[int, list[int]] = defaultdict(list)
        self.bar[0] = list(seats)  # the start player lowest
        self.offer, self.row = list(opening.offer), list(opening.row)
        self.drawn = opening.drawn
        self.pile = list(opening.pile)
        self.active, self.phase = 0, Phase.PLAY
        self.cause: EndCause | None = None if opening.ending is None else opening.ending.cause
        self.order: tuple[int, ...] = ()
        self.result: int | None = None

    def score(self, seat: int) -> int:
        """Where the marker of a seat stands."""
        return next(score for score, stack in self.bar.items() if seat in stack)

    def standing(self) -> tuple[int, ...]:
        """Seats from first to last: the highest stack first, in a stack from below."""
        return tuple(seat for score in sorted(self.bar, reverse=True) for seat in self.bar[score])

    def hear(self, event: Event) -> None:
        """Do what the event says."""
        match event:
            case TilePlaced():
                self._placed(event)
            case ArrowCovered(seat, cell, direction, target):
                self.open[seat][cell].remove(direction)
                named = dict(TILES[self.tiles[seat][cell][0]].turned(self.tiles[seat][cell][1]))
                assert TILES[self.tiles[seat][target][0]].element is named[direction]
            case SpiritAppeared(seat, cell, tile):
                assert self.tiles[seat][cell][0] == tile
                assert not self.open[seat][cell]
            case DiscsReturned(seat, _, discs, supply) | DiscsPlaced(seat, _, discs, supply):
                self.supply[seat] += discs if isinstance(event, DiscsReturned) else -discs
                assert self.supply[seat] == supply >= 0
            case PointsScored(seat, cell, points, score):
                assert TILES[self.tiles[seat][cell][0]].value == points
                self._walk(seat, points, score)
            case CacophonyTaken(seat, discs, points, taken, supply, score):
                self.cacophony[seat] += discs
                self.supply[seat] += discs
                assert (self.cacophony[seat], self.supply[seat]) == (taken, supply)
                self._walk(seat, -points, score)
            case Passed(seat):
                assert (seat, self.phase) == (self.active, Phase.INTERMEZZO)
            case SeatChanged(seat):
                self.active = seat
            case _:
                self._hear_of_the_table(event)

    def _hear_of_the_table(
        self,
        event: SentToRow
        | TileRevealed
        | OfferRefilled
        | IntermezzoBegan
        | IntermezzoEnded
        | LastRoundBegan
        | GameEnded,
    ) -> None:
        match event:
            case SentToRow(seat, tile, place):
                assert (seat, [tile], place) == (self.active, self.offer, len(self.row))
                self.row.append(self.offer.pop())
            case TileRevealed(seat, tile):
                assert seat == self.active
                self.drawn = self.pile.pop(0)
                assert self.drawn == tile
            case OfferRefilled(tiles):
                assert not self.offer
                self.offer = [self.pile.pop(0) for _ in tiles]
                assert self.offer == list(tiles)
            case IntermezzoBegan(order):
                assert order == tuple(reversed(self.standing()))
                self.phase = Phase.INTERMEZZO
            case IntermezzoEnded(left, gone):
                assert sorted((*left, *gone)) == sorted(self.row)
                self.row, self.phase = list(left), Phase.PLAY
            case LastRoundBegan(cause, _):
                assert self.cause is None
                self.cause = cause
            case GameEnded(order, result, cause):
                self.phase, self.cause = Phase.OVER, cause
                self.order, self.result = order, result
            case _:
                assert_never(event)

    def _placed(self, event: TilePlaced) -> None:
        assert event.seat == self.active
        match event.source:
            case Source.DRAWN:
                assert (event.tile, event.place) == (self.drawn, 0)
                self.drawn = None
            case Source.OFFER:
                assert self.offer.pop(event.place) == event.tile
            case Source.ROW:
                assert self.row.pop(event.place) == event.tile
        self.tiles[event.seat][event.cell] = event.tile, event.orientation
        self.open[event.seat][event.cell] = {
            arrow.direction for arrow in TILES[event.tile].turned(event.orientation)
        }

    def _walk(self, seat: int, points: int, score: int) -> None:
        """The marker moves and is put on top of what lies there (rule S2)."""
        before = self.score(seat)
        self.bar[before].remove(seat)
        self.bar[before + points].append(seat)
        assert before + points == score
