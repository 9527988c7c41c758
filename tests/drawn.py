"""Displays drawn as text, so that a test reads like an example of the rule book.

A drawing has one word a cell, rows from north to south, words from west to east:

     .     56N:NE   4E
    [2N]   1N!      10S:SW

- `.` is an empty cell;
- `17N` is tile 17 with its printed top to the north, no matter which arrows are open;
- `17N:E,SW` has two open arrows, as they point now;
- `17N!` is complete: its spirit is out;
- brackets mark the cell 0,0 (without brackets it is the first word of the first row).

`lying` plays a drawing tile by tile through the real engine, in solo; `drawn` draws a display;
`picture` tidies a drawing so that the two can be compared. Seats and turns are the business of
`rules.table`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import NamedTuple

from game.engine import (
    Cell,
    Direction,
    Display,
    Mode,
    Orientation,
    Place,
    Setup,
    State,
    apply,
    beside,
    opening,
    parse_move,
)

_WORD = re.compile(r"(\d+)([NESW])(!|:[A-Z,]+)?")


class DrawnTile(NamedTuple):
    """One word of a drawing; `open` is None where the drawing leaves it out."""

    id: int
    orientation: Orientation
    open: frozenset[Direction] | None

    def __str__(self) -> str:
        name = f"{self.id}{self.orientation.name}"
        if self.open is None:
            return name
        return name + (":" + ",".join(d.name for d in sorted(self.open)) if self.open else "!")


def lying(
    drawing: str,
    then: Iterable[int],
    *,
    order: Iterable[int] = (),
    discs: int = 24,
    target: int = 1000,
    mode: Mode = Mode.SOLO,
) -> State:
    """A solo position: the drawing lies there, and the tiles `then` come from the pile.

    The tiles are laid in the given `order`, or else each as soon as it lies beside another, read
    row by row. What the drawing says of open arrows must be so. No target is reached on the way.
    """
    tiles = _read(drawing)
    steps = _steps(tiles, tuple(order))
    deck = (*(tiles[cell].id for cell in steps), *then)
    state = opening(Setup(mode, 1, deck, discs, target=target))
    for cell in steps:
        state = apply(state, Place(tiles[cell].id, cell, tiles[cell].orientation)).state
    for cell, tile in tiles.items():
        if tile.open is not None:
            assert frozenset(state.player.display[cell].open) == tile.open, f"{tile} on {cell}"
    return state


def place(state: State, text: str) -> State:
    """The position after the move written as `text`."""
    return apply(state, parse_move(text)).state


def drawn(display: Display) -> str:
    """The drawing of a display, every tile with its open arrows or its spirit."""
    return _write(
        {
            cell: DrawnTile(tile.tile.id, tile.orientation, frozenset(tile.open))
            for cell, tile in display.tiles.items()
        }
    )


def picture(drawing: str) -> str:
    """The same drawing, tidied as `drawn` would write it."""
    return _write(_read(drawing))


def _read(drawing: str) -> dict[Cell, DrawnTile]:
    rows = [line.split() for line in drawing.splitlines() if line.strip()]
    words = {Cell(x, y): word for y, row in enumerate(rows) for x, word in enumerate(row)}
    west, north = next((cell for cell, word in words.items() if word[0] == "["), Cell(0, 0))
    return {
        Cell(x - west, y - north): _tile(word.strip("[]"))
        for (x, y), word in words.items()
        if word != "."
    }


def _tile(word: str) -> DrawnTile:
    found = _WORD.fullmatch(word)
    assert found is not None, f"{word!r} is no tile"
    number, top, rest = found.groups()
    names = (rest or "").strip(":!")
    arrows = frozenset(Direction[name] for name in names.split(",") if name)
    return DrawnTile(int(number), Orientation[top], None if rest is None else arrows)


def _write(tiles: dict[Cell, DrawnTile]) -> str:
    columns = range(min(x for x, _ in tiles), max(x for x, _ in tiles) + 1)
    rows = range(min(y for _, y in tiles), max(y for _, y in tiles) + 1)
    words = {cell: f"[{tile}]" if cell == (0, 0) else f"{tile}" for cell, tile in tiles.items()}
    width = 2 + max(map(len, words.values()))
    return "\n".join(
        "".join(words.get(Cell(x, y), ".").ljust(width) for x in columns).rstrip() for y in rows
    )


def _steps(tiles: dict[Cell, DrawnTile], order: tuple[int, ...]) -> list[Cell]:
    """The cells in an order in which they can be laid."""
    if order:
        where = {tile.id: cell for cell, tile in tiles.items()}
        return [where[tile] for tile in order]
    steps = [Cell(0, 0)]
    while len(steps) < len(tiles):
        steps.append(
            next(
                cell
                for cell in tiles
                if cell not in steps and any(side in steps for side in beside(cell))
            )
        )
    return steps
