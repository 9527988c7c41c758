"""The plain values that device events become; scenes never see pygame's own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
"""A place in the window's surface, in pixels."""


class Device(Enum):
    """What the player plays with."""

    MOUSE = auto()
    KEYS = auto()
    PAD = auto()


class Press(Enum):
    """The pointer's buttons that mean something."""

    LEFT = 1
    MIDDLE = 2
    RIGHT = 3


class Action(Enum):
    """What a key or a pad's button asks for, whatever the device."""

    CONFIRM = auto()
    BACK = auto()
    UP = auto()
    DOWN = auto()
    LEFT = auto()
    RIGHT = auto()
    NEXT = auto()
    PREVIOUS = auto()
    TURN_LEFT = auto()
    TURN_RIGHT = auto()
    TAKE = auto()
    PILE = auto()
    PASS = auto()
    UNDO = auto()
    REDO = auto()
    BOARD = auto()
    BOARDS = auto()
    ZOOM_IN = auto()
    ZOOM_OUT = auto()
    FIT = auto()
    FULLSCREEN = auto()
    PICTURE = auto()
    MUTE = auto()
    LATELY = auto()
    """What has happened since the player's last turn, once more."""
    REMAINING = auto()
    """The tiles left in the pile."""
    RULES = auto()
    """The rules for what is focused."""
    DESCRIBE = auto()
    """The board as text."""
    DETAILS = auto()
    """What is to be known of what is focused."""
    PAUSE = auto()
    ERASE = auto()
    DELETE = auto()
    PASTE = auto()
    ALL = auto()
    """The whole text, to be replaced."""
    FIRST = auto()
    LAST = auto()


@dataclass(frozen=True, slots=True)
class Moved:
    """The pointer moved to `at`."""

    at: Point


@dataclass(frozen=True, slots=True)
class Pressed:
    """A pointer button went down at `at`."""

    at: Point
    button: Press
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Released:
    """A pointer button came up at `at`."""

    at: Point
    button: Press


@dataclass(frozen=True, slots=True)
class Wheeled:
    """The wheel turned at `at`; `steps` is positive away from the player."""

    at: Point
    steps: int
    ctrl: bool = False
    shift: bool = False


@dataclass(frozen=True, slots=True)
class Asked:
    """An action was asked for; `which` numbers tiles (TAKE) and seats (BOARD) from 0."""

    action: Action
    which: int = 0


@dataclass(frozen=True, slots=True)
class Typed:
    """Text was typed, as the keyboard's layout makes it."""

    text: str


@dataclass(frozen=True, slots=True)
class Left:
    """The pointer left the window or the window lost the focus."""


@dataclass(frozen=True, slots=True)
class Panned:
    """The view shall follow a stick by so many u to the right and down."""

    dx: float
    dy: float


@dataclass(frozen=True, slots=True)
class Unplugged:
    """The pad that was in use is gone."""


@dataclass(frozen=True, slots=True)
class Struck:
    """A key itself, by its code and its place: only where a scene is catching one."""

    key: int
    place: int


@dataclass(frozen=True, slots=True)
class Pushed:
    """A pad's button itself: only where a scene is catching one."""

    button: int


Input: TypeAlias = (
    Moved
    | Pressed
    | Released
    | Wheeled
    | Asked
    | Typed
    | Left
    | Panned
    | Unplugged
    | Struck
    | Pushed
)
