"""How one tile looks: front with arrows and discs, or the back with its spirit.

A tile is told as plain data (`TileLook`) and becomes one finished picture, so that a whole
display is one blit a tile. Where tiles lie and what their arrows see is the caller's business.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace

import pygame

from game.engine import VALUES, Arrow, Cell, Direction, Element, Orientation, Tile
from game.ui.drawing import theme
from game.ui.drawing.art import Art, put
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.theme import Disc
from game.ui.input import Point

SIDE = 256
"""All places on a tile are told in 256ths of its side."""
PLAIN_BELOW = 44
"""Cells of fewer pixels show the plain form of a tile."""
NUMBERED_BELOW = 64
"""On smaller tiles a numeral lies on three or four dark discs, which cannot be told apart."""
MISSED = 170
"""Alpha of arrows that see nothing while others are lit."""
ARROW_AT = (
    (128, 47),
    (213, 43),
    (209, 128),
    (213, 213),
    (128, 209),
    (43, 213),
    (47, 128),
    (43, 43),
)
"""Where arrows sit, by direction."""
_ARROW_SIDE, _DISC_SIDE, _COUNT_SIDE = 96, 64, 67
_VESSEL = (128, 132)
_DICE = {
    1: (1.24, ((0, 0),)),
    2: (0.98, ((-21, 10), (21, -10))),
    3: (0.90, ((0, -20), (-22, 15), (22, 15))),
    4: (0.84, ((-20, -20), (20, -20), (-20, 20), (20, 20))),
}
_PIPS_AT, _PIP_STEP, _PIP_SCALE = 188, 44, 0.82
"""In the plain form: the height of the waiting discs, from one to the next, and their size."""
_PIP_DROP = _PIP_SCALE * SIDE * (0.5 - 7.2 / 64)
"""From such a disc to the middle of its picture, in which it lies at the upper edge."""
_SPIRITS = dict(zip(VALUES[1:], "abcd", strict=True))


@dataclass(frozen=True, slots=True)
class TileLook:
    """All that can be seen of a tile; equal looks share one picture."""

    element: Element
    value: int
    arrows: tuple[Arrow, ...] = ()
    """As they point now."""
    revealed: bool = False
    """Whether the spirit's side is up."""
    covered: tuple[tuple[Direction, Disc], ...] = ()
    """The discs on arrows."""
    waiting: tuple[Disc, ...] = ()
    """The discs on the vessel."""
    lit: frozenset[Direction] | None = None
    """Arrows that shine while the others fade; None leaves all as they are."""

    @classmethod
    def front(cls, tile: Tile, orientation: Orientation = Orientation.N) -> TileLook:
        """A tile with its front up and nothing on it."""
        return cls(tile.element, tile.value, tile.turned(orientation))

    @classmethod
    def back(cls, element: Element, value: int) -> TileLook:
        """A tile with its back up."""
        return cls(element, value, revealed=True)

    def shining(self, lit: Iterable[Direction]) -> TileLook:
        """The same tile with these arrows lit and the others faded."""
        return replace(self, lit=frozenset(lit))


def draw_tile(
    brush: Brush,
    look: TileLook,
    at: Point,
    size: int,
    alpha: int = 255,
    plain: bool = False,
    fleeting: bool = False,
) -> None:
    """A tile `size` pixels wide with its corner at `at`; `fleeting` if the size is changing."""
    brush.blit(tile_picture(brush.art, look, size, plain, fleeting), at, alpha)


def draw_ground(brush: Brush, look: TileLook, at: Point, size: int) -> None:
    """What lies under a tile: its shadow, and light once the spirit is out."""
    rect = pygame.FRect(*at, size, size)
    brush.shadow(rect)
    if look.revealed:
        brush.glow(rect, look.element)


def light_reach(size: int) -> int:
    """How far light and shade reach beyond a tile, in pixels."""
    return max(8, round(size * 0.22))


def draw_frame(brush: Brush, at: Point, size: int, alpha: int = 255) -> None:
    """The bright frame round a tile just laid, held or chosen."""
    side = size * 272 / SIDE
    brush.svg_at("fresh", (at[0] + size / 2, at[1] + size / 2), side, alpha=alpha)


def draw_target(brush: Brush, element: Element, at: Point, size: int, alpha: int = 255) -> None:
    """The frame of a tile that an arrow naming `element` sees."""
    brush.svg(f"target_{element.word}", pygame.FRect(*at, size, size), alpha=alpha)


def draw_arrow_glow(brush: Brush, arrow: Arrow, at: Point, size: int, alpha: int = 255) -> None:
    """The light over one arrow of the tile with its corner at `at`."""
    centre = arrow_centre(arrow.direction, at, size)
    side = size * _ARROW_SIDE / SIDE
    turn = 45 * arrow.direction
    brush.svg_at(f"glow_{arrow.element.word}", centre, side, turn=turn, alpha=alpha)


def arrow_centre(direction: Direction, at: Point, size: float) -> Point:
    """Where the arrow in `direction` sits on a tile with its corner at `at`."""
    x, y = ARROW_AT[direction]
    return at[0] + x * size / SIDE, at[1] + y * size / SIDE


def waiting_centres(count: int, at: Point, size: float) -> tuple[Point, ...]:
    """Where `count` discs wait on the vessel, like the pips of a die."""
    if count == 0:
        return ()
    x, y = _VESSEL
    return tuple(
        (at[0] + (x + dx) * size / SIDE, at[1] + (y + dy) * size / SIDE)
        for dx, dy in _DICE[count][1]
    )


def disc_size(size: float, waiting: int = 0) -> int:
    """The side of a disc's box on a tile of `size`, on an arrow or among `waiting` others."""
    scale = _DICE[waiting][0] if waiting else 1.0
    return round(round(size * _DISC_SIDE / SIDE) * scale)


def draw_mini_display(
    brush: Brush,
    looks: Mapping[Cell, TileLook],
    rect: Rect,
    largest: float = 29,
    framed: Collection[Cell] = (),
) -> None:
    """A whole display in plain tiles, in the middle of `rect`; `largest` is a cell in u.

    Tiles on `framed` cells have a bright line around them.
    """
    if not looks:
        return
    xs, ys = [cell.x for cell in looks], [cell.y for cell in looks]
    columns, rows = max(xs) - min(xs) + 1, max(ys) - min(ys) + 1
    pitch = int(min(rect.width / columns, rect.height / rows, brush.px(largest)))
    size = pitch - max(1, pitch // 15)
    left = rect.centerx - columns * pitch / 2
    top = rect.centery - rows * pitch / 2
    for cell, look in looks.items():
        at = round(left) + (cell.x - min(xs)) * pitch, round(top) + (cell.y - min(ys)) * pitch
        draw_tile(brush, look, at, size, plain=True)
        if cell in framed:
            _draw_line(brush, pygame.Rect(at, (size, size)))


def _draw_line(brush: Brush, tile: pygame.Rect) -> None:
    """The bright line round a tile in small, on its rim; dark beside it, to be seen on paper."""
    thick = max(1, round(tile.width * 0.09))
    around, radius = tile.inflate(2 * thick, 2 * thick), tile.width // 6 + thick
    brush.box(around.inflate(2, 2), theme.SHADE, radius + 1, thick + 1)
    brush.box(around, theme.LANTERN, radius, thick)


def tile_picture(
    art: Art, look: TileLook, size: int, plain: bool = False, fleeting: bool = False
) -> pygame.Surface:
    """The finished tile, `size` pixels wide; small tiles take the plain form by themselves.

    A `fleeting` one is scaled from another size, for it will not be seen again.
    """
    small = size < PLAIN_BELOW

    def draw() -> pygame.Surface:
        sheet = _Sheet(art, size)
        if plain or small:
            _draw_plain(sheet, look, discs=not plain)
        elif look.revealed:
            _draw_back(sheet, look)
        else:
            _draw_front(sheet, look)
        return sheet.surface

    key, kin = (look, size, plain), (look, plain)
    return art.drawn(key, draw, kin=kin, size=(size, size), fleeting=fleeting)


class _Sheet:
    """A tile being composed; places are in 256ths of its side."""

    def __init__(self, art: Art, size: int) -> None:
        self.art = art
        self.size = size
        self.surface = art.blank((size, size))

    def whole(self, name: str) -> None:
        self.surface.blit(self.art.picture(name, (self.size, self.size)), (0, 0))

    def wedge(self, name: str, turn: int) -> None:
        picture = self.art.picture(name, (self.size, self.size), turn=turn, sharpness=3)
        self.surface.blit(picture, (0, 0))

    def part(self, name: str, centre: Point, side: int, turn: int = 0, alpha: int = 255) -> None:
        picture = self.art.picture(name, (side, side), turn=turn)
        x, y = (place * self.size / SIDE for place in centre)
        place = round(x - side / 2), round(y - side / 2)
        put(self.surface, picture, place, alpha)


def _draw_back(sheet: _Sheet, look: TileLook) -> None:
    sheet.whole(f"back_{look.element.word}_{_SPIRITS[look.value]}")
    sheet.whole(f"badge_{look.element.word}_{look.value}")


def _draw_front(sheet: _Sheet, look: TileLook) -> None:
    sheet.whole(f"front_{look.element.word}")
    if not look.waiting:
        sheet.whole(f"value_{look.element.word}_{look.value}")
    covered = dict(look.covered)
    side = round(sheet.size * _ARROW_SIDE / SIDE)
    for direction, element in look.arrows:
        centre, turn = ARROW_AT[direction], 45 * direction
        lit = look.lit is None or direction in look.lit
        sheet.part(f"arrow_{element.word}", centre, side, turn, 255 if lit else MISSED)
        if look.lit and lit:
            sheet.part(f"glow_{element.word}", centre, side, turn)
        if direction in covered:
            sheet.part(f"disc_{covered[direction]}", centre, disc_size(sheet.size))
    _draw_waiting(sheet, look)


def _draw_waiting(sheet: _Sheet, look: TileLook) -> None:
    count = len(look.waiting)
    side = disc_size(sheet.size, count)
    places = waiting_centres(count, (0, 0), SIDE)
    for disc, centre in zip(look.waiting, places, strict=True):
        sheet.part(f"disc_{disc}", centre, side)
    if count >= 3 and Disc.OBSIDIAN in look.waiting and sheet.size < NUMBERED_BELOW:
        sheet.part(f"count_{count}", _VESSEL, round(sheet.size * _COUNT_SIDE / SIDE))


def _draw_plain(sheet: _Sheet, look: TileLook, *, discs: bool) -> None:
    """The plain form; `discs` shows those that wait in a row below the sign."""
    side = "back" if look.revealed else "front"
    sheet.whole(f"simple_{side}_{look.element.word}")
    if look.revealed:
        return
    covered = dict(look.covered)
    for direction, element in look.arrows:
        disc = covered.get(direction)
        wedge = f"wedge_done_{disc}" if disc else f"wedge_{element.word}"
        aslant = direction % 2
        sheet.wedge(wedge + ("_diag" if aslant else ""), 45 * (direction - aslant))
    for place, disc in enumerate(look.waiting if discs else ()):
        aside = (place - (len(look.waiting) - 1) / 2) * _PIP_STEP
        centre = _VESSEL[0] + aside, _PIPS_AT + _PIP_DROP
        sheet.part(f"wedge_done_{disc}", centre, round(sheet.size * _PIP_SCALE))
