"""Rules P1 to P7: all that one placement causes, in its order.

The one-arrow tiles, printed top to the north, serve most examples:
fire 1 NE:fire, 2 N:fire; earth 19 N:earth, 20 NE:earth; water 37 NE:water, 38 N:water;
air 55 N:air, 56 NE:air.
"""

import pytest

from game.engine import (
    DIRECTIONS,
    ORIENTATIONS,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Direction,
    DiscsPlaced,
    DiscsReturned,
    Mode,
    Orientation,
    Place,
    PointsScored,
    Setup,
    Source,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
    legal_moves,
    opening,
    parse_move,
)
from tests.drawn import drawn, lying, picture, place
from tests.rules.table import happening, only, then


def test_p1_a_tile_of_the_element_named_covers_the_arrow() -> None:
    state = lying("[10N:N,NE]", then=[1, 3])
    state = place(state, "1@0,-1S")
    assert drawn(state.player.display) == picture("""
        1S:SW
        [10N:NE]
    """)


def test_p1_a_tile_of_another_element_does_not() -> None:
    state = lying("[10N:N,NE]", then=[55, 3])
    state = place(state, "55@0,-1N")
    assert drawn(state.player.display) == picture("""
        55N:N
        [10N:N,NE]
    """)


def test_p1_neither_does_a_tile_behind_the_arrow_or_beside_its_line() -> None:
    state = lying("2N:N", then=[1, 18, 3])
    state = place(state, "1@0,1N")
    state = place(state, "18@1,0E")
    assert drawn(state.player.display) == picture("""
        [2N:N]   18E:E,NE
        1N!      .
    """)


def test_p1_distance_gaps_and_other_tiles_between_do_not_matter() -> None:
    state = lying(
        """
        .       56N:NE
        .       38E:E
        55W:W   37S:SW
        [2N:N]  19E:E
        """,
        then=[1, 3],
    )
    state = place(state, "1@0,-3W")
    assert drawn(state.player.display) == picture("""
        1W:NW   56N:NE
        .       38E:E
        55W:W   37S:SW
        [2N!]   19E:E
    """)


def test_p1_an_arrow_sees_along_its_whole_diagonal() -> None:
    state = lying(
        """
        56N:NE    55N:N
        37N:NE    .
        [20N:NE]  .
        """,
        then=[19, 3],
    )
    state = place(state, "19@2,-2E")
    assert drawn(state.player.display) == picture("""
        56N:NE    55N:N   19E:E
        37N:NE    .       .
        [20N!]    .       .
    """)


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_p1_in_all_eight_directions(direction: Direction) -> None:
    """Tile 2 or 1 is laid so that its only arrow looks there; a fire tile comes three cells off."""
    far = Cell(0, 0).towards(direction, 3)
    looking = _looking(direction)
    state = then(
        opening(Setup(Mode.SOLO, 1, (looking.tile, *NEUTRAL[: _between(far)], 18, 3))),
        looking,
        *_way(far),
    )
    assert not state.player.display[Cell(0, 0)].complete
    state = then(state, Place(18, far, Orientation.N))
    assert state.player.display[Cell(0, 0)].complete


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_p4_in_all_eight_directions(direction: Direction) -> None:
    """The fire tile lies there first; the arrow that is laid three cells off looks back at it."""
    far = Cell(0, 0).towards(direction.opposite, 3)
    looking = _looking(direction)
    state = then(
        opening(Setup(Mode.SOLO, 1, (18, *NEUTRAL[: _between(far)], looking.tile, 3))),
        Place(18, Cell(0, 0), Orientation.N),
        *_way(far),
        looking._replace(cell=far),
    )
    assert state.player.display[far].complete


NEUTRAL = (19, 38, 55, 20, 37)
"""One-arrow tiles of the other elements, enough to lead round to any cell three steps off."""


def _looking(direction: Direction) -> Place:
    """The fire tile whose only arrow names fire, laid at 0,0 so that it looks there."""
    tile = 1 if direction % 2 else 2
    return Place(tile, Cell(0, 0), ORIENTATIONS[direction // 2])


def _between(far: Cell) -> int:
    return abs(far.x) + abs(far.y) - 1


def _way(far: Cell) -> list[Place]:
    """Neutral tiles from 0,0 along the row and then along the column, up to the far cell."""
    east, south = (far.x > 0) - (far.x < 0), (far.y > 0) - (far.y < 0)
    cells = [Cell(east * step, 0) for step in range(1, abs(far.x) + 1)]
    cells += [Cell(far.x, south * step) for step in range(1, abs(far.y) + 1)]
    return [
        Place(tile, cell, Orientation.N) for tile, cell in zip(NEUTRAL, cells[:-1], strict=False)
    ]


def test_p1_one_tile_covers_arrows_of_several_tiles() -> None:
    state = lying(
        """
        [2E:E]  .
        1N:NE   .
        """,
        then=[18, 3],
    )
    state = place(state, "18@1,0N")
    assert drawn(state.player.display) == picture("""
        [2E!]   18N:N,NW
        1N!     .
    """)


def test_p1_the_disc_slides_from_the_vessel_the_supply_does_not_pay_for_it() -> None:
    state = lying("[10N:N,NE]", then=[1, 3])
    assert state.player.supply == 22
    state = place(state, "1@0,-1S")
    assert state.player.supply == 21  # one for the vessel of tile 1, none for the covering


def test_p2_a_complete_tile_gives_its_discs_back_and_scores() -> None:
    state = lying(
        """
        38N:N
        [10E:E,SE]
        """,
        then=[1, 37, 3],
    )
    state = place(state, "1@1,0N")
    assert (state.player.score, state.player.supply) == (0, 20)
    state = place(state, "37@1,1E")
    assert drawn(state.player.display) == picture("""
        38N:N   .
        [10E!]  1N:NE
        .       37E:SE
    """)
    assert (state.player.score, state.player.supply) == (3, 20 + 2 - 1)


def test_p2_points_come_only_with_the_last_arrow() -> None:
    state = lying("[54N:N,E,S,W]", then=[19, 37, 1, 55, 3])
    scores = []
    for move in ("19@0,-1N", "37@1,0N", "1@0,1S", "55@-1,0W"):
        state = place(state, move)
        scores.append(state.player.score)
    assert scores == [0, 0, 0, 10]


def test_p2_cacophony_discs_go_back_to_the_supply_too() -> None:
    state = lying("[2N]", then=[1, 3], discs=0)
    assert (state.player.supply, state.player.cacophony, state.player.score) == (0, 1, -2)
    state = place(state, "1@0,-1N")
    assert (state.player.supply, state.player.cacophony, state.player.score) == (0, 1, -1)


def test_p2_several_tiles_may_be_complete_at_once() -> None:
    state = lying(
        """
        [2E:E]  .
        1N:NE   .
        """,
        then=[18, 3],
        discs=2,
    )
    state = place(state, "18@1,0N")
    assert (state.player.score, state.player.supply, state.player.cacophony) == (2, 0, 0)


def test_p3_the_new_tile_takes_a_disc_for_each_arrow() -> None:
    for tile, arrows in ((2, 1), (10, 2), (4, 3), (9, 4)):
        assert lying(f"[{tile}N]", then=[3]).player.supply == 24 - arrows


def test_p3_freed_discs_may_be_used_at_once() -> None:
    state = lying("[2N]", then=[1, 3], discs=1)
    assert state.player.supply == 0
    state = place(state, "1@0,-1N")
    assert (state.player.supply, state.player.cacophony, state.player.score) == (0, 0, 1)


def test_p3_each_missing_disc_costs_two_points_at_once() -> None:
    state = lying("[9N:N,E,S,W]", then=[3], discs=1)
    assert (state.player.supply, state.player.cacophony, state.player.score) == (0, 3, -6)


def test_p3_scores_may_be_negative_and_cacophony_discs_never_cost_again() -> None:
    state = lying("[10E:E,SE]", then=[1, 37, 39, 3], discs=0)
    assert (state.player.score, state.player.cacophony) == (-4, 2)
    state = place(state, "1@1,0N")
    assert (state.player.score, state.player.cacophony) == (-6, 3)
    state = place(state, "37@1,1E")  # 10 is complete: its two discs come home, 37 takes one
    assert (state.player.score, state.player.cacophony, state.player.supply) == (-3, 3, 1)
    state = place(state, "39@-1,0W")  # two arrows, one disc: one more
    assert (state.player.score, state.player.cacophony, state.player.supply) == (-5, 4, 0)


def test_p4_the_new_tiles_own_arrows_see_old_tiles_unfinished_or_revealed() -> None:
    state = lying(
        """
        1N:NE    .
        [2N!]    .
        """,
        then=[18, 3],
    )
    # 18 printed: N earth, NW fire. Turned west its NW arrow looks SW, its N arrow W.
    state = place(state, "18@1,-1W")
    assert drawn(state.player.display) == picture("""
        1N:NE    18W:W
        [2N!]    .
    """)


def test_p4_own_arrows_see_over_gaps_and_other_tiles() -> None:
    state = lying("[1N]  37N  56N  20N", then=[2, 3])
    state = place(state, "2@4,0W")
    assert state.player.display[Cell(4, 0)].complete
    assert state.player.score == 1


@pytest.mark.parametrize(
    ("drawing", "move", "complete"),
    [
        ("18N . [1N]\n37N 55N 56N", "2@-1,0W", "2W!"),
        ("[1N] . 18N\n56N 55N 37N", "2@1,0E", "2E!"),
    ],
)
def test_p4_between_two_tiles_both_sides_are_seen(drawing: str, move: str, complete: str) -> None:
    state = place(lying(drawing, order=(1, 56, 55, 37, 18), then=[2, 3]), move)
    assert complete in drawn(state.player.display)


def test_p4_no_tile_sees_itself() -> None:
    assert drawn(lying("[2N]", then=[3]).player.display) == "[2N:N]"


FOUR_AT_ONCE = """
    2N:N   [1N:NE]   19N:N
    .      .         20N:NE
"""


def test_p5_payment_is_due_before_the_return() -> None:
    state = lying(FOUR_AT_ONCE, then=[8, 3], discs=6)
    assert (state.player.supply, state.player.score) == (2, 0)
    state = place(state, "8@0,1N")
    assert drawn(state.player.display) == picture("""
        2N:N   [1N:NE]   19N:N
        .      8N!       20N:NE
    """)
    assert state.player.cacophony == 2
    assert state.player.score == -4 + 10
    assert state.player.supply == 4


def test_p5_all_happens_in_the_order_of_the_rules() -> None:
    state = lying("[2E:E]", then=[1, 3], discs=0)
    assert happening(state, "1@1,0S") == (
        TilePlaced(0, 1, Cell(1, 0), Orientation.S, Source.DRAWN, 0),
        ArrowCovered(0, Cell(0, 0), Direction.E, Cell(1, 0)),  # P1
        DiscsReturned(0, Cell(0, 0), 1, 1),  # P2
        SpiritAppeared(0, Cell(0, 0), 2),
        PointsScored(0, Cell(0, 0), 1, -1),
        DiscsPlaced(0, Cell(1, 0), 1, 0),  # P3
        TileRevealed(0, 3),
    )


def test_p5_a_tile_complete_at_once_in_the_order_of_the_rules() -> None:
    state = lying("[1N:NE]", then=[2, 3], discs=1)
    cell = Cell(0, 1)
    assert happening(state, "2@0,1N") == (
        TilePlaced(0, 2, cell, Orientation.N, Source.DRAWN, 0),
        CacophonyTaken(0, 1, 2, 1, 1, -2),  # P3
        DiscsPlaced(0, cell, 1, 0),
        ArrowCovered(0, cell, Direction.N, Cell(0, 0)),  # P4
        DiscsReturned(0, cell, 1, 1),  # P5
        SpiritAppeared(0, cell, 2),
        PointsScored(0, cell, 1, -1),
        TileRevealed(0, 3),
    )


def test_p6_a_revealed_spirit_goes_on_being_a_target() -> None:
    state = lying(
        """
        1N:NE
        [2N!]
        """,
        then=[10, 3],
    )
    state = place(state, "10@1,0W")
    assert drawn(state.player.display) == picture("""
        1N:NE   .
        [2N!]   10W:NW
    """)


def test_p6_a_covered_arrow_is_not_covered_again() -> None:
    state = lying(
        """
        1N:NE
        [10N:NE]
        """,
        then=[18, 3],
    )
    events = happening(state, "18@0,-2N")
    assert only(ArrowCovered, events) == []
    assert place(state, "18@0,-2N").player.supply == state.player.supply - 2


def test_p6_a_revealed_spirit_scores_only_once() -> None:
    state = lying("1N:NE\n[2N!]", then=[18, 3])
    assert state.player.score == 1
    assert place(state, "18@0,-2N").player.score == 1


def test_p7_covering_is_never_optional() -> None:
    state = lying("[2N:N]", then=[1, 3])
    moves = list(legal_moves(state))
    assert len(moves) == len(set(moves)) == 4 * len(ORIENTATIONS)  # only where and how it lies
    for orientation in ORIENTATIONS:
        after = place(state, str(Place(1, Cell(0, -1), orientation)))
        assert after.player.display[Cell(0, 0)].complete


def test_p7_what_costs_points_is_not_optional_either() -> None:
    state = lying("[2N:N]", then=[9, 3], discs=1)
    for move in legal_moves(state):
        assert only(CacophonyTaken, happening(state, parse_move(str(move))))
