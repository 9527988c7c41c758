"""The game as it is played: one mutable table on which every rule is carried out.

Everything that a move causes happens here, in the order of rules P1 to P5; then the turn is
handed on by rules I1 to I4, E1 to E4 and O1 to O4. `apply` sets up a table from a state, plays
one move and takes the next state off it. Bots keep a `sketch` and play thousands of moves on it,
without events and without states in between. Legality is checked elsewhere.
"""

from __future__ import annotations

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
from game.engine.geometry import Cell, Orientation
from game.engine.ranking import ranking, result
from game.engine.setup import OFFER_SIZE, PILE_END, ROW_SIZE, Mode
from game.engine.state import INTERMEZZO, OVER, PLAY, Ending, Player, State
from game.engine.tiles import TILES, VALUES

_OFFER, _ROW, _DRAWN = Source.OFFER, Source.ROW, Source.DRAWN
CACOPHONY_COST = 2
"""Points lost at once for each missing disc (rule P3)."""


class Table:
    """A game in progress; fields as in `State`. `events` collects what happens, if it is a list."""

    __slots__ = (
        "active",
        "chosen",
        "drawn",
        "ending",
        "events",
        "host",
        "offer",
        "phase",
        "players",
        "queue",
        "row",
        "setup",
        "taken",
    )

    def __init__(self, state: State, events: list[Event] | None) -> None:
        """Set up `state`. With `events` the displays in it stay as they are."""
        (
            self.setup,
            players,
            self.taken,
            self.offer,
            self.row,
            self.drawn,
            self.phase,
            self.active,
            self.ending,
            self.queue,
            self.host,
            self.chosen,
        ) = state
        self.players = list(players)
        self.events = events

    @classmethod
    def sketch(cls, state: State) -> Table:
        """A table with displays of its own, for trying moves fast; tells no events."""
        table = cls(state, None)
        table.players = [player._replace(display=player.display.copy()) for player in table.players]
        return table

    def state(self) -> State:
        """The position now. A sketch must not be played on while it is in use."""
        return State(
            self.setup,
            tuple(self.players),
            self.taken,
            self.offer,
            self.row,
            self.drawn,
            self.phase,
            self.active,
            self.ending,
            self.queue,
            self.host,
            self.chosen,
        )

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase is OVER

    @property
    def hand(self) -> tuple[int, ...]:
        """The tiles of which the active seat may place one."""
        if self.phase is OVER:
            return ()
        if self.drawn is not None:
            return (self.drawn,)
        return self.row if self.phase is INTERMEZZO else self.offer

    # --- The three decisions ----------------------------------------------------------------

    def place(self, tile: int, cell: Cell, orientation: Orientation) -> None:
        """Lay a tile with all its consequences and hand the turn on."""
        display, supply, moved, score, cacophony = self.players[self.active]
        if self.events is not None:
            self._tell_placed(tile, cell, orientation)
            display = display.copy()
        laid = display.lay(tile, cell, orientation)
        if self.events is not None:
            self._tell_consequences(display, laid, cell)
        gained = lost = 0
        for there in laid.complete:  # P2
            returned = display[there].tile
            supply += len(returned.arrows)
            gained += returned.value
        discs = len(TILES[tile].arrows)
        supply -= discs  # P3
        if supply < 0:
            cacophony -= supply
            lost = -supply * CACOPHONY_COST
            supply = 0
        if laid.whole:  # P5
            supply += discs
            gained += VALUES[discs]
        if gained or lost:  # S2
            score += gained - lost
            moved = 1 + max([player.moved for player in self.players])
        self.players[self.active] = Player(display, supply, moved, score, cacophony)
        self._take_from_hand(tile)
        target = self.setup.target
        if target is not None and score >= target and self.ending is None:
            self._reach_target()
        self._hand_on()

    def draw(self) -> None:
        """The last tile on offer goes to the row, the pile's top must be placed (rule U2)."""
        revealed = self.setup.deck[self.taken]
        if self.events is not None:
            self.events.append(SentToRow(self.active, self.offer[0], len(self.row)))
            self.events.append(TileRevealed(self.active, revealed))
        self.row += self.offer
        self.offer = ()
        self.drawn = revealed
        self.taken += 1

    def decline(self) -> None:
        """The active seat passes in an intermezzo (rule I2)."""
        if self.events is not None:
            self.events.append(Passed(self.active))
        self._next_in_intermezzo()

    # --- What a placement tells -------------------------------------------------------------

    def _tell_placed(self, tile: int, cell: Cell, orientation: Orientation) -> None:
        source, place = _OFFER, 0
        if self.drawn is not None:
            source = _DRAWN
        elif self.phase is INTERMEZZO:
            source, place = _ROW, self.row.index(tile)
        else:
            place = self.offer.index(tile)
        assert self.events is not None
        self.events.append(TilePlaced(self.active, tile, cell, orientation, source, place))

    def _tell_consequences(self, display: Display, laid: Laid, cell: Cell) -> None:
        """The events of rules P1 to P5, in their order."""
        assert self.events is not None
        seat, tell = self.active, self.events.append
        _, supply, _, score, cacophony = self.players[seat]

        def complete(there: Cell) -> None:
            nonlocal supply, score
            tile = display[there].tile
            supply += len(tile.arrows)
            score += tile.value
            tell(DiscsReturned(seat, there, len(tile.arrows), supply))
            tell(SpiritAppeared(seat, there, tile.id))
            tell(PointsScored(seat, there, tile.value, score))

        for _, _, there, _, direction in laid.old:
            tell(ArrowCovered(seat, there, direction, cell))
        for there in laid.complete:
            complete(there)
        discs = len(display[cell].tile.arrows)
        missing = discs - supply
        if missing > 0:
            lost = missing * CACOPHONY_COST
            supply, score, cacophony = discs, score - lost, cacophony + missing
            tell(CacophonyTaken(seat, missing, lost, cacophony, supply, score))
        supply -= discs
        tell(DiscsPlaced(seat, cell, discs, supply))
        for arrow in laid.own:
            target = display.target(cell, arrow)
            assert target is not None
            tell(ArrowCovered(seat, cell, arrow.direction, target))
        if laid.whole:
            complete(cell)

    # --- What follows -----------------------------------------------------------------------

    def _take_from_hand(self, tile: int) -> None:
        if self.drawn is not None:
            self.drawn = None
        elif self.phase is INTERMEZZO:
            self.row = _without(self.row, tile)
            self.chosen = True
        else:
            self.offer = _without(self.offer, tile)

    def _hand_on(self) -> None:
        """Whose decision comes next after a placement."""
        if self.phase is INTERMEZZO:
            self._next_in_intermezzo()
        elif len(self.players) == 1:
            self._next_tile()
        elif not self.offer and len(self.row) == ROW_SIZE:  # I1
            self._begin_intermezzo()
        else:
            self._end_turn(self.active)

    def _begin_intermezzo(self) -> None:
        """Rule I2: the order is fixed now, from last to first."""
        self.queue = tuple(reversed(ranking(self.players)))
        self.phase, self.host, self.chosen = INTERMEZZO, self.active, False
        if self.events is not None:
            self.events.append(IntermezzoBegan(self.queue))
        self._seat(self.queue[0])

    def _next_in_intermezzo(self) -> None:
        """Rules I2 to I4: the next in the order chooses, or the intermezzo ends."""
        self.queue = self.queue[1:]
        if self.queue:
            self._seat(self.queue[0])
            return
        left, gone = (self.row, ()) if self.chosen else ((), self.row)  # I3
        if self.events is not None:
            self.events.append(IntermezzoEnded(left, gone))
        self.phase, self.row, self.chosen = PLAY, left, False
        self._end_turn(self.host)  # I4

    def _end_turn(self, seat: int) -> None:
        """The turn of `seat` is over: refill, end the game or go on with the next seat."""
        following = (seat + 1) % len(self.players)
        if self.ending is not None and following == 0:  # E2 and E3
            self._end()
            return
        if not self.offer:
            self._refill()
            if not self.offer or (self.ending is not None and following == 0):  # E4
                self._end()
                return
        self._seat(following)

    def _refill(self) -> None:
        """Five tiles from the pile or all that are left (I1); the pile may be near its end (E4)."""
        deck = self.setup.deck
        self.offer = deck[self.taken : self.taken + OFFER_SIZE]
        self.taken += len(self.offer)
        if self.offer and self.events is not None:
            self.events.append(OfferRefilled(self.offer))
        if len(deck) - self.taken <= PILE_END and self.ending is None:
            self._begin_last_round(EndCause.PILE, None)

    def _next_tile(self) -> None:
        """Solo: won (O2), out of tiles (O3 and O4), or the next tile is turned up (O1)."""
        if self.ending is not None or self.taken == len(self.setup.deck):
            self._end()
            return
        self.drawn = self.setup.deck[self.taken]
        self.taken += 1
        if self.events is not None:
            self.events.append(TileRevealed(self.active, self.drawn))
        if self.setup.cells is not None:
            self._end_if_stuck()

    def _reach_target(self) -> None:
        """Rules E1 and O2; in solo with all tiles these are placed all the same (O4)."""
        if self.setup.mode is not Mode.SOLO_FULL:
            self._begin_last_round(EndCause.SCORE, self.active)

    def _begin_last_round(self, cause: EndCause, seat: int | None) -> None:
        self.ending = Ending(cause, seat)
        if self.events is not None and not self.setup.solo:
            self.events.append(LastRoundBegan(cause, seat))

    def _seat(self, seat: int) -> None:
        self.active = seat
        if self.events is not None:
            self.events.append(SeatChanged(seat))
        if self.setup.cells is not None:
            self._end_if_stuck()

    def _end_if_stuck(self) -> None:
        """A seat without any allowed cell cannot go on; only levels can bring this about."""
        if self.phase is PLAY and not self.players[self.active].display.edge:
            self.ending = self.ending or Ending(EndCause.STUCK, None)
            self._end()

    def _end(self) -> None:
        self.phase = OVER
        self.ending = self.ending or Ending(EndCause.PILE, None)
        if self.events is not None:
            outcome = result(self.state())
            self.events.append(GameEnded(ranking(self.players), outcome, self.ending.cause))


def _without(tiles: tuple[int, ...], tile: int) -> tuple[int, ...]:
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]
