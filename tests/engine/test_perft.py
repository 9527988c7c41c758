"""Counts of move sequences from given positions, as `tests/data/perft.json` has them.

Any change of a rule, of legality or of the generator shows here as a wrong number.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.engine import (
    CacophonyTaken,
    Mode,
    Setup,
    SpiritAppeared,
    State,
    TileRevealed,
    apply,
    legal_moves,
    opening,
    parse_move,
)

FILE = Path(__file__).parents[1] / "data" / "perft.json"
POSITIONS: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))


def _name(position: dict[str, Any]) -> str:
    return f"{position['mode']}-{position['seats']}-after-{len(position['moves'])}"


@pytest.mark.parametrize("position", POSITIONS, ids=_name)
def test_counts(position: dict[str, Any]) -> None:
    state = opening(Setup(Mode(position["mode"]), position["seats"], tuple(position["deck"])))
    for text in position["moves"]:
        state = apply(state, parse_move(text)).state
    expected = {int(depth): counts for depth, counts in position["depth"].items()}
    found = _counted(state, max(expected))
    assert {depth: dict(found[depth]) for depth in expected} == expected


def _counted(state: State, depth: int) -> dict[int, Counter[str]]:
    """What the last moves of all sequences of each length bring about, summed."""
    totals = {length: Counter[str]() for length in range(1, depth + 1)}
    for counts in totals.values():
        counts.update(sequences=0, spirits_on_last=0, cacophony_on_last=0, draws_on_last=0)
    _count(state, 1, totals)
    return totals


def _count(state: State, length: int, totals: dict[int, Counter[str]]) -> None:
    counts = totals[length]
    solo = state.setup.solo
    for move in legal_moves(state):
        after, events = apply(state, move)
        counts["sequences"] += 1
        for event in events:
            if isinstance(event, SpiritAppeared):
                counts["spirits_on_last"] += 1
            elif isinstance(event, CacophonyTaken):
                counts["cacophony_on_last"] += event.discs
            elif isinstance(event, TileRevealed) and not solo:
                counts["draws_on_last"] += 1
        if length < len(totals):
            _count(after, length + 1, totals)
