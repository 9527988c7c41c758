"""What scenes draw with: panels, text that always fits, pictures, icons, light and shadow.

A brush binds a surface, the art box and the unit for one frame. Places and sizes are pixels
(`unit.px` makes them); type sizes are u. Tiles are drawn by `tile_art`, the table by `table_art`.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Literal, TypeAlias

import pygame

from game.engine import Element
from game.store import Palette
from game.ui.drawing import theme
from game.ui.drawing.art import Art, put
from game.ui.drawing.beams import BEAD_STEP, PALE, Spans, bead_drawing, beam_drawing, spans_over
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import fit, wrap
from game.ui.drawing.light import glow_picture, mote_picture, shadow_picture
from game.ui.drawing.panels import Knob, Panel, Touch, button_drawing, panel_drawing
from game.ui.drawing.svg import Drawing, circle
from game.ui.drawing.theme import LINE_HEIGHT, Face, Size, Unit
from game.ui.input import Point

Align: TypeAlias = Literal["left", "centre", "right"]
Rect: TypeAlias = pygame.Rect | pygame.FRect

_HALF: dict[Align, float] = {"left": 0.0, "centre": 0.5, "right": 1.0}


class Brush:
    """Draws on `surface` for as long as it lives, which is one frame."""

    def __init__(self, surface: pygame.Surface, art: Art, unit: Unit) -> None:
        self.surface = surface
        self.art = art
        self.unit = unit

    @property
    def grain(self) -> float:
        """The width of a fine line in pixels: 1 in a window 1920 wide."""
        return max(0.67, self.unit.scale / 1.5)

    def px(self, u: float) -> int:
        """`u` in whole pixels."""
        return self.unit.px(u)

    def blit(self, picture: pygame.Surface, at: Point, alpha: int = 255) -> None:
        """Put a picture of the art box with its corner at `at`."""
        put(self.surface, picture, (round(at[0]), round(at[1])), alpha)

    @contextmanager
    def clipped(self, rect: Rect) -> Iterator[None]:
        """Draw meanwhile only inside `rect`."""
        before = self.surface.get_clip()
        self.surface.set_clip(before.clip(_whole(rect)))
        yield
        self.surface.set_clip(before)

    # Panels and buttons

    def panel(
        self,
        rect: Rect,
        kind: Panel = Panel.LACQUER,
        radius: float = 11,
        halo: float | None = None,
        *,
        alpha: int = 255,
    ) -> None:
        """A panel that fills `rect`; `radius` and `halo` (light or shade outside) are in u."""
        box, unit, grain = _whole(rect), self.unit, self.grain
        corner = unit.scale * radius
        wide = unit.px((10.7 if kind is Panel.LANTERN else 5.3) if halo is None else halo)
        picture = self.art.shape(
            ("panel", kind, box.size, corner, wide, grain),
            lambda: panel_drawing(kind, box.width, box.height, corner, wide, grain),
            kin=("panel", kind, radius, round(4 * math.log2(box.width / box.height))),
            size=(box.width + 2 * wide, box.height + 2 * wide),
        )
        self.blit(picture, (box.x - wide, box.y - wide), alpha)

    def button(self, rect: Rect, kind: Knob = Knob.DARK, touch: Touch = Touch.REST) -> None:
        """The body of a button that fills `rect`, with round ends."""
        box, grain = _whole(rect), self.grain
        pad = math.ceil(4 * grain)
        picture = self.art.shape(
            ("button", kind, touch, box.size, grain),
            lambda: button_drawing(kind, touch, box.width, box.height, pad, grain),
        )
        self.blit(picture, (box.x - pad, box.y - pad))

    # Text

    def text(
        self,
        string: str,
        at: Point,
        size: float = Size.BODY,
        colour: str = theme.TEXT,
        *,
        face: Face = Face.SEMIBOLD,
        align: Align = "left",
        shadow: str | None = None,
        max_width: float | None = None,
        alpha: int = 255,
    ) -> pygame.Rect:
        """One line of text, its middle at the height of `at`; returns where it is.

        `align` says which end stands at `at`. With `max_width` (pixels) the text becomes
        smaller, then is shortened with an ellipsis, until it fits.
        """
        px = self.unit.type_px(size)
        if max_width is not None:
            string, px = fit(self.art, string, face, px, int(max_width), self.unit.least_px)
        picture = self.art.text(string, face, px, colour)
        place = picture.get_rect()
        place.topleft = (
            round(at[0] - place.width * _HALF[align]),
            round(at[1] - place.height / 2),
        )
        if shadow:
            under = self.art.text(string, face, px, shadow)
            self.blit(under, (place.x, place.y + max(1, round(px / 18))), 170 * alpha // 255)
        self.blit(picture, place.topleft, alpha)
        return place

    def fits(self, string: str, size: float, room: float, face: Face = Face.SEMIBOLD) -> bool:
        """Whether a line of text can be drawn in `room` pixels without being shortened."""
        px = min(self.unit.type_px(size), self.unit.least_px)
        return self.art.width(string, face, px) <= room

    def text_width(self, string: str, size: float, face: Face = Face.SEMIBOLD) -> int:
        """How many pixels wide a line of text of `size` u is."""
        return self.art.width(string, face, self.unit.type_px(size))

    def paragraph(
        self,
        string: str,
        at: Point,
        width: float,
        size: float = Size.BODY,
        colour: str = theme.TEXT,
        *,
        face: Face = Face.REGULAR,
        align: Align = "left",
    ) -> int:
        """Text in lines of at most `width` pixels from the corner `at`; returns its height."""
        picture = self._written(string, int(width), size, colour, face, align)
        self.blit(picture, at)
        return picture.height

    def paragraph_height(
        self, string: str, width: float, size: float = Size.BODY, face: Face = Face.REGULAR
    ) -> int:
        """How many pixels high `paragraph` would be."""
        px = self.unit.type_px(size)
        return len(wrap(self.art, string, face, px, int(width))) * round(px * LINE_HEIGHT)

    def _written(
        self, string: str, width: int, size: float, colour: str, face: Face, align: Align
    ) -> pygame.Surface:
        art, px = self.art, self.unit.type_px(size)
        step = round(px * LINE_HEIGHT)

        def draw() -> pygame.Surface:
            lines = wrap(art, string, face, px, width)
            sheet = art.blank((max(1, width), max(1, step * len(lines))))
            for row, line in enumerate(lines):
                written = art.text(line, face, px, colour)
                x = round((width - written.width) * _HALF[align])
                sheet.blit(written, (x, row * step + (step - written.height) // 2))
            return sheet

        return art.drawn(("paragraph", string, width, px, colour, face, align), draw)

    # Pictures

    def svg(
        self, name: str, rect: Rect, *, turn: int = 0, tint: str | None = None, alpha: int = 255
    ) -> None:
        """The art file `name` in the middle of `rect`, as large as it allows."""
        box = _whole(rect)
        picture = self.art.picture(name, box.size, turn=turn, tint=tint)
        self.blit(picture, picture.get_rect(center=box.center).topleft, alpha)

    def svg_at(
        self,
        name: str,
        centre: Point,
        size: float,
        *,
        turn: int = 0,
        tint: str | None = None,
        alpha: int = 255,
    ) -> None:
        """The art file `name`, `size` pixels wide and high, around `centre`."""
        side = max(1, round(size))
        picture = self.art.picture(name, (side, side), turn=turn, tint=tint)
        at = centre[0] - picture.width / 2, centre[1] - picture.height / 2
        self.blit(picture, at, alpha)

    def icon(
        self, name: str, centre: Point, size: float, colour: str = theme.TEXT, alpha: int = 255
    ) -> None:
        """The line icon `name` (without its prefix), `size` pixels wide, around `centre`."""
        self.svg_at(f"icon_{name}", centre, size, tint=colour, alpha=alpha)

    def disc(self, colour: theme.Disc, centre: Point, size: float, alpha: int = 255) -> None:
        """A sound disc; `size` is the side of its box in pixels."""
        self.svg_at(f"disc_{colour}", centre, size, alpha=alpha)

    # Light and shade

    def veil(self, strength: float) -> None:
        """Darken everything drawn so far; 0 leaves it, 1 makes it night."""
        night = theme.rgb(theme.mix("#FFFFFF", "#090A18", max(0.0, min(strength, 1.0))))
        self.surface.fill(night, special_flags=pygame.BLEND_RGB_MULT)

    def shadow(self, rect: Rect, alpha: int = 255) -> None:
        """The soft shadow under a tile that fills `rect`."""
        box = _whole(rect)
        picture, reach = shadow_picture(self.art, box.size)
        self.blit(picture, (box.x - reach, box.y - reach), alpha)

    def glow(self, rect: Rect, light: Element | str, alpha: int = 255) -> None:
        """The soft light on and round a tile that fills `rect`, of its element or of a colour."""
        box = _whole(rect)
        picture, reach = glow_picture(self.art, box.size, light)
        self.blit(picture, (box.x - reach, box.y - reach), alpha)

    def halo(self, rect: Rect, light: str, alpha: int = 255) -> None:
        """The same light round a panel that fills `rect`, which itself is left as it is."""
        box = _whole(rect)
        picture, reach = glow_picture(self.art, box.size, light)
        whole = picture.get_rect(center=box.center)
        sides = (
            (whole.x, whole.y, whole.width, reach),
            (whole.x, box.bottom, whole.width, reach),
            (whole.x, box.y, reach, box.height),
            (box.right, box.y, reach, box.height),
        )
        for side in sides:
            with self.clipped(pygame.Rect(side)):
                self.blit(picture, whole.topleft, alpha)

    def mote(self, centre: Point, size: float, colour: str, alpha: int = 255) -> None:
        """A speck of light `size` pixels across."""
        picture = mote_picture(self.art, max(2, round(size)), colour)
        self.blit(picture, (centre[0] - picture.width / 2, centre[1] - picture.height / 2), alpha)

    # Lines

    def beam(
        self,
        start: Point,
        end: Point,
        element: Element,
        *,
        hit: bool,
        scale: float = 1.0,
        phase: float = 0.0,
        reached: float = 1.0,
        over: Iterable[pygame.Rect] = (),
        alpha: int = 255,
    ) -> None:
        """A beam from an arrow to the tile it sees, or the dots of one that sees none.

        `scale` 1 suits cells of about 80 u; `phase` 0 to 1 lets the beads travel one step; only
        the share `reached` of it is drawn, and thinner and paler where it lies `over` tiles.
        """
        size = scale * self.grain
        colour = self.beam_colour(element)
        reach = round(end[0] - start[0]), round(end[1] - start[1])
        pad = math.ceil(20 * size)
        pale = spans_over(start, end, over)
        picture = self.art.shape(
            ("beam", reach, colour, hit, size, pale),
            lambda: beam_drawing(reach, colour, hit, size, pad, pale),
        )
        corner = min(start[0], end[0]) - pad, min(start[1], end[1]) - pad
        if reached < 1:
            gone = reach[0] * reached, reach[1] * reached
            with self.clipped(_swept(start, gone, pad)):
                self.blit(picture, corner, alpha)
            return
        self.blit(picture, corner, alpha)
        if hit:
            self._beads(start, end, size, phase, alpha, pale)

    def beam_colour(self, element: Element) -> str:
        """The colour of an element's arrows and beams."""
        if self.art.palette is Palette.USUAL:
            return theme.ELEMENTS[element].arrow
        return theme.CONTRAST_ARROWS[element]

    def _beads(
        self, start: Point, end: Point, size: float, phase: float, alpha: int, pale: Spans
    ) -> None:
        bead = self.art.shape(("bead", size), lambda: bead_drawing(size))
        steps = int(math.dist(start, end) / (BEAD_STEP * size))
        for step in range(1 if phase == 0 else 0, steps):
            share = (step + phase % 1) / steps
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            dim = any(begin <= share <= stop for begin, stop in pale)
            strength = round(alpha * PALE) if dim else alpha
            self.blit(bead, (x - bead.width / 2, y - bead.height / 2), strength)

    def line(self, start: Point, end: Point, colour: str = theme.LINE, width: float = 0.8) -> None:
        """A level or upright line; `width` is in u, at least one pixel."""
        thick = max(1, self.unit.px(width))
        self._note(pygame.draw.line(self.surface, colour, _pixel(start), _pixel(end), thick))

    def loop(self, points: Sequence[Point], colour: str) -> None:
        """A fine closed line through `points`."""
        self._note(pygame.draw.aalines(self.surface, colour, True, points))

    def box(self, rect: pygame.Rect, colour: str, radius: int = 0, width: int = 0) -> None:
        """A box filled with one colour, or its frame; `radius` and `width` are in pixels."""
        self._note(pygame.draw.rect(self.surface, colour, rect, width, radius))

    def dot(self, centre: Point, radius: float, colour: str) -> None:
        """A filled circle; `radius` is in pixels."""
        side = math.ceil(2 * radius + 2)

        def draw() -> Drawing:
            drawing = Drawing(side, side)
            drawing.fill(circle((side / 2, side / 2), radius), colour)
            return drawing

        picture = self.art.shape(("dot", side, radius, colour), draw)
        self.blit(picture, (centre[0] - side / 2, centre[1] - side / 2))

    def ring(
        self, centre: Point, radius: float, colour: str = theme.LANTERN, width: float = 3.3
    ) -> None:
        """A circle line round `centre`; `radius` is in pixels, `width` in u."""
        thick = width * self.unit.scale
        side = math.ceil(2 * radius + 2 * thick + 2)

        def draw() -> Drawing:
            drawing = Drawing(side, side)
            drawing.stroke(circle((side / 2, side / 2), radius), colour, thick)
            return drawing

        picture = self.art.shape(("ring", side, radius, colour, thick), draw)
        self.blit(picture, (centre[0] - side / 2, centre[1] - side / 2))

    def _note(self, place: pygame.Rect) -> None:
        if isinstance(self.surface, Canvas):
            self.surface.note(place)


def _whole(rect: Rect) -> pygame.Rect:
    return pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))


def _pixel(point: Point) -> tuple[int, int]:
    return round(point[0]), round(point[1])


def _swept(start: Point, reach: Point, pad: int) -> pygame.Rect:
    """The place that a beam of width `pad` has crossed: all behind its tip, little before it."""
    (x, y), (dx, dy) = start, reach
    left, right = min(x, x + dx), max(x, x + dx)
    top, bottom = min(y, y + dy), max(y, y + dy)
    before = pad / 8
    left -= pad if dx >= 0 else before
    right += pad if dx <= 0 else before
    top -= pad if dy >= 0 else before
    bottom += pad if dy <= 0 else before
    return pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
