"""`replay FILE...`: play records without a window and print what comes out, a line each."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from game.engine import IllegalMove, Player, State, ranking, result
from game.match import BadFile, BrokenRecord, Record, Session, parse
from game.words import Words

LONGEST = 4_000_000
"""A record is never longer than so many characters."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    parser.add_argument(
        "--state", action="store_true", help="print the whole position as a line of JSON"
    )


def run(options: argparse.Namespace) -> int:
    """Play each file; the status is 1 if any could not be played to its end."""
    status = 0
    for name in options.files:
        line = replay(Path(name))
        if "error" in line:
            status = 1
        if options.state or "error" in line:
            print(json.dumps({"file": name, **line}))
        else:
            print(f"{name}: {summary(line)}")
    if sys.stdout is not None:
        sys.stdout.flush()
    return status


def replay(path: Path) -> dict[str, Any]:
    """The position at the end of the record, or what is wrong with it, as records.md says."""
    try:
        record = read(path)
        session = Session.load(record)
    except BadFile as error:
        return _error(error.at, error.reason)
    except BrokenRecord as error:
        return _error(error.at, refusal(error))
    return describe(record, session.state)


def read(path: Path) -> Record:
    """The record in a file. Raises BadFile, also where the file cannot be read at all."""
    try:
        with path.open(encoding="utf-8-sig") as file:
            text = file.read(LONGEST + 1)
        if len(text) > LONGEST:
            raise BadFile("The file is too long for a record")
        return parse(text)
    except UnicodeDecodeError as error:
        raise BadFile("The file is not UTF-8 text") from error
    except OSError as error:
        raise BadFile(f"The file cannot be read: {error.strerror}") from error


def refusal(error: IllegalMove) -> str:
    """Why a move is refused, as an English sentence."""
    return Words.load("en")(f"no.{error.reason.value}")


def describe(record: Record, state: State) -> dict[str, Any]:
    """A position as plain data, with the names that records.md gives."""
    return {
        "phase": state.phase.value,
        "active": None if state.over else state.active,
        "offer": list(state.offer),
        "storage": list(state.row),
        "pile": state.pile_size,
        "drawn": state.drawn,
        "players": [
            _player(seat.name, player)
            for seat, player in zip(record.seats, state.players, strict=True)
        ],
        "ranking": list(ranking(state.players)),
        "result": result(state),
    }


def summary(line: dict[str, Any]) -> str:
    """One readable line about a position."""
    scores = ", ".join(f"{player['name']} {player['score']}" for player in line["players"])
    return f"{line['phase']}, {scores}"


def _player(name: str, player: Player) -> dict[str, Any]:
    tiles = {
        str(cell): {
            "id": lying.tile.id,
            "top": lying.orientation.name,
            "flipped": lying.complete,
            "open": sorted(direction.name for direction in lying.open),
        }
        for cell, lying in player.display.tiles.items()
    }
    return {
        "name": name,
        "score": player.score,
        "discs": player.supply,
        "cacophony": player.cacophony,
        "tiles": tiles,
    }


def _error(at: int | None, reason: str) -> dict[str, Any]:
    return {"error": {"at": at, "reason": reason}}
