"""`film`: write how one move is shown, picture by picture, without a window.

What moves is the game's own; only the clock is ours, so that every frame comes in its time.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import replace
from pathlib import Path

from game.commands.replay import read, refusal
from game.commands.shot import SIZE, demo, size_of
from game.engine import Move, Phase, SpiritAppeared
from game.match import BadFile, BrokenRecord, Session, Step
from game.words import languages


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("out", metavar="DIR", type=Path, help="the folder for 0001.png and so on")
    parser.add_argument("--record", metavar="FILE", help="the game; without it one made up")
    parser.add_argument("--move", type=int, metavar="N", help="which (that with most spirits)")
    parser.add_argument("--tried", action="store_true", help="begin with the tile on its cell")
    parser.add_argument("--less-motion", action="store_true", help="in the gentle form")
    parser.add_argument("--fps", type=_fps, default=30, help="pictures a second (30)")
    parser.add_argument("--size", type=size_of, default=SIZE, metavar="WxH", help="in pixels")
    codes = [language.code for language in languages()]
    parser.add_argument("--lang", choices=codes, default="en", help="the language")


def run(options: argparse.Namespace) -> int:
    """Film the move; the status is 1 where that cannot be done."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.ui.gallery import Take, film

    try:
        session, move = _chosen(options)
        take = Take(options.size, options.lang, options.less_motion, options.tried, options.fps)
        count = film(session, move, take, options.out)
    except BadFile as error:
        print(f"{options.record}: {error.reason}", file=sys.stderr)
        return 1
    except BrokenRecord as error:
        print(f"{options.record}: move {error.at}: {refusal(error)}", file=sys.stderr)
        return 1
    except IndexError:
        print("There is no such move.", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"{options.out}: {error.strerror}", file=sys.stderr)
        return 1
    print(f"{count} pictures in {options.out}")
    return 0


def _chosen(options: argparse.Namespace) -> tuple[Session, Move]:
    """The game up to the move to be filmed, and that move. Raises IndexError without it."""
    if options.record is None:
        whole = demo(4, None, Phase.OVER)
    else:
        whole = Session.load(read(Path(options.record)))
    steps = whole.steps
    number = options.move
    if number is None:
        number = 1 + max(range(len(steps)), key=lambda place: _spirits(steps[place]))
    if not 1 <= number <= len(steps):
        raise IndexError(number)
    earlier = Session(replace(whole.record, moves=()))
    for step in steps[: number - 1]:
        earlier.play(step.move)
    return earlier, steps[number - 1].move


def _spirits(step: Step) -> int:
    return sum(isinstance(event, SpiritAppeared) for event in step.events)


def _fps(text: str) -> int:
    fps = int(text)
    if not 1 <= fps <= 240:
        raise argparse.ArgumentTypeError("1 to 240")
    return fps
