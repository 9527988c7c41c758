"""Games for the tests of the store, played by rule of thumb."""

from game.engine import Mode, Setup, deck, legal_moves
from game.match import Record, Seat, Session


def begun(mode: Mode = Mode.SOLO, seed: str = "store", seats: int = 1, **more: object) -> Session:
    """A game without a move."""
    names = ("Ada", "Ben", "Cleo", "Dov")[:seats]
    setup = Setup(mode, seats, deck(seed))
    record = Record(setup, tuple(Seat(name, {"colour": "amber"}) for name in names))
    return Session(record.with_more(seed=seed, **more))


def play(session: Session, moves: int = 10_000) -> Session:
    """Go on with `session` by the first legal moves, to the end or for so many moves."""
    while moves and not session.state.over:
        session.play(next(legal_moves(session.state)))
        moves -= 1
    return session
