"""Records for tests: the worked games in `data`, small ones by hand, and random ones."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from game.engine import ORIGIN, TILES, Cell, Draw, Mode, Move, Orientation, Pass, Place, Setup
from game.match import Record, Seat

FOLDER = Path(__file__).parents[1] / "data" / "records"
FILES = tuple(sorted(path for path in FOLDER.glob("*.json") if ".state" not in path.name))

DUEL: dict[str, Any] = {
    "format": "sagani-record",
    "version": 1,
    "mode": "versus",
    "seats": [{"name": "Ada"}, {"name": "Ben", "bot": "adept"}],
    "deck": list(TILES),
    "moves": ["3@0,0N", "1@0,0W"],
}


def duel(**changes: object) -> dict[str, Any]:
    """The plain data of a small record, with some keys changed."""
    return {**copy.deepcopy(DUEL), **changes}


def without(key: str) -> dict[str, Any]:
    """The plain data of a small record that lacks a key."""
    return {name: value for name, value in duel().items() if name != key}


def text(data: object) -> str:
    """Plain data as the text of a file."""
    return json.dumps(data)


def names() -> st.SearchStrategy[str]:
    """Names of all kinds: quotes, emoji, right-to-left, lone surrogates, nothing at all."""
    odd = st.sampled_from(('"Ada"; \\', "Ömür 🜁🔥", "שָׁלוֹם‏", "\ud83d", "\udc00x\n", "{n}", ""))
    return st.one_of(odd, st.text(st.characters(), max_size=30)).map(_as_json_tells_it)


def _as_json_tells_it(name: str) -> str:
    """The same text, but for a pair of surrogates, which JSON joins to one character."""
    told: str = json.loads(json.dumps(name))
    return told


def extras(*taken: str) -> st.SearchStrategy[dict[str, Any]]:
    """Further keys with any values, none of them among those `taken`."""
    keys = names().filter(lambda key: key not in taken)
    leaves = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), names())
    values = st.recursive(
        leaves,
        lambda inner: st.one_of(
            st.lists(inner, max_size=3), st.dictionaries(names(), inner, max_size=3)
        ),
        max_leaves=6,
    )
    return st.dictionaries(keys, values, max_size=3)


_KNOWN = ("format", "version", "mode", "seats", "deck", "moves", "discs", "cells", "target")


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that can be written, whether or not its moves can be played."""
    seats = draw(st.integers(1, 4))
    mode = Mode.VERSUS if seats > 1 else draw(st.sampled_from((Mode.SOLO, Mode.SOLO_FULL)))
    deck = draw(st.lists(st.sampled_from(tuple(TILES)), unique=True, min_size=1))
    near = st.builds(Cell, st.integers(-9, 9), st.integers(-9, 9))
    cells = draw(st.none() | st.frozensets(near, max_size=9).map(lambda found: found | {ORIGIN}))
    target = draw(st.none() | st.sampled_from((45, 60, 75)) | st.integers(-9, 400))
    setup = Setup(mode, seats, tuple(deck), draw(st.just(24) | st.integers(0, 99)), cells, target)
    moves = tuple(draw(st.lists(_moves(), max_size=9)))
    more = draw(extras(*_KNOWN, "undone", "at"))
    more |= draw(
        st.fixed_dictionaries(
            {}, optional={"undone": st.integers(0, 999), "at": st.integers(0, len(moves))}
        )
    )
    people = tuple(Seat(draw(names()), draw(extras("name"))) for _ in range(seats))
    return Record(setup, people, moves, more)


def _moves() -> st.SearchStrategy[Move]:
    far = st.integers(-999, 999)
    placements = st.builds(
        Place, st.integers(0, 999), st.builds(Cell, far, far), st.sampled_from(Orientation)
    )
    return st.one_of(placements, st.just(Draw()), st.just(Pass()))
