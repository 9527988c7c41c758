"""The program's door: reads the command line, then opens the game or runs one command.

`sagani`, `python -m game` and the built program are the same. Commands that draw nothing never
import pygame.
"""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Sequence

from game import __version__

COMMANDS = {
    "replay": "play records without a window and print what comes out",
    "check": "play random games and check that nothing is lost on the way",
    "bench": "measure speed",
    "shot": "draw a scene into a picture file",
    "film": "draw how a move is shown, frame by frame",
}
"""The headless commands; each is a module of `game.commands` with `add_arguments` and `run`."""


def parser() -> argparse.ArgumentParser:
    """The whole command line."""
    top = argparse.ArgumentParser(
        prog="sagani",
        description="Sagani, a game of elements and spirits.",
        epilog="Without a command the game opens; with a record's path it shows that game.",
    )
    top.add_argument("--version", action="version", version=f"sagani {__version__}")
    commands = top.add_subparsers(
        dest="command", metavar="COMMAND", title="commands", required=True
    )
    for name, summary in COMMANDS.items():
        module = importlib.import_module(f"game.commands.{name}")
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit status."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words and (words[0] in COMMANDS or words[0].startswith("-")):
        options = parser().parse_args(words)
        module = importlib.import_module(f"game.commands.{options.command}")
        if isinstance(sys.stdout, io.TextIOWrapper):  # names may hold what no terminal can show
            sys.stdout.reconfigure(errors="backslashreplace")
        try:
            return int(module.run(options))
        except OSError:  # the reader of our output has gone, as `head` does, or it has no room
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
    if len(words) > 1:
        parser().error("open one record at a time, or name a command first")
    from game.ui.app import run

    return run(words[0] if words else None)


if __name__ == "__main__":
    sys.exit(main())
