"""Rules E1 to E5: what brings on the last round, and when it is over."""

import pytest

from game.engine import (
    Draw,
    EndCause,
    Ending,
    GameEnded,
    IntermezzoEnded,
    LastRoundBegan,
    Mode,
    OfferRefilled,
    Pass,
    Phase,
    Setup,
    result,
)
from tests.random_games import random_game
from tests.rules.table import (
    MIXED,
    costly,
    eve,
    happening,
    held,
    only,
    play,
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


@pytest.mark.parametrize(("seats", "target"), [(2, 75), (3, 60), (4, 45)])
def test_e1_target_by_number_of_seats(seats: int, target: int) -> None:
    assert Setup(Mode.VERSUS, seats, stacked()).target == target


def test_e1_the_target_reached_exactly_brings_on_the_last_round() -> None:
    state = play(seated(2, stacked(2, 38, 1), target=1), "2@0,0N 38@0,0N")
    assert state.ending is None
    assert only(LastRoundBegan, happening(state, "1@0,-1N")) == [LastRoundBegan(EndCause.SCORE, 0)]
    state = play(state, "1@0,-1N")
    assert state.ending == Ending(EndCause.SCORE, 0)
    assert not state.over


def test_e1_one_point_less_does_not() -> None:
    state = play(seated(2, stacked(2, 38, 1), target=2), "2@0,0N 38@0,0N 1@0,-1N")
    assert scores(state) == [1, 0]
    assert state.ending is None


def test_e1_it_is_announced_once_even_if_others_reach_the_target_too() -> None:
    state = seated(2, stacked(2, 38, 1, 37), target=1)
    state = play(state, "2@0,0N 38@0,0N 1@0,-1N")
    events = happening(state, "37@0,-1N")
    assert not only(LastRoundBegan, events)
    assert play(state, "37@0,-1N").ending == Ending(EndCause.SCORE, 0)


def test_e1_it_stays_on_even_if_that_player_falls_below_again() -> None:
    """Seat 0 has its point and two discs when an intermezzo follows in this round.

    The last tile sent to the row has four arrows: tile 28 has changed places with tile 30.
    """
    deck = [{28: 30, 30: 28}.get(tile, tile) for tile in MIXED]
    state = eve(seated(3, deck, discs=12, target=1), before=1)
    state = then(state, scoring(state))
    state = then(held(state), Pass(), Pass())
    assert (state.active, scores(state)) == (0, [1, 0, 0])
    state = then(state, costly(state))
    assert scores(state) == [-3, 0, 0]
    assert state.ending == Ending(EndCause.SCORE, 0)
    assert (state.over, state.active) == (False, 2)
    assert quietly(state, 1).over


def test_e1_points_touched_and_lost_within_one_placement_do_not_count() -> None:
    """Seat 0 scores 1 + 1 for tiles 2 and 1, and pays 2 for the third arrow of tile 4."""
    state = seated(2, stacked(2, 38, 1, 55, 4), discs=2, target=1)
    state = play(state, "2@0,0E 38@0,0N 1@0,1N 55@1,0E 4@1,0N")
    assert scores(state) == [0, 0]
    assert state.ending is None


@SEATS
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_e2_all_have_had_equally_many_turns(seats: int, seat: int) -> None:
    """Whoever reaches the target, the seat to the right of the start player ends the game."""
    seat = min(seat, seats - 1)
    state = quietly(seated(seats, MIXED, target=1), 2 * seats + seat)
    assert state.active == seat
    state = then(state, scoring(state))
    for following in range(seat + 1, seats):
        assert (state.over, state.active) == (False, following)
        state = quietly(state, 1)
    assert state.over
    assert [len(player.display) for player in state.players] == [3] * seats


def test_e2_the_offer_is_still_refilled_within_the_last_round() -> None:
    """Seat 0 of four takes the fifth tile and reaches the target with it."""
    state = quietly(seated(4, MIXED, target=1), 4)
    events = happening(state, scoring(state))
    assert len(only(OfferRefilled, events)) == 1


def test_e2_nothing_is_refilled_once_the_last_round_is_over() -> None:
    """Seat 1 of two takes the tenth tile, the last one on offer, and reaches the target."""
    state = quietly(seated(2, MIXED, target=1), 9)
    assert (state.active, len(state.offer)) == (1, 1)
    move = scoring(state)
    assert not only(OfferRefilled, happening(state, move))
    state = then(state, move)
    assert state.over
    assert state.offer == ()
    assert state.pile_size == 62


def test_e2_an_intermezzo_of_the_very_last_turn_is_still_held() -> None:
    """Seat 3 of four has the last turn; seat 0 reached the target earlier in the round."""
    state = eve(seated(4, MIXED, target=1), before=3)
    state = then(state, scoring(state))
    assert state.ending == Ending(EndCause.SCORE, 0)
    state = held(quietly(state, 2))
    assert state.phase is Phase.INTERMEZZO
    pile = state.pile
    state = quietly(state, 3)
    events = happening(state, quiet(state))
    assert [type(event) for event in events[-2:]] == [IntermezzoEnded, GameEnded]
    state = quietly(state, 1)
    assert state.over
    assert (state.offer, state.pile) == ((), pile)


def test_e2_also_if_the_target_is_reached_by_that_very_turn() -> None:
    state = then(eve(seated(2, MIXED, target=1)), Draw())
    state = then(state, scoring(state))
    assert state.ending == Ending(EndCause.SCORE, 1)
    assert state.phase is Phase.INTERMEZZO
    state = then(state, Pass(), Pass())
    assert state.over
    assert (state.offer, state.row) == ((), ())


def test_e3_target_reached_in_an_intermezzo_ends_it_and_then_the_round() -> None:
    """Three seats: the turn of seat 1 brings it about, so seat 2 has one more turn."""
    state = held(eve(seated(3, MIXED, target=1)))
    state = then(state, scoring(state))
    assert state.ending == Ending(EndCause.SCORE, 2)
    assert state.phase is Phase.INTERMEZZO
    state = then(state, Pass(), Pass())
    assert (state.phase, state.active) == (Phase.PLAY, 2)
    assert len(state.offer) == 5
    assert quietly(state, 1).over


@pytest.mark.parametrize("seats", [2, 4])
def test_e3_if_the_start_player_would_be_next_the_game_is_over(seats: int) -> None:
    state = held(eve(seated(seats, MIXED, target=1)))
    state = then(state, scoring(state))
    assert not state.over  # the intermezzo is finished first
    state = then(state, *[Pass()] * (seats - 1))
    assert state.over
    assert state.offer == ()
    assert len(state.row) == 3


def test_e4_at_most_four_tiles_left_after_a_refill_bring_on_the_last_round() -> None:
    """14 tiles, four seats: the fifth turn is seat 0's; after its refill four are left."""
    state = quietly(seated(4, stacked(size=14)), 4)
    assert state.ending is None
    assert only(LastRoundBegan, happening(state, quiet(state))) == [
        LastRoundBegan(EndCause.PILE, None)
    ]
    state = quietly(state, 1)
    assert state.ending == Ending(EndCause.PILE, None)
    assert state.pile_size == 4
    state = quietly(state, 2)
    assert (state.over, state.active) == (False, 3)
    assert quietly(state, 1).over


def test_e4_five_tiles_left_do_not() -> None:
    state = quietly(seated(4, stacked(size=15)), 5)
    assert state.pile_size == 5
    assert state.ending is None


def test_e4_a_draw_alone_does_not_either() -> None:
    """Five in the pile, one drawn: the pile is looked at after the refill."""
    state = then(until_one(seated(4, stacked(size=10))), Draw())
    assert state.pile_size == 4
    assert state.ending is None


def test_e4_a_refill_after_the_last_seats_turn_ends_the_game_at_once() -> None:
    """19 tiles, two seats: the tenth turn is seat 1's; five are refilled and four left."""
    state = quietly(seated(2, stacked(size=19)), 9)
    pile = state.pile
    events = happening(state, quiet(state))
    assert [type(event) for event in events[-3:]] == [OfferRefilled, LastRoundBegan, GameEnded]
    state = quietly(state, 1)
    assert state.over
    assert state.offer == pile[:5]  # left lying
    assert state.pile == pile[5:]


def test_e4_with_one_tile_more_the_game_goes_on() -> None:
    state = quietly(seated(2, stacked(size=20)), 10)
    assert (state.over, state.active, state.ending) == (False, 0, None)


def test_e4_the_refill_after_an_intermezzo_counts_too() -> None:
    """24 tiles are gone when it is held; five more are refilled."""
    state = then(held(eve(seated(3, stacked(size=33)))), *[Pass()] * 3)
    assert state.ending == Ending(EndCause.PILE, None)
    assert state.active == 2
    assert quietly(state, 1).over
    last_seats = then(held(eve(seated(2, stacked(size=33)))), *[Pass()] * 2)
    assert last_seats.over
    assert len(last_seats.offer) == 5


@SEATS
@pytest.mark.parametrize("seed", range(5))
def test_e5_there_is_always_exactly_one_winner(seats: int, seed: int) -> None:
    game = random_game(Setup(Mode.VERSUS, seats, stacked(), target=10), seed, greedy=True)
    assert game.last.over
    order = standing(game.last)
    assert sorted(order) == list(range(seats))
    assert result(game.last) == order[0]
    assert game.last.ending is not None
    assert game.events[-1][-1] == GameEnded(tuple(order), order[0], game.last.ending.cause)


def test_e5_on_a_tie_the_winner_is_who_was_there_first() -> None:
    state = seated(2, stacked(2, 38, 1, 37), target=1)
    state = play(state, "2@0,0N 38@0,0N 1@0,-1N 37@0,-1N")
    assert state.over
    assert scores(state) == [1, 1]
    assert result(state) == 0


def test_e5_nobody_has_won_before_the_end() -> None:
    assert result(quietly(seated(3), 7)) is None
