"""All that undo must restore, and nothing else."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game.engine.display import Display
from game.engine.events import EndCause
from game.engine.setup import OFFER_SIZE, PILE_END, Setup
from game.engine.tiles import TILES, Tile


class Phase(Enum):
    """What kind of decision the game waits for."""

    PLAY = "play"
    INTERMEZZO = "intermezzo"
    OVER = "over"


# Bound once: an enum's members are slow to look up in some versions of Python.
PLAY, INTERMEZZO, OVER = Phase.PLAY, Phase.INTERMEZZO, Phase.OVER


class Player(NamedTuple):
    """One seat's display and possessions.

    `supply` counts discs not on tiles, cacophony discs included; `cacophony` those ever taken;
    `moved` numbers the marker's last movement, so that the lower of two was there first (S2).
    """

    display: Display
    supply: int
    moved: int
    score: int = 0
    cacophony: int = 0


class Ending(NamedTuple):
    """Why the last round is on, and who brought it about, if a seat did."""

    cause: EndCause
    seat: int | None


class State(NamedTuple):
    """A position. `apply` makes the next one; nothing changes one in place.

    `taken` counts the tiles that have left the pile; the rest of `setup.deck` is the pile.
    `drawn` is the revealed tile that must be placed (rules U2 and O1). In an intermezzo `queue`
    holds the seats still to choose, the first of them active, `host` is the seat whose turn
    brought it about, and `chosen` tells whether anybody has taken a tile yet.
    """

    setup: Setup
    players: tuple[Player, ...]
    taken: int
    offer: tuple[int, ...] = ()
    row: tuple[int, ...] = ()
    drawn: int | None = None
    phase: Phase = PLAY
    active: int = 0
    ending: Ending | None = None
    queue: tuple[int, ...] = ()
    host: int = 0
    chosen: bool = False

    @property
    def pile(self) -> tuple[int, ...]:
        """Tiles still hidden, the top first. Who plays may know only what `sight` tells."""
        return self.setup.deck[self.taken :]

    @property
    def pile_size(self) -> int:
        """How many tiles the pile holds."""
        return len(self.setup.deck) - self.taken

    @property
    def top(self) -> Tile | None:
        """The pile's top tile, of which only the back may be shown (rule T4)."""
        return TILES[self.setup.deck[self.taken]] if self.pile_size else None

    @property
    def player(self) -> Player:
        """The active seat's player."""
        return self.players[self.active]

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.phase is OVER

    @property
    def hand(self) -> tuple[int, ...]:
        """The tiles of which the active seat may place one, in order of arrival."""
        if self.phase is OVER:
            return ()
        if self.drawn is not None:
            return (self.drawn,)
        return self.row if self.phase is INTERMEZZO else self.offer


def opening(setup: Setup) -> State:
    """The position before the first move (rules U1, S3 and O1)."""
    players = tuple(
        Player(Display(setup.cells), setup.discs, moved) for moved in range(setup.seats)
    )
    if setup.solo:
        return State(setup, players, taken=1, drawn=setup.deck[0])
    dealt = setup.deck[:OFFER_SIZE]
    ending = Ending(EndCause.PILE, None) if len(setup.deck) - len(dealt) <= PILE_END else None
    return State(setup, players, taken=len(dealt), offer=dealt, ending=ending)
