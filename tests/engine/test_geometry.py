"""Cells, directions and quarter turns."""

import pytest

from game.engine import (
    DIRECTIONS,
    ORIENTATIONS,
    ORIGIN,
    SIDES,
    Cell,
    Direction,
    Orientation,
    at_corner,
    beside,
)

STEPS = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}


def test_steps_go_east_with_x_and_south_with_y() -> None:
    assert {direction.name: direction.step for direction in DIRECTIONS} == STEPS


@pytest.mark.parametrize("direction", DIRECTIONS)
def test_towards_goes_along_the_line_and_back(direction: Direction) -> None:
    start = Cell(3, -2)
    dx, dy = STEPS[direction.name]
    assert start.towards(direction) == (3 + dx, -2 + dy)
    assert start.towards(direction, 5) == (3 + 5 * dx, -2 + 5 * dy)
    assert start.towards(direction, 5).towards(direction.opposite, 5) == start
    assert direction.opposite.opposite is direction


@pytest.mark.parametrize(
    ("printed", "top", "lies"),
    [("N", "N", "N"), ("N", "E", "E"), ("NE", "E", "SE"), ("W", "S", "E"), ("NW", "W", "SW")],
)
def test_a_printed_direction_turns_with_the_tile(printed: str, top: str, lies: str) -> None:
    assert Direction[printed].turned(Orientation[top]) is Direction[lies]


def test_quarter_turns_go_round_both_ways() -> None:
    assert [Orientation.N.turned(quarters).name for quarters in range(5)] == list("NESWN")
    assert [Orientation.N.turned(-quarters).name for quarters in range(5)] == list("NWSEN")
    assert Orientation.S.turned(400) is Orientation.S
    assert [orientation.name for orientation in ORIENTATIONS] == list("NESW")


def test_beside_and_at_corner_are_the_eight_neighbours() -> None:
    cell = Cell(-1, 4)
    assert beside(cell) == tuple(cell.towards(direction) for direction in SIDES)
    assert [direction.name for direction in SIDES] == list("NESW")
    around = {cell.towards(direction) for direction in DIRECTIONS}
    assert {*beside(cell), *at_corner(cell)} == around
    assert len(around) == 8


def test_a_cell_is_written_as_in_records() -> None:
    assert str(Cell(-3, 12)) == "-3,12"
    assert ORIGIN == (0, 0)
