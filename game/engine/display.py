"""One player's tiles: what lies where, which arrows are open, and who sees whom.

An arrow cares only whether *any* tile of its element lies ahead on its line. So per element and
line the two outermost tiles answer rule P4 without a search, and open arrows indexed by element,
direction and line answer rule P1. Discs, points and turns are the business of `apply`.

A `Display` is a value: `with_tile` returns a new one. The cheap `lay` changes a display in place;
it is for the engine's own copies and for the sketches on which the bots try moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import NamedTuple

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

    `old` are arrows of tiles already there that now see the new tile, by direction clockwise
    from north (P1); `complete` the cells of those that got their last disc (P2); `own` the
    new tile's arrows that see their element (P4); `whole` whether these were all (P5).
    """

    old: list[Covered]
    complete: list[Cell]
    own: list[Arrow]
    whole: bool


class _Spot:
    """The lines through a cell, worked out once: keys into a display's indexes."""

    __slots__ = ("along", "axes", "neighbours", "watching")

    def __init__(self, cell: Cell) -> None:
        x, y = cell
        lines = (x, x + y, y, x - y)  # of the axes N-S, NE-SW, E-W, SE-NW
        self.neighbours = beside(cell)
        self.axes = tuple(axis << 10 | line + 512 for axis, line in enumerate(lines))
        self.along = (y, x, x, x)  # where on each of these lines the cell lies
        # Arrows that look at this cell in direction d stand on the same line behind it.
        self.watching = tuple(d << 10 | lines[d % 4] + 512 for d in range(8))


class _Spots(dict[Cell, _Spot]):
    def __missing__(self, cell: Cell) -> _Spot:
        spot = self[cell] = _Spot(cell)
        return spot


_SPOTS = _Spots()
# Does the coordinate of `along` grow in the direction?  N NE E SE S SW W NW
_GROWS = (False, True, True, True, True, False, False, False)
_ELEMENT = 1 << 13  # keys of different elements never meet


class Display:
    """The tiles of one player. Compare with ==; never changes once shared."""

    __slots__ = ("_edge", "_extremes", "_tiles", "_waiting", "cells")

    def __init__(self, cells: frozenset[Cell] | None = None) -> None:
        self.cells = cells
        """Cells where tiles may lie, or None for all."""
        self._tiles: dict[Cell, PlacedTile] = {}
        self._edge: dict[Cell, None] = {ORIGIN: None}
        self._extremes: dict[int, tuple[int, int]] = {}
        self._waiting: dict[int, tuple[tuple[int, Cell], ...]] = {}

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

    def is_edge(self, cell: Cell) -> bool:
        """Whether the next tile may lie on `cell` (rule U1)."""
        return cell in self._edge

    def target(self, cell: Cell, arrow: Arrow) -> Cell | None:
        """The nearest tile that `arrow` sees from `cell`, or None (rule P4)."""
        direction, element = arrow
        spot = _SPOTS[cell]
        axis = direction % 4
        outermost = self._extremes.get(element * _ELEMENT + spot.axes[axis])
        if outermost is None:
            return None
        last = outermost[1] if _GROWS[direction] else outermost[0]
        distance = last - spot.along[axis] if _GROWS[direction] else spot.along[axis] - last
        for step in range(1, distance + 1):
            there = cell.towards(direction, step)
            lying = self._tiles.get(there)
            if lying is not None and lying.tile.element is element:
                return there
        return None

    def watchers(self, cell: Cell, element: Element) -> Iterator[Covered]:
        """The open arrows that a tile of `element` laid on `cell` would cover (rule P1)."""
        spot = _SPOTS[cell]
        for direction, key in enumerate(spot.watching):
            here = spot.along[direction % 4]
            for place, there in self._waiting.get(element * _ELEMENT + key, ()):
                if (place < here) is _GROWS[direction] and place != here:
                    yield Covered(there, DIRECTIONS[direction])

    def with_tile(self, tile: int, cell: Cell, orientation: Orientation) -> tuple[Display, Laid]:
        """A display with the tile laid too, and what that did. The caller checks legality."""
        grown = self.copy()
        return grown, grown.lay(tile, cell, orientation)

    def copy(self) -> Display:
        """An own copy, to be changed by `lay`."""
        twin = Display.__new__(Display)
        twin.cells = self.cells
        twin._tiles = self._tiles.copy()
        twin._edge = self._edge.copy()
        twin._extremes = self._extremes.copy()
        twin._waiting = self._waiting.copy()
        return twin

    def lay(self, tile: int, cell: Cell, orientation: Orientation) -> Laid:
        """Lay a tile in place. The caller owns this display and has checked legality."""
        new = TILES[tile]
        spot = _SPOTS[cell]
        old, complete = self._cover_watchers(new.element, spot)
        own, mask = self._look(tile, cell, orientation, spot)
        self._tiles[cell] = PlacedTile(new, orientation, mask)
        self._stretch_lines(new.element, spot)
        self._move_edge(cell, spot)
        return Laid(old, complete, own, not mask)

    def _cover_watchers(
        self, element: Element, spot: _Spot
    ) -> tuple[list[Covered], list[Cell]]:
        """Rule P1 on the tiles already here, and the cells of those that are now complete."""
        old: list[Covered] = []
        complete: list[Cell] = []
        waiting, tiles, along = self._waiting, self._tiles, spot.along
        base = element * _ELEMENT
        for direction, key in enumerate(spot.watching):
            watchers = waiting.get(base + key)
            if not watchers:
                continue
            here, grows = along[direction % 4], _GROWS[direction]
            seeing = [w for w in watchers if (w[0] < here if grows else w[0] > here)]
            if not seeing:
                continue
            waiting[base + key] = tuple(w for w in watchers if w not in seeing)
            for _, there in seeing:
                old.append(Covered(there, DIRECTIONS[direction]))
                lying = tiles[there]
                mask = lying.mask & ~(1 << direction)
                tiles[there] = PlacedTile(lying.tile, lying.orientation, mask)
                if not mask:
                    complete.append(there)
        return old, complete

    def _look(
        self, tile: int, cell: Cell, orientation: Orientation, spot: _Spot
    ) -> tuple[list[Arrow], int]:
        """Rule P4 for the new tile: arrows covered, and the mask of those still open."""
        own: list[Arrow] = []
        mask = 0
        extremes, waiting = self._extremes, self._waiting
        for arrow in TURNED[tile][orientation]:
            direction, element = arrow
            axis = direction & 3
            here = spot.along[axis]
            outermost = extremes.get(element * _ELEMENT + spot.axes[axis])
            if outermost is not None and (
                outermost[1] > here if _GROWS[direction] else outermost[0] < here
            ):
                own.append(arrow)
            else:
                mask |= 1 << direction
                key = element * _ELEMENT + spot.watching[direction]
                waiting[key] = (*waiting.get(key, ()), (here, cell))
        return own, mask

    def _stretch_lines(self, element: Element, spot: _Spot) -> None:
        extremes = self._extremes
        base = element * _ELEMENT
        for axis, here in zip(spot.axes, spot.along, strict=True):
            first, last = extremes.get(base + axis, (here, here))
            extremes[base + axis] = (min(first, here), max(last, here))

    def _move_edge(self, cell: Cell, spot: _Spot) -> None:
        edge, tiles = self._edge, self._tiles
        edge.pop(cell, None)
        for neighbour in spot.neighbours:
            if neighbour not in tiles and (self.cells is None or neighbour in self.cells):
                edge[neighbour] = None
