"""Spoilt records: whatever stands in a file, it is refused in so many words and never breaks."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.__main__ import main
from game.match import BadFile, BrokenRecord, Record, Session, parse, write
from tests.match.records import FILES, duel, text

ODD: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 73, 10**18, 10**300, 0.5, 1e308, float("nan"), float("inf")),
    *("", "draw", "pass", "5@0,0N", "sagani-record", "\ud83d", "9" * 5000, "x" * 70_000),
    *([], {}, [[]], [0, 0], {"name": 1}, [[[[[[[[]]]]]]]], list(range(1, 73)), {"0": "0"}),
)
"""Values that are rarely what a key expects."""
MOVES = ("draw", "pass", "1@0,0N", "17@-999,999W", "72@1,0E", "0@0,0S", "999@0,1N", "nonsense")


def survives(content: str) -> Session | None:
    """The game in a text, or None if it is refused; any other exception fails the test."""
    try:
        record = parse(content)
    except BadFile:
        return None
    session = played(record)
    assert write(parse(write(session.record))) == write(session.record)
    return session


def played(record: Record) -> Session:
    """The game as far as it can be played."""
    try:
        return Session.load(record)
    except BrokenRecord as error:
        stopped = error
    assert stopped.session.record.moves == record.moves[: stopped.at]
    assert stopped.move == record.moves[stopped.at]
    return stopped.session


def loaded(path: Path) -> dict[str, Any]:
    """A worked game as plain data."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def drop_a_key(data: dict[str, Any], chance: random.Random) -> None:
    """Some key is missing."""
    del data[chance.choice(list(data))]


def put_something_odd(data: dict[str, Any], chance: random.Random) -> None:
    """Some key, old or new, has a strange value."""
    keys = [*data, "discs", "cells", "target", "at", "undone", "seed", "level"]
    data[chance.choice(keys)] = chance.choice(ODD)


def put_something_odd_inside(data: dict[str, Any], chance: random.Random) -> None:
    """Something strange stands in one of the lists."""
    inside = chance.choice([data["seats"], data["deck"], data["moves"]])
    inside[chance.randrange(len(inside))] = chance.choice(ODD)


def swap_moves(data: dict[str, Any], chance: random.Random) -> None:
    """Two moves have changed places."""
    moves = data["moves"]
    one, other = chance.randrange(len(moves)), chance.randrange(len(moves))
    moves[one], moves[other] = moves[other], moves[one]


def cut_moves(data: dict[str, Any], chance: random.Random) -> None:
    """Moves are missing in the middle."""
    begin = chance.randrange(len(data["moves"]))
    del data["moves"][begin : begin + chance.randint(1, 5)]


def add_a_move(data: dict[str, Any], chance: random.Random) -> None:
    """There is a move too many."""
    data["moves"].insert(chance.randrange(len(data["moves"]) + 1), chance.choice(MOVES))


def cut_the_deck(data: dict[str, Any], chance: random.Random) -> None:
    """The pile ends early."""
    del data["deck"][chance.randint(0, 71) :]


def shuffle_the_deck(data: dict[str, Any], chance: random.Random) -> None:
    """The tiles come in another order."""
    chance.shuffle(data["deck"])


def change_the_setup(data: dict[str, Any], chance: random.Random) -> None:
    """The game was another than the moves were made for."""
    data["discs"] = chance.choice((0, 3, 10**30))
    data["target"] = chance.choice((-5, 0, 1, 10**30))
    data["cells"] = [[0, 0], [0, 1], [10**30, -(10**30)]] if chance.random() < 0.3 else None
    data["mode"] = chance.choice(("versus", "solo", "solo-full"))
    data["seats"] = [{"name": "A"}] * chance.randint(1, 4)


SPOILERS: tuple[Callable[[dict[str, Any], random.Random], None], ...] = (
    drop_a_key,
    put_something_odd,
    put_something_odd_inside,
    swap_moves,
    cut_moves,
    add_a_move,
    cut_the_deck,
    shuffle_the_deck,
    change_the_setup,
)


def spoilt(path: Path, spoil: Callable[..., None], seed: int) -> str:
    """A worked game with something wrong in it."""
    data, chance = copy.deepcopy(loaded(path)), random.Random(seed)
    spoil(data, chance)
    return json.dumps(data)


@pytest.mark.parametrize("spoil", SPOILERS, ids=lambda spoil: spoil.__name__)
def test_spoilt_keys_and_moves_are_refused_in_words(
    spoil: Callable[[dict[str, Any], random.Random], None],
) -> None:
    for seed in range(30):
        survives(spoilt(FILES[seed % len(FILES)], spoil, seed))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_flipped_bytes_and_cut_ends_are_refused_in_words(path: Path) -> None:
    chance, whole = random.Random(path.stem), path.read_bytes()
    for _ in range(12):
        spoilt = bytearray(whole)
        for _ in range(chance.choice((1, 1, 5))):
            spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
        survives(spoilt.decode("latin-1"))
        survives(whole[: chance.randrange(len(whole))].decode())


@settings(max_examples=200, deadline=None)
@given(st.text() | st.binary().map(lambda data: data.decode("latin-1")))
def test_any_text_at_all_is_refused_in_words(content: str) -> None:
    assert survives(content) is None


@settings(max_examples=60, deadline=None)
@given(st.lists(st.sampled_from(MOVES[:-1]), max_size=8))
def test_any_moves_at_all_are_played_or_refused(moves: list[str]) -> None:
    assert survives(text(duel(moves=moves))) is not None


@pytest.mark.parametrize("depth", [10, 500, 900, 100_000])
def test_deep_nesting_is_played_or_refused(depth: int) -> None:
    deep = text(duel())[:-1] + ', "deep": ' + "[" * depth + "]" * depth + "}"
    session = survives(deep)
    assert session is None or len(session.steps) == 2


def test_the_command_names_every_spoilt_file_and_plays_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = FILES[0]
    contents = [
        spoilt(FILES[(3 * seed + place) % len(FILES)], spoil, seed).encode()
        for place, spoil in enumerate(SPOILERS)
        for seed in range(6)
    ]
    contents += [b"", b"\xff\xfe", b"[" * 100_000, b"{}", b"\x00" * 9]
    paths = []
    for number, content in enumerate(contents):
        paths.append(tmp_path / f"{number}.json")
        paths[-1].write_bytes(content)
    names = [str(path) for path in (*paths, good)]
    assert main(["replay", "--state", *names]) == 1
    out, err = capsys.readouterr()
    lines = [json.loads(line) for line in out.splitlines()]
    assert err == ""
    assert [line["file"] for line in lines] == names
    assert "error" not in lines[-1]
    wrong = [line["error"] for line in lines if "error" in line]
    assert len(wrong) > 20
    for error in wrong:
        assert error.keys() == {"at", "reason"}
        assert error["reason"][0].isupper() or error["reason"][0] == '"'
        assert "\n" not in error["reason"]
