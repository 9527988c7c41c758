"""Rules S1 to S4: who is ahead of whom, and the stacks of markers on the harmony bar."""

import pytest

from game.engine import Lead, Mode, Setup, explained, opening
from tests.random_games import random_game
from tests.rules.table import play, quietly, scores, seated, stacked, standing


def test_s1_the_higher_score_is_ahead() -> None:
    state = play(seated(2, stacked(2, 38, 19, 37, 1)), "2@0,0N 38@0,0N 19@1,0E 37@0,-1N")
    assert scores(state) == [0, 1]
    assert standing(state) == [1, 0]
    assert [(rank.seat, rank.lead, rank.margin) for rank in explained(state)] == [
        (1, Lead.POINTS, 1),
        (0, None, 0),
    ]


def test_s1_on_equal_scores_whoever_came_first_is_ahead() -> None:
    deck = stacked(2, 38, 19, 37, 1)
    state = play(seated(2, deck), "2@0,0N 38@0,0N 19@1,0E 37@0,-1N 1@0,-1N")
    assert scores(state) == [1, 1]
    assert standing(state) == [1, 0]
    assert explained(state)[0].lead is Lead.FIRST


def test_s1_with_three_and_four_seats_too() -> None:
    """Seats 3 and 1 come to one point, in this order; 0 and 2 stay where they began."""
    state = seated(4, stacked(2, 38, 20, 55, 3, 4, 5, 56, 21, 37))
    state = play(state, "2@0,0N 38@0,0N 20@0,0N 55@0,0N")
    state = play(state, "3@0,1S 4@0,1S 5@0,1S 56@0,-1N")
    assert scores(state) == [0, 0, 0, 1]
    state = play(state, "21@1,0E 37@0,-1N")
    assert scores(state) == [0, 1, 0, 1]
    assert standing(state) == [3, 1, 0, 2]
    assert [rank.lead for rank in explained(state)] == [
        Lead.FIRST,
        Lead.POINTS,
        Lead.ORDER,
        None,
    ]


def test_s2_a_loss_puts_the_marker_on_top_as_well() -> None:
    """One disc each: seat 1 pays for the second arrow of its first tile, seat 0 comes later."""
    state = play(seated(2, stacked(1, 39, 2), discs=1), "1@0,0N 39@0,0N")
    assert (scores(state), standing(state)) == ([0, -2], [0, 1])
    state = play(state, "2@1,0N")
    assert (scores(state), standing(state)) == ([-2, -2], [1, 0])


def test_s2_a_turn_that_ends_where_it_began_but_moved_between_puts_on_top() -> None:
    """Seat 0 scores 1 + 1 for tiles 2 and 1 and pays 2 for the third arrow of tile 4."""
    state = seated(2, stacked(2, 38, 1, 55, 4), discs=2)
    state = play(state, "2@0,0E 38@0,0N 1@0,1N 55@1,0E")
    assert (scores(state), standing(state)) == ([0, 0], [0, 1])
    state = play(state, "4@1,0N")
    assert scores(state) == [0, 0]
    assert state.players[0].cacophony == 1
    assert standing(state) == [1, 0]
    assert explained(state)[0].lead is Lead.FIRST


def test_s2_a_turn_without_movement_changes_nothing() -> None:
    state = seated(2, stacked(2, 38, 1, 55, 4), discs=20)
    state = play(state, "2@0,0E 38@0,0N")
    before = standing(state)
    assert standing(quietly(state, 6)) == before


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s3_at_the_start_all_are_on_0_in_turn_order(seats: int) -> None:
    state = seated(seats)
    assert scores(state) == [0] * seats
    assert standing(state) == list(range(seats))
    leads = [rank.lead for rank in explained(state)]
    assert leads == [Lead.ORDER] * (seats - 1) + [None]


def test_s4_there_is_no_lowest_score() -> None:
    state = seated(2, stacked(9, 27, 28, 51, 54, 64), discs=0)
    state = play(state, "9@0,0N 27@0,0N 28@1,0N 51@1,0N 54@2,0N")
    assert scores(state) == [-24, -16]


def test_s4_there_is_no_highest_score() -> None:
    setup = Setup(Mode.SOLO, 1, stacked(), discs=300, target=1000)
    game = random_game(setup, 1, greedy=True)
    assert opening(setup).player.score == 0
    assert game.last.player.score > 100
