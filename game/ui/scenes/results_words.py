"""The headline of a finished game, and the sentence below it."""

from __future__ import annotations

from game.engine import EndCause, Mode, discs_left, ranking, result
from game.match import Session
from game.ui.table.view import people
from game.words import Words


def headline_words(session: Session, words: Words) -> tuple[str, str]:
    """Who won or how the game went, and why it ended or what it brought."""
    state = session.state
    names = [person.name for person in people(session)]
    reached, player = result(state), state.players[0]
    if state.setup.mode is Mode.VERSUS:
        winner = names[ranking(state.players)[0]]
        return words("res.win", name=winner), _why(session, names, words)
    if reached is None:
        return words("solo.lost", n=player.score), ""
    if state.setup.mode is Mode.SOLO:
        return words.counted("solo.won", reached), words.counted("n.point", player.score)
    left = discs_left(player.display)
    return words("solo.full.done", a=player.score, b=left, c=reached), ""


def _why(session: Session, names: list[str], words: Words) -> str:
    """Why a game of several players ended."""
    ending, target = session.state.ending, session.state.setup.target
    if ending is None or ending.cause is not EndCause.SCORE or ending.seat is None:
        return words("res.end.pile")
    return words("res.end.score", name=names[ending.seat], n=target)
