"""Who is ahead of whom, and why (rules S1 to S4 and E5)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from game.engine.display import Display
from game.engine.events import EndCause
from game.engine.setup import Mode
from game.engine.state import Player, State


class Lead(Enum):
    """Why one seat is ahead of the next."""

    POINTS = "points"
    """A higher score."""
    FIRST = "first"
    """The same score, reached before."""
    ORDER = "order"
    """Neither marker has ever moved: the order of turns counts (rule S3)."""


class Rank(NamedTuple):
    """One line of the ranking: the seat, its score, and why it is ahead of the next line.

    `lead` is None on the last line; `margin` is the distance in points to the next line.
    """

    seat: int
    score: int
    lead: Lead | None
    margin: int


def ranking(players: Sequence[Player]) -> tuple[int, ...]:
    """The seats from first to last: by score, on equal scores whoever was there first (S1)."""
    return tuple(
        sorted(range(len(players)), key=lambda seat: (-players[seat].score, players[seat].moved))
    )


def explained(state: State) -> tuple[Rank, ...]:
    """The ranking with its reasons."""
    order = ranking(state.players)
    lines = []
    for seat, behind in zip(order, (*order[1:], None), strict=True):
        player = state.players[seat]
        if behind is None:
            lines.append(Rank(seat, player.score, None, 0))
            continue
        other = state.players[behind]
        margin = player.score - other.score
        if margin:
            lead = Lead.POINTS
        elif other.moved < len(order):  # numbers below that are the opening's (rule S3)
            lead = Lead.ORDER
        else:
            lead = Lead.FIRST
        lines.append(Rank(seat, player.score, lead, margin))
    return tuple(lines)


def result(state: State) -> int | None:
    """What records call the result: None until the game is over.

    In versus the winner's seat (E5), in solo the number of tiles placed or None if lost (O2, O3),
    in solo with all tiles the points less one for each disc left lying (O4).
    """
    if not state.over:
        return None
    if state.setup.mode is Mode.VERSUS:
        return ranking(state.players)[0]
    player, cause = state.players[0], state.ending and state.ending.cause
    if state.setup.mode is Mode.SOLO:
        return len(player.display) if cause is EndCause.SCORE else None
    return player.score - discs_left(player.display) if cause is EndCause.PILE else None


def discs_left(display: Display) -> int:
    """Discs lying on unfinished tiles, on arrows and vessels alike (rule O4)."""
    return sum(len(lying.arrows) for lying in display.tiles.values() if not lying.complete)
