"""One player's tiles: what lies where, which arrows are open, and who sees whom.

An arrow cares only whether *any* tile of its element lies ahead on its line. So for each element
and line a display keeps its two outermost tiles, which answer rule P4 without a search, and the
open arrows that wait for one, which answer rule P1. Discs, points and turns are the business of
`table`.

A `Display` in a state never changes. `lay` changes one in place: it is for copies that the caller
owns, as the engine's and those of the sketches on which bots try moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
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


class Covered(NamedTuple):
    """One arrow that a placement covers, by the cell it lies on."""

    cell: Cell
    direction: Direction


class Laid(NamedTuple):
    """What laying a tile does to a display.

    `old` are arrows of tiles already there that now see the new tile, line by line (P1);
    `complete` the cells of those that got their last disc (P2); `own` the new tile's arrows that
    see their element (P4); `whole` whether these were all (P5).
    """

    old: list[Covered]
    complete: list[Cell]
    own: list[Arrow]
    whole: bool


_Line: TypeAlias = tuple[int, int, tuple[tuple[int, Cell, Direction], ...]]
# What a display knows of one element on one line: the outermost tiles of the element, by their
# place along the line (the first is greater than the last while there is none), and the open
# arrows on the line that name the element, by place, cell and direction.

_UNSEEN: _Line = (1 << 16, -(1 << 16), ())
# Does the place along the line grow in the direction?  N NE E SE S SW W NW
_GROWS = (False, True, True, True, True, False, False, False)


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

    __slots__ = ("_edge", "_lines", "_tiles", "cells")

    def __init__(self, cells: frozenset[Cell] | None = None) -> None:
        self.cells = cells
        """Cells where tiles may lie, or None for all."""
        self._tiles: dict[Cell, PlacedTile] = {}
        self._edge: dict[Cell, None] = {ORIGIN: None}
        self._lines: dict[int, _Line] = {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Display):
            return NotImplemented
        return self._tiles == other._tiles and self.cells == other.cells

    def __hash__(self) -> int:
        return hash((frozenset(self._tiles.items()), self.cells))

    def __repr__(self) -> str:
        lying = (f"{p.tile.id}@{cell}{p.orientation.name}" for cell, p in self._tiles.items())
        return f"Display({' '.join(lying)})"

    def __len__(self) -> int:
        return len(self._tiles)

    def __contains__(self, cell: object) -> bool:
        return cell in self._tiles

    def __getitem__(self, cell: Cell) -> PlacedTile:
        return self._tiles[cell]

    @property
    def tiles(self) -> Mapping[Cell, PlacedTile]:
        """All tiles by cell, in the order of their laying."""
        return MappingProxyType(self._tiles)

    @property
    def edge(self) -> tuple[Cell, ...]:
        """The cells where the next tile may lie (rule U1), in a fixed order."""
        return tuple(self._edge)

    @property
    def has_edge(self) -> bool:
        """Whether there is any cell for another tile."""
        return bool(self._edge)

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
            lying = self._tiles.get(there)
            if lying is not None and lying.tile.element is element:
                return there
        return None

    def watchers(self, cell: Cell, element: Element) -> Iterator[Covered]:
        """The open arrows that a tile of `element` laid on `cell` would cover (rule P1)."""
        for key, here in _SPOTS[cell].lines[element]:
            for place, there, direction in self._lines.get(key, _UNSEEN)[2]:
                if place != here and (place < here) is _GROWS[direction]:
                    yield Covered(there, direction)

    def copy(self) -> Display:
        """An own copy, to be changed by `lay`."""
        twin = Display.__new__(Display)
        twin.cells = self.cells
        twin._tiles = self._tiles.copy()
        twin._edge = self._edge.copy()
        twin._lines = self._lines.copy()
        return twin

    def lay(self, tile: int, cell: Cell, orientation: Orientation) -> Laid:
        """Lay a tile in place. The caller owns this display and has checked legality."""
        new = TILES[tile]
        spot = _SPOTS[cell]
        old, complete = self._cover_watchers(spot.lines[new.element])
        own, mask = self._look(TURNED[tile][orientation], cell, spot)
        self._tiles[cell] = PlacedTile(new, orientation, mask)
        self._move_edge(cell, spot)
        return Laid(old, complete, own, not mask)

    def _cover_watchers(
        self, through: tuple[tuple[int, int], ...]
    ) -> tuple[list[Covered], list[Cell]]:
        """Put a tile on the lines `through` its cell; cover arrows that see it now (rule P1).

        Returns these arrows and the cells of the tiles that are now complete.
        """
        old: list[Covered] = []
        complete: list[Cell] = []
        lines = self._lines
        for key, here in through:
            line = lines.get(key)
            if line is None:
                lines[key] = (here, here, ())
                continue
            first, last, waiting = line
            if waiting:
                blind = []
                for arrow in waiting:
                    place, there, direction = arrow
                    if (place < here) is _GROWS[direction]:
                        old.append(Covered(there, direction))
                        if self._cover(there, direction):
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

    def _cover(self, cell: Cell, direction: Direction) -> bool:
        """Cover one arrow of a tile; whether it was the last open one (rule P2)."""
        tile, orientation, mask = self._tiles[cell]
        mask &= ~(1 << direction)
        self._tiles[cell] = PlacedTile(tile, orientation, mask)
        return not mask

    def _look(self, arrows: tuple[Arrow, ...], cell: Cell, spot: _Spot) -> tuple[list[Arrow], int]:
        """Rule P4 for the new tile: arrows covered, and the mask of those still open."""
        own: list[Arrow] = []
        mask = 0
        lines = self._lines
        for arrow in arrows:
            direction, element = arrow
            key, here = spot.lines[element][direction & 3]
            first, last, waiting = lines.get(key, _UNSEEN)
            if last > here if _GROWS[direction] else first < here:
                own.append(arrow)
            else:
                mask |= 1 << direction
                lines[key] = (first, last, (*waiting, (here, cell, direction)))
        return own, mask

    def _move_edge(self, cell: Cell, spot: _Spot) -> None:
        edge, tiles, cells = self._edge, self._tiles, self.cells
        edge.pop(cell, None)
        for neighbour in spot.neighbours:
            if neighbour not in tiles and (cells is None or neighbour in cells):
                edge[neighbour] = None
