"""`bench`: figures come out; how high they are is no business of a test."""

from __future__ import annotations

import json

import pytest

from game.__main__ import main

QUICK = ["bench", "engine", "--seconds", "0.02"]


def test_the_engines_figures_are_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*QUICK, "--json"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    figures = json.loads(line)
    assert figures.keys() == {"apply_games_per_s", "fast_games_per_s"}
    assert all(figure > 0 for figure in figures.values())


def test_without_json_they_are_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(QUICK) == 0
    out = capsys.readouterr().out
    assert "per second of CPU time" in out
    assert "apply" in out
    assert "sketch" in out


def test_it_must_be_told_what_to_measure() -> None:
    with pytest.raises(SystemExit):
        main(["bench"])


def test_a_window_is_opened_and_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert main(["bench", "window", "--seconds", "0.1", "--json"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert {"zooming, longest frame", "resizing, longest frame"} <= figures.keys()
    assert all(figure >= 0 for figure in figures.values())
