"""The tiles of the engine against the printed table in `tests/data/tiles.csv`."""

import csv
from collections import Counter
from pathlib import Path

import pytest

from game.engine import TILES, VALUES, Direction, Element, Orientation

TABLE = Path(__file__).parents[1] / "data" / "tiles.csv"


def test_the_table_and_the_engine_agree_on_every_arrow() -> None:
    with TABLE.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [int(row["id"]) for row in rows] == list(TILES)
    for row in rows:
        tile = TILES[int(row["id"])]
        assert tile.element.word == row["element"]
        assert {a.direction.name: a.element.word for a in tile.arrows} == {
            name: row[name] for name in Direction.__members__ if row[name]
        }


def test_counts_and_values() -> None:
    assert len(TILES) == 72
    assert Counter(tile.element.word for tile in TILES.values()) == {
        "fire": 18,
        "water": 18,
        "earth": 18,
        "air": 18,
    }
    assert VALUES == (0, 1, 3, 6, 10)
    assert sum(tile.value for tile in TILES.values()) == 412


def test_elements_are_always_named_in_the_same_order() -> None:
    assert [element.word for element in Element] == ["fire", "water", "earth", "air"]


def test_arrows_are_listed_clockwise_from_north() -> None:
    for tile in TILES.values():
        directions = [arrow.direction for arrow in tile.arrows]
        assert directions == sorted(directions)


@pytest.mark.parametrize("number", TILES)
def test_turning_keeps_the_elements_and_turns_every_arrow(number: int) -> None:
    tile = TILES[number]
    assert tile.turned(Orientation.N) == tile.arrows
    for orientation in Orientation:
        turned = {(a.direction.value, a.element) for a in tile.turned(orientation)}
        assert turned == {
            ((a.direction.value + 2 * orientation.value) % 8, a.element) for a in tile.arrows
        }
