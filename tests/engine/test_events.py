"""The events of a game tell all that changes, and in an order in which it can be followed."""

from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    CacophonyTaken,
    Draw,
    Event,
    GameEnded,
    Place,
    PointsScored,
    SentToRow,
    Setup,
    TilePlaced,
    TileRevealed,
    ranking,
    result,
)
from tests.engine.positions import games, setups
from tests.engine.retold import Retold
from tests.random_games import Game, random_game


@settings(max_examples=60, deadline=None)
@given(setups(), st.integers(0, 999), st.booleans())
def test_who_only_hears_the_events_knows_the_position(
    setup: Setup, seed: int, greedy: bool
) -> None:
    game = random_game(setup, seed, greedy=greedy)
    retold = Retold(game.states[0])
    for events, state in zip(game.events, game.states[1:], strict=True):
        for event in events:
            retold.hear(event)
        assert (retold.active, retold.phase) == (state.active, state.phase)
        assert (retold.offer, retold.row) == (list(state.offer), list(state.row))
        assert (retold.drawn, retold.pile) == (state.drawn, list(state.pile))
        assert retold.cause is (None if state.ending is None else state.ending.cause)
        assert retold.standing() == ranking(state.players)
        for seat, player in enumerate(state.players):
            tiles = player.display.tiles
            assert retold.tiles[seat] == {
                cell: (lying.tile.id, lying.orientation) for cell, lying in tiles.items()
            }
            assert retold.open[seat] == {cell: set(lying.open) for cell, lying in tiles.items()}
            assert retold.supply[seat] == player.supply
            assert retold.score(seat) == player.score
            assert retold.cacophony[seat] == player.cacophony
    assert (retold.order, retold.result) == (ranking(game.last.players), result(game.last))


@settings(max_examples=60, deadline=None)
@given(games())
def test_points_in_the_events_are_the_change_of_the_score(game: Game) -> None:
    for before, events, after in zip(game.states, game.events, game.states[1:], strict=False):
        for seat, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
            assert new.score - old.score == sum(_points(event, seat) for event in events)


def _points(event: Event, seat: int) -> int:
    match event:
        case PointsScored(whose, _, points, _) if whose == seat:
            return points
        case CacophonyTaken(whose, _, points, _, _, _) if whose == seat:
            return -points
    return 0


@settings(max_examples=60, deadline=None)
@given(games())
def test_every_decision_begins_with_its_own_event(game: Game) -> None:
    for move, events in zip(game.moves, game.events, strict=True):
        if isinstance(move, Place):
            first = events[0]
            assert isinstance(first, TilePlaced)
            assert (first.tile, first.cell, first.orientation) == move
            assert sum(isinstance(event, TilePlaced) for event in events) == 1
        elif isinstance(move, Draw):
            assert [type(event) for event in events] == [SentToRow, TileRevealed]


@settings(max_examples=40, deadline=None)
@given(games(whole=True))
def test_the_end_is_told_once_and_last(game: Game) -> None:
    told = [event for events in game.events for event in events if isinstance(event, GameEnded)]
    assert len(told) == 1
    assert game.events[-1][-1] is told[0]
