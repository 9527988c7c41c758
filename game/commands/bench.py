"""`bench`: measure speed by doing what the game does; but for the window's, in CPU time."""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import asdict

from game.engine import ORIENTATIONS, Mode, Place, Setup, Table, apply, deck, opening

SEATS, DECKS = 2, 200


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("what", choices=("engine", "ui", "window"), help="what to measure")
    parser.add_argument("--frames", type=int, default=1500, help="ui: frames of each scene (1500)")
    parser.add_argument(
        "--seconds",
        type=_seconds,
        default=10.0,
        help="engine: CPU time for each figure; window: how long it rests (10)",
    )
    parser.add_argument("--json", action="store_true", help="print one line of JSON")


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError("more than none, an hour at most")
    return seconds


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    return {"engine": _engine, "ui": _ui, "window": _window}[options.what](options)


def _window(options: argparse.Namespace) -> int:
    from game.commands.shot import demo
    from game.ui.measure_window import measure_window

    found = measure_window(lambda: demo(4, None), options.seconds)
    if not found:
        print("There is no screen here.", file=sys.stderr)
        return 1
    if options.json:
        print(json.dumps({name: round(figure, 2) for name, figure in found}))
        return 0
    print("milliseconds, unless told otherwise")
    for name, figure in found:
        print(f"  {figure:8.1f}  {name}")
    return 0


def _ui(options: argparse.Namespace) -> int:
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    from game.commands.shot import demo
    from game.engine import Phase
    from game.ui.measure import BUDGETS, measure

    found = {}
    if not options.json:
        print("CPU ms a frame: median, 99 of 100, worst (and the median of the flip)")
    for size, scenes in measure(options.frames, demo(4, None, Phase.OVER)):
        found[size] = {name: asdict(figures) for name, figures in scenes.items()}
        for name, f in scenes.items():
            if not options.json:
                line = f"{f.p50:6.2f} {f.p99:6.2f} {f.worst:6.2f}  ({f.flip:.2f})"
                print(f"  {size:>9} {name:<8} {line}", flush=True)
        if size in BUDGETS and not options.json:
            met = all(f.p99 <= BUDGETS[size] for f in scenes.values())
            print(f"  {size:>9} {'within' if met else 'OVER'} its budget of {BUDGETS[size]:.0f} ms")
    if options.json:
        rounded = {
            size: {name: {k: round(v, 3) for k, v in f.items()} for name, f in scenes.items()}
            for size, scenes in found.items()
        }
        print(json.dumps(rounded))
    return 0


def _engine(options: argparse.Namespace) -> int:
    figures = {
        "apply_games_per_s": measure(applied_game, options.seconds),
        "fast_games_per_s": measure(sketched_game, options.seconds),
    }
    if options.json:
        print(json.dumps({name: round(figure, 1) for name, figure in figures.items()}))
        return 0
    print(f"complete random games, {SEATS} seats, per second of CPU time")
    print(f"  apply, states and events: {figures['apply_games_per_s']:.0f}")
    print(f"  sketch, in place:         {figures['fast_games_per_s']:.0f}")
    return 0


def measure(game: Callable[[Setup, random.Random], None], seconds: float) -> float:
    """Games per second of CPU time: the median of ten equal parts of `seconds`.

    Decks are shuffled beforehand; a game is everything from its opening position to its end.
    """
    chance = random.Random(72)
    setups = [Setup(Mode.VERSUS, SEATS, deck(f"bench {number}")) for number in range(DECKS)]
    game(setups[0], chance)
    rates = []
    number = 0
    for _ in range(10):
        begun = time.process_time()
        played = 0
        while (spent := time.process_time() - begun) < seconds / 10:
            game(setups[number % DECKS], chance)
            number += 1
            played += 1
        rates.append(played / spent)
    return statistics.median(rates)


def applied_game(setup: Setup, chance: random.Random) -> None:
    """A random game through the door, with all states and events."""
    pick = chance.random
    state = opening(setup)
    while not state.over:
        hand, edge = state.hand, state.player.display.edge
        tile, cell = hand[int(pick() * len(hand))], edge[int(pick() * len(edge))]
        state, _ = apply(state, Place(tile, cell, ORIENTATIONS[int(pick() * 4)]))


def sketched_game(setup: Setup, chance: random.Random) -> None:
    """The same game on a sketch, as bots play it."""
    pick = chance.random
    table = Table.sketch(opening(setup))
    while not table.over:
        hand, edge = table.hand, table.players[table.active].display.edge
        tile, cell = hand[int(pick() * len(hand))], edge[int(pick() * len(edge))]
        table.place(tile, cell, ORIENTATIONS[int(pick() * 4)])
