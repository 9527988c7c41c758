"""Steps of random games, and one event of every kind, for tests of what is seen of them."""

from __future__ import annotations

from hypothesis import strategies as st

from game.engine import (
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
    Mode,
    OfferRefilled,
    Orientation,
    Passed,
    PointsScored,
    SeatChanged,
    SentToRow,
    Setup,
    Source,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
    deck,
)
from game.match import Step
from tests.random_games import Game, random_game

HERE, THERE = Cell(0, 0), Cell(1, 0)
BY_HAND: tuple[Event, ...] = (
    TilePlaced(0, 9, HERE, Orientation.E, Source.OFFER, 2),
    TilePlaced(0, 9, HERE, Orientation.S, Source.ROW, 1),
    TilePlaced(0, 9, HERE, Orientation.N, Source.DRAWN, 0),
    ArrowCovered(0, HERE, Direction.N, THERE),
    SpiritAppeared(0, HERE, 9),
    DiscsReturned(0, HERE, 4, 20),
    PointsScored(0, HERE, 10, 16),
    CacophonyTaken(0, 3, 6, 3, 4, -6),
    DiscsPlaced(0, HERE, 4, 0),
    SentToRow(0, 9, 3),
    TileRevealed(0, 9),
    OfferRefilled((1, 2, 3, 4, 5)),
    IntermezzoBegan((1, 0)),
    Passed(0),
    IntermezzoEnded((4, 5), ()),
    IntermezzoEnded((), (4, 5, 6, 7)),
    LastRoundBegan(EndCause.SCORE, 1),
    LastRoundBegan(EndCause.PILE, None),
    SeatChanged(1),
    GameEnded((1, 0), 1, EndCause.SCORE),
)
"""At least one event of every class."""


def steps_of(game: Game) -> list[Step]:
    """The moves of a game with what lies on both sides of them."""
    return [
        Step(before, move, events, after)
        for before, move, events, after in zip(
            game.states[:-1], game.moves, game.events, game.states[1:], strict=True
        )
    ]


@st.composite
def games(draw: st.DrawFn, longest: int = 60) -> Game:
    """Games of every kind; many have few discs, a short pile or a low target."""
    seats = draw(st.integers(1, 4))
    solo = st.sampled_from((Mode.SOLO, Mode.SOLO_FULL))
    setup = Setup(
        Mode.VERSUS if seats > 1 else draw(solo),
        seats,
        deck(str(draw(st.integers(0, 999))))[: draw(st.sampled_from((72, 72, 33, 12)))],
        discs=draw(st.sampled_from((24, 12, 2))),
        target=draw(st.sampled_from((None, 20))),
    )
    length = draw(st.integers(1, longest))
    return random_game(setup, draw(st.integers(0, 999)), length, draw(st.booleans()))


def lively_steps() -> list[Step]:
    """The moves of one long game in which every kind of event comes about, several spirits too."""
    setup = Setup(Mode.VERSUS, 3, deck("lantern"), discs=12, target=40)
    return steps_of(random_game(setup, 5, greedy=True))
