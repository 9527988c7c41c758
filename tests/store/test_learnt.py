"""What has been learnt is kept, and a broken file costs no more than itself."""

from __future__ import annotations

import json
from pathlib import Path

from game.store import Learnt, read_learnt, write_learnt


def test_nothing_is_learnt_at_first(tmp_path: Path) -> None:
    assert read_learnt(tmp_path / "lessons.json") == (Learnt(), None)


def test_what_is_learnt_comes_back_with_keys_of_other_versions(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text(json.dumps({"learnt": [2], "crowns": 3}), encoding="utf-8")
    learnt = read_learnt(path).learnt.with_puzzle(1)
    write_learnt(path, learnt)
    assert json.loads(path.read_text()) == {"crowns": 3, "learnt": [1, 2], "solved": [1]}
    assert read_learnt(path).learnt == learnt


def test_bad_values_cost_only_themselves(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text('{"learnt": [1, "two", true, null], "solved": 4}', encoding="utf-8")
    assert read_learnt(path).learnt == Learnt(frozenset({1}))


def test_a_broken_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "lessons.json"
    path.write_text("[", encoding="utf-8")
    learnt, kept = read_learnt(path)
    assert learnt == Learnt()
    assert kept is not None
    assert kept.read_text() == "["
