"""What is fixed before the first move, and what levels vary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType

from game.engine.geometry import ORIGIN, Cell
from game.engine.tiles import TILES


class Mode(Enum):
    """Who plays, and for what."""

    VERSUS = "versus"
    """Two to four seats against each other."""
    SOLO = "solo"
    """One seat, 75 points with as few tiles as possible (rules O1 to O3)."""
    SOLO_FULL = "solo-full"
    """One seat, all tiles (rule O4)."""


SOUND_DISCS = 24
"""Sound discs of each seat (rule T5)."""
OFFER_SIZE = 5
"""Tiles of a full offer (rule U1)."""
ROW_SIZE = 4
"""Tiles in the intermezzo row that call an intermezzo (rule I1)."""
PILE_END = 4
"""With at most this many tiles left after a refill, the last round is on (rule E4)."""
MOST_DISCS = 999
"""No level gives a seat more discs."""
FARTHEST = 1000
"""No target lies beyond; all tiles together are worth 412 (rule T2)."""
MAGIC_MARK = 25
"""So many tiles or fewer are a fine solo result (rule O2)."""
TARGETS: Mapping[int, int] = MappingProxyType({1: 75, 2: 75, 3: 60, 4: 45})
"""Target score by number of seats (rules E1 and O2)."""


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything fixed before the first move. Raises ValueError, in one sentence, if unplayable.

    `deck` holds tile ids, the pile's top first; `cells` the cells where tiles may lie, or None
    for all; `target` the points to reach, or None where there are none (rule O4).
    """

    mode: Mode
    seats: int
    deck: tuple[int, ...]
    discs: int = SOUND_DISCS
    cells: frozenset[Cell] | None = None
    target: int | None = None

    def __post_init__(self) -> None:
        if self.mode is Mode.VERSUS:
            if not 2 <= self.seats <= 4:
                raise ValueError(f"A versus game needs 2 to 4 seats, not {self.seats}")
        elif self.seats != 1:
            raise ValueError(f"A solo game has one seat, not {self.seats}")
        if not self.deck:
            raise ValueError("The deck is empty")
        seen: set[int] = set()
        for tile in self.deck:
            if tile not in TILES:
                raise ValueError(f"There is no tile {tile}")
            if tile in seen:
                raise ValueError(f"Tile {tile} is in the deck twice")
            seen.add(tile)
        if not 0 <= self.discs <= MOST_DISCS:
            raise ValueError(f"The number of discs is not between 0 and {MOST_DISCS}")
        if self.target is not None and abs(self.target) > FARTHEST:
            raise ValueError(f"The target is beyond {FARTHEST} points")
        if self.cells is not None and ORIGIN not in self.cells:
            raise ValueError("The cell 0,0 must be allowed: the first tile lies there")
        if self.target is None and self.mode is not Mode.SOLO_FULL:
            object.__setattr__(self, "target", TARGETS[self.seats])

    @property
    def solo(self) -> bool:
        """Whether the solo rules hold: no offer and no intermezzo (rule O1)."""
        return self.mode is not Mode.VERSUS
