"""The art box: pictures, type and drawn shapes as surfaces, kept as long as there is room.

SVG files are drawn by pygame's own reader at exactly the size asked for; turning and tinting
happen in the file's text, never on pixels. Surfaces that come from here are shared: blit them,
do not draw on them. Where things go is the business of `brush`.
"""

from __future__ import annotations

import io
import re
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game.store import Palette
from game.ui.svg import Drawing, num
from game.ui.theme import TEXT, Face

SMALL = 110
"""Parts below this many pixels are drawn twice as large and scaled down, for calmer edges."""
BUDGET = 192 * 1024 * 1024
"""Bytes of pixels kept; what was not used longest goes first, so old sizes leave by themselves."""
FONTS = 64
"""So many fonts, by cut and size, are kept open."""
SHEETS = (2 / 3, 1.0, 1.5, 2.0)
"""The scales at which whole backgrounds are drawn."""
_BOX = re.compile(r'viewBox="([^"]*)"')


class Art:
    """Draws and remembers. One for the whole program, passed to whoever draws."""

    def __init__(self, folder: Path, budget: int = BUDGET) -> None:
        """`folder` holds `svg`, `svg_contrast` and `fonts`; `budget` is in bytes of pixels."""
        self._folder = folder
        self._palette = Palette.USUAL
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._files: dict[str, str] = {}
        self._fonts: OrderedDict[tuple[Face, int], pygame.Font] = OrderedDict()
        # The screen's usual pixel formats, with and without alpha; these need no window.
        self._format = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
        self._opaque = pygame.Surface((1, 1), 0, 32)
        pygame.font.init()

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._bytes

    @property
    def palette(self) -> Palette:
        """The colours in which pictures are drawn."""
        return self._palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        if palette is not self._palette:
            self._palette = palette
            self._files.clear()
            self._kept.clear()
            self._bytes = 0

    def drawn(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """What was drawn under `key`, drawing it now if it is not there."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        surface = draw()
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _weight(old)
        return surface

    def picture(
        self,
        name: str,
        size: tuple[int, int],
        *,
        turn: int = 0,
        tint: str | None = None,
        sharpness: int | None = None,
    ) -> pygame.Surface:
        """The art file `name` as large as fits into `size` pixels, its proportions kept.

        `turn` is in degrees clockwise; `tint` takes the place of the icons' line colour;
        `sharpness` is how many times larger it is drawn first (by itself 2 for small parts).
        Raises FileNotFoundError for an unknown name.
        """
        width, height = max(1, size[0]), max(1, size[1])
        times = sharpness or (2 if min(width, height) < SMALL else 1)

        def draw() -> pygame.Surface:
            text = self._file(name)
            if tint:
                text = text.replace(TEXT, tint)
            if turn:
                text = _turned(text, turn)
            return self._render(text, (width, height), times)

        return self.drawn((name, width, height, turn, tint, times), draw)

    def excerpt(
        self, name: str, part: tuple[float, float, float, float], size: tuple[int, int]
    ) -> pygame.Surface:
        """The rectangle `part` (x, y, width, height in the file's own units), filling `size`.

        The whole file is drawn only at the few scales of `SHEETS`, since backgrounds are slow:
        so a window that is being resized needs no new drawing.
        """
        scale = next((s for s in SHEETS if s * 1.05 >= size[0] / part[2]), SHEETS[-1])

        def draw() -> pygame.Surface:
            sheet = self._sheet(name, scale)
            crop = pygame.Rect(*(round(place * scale) for place in part)).clip(sheet.get_rect())
            cut = sheet.subsurface(crop)
            return cut.copy() if crop.size == size else pygame.transform.smoothscale(cut, size)

        return self.drawn((name, part, size), draw)

    def _sheet(self, name: str, scale: float) -> pygame.Surface:
        def draw() -> pygame.Surface:
            text = self._file(name)
            _, _, width, height = _box(text)
            size = round(width * scale), round(height * scale)
            return self._render(text, size, 1).convert(self._opaque)

        return self.drawn((name, scale), draw)

    def shape(self, key: Hashable, draw: Callable[[], Drawing]) -> pygame.Surface:
        """A shape drawn at run time, kept under `key`; small ones are drawn with calmer edges."""

        def render() -> pygame.Surface:
            drawing = draw()
            size = max(1, round(drawing.width)), max(1, round(drawing.height))
            return self._render(drawing.text, size, 2 if min(size) < SMALL else 1)

        return self.drawn(key, render)

    def font(self, face: Face, px: int) -> pygame.Font:
        """The font at `px` pixels."""
        key = (face, px)
        if key not in self._fonts:
            self._fonts[key] = pygame.Font(self._folder / "fonts" / f"{face}.ttf", px)
            if len(self._fonts) > FONTS:
                self._fonts.popitem(last=False)
        self._fonts.move_to_end(key)
        return self._fonts[key]

    def text(self, string: str, face: Face, px: int, colour: str) -> pygame.Surface:
        """One line of text. Characters that cannot be drawn are left out."""

        def draw() -> pygame.Surface:
            font = self.font(face, px)
            return font.render(printable(string), True, colour).convert(self._format)

        return self.drawn((string, face, px, colour), draw)

    def width(self, string: str, face: Face, px: int) -> int:
        """How many pixels wide a line of text is."""
        return self.font(face, px).size(printable(string))[0]

    def blank(self, size: tuple[int, int]) -> pygame.Surface:
        """A new clear surface to compose on."""
        return pygame.Surface(size, pygame.SRCALPHA, 32)

    def _file(self, name: str) -> str:
        if name not in self._files:
            path = self._folder / "svg" / f"{name}.svg"
            other = self._folder / f"svg_{self._palette}" / path.name
            if self._palette is not Palette.USUAL and other.is_file():
                path = other
            self._files[name] = path.read_text(encoding="utf-8")
        return self._files[name]

    def _render(self, text: str, size: tuple[int, int], times: int) -> pygame.Surface:
        source = io.BytesIO(text.encode())
        large = pygame.image.load_sized_svg(source, (size[0] * times, size[1] * times))
        surface = large.convert(self._format)
        if times == 1:
            return surface
        fitted = max(1, large.width // times), max(1, large.height // times)
        return pygame.transform.smoothscale(surface, fitted)


def put(
    surface: pygame.Surface, picture: pygame.Surface, at: tuple[int, int], alpha: int = 255
) -> None:
    """Blit a shared picture, more or less transparent."""
    if alpha >= 255:
        surface.blit(picture, at)
    elif alpha > 0:
        picture.set_alpha(alpha)
        surface.blit(picture, at)
        picture.set_alpha(255)


def printable(string: str) -> str:
    """`string` without characters that no font can draw: controls, halves of pairs."""
    return "".join(
        " " if char in "\t\n\r" else char
        for char in string
        if char in "\t\n\r" or unicodedata.category(char) not in ("Cc", "Cf", "Cs")
    )


def _box(text: str) -> tuple[float, float, float, float]:
    """The x, y, width and height of a file's sheet."""
    found = _BOX.search(text)
    if found is None:
        raise ValueError("an art file must open with a viewBox")
    x, y, width, height = map(float, found[1].split())
    return x, y, width, height


def _turned(text: str, degrees: int) -> str:
    """The file's text with everything after its gradients turned about the middle."""
    x, y, width, height = _box(text)
    end = text.find("</defs>")
    start = end + len("</defs>") if end >= 0 else text.index(">") + 1
    group = f'<g transform="rotate({degrees} {num(x + width / 2)} {num(y + height / 2)})">'
    return text[:start] + group + text[start:].replace("</svg>", "</g></svg>")


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
