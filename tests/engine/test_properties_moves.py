"""Legality asked three ways, notation, and the table that bots play on, over random games."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    Draw,
    IllegalMove,
    Move,
    Place,
    Setup,
    State,
    Table,
    apply,
    is_legal,
    legal_moves,
    opening,
    parse_move,
    refusal,
    refuse_cell,
)
from tests.engine.positions import games, moves, setups, states
from tests.random_games import Game, random_game
from tests.traced import traced


@settings(max_examples=80, deadline=None)
@given(states())
def test_every_move_listed_is_legal_and_listed_once(state: State) -> None:
    listed = list(legal_moves(state))
    texts = [str(move) for move in listed]
    assert len(set(texts)) == len(texts)
    for move in listed:
        assert is_legal(state, move)
        assert refusal(state, move) is None
        assert parse_move(str(move)) == move
    assert state.over is (not listed)


@settings(max_examples=80, deadline=None)
@given(states(), st.lists(moves(), min_size=20, max_size=60))
def test_other_moves_are_refused_by_all_and_change_nothing(state: State, tried: list[Move]) -> None:
    listed = {str(move) for move in legal_moves(state)}
    before = traced(state)
    for move in tried:
        allowed = str(move) in listed
        reason = refusal(state, move)
        assert is_legal(state, move) is allowed
        assert (reason is None) is allowed
        if isinstance(move, Place) and allowed:
            assert refuse_cell(state, move.cell) is None
        if reason is not None:
            with pytest.raises(IllegalMove) as refused:
                apply(state, move)
            assert refused.value.reason is reason
    assert traced(state) == before


@settings(max_examples=60, deadline=None)
@given(games())
def test_the_texts_of_the_moves_make_the_same_game(game: Game) -> None:
    state = opening(game.last.setup)
    for text in [str(move) for move in game.moves]:
        state = apply(state, parse_move(text)).state
    assert state == game.last


@settings(max_examples=60, deadline=None)
@given(setups(), st.integers(0, 999), st.integers(0, 60), st.booleans())
def test_a_sketch_goes_the_same_way_as_apply(
    setup: Setup, seed: int, start: int, greedy: bool
) -> None:
    """A sketch from any position of a game plays the rest of it and leaves that position alone."""
    game = random_game(setup, seed, greedy=greedy)
    start = min(start, len(game.moves))
    before = traced(game.states[start])
    sketch = Table.sketch(game.states[start])
    for move, after in zip(game.moves[start:], game.states[start + 1 :], strict=True):
        _play(sketch, move)
        assert sketch.hand == after.hand
        assert sketch.over is after.over
        assert sketch.state() == after
        for mine, theirs in zip(sketch.players, after.players, strict=True):
            assert mine.display.tiles == theirs.display.tiles
    assert traced(game.states[start]) == before


def _play(sketch: Table, move: Move) -> None:
    if isinstance(move, Place):
        sketch.place(move.tile, move.cell, move.orientation)
    elif isinstance(move, Draw):
        sketch.draw()
    else:
        sketch.decline()


@settings(max_examples=40, deadline=None)
@given(setups(), st.integers(0, 999), st.booleans())
def test_the_same_seed_plays_the_same_game(setup: Setup, seed: int, greedy: bool) -> None:
    assert random_game(setup, seed, greedy=greedy) == random_game(setup, seed, greedy=greedy)
