"""What may be known of a position: all of it, with the pile's order closed (rule T4)."""

from __future__ import annotations

from typing import NamedTuple

from game.engine.events import EndCause
from game.engine.setup import Mode, Setup
from game.engine.state import Phase, Player, State
from game.engine.tiles import Element


class Back(NamedTuple):
    """What the back of a tile tells: element and value, but not the arrows (rule T4)."""

    element: Element
    value: int


class Sight(NamedTuple):
    """A position as everybody at the table sees it. Fields are named as in `State`.

    `pile` is the set of tiles still hidden and `top` the back of the first of them.
    """

    mode: Mode
    discs: int
    target: int | None
    players: tuple[Player, ...]
    offer: tuple[int, ...]
    row: tuple[int, ...]
    drawn: int | None
    pile: frozenset[int]
    top: Back | None
    phase: Phase
    active: int
    ending: EndCause | None
    queue: tuple[int, ...]
    host: int
    chosen: bool

    @property
    def hand(self) -> tuple[int, ...]:
        """The tiles of which the active seat may place one."""
        if self.phase is Phase.OVER:
            return ()
        if self.drawn is not None:
            return (self.drawn,)
        return self.row if self.phase is Phase.INTERMEZZO else self.offer


def sight(state: State) -> Sight:
    """The position without the order of its pile."""
    setup: Setup = state.setup
    top = state.top
    return Sight(
        setup.mode,
        setup.discs,
        setup.target,
        state.players,
        state.offer,
        state.row,
        state.drawn,
        frozenset(state.pile),
        None if top is None else Back(top.element, top.value),
        state.phase,
        state.active,
        None if state.ending is None else state.ending.cause,
        state.queue,
        state.host,
        state.chosen,
    )
