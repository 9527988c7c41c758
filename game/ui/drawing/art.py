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
from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path

import pygame

from game.store import Palette
from game.ui.drawing.aside import Aside, Work
from game.ui.drawing.fonts import Fonts
from game.ui.drawing.shelf import Shelf
from game.ui.drawing.svg import Drawing, num
from game.ui.drawing.theme import TEXT, Face

SMALL = 110
"""Parts below this many pixels are drawn twice as large and scaled down, for calmer edges."""
BUDGET = 192 * 1024 * 1024
"""Bytes of pixels kept; what was not used longest goes first, so old sizes leave by themselves."""
COARSE = 64
"""Stand-ins of more pixels than this are scaled without smoothing, which is many times faster."""
ROUGHLY, ROUGH_FROM = 4, 72
"""A first picture in a hurry is so many times smaller than it shall be, if it is so large."""
SHEETS = (2 / 3, 1.0, 1.5, 2.0)
"""The scales at which whole backgrounds are drawn."""
_BOX = re.compile(r'viewBox="([^"]*)"')


class Art:
    """Draws and remembers. One for the whole program, passed to whoever draws."""

    def __init__(self, folder: Path, budget: int = BUDGET) -> None:
        """`folder` holds `svg`, `svg_contrast` and `fonts`; `budget` is in bytes of pixels."""
        self.folder = folder
        self._palette = Palette.USUAL
        self._shelf = Shelf(budget)
        self._aside = Aside()
        self._until: float | None = None
        self.blurred = False
        """Whether something stood in for want of time: what was drawn with it is to be redone."""
        self.unfinished = False
        """Whether something stood in for what is drawn aside: to be redone once that is there."""
        self.unseen = False
        """Whether nobody sees yet what is drawn, so that all of it has time."""
        self.delivered = 0
        """So many pictures have been drawn aside."""
        self._files: dict[str, str] = {}
        self._fonts = Fonts(folder / "fonts")
        # The screen's usual pixel format with alpha; it needs no window.
        self._format = pygame.Surface((1, 1), pygame.SRCALPHA, 32)

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._shelf.held

    @property
    def palette(self) -> Palette:
        """The colours in which pictures are drawn."""
        return self._palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        if palette is not self._palette:
            self._palette = palette
            self._files.clear()
            self._shelf.clear()
            self._aside.forget()

    def hurry(self, seconds: float) -> None:
        """From now on slow pictures are drawn aside, and after so long no other ones either.

        Meanwhile other sizes stand in for them. Without a call of this nothing is ever put off.
        """
        self._until = time.perf_counter() + seconds
        self.blurred = self.unfinished = False
        self.collect()

    def collect(self) -> bool:
        """Keep what has been drawn aside; whether there was anything."""
        before = self.delivered
        for key, kin, surface in self._aside.finished():
            self._shelf.put(key, surface, kin)
            self.delivered += 1
        return self.delivered > before

    @property
    def late(self) -> bool:
        """Whether the time of `hurry` is up."""
        return self._until is not None and time.perf_counter() > self._until

    def drawn(
        self,
        key: Hashable,
        draw: Work,
        *,
        kin: Hashable = None,
        size: tuple[int, int] = (1, 1),
        aside: Callable[[], Work] | None = None,
        rough: Work | None = None,
        fleeting: bool = False,
    ) -> pygame.Surface:
        """What was drawn under `key`, drawing it now if it is not there.

        `kin` names the same picture at any size; in a hurry one of these, or what `rough` draws,
        is scaled to `size` while the work of `aside` goes on in the thread. A `fleeting` picture,
        which has another size in the next frame, is always scaled from one that is there.
        """
        surface = self._shelf.get(key)
        if surface is not None:
            return surface
        akin = None if kin is None else self._shelf.akin(kin)
        if akin is not None and fleeting:
            return pygame.transform.smoothscale(akin, size)
        if akin is None and rough is not None and self.late:
            akin = rough()
            self._shelf.put((key, "rough"), akin, kin)
        if akin is not None and self._put_off(key, kin, aside):
            large = max(size) > COARSE
            return (pygame.transform.scale if large else pygame.transform.smoothscale)(akin, size)
        before = self.blurred, self.unfinished
        self.blurred = self.unfinished = False
        surface = draw()
        if not self.blurred and not self.unfinished:
            self._shelf.put(key, surface, kin)
        self.blurred |= before[0]
        self.unfinished |= before[1]
        return surface

    def _put_off(self, key: Hashable, kin: Hashable, aside: Callable[[], Work] | None) -> bool:
        """Whether something has to stand in for a picture."""
        if self._until is None:
            return False
        if aside is not None:
            self._aside.ask(key, kin, aside)
            self.unfinished = True
            return True
        self.blurred |= self.late
        return self.late

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

        def prepare() -> Work:
            text = self._file(name)
            if tint:
                text = text.replace(TEXT, tint)
            if turn:
                text = _turned(text, turn)
            return partial(self._render, text, (width, height), times)

        def small() -> pygame.Surface:
            text = self._file(name)
            return self._render(text, (width // ROUGHLY, height // ROUGHLY), 1)

        key, kin = (name, width, height, turn, tint, times), (name, turn, tint)
        plain = not tint and not turn and min(width, height) >= ROUGH_FROM
        return self.drawn(
            key,
            lambda: prepare()(),
            kin=kin,
            size=self._fitted(name, width, height),
            aside=prepare,
            rough=small if plain else None,
        )

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
        kept = self._shelf.get(key)
        if kept is not None:
            return kept
        _, _, width, height = _box(self._file(name))
        scale = next((s for s in SHEETS if s * 1.05 >= size[0] / part[2]), SHEETS[-1])
        sheet = self._sheet(name, (round(width * scale), round(height * scale)))
        fine = sheet.width >= round(width * scale)
        times = sheet.width / width
        crop = pygame.Rect(*(round(place * times) for place in part)).clip(sheet.get_rect())
        resize = pygame.transform.smoothscale if fine else pygame.transform.scale
        cut = resize(sheet.subsurface(crop), size)
        if fine:
            self._shelf.put(key, cut)
        return cut

    def _sheet(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """A whole background so large or larger; in a hurry any that is there."""
        text, key, kin = self._file(name), (name, size), (name, "sheet")
        akin = self._shelf.akin(kin)
        if akin is not None and akin.width >= size[0]:
            return akin
        work = partial(self._render, text, size, 1)
        if self._until is None:
            return self.drawn(key, work, kin=kin)
        self._aside.ask(key, kin, lambda: work)
        self.unfinished = True
        small = partial(self._render, text, (size[0] // ROUGHLY, size[1] // ROUGHLY), 1)
        return akin or self.drawn((key, "rough"), small)

    def shape(
        self,
        key: Hashable,
        draw: Callable[[], Drawing],
        *,
        kin: Hashable = None,
        size: tuple[int, int] = (1, 1),
        long: bool = False,
    ) -> pygame.Surface:
        """A shape drawn at run time, kept under `key`; small ones are drawn with calmer edges.

        `kin` and `size` are those of `drawn`. A `long` drawing is itself left to the thread; it
        uses nothing that changes.
        """

        def render(drawing: Drawing) -> pygame.Surface:
            size = max(1, round(drawing.width)), max(1, round(drawing.height))
            return self._render(drawing.text, size, 2 if min(size) < SMALL else 1)

        def prepare() -> Work:
            return (lambda: render(draw())) if long else partial(render, draw())

        return self.drawn(key, lambda: prepare()(), kin=kin, size=size, aside=prepare)

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
            path = self.folder / "svg" / f"{name}.svg"
            other = self.folder / f"svg_{self._palette}" / path.name
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
