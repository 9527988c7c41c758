"""The table as it is drawn follows the events from one position exactly to the next."""

from __future__ import annotations

from collections.abc import Iterable
from typing import get_args

from hypothesis import given, settings

from game.engine import (
    ArrowCovered,
    Cell,
    Draw,
    Event,
    Mode,
    Setup,
    SpiritAppeared,
    State,
    apply,
    opening,
)
from game.ui.picture import Picture
from tests.drawn import lying, place
from tests.random_games import Game
from tests.rules.table import happening, play, quietly, seated, stacked, then
from tests.ui.steps import games, lively_steps, steps_of


def followed(before: State, events: Iterable[Event]) -> Picture:
    """The picture of a position, after some events."""
    picture = Picture.of(before)
    for event in events:
        picture.apply(event)
    return picture


@settings(max_examples=80, deadline=None)
@given(games())
def test_after_its_events_the_picture_is_that_of_the_next_position(game: Game) -> None:
    for step in steps_of(game)[-8:]:
        assert followed(step.before, step.events) == Picture.of(step.after)


@settings(max_examples=30, deadline=None)
@given(games())
def test_a_picture_goes_on_through_a_whole_game(game: Game) -> None:
    events = (event for events in game.events for event in events)
    assert followed(game.states[0], events) == Picture.of(game.last)


@settings(max_examples=40, deadline=None)
@given(games())
def test_nothing_is_left_in_the_air(game: Game) -> None:
    picture = followed(game.states[0], (e for events in game.events for e in events))
    assert not any(tile.aloft for seat in picture.seats for tile in seat.tiles.values())


@settings(max_examples=40, deadline=None)
@given(games())
def test_a_position_at_rest_shows_its_counts(game: Game) -> None:
    state, picture = game.last, Picture.of(game.last)
    assert (picture.pile, picture.top) == (state.pile_size, state.top)
    assert tuple(tile for tile in picture.offer if tile is not None) == state.offer
    for seat, player in zip(picture.seats, state.players, strict=True):
        tiles = player.display.tiles.values()
        assert seat.spirits == sum(tile.complete for tile in tiles)
        discs = sum(tile.waiting + len(tile.covered) for tile in seat.tiles.values())
        assert discs + seat.supply == state.setup.discs + seat.cacophony


# --- The two halves of an event -------------------------------------------------------------


def test_a_tile_leaves_its_place_before_it_lies_on_its_cell() -> None:
    state = seated(2)
    placed = happening(state, "3@0,0E")[0]
    picture = Picture.of(state)
    picture.leave(placed)
    assert picture.offer == [1, 2, None, 4, 5]
    assert picture.seats[0].tiles == {}
    picture.arrive(placed)
    assert picture.tile(0, Cell(0, 0)).tile.id == 3
    assert picture.tile(0, Cell(0, 0)).waiting == 0


def test_places_of_the_offer_stay_where_they_are() -> None:
    picture = Picture.of(play(seated(2), "3@0,0N 1@0,0N"))
    assert picture.offer == [None, 2, None, 4, 5]
    assert [picture.offer_place(tile) for tile in (1, 2, 3, 4, 5)] == [0, 1, 2, 3, 4]


def test_a_short_refill_fills_the_last_places() -> None:
    state = quietly(then(quietly(seated(2, stacked(size=10)), 4), Draw()), 1)
    assert Picture.of(state).offer == [None, 7, 8, 9, 10]


def test_discs_slide_from_the_vessel_onto_the_arrow() -> None:
    state = lying("[10N:N,NE]", then=[1, 3])
    (covered,) = (e for e in happening(state, "1@0,-1N") if isinstance(e, ArrowCovered))
    picture = followed(state, happening(state, "1@0,-1N")[:1])
    before = picture.tile(0, covered.cell)
    assert (before.waiting, before.covered) == (2, frozenset())
    picture.leave(covered)
    assert (before.waiting, before.covered) == (1, frozenset())
    picture.arrive(covered)
    assert (before.waiting, before.covered) == (1, frozenset({covered.direction}))


def test_a_spirit_is_aloft_while_its_tile_turns_over() -> None:
    state = lying("[2N]", then=[1, 3])
    events = happening(state, "1@0,-1N")
    spirit = next(event for event in events if isinstance(event, SpiritAppeared))
    picture = followed(state, events[: events.index(spirit)])
    tile = picture.tile(0, spirit.cell)
    picture.leave(spirit)
    assert (tile.aloft, tile.revealed) == (True, False)
    picture.arrive(spirit)
    assert (tile.aloft, tile.revealed) == (False, True)


def test_a_marker_that_moves_lies_on_top() -> None:
    state = play(seated(2, stacked(2, 37, 1)), "2@0,0N 37@0,0N")
    assert Picture.of(state).stack == [0, 1]
    assert followed(state, happening(state, "1@0,-1N")).stack == [1, 0]


def test_a_revealed_tile_lies_in_hand_and_the_last_on_offer_in_the_row() -> None:
    state = quietly(seated(2), 4)
    picture = followed(state, apply(state, Draw()).events)
    assert (picture.offer, picture.row, picture.drawn) == ([None] * 5, [*state.offer], 6)
    assert picture.pile == state.pile_size - 1


def test_an_empty_pile_has_no_top() -> None:
    assert Picture.of(opening(Setup(Mode.SOLO, 1, (1,)))).top is None


def test_following_one_game_changes_no_other_picture() -> None:
    state = place(lying("[2N]", then=[1, 3]), "1@0,-1N")
    kept = Picture.of(state)
    followed(state, happening(state, "3@1,0N"))
    assert kept == Picture.of(state)


def test_in_the_lively_game_everything_happens() -> None:
    """Other tests of this folder rely on it."""
    kinds = {type(event) for step in lively_steps() for event in step.events}
    assert kinds == set(get_args(Event))


@settings(max_examples=20, deadline=None)
@given(games())
def test_a_seat_keeps_its_version_as_long_as_it_looks_the_same(game: Game) -> None:
    for step in steps_of(game)[-8:]:
        before = Picture.of(step.before)
        after = Picture.of(step.after).after(before)
        for was, seat in zip(before.seats, after.seats, strict=True):
            assert (was.version == seat.version) is (was == seat)
