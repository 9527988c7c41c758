"""`replay`: a line for every record, the right one, and no window anywhere near it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.commands.replay import refusal
from game.engine import IllegalMove, Pass, Reason
from tests.match.records import FILES, duel, text

Lines = list[dict[str, Any]]


def played(capsys: pytest.CaptureFixture[str], *paths: object) -> tuple[int, Lines]:
    """The exit status and the lines of `replay --state`."""
    status = main(["replay", *map(str, paths), "--state"])
    out, err = capsys.readouterr()
    assert err == ""
    return status, [json.loads(line) for line in out.splitlines()]


def written(folder: Path, data: object, name: str = "game.json") -> Path:
    """A file with plain data, or bytes, in it."""
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else text(data).encode())
    return path


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_record_gives_its_state(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = played(capsys, path)
    expected = json.loads(path.with_suffix(".state.json").read_text(encoding="utf-8"))
    assert status == 0
    assert lines == [{**expected, "file": str(path)}]


def test_every_file_has_its_line_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = played(capsys, *FILES)
    assert status == 0
    assert [line["file"] for line in lines] == [str(path) for path in FILES]


def test_without_state_a_line_tells_the_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, duel())
    assert main(["replay", str(path)]) == 0
    assert capsys.readouterr().out == f"{path}: play, Ada 0, Ben 0\n"


@pytest.mark.parametrize("arguments", [[], ["--state"]])
def test_a_name_may_hold_what_no_terminal_can_show(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, duel(seats=[{"name": "\ud83d"}, {"name": "Бен 🔥"}]))
    assert main(["replay", str(path), *arguments]) == 0
    assert "\\ud83d" in capsys.readouterr().out


def test_a_game_without_moves_stands_at_its_opening(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, (line,) = played(capsys, written(tmp_path, duel(moves=[])))
    assert (line["phase"], line["active"], line["offer"]) == ("play", 0, [1, 2, 3, 4, 5])
    assert (line["pile"], line["drawn"], line["result"]) == (67, None, None)
    assert line["players"][1] == {
        "name": "Ben",
        "score": 0,
        "discs": 24,
        "cacophony": 0,
        "tiles": {},
    }


@pytest.mark.parametrize(
    ("content", "at", "reason"),
    [
        (b"", None, "The file is not JSON"),
        (b'{"format": "\xff"}', None, "The file is not UTF-8 text"),
        (b"[]", None, "The file is not a Sagani record"),
        (duel(version=3), None, "The record was made by a newer version (3)"),
        (duel(deck=[4, 4]), None, "Tile 4 is in the deck twice"),
        (duel(moves=["3@0,0N", "3 @0,0N"]), 1, '"3 @0,0N" is not a move'),
        (duel(moves=["9@0,0N"]), 0, "That tile is not on offer"),
        (duel(moves=["3@1,0N"]), 0, "The first tile goes to the middle"),
        (duel(moves=["3@0,0N", "1@0,0N", "2@0,0N"]), 2, "A tile lies there already"),
        (
            duel(moves=["3@0,0N", "1@0,0N", "2@1,1N"]),
            2,
            "A corner is not enough, it must lie beside",
        ),
        (duel(moves=["3@0,0N", "draw"]), 1, "The pile opens when one tile is left on offer"),
        (duel(moves=["pass"]), 0, "You can pass only in an intermezzo"),
    ],
)
def test_what_cannot_be_played_says_where_and_why(
    content: object,
    at: int | None,
    reason: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = written(tmp_path, content)
    status, lines = played(capsys, path)
    assert status == 1
    assert lines == [{"file": str(path), "error": {"at": at, "reason": reason}}]


def test_a_file_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    missing = tmp_path / "nowhere.json"
    status, lines = played(capsys, missing, tmp_path, FILES[0])
    assert status == 1
    assert [line["error"]["at"] for line in lines[:2]] == [None, None]
    assert all(
        line["error"]["reason"].startswith("The file cannot be read: ") for line in lines[:2]
    )
    assert lines[2]["phase"]


def test_an_error_is_a_line_of_json_without_state_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = written(tmp_path, b"{}", "bad.json"), written(tmp_path, duel())
    assert main(["replay", str(bad), str(good)]) == 1
    first, second = capsys.readouterr().out.splitlines()
    assert json.loads(first)["error"]["reason"] == "The file is not a Sagani record"
    assert second.startswith(str(good))


@pytest.mark.parametrize("reason", Reason, ids=lambda reason: reason.name)
def test_every_refusal_is_a_sentence(reason: Reason) -> None:
    sentence = refusal(IllegalMove(Pass(), reason))
    assert sentence[0].isupper()
    assert "{" not in sentence
    assert "\n" not in sentence
