"""Outlines of the digits and of the word mark, taken from Yeseva One. Needs fonttools."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.art.lines import num

_FONT = Path(__file__).resolve().parents[2] / "assets" / "fonts" / "YesevaOne-Regular.ttf"


class Lettering:
    """One font, and words in it as paths."""

    def __init__(self, path: Path) -> None:
        font = TTFont(path)
        self._glyphs = font.getGlyphSet()
        self._names = font.getBestCmap()

    def word(
        self, text: str, x: float, y: float, height: float, like: str = "1", spread: float = 0
    ) -> tuple[str, float]:
        """The path of `text` with its middle at (x, y), and its width.

        `height` is that of the letter `like`; letters stand `spread` further apart than usual.
        """
        _, low, _, high = self._bounds([(like, 0)])
        scale = height / (high - low)
        letters, gone = [], 0.0
        for letter in text:
            letters.append((letter, gone))
            gone += self._glyphs[self._names[ord(letter)]].width + spread / scale
        left, _, right, _ = self._bounds(letters)
        dx, dy = x - (left + right) / 2 * scale, y + (low + high) / 2 * scale
        pen = SVGPathPen(self._glyphs, ntos=num)
        for letter, at in letters:
            move = TransformPen(pen, (scale, 0, 0, -scale, dx + at * scale, dy))
            self._glyphs[self._names[ord(letter)]].draw(move)
        return str(pen.getCommands()), (right - left) * scale

    def _bounds(self, letters: list[tuple[str, float]]) -> tuple[float, float, float, float]:
        pen = BoundsPen(self._glyphs)
        for letter, at in letters:
            move = TransformPen(pen, (1, 0, 0, 1, at, 0))
            self._glyphs[self._names[ord(letter)]].draw(move)
        left, low, right, high = pen.bounds
        return left, low, right, high


@cache
def display_type() -> Lettering:
    """Yeseva One as it comes with the game."""
    return Lettering(_FONT)
