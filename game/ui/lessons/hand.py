"""The learner's hand: the tile lies in it when it is wanted, and only then."""

from __future__ import annotations

from game.ui.lessons.script import Carry
from game.ui.lessons.tutor import Answer, Tutor
from game.ui.sound import Cue
from game.ui.table.view import TableView


def set_out(view: TableView, tutor: Tutor) -> None:
    """How the tile lies when a decision begins; a step that wants it taken finds it lying."""
    turn = view.turn
    if turn.state.drawn is not None and tutor.asked is not None and tutor.done == 0:
        turn.turn(int(tutor.lesson.start))
    if not tutor.free or wants_it_taken(tutor):
        turn.tile, turn.cell, turn.pinned = None, None, False


def lead(view: TableView, tutor: Tutor) -> None:
    """Give the tile to the learner once it is wanted, and take it away when it is not."""
    turn = view.turn
    if not tutor.free:
        turn.tile, turn.cell, turn.pinned = None, None, False
    elif turn.tile is None and turn.state.drawn is not None and not wants_it_taken(tutor):
        turn.take(turn.state.drawn)
        turn.turn(int(tutor.lesson.start) if tutor.asked else 0)
        view.services.sounds.play(Cue.TAKE)


def shake(view: TableView, tutor: Tutor) -> None:
    """A tile pinned where it does not belong shakes its head, and is carried on."""
    turn = view.turn
    if turn.cell is not None and tutor.answer in (Answer.CELL, Answer.SHINE):
        view.motion.refuse(turn.cell)
        turn.pinned = False
    view.services.sounds.play(Cue.REFUSED)


def wants_it_taken(tutor: Tutor) -> bool:
    """Whether taking the tile is the very thing to do."""
    return tutor.asked is not None and isinstance(tutor.asked.goal, Carry)
