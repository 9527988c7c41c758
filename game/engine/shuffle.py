"""The order of a deck from a seed; the only use of chance in the game.

The sequence is fixed for ever: SplitMix64 (Steele, Lea and Flood, 2014) seeded with the first
eight bytes of the SHA-256 of the seed's UTF-8 text, and a Fisher-Yates shuffle from the end that
rejects what would make some orders likelier. A seed written down today gives the same deal on
every machine and with every later version.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

from game.engine.tiles import TILES

_MASK = (1 << 64) - 1


def numbers(seed: str) -> Iterator[int]:
    """The endless sequence of 64-bit numbers that belongs to `seed`."""
    state = int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass")).digest()[:8], "big")
    while True:
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        mixed = state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        yield mixed ^ (mixed >> 31)


def shuffled(tiles: Iterable[int], seed: str) -> tuple[int, ...]:
    """`tiles` in the order that `seed` gives them, the pile's top first."""
    order = list(tiles)
    source = numbers(seed)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def deck(seed: str) -> tuple[int, ...]:
    """All 72 tiles in the order that `seed` gives them."""
    return shuffled(sorted(TILES), seed)


def _below(bound: int, source: Iterator[int]) -> int:
    """An even choice of 0 .. bound - 1."""
    limit = _MASK + 1 - (_MASK + 1) % bound
    for number in source:
        if number < limit:
            return number % bound
    raise AssertionError("the source is endless")
