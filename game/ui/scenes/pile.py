"""The tiles that are still in the pile, over the table: their fronts by element and value.

Which tiles these are is known to all, their order to nobody (rule T4), so they are sorted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.engine import TILES, Element, State, Tile
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Unit
from game.ui.drawing.tile_art import TileLook, draw_tile
from game.ui.input import Action, Asked, Input, Press, Pressed
from game.ui.scene import STORM_MS, Scene
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.widgets.button import IconButton
from game.ui.widgets.group import Group
from game.ui.widgets.scroll_list import ScrollList

_MARGIN, _WIDEST = 24.0, 1232.0
_INSET, _CLOSE = 26.0, 44.0
_LABEL = 124.0
"""The room for an element's name and number, in u."""
_LARGEST, _LEAST, _STEP = 92, 52, 4
"""The side of a tile in u: as large as all have room, and so large at least."""
_GAP, _BETWEEN, _BELOW = 5.0, 12.0, 10.0
"""Between tiles, where the value changes, and between lines."""
_VEIL = 0.62


class Row(NamedTuple):
    """One line of tiles of an element; `first` tells that it bears the element's name."""

    element: Element
    tiles: tuple[Tile, ...]
    first: bool


def remaining(state: State) -> dict[Element, list[Tile]]:
    """The tiles in the pile by element, each list by value; nothing tells their order."""
    tiles = sorted((TILES[tile] for tile in state.pile), key=lambda tile: (tile.value, tile.id))
    return {element: [t for t in tiles if t.element is element] for element in Element}


class PileScene(Scene[None]):
    """Shows the pile of one position and pops on any way back."""

    transparent = True

    def __init__(self, services: Services, state: State) -> None:
        super().__init__()
        self._services = services
        self._shown_ms = 0.0
        self._tiles = remaining(state)
        self._count = state.pile_size
        self._side = float(_LARGEST)
        self._panel = pygame.Rect(0, 0, 0, 0)
        self.rows: tuple[Row, ...] = ()
        self.list = ScrollList(0, _LARGEST, self._draw_row, lambda _: None)
        self.close = IconButton("cancel", self._leave)
        self.group = Group([self.list, self.close], self.close)

    def layout(self, size: tuple[int, int]) -> None:
        """As large as the tiles need and the window has room for."""
        unit = self._services.unit(size)
        px, margin = unit.px, unit.px(_MARGIN)
        width = min(size[0] - 2 * margin, px(_WIDEST))
        head = px(2 * _INSET) + unit.line_px(26) + unit.line_px(15)
        room = size[1] - 2 * margin - head - px(_INSET)
        inner = width - 2 * px(_INSET)
        self._fit(inner / unit.scale - self._label(unit), room / unit.scale)
        self.list.count, self.list.row = len(self.rows), self._side + _BELOW
        height = min(room, max(1, len(self.rows)) * px(self.list.row))
        self._panel = pygame.Rect(0, 0, width, head + height + px(_INSET))
        self._panel.center = size[0] // 2, size[1] // 2
        left, top = self._panel.left + px(_INSET), self._panel.top + head
        self.list.place(pygame.Rect(left, top, inner, height), unit)
        side = px(_CLOSE)
        corner = self._panel.right - px(_INSET) - side, self._panel.top + px(_INSET)
        self.close.tip = self._services.words("ui.back")
        self.close.place(pygame.Rect(*corner, side, side), unit)

    def _label(self, unit: Unit) -> float:
        return _LABEL * min(1.5, unit.growth)

    def _fit(self, wide: float, high: float) -> None:
        """Find the largest tiles of which each element fills one line, or that fit; all in u."""
        for wrapped in (False, True):
            for side in range(_LARGEST, _LEAST - 1, -_STEP):
                self._side = float(side)
                self.rows = tuple(self._lines(wide))
                fits = len(self.rows) * (side + _BELOW) <= high
                if fits and (wrapped or all(row.first for row in self.rows)):
                    return

    def _lines(self, wide: float) -> list[Row]:
        """The rows for tiles of the present side, those of one element about equally long."""
        found: list[Row] = []
        for element, tiles in self._tiles.items():
            count = 1
            while tiles:
                lines = list(_shared(tiles, count))
                if all(_length(line, self._side) <= wide - 12 for line in lines):
                    found += [Row(element, line, not place) for place, line in enumerate(lines)]
                    break
                count += 1
        return found

    def handle(self, event: Input) -> None:
        """Scroll, or go back to the table."""
        self.dirty = True
        if isinstance(event, Pressed) and self._shown_ms < STORM_MS:
            return
        if event in (Asked(Action.BACK), Asked(Action.REMAINING)) or self._is_outside(event):
            self._leave()
        elif isinstance(event, Asked) and event.action in (Action.UP, Action.DOWN):
            way = 1 if event.action is Action.DOWN else -1
            self.list.scroll_to(self.list.offset + way * self.list.row_rect(0).height)
        else:
            self.group.handle(event)

    def _is_outside(self, event: Input) -> bool:
        """Whether a press means what lies below, or is the one that takes things back."""
        if not isinstance(event, Pressed):
            return False
        return event.button is Press.RIGHT or not self._panel.collidepoint(event.at)

    def update(self, ms: float) -> None:
        """Let a tip come up."""
        self._shown_ms += ms
        if self.group.update(ms):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The panel over a veil, its heading, and the tiles."""
        brush, words = self._services.brush(surface), self._services.words
        brush.veil(_VEIL)
        brush.panel(self._panel, Panel.NOTE, 16)
        left, right = self._panel.left + brush.px(_INSET), self.close.rect.left - brush.px(16)
        first = self._panel.top + brush.px(_INSET) + brush.unit.line_px(26) // 2
        at, room = (left, first), right - left
        title = words("play.remaining")
        head = brush.text(title, at, 26, theme.TITLE, face=Face.DISPLAY, max_width=room)
        count, face = words.counted("n.tile", self._count), Face.EXTRABOLD
        at = head.right + brush.px(18), first + brush.px(2)
        if brush.text_width(count, 17, face) <= right - at[0]:
            brush.text(count, at, 17, theme.LANTERN, face=face)
        second = first + brush.unit.line_px(26) // 2 + brush.unit.line_px(15) // 2
        why = words("play.remaining.why" if self._count else "play.pile.empty")
        brush.text(why, (left, second), 15, theme.TEXT_DIM, max_width=room)
        self.group.draw(brush)

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, _: bool) -> None:
        row, side = self.rows[index], brush.px(self._side)
        middle = rect.centery
        if row.first:
            self._draw_label(brush, row.element, rect)
            if index:
                brush.line(rect.topleft, (rect.right - brush.px(6), rect.top))
        left = rect.left + brush.px(self._label(brush.unit))
        for tile, at in zip(row.tiles, _places(row.tiles, self._side), strict=True):
            corner = left + brush.px(at), middle - side // 2
            draw_tile(brush, TileLook.front(tile), corner, side)

    def _draw_label(self, brush: Brush, element: Element, rect: pygame.Rect) -> None:
        """The element's sign and name, and how many there are."""
        words, sign = self._services.words, brush.px(30)
        brush.svg_at(f"sign_{element.word}", (rect.left + sign / 2, rect.centery), sign)
        left = rect.left + sign + brush.px(9)
        room = brush.px(self._label(brush.unit)) - sign - brush.px(19)
        upper, lower = brush.unit.line_px(16), brush.unit.line_px(15)
        top = rect.centery - (upper + lower) // 2
        name = words(f"el.{element.word}")
        at = left, top + upper // 2
        brush.text(name[:1].upper() + name[1:], at, 16, face=Face.DISPLAY, max_width=room)
        at = left, top + upper + lower // 2
        count = words.number(len(self._tiles[element]))
        brush.text(count, at, 15, theme.LANTERN, face=Face.EXTRABOLD, max_width=room)

    def _leave(self) -> None:
        self._services.sounds.play(Cue.BACK)
        self.pop(None)


def _shared(tiles: Sequence[Tile], count: int) -> Iterator[tuple[Tile, ...]]:
    """The tiles in so many lines, the first ones longer by one where they cannot be equal."""
    least, more = divmod(len(tiles), count)
    start = 0
    for line in range(count):
        end = start + least + (line < more)
        yield tuple(tiles[start:end])
        start = end


def _places(tiles: Sequence[Tile], side: float) -> list[float]:
    """Where tiles of a line begin, in u: with a wider gap where the value changes."""
    places, at = [], 0.0
    for before, tile in zip((None, *tiles), tiles, strict=False):
        if before is not None:
            at += side + (_GAP if before.value == tile.value else _BETWEEN)
        places.append(at)
    return places


def _length(tiles: Sequence[Tile], side: float) -> float:
    return _places(tiles, side)[-1] + side
