"""Rules U0 to U3: whose turn it is, what may be taken, drawn and placed."""

import pytest

from game.engine import (
    ORIENTATIONS,
    Cell,
    Draw,
    IllegalMove,
    Place,
    Reason,
    SentToRow,
    TileRevealed,
    is_legal,
    legal_moves,
    refusal,
)
from tests.random_games import random_game, random_setup
from tests.rules.table import happening, play, quietly, seated, stacked, then, until_one
from tests.traced import traced


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_u0_play_goes_in_seat_order_from_the_start_player(seats: int) -> None:
    state = seated(seats)
    turns = []
    for _ in range(2 * seats):
        turns.append(state.active)
        state = quietly(state, 1)
    assert turns == [*range(seats), *range(seats)]


def test_u0_there_is_one_pile_of_all_that_is_not_on_offer() -> None:
    state = seated(4)
    assert state.offer == (1, 2, 3, 4, 5)
    assert state.pile == tuple(range(6, 73))


def test_u1_any_of_five_tiles_may_be_taken_in_any_orientation() -> None:
    state = seated(2, stacked(7, 20, 33, 46, 59))
    assert set(legal_moves(state)) == {
        Place(tile, Cell(0, 0), orientation)
        for tile in (7, 20, 33, 46, 59)
        for orientation in ORIENTATIONS
    }


def test_u1_the_tile_taken_leaves_the_offer_and_the_others_keep_their_order() -> None:
    state = play(seated(2, stacked(7, 20, 33, 46, 59)), "33@0,0S")
    assert state.offer == (7, 20, 46, 59)


def test_u1_a_tile_goes_side_by_side_with_the_own_display_not_diagonally() -> None:
    state = play(seated(2), "1@0,0N 2@0,0N")
    cells = {move.cell for move in legal_moves(state) if isinstance(move, Place)}
    assert cells == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert refusal(state, Place(3, Cell(1, 1), ORIENTATIONS[0])) is Reason.ONLY_CORNER
    assert refusal(state, Place(3, Cell(2, 0), ORIENTATIONS[0])) is Reason.NOT_BESIDE


def test_u1_only_the_own_display_counts() -> None:
    state = play(seated(2), "1@0,0N 2@0,0N 3@1,0N")
    assert refusal(state, Place(4, Cell(2, 0), ORIENTATIONS[0])) is Reason.NOT_BESIDE


def test_u1_a_tile_may_be_tried_anywhere_and_put_back() -> None:
    state = play(seated(2), "1@0,0N 2@0,0N")
    before = traced(state)
    for move in legal_moves(state):
        happening(state, move)
    assert traced(state) == before
    assert state == play(seated(2), "1@0,0N 2@0,0N")


def test_u2_with_one_tile_on_offer_the_top_may_be_revealed_instead() -> None:
    state = until_one(seated(2, stacked(1, 2, 19, 20, 37, 54)))
    assert is_legal(state, Draw())
    last = state.offer
    drawn = then(state, Draw())
    assert drawn.row == last
    assert drawn.offer == ()
    assert drawn.drawn == state.pile[0]
    assert drawn.pile == state.pile[1:]
    assert drawn.active == state.active
    assert happening(state, Draw()) == (
        SentToRow(state.active, last[0], 0),
        TileRevealed(state.active, state.pile[0]),
    )


def test_u2_it_is_a_choice_the_last_tile_may_be_taken_too() -> None:
    state = quietly(seated(2), 5)
    assert state.row == ()
    assert len(state.offer) == 5


@pytest.mark.parametrize("left", [5, 4, 3, 2])
def test_u2_not_with_more_than_one_tile_on_offer(left: int) -> None:
    state = quietly(seated(2), 5 - left)
    assert len(state.offer) == left
    assert refusal(state, Draw()) is Reason.DRAW_MANY


def test_u2_not_with_an_empty_pile() -> None:
    state = until_one(seated(4, stacked(size=4)))
    assert len(state.offer) == 1
    assert refusal(state, Draw()) is Reason.DRAW_EMPTY


def test_u2_the_revealed_tile_must_be_placed_no_way_back() -> None:
    state = until_one(seated(2))
    sent = state.offer[0]
    state = then(state, Draw())
    assert {move.tile for move in legal_moves(state) if isinstance(move, Place)} == {state.drawn}
    assert all(isinstance(move, Place) for move in legal_moves(state))
    cell = state.player.display.edge[0]
    assert refusal(state, Place(sent, cell, ORIENTATIONS[0])) is Reason.NOT_DRAWN
    assert refusal(state, Draw()) is Reason.DRAW_DONE


def test_u2_drawn_tiles_gather_in_the_row_in_order_of_arrival() -> None:
    state = seated(3)
    sent = []
    for _ in range(3):
        state = until_one(state)
        sent.append(state.offer[0])
        state = quietly(then(state, Draw()), 1)
    assert list(state.row) == sent


@pytest.mark.parametrize("seed", range(8))
def test_u3_a_placed_tile_stays_as_it_lies(seed: int) -> None:
    game = random_game(random_setup(seed), seed, greedy=True)
    for before, after in zip(game.states, game.states[1:], strict=False):
        for old, new in zip(before.players, after.players, strict=True):
            for cell, tile in old.display.tiles.items():
                assert new.display[cell].tile is tile.tile
                assert new.display[cell].orientation is tile.orientation


def test_u3_a_cell_that_is_taken_takes_no_other_tile() -> None:
    state = play(seated(2), "1@0,0N 2@0,0N")
    with pytest.raises(IllegalMove) as refused:
        play(state, "3@0,0N")
    assert refused.value.reason is Reason.CELL_TAKEN


def test_u3_no_tile_of_a_display_can_be_taken_again() -> None:
    state = play(seated(2), "1@0,0N 2@0,0N")
    assert refusal(state, Place(1, Cell(1, 0), ORIENTATIONS[0])) is Reason.NOT_ON_OFFER
