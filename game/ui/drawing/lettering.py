"""How text is made to fit: smaller, then shortened, or broken into lines.

Nothing is drawn here; `brush` draws what these functions find.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.drawing.art import Art
from game.ui.drawing.theme import Face, Unit

ELLIPSIS = "…"


def fit(art: Art, string: str, face: Face, px: int, room: int, least: int) -> tuple[str, int]:
    """The string and the type size that fit into `room`, all in pixels.

    The text becomes smaller down to `least`, then it is shortened.
    """
    width = art.width(string, face, px)
    if width <= room:
        return string, px
    least = min(px, least)
    smaller = max(least, min(px - 1, px * room // width))
    while smaller > least and art.width(string, face, smaller) > room:
        smaller -= 1
    if art.width(string, face, smaller) <= room:
        return string, smaller
    return _shortened(art, string, face, smaller, room), smaller


def shrunk(art: Art, strings: Iterable[tuple[str, int]], face: Face, px: int, least: int) -> float:
    """The share of the type size at which each string fits into its room, as `fit` makes it.

    So words side by side can be of one size. Strings come with their rooms in pixels.
    """
    sizes = (fit(art, string, face, px, room, least)[1] for string, room in strings)
    return min(sizes, default=px) / px


def size_for_all(
    art: Art, strings: Iterable[tuple[str, int]], face: Face, size: float, unit: Unit
) -> float:
    """The largest type size up to `size` at which each string fits into its room, all in u.

    So lines below each other can be of one size. Rooms are pixels.
    """
    px = unit.type_px(size)
    return shrunk(art, strings, face, px, unit.least_px) * px / (unit.scale * unit.text)


def _shortened(art: Art, string: str, face: Face, px: int, room: int) -> str:
    shortest, longest = 0, len(string)
    while shortest < longest:
        middle = (shortest + longest + 1) // 2
        if art.width(string[:middle].rstrip() + ELLIPSIS, face, px) <= room:
            shortest = middle
        else:
            longest = middle - 1
    return string[:shortest].rstrip() + ELLIPSIS


def wrap(art: Art, string: str, face: Face, px: int, room: int) -> list[str]:
    """The string in lines of at most `room` pixels, broken at spaces and line ends.

    A word longer than a line is broken where the line ends; non-breaking spaces hold.
    """
    lines: list[str] = []
    for part in string.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = f"{line} {word}" if line else word
            if art.width(longer, face, px) <= room:
                line = longer
                continue
            if line:
                lines.append(line)
            *full, line = _pieces(art, word, face, px, room)
            lines += full
        lines.append(line)
    return lines


def _pieces(art: Art, word: str, face: Face, px: int, room: int) -> list[str]:
    pieces = [""]
    for char in word:
        if pieces[-1] and art.width(pieces[-1] + char, face, px) > room:
            pieces.append("")
        pieces[-1] += char
    return pieces
