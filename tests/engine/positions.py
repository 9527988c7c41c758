"""Positions for property tests: what random legal play comes to, from setups of all kinds.

Also an independent look at a display: `seen` finds targets by walking along the line, cell by
cell, without any index.
"""

from __future__ import annotations

from hypothesis import strategies as st

from game.engine import (
    ORIENTATIONS,
    Arrow,
    Cell,
    Display,
    Draw,
    Mode,
    Move,
    Pass,
    Place,
    Setup,
    State,
    deck,
)
from tests.random_games import Game, random_game

REACH = 80
"""No display reaches as far as this."""

SMALL_FIELD = frozenset(Cell(x, y) for x in range(-1, 3) for y in range(-2, 2))
"""Sixteen allowed cells, as a level may have them: displays can get full."""


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any mode and number of seats, whole and short decks, few and many discs, cells, targets."""
    seats = draw(st.integers(1, 4))
    solo = st.sampled_from((Mode.SOLO, Mode.SOLO_FULL))
    return Setup(
        Mode.VERSUS if seats > 1 else draw(solo),
        seats,
        deck(str(draw(st.integers(0, 999))))[: draw(st.sampled_from((72, 72, 72, 34, 19, 4)))],
        discs=draw(st.sampled_from((24, 24, 8, 0))),
        cells=draw(st.sampled_from((None, None, None, SMALL_FIELD))),
        target=draw(st.sampled_from((None, None, 12))),
    )


@st.composite
def games(draw: st.DrawFn, whole: bool = False) -> Game:
    """A random game up to some move, or to its end if it is to be `whole`."""
    length = None if whole else draw(st.integers(0, 90))
    return random_game(
        draw(setups()), draw(st.integers(0, 999)), length, greedy=draw(st.booleans())
    )


def states() -> st.SearchStrategy[State]:
    """Positions of any kind, those after the end among them."""
    return games().map(lambda game: game.last)


def moves() -> st.SearchStrategy[Move]:
    """Decisions of any kind, most of them not allowed."""
    near = st.integers(-6, 6)
    cells = st.builds(Cell, near, near)
    placements = st.builds(Place, st.integers(0, 74), cells, st.sampled_from(ORIENTATIONS))
    return st.one_of(placements, st.just(Draw()), st.just(Pass()))


def seen(display: Display, cell: Cell, arrow: Arrow) -> Cell | None:
    """The nearest tile of the arrow's element on its line, found step by step."""
    for distance in range(1, REACH):
        there = cell.towards(arrow.direction, distance)
        if there in display and display[there].tile.element is arrow.element:
            return there
    return None
