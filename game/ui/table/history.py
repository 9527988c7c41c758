"""Which arrow was covered when and by what, from the moves of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.engine import TILES, ArrowCovered, Cell, Direction, Phase, Place, Tile
from game.match import Step


class Covering(NamedTuple):
    """An arrow was covered because it saw `tile`, in the seat's `turn`th turn, or after it in
    an `intermezzo`."""

    tile: Tile
    turn: int
    intermezzo: bool


class History:
    """Remembers the coverings of one game; move after move is added, and undo forgets."""

    def __init__(self) -> None:
        self._steps: tuple[Step, ...] = ()
        self._turns: Counter[int] = Counter()
        self._found: dict[tuple[int, Cell, Direction], Covering] = {}

    def covering(
        self, steps: Sequence[Step], seat: int, cell: Cell, direction: Direction
    ) -> Covering | None:
        """What covered an arrow on a seat's display, by the moves played so far."""
        self._follow(tuple(steps))
        return self._found.get((seat, cell, direction))

    def _follow(self, steps: tuple[Step, ...]) -> None:
        known = len(self._steps)
        if known > len(steps) or (known and steps[known - 1] is not self._steps[-1]):
            self._turns.clear()
            self._found.clear()
            known = 0
        for step in steps[known:]:
            self._add(step)
        self._steps = steps

    def _add(self, step: Step) -> None:
        if not isinstance(step.move, Place):
            return
        intermezzo = step.before.phase is Phase.INTERMEZZO
        self._turns[step.seat] += not intermezzo
        tiles = step.after.players[step.seat].display
        for event in step.events:
            if isinstance(event, ArrowCovered):
                seen = TILES[tiles[event.target].tile.id]
                turn = self._turns[event.seat]
                key = event.seat, event.cell, event.direction
                self._found[key] = Covering(seen, turn, intermezzo)
