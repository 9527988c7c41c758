"""A game as text, both ways. One record is the save, the replay, the bug report and the test.

The format is told in full by the class below: state is never stored, it is what the moves make.
Keys this version does not know are kept through load and save.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field, replace
from typing import Any, TypeGuard

from game.engine import (
    SOUND_DISCS,
    TARGETS,
    BadNotation,
    Cell,
    Mode,
    Move,
    Setup,
    parse_move,
)

AIDS = ("table", "standard", "coach")
"""How much a game told of what placements would do, from little to much."""
MANY = 1_000_000
"""No count in a record is larger."""
FORMAT = "sagani-record"
VERSION = 1


class BadFile(ValueError):
    """Text that is no record. `place` names the key at fault, or is None."""

    def __init__(
        self,
        reason: str,
        place: str | None = None,
        at: int | None = None,
        newer: int | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.place = place
        self.at = at
        """The index of the move at fault, counted from 0, or None."""
        self.newer = newer
        """The version of the format, where it is later than this one."""


@dataclass(frozen=True)
class Seat:
    """One seat of a record: a name, and what else the file says of it."""

    name: str
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def colour(self) -> str | None:
        """The colour of its discs, if the record names one."""
        colour = self.more.get("colour")
        return colour if isinstance(colour, str) else None

    @property
    def bot(self) -> str | None:
        """The computer player in this seat, or None for a person."""
        bot = self.more.get("bot")
        return bot if isinstance(bot, str) else None


@dataclass(frozen=True)
class Record:
    """A game: setup, seats, moves, and everything else the file holds (`more`)."""

    setup: Setup
    seats: tuple[Seat, ...]
    moves: tuple[Move, ...] = ()
    more: dict[str, Any] = field(default_factory=dict)

    @property
    def seed(self) -> str | None:
        """The text the deck was made from, if the record tells it."""
        seed = self.more.get("seed")
        return seed if isinstance(seed, str) else None

    @property
    def undone(self) -> int:
        """How many commits were taken back."""
        undone = self.more.get("undone")
        return undone if isinstance(undone, int) else 0

    @property
    def aids(self) -> str | None:
        """The strongest aids used in the game, one of `AIDS`, if the record tells it."""
        aids = self.more.get("aids")
        return aids if isinstance(aids, str) and aids in AIDS else None

    @property
    def at(self) -> int:
        """How many of the first moves are the start position (levels)."""
        at = self.more.get("at")
        return at if isinstance(at, int) else 0

    @property
    def branched(self) -> bool:
        """Whether the game goes on from a position of another one, and so counts for nothing."""
        return "branched" in self.more

    def with_more(self, **more: Any) -> Record:
        """The same game with further keys."""
        return replace(self, more={**self.more, **more})


def parse(text: str) -> Record:
    """Read a record. Raises BadFile with one English sentence; nothing else."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadFile("The file is not JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadFile("The file is not a Sagani record", "format")
    try:
        json.dumps(data)
    except RecursionError as error:
        raise BadFile("The file is nested too deep") from error
    version = data.get("version")
    if not _whole(version) or version < 1:
        raise BadFile("The version of the record cannot be read", "version")
    if version > VERSION:
        reason = f"The record was made by a newer version ({version})"
        raise BadFile(reason, "version", newer=version)
    seats = _seats(data.get("seats"))
    setup = _setup(data, len(seats))
    moves = _moves(data.get("moves", []))
    known = {"format", "version", "mode", "seats", "deck", "moves", "discs", "cells", "target"}
    more = {key: value for key, value in data.items() if key not in known}
    _check_more(more, len(moves))
    return Record(setup, seats, moves, more)


def write(record: Record) -> str:
    """The record as text. Reading it back gives the same record."""
    setup = record.setup
    data: dict[str, Any] = {"format": FORMAT, "version": VERSION, "mode": setup.mode.value}
    data["seats"] = [{"name": seat.name, **seat.more} for seat in record.seats]
    if setup.discs != SOUND_DISCS:
        data["discs"] = setup.discs
    if setup.cells is not None:
        data["cells"] = [[cell.x, cell.y] for cell in sorted(setup.cells)]
    usual = None if setup.mode is Mode.SOLO_FULL else TARGETS[setup.seats]
    if setup.target != usual:
        data["target"] = setup.target
    data |= record.more
    data["deck"] = list(setup.deck)
    data["moves"] = [str(move) for move in record.moves]
    # Lone surrogates have no UTF-8: such names are written in escapes, all others readably.
    text = json.dumps(data, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:
        text = json.dumps(data)
    return text + "\n"


def _seats(value: object) -> tuple[Seat, ...]:
    if not isinstance(value, list) or not value:
        raise BadFile("The seats are missing", "seats")
    seats = []
    for seat in value:
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise BadFile("A seat has no name", "seats")
        seats.append(Seat(seat["name"], {k: v for k, v in seat.items() if k != "name"}))
    return tuple(seats)


def _setup(data: dict[str, Any], seats: int) -> Setup:
    try:
        mode = Mode(data.get("mode"))
    except ValueError as error:
        raise BadFile("The mode is not versus, solo or solo-full", "mode") from error
    deck = data.get("deck")
    if not isinstance(deck, list) or not all(_whole(tile) for tile in deck):
        raise BadFile("The deck is not a list of tile numbers", "deck")
    discs, target = data.get("discs", SOUND_DISCS), data.get("target")
    if not _whole(discs):
        raise BadFile("The number of discs is not a whole number", "discs")
    if target is not None and not _whole(target):
        raise BadFile("The target is not a whole number", "target")
    cells = _cells(data.get("cells"))
    try:
        return Setup(mode, seats, tuple(deck), discs, cells, target)
    except ValueError as error:
        raise BadFile(str(error), "deck") from error


def _cells(value: object) -> frozenset[Cell] | None:
    if value is None:
        return None
    if not isinstance(value, list) or not all(
        isinstance(cell, list) and len(cell) == 2 and all(_whole(n) for n in cell) for cell in value
    ):
        raise BadFile("The cells are not a list of pairs of whole numbers", "cells")
    return frozenset(Cell(x, y) for x, y in value)


def _moves(value: object) -> tuple[Move, ...]:
    if not isinstance(value, list):
        raise BadFile("The moves are not a list", "moves")
    moves: list[Move] = []
    for at, text in enumerate(value):
        if not isinstance(text, str):
            raise BadFile("A move is not text", "moves", at)
        try:
            moves.append(parse_move(text))
        except BadNotation as error:
            raise BadFile(f"{json.dumps(text)} is not a move", "moves", at) from error
    return tuple(moves)


def _check_more(more: dict[str, Any], moves: int) -> None:
    undone, at = more.get("undone", 0), more.get("at", 0)
    if not _whole(undone) or not 0 <= undone <= MANY:
        raise BadFile("The count of moves taken back is not a whole number", "undone")
    if not _whole(at) or not 0 <= at <= moves:
        raise BadFile("The start position is longer than the game", "at")


def _whole(value: object) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)
