"""`shot`: draw any scene into a picture file, without a window, so that anybody can look.

The scenes are the game's own; only the player's files are left out of it.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from game.commands.replay import read, refusal
from game.engine import Mode, Move, Phase, Setup, State, deck, legal_moves
from game.match import BadFile, BrokenRecord, Outcome, Record, Seat, Session, outcome
from game.store import SCALE_RANGE, TEXT_RANGE
from game.words import languages

if TYPE_CHECKING:
    from game.ui.gallery import Exhibit

SIZE = (1920, 1080)
NAMES = ("Mira", "Jürgen", "Ömür", "Käthe")
DEMO_MOVES = {1: 17, 2: 33, 3: 40, 4: 46}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("out", nargs="?", metavar="OUT.png", help="the picture file to write")
    parser.add_argument("--list", action="store_true", help="print the scenes' names, one a line")
    parser.add_argument("--scene", help="which scene")
    parser.add_argument("--record", metavar="FILE", help="the game to show")
    parser.add_argument("--at", type=int, metavar="MOVE", help="the position after so many moves")
    parser.add_argument("--seats", type=int, choices=(1, 2, 3, 4), help="without a record (4)")
    parser.add_argument("--size", type=size_of, default=SIZE, metavar="WxH", help="in pixels")
    codes = [language.code for language in languages()]
    parser.add_argument("--lang", choices=codes, default="en", help="the language")
    for name, (least, most), what in (("--text", TEXT_RANGE, "text"), ("--ui", SCALE_RANGE, "all")):
        sizes, told = range(least, most + 1, 10), f"how large {what} is, in percent (100)"
        parser.add_argument(name, type=int, choices=sizes, default=100, metavar="N", help=told)


def run(options: argparse.Namespace) -> int:
    """Draw the scene; the status is 1 where that cannot be done."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.ui.gallery import EXHIBITS, paint

    if options.list:
        print("\n".join(EXHIBITS))
        return 0
    exhibit = EXHIBITS.get(options.scene)
    if exhibit is None or options.out is None or not options.out.endswith(".png"):
        print("Name a --scene of --list and a .png file to write.", file=sys.stderr)
        return 1
    try:
        session = _session(options, exhibit)
        sizes = {"text": options.text, "scale": options.ui}
        paint(exhibit, session, options.size, options.lang, Path(options.out), **sizes)
    except BadFile as error:
        print(f"{options.record}: {error.reason}", file=sys.stderr)
        return 1
    except BrokenRecord as error:
        print(f"{options.record}: move {error.at}: {refusal(error)}", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{options.out}: {error.strerror}", file=sys.stderr)
        return 1
    return 0


def _session(options: argparse.Namespace, exhibit: Exhibit) -> Session:
    """The game of the record, or one made up, up to the move asked for."""
    if options.record is None:
        return demo(options.seats or exhibit.seats, options.at, exhibit.stop)
    record = read(Path(options.record))
    if options.at is not None:
        record = replace(record, moves=record.moves[: options.at])
    return Session.load(record)


def demo(seats: int, moves: int | None, stop: Phase | None = None) -> Session:
    """A game in which everybody takes what brings most at once.

    It is played for `moves` moves, or to the first position of the phase `stop`, or as far as
    makes a good picture.
    """
    seed = "moonlit garden"
    mode = Mode.SOLO if seats == 1 else Mode.VERSUS
    people = tuple(Seat(name) for name in NAMES[:seats])
    session = Session(Record(Setup(mode, seats, deck(seed)), people, (), {"seed": seed}))
    limit = DEMO_MOVES[seats] if moves is None and stop is None else moves
    while not session.state.over and len(session.steps) != limit:
        if limit is None and session.state.phase is stop:
            break
        session.play(_greedy(session.state))
    return session


def _greedy(state: State) -> Move:
    """The move that brings most: points, then discs kept, then arrows covered."""

    def worth(move: Move) -> tuple[int, int, int]:
        would: Outcome = outcome(state, move)
        return would.net * 3 + would.supply_after, len(would.covered), len(would.flags)

    return max(legal_moves(state), key=worth)


def size_of(text: str) -> tuple[int, int]:
    """A size in pixels as it is written on a command line. Raises ArgumentTypeError."""
    width, _, height = text.partition("x")
    if not (width.isdigit() and height.isdigit() and 200 <= int(width) <= 8192):
        raise argparse.ArgumentTypeError("a size looks like 1920x1080")
    if not 200 <= int(height) <= 8192:
        raise argparse.ArgumentTypeError("a size looks like 1920x1080")
    return int(width), int(height)
