"""Random legal games from a seed, for tests that want many positions and do not care which.

The same seed plays the same game everywhere. Hand-made positions are the business of `drawn`
and `rules.table`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from game.engine import (
    ORIENTATIONS,
    Draw,
    Event,
    Mode,
    Move,
    Pass,
    Phase,
    Place,
    Player,
    Setup,
    State,
    apply,
    deck,
    is_legal,
    opening,
)


@dataclass(frozen=True)
class Game:
    """A game so far: `states[k]` is the position before `moves[k]`, which made `events[k]`."""

    states: tuple[State, ...] = field(repr=False)
    moves: tuple[Move, ...]
    events: tuple[tuple[Event, ...], ...] = field(repr=False)

    @property
    def last(self) -> State:
        """The position after all moves."""
        return self.states[-1]


def random_setup(seed: int, discs: int = 24) -> Setup:
    """A setup of any mode and number of seats, its deck shuffled by the seed."""
    seats = 1 + seed % 4
    mode = Mode.VERSUS if seats > 1 else Mode.SOLO_FULL if seed % 8 else Mode.SOLO
    return Setup(mode, seats, deck(str(seed)), discs)


def random_move(state: State, chance: Random) -> Move:
    """Any legal move; draws and passes are as likely as all placements together."""
    others = [move for move in (Draw(), Pass()) if is_legal(state, move)]
    if others and chance.random() < 0.5:
        return chance.choice(others)
    if not state.player.display.edge:
        return Pass()
    return _random_placement(state, chance)


def greedy_move(state: State, chance: Random, tries: int = 12) -> Move:
    """The best of some random placements, so that spirits appear and targets are reached.

    Draws more often than not when that is possible, so that intermezzi come about too.
    """
    if is_legal(state, Draw()) and chance.random() < 0.7:
        return Draw()
    resting = not state.player.display.edge or chance.random() < 0.5
    if state.phase is Phase.INTERMEZZO and resting:
        return Pass()
    seat = state.active
    moves = [_random_placement(state, chance) for _ in range(tries)]
    return max(moves, key=lambda move: _promise(apply(state, move).state.players[seat]))


def random_game(setup: Setup, seed: int, length: int | None = None, greedy: bool = False) -> Game:
    """Play `length` moves, or to the end of the game if that comes before or it is None."""
    chance = Random(seed)
    choose = greedy_move if greedy else random_move
    states, moves, events = [opening(setup)], list[Move](), list[tuple[Event, ...]]()
    while not states[-1].over and (length is None or len(moves) < length):
        moves.append(choose(states[-1], chance))
        after = apply(states[-1], moves[-1])
        states.append(after.state)
        events.append(after.events)
    return Game(tuple(states), tuple(moves), tuple(events))


def _random_placement(state: State, chance: Random) -> Place:
    return Place(
        chance.choice(state.hand),
        chance.choice(state.player.display.edge),
        chance.choice(ORIENTATIONS),
    )


def _promise(player: Player) -> int:
    """High for a high score and few open arrows."""
    return 2 * player.score - sum(len(tile.open) for tile in player.display.tiles.values())
