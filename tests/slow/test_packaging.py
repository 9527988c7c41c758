"""What players get works where no checkout is: the wheel, installed, and the built program."""

import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes.util import find_library
from pathlib import Path

import pytest

from game import __version__
from game.engine import Mode
from game.match import write
from tests.store.games import begun, play

ROOT = Path(__file__).resolve().parent.parent.parent
WINDOWS = sys.platform == "win32"
STARTED = 3.0
"""Seconds after which a program that still runs is taken to have started."""

pytestmark = pytest.mark.slow


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A folder with a blank and an umlaut in its name, and a record in it."""
    folder = tmp_path / "ganz wö anders"
    folder.mkdir()
    game = play(begun(Mode.VERSUS, seats=2), 9)
    (folder / "game.json").write_text(write(game.record), encoding="utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """As a player's, but without the checkout, a screen and a sound card."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "DISPLAY")}
    dummy = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    return {**kept, **dummy, "SAGANI_HOME": str(folder / "home")}


def output(command: list[str], folder: Path, **more: str) -> str:
    """What `command` prints when it is run in `folder`."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**environment(folder), **more},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=200,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installed(folder: Path) -> Path:
    """Build the wheel, install it into an empty environment, and give its folder of programs."""
    output([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)], ROOT)
    (wheel,) = folder.glob("*.whl")
    output([sys.executable, "-m", "venv", "--without-pip", str(folder / "env")], folder)
    programs = folder / "env" / ("Scripts" if WINDOWS else "bin")
    packages = sysconfig.get_path("purelib")
    output([str(programs / "python"), "-m", "installer", str(wheel)], folder, PYTHONPATH=packages)
    # The packages the game needs are those of this test run; the checkout is not among them.
    where = [
        str(programs / "python"),
        "-c",
        "import sysconfig; print(sysconfig.get_path('purelib'))",
    ]
    (Path(output(where, folder).strip()) / "needed.pth").write_text(packages, encoding="utf-8")
    return programs


def starts(command: list[str], folder: Path, **more: str) -> None:
    """See that the game opens and goes on running until it is told to stop."""
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**environment(folder), **more},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as game:
        time.sleep(STARTED)
        ended = game.poll()
        game.terminate()
        said, _ = game.communicate(timeout=20)
    assert ended is None, said.decode(errors="replace")


@contextmanager
def screen() -> Iterator[str]:
    """The name of an X display that nobody sees."""
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        server, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as running:
        assert running.stdout is not None
        try:
            yield f":{running.stdout.readline().strip()}"
        finally:
            running.terminate()


def can_show() -> bool:
    """Whether there is an X server without a screen, and what a program needs to speak to it."""
    return bool(shutil.which("Xvfb") and find_library("X11") and find_library("Xext"))


def test_the_wheel_plays_anywhere(tmp_path: Path, elsewhere: Path) -> None:
    programs = installed(tmp_path)
    sagani, python = str(programs / "sagani"), str(programs / "python")
    assert __version__ in output([sagani, "--version"], elsewhere)
    assert '"phase": "play"' in output([sagani, "replay", "game.json", "--state"], elsewhere)
    assert output([python, "-m", "game", "shot", "--list"], elsewhere).split()
    starts([sagani], elsewhere)


def test_the_built_program_plays_anywhere(tmp_path: Path, elsewhere: Path) -> None:
    build = [sys.executable, "-m", "PyInstaller", "build.spec", "--noconfirm", "--log-level=WARN"]
    folders = ["--distpath", str(tmp_path / "dist"), "--workpath", str(tmp_path / "work")]
    output([*build, *folders], ROOT)
    sagani = str(tmp_path / "dist" / "sagani" / "sagani")
    if not WINDOWS:  # a program without a console prints nothing there
        assert __version__ in output([sagani, "--version"], elsewhere)
        assert '"phase": "play"' in output([sagani, "replay", "game.json", "--state"], elsewhere)
    starts([sagani], elsewhere)
    starts([sagani, "game.json"], elsewhere)
    if can_show():
        with screen() as display:
            starts([sagani], elsewhere, DISPLAY=display, SDL_VIDEODRIVER="x11")


def test_the_icons_are_what_they_say(tmp_path: Path) -> None:
    make = "import sys; from pathlib import Path; from tools.icon import icns, ico; "
    make += "svg = Path('assets/svg/app_icon.svg'); "
    make += "[Path(sys.argv[1], n).write_bytes(f(svg)) for n, f in (('a', ico), ('b', icns))]"
    output([sys.executable, "-c", make, str(tmp_path)], ROOT)
    windows, mac = (tmp_path / "a").read_bytes(), (tmp_path / "b").read_bytes()
    assert windows.startswith(b"\0\0\1\0\6\0")
    assert windows.count(b"\x89PNG") == 6
    assert mac.startswith(b"icns" + len(mac).to_bytes(4, "big"))
    assert mac.count(b"\x89PNG") == 4
