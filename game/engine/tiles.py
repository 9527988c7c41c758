"""The 72 tiles of the box as data (rules T1 to T3)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from game.engine.geometry import ORIENTATIONS, Direction, Orientation


class Element(IntEnum):
    """The four elements in the order in which they are always named."""

    FIRE = 0
    WATER = 1
    EARTH = 2
    AIR = 3

    @property
    def word(self) -> str:
        """The element's name in data and files: fire, water, earth or air."""
        return self.name.lower()


class Arrow(NamedTuple):
    """One arrow of a tile: where it points and the element it names (rule T3)."""

    direction: Direction
    element: Element


VALUES = (0, 1, 3, 6, 10)
"""Points of a tile by its number of arrows (rule T2)."""


class Tile(NamedTuple):
    """One tile as printed, its top to the north."""

    id: int
    element: Element
    arrows: tuple[Arrow, ...]

    @property
    def value(self) -> int:
        """Points of the spirit on the back (rule T2)."""
        return VALUES[len(self.arrows)]

    def turned(self, orientation: Orientation) -> tuple[Arrow, ...]:
        """The arrows as they point when the printed top points to `orientation`."""
        return TURNED[self.id][orientation]


# One line a tile: id, element, and its arrows as direction:element, clockwise from north.
_PRINTED = """
 1 fire  NE:fire
 2 fire  N:fire
 3 fire  N:air NW:fire
 4 fire  N:water NE:air NW:earth
 5 fire  N:earth NE:water NW:air
 6 fire  N:earth NE:air NW:water
 7 fire  N:water NE:earth NW:air
 8 fire  N:fire NE:earth E:earth NW:fire
 9 fire  N:fire E:water S:air W:earth
10 fire  N:fire NE:water
11 fire  N:air NE:water NW:earth
12 fire  NE:fire NW:earth
13 fire  N:fire E:fire W:air NW:air
14 fire  NE:earth E:fire W:water NW:air
15 fire  NE:fire NW:water
16 fire  N:water NE:water SW:fire NW:fire
17 fire  N:air NE:earth NW:water
18 fire  N:earth NW:fire
19 earth N:earth
20 earth NE:earth
21 earth NE:air NW:earth
22 earth N:fire NE:water NW:air
23 earth N:air NE:water NW:fire
24 earth N:fire NE:fire SW:earth NW:earth
25 earth N:earth NE:earth W:water NW:water
26 earth N:water NW:earth
27 earth E:earth SE:air W:water NW:fire
28 earth N:air E:fire S:earth W:water
29 earth NE:earth NW:water
30 earth N:earth NE:air
31 earth N:air NE:fire NW:water
32 earth N:fire NE:air NW:water
33 earth N:water NE:fire NW:air
34 earth N:air E:air W:earth NW:earth
35 earth N:fire NE:earth
36 earth N:water NE:air NW:fire
37 water NE:water
38 water N:water
39 water N:fire NW:water
40 water NE:fire NW:water
41 water N:air NE:water
42 water NE:water NW:air
43 water N:water NE:earth
44 water N:earth NE:fire NW:air
45 water N:air NE:earth NW:fire
46 water N:earth NE:air NW:fire
47 water N:air NE:fire NW:earth
48 water N:fire NE:earth NW:air
49 water N:fire NE:air NW:earth
50 water N:water NE:earth SE:earth NW:water
51 water NE:water E:earth SW:air W:fire
52 water N:fire NE:water E:water W:fire
53 water N:water NE:water W:air NW:air
54 water N:earth E:water S:fire W:air
55 air   N:air
56 air   NE:air
57 air   N:earth NW:air
58 air   N:air NE:fire
59 air   N:water NW:air
60 air   N:fire NE:water NW:earth
61 air   N:water NE:fire NW:earth
62 air   N:water NE:earth NW:fire
63 air   N:water NE:air SE:air NW:water
64 air   N:air E:fire S:water W:earth
65 air   N:earth NE:water NW:fire
66 air   N:earth NE:air E:air W:earth
67 air   NE:air NW:earth
68 air   N:fire NE:earth NW:water
69 air   N:air NE:fire E:fire NW:air
70 air   N:earth NE:fire NW:water
71 air   N:air NE:earth SW:fire W:water
72 air   NE:air NW:fire
"""


def _read(line: str) -> Tile:
    number, element, *arrows = line.split()
    pairs = (arrow.split(":") for arrow in arrows)
    return Tile(
        int(number),
        Element[element.upper()],
        tuple(Arrow(Direction[direction], Element[named.upper()]) for direction, named in pairs),
    )


TILES: Mapping[int, Tile] = {tile.id: tile for tile in map(_read, _PRINTED.strip().splitlines())}
"""Every tile by its id, 1 to 72."""

TURNED: Mapping[int, tuple[tuple[Arrow, ...], ...]] = {
    tile.id: tuple(
        tuple(Arrow(a.direction.turned(orientation), a.element) for a in tile.arrows)
        for orientation in ORIENTATIONS
    )
    for tile in TILES.values()
}
"""The arrows of every tile in each of its four orientations."""
