"""What can be fixed before a game, and games in which levels limit the cells or the tiles."""

import pytest

from game.engine import (
    TARGETS,
    TILES,
    Cell,
    EndCause,
    Ending,
    Mode,
    Pass,
    Phase,
    Setup,
    apply,
    legal_moves,
    opening,
    result,
)
from tests.drawn import place
from tests.rules.table import MIXED, PLENTY, eve, held, play, quietly, then

ROW_OF_TWO = frozenset({Cell(0, 0), Cell(1, 0)})


@pytest.mark.parametrize(
    ("mode", "seats", "deck", "discs", "cells", "sentence"),
    [
        (Mode.VERSUS, 1, (1, 2), 24, None, "A versus game needs 2 to 4 seats, not 1"),
        (Mode.VERSUS, 5, (1, 2), 24, None, "A versus game needs 2 to 4 seats, not 5"),
        (Mode.SOLO, 2, (1, 2), 24, None, "A solo game has one seat, not 2"),
        (Mode.SOLO_FULL, 0, (1, 2), 24, None, "A solo game has one seat, not 0"),
        (Mode.SOLO, 1, (), 24, None, "The deck is empty"),
        (Mode.SOLO, 1, (1, 73), 24, None, "There is no tile 73"),
        (Mode.SOLO, 1, (0, 1), 24, None, "There is no tile 0"),
        (Mode.SOLO, 1, (1, 2, 1), 24, None, "Tile 1 is in the deck twice"),
        (Mode.SOLO, 1, (1, 2), -1, None, "The number of discs is not between 0 and 999"),
        (
            Mode.SOLO,
            1,
            (1, 2),
            24,
            frozenset({Cell(1, 0)}),
            "The cell 0,0 must be allowed: the first tile lies there",
        ),
    ],
)
def test_what_cannot_be_played_is_said_in_a_sentence(
    mode: Mode,
    seats: int,
    deck: tuple[int, ...],
    discs: int,
    cells: frozenset[Cell] | None,
    sentence: str,
) -> None:
    with pytest.raises(ValueError, match=r"^" + sentence + r"$"):
        Setup(mode, seats, deck, discs, cells)


def test_targets_are_the_usual_ones_unless_given() -> None:
    assert dict(TARGETS) == {1: 75, 2: 75, 3: 60, 4: 45}
    for seats in (2, 3, 4):
        assert Setup(Mode.VERSUS, seats, tuple(TILES)).target == TARGETS[seats]
    assert Setup(Mode.SOLO, 1, tuple(TILES)).target == 75
    assert Setup(Mode.SOLO_FULL, 1, tuple(TILES)).target is None
    assert Setup(Mode.SOLO, 1, tuple(TILES), target=30).target == 30


def test_tiles_lie_on_allowed_cells_only() -> None:
    state = place(opening(Setup(Mode.SOLO, 1, (1, 2, 3), cells=ROW_OF_TWO)), "1@0,0N")
    assert state.player.display.edge == ((1, 0),)
    assert len(list(legal_moves(state))) == 4


@pytest.mark.parametrize("mode", [Mode.SOLO, Mode.SOLO_FULL])
@pytest.mark.parametrize("deck", [(1, 2, 3), (1, 2, 3, 4)])
def test_a_full_display_ends_a_solo_game_without_a_result(
    mode: Mode, deck: tuple[int, ...]
) -> None:
    """A tile is left that fits nowhere, so not all tiles were placed (rule O4)."""
    state = opening(Setup(mode, 1, deck, cells=ROW_OF_TWO))
    state = place(place(state, "1@0,0N"), "2@1,0N")
    assert state.over
    assert state.ending == Ending(EndCause.STUCK, None)
    assert result(state) is None


def test_cells_for_all_tiles_are_enough() -> None:
    state = opening(Setup(Mode.SOLO_FULL, 1, (1, 2), cells=ROW_OF_TWO))
    state = place(place(state, "1@0,0N"), "2@1,0W")
    assert state.ending == Ending(EndCause.PILE, None)
    assert result(state) == 1 - 1


def test_a_seat_that_cannot_place_ends_a_versus_game() -> None:
    state = opening(Setup(Mode.VERSUS, 2, tuple(TILES), cells=ROW_OF_TWO))
    state = play(state, "1@0,0N 2@0,0N 3@1,0N 4@1,0N")
    assert state.over
    assert state.ending == Ending(EndCause.STUCK, None)
    assert state.offer == (5,)
    assert result(state) in (0, 1)


def test_a_full_display_can_only_pass_in_an_intermezzo() -> None:
    """Two seats with ten cells each: after twenty turns both displays are full."""
    cells = frozenset(Cell(x, y) for x in range(5) for y in range(2))
    state = held(eve(opening(Setup(Mode.VERSUS, 2, MIXED, PLENTY, cells, 1000))))
    assert state.phase is Phase.INTERMEZZO
    assert list(legal_moves(state)) == [Pass()]
    state = then(state, Pass(), Pass())
    assert state.ending == Ending(EndCause.STUCK, None)


def test_a_small_deck_begins_with_its_last_round() -> None:
    """Nine tiles: five on offer, four in the pile (rule E4)."""
    nine = opening(Setup(Mode.VERSUS, 2, tuple(range(1, 10)), target=1000))
    assert nine.ending == Ending(EndCause.PILE, None)
    assert quietly(nine, 2).over
    ten = opening(Setup(Mode.VERSUS, 2, tuple(range(1, 11)), target=1000))
    assert ten.ending is None


def test_fewer_tiles_than_seats_end_when_they_are_gone() -> None:
    state = opening(Setup(Mode.VERSUS, 4, (1, 2, 3)))
    assert state.offer == (1, 2, 3)
    after = apply(quietly(state, 2), next(legal_moves(quietly(state, 2)))).state
    assert after.over
    assert [len(player.display) for player in after.players] == [1, 1, 1, 0]
