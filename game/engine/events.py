"""One class per thing that can happen, in the order in which a view may show them.

Together with the state before, the events of a move tell all that changed: which tile, from
where, which arrow, whose disc, how many points, and why.
"""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple, TypeAlias

from game.engine.geometry import Cell, Direction, Orientation


class Source(Enum):
    """Where a placed tile came from."""

    OFFER = "offer"
    ROW = "row"
    DRAWN = "drawn"


class TilePlaced(NamedTuple):
    """A seat laid a tile; `place` counts from 0 in the offer or row it was taken from."""

    seat: int
    tile: int
    cell: Cell
    orientation: Orientation
    source: Source
    place: int


class ArrowCovered(NamedTuple):
    """A disc slid from the vessel on `cell` onto an arrow that sees the tile on `target`."""

    seat: int
    cell: Cell
    direction: Direction
    target: Cell


class SpiritAppeared(NamedTuple):
    """All arrows of the tile on `cell` are covered: it is complete (rules P2 and P5)."""

    seat: int
    cell: Cell
    tile: int


class DiscsReturned(NamedTuple):
    """The discs of a complete tile went home; `supply` is what is there now."""

    seat: int
    cell: Cell
    discs: int
    supply: int


class PointsScored(NamedTuple):
    """The marker walked forward for the spirit on `cell`; `score` is where it stands now."""

    seat: int
    cell: Cell
    points: int
    score: int


class CacophonyTaken(NamedTuple):
    """Missing discs were replaced, each for 2 points (rule P3).

    `taken` is the number ever taken, `supply` and `score` are what is there now.
    """

    seat: int
    discs: int
    points: int
    taken: int
    supply: int
    score: int


class DiscsPlaced(NamedTuple):
    """Discs went from the supply onto the vessel of the new tile (rule P3)."""

    seat: int
    cell: Cell
    discs: int
    supply: int


class SentToRow(NamedTuple):
    """The last tile on offer went to the intermezzo row, to be its `place`th from 0 (rule U2)."""

    seat: int
    tile: int
    place: int


class TileRevealed(NamedTuple):
    """The pile's top was turned up and must be placed by `seat` (rules U2 and O1)."""

    seat: int
    tile: int


class OfferRefilled(NamedTuple):
    """New tiles from the pile, in order of arrival (rule I1)."""

    tiles: tuple[int, ...]


class IntermezzoBegan(NamedTuple):
    """Seats choose in this order (rule I2)."""

    order: tuple[int, ...]


class Passed(NamedTuple):
    """A seat took no tile in an intermezzo (rule I2)."""

    seat: int


class IntermezzoEnded(NamedTuple):
    """`left` stay in the row; `gone` left the game because nobody took one (rule I3)."""

    left: tuple[int, ...]
    gone: tuple[int, ...]


class EndCause(Enum):
    """Why the last round is on."""

    SCORE = "score"
    """A seat reached the target (rules E1 and O2)."""
    PILE = "pile"
    """The pile runs out (rules E4, O3 and O4)."""
    STUCK = "stuck"
    """No allowed cell is left; only levels that limit the cells can bring this about."""


class LastRoundBegan(NamedTuple):
    """The last round is on; `seat` reached the target, or is None (rules E1 and E4)."""

    cause: EndCause
    seat: int | None


class SeatChanged(NamedTuple):
    """It is now for `seat` to play or to choose."""

    seat: int


class GameEnded(NamedTuple):
    """The game is over: seats from first to last, the result as records tell it, and why."""

    ranking: tuple[int, ...]
    result: int | None
    cause: EndCause


PlacementEvent: TypeAlias = (
    TilePlaced
    | ArrowCovered
    | SpiritAppeared
    | DiscsReturned
    | PointsScored
    | CacophonyTaken
    | DiscsPlaced
)
"""What a placement itself causes (rules P1 to P5)."""

TableEvent: TypeAlias = (
    SentToRow
    | TileRevealed
    | OfferRefilled
    | IntermezzoBegan
    | Passed
    | IntermezzoEnded
    | LastRoundBegan
    | SeatChanged
    | GameEnded
)
"""What concerns the whole table."""

Event: TypeAlias = PlacementEvent | TableEvent
