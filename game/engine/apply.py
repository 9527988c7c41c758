"""The door: `apply(state, move)` gives the next position and the events that led to it.

Everything that a move causes happens inside, in the order of rules P1 to P5; then the turn is
handed on by rules I1 to I4, E1 to E4 and O1 to O4.
"""

from __future__ import annotations

from typing import NamedTuple

from game.engine.display import Display, Laid
from game.engine.events import (
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    DiscsReturned,
    EndCause,
    Event,
    GameEnded,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    OfferRefilled,
    Passed,
    PointsScored,
    SeatChanged,
    SentToRow,
    Source,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
)
from game.engine.geometry import Cell
from game.engine.legal import IllegalMove, is_legal, refusal
from game.engine.move import Draw, Move, Pass, Place
from game.engine.ranking import ranking, result
from game.engine.setup import OFFER_SIZE, PILE_END, ROW_SIZE
from game.engine.state import Ending, Phase, Player, State
from game.engine.tiles import TILES, Tile

CACOPHONY_COST = 2
"""Points lost at once for each missing disc (rule P3)."""


class Applied(NamedTuple):
    """The next position, and what happened on the way, in order."""

    state: State
    events: tuple[Event, ...]


def apply(state: State, move: Move) -> Applied:
    """Play `move`. Raises IllegalMove; `state` itself never changes."""
    if not is_legal(state, move):
        reason = refusal(state, move)
        assert reason is not None
        raise IllegalMove(move, reason)
    events: list[Event] = []
    match move:
        case Place():
            after = _hand_on(_place(state, move, events), events)
        case Draw():
            after = _draw(state, events)
        case Pass():
            events.append(Passed(state.active))
            after = _next_in_intermezzo(state, events)
    return Applied(after, tuple(events))


# --- A placement: rules P1 to P5 ------------------------------------------------------------


def _place(state: State, move: Place, events: list[Event]) -> State:
    """Lay the tile with all its consequences, and look whether the target is reached (E1, O2)."""
    tile_id, cell, orientation = move
    seat, player, tile = state.active, state.player, TILES[tile_id]
    events.append(TilePlaced(seat, tile_id, cell, orientation, *_source(state, tile_id)))
    display, laid = player.display.with_tile(tile_id, cell, orientation)
    events.extend(ArrowCovered(seat, there, way, cell) for there, way in laid.old)  # P1
    purse = _Purse(seat, player, events)
    for there in laid.complete:  # P2
        purse.complete(there, display[there].tile)
    purse.pay(cell, len(tile.arrows))  # P3
    _cover_own(seat, cell, laid, display, events)  # P4
    if laid.whole:  # P5
        purse.complete(cell, tile)
    moved = 1 + max(p.moved for p in state.players) if purse.marker_moved else player.moved
    grown = Player(display, purse.supply, moved, purse.score, purse.cacophony)
    players = (*state.players[:seat], grown, *state.players[seat + 1 :])
    after = _without(state, tile_id)._replace(players=players)
    target = state.setup.target
    if target is not None and grown.score >= target and state.ending is None:
        return _begin_last_round(after, EndCause.SCORE, seat, events)
    return after


def _source(state: State, tile: int) -> tuple[Source, int]:
    if state.drawn is not None:
        return Source.DRAWN, 0
    if state.phase is Phase.INTERMEZZO:
        return Source.ROW, state.row.index(tile)
    return Source.OFFER, state.offer.index(tile)


def _without(state: State, tile: int) -> State:
    """The position once the tile is no longer in the hand it was taken from."""
    if state.drawn is not None:
        return state._replace(drawn=None)
    left = tuple(other for other in state.hand if other != tile)
    if state.phase is Phase.INTERMEZZO:
        return state._replace(row=left, chosen=True)
    return state._replace(offer=left)


def _cover_own(
    seat: int, cell: Cell, laid: Laid, display: Display, events: list[Event]
) -> None:
    for arrow in laid.own:
        target = display.target(cell, arrow)
        assert target is not None
        events.append(ArrowCovered(seat, cell, arrow.direction, target))


class _Purse:
    """A player's discs and points while one placement is worked out."""

    __slots__ = ("cacophony", "events", "marker_moved", "score", "seat", "supply")

    def __init__(self, seat: int, player: Player, events: list[Event]) -> None:
        self.seat, self.events = seat, events
        self.supply, self.score, self.cacophony = player.supply, player.score, player.cacophony
        self.marker_moved = False

    def complete(self, cell: Cell, tile: Tile) -> None:
        """Discs home, spirit out, points scored (rules P2 and P5)."""
        discs = len(tile.arrows)
        self.supply += discs
        self.score += tile.value
        self.marker_moved = True
        self.events += (
            DiscsReturned(self.seat, cell, discs, self.supply),
            SpiritAppeared(self.seat, cell, tile.id),
            PointsScored(self.seat, cell, tile.value, self.score),
        )

    def pay(self, cell: Cell, discs: int) -> None:
        """Discs for a new tile, cacophony for the missing ones (rule P3)."""
        missing = discs - self.supply
        if missing > 0:
            self.supply += missing
            self.cacophony += missing
            self.score -= missing * CACOPHONY_COST
            self.marker_moved = True
            self.events.append(
                CacophonyTaken(
                    self.seat,
                    missing,
                    missing * CACOPHONY_COST,
                    self.cacophony,
                    self.supply,
                    self.score,
                )
            )
        self.supply -= discs
        self.events.append(DiscsPlaced(self.seat, cell, discs, self.supply))


# --- What follows a placement ---------------------------------------------------------------


def _hand_on(state: State, events: list[Event]) -> State:
    """Whose decision comes next after a placement."""
    if state.setup.solo:
        return _next_tile(state, events)
    if state.phase is Phase.INTERMEZZO:
        return _next_in_intermezzo(state, events)
    if not state.offer and len(state.row) == ROW_SIZE:  # I1
        order = tuple(reversed(ranking(state)))  # I2
        events.append(IntermezzoBegan(order))
        begun = state._replace(
            phase=Phase.INTERMEZZO, queue=order, host=state.active, chosen=False
        )
        return _seat(begun, order[0], events)
    return _end_turn(state, state.active, events)


def _draw(state: State, events: list[Event]) -> State:
    """Rule U2: the tile goes to the row, the pile's top must be placed."""
    sent = state.offer[0]
    revealed = state.setup.deck[state.taken]
    events.append(SentToRow(state.active, sent, len(state.row)))
    events.append(TileRevealed(state.active, revealed))
    return state._replace(
        offer=(), row=(*state.row, sent), drawn=revealed, taken=state.taken + 1
    )


def _next_in_intermezzo(state: State, events: list[Event]) -> State:
    """Rules I2 to I4: the next in the order chooses, or the intermezzo ends."""
    queue = state.queue[1:]
    if queue:
        return _seat(state._replace(queue=queue), queue[0], events)
    left = state.row if state.chosen else ()
    events.append(IntermezzoEnded(left, () if state.chosen else state.row))
    closed = state._replace(phase=Phase.PLAY, queue=(), row=left, chosen=False)
    return _end_turn(closed, state.host, events)


def _end_turn(state: State, seat: int, events: list[Event]) -> State:
    """The turn of `seat` is over: refill, end the game or go on with the next seat."""
    following = (seat + 1) % state.setup.seats
    if state.ending is not None and following == 0:  # E2 and E3
        return _end(state, events)
    if not state.offer:
        state = _refill(state, events)
        if not state.offer or (state.ending is not None and following == 0):  # E4
            return _end(state, events)
    return _seat(state, following, events)


def _refill(state: State, events: list[Event]) -> State:
    """Five tiles from the pile or all that are left (I1); the pile may be near its end (E4)."""
    tiles = state.setup.deck[state.taken : state.taken + OFFER_SIZE]
    if tiles:
        events.append(OfferRefilled(tiles))
    state = state._replace(offer=tiles, taken=state.taken + len(tiles))
    if state.pile_size <= PILE_END and state.ending is None:
        return _begin_last_round(state, EndCause.PILE, None, events)
    return state


def _next_tile(state: State, events: list[Event]) -> State:
    """Solo: won (O2), out of tiles (O3 and O4), or the next tile is turned up (O1)."""
    if state.ending is not None:
        return _end(state, events)
    if not state.pile_size:
        return _end(state._replace(ending=Ending(EndCause.PILE, None)), events)
    revealed = state.setup.deck[state.taken]
    events.append(TileRevealed(state.active, revealed))
    return _unless_stuck(state._replace(drawn=revealed, taken=state.taken + 1), events)


def _begin_last_round(
    state: State, cause: EndCause, seat: int | None, events: list[Event]
) -> State:
    if not state.setup.solo:
        events.append(LastRoundBegan(cause, seat))
    return state._replace(ending=Ending(cause, seat))


def _seat(state: State, seat: int, events: list[Event]) -> State:
    events.append(SeatChanged(seat))
    return _unless_stuck(state._replace(active=seat), events)


def _unless_stuck(state: State, events: list[Event]) -> State:
    """End a game in which the seat to move has no allowed cell left; it cannot pass its turn."""
    if state.player.display.edge or state.phase is Phase.INTERMEZZO:
        return state
    ending = state.ending or Ending(EndCause.STUCK, None)
    return _end(state._replace(ending=ending), events)


def _end(state: State, events: list[Event]) -> State:
    over = state._replace(phase=Phase.OVER, drawn=None)
    events.append(GameEnded(ranking(over), result(over)))
    return over


