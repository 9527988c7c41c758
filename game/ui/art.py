"""The art box: pictures, type and drawn shapes as surfaces, kept as long as there is room.

SVG files are drawn by pygame's own reader at exactly the size asked for; turning and tinting
happen in the file's text, never on pixels. Surfaces that come from here are shared: blit them,
do not draw on them. Where things go is the business of `brush`.
"""

from __future__ import annotations

import io
import re
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.store import Palette
from game.ui.aside import Aside
from game.ui.fonts import Fonts
from game.ui.svg import Drawing, num
from game.ui.theme import TEXT, Face

SMALL = 110
"""Parts below this many pixels are drawn twice as large and scaled down, for calmer edges."""
BUDGET = 192 * 1024 * 1024
"""Bytes of pixels kept; what was not used longest goes first, so old sizes leave by themselves."""
COARSE = 64
"""Stand-ins of more pixels than this are scaled without smoothing, which is many times faster."""
ROUGHLY, ROUGH_FROM = 4, 150
"""A first picture in a hurry is so many times smaller than it shall be, if it is so large."""
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
        self._kin: dict[Hashable, Hashable] = {}
        self._until: float | None = None
        self._aside = Aside()
        self.unfinished = False
        """Whether a background stood in for one that is being drawn in the thread."""
        self.blurred = False
        """Whether a stand-in was handed out, so that what was drawn with it must be drawn again."""
        self._files: dict[str, str] = {}
        self._fonts = Fonts(folder / "fonts")
        # The screen's usual pixel formats, with and without alpha; these need no window.
        self._format = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
        self._opaque = pygame.Surface((1, 1), 0, 32)

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._bytes

    @property
    def busy(self) -> bool:
        """Whether a background is still being drawn."""
        return self._aside.busy

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

    def hurry(self, seconds: float) -> None:
        """From now on and for so long new pictures are drawn; then other sizes stand in for them.

        Without a call of this nothing is ever put off.
        """
        self._until = time.perf_counter() + seconds
        self.blurred = self.unfinished = False

    @contextmanager
    def roughly(self, rough: bool) -> Iterator[None]:
        """While this lasts other sizes stand in wherever there are any, for a fleeting picture."""
        before = self._until
        if rough:
            self._until = 0.0
        yield
        self._until = before

    def drawn(
        self,
        key: Hashable,
        draw: Callable[[], pygame.Surface],
        *,
        kin: Hashable = None,
        size: tuple[int, int] = (1, 1),
        rough: Callable[[], pygame.Surface] | None = None,
        fleeting: bool = False,
    ) -> pygame.Surface:
        """What was drawn under `key`, drawing it now if it is not there.

        `kin` names the same picture at any size; in a hurry one of these is scaled to `size`, or,
        if there is none yet, what `rough` draws. A `fleeting` picture, which has another size in
        the next frame, is always scaled from one that is there.
        """
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
            return surface
        if fleeting and kin in self._kin and self._kin[kin] in self._kept:
            return pygame.transform.smoothscale(self._kept[self._kin[kin]], size)
        if kin is not None and self.late:
            stand_in = self._kept.get(self._kin.get(kin)) or self._rough(key, kin, rough)
            if stand_in is not None:
                self.blurred = True
                coarse = max(size) > COARSE
                resize = pygame.transform.scale if coarse else pygame.transform.smoothscale
                return resize(stand_in, size)
        before, self.blurred = self.blurred, False
        surface = draw()
        if not self.blurred:
            self._keep(key, surface)
            if kin is not None:
                self._kin[kin] = key
        self.blurred |= before
        return surface

    def _rough(
        self, key: Hashable, kin: Hashable, rough: Callable[[], pygame.Surface] | None
    ) -> pygame.Surface | None:
        """A first, small picture of something that was never drawn."""
        if rough is None:
            return None
        self._kin[kin] = (key, "rough")
        surface = rough()
        self._keep(self._kin[kin], surface)
        return surface

    @property
    def late(self) -> bool:
        """Whether the time of `hurry` is up."""
        return self._until is not None and time.perf_counter() > self._until

    def _keep(self, key: Hashable, surface: pygame.Surface) -> None:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        while self._bytes > self._budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _weight(old)

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

        def small() -> pygame.Surface:
            text = self._file(name)
            return self._render(text, (width // ROUGHLY, height // ROUGHLY), 1)

        key, kin = (name, width, height, turn, tint, times), (name, turn, tint)
        plain = not tint and not turn and min(width, height) >= ROUGH_FROM
        fitted = self._fitted(name, width, height)
        return self.drawn(key, draw, kin=kin, size=fitted, rough=small if plain else None)

    def _fitted(self, name: str, width: int, height: int) -> tuple[int, int]:
        """The size of the art file as large as fits into these pixels."""
        _, _, wide, high = _box(self._file(name))
        scale = min(width / wide, height / high)
        return max(1, round(wide * scale)), max(1, round(high * scale))

    def excerpt(
        self, name: str, part: tuple[float, float, float, float], size: tuple[int, int]
    ) -> pygame.Surface:
        """The rectangle `part` (x, y, width, height in the file's own units), filling `size`.

        The whole file is drawn only at the few scales of `SHEETS`, since backgrounds are slow:
        so a window that is being resized needs no new drawing. In a hurry it is drawn in a
        thread, and another one stands in.
        """
        key = (name, part, size)
        if key not in self._kept:
            scale = next((s for s in SHEETS if s * 1.05 >= size[0] / part[2]), SHEETS[-1])
            sheet = self._sheet(name, scale)
            if sheet is None:
                self.unfinished = True
                coarse = self._coarse(name)
                fast = pygame.transform.scale
                return self.drawn(
                    (*key, "coarse"), lambda: self._cut(name, coarse, part, size, fast)
                )
            self._keep(key, self._cut(name, sheet, part, size))
        return self.drawn(key, lambda: self._kept[key])

    def _sheet(self, name: str, scale: float) -> pygame.Surface | None:
        """A whole background, or None while it is being drawn."""
        key = name, scale
        if key in self._kept:
            return self._kept[key]
        text = self._file(name)
        _, _, width, height = _box(text)
        size = round(width * scale), round(height * scale)

        def draw() -> pygame.Surface:
            return self._render(text, size, 1)

        sheet = draw() if self._until is None else self._aside.ask((key, self._palette), draw)
        if sheet is not None:
            self._keep(key, sheet)
            self._kin[name, "sheet"] = key
        return sheet

    def _coarse(self, name: str) -> pygame.Surface:
        """A background at any scale, for the meantime."""
        other = self._kept.get(self._kin.get((name, "sheet")))
        if other is not None:
            return other
        _, _, width, height = _box(self._file(name))
        size = round(width / ROUGHLY), round(height / ROUGHLY)
        return self.drawn((name, "coarse"), lambda: self._render(self._file(name), size, 1))

    def _cut(
        self,
        name: str,
        sheet: pygame.Surface,
        part: tuple[float, float, float, float],
        size: tuple[int, int],
        resize: Callable[[pygame.Surface, tuple[int, int]], pygame.Surface] = (
            pygame.transform.smoothscale
        ),
    ) -> pygame.Surface:
        scale = sheet.width / _box(self._file(name))[2]
        crop = pygame.Rect(*(round(place * scale) for place in part)).clip(sheet.get_rect())
        cut = sheet.subsurface(crop)
        return cut.copy() if crop.size == size else resize(cut, size)

    def shape(
        self,
        key: Hashable,
        draw: Callable[[], Drawing],
        *,
        kin: Hashable = None,
        size: tuple[int, int] = (1, 1),
    ) -> pygame.Surface:
        """A shape drawn at run time, kept under `key`; small ones are drawn with calmer edges.

        `kin` and `size` are those of `drawn`.
        """

        def render() -> pygame.Surface:
            drawing = draw()
            size = max(1, round(drawing.width)), max(1, round(drawing.height))
            return self._render(drawing.text, size, 2 if min(size) < SMALL else 1)

        return self.drawn(key, render, kin=kin, size=size)

    def text(self, string: str, face: Face, px: int, colour: str) -> pygame.Surface:
        """One line of text. Characters that cannot be drawn are left out."""

        def draw() -> pygame.Surface:
            written = self._fonts.render(printable(string), face, px, colour)
            return written.convert(self._format)

        return self.drawn((string, face, px, colour), draw)

    def width(self, string: str, face: Face, px: int) -> int:
        """How many pixels wide a line of text is."""
        return self._fonts.width(printable(string), face, px)

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
