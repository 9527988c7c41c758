"""One player's tiles: what lies where, which arrows are open, and who sees whom.

An arrow cares only whether *any* tile of its element lies ahead on its line. So for each element
and line a display keeps its two outermost tiles, which answer rule P4 without a search, and the
open arrows that wait for one, which answer rule P1. Discs, points and turns are the business of
`table`.

A `Display` in a state never changes. `lay` changes one in place: it is for copies that the caller
owns, as the engine's and those of the sketches on which bots try moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from game.engine.geometry import DIRECTIONS, ORIGIN, Cell, Direction, Orientation, beside
from game.engine.tiles import TILES, TURNED, Arrow, Element, Tile


class PlacedTile(NamedTuple):
    """A tile as it lies; `mask` has bit `direction` set for every open arrow."""

    tile: Tile
    orientation: Orientation
    mask: int

    @property
    def arrows(self) -> tuple[Arrow, ...]:
        """All arrows, covered or not, as they point now."""
        return TURNED[self.tile.id][self.orientation]

    @property
    def open(self) -> tuple[Direction, ...]:
        """Directions of the arrows not yet covered, clockwise from north."""
        return tuple(direction for direction in DIRECTIONS if self.mask >> direction & 1)

    @property
    def complete(self) -> bool:
        """Whether all arrows are covered, so that the spirit is out (rule P2)."""
        return not self.mask


Watcher: TypeAlias = tuple[int, bool, Cell, int, Direction]
"""An open arrow: its place along the line it looks along, whether it looks the way places grow,
its cell, its bit in the cell's mask, and its direction."""


class Covered(NamedTuple):
    """One open arrow that a tile would cover, by the cell it lies on."""

    cell: Cell
    direction: Direction


class Laid(NamedTuple):
    """What laying a tile does to a display.

    `old` are arrows of tiles already there that now see the new tile, line by line (P1);
    `complete` the cells of those that got their last disc (P2); `own` the new tile's arrows that
    see their element (P4); `whole` whether these were all (P5).
    """

    old: list[Watcher]
    complete: list[Cell]
    own: list[Arrow]
    whole: bool


_Line: TypeAlias = tuple[int, int, tuple[Watcher, ...]]
# What a display knows of one element on one line: the outermost tiles of the element, by their
# place along the line (the first is greater than the last while there is none), and the open
# arrows on the line that name the element.

_UNSEEN: _Line = (1 << 16, -(1 << 16), ())
# Does the place along the line grow in the direction?  N NE E SE S SW W NW
_GROWS = (False, True, True, True, True, False, False, False)
_KIND = {tile.id: int(tile.element) for tile in TILES.values()}
# For each tile and orientation its arrows: element, axis, whether places grow ahead, bit, arrow.
_LOOKS = {
    tile: tuple(
        tuple(
            (
                int(arrow.element),
                arrow.direction % 4,
                _GROWS[arrow.direction],
                1 << arrow.direction,
                arrow,
            )
            for arrow in arrows
        )
        for arrows in turned
    )
    for tile, turned in TURNED.items()
}


class _Spot:
    """The four lines through a cell, worked out once.

    `lines[element]` has for each axis (N-S, NE-SW, E-W, SE-NW) the key of the line in a display's
    index and the cell's place along it.
    """

    __slots__ = ("lines", "neighbours")

    def __init__(self, cell: Cell) -> None:
        x, y = cell
        axes = ((x, y), (x + y, x), (y, x), (x - y, x))
        self.neighbours = beside(cell)
        self.lines = tuple(
            tuple(
                ((element << 2 | axis) << 10 | line + 512, place)
                for axis, (line, place) in enumerate(axes)
            )
            for element in Element
        )


class _Spots(dict[Cell, _Spot]):
    def __missing__(self, cell: Cell) -> _Spot:
        spot = self[cell] = _Spot(cell)
        return spot


_SPOTS = _Spots()


class Display:
    """The tiles of one player. Compare with ==; never changes once shared."""

    __slots__ = ("_edge", "_laid", "_lines", "_open", "cells")

    def __init__(self, cells: frozenset[Cell] | None = None) -> None:
        self.cells = cells
        """Cells where tiles may lie, or None for all."""
        self._laid: dict[Cell, tuple[int, Orientation]] = {}
        self._open: dict[Cell, int] = {}
        self._edge: dict[Cell, None] = {ORIGIN: None}
        self._lines: dict[int, _Line] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Display):
            return NotImplemented
        return self._laid == other._laid and self.cells == other.cells

    def __hash__(self) -> int:
        return hash((frozenset(self._laid.items()), self.cells))

    def __repr__(self) -> str:
        lying = (f"{tile}@{cell}{top.name}" for cell, (tile, top) in self._laid.items())
        return f"Display({' '.join(lying)})"

    def __len__(self) -> int:
        return len(self._laid)

    def __contains__(self, cell: object) -> bool:
        return cell in self._laid

    def __getitem__(self, cell: Cell) -> PlacedTile:
        tile, orientation = self._laid[cell]
        return PlacedTile(TILES[tile], orientation, self._open[cell])

    @property
    def tiles(self) -> Mapping[Cell, PlacedTile]:
        """All tiles by cell, in the order of their laying."""
        return {cell: self[cell] for cell in self._laid}

    @property
    def edge(self) -> tuple[Cell, ...]:
        """The cells where the next tile may lie (rule U1), in a fixed order."""
        return tuple(self._edge)

    def is_edge(self, cell: Cell) -> bool:
        """Whether the next tile may lie on `cell` (rule U1)."""
        return cell in self._edge

    def target(self, cell: Cell, arrow: Arrow) -> Cell | None:
        """The nearest tile that `arrow` sees from `cell`, or None (rule P4)."""
        direction, element = arrow
        key, here = _SPOTS[cell].lines[element][direction & 3]
        first, last, _ = self._lines.get(key, _UNSEEN)
        distance = last - here if _GROWS[direction] else here - first
        for step in range(1, distance + 1):
            there = cell.towards(direction, step)
            if there in self._laid and TILES[self._laid[there][0]].element is element:
                return there
        return None

    def copy(self) -> Display:
        """An own copy, to be changed by `lay`."""
        twin = Display.__new__(Display)
        twin.cells = self.cells
        twin._laid = self._laid.copy()
        twin._open = self._open.copy()
        twin._edge = self._edge.copy()
        twin._lines = self._lines.copy()
        return twin

    def lay(self, tile: int, cell: Cell, orientation: Orientation) -> Laid:
        """Lay a tile in place. The caller owns this display and has checked legality."""
        spot = _SPOTS[cell]
        old, complete = self._cover_watchers(spot.lines[_KIND[tile]])
        own, mask = self._look(tile, cell, orientation, spot)
        self._laid[cell] = tile, orientation
        self._open[cell] = mask
        edge, laid, cells = self._edge, self._laid, self.cells
        edge.pop(cell, None)
        for neighbour in spot.neighbours:
            if neighbour not in laid and (cells is None or neighbour in cells):
                edge[neighbour] = None
        return Laid(old, complete, own, not mask)

    def _cover_watchers(
        self, through: tuple[tuple[int, int], ...]
    ) -> tuple[list[Watcher], list[Cell]]:
        """Put a tile on the lines `through` its cell; cover arrows that see it now (rule P1).

        Returns these arrows and the cells of the tiles that are now complete.
        """
        old: list[Watcher] = []
        complete: list[Cell] = []
        lines, masks = self._lines, self._open
        for key, here in through:
            first, last, waiting = lines.get(key, _UNSEEN)
            if waiting:
                blind = []
                for arrow in waiting:
                    place, grows, there, bit, _ = arrow
                    if (place < here) is grows:
                        old.append(arrow)
                        mask = masks[there] = masks[there] ^ bit
                        if not mask:
                            complete.append(there)
                    else:
                        blind.append(arrow)
                waiting = tuple(blind)
            lines[key] = (
                here if here < first else first,
                here if here > last else last,
                waiting,
            )
        return old, complete

    def _look(
        self, tile: int, cell: Cell, orientation: Orientation, spot: _Spot
    ) -> tuple[list[Arrow], int]:
        """Rule P4 for the new tile: arrows covered, and the mask of those still open."""
        own: list[Arrow] = []
        mask = 0
        lines, through = self._lines, spot.lines
        for element, axis, grows, bit, arrow in _LOOKS[tile][orientation]:
            key, here = through[element][axis]
            first, last, waiting = lines.get(key, _UNSEEN)
            if last > here if grows else first < here:
                own.append(arrow)
            else:
                mask |= bit
                watcher = here, grows, cell, bit, arrow.direction
                lines[key] = (first, last, (*waiting, watcher))
        return own, mask
