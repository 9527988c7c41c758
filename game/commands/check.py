"""`check`: play random games and recount everything after every move.

It is the command behind the claim that no tile, disc or point is ever lost: each position is
recounted from the display alone, by brute force, without the engine's indexes.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from itertools import pairwise

from game.engine import (
    CACOPHONY_COST,
    VALUES,
    Cell,
    Display,
    Element,
    Mode,
    Move,
    Phase,
    Player,
    Setup,
    State,
    apply,
    deck,
    legal_moves,
    opening,
    ranking,
    result,
)


class Amiss(Exception):
    """Something was lost or counted wrongly."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("--games", type=_count, default=100, help="games of each kind (100)")
    parser.add_argument(
        "--seats", type=int, choices=(1, 2, 3, 4), nargs="*", help="only these numbers of seats"
    )
    parser.add_argument("--seed", default="check", help="text from which the games follow")


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise argparse.ArgumentTypeError("at least one")
    return count


def run(options: argparse.Namespace) -> int:
    """Play the games; the status is 1 and the game is named if anything is amiss."""
    for seats in options.seats or (1, 2, 3, 4):
        modes = (Mode.SOLO, Mode.SOLO_FULL) if seats == 1 else (Mode.VERSUS,)
        for mode in modes:
            moves = 0
            for game in range(options.games):
                seed = f"{options.seed}-{mode.value}-{seats}-{game}"
                try:
                    moves += play(mode, seats, seed)
                except Amiss as error:
                    print(f"{seed}: {error}")
                    return 1
            name = f"{mode.value}, {seats} seats"
            print(f"{name}: {options.games} games, {moves} moves, nothing amiss", flush=True)
    return 0


def expect(condition: bool, what: str) -> None:
    """Raise Amiss, naming `what`, unless the condition holds."""
    if not condition:
        raise Amiss(what)


def play(mode: Mode, seats: int, seed: str) -> int:
    """One random game; returns its number of moves. Raises Amiss if it miscounts."""
    chance = random.Random(seed.encode("utf-8", "surrogatepass"))
    state = opening(Setup(mode, seats, deck(seed)))
    moves = 0
    while not state.over:
        state, events = apply(state, some_move(state, chance))
        moves += 1
        expect(bool(events), "a move without events")
        check_tiles(state)
        for player in state.players:
            check_player(player, state.setup.discs)
        check_ranking(state)
    expect(mode is not Mode.VERSUS or result(state) == ranking(state.players)[0], "the winner")
    return moves


def some_move(state: State, chance: random.Random) -> Move:
    """Any legal move; drawing and passing come about as often as placing."""
    moves = list(legal_moves(state))
    if len(moves) % 4 and chance.random() < 0.5:
        return moves[-1]
    return chance.choice(moves)


def check_tiles(state: State) -> None:
    """Every tile is in one place, or has left the game by rule I3."""
    lying = [p.tile.id for player in state.players for p in player.display.tiles.values()]
    waiting = (*state.pile, *state.offer, *state.row)
    drawn = () if state.drawn is None else (state.drawn,)
    counts = Counter((*lying, *waiting, *drawn))
    expect(max(counts.values()) == 1, "a tile in two places")
    gone = len(state.setup.deck) - len(counts)
    expect(gone % 4 == 0, "a tile was lost")
    expect(counts.keys() <= set(state.setup.deck), "a tile from elsewhere")
    expect(len(state.row) <= 4, "the intermezzo row overflows")
    expect(state.phase is not Phase.PLAY or bool(state.hand), "nothing to place")


def check_player(player: Player, discs: int) -> None:
    """Discs and points recounted from the display (rules T5, P2 and P3)."""
    tiles = player.display.tiles.values()
    on_tiles = sum(len(lying.arrows) for lying in tiles if not lying.complete)
    expect(player.supply >= 0, "a supply below nothing")
    expect(player.supply + on_tiles == discs + player.cacophony, "a disc was lost")
    spirits = sum(VALUES[len(lying.arrows)] for lying in tiles if lying.complete)
    expect(player.score == spirits - CACOPHONY_COST * player.cacophony, "a point was lost")
    check_sight(player.display)


def check_sight(display: Display) -> None:
    """Every arrow that sees its element is covered, and no other is (rules P1 and P4)."""
    ahead: dict[Element, list[Cell]] = {element: [] for element in Element}
    for cell, lying in display.tiles.items():
        ahead[lying.tile.element].append(cell)
    for cell, lying in display.tiles.items():
        still_open = set(lying.open)
        for direction, element in lying.arrows:
            dx, dy = direction.step
            seen = any(
                (x - cell.x) * dy == (y - cell.y) * dx and (x - cell.x) * dx + (y - cell.y) * dy > 0
                for x, y in ahead[element]
            )
            expect(seen == (direction not in still_open), f"the {direction.name} arrow on {cell}")


def check_ranking(state: State) -> None:
    """Every seat has its own rank, by score and then by who was there first (rule S1)."""
    order = ranking(state.players)
    expect(sorted(order) == list(range(len(state.players))), "the ranking")
    keys = [(-state.players[seat].score, state.players[seat].moved) for seat in order]
    expect(all(one < other for one, other in pairwise(keys)), "a shared rank")
