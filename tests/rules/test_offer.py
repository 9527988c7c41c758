"""Rules I1 to I4: the refill of the offer and the intermezzo before it."""

import pytest

from game.engine import (
    TILES,
    Draw,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    OfferRefilled,
    Pass,
    Passed,
    Phase,
    Place,
    SeatChanged,
    Source,
    TilePlaced,
    legal_moves,
)
from tests.rules.table import (
    MIXED,
    costly,
    eve,
    happening,
    held,
    only,
    quiet,
    quietly,
    scores,
    scoring,
    seated,
    stacked,
    standing,
    then,
    until_one,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
def test_i1_an_empty_offer_is_refilled_to_five_then_the_next_seat_plays(seats: int) -> None:
    state = until_one(seated(seats))
    seat, pile = state.active, state.pile
    events = happening(state, quiet(state))
    assert events[-2:] == (OfferRefilled(pile[:5]), SeatChanged((seat + 1) % seats))
    after = quietly(state, 1)
    assert after.offer == pile[:5]
    assert after.pile == pile[5:]


def test_i1_only_an_empty_offer_is_refilled() -> None:
    state = seated(2)
    assert [len(quietly(state, turns).offer) for turns in range(5)] == [5, 4, 3, 2, 1]


def test_i1_the_offer_is_refilled_with_all_that_are_left() -> None:
    """Ten tiles: five on offer, one drawn, four left."""
    state = then(until_one(seated(4, stacked(size=10))), Draw())
    left = state.pile
    assert len(left) == 4
    state = quietly(state, 1)
    assert state.offer == left
    assert state.pile == ()
    assert state.active == 1


def test_i1_no_intermezzo_with_fewer_than_four_tiles_in_the_row() -> None:
    state = seated(3)
    for size in (1, 2, 3):
        state = quietly(then(until_one(state), Draw()), 1)
        assert len(state.row) == size
        assert state.phase is Phase.PLAY
        assert len(state.offer) == 5


def test_i1_no_intermezzo_before_the_offer_is_empty() -> None:
    state = eve(seated(3, MIXED), before=2)
    assert len(state.row) == 3
    assert quietly(state, 1).phase is Phase.PLAY


def test_i1_an_intermezzo_with_exactly_four_held_before_the_refill() -> None:
    state = then(eve(seated(3, MIXED)), Draw())
    assert len(state.row) == 4
    assert state.phase is Phase.PLAY  # first the revealed tile
    events = happening(state, quiet(state))
    assert only(IntermezzoBegan, events)
    assert not only(OfferRefilled, events)
    state = quietly(state, 1)
    assert state.phase is Phase.INTERMEZZO
    assert state.offer == ()
    pile = state.pile
    state = then(state, Pass(), Pass(), Pass())
    assert state.phase is Phase.PLAY
    assert state.offer == pile[:5]


@SEATS
def test_i2_all_still_on_0_choose_in_reverse_turn_order(seats: int) -> None:
    state = held(eve(seated(seats, MIXED)))
    assert scores(state) == [0] * seats
    assert list(state.queue) == list(reversed(range(seats)))


@pytest.mark.parametrize(("seats", "before"), [(2, 2), (3, 2), (4, 1)])
def test_i2_the_order_is_from_last_to_first(seats: int, before: int) -> None:
    """Somebody who is not the start player scores shortly before."""
    state = eve(seated(seats, MIXED), before)
    ahead = state.active
    state = held(quietly(then(state, scoring(state)), before - 1))
    assert standing(state)[0] == ahead != 0
    assert list(state.queue) == list(reversed(standing(state)))


@SEATS
def test_i2_every_player_chooses_exactly_once(seats: int) -> None:
    state = held(eve(seated(seats, MIXED)))
    order = state.queue
    seen = []
    while state.phase is Phase.INTERMEZZO:
        seen.append(state.active)
        state = quietly(state, 1)
    assert tuple(seen) == order
    assert [len(player.display) for player in state.players] == [
        20 // seats + (seat < 20 % seats) + 1 for seat in range(seats)
    ]


def test_i2_one_tile_of_the_row_or_none() -> None:
    state = held(eve(seated(3, MIXED)))
    moves = list(legal_moves(state))
    assert sum(isinstance(move, Pass) for move in moves) == 1
    assert {move.tile for move in moves if isinstance(move, Place)} == set(state.row)
    assert not any(isinstance(move, Draw) for move in moves)


def test_i2_the_tile_taken_leaves_the_row() -> None:
    state = held(eve(seated(3, MIXED)))
    move = quiet(state)
    placed = only(TilePlaced, happening(state, move))
    assert [(event.source, event.place) for event in placed] == [
        (Source.ROW, state.row.index(move.tile))
    ]
    after = then(state, move)
    assert after.row == tuple(tile for tile in state.row if tile != move.tile)


def test_i2_a_placement_has_all_its_consequences() -> None:
    state = held(eve(seated(3, MIXED)))
    move = scoring(state)
    after = then(state, move).players[state.active]
    assert after.score == sum(
        tile.tile.value for tile in after.display.tiles.values() if tile.complete
    )
    assert after.score > 0


def test_i2_missing_discs_cost_points_in_an_intermezzo_too() -> None:
    """Seat 1 of three has one disc left."""
    state = then(held(eve(seated(3, MIXED, discs=13))), Pass())
    assert (state.active, state.player.supply, state.player.score) == (1, 1, 0)
    move = costly(state)
    assert len(TILES[move.tile].arrows) == 2
    after = then(state, move).players[1]
    assert (after.score, after.cacophony, after.supply) == (-2, 1, 0)


def test_i2_the_order_is_fixed_when_the_intermezzo_begins() -> None:
    state = held(eve(seated(3, MIXED)))
    last, middle, first = state.queue
    state = then(state, scoring(state))
    assert standing(state)[0] == last
    assert state.queue == (middle, first)
    assert state.active == middle


@SEATS
def test_i3_if_nobody_takes_a_tile_all_four_leave_the_game(seats: int) -> None:
    state = held(eve(seated(seats, MIXED)))
    row, pile = state.row, state.pile
    state = then(state, *[Pass()] * (seats - 1))
    events = happening(state, Pass())
    assert events[:2] == (Passed(state.queue[0]), IntermezzoEnded((), row))
    state = then(state, Pass())
    assert state.row == ()
    assert {*state.offer, *state.pile} == {*pile}


@SEATS
def test_i3_otherwise_the_tiles_not_taken_stay_in_the_row(seats: int) -> None:
    state = held(eve(seated(seats, MIXED)))
    move, row = quiet(state), state.row
    state = then(state, move, *[Pass()] * (seats - 1))
    assert state.phase is Phase.PLAY
    assert state.row == tuple(tile for tile in row if tile != move.tile)


def test_i3_it_is_the_same_if_only_the_last_takes_one() -> None:
    state = then(held(eve(seated(3, MIXED))), Pass(), Pass())
    move, row = quiet(state), state.row
    assert only(IntermezzoEnded, happening(state, move)) == [
        IntermezzoEnded(tuple(tile for tile in row if tile != move.tile), ())
    ]


def test_i3_the_three_that_stay_are_joined_by_the_next_draw() -> None:
    state = held(eve(seated(2)))
    state = then(state, quiet(state), Pass())
    assert len(state.row) == 3
    assert held(eve(state)).phase is Phase.INTERMEZZO


def test_i3_all_four_may_be_taken_by_four_seats() -> None:
    state = quietly(held(eve(seated(4))), 4)
    assert state.phase is Phase.PLAY
    assert state.row == ()


@pytest.mark.parametrize(("seats", "host"), [(2, 1), (3, 1), (4, 3)])
def test_i4_play_goes_on_after_the_seat_that_brought_it_about(seats: int, host: int) -> None:
    state = held(eve(seated(seats, MIXED)))
    assert state.host == host
    events = happening(then(state, *[Pass()] * (seats - 1)), Pass())
    assert events[-1] == SeatChanged((host + 1) % seats)
    assert not only(LastRoundBegan, events)
