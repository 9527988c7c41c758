"""The program's door: help, version, wrong words, and commands that never wake the screen."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import __version__
from game.__main__ import COMMANDS, main
from tests.match.records import FILES

ROOT = Path(__file__).parents[2]


def stopped(*words: str) -> object:
    """The exit status of a command line that is answered by the door itself."""
    with pytest.raises(SystemExit) as caught:
        main(list(words))
    return caught.value.code


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped("--help") == 0
    out = capsys.readouterr().out
    for name, summary in COMMANDS.items():
        assert name in out
        assert " ".join(summary.split()[:3]) in out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_own_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped(command, "--help") == 0
    assert f"sagani {command}" in capsys.readouterr().out


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert stopped("--version") == 0
    assert capsys.readouterr().out == f"sagani {__version__}\n"


@pytest.mark.parametrize(
    "words",
    [("one.json", "two.json"), ("nonsense", "--state"), ("--nonsense",), ("replay",), ("--",)],
    ids=" ".join,
)
def test_what_makes_no_sense_is_refused(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert stopped(*words) == 2
    assert "usage: sagani" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "--state", str(FILES[0])],
        ["check", "--games", "1", "--seats", "2"],
        ["bench", "engine", "--json", "--seconds", "0.01"],
    ],
    ids=lambda words: words[0],
)
def test_a_command_that_draws_nothing_never_imports_pygame(words: list[str]) -> None:
    code = (
        "import sys; from game.__main__ import main; status = main(sys.argv[1:]); "
        "parlour = [n for n in sys.modules if n.startswith(('pygame', 'game.ui'))]; "
        "sys.exit(f'{status} {parlour}' if status or parlour else 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=ROOT, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout


def test_the_package_can_be_run() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "--version"], cwd=ROOT, capture_output=True, text=True
    )
    assert done.stdout == f"sagani {__version__}\n"


def test_a_reader_who_has_gone_is_no_trouble() -> None:
    many = [str(path) for path in FILES * 20]
    with subprocess.Popen(
        [sys.executable, "-m", "game", "replay", "--state", *many],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 1
