"""Rules T1 to T6: the tiles, their arrows and backs, the discs and the grid."""

from collections import Counter

import pytest

from game.engine import (
    DIRECTIONS,
    SOUND_DISCS,
    TILES,
    Arrow,
    Back,
    Direction,
    Element,
    IllegalMove,
    Mode,
    Orientation,
    Reason,
    Setup,
    opening,
    sight,
)
from tests.drawn import drawn, lying, picture, place
from tests.rules.table import play, seated, stacked


def test_t1_there_are_72_tiles_18_of_each_element() -> None:
    assert list(TILES) == list(range(1, 73))
    assert all(tile.id == number for number, tile in TILES.items())
    assert Counter(tile.element for tile in TILES.values()) == dict.fromkeys(Element, 18)


@pytest.mark.parametrize("element", Element)
def test_t1_tiles_of_an_element_by_number_of_arrows(element: Element) -> None:
    tiles = [tile for tile in TILES.values() if tile.element is element]
    assert Counter(len(tile.arrows) for tile in tiles) == {1: 2, 2: 5, 3: 6, 4: 5}


def test_t2_value_by_number_of_arrows() -> None:
    assert {(len(tile.arrows), tile.value) for tile in TILES.values()} == {
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
    }


def test_t2_all_tiles_together_are_worth_412() -> None:
    assert sum(tile.value for tile in TILES.values()) == 412


def test_t3_arrows_point_in_eight_directions_one_arrow_each() -> None:
    assert [d.name for d in DIRECTIONS] == ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
    for tile in TILES.values():
        assert len({arrow.direction for arrow in tile.arrows}) == len(tile.arrows)


def test_t3_an_arrow_may_name_the_tiles_own_element_or_another() -> None:
    fire = TILES[10]
    assert fire.element is Element.FIRE
    assert fire.arrows == (
        Arrow(Direction.N, Element.FIRE),
        Arrow(Direction.NE, Element.WATER),
    )


def test_t4_the_back_of_the_top_tile_tells_element_and_value_only() -> None:
    state = seated(2, stacked(1, 2, 3, 4, 5, 54))
    assert sight(state).top == Back(Element.WATER, 10)


def test_t4_the_set_of_tiles_in_the_pile_is_public_their_order_is_not() -> None:
    this = seated(2, stacked(1, 2, 3, 4, 5, 50, 51, 6, 7))
    that = seated(2, stacked(1, 2, 3, 4, 5, 51, 50, 7, 6))
    assert sight(this).pile == frozenset(range(6, 73))
    assert this != that
    assert sight(this) == sight(that)


def test_t4_an_empty_pile_shows_no_back() -> None:
    state = opening(Setup(Mode.SOLO, 1, (17,)))
    assert sight(state).top is None
    assert sight(state).pile == frozenset()


def test_t5_each_player_has_24_sound_discs() -> None:
    assert SOUND_DISCS == 24
    assert [player.supply for player in opening(Setup(Mode.VERSUS, 4, tuple(TILES))).players] == (
        [24, 24, 24, 24]
    )


def test_t5_cacophony_discs_do_not_stop_at_ten() -> None:
    state = lying("9N  27N  28N  51N", then=[1], discs=0)
    assert "!" not in drawn(state.player.display)
    assert state.player.cacophony == 16
    assert state.player.score == -2 * 16


def test_t6_x_grows_east_and_y_grows_south() -> None:
    state = lying("2N", then=[19, 38, 56])
    state = place(place(state, "19@1,0N"), "38@0,1N")
    assert drawn(state.player.display) == picture("""
        [2N:N]   19N:N
        38N:N    .
    """)


def test_t6_the_first_tile_lies_at_0_0() -> None:
    state = seated(2)
    with pytest.raises(IllegalMove) as refused:
        play(state, "1@1,0N")
    assert refused.value.reason is Reason.FIRST_AT_ORIGIN
    assert play(state, "1@0,0N").players[0].display.tiles.keys() == {(0, 0)}


@pytest.mark.parametrize(
    ("word", "after"),
    [
        ("4N", "4N:N,NE,NW"),
        ("4E", "4E:E,SE,NE"),
        ("4S", "4S:S,SW,SE"),
        ("4W", "4W:W,NW,SW"),
    ],
)
def test_t6_a_turned_tile_is_named_by_where_its_printed_top_points(word: str, after: str) -> None:
    assert drawn(lying(word, then=[1]).player.display) == picture(after)


def test_t6_the_named_element_turns_with_its_arrow() -> None:
    """Tile 9 as printed: north fire, east water, south air, west earth."""
    arrows = TILES[9].turned(Orientation.E)
    assert {arrow.direction.name: arrow.element.word for arrow in arrows} == {
        "E": "fire",
        "S": "water",
        "W": "air",
        "N": "earth",
    }
