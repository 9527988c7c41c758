"""Worked and stopped games: the engine must come out exactly where the records say."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.engine import Mode, Player, Setup, State, apply, opening, parse_move, ranking, result

RECORDS = Path(__file__).parents[1] / "data" / "records"
NAMES = sorted(path.stem for path in RECORDS.glob("*.json") if ".state" not in path.name)


def test_there_are_records() -> None:
    assert len(NAMES) == 20


@pytest.mark.parametrize("name", NAMES)
def test_the_moves_of_a_record_make_its_state(name: str) -> None:
    record = _load(f"{name}.json")
    expected = _load(f"{name}.state.json")
    expected.pop("file", None)
    assert _line(_played(record), [seat["name"] for seat in record["seats"]]) == expected


def _load(name: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads((RECORDS / name).read_text(encoding="utf-8"))
    return data


def _played(record: dict[str, Any]) -> State:
    setup = Setup(Mode(record["mode"]), len(record["seats"]), tuple(record["deck"]))
    state = opening(setup)
    for text in record["moves"]:
        state = apply(state, parse_move(text)).state
    return state


def _line(state: State, names: list[str]) -> dict[str, Any]:
    """A position in the words of the records."""
    return {
        "phase": state.phase.value,
        "active": None if state.over else state.active,
        "offer": list(state.offer),
        "storage": list(state.row),
        "pile": state.pile_size,
        "drawn": state.drawn,
        "players": [
            _player(name, player) for name, player in zip(names, state.players, strict=True)
        ],
        "ranking": list(ranking(state.players)),
        "result": result(state),
    }


def _player(name: str, player: Player) -> dict[str, Any]:
    return {
        "name": name,
        "score": player.score,
        "discs": player.supply,
        "cacophony": player.cacophony,
        "tiles": {
            f"{x},{y}": {
                "id": lying.tile.id,
                "top": lying.orientation.name,
                "flipped": lying.complete,
                "open": sorted(direction.name for direction in lying.open),
            }
            for (x, y), lying in player.display.tiles.items()
        },
    }
