"""The fonts: the game's own cuts, and others for what a player may type in any script.

The game's fonts know Latin letters. For others pygame's own font stands in, then the system's;
a character that none of them knows is written as a question mark, so that nothing vanishes.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pygame

from game.ui.drawing.theme import Face

OPEN = 64
"""So many fonts, by cut and size, are kept open."""
MEASURED = 8192
"""So many widths of lines are remembered."""
UNKNOWN = "?"
PYGAMES = ""
_STAND_IN, _PYGAMES = 0.86, 1.2
"""Other fonts are larger at the same size, pygame's own is smaller; so much suits the game's."""
_NOWHERE = "\uffff"
"""What no font has: a character that looks like it is not there."""
_WIDE_READ = (
    "segoeui",
    "arialunicodems",
    "notosans",
    "dejavusans",
    "yugothic",
    "msgothic",
    "microsoftyahei",
    "malgungothic",
    "nirmalaui",
    "leelawadeeui",
    "applesdgothicneo",
    "hiraginosansgb",
    "geezapro",
    "notosanscjkjp",
    "notosanscjksc",
    "droidsansfallback",
)
"""Fonts of the systems that know many scripts, in the order in which they are asked."""

Source: TypeAlias = Face | str
"""One of the game's cuts, or the path of another font, or `PYGAMES`."""


class Fonts:
    """Fonts by cut and size, opened when they are needed."""

    def __init__(self, folder: Path) -> None:
        """`folder` holds the game's own."""
        self._folder = folder
        self._open: OrderedDict[tuple[Source, int], pygame.Font] = OrderedDict()
        self._known: dict[tuple[str, Face], Source | None] = {}
        self._system: tuple[str, ...] | None = None
        self._widths: dict[tuple[str, Face, int], int] = {}
        pygame.font.init()

    def width(self, string: str, face: Face, px: int) -> int:
        """How many pixels wide a line of text is."""
        key = string, face, px
        if key not in self._widths:
            if len(self._widths) >= MEASURED:
                self._widths.clear()
            self._widths[key] = self._measured(string, face, px)
        return self._widths[key]

    def _measured(self, string: str, face: Face, px: int) -> int:
        if string.isascii():
            return self._font(face, px).size(string)[0]
        return sum(self._font(*run).size(part)[0] for run, part in self._runs(string, face, px))

    def render(self, string: str, face: Face, px: int, colour: str) -> pygame.Surface:
        """One line of text, as high as the game's own font is, or higher."""
        own = self._font(face, px)
        runs = list(self._runs(string, face, px))
        if all(source is face for (source, _), _ in runs):
            return own.render("".join(part for _, part in runs), True, colour)
        fonts = [(self._font(*run), part) for run, part in runs]
        above = max(own.get_ascent(), *(font.get_ascent() for font, _ in fonts))
        parts = [(font.render(part, True, colour), font.get_ascent()) for font, part in fonts]
        below = max(own.get_height() - own.get_ascent(), *(p.height - up for p, up in parts))
        size = sum(part.width for part, _ in parts), above + below
        line, left = pygame.Surface(size, pygame.SRCALPHA, 32), 0
        for part, ascent in parts:
            line.blit(part, (left, above - ascent))
            left += part.width
        return line

    def _runs(self, string: str, face: Face, px: int) -> Iterator[tuple[tuple[Source, int], str]]:
        """The string in parts that one font can write, each with that font and its size."""
        last: Source = face
        part = ""
        for char, source in self._sources(string, face):
            if source is not None and source != last:
                if part:
                    yield (last, _fitting(last, px)), part
                last, part = source, ""
            part += char
        if part:
            yield (last, _fitting(last, px)), part

    def _sources(self, string: str, face: Face) -> Iterator[tuple[str, Source | None]]:
        """Each character and the font for it, None for spaces; words stay in one if they can."""
        for word in re.split(r"(\s+)", string):
            if not word or word.isspace():
                yield from ((char, None) for char in word)
                continue
            found = [self._source(char, face) for char in word]
            others = (source for source in found if source is not None and source != face)
            one = next((other for other in others if self._writes(other, word)), None)
            if one is not None:
                found = [one] * len(word)
            for char, source in zip(word, found, strict=True):
                yield (UNKNOWN, face) if source is None else (char, source)

    def _source(self, char: str, face: Face) -> Source | None:
        """Which font writes a character, None if none does."""
        if char.isascii():
            return face
        if (char, face) not in self._known:
            self._known[char, face] = self._search(char, face)
        return self._known[char, face]

    def _writes(self, source: Source, word: str) -> bool:
        return all(self._has(source, char) for char in word)

    def _search(self, char: str, face: Face) -> Source | None:
        own: tuple[Source, ...] = (face, Face.EXTRABOLD, PYGAMES)
        for source in own:
            if self._has(source, char):
                return source
        if self._system is None:
            found = (pygame.font.match_font(name) for name in _WIDE_READ)
            self._system = tuple(path for path in found if path is not None)
        return next((path for path in self._system if self._has(path, char)), None)

    def _has(self, source: Source, char: str) -> bool:
        try:
            there, nowhere = self._font(source, 24).metrics(char + _NOWHERE)[:2]
        except (pygame.error, OSError, ValueError):
            return False  # a system's font that cannot be read, or not this character
        return there is not None and there != nowhere

    def _font(self, source: Source, px: int) -> pygame.Font:
        key = source, px
        if key not in self._open:
            own = self._folder / f"{source}.ttf"
            self._open[key] = pygame.Font(own if isinstance(source, Face) else source or None, px)
            if len(self._open) > OPEN:
                self._open.popitem(last=False)
        self._open.move_to_end(key)
        return self._open[key]


def _fitting(source: Source, px: int) -> int:
    """The size at which a font looks as large as the game's own of `px`."""
    if isinstance(source, Face):
        return px
    return max(1, round(px * (_PYGAMES if source == PYGAMES else _STAND_IN)))
