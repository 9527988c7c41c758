"""What the eight lessons ask for, step by step. Their positions are games of `table.examples`.

The words of a step are `lesson.N.M`; what is shown of it and when it is done is up to others.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from game.engine import Cell, Direction, Draw, Move, Orientation, Place
from game.ui.table.rule import Rule

DWELL_MS = 220.0
"""A cell that the tile only crosses on its way is not meant."""
READ_MS = 1800.0
"""Where there is something to read it must stay longer."""


class How(StrEnum):
    """What the hand has to do; the key's end of its words."""

    TAKE = "take"
    MOVE = "move"
    TURN = "turn"
    CONFIRM = "confirm"
    TOUCH = "touch"
    DRAW = "draw"


class Sight(NamedTuple):
    """An arrow on the table: the cell of its tile, and where it points as it lies."""

    cell: Cell
    direction: Direction


class Thing(StrEnum):
    """Something beside the display that can be looked at."""

    PILE = "pile"
    ORDER = "order"


@dataclass(frozen=True, slots=True)
class Carry:
    """A tile is carried; with `ms` it is wanted over a cell for so long too."""

    ms: float = 0.0


@dataclass(frozen=True, slots=True)
class Hold:
    """The tile is held over a cell for `ms`, its top to a side where one is named.

    `others` will do as well.
    """

    cell: Cell
    top: Orientation | None = None
    ms: float = DWELL_MS
    others: tuple[Cell, ...] = ()


@dataclass(frozen=True, slots=True)
class Aim:
    """The tile's top is turned to a side, wherever it is held."""

    top: Orientation


@dataclass(frozen=True, slots=True)
class Roam:
    """The tile was held over so many cells."""

    cells: int


@dataclass(frozen=True, slots=True)
class Touch:
    """All these arrows were pointed at."""

    arrows: tuple[Sight, ...]


@dataclass(frozen=True, slots=True)
class LookAt:
    """A thing was pointed at."""

    thing: Thing


@dataclass(frozen=True, slots=True)
class Make:
    """A move was committed; with `free` a tile may be turned as one likes."""

    move: Move
    free: bool = False


@dataclass(frozen=True, slots=True)
class Watch:
    """The others have played."""


Goal: TypeAlias = Carry | Hold | Aim | Roam | Touch | LookAt | Make | Watch


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do. `rays` are the arrows it is about; `lit` shows the cell from the start."""

    goal: Goal
    how: How | None = None
    rays: tuple[Sight, ...] = ()
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. `spirit` is the tile whose spirit is called in it, `rule` its page of the book.

    `start` is how the tile lies in hand at first. `puzzle` and `tie` are keys for a puzzle that
    needs words of its own.
    """

    number: int
    spirit: int
    rule: Rule
    steps: Sequence[Step]
    start: Orientation = Orientation.N
    puzzle: str = "lesson.puzzle"
    tie: str = ""

    @property
    def key(self) -> str:
        """The beginning of the keys of its words."""
        return f"lesson.{self.number}"


N, E, S = Orientation.N, Orientation.E, Orientation.S
_UP = Sight(Cell(0, 0), Direction.N)
_UP_LEFT = Sight(Cell(0, 0), Direction.NW)
_UP_RIGHT = Sight(Cell(0, 0), Direction.NE)
_AHEAD = Sight(Cell(1, 0), Direction.E)
_TOP_AHEAD = Sight(Cell(0, -1), Direction.E)
_DOWN_LEFT = Sight(Cell(0, -1), Direction.SW)
_BOTH = (_UP_RIGHT, _TOP_AHEAD)


def _place(tile: int, x: int, y: int, top: Orientation = N, *, free: bool = False) -> Make:
    return Make(Place(tile, Cell(x, y), top), free)


LESSONS: tuple[Lesson, ...] = (
    Lesson(
        1,
        19,
        Rule.PLACING,
        (
            Step(Carry(), How.TAKE),
            Step(Hold(Cell(0, -1)), How.MOVE, (_UP,)),
            Step(Aim(S), How.TURN, (_UP,)),
            Step(_place(30, 0, -1, S), How.CONFIRM, (_UP,)),
        ),
    ),
    Lesson(
        2,
        38,
        Rule.LINES,
        (
            Step(Touch((_AHEAD,)), How.TOUCH),
            Step(_place(37, 3, 0, free=True), How.CONFIRM, (_AHEAD,)),
            Step(_place(2, 2, -2, free=True), How.CONFIRM, (_UP_RIGHT,)),
        ),
    ),
    Lesson(
        3,
        1,
        Rule.SPIRITS,
        (
            Step(Touch(_BOTH), How.TOUCH),
            Step(Hold(Cell(1, -1)), How.MOVE, _BOTH),
            Step(_place(3, 1, -1, free=True), How.CONFIRM, _BOTH),
        ),
    ),
    Lesson(
        4,
        31,
        Rule.ORDER,
        (
            Step(Hold(Cell(2, 0), ms=READ_MS, others=(Cell(2, -1),)), How.MOVE),
            Step(Hold(Cell(0, 1)), How.MOVE, lit=True),
            Step(Aim(N), How.TURN, lit=True),
            Step(_place(31, 0, 1), How.CONFIRM, lit=True),
        ),
        start=E,
    ),
    Lesson(
        5,
        61,
        Rule.CACOPHONY,
        (
            Step(Roam(3), How.MOVE),
            Step(Hold(Cell(0, -1), S), How.TURN),
            Step(_place(61, 0, -1, S), How.CONFIRM),
        ),
    ),
    Lesson(
        6,
        30,
        Rule.SPIRITS,
        (
            Step(Hold(Cell(-1, 0)), How.MOVE, (_DOWN_LEFT,)),
            Step(Aim(E), How.TURN, (_DOWN_LEFT,)),
            Step(_place(57, -1, 0, E), How.CONFIRM, (_DOWN_LEFT,)),
        ),
    ),
    Lesson(
        7,
        59,
        Rule.OFFER,
        (
            Step(Carry(READ_MS), How.TAKE),
            Step(LookAt(Thing.PILE), How.TOUCH),
            Step(Make(Draw()), How.DRAW),
            Step(_place(56, 1, -1, S), How.CONFIRM, (_UP_RIGHT,)),
        ),
    ),
    Lesson(
        8,
        42,
        Rule.INTERMEZZO,
        (
            Step(Make(Draw()), How.DRAW),
            Step(_place(58, -1, -1, free=True), How.CONFIRM, (_UP_LEFT,)),
            Step(LookAt(Thing.ORDER), How.TOUCH),
            Step(_place(37, 1, -1, S), How.CONFIRM, (_UP_RIGHT,)),
            Step(Watch()),
        ),
        puzzle="lesson.8.puzzle",
        tie="lesson.8.tie",
    ),
)
