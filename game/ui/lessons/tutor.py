"""Sits beside the learner: knows what is asked for now, sees when it is done, and answers.

The tutor decides which moves may be committed; it plays none itself. What it says is drawn by
`card`, what it points at by `guides`; the scene tells it what has happened.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import assert_never

from game.engine import Cell, Draw, Move, Orientation, Place
from game.match import Session, Step, outcome
from game.ui.lessons.games import Played, lesson_game, puzzle_game
from game.ui.lessons.script import (
    DWELL_MS,
    Aim,
    Carry,
    Hold,
    Lesson,
    LookAt,
    Make,
    Roam,
    Sight,
    Thing,
    Touch,
    Watch,
)
from game.ui.lessons.script import Step as Asked
from game.ui.turn import Turn


class Chapter(Enum):
    """How far a lesson has come."""

    LESSON = auto()
    LEARNT = auto()
    PUZZLE = auto()
    VERDICT = auto()


class Answer(Enum):
    """What a wrong try is answered with; the values are keys of the catalogues."""

    CELL = "lesson.no.cell"
    SHINE = "lesson.no.shine"
    TURN = "lesson.no.turn"
    YET = "lesson.no.yet"


class Tutor:
    """One lesson and its puzzle."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.chapter = Chapter.LESSON
        self.shown = False
        """Whether the moves of this chapter are the tutor's own, for they were asked for."""
        self.watching = False
        """Whether a move comes by itself, which the learner only watches."""
        self.gain = 0
        """What the learner's last move has brought, in points."""
        self.spirits = self.lost = 0
        """How many spirits it has called, and the points that its missing discs have cost."""
        self.answer: Answer | None = None
        """The answer to the last wrong try, until something is done about it."""
        self.touched: set[Sight] = set()
        self.looked: set[Thing] = set()
        self._step = 0
        self._roamed: set[Cell] = set()
        self._rested: tuple[Cell | None, float] = (None, 0.0)
        self._wrong: tuple[Cell | None, Orientation] | None = None

    @property
    def game(self) -> Played:
        """The game that this chapter is played on."""
        return (lesson_game if self.early else puzzle_game)(self.lesson.number)

    @property
    def early(self) -> bool:
        """Whether the puzzle is still to come."""
        return self.chapter in (Chapter.LESSON, Chapter.LEARNT)

    @property
    def asked(self) -> Asked | None:
        """The step that is asked for now, if one is."""
        playing = self.chapter is Chapter.LESSON and self._step < len(self.lesson.steps)
        return self.lesson.steps[self._step] if playing else None

    @property
    def done(self) -> int:
        """How many steps are done."""
        return self._step

    @property
    def deciding(self) -> bool:
        """Whether the learner has something to do on the table."""
        return self.chapter in (Chapter.LESSON, Chapter.PUZZLE)

    @property
    def hands_off(self) -> bool:
        """Whether the tile stays where it lies, because something else is asked for."""
        asked = self.asked
        return asked is not None and isinstance(asked.goal, Touch | LookAt)

    @property
    def free(self) -> bool:
        """Whether the learner may try tiles now."""
        return self.deciding and not self.hands_off and not self.watching

    @property
    def won(self) -> bool:
        """Whether the last move of the puzzle was the best."""
        return self.gain >= self.game.best

    @property
    def cell(self) -> Cell | None:
        """The cell that is asked for, at once or at the end of the steps before the next move."""
        for step in self.lesson.steps[self._step :] if self.asked else ():
            match step.goal:
                case Hold(cell) | Make(Place(cell=cell)):
                    return cell
                case Make():
                    return None
                case _:
                    pass
        return None

    # --- Beginning --------------------------------------------------------------------------

    def begin(self, chapter: Chapter) -> None:
        """Go to a chapter, LESSON or PUZZLE, from its start."""
        self.chapter, self.shown, self._step, self.gain = chapter, False, 0, 0
        self.watching = False
        self.touched.clear()
        self.looked.clear()
        self._forget()

    def _forget(self) -> None:
        self.answer = self._wrong = None
        self._roamed.clear()
        self._rested = None, 0.0

    # --- Watching ---------------------------------------------------------------------------

    def watch(self, turn: Turn, ms: float) -> bool:
        """Look at what is being tried, `ms` after the last look; True if that ends a step."""
        cell, rested = self._rested
        self._rested = turn.cell, rested + ms if turn.cell == cell else 0.0
        if self._wrong is not None and self._wrong != (turn.cell, turn.orientation):
            self.answer = self._wrong = None
        before = self._step
        while (asked := self.asked) is not None and self._met(asked, turn):
            self._step += 1
        if self._step > before:
            self._forget()
        return self._step > before

    def _met(self, asked: Asked, turn: Turn) -> bool:
        rests = turn.cell is not None and (turn.pinned or self._rested[1] >= DWELL_MS)
        match asked.goal:
            case Carry(ms):
                over = turn.pinned or (turn.cell is not None and self._rested[1] >= ms)
                return turn.tile is not None and (over or not ms)
            case Hold(cell, top, ms, others):
                rests = self._rested[1] >= ms or (turn.pinned and ms == DWELL_MS)
                there = turn.cell in (cell, *others)
                return rests and there and top in (None, turn.orientation)
            case Aim(top):
                return turn.tile is not None and turn.orientation is top
            case Roam(cells):
                if rests and turn.cell is not None:
                    self._roamed.add(turn.cell)
                return len(self._roamed) >= cells
            case Touch(arrows):
                return self.touched >= set(arrows)
            case LookAt(thing):
                return thing in self.looked
            case Make() | Watch():
                return False
            case _:
                assert_never(asked.goal)

    def may(self, move: Move, turn: Turn) -> bool:
        """Whether the learner may commit `move`; a wrong one is answered."""
        if self.chapter is not Chapter.LESSON:
            return self.chapter is Chapter.PUZZLE
        self.watch(turn, DWELL_MS if turn.cell == self._rested[0] else 0.0)
        asked = self.asked
        if asked is not None and isinstance(asked.goal, Make) and _fits(asked.goal, move):
            return True
        self._refuse(turn, self._objection(asked, move))
        return False

    def mistaken(self, turn: Turn) -> bool:
        """Whether a tile is pinned where it does not belong, which is answered."""
        asked = self.asked
        if asked is None or not turn.pinned or self.cell is None:
            return False
        others = asked.goal.others if isinstance(asked.goal, Hold) else ()
        if turn.cell in (self.cell, *others) or isinstance(asked.goal, Roam):
            return False
        self._refuse(turn, _astray(asked, turn.cell))
        return True

    def _refuse(self, turn: Turn, answer: Answer) -> None:
        self.answer, self._wrong = answer, (turn.cell, turn.orientation)

    def _objection(self, asked: Asked | None, move: Move) -> Answer:
        if asked is None or not isinstance(move, Place) or self.cell is None:
            return Answer.YET
        if move.cell != self.cell:
            return _astray(asked, move.cell)
        return Answer.TURN if isinstance(asked.goal, Aim | Hold | Make) else Answer.YET

    # --- What has happened -------------------------------------------------------------------

    def happened(self, step: Step) -> None:
        """A move was made and has been seen to its end."""
        if step.seat == self.game.seat and not isinstance(step.move, Draw):
            brought = outcome(step.before, step.move)
            self.gain, self.lost = brought.net, brought.lost
            self.spirits = len(brought.spirits)
        if self.chapter is Chapter.LESSON:
            self._tick_off(step.move)
        elif self.chapter is Chapter.PUZZLE and not isinstance(step.move, Draw):
            self.chapter = Chapter.VERDICT

    def _tick_off(self, move: Move) -> None:
        """Everything as far as the step that wanted this move is done."""
        for place, asked in enumerate(self.lesson.steps[self._step :], self._step):
            if isinstance(asked.goal, Make) and _fits(asked.goal, move):
                self._step = place + 1
                self._forget()
                break

    def rest(self, session: Session) -> None:
        """All is still: the lesson is learnt once the model has been played to its end."""
        if self.chapter is Chapter.LESSON and self.ahead(session) is None:
            self._step, self.chapter = len(self.lesson.steps), Chapter.LEARNT

    def ahead(self, session: Session) -> Step | None:
        """The next move of the model, or None after the last."""
        made = len(session.steps) - session.record.at
        model = self.game.model
        return model[made] if made < len(model) else None


def _astray(asked: Asked | None, cell: Cell | None) -> Answer:
    """The answer to a wrong cell; to one that an arrow does point to it must be another."""
    rays = () if asked is None else asked.rays
    if cell is None or not rays or any(_points(ray, cell) for ray in rays):
        return Answer.SHINE
    return Answer.CELL


def _points(ray: Sight, cell: Cell) -> bool:
    """Whether a cell lies on the line of an arrow."""
    far = max(abs(cell.x - ray.cell.x), abs(cell.y - ray.cell.y))
    return ray.cell.towards(ray.direction, far) == cell


def _fits(goal: Make, move: Move) -> bool:
    """Whether a move is the one that is asked for."""
    wanted = goal.move
    if goal.free and isinstance(wanted, Place) and isinstance(move, Place):
        return (wanted.tile, wanted.cell) == (move.tile, move.cell)
    return wanted == move
