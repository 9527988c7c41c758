"""A game as text: nothing is lost on the way there and back, and what is no record says why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

from game.engine import TARGETS, TILES, Cell, Mode, Orientation, Place, Setup
from game.match import BadFile, Record, Seat, parse, write
from tests.match.records import DUEL, FILES, duel, records, text, without


def refused(data: object) -> BadFile:
    """What is wrong with plain data as a record."""
    with pytest.raises(BadFile) as caught:
        parse(data if isinstance(data, str) else text(data))
    return caught.value


# --- There and back -------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(records())
def test_what_is_written_is_read_back_the_same(record: Record) -> None:
    written = write(record)
    written.encode()
    assert parse(written) == record
    assert write(parse(written)) == written


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_game_is_kept_key_by_key(path: Path) -> None:
    before = json.loads(path.read_text(encoding="utf-8"))
    assert json.loads(write(parse(path.read_text(encoding="utf-8")))) == before


def test_a_record_is_read_as_it_stands() -> None:
    record = parse(text(duel(seed="moth", undone=2, at=1)))
    assert record.setup == Setup(Mode.VERSUS, 2, tuple(TILES))
    assert record.setup.target == TARGETS[2]
    assert record.moves == (
        Place(3, Cell(0, 0), Orientation.N),
        Place(1, Cell(0, 0), Orientation.W),
    )
    assert [seat.name for seat in record.seats] == ["Ada", "Ben"]
    assert [seat.bot for seat in record.seats] == [None, "adept"]
    assert (record.seed, record.undone, record.at) == ("moth", 2, 1)


def test_moves_may_be_missing() -> None:
    assert parse(text(without("moves"))).moves == ()


@pytest.mark.parametrize(
    "name", ['"Ada"; \\n', "Ömür 🔥", "‏שרה", "\ud83d", "", "x" * 5000, "\x00"], ids=ascii
)
def test_a_name_may_hold_any_text(name: str) -> None:
    record = parse(text(duel(seats=[{"name": name}, {"name": "Ben"}])))
    assert record.seats[0].name == name
    assert parse(write(record)) == record


def test_names_are_written_readably_where_that_can_be() -> None:
    assert "Ömür 🔥" in write(parse(text(duel(seats=[{"name": "Ömür 🔥"}, {"name": "B"}]))))


def test_unknown_keys_are_kept_at_the_top_and_in_the_seats() -> None:
    seats: list[dict[str, Any]] = [{"name": "Ada", "hat": {"size": [1, 2.5]}}, {"name": "Ben"}]
    data = duel(seats=seats, started="2027-05-03", aids="coach", weather={"rain": None})
    assert json.loads(write(parse(text(data)))) == data


def test_keys_of_another_kind_than_expected_are_kept_and_not_believed() -> None:
    data = duel(seed=5, seats=[{"name": "Ada", "colour": 7, "bot": ["?"]}, {"name": "Ben"}])
    record = parse(text(data))
    assert (record.seed, record.seats[0].colour, record.seats[0].bot) == (None, None, None)
    assert json.loads(write(record)) == data


def test_a_levels_setup_is_kept() -> None:
    data: dict[str, Any] = {
        **duel(mode="solo", seats=[{"name": "Ada"}], deck=[5, 1, 9], moves=["5@0,0N"]),
        "discs": 3,
        "cells": [[-1, 0], [0, 0], [1, 0]],
        "target": 12,
        "at": 1,
        "level": "e-04",
    }
    record = parse(text(data))
    cells = frozenset({Cell(-1, 0), Cell(0, 0), Cell(1, 0)})
    assert record.setup == Setup(Mode.SOLO, 1, (5, 1, 9), 3, cells, 12)
    assert json.loads(write(record)) == data


@pytest.mark.parametrize("mode", ["solo", "solo-full"])
@pytest.mark.parametrize("target", [75, 30])
def test_a_target_is_kept_in_both_solo_games(mode: str, target: int) -> None:
    record = parse(text(duel(mode=mode, seats=[{"name": "Ada"}], target=target)))
    assert record.setup.target == target
    assert parse(write(record)) == record


def test_further_keys_can_be_added() -> None:
    record = Record(Setup(Mode.SOLO, 1, (1,)), (Seat("Ada", {"colour": "amber"}),))
    more = record.with_more(seed="moth").with_more(undone=4)
    assert (more.seed, more.undone, more.seats[0].colour) == ("moth", 4, "amber")
    assert record.more == {}


# --- What is no record ----------------------------------------------------------------------

_NO_JSON = "The file is not JSON"
_NO_RECORD = "The file is not a Sagani record"
_NO_VERSION = "The version of the record cannot be read"
_NO_DECK = "The deck is not a list of tile numbers"
_NO_CELLS = "The cells are not a list of pairs of whole numbers"
_NO_COUNT = "The count of moves taken back is not a whole number"
_TOO_LONG = "The start position is longer than the game"
_NO_NAME = "A seat has no name"


@pytest.mark.parametrize(
    "content",
    ["", "{", "Sagani", "\ufeff{}", "[" * 100_000, '{"a":' * 100_000, "1" * 5000, "{'a': 1}"],
    ids=lambda content: ascii(content[:8]),
)
def test_text_that_is_not_json(content: str) -> None:
    assert refused(content).reason == _NO_JSON


@pytest.mark.parametrize("content", ["[]", "null", "7", '"sagani-record"', "{}", "NaN"])
def test_json_that_is_no_record(content: str) -> None:
    error = refused(content)
    assert (error.reason, error.place, error.at) == (_NO_RECORD, "format", None)


@pytest.mark.parametrize(
    ("data", "reason", "place"),
    [
        (duel(format="sagani-save"), _NO_RECORD, "format"),
        (duel(format=["sagani-record"]), _NO_RECORD, "format"),
        (without("version"), _NO_VERSION, "version"),
        (duel(version="1"), _NO_VERSION, "version"),
        (duel(version=True), _NO_VERSION, "version"),
        (duel(version=1.0), _NO_VERSION, "version"),
        (duel(version=0), _NO_VERSION, "version"),
        (duel(version=2), "The record was made by a newer version (2)", "version"),
        (without("seats"), "The seats are missing", "seats"),
        (duel(seats=[]), "The seats are missing", "seats"),
        (duel(seats={"name": "Ada"}), "The seats are missing", "seats"),
        (duel(seats=["Ada", "Ben"]), _NO_NAME, "seats"),
        (duel(seats=[{"name": "Ada"}, {}]), _NO_NAME, "seats"),
        (duel(seats=[{"name": "Ada"}, {"name": 5}]), _NO_NAME, "seats"),
        (without("mode"), "The mode is not versus, solo or solo-full", "mode"),
        (duel(mode="Versus"), "The mode is not versus, solo or solo-full", "mode"),
        (duel(mode=["solo"]), "The mode is not versus, solo or solo-full", "mode"),
        (without("deck"), _NO_DECK, "deck"),
        (duel(deck="1 2 3"), _NO_DECK, "deck"),
        (duel(deck=[1, 2, "3"]), _NO_DECK, "deck"),
        (duel(deck=[1, 2, 3.0]), _NO_DECK, "deck"),
        (duel(deck=[2, True]), _NO_DECK, "deck"),
        (duel(deck=[]), "The deck is empty", "deck"),
        (duel(deck=[5, 9, 5]), "Tile 5 is in the deck twice", "deck"),
        (duel(deck=[1, 73]), "There is no tile 73", "deck"),
        (duel(deck=[0, 1]), "There is no tile 0", "deck"),
        (duel(discs="24"), "The number of discs is not a whole number", "discs"),
        (duel(discs=None), "The number of discs is not a whole number", "discs"),
        (duel(target=1.5), "The target is not a whole number", "target"),
        (duel(target=False), "The target is not a whole number", "target"),
        (duel(cells="all"), _NO_CELLS, "cells"),
        (duel(cells=[[0, 0], [1]]), _NO_CELLS, "cells"),
        (duel(cells=[[0, 0.0]]), _NO_CELLS, "cells"),
        (duel(cells=[{"0": 0}]), _NO_CELLS, "cells"),
        (duel(moves="draw"), "The moves are not a list", "moves"),
        (duel(moves=None), "The moves are not a list", "moves"),
        (duel(undone=-1), _NO_COUNT, "undone"),
        (duel(undone="3"), _NO_COUNT, "undone"),
        (duel(undone=True), _NO_COUNT, "undone"),
        (duel(at=3), _TOO_LONG, "at"),
        (duel(at=-1), _TOO_LONG, "at"),
        (duel(at=None), _TOO_LONG, "at"),
    ],
    ids=lambda value: value if isinstance(value, str) and " " not in value else "",
)
def test_a_file_at_fault_names_the_key_and_says_why(
    data: dict[str, Any], reason: str, place: str
) -> None:
    error = refused(data)
    assert (error.reason, error.place, error.at) == (reason, place, None)
    assert str(error) == reason


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"seats": [{"name": "Ada"}]}, "A versus game needs 2 to 4 seats, not 1"),
        ({"seats": [{"name": "Ada"}] * 5}, "A versus game needs 2 to 4 seats, not 5"),
        ({"mode": "solo"}, "A solo game has one seat, not 2"),
        ({"mode": "solo-full"}, "A solo game has one seat, not 2"),
        ({"discs": -1}, "The number of discs is not between 0 and 999"),
        ({"cells": []}, "The cell 0,0 must be allowed: the first tile lies there"),
        ({"cells": [[1, 0]]}, "The cell 0,0 must be allowed: the first tile lies there"),
    ],
)
def test_a_game_that_cannot_begin(changes: dict[str, Any], reason: str) -> None:
    error = refused(duel(**changes))
    assert (error.reason, error.at) == (reason, None)


@pytest.mark.parametrize(
    "move",
    [
        *("", "Draw", "draw ", "PASS", "3@0,0", "3@0,0n", "3@0,0NE", "03@0,0N", "+3@0,0N"),
        *("3@00,0N", "3@-0,0N", "3@+1,0N", "3@ 1,0N", "3@1.0,0N", "٣@0,0N", "3@0;0N", "3@0,0N\n"),
        *("-3@0,0N", "1000@0,0N", "3@1000,0N", "\ud83d"),
    ],
    ids=ascii,
)
def test_text_that_is_no_move(move: str) -> None:
    error = refused(duel(moves=["3@0,0N", move]))
    assert (error.reason, error.at) == (f"{json.dumps(move)} is not a move", 1)


@pytest.mark.parametrize("move", [None, 3, ["draw"], {"tile": 3}])
def test_a_move_that_is_not_text(move: object) -> None:
    error = refused(duel(moves=["3@0,0N", "1@0,0N", move]))
    assert (error.reason, error.place, error.at) == ("A move is not text", "moves", 2)


def test_a_deck_may_be_a_part_of_the_tiles() -> None:
    assert parse(text(duel(deck=[3, 1, 40], moves=[]))).setup.deck == (3, 1, 40)


def test_the_small_record_used_here_is_a_good_one() -> None:
    assert json.loads(write(parse(text(DUEL)))) == DUEL
