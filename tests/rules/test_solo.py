"""Rules O1 to O4: the two solo games."""

import pytest

from game.engine import (
    MAGIC_MARK,
    TILES,
    Back,
    Cell,
    Draw,
    Element,
    EndCause,
    Ending,
    GameEnded,
    LastRoundBegan,
    Mode,
    Orientation,
    Pass,
    Place,
    Reason,
    Setup,
    TileRevealed,
    discs_left,
    legal_moves,
    opening,
    refusal,
    result,
    sight,
)
from tests.drawn import drawn, lying, picture, place
from tests.random_games import random_game
from tests.rules.table import happening, only


def solo(*deck: int, mode: Mode = Mode.SOLO, target: int | None = None) -> Setup:
    """A solo game with the tiles of the deck, the usual 24 discs and the usual target."""
    return Setup(mode, 1, deck, target=target)


@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.SOLO_FULL])
def test_o1_the_top_tile_is_revealed_and_must_be_placed(mode: Mode) -> None:
    state = opening(solo(17, 2, 54, mode=mode))
    assert (state.drawn, state.offer, state.row, state.pile) == (17, (), (), (2, 54))
    assert all(isinstance(move, Place) and move.tile == 17 for move in legal_moves(state))
    assert refusal(state, Place(2, Cell(0, 0), Orientation.N)) is Reason.NOT_DRAWN


def test_o1_one_tile_after_another() -> None:
    state = opening(solo(17, 2, 54))
    assert only(TileRevealed, happening(state, "17@0,0N")) == [TileRevealed(0, 2)]
    state = place(state, "17@0,0N")
    assert (state.drawn, state.pile, state.active) == (2, (54,), 0)


def test_o1_there_is_nothing_to_draw_or_to_pass() -> None:
    state = opening(solo(17, 2, 54))
    assert refusal(state, Draw()) is Reason.DRAW_SOLO
    assert refusal(state, Pass()) is Reason.PASS_NOW


def test_o1_the_next_tiles_back_is_seen() -> None:
    assert sight(opening(solo(17, 2, 54))).top == Back(Element.FIRE, 1)


def test_o2_75_points_win() -> None:
    assert solo(*TILES).target == 75


def test_o2_the_game_is_won_as_soon_as_the_target_is_there_with_the_tiles_placed() -> None:
    state = place(opening(solo(2, 1, 3, 4, target=1)), "2@0,0N")
    assert happening(state, "1@0,-1N")[-1] == GameEnded((0,), 2, EndCause.SCORE)
    state = place(state, "1@0,-1N")
    assert state.over
    assert state.ending == Ending(EndCause.SCORE, 0)
    assert result(state) == 2


def test_o2_there_is_no_last_round() -> None:
    state = place(opening(solo(2, 1, 3, 4, target=1)), "2@0,0N")
    assert not only(LastRoundBegan, happening(state, "1@0,-1N"))


def test_o2_the_last_tile_of_the_pile_may_win_too() -> None:
    state = place(place(opening(solo(2, 1, target=1)), "2@0,0N"), "1@0,-1N")
    assert result(state) == 2


def test_o2_only_what_a_placement_leaves_counts() -> None:
    """Tiles 2 and 1 score two points, the third arrow of tile 4 costs them again."""
    state = lying(
        """
        [2E:E]
        1N:NE
        """,
        then=[4, 3],
        discs=2,
        target=1,
    )
    state = place(state, "4@1,0N")
    assert drawn(state.player.display) == picture("""
        [2E!]   4N:N,NE,NW
        1N!     .
    """)
    assert state.player.score == 0
    assert not state.over


def test_o2_25_is_the_magic_mark() -> None:
    assert MAGIC_MARK == 25


def test_o3_all_placed_below_the_target_is_lost_and_has_no_result() -> None:
    state = place(place(opening(solo(2, 1)), "2@0,0N"), "1@0,-1N")
    assert state.over
    assert state.player.score == 1
    assert result(state) is None


def test_o3_with_all_72_tiles() -> None:
    game = random_game(solo(*TILES), 3)
    assert game.last.player.score < 75
    assert len(game.last.player.display) == 72
    assert game.last.ending == Ending(EndCause.PILE, None)
    assert game.events[-1][-1] == GameEnded((0,), None, EndCause.PILE)


def test_o4_the_result_is_the_score_less_the_discs_on_unfinished_tiles() -> None:
    """Tile 2 scored a point; tile 10 keeps two discs, one on an arrow, and tile 1 its own."""
    state = opening(solo(2, 1, 10, mode=Mode.SOLO_FULL))
    for move in ("2@0,0N", "1@0,-1N", "10@0,1N"):
        state = place(state, move)
    assert drawn(state.player.display) == picture("""
        1N:NE
        [2N!]
        10N:NE
    """)
    assert state.over
    assert discs_left(state.player.display) == 3
    assert state.player.score == 1  # the marker stays where it is
    assert result(state) == 1 - 3


def test_o4_cacophony_discs_left_lying_count_as_well() -> None:
    state = opening(Setup(Mode.SOLO_FULL, 1, (9,), discs=1))
    state = place(state, "9@0,0N")
    assert state.player.score == -6
    assert result(state) == -6 - 4


def test_o4_no_score_ends_it_before_all_72_are_placed() -> None:
    setup = Setup(Mode.SOLO_FULL, 1, tuple(TILES), discs=300)
    assert setup.target is None
    game = random_game(setup, 1, greedy=True)
    assert len(game.moves) == 72
    assert game.last.player.score > 100
    assert result(game.last) == game.last.player.score - discs_left(game.last.player.display)


def test_o4_no_result_before_the_end() -> None:
    assert result(place(opening(solo(2, 1, mode=Mode.SOLO_FULL)), "2@0,0N")) is None


def test_o4_a_target_does_not_end_it() -> None:
    state = opening(Setup(Mode.SOLO_FULL, 1, (2, 1, 10), target=1))
    state = place(state, "2@0,0N")
    state = place(state, "1@0,-1N")
    assert state.player.score >= 1
    assert not state.over
