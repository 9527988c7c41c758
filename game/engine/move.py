"""One class per decision a player can make, and its text both ways (the notation of records)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.engine.geometry import Cell, Orientation


class BadNotation(ValueError):
    """Text that is no move."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} is not a move")
        self.text = text


class Place(NamedTuple):
    """Lay a tile on a cell of the own display (rules U1, I2, O1)."""

    tile: int
    cell: Cell
    orientation: Orientation

    def __str__(self) -> str:
        return f"{self.tile}@{self.cell}{self.orientation.name}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Send the last tile on offer to the intermezzo row and reveal the pile's top (rule U2)."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Take no tile in an intermezzo (rule I2)."""

    def __str__(self) -> str:
        return "pass"


Move: TypeAlias = Place | Draw | Pass

_NUMBER = r"0|[1-9][0-9]{0,2}"
_COORDINATE = r"0|-?[1-9][0-9]{0,2}"
_PLACE = re.compile(rf"({_NUMBER})@({_COORDINATE}),({_COORDINATE})([NESW])")


def parse_move(text: str) -> Move:
    """The move written as `text`: `TILE@X,YO`, `draw` or `pass`. Raises BadNotation."""
    if text == "draw":
        return Draw()
    if text == "pass":
        return Pass()
    found = _PLACE.fullmatch(text)
    if found is None:
        raise BadNotation(text)
    tile, x, y, top = found.groups()
    return Place(int(tile), Cell(int(x), int(y)), Orientation[top])
