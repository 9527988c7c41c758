"""The notation of moves: strict, and the same both ways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import BadNotation, Cell, Draw, Move, Orientation, Pass, Place, parse_move

COORDINATES = st.integers(-99, 99)
MOVES: st.SearchStrategy[Move] = st.one_of(
    st.just(Draw()),
    st.just(Pass()),
    st.builds(
        Place,
        st.integers(1, 72),
        st.builds(Cell, COORDINATES, COORDINATES),
        st.sampled_from(Orientation),
    ),
)


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("17@0,0N", Place(17, Cell(0, 0), Orientation.N)),
        ("9@-1,20W", Place(9, Cell(-1, 20), Orientation.W)),
        ("72@10,-10S", Place(72, Cell(10, -10), Orientation.S)),
        ("4@0,0E", Place(4, Cell(0, 0), Orientation.E)),
        ("draw", Draw()),
        ("pass", Pass()),
    ],
)
def test_moves_are_read_and_written(text: str, move: Move) -> None:
    assert type(parse_move(text)) is type(move)
    assert parse_move(text) == move
    assert str(move) == text


def test_a_tile_that_does_not_exist_can_be_read_and_is_refused_later() -> None:
    assert parse_move("99@0,0N") == Place(99, Cell(0, 0), Orientation.N)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("017@0,0N", id="leading zero of a tile"),
        pytest.param("17@01,0N", id="leading zero of a coordinate"),
        pytest.param("17@0,00N", id="zero twice"),
        pytest.param("17@-01,0N", id="leading zero after a minus"),
        pytest.param("+17@0,0N", id="plus before a tile"),
        pytest.param("17@+1,0N", id="plus before a coordinate"),
        pytest.param("-17@0,0N", id="minus before a tile"),
        pytest.param("17@-0,0N", id="minus zero"),
        pytest.param("17@--1,0N", id="two minus signs"),
        pytest.param("17@–1,0N", id="a dash for a minus"),
        pytest.param("17@−1,0N", id="a typographic minus"),
        pytest.param(" 17@0,0N", id="space before"),
        pytest.param("17@0,0N ", id="space after"),
        pytest.param("17@0,0N\n", id="line end after"),
        pytest.param("17@0, 0N", id="space inside"),
        pytest.param("17 @0,0N", id="space before the at sign"),
        pytest.param("17@0,0n", id="lower case top"),
        pytest.param("17@0,0NE", id="corner for a top"),
        pytest.param("17@0,0", id="no top"),
        pytest.param("17@0N", id="one coordinate"),
        pytest.param("@0,0N", id="no tile"),
        pytest.param("17@0,0,0N", id="three coordinates"),
        pytest.param("17@1.0,0N", id="a fraction"),
        pytest.param("1_7@0,0N", id="underscore"),
        pytest.param("1e1@0,0N", id="exponent"),
        pytest.param("0x11@0,0N", id="hexadecimal"),
        pytest.param("١٧@0,0N", id="Arabic digits"),
        pytest.param("１７@0,0N", id="wide digits"),
        pytest.param("1²@0,0N", id="superscript"),
        pytest.param("17＠0,0N", id="wide at sign"),
        pytest.param("17@0,0Ｎ", id="wide letter"),
        pytest.param("1000@0,0N", id="huge tile"),
        pytest.param("17@1000,0N", id="huge coordinate"),
        pytest.param("17@0,-" + "9" * 5000 + "N", id="enormous coordinate"),
        pytest.param("Draw", id="capital"),
        pytest.param("PASS", id="capitals"),
        pytest.param("draw ", id="draw and a space"),
        pytest.param("pass\n", id="pass and a line end"),
        pytest.param("17@0,0N\x00", id="a zero byte"),
    ],
)
def test_anything_else_is_unreadable(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        parse_move(text)
    assert refused.value.text == text


@given(MOVES)
def test_writing_and_reading_again_gives_the_same_move(move: Move) -> None:
    again = parse_move(str(move))
    assert type(again) is type(move)
    assert again == move


@given(st.text(alphabet="0123456789@,-+NESWdrawps ", max_size=12))
def test_whatever_can_be_read_is_written_the_same_way(text: str) -> None:
    try:
        move = parse_move(text)
    except BadNotation:
        return
    assert str(move) == text


def test_a_draw_is_not_a_pass() -> None:
    draw, decline = parse_move("draw"), parse_move("pass")
    assert draw != decline
    assert len({draw, decline}) == 2
