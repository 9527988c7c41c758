"""The order of a deck from a seed: the same for ever, and even.

The literal numbers are promises: a seed written down in a record must give its deal with every
later version and on every machine.
"""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

import pytest

from game.engine import TILES, deck, numbers, shuffled


def splitmix64(state: int) -> Iterator[int]:
    """The published generator, written down once more and independently."""
    size = 1 << 64
    while True:
        state = (state + 11400714819323198485) % size
        z = state
        z = (z ^ z // 2**30) * 13787848793156543929 % size
        z = (z ^ z // 2**27) * 10723151780598845931 % size
        yield z ^ z // 2**31


def test_the_generator_here_is_the_published_one() -> None:
    """First numbers for the seed 1234567, as printed with several implementations."""
    assert list(islice(splitmix64(1234567), 5)) == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@pytest.mark.parametrize("seed", ["", "1", "Sagani", "3 May 2027", "Gänse 🜁", "\ud800", "x" * 999])
def test_a_text_seeds_it_by_its_hash(seed: str) -> None:
    raw = int.from_bytes(sha256(seed.encode("utf-8", "surrogatepass")).digest()[:8], "big")
    assert list(islice(numbers(seed), 50)) == list(islice(splitmix64(raw), 50))


@pytest.mark.parametrize(
    ("seed", "first"),
    [
        ("", [15420476857816974467, 18444475744308546865, 12975549492397615269]),
        ("1", [11612756565774395257, 3088316552188657557, 10216999603122187262]),
        ("Sagani", [5804702113776466076, 95419670411963743, 13186170787946804321]),
    ],
)
def test_the_first_numbers_never_change(seed: str, first: list[int]) -> None:
    assert list(islice(numbers(seed), 3)) == first


def test_a_whole_deck_never_changes() -> None:
    # fmt: off
    assert deck("Sagani") == (
        1, 4, 34, 5, 23, 47, 10, 17, 32, 3, 22, 2, 37, 15, 50, 26, 12, 48, 16, 18, 68, 61, 11, 25,
        65, 71, 36, 51, 13, 56, 62, 63, 7, 24, 8, 59, 43, 20, 33, 38, 53, 39, 41, 64, 54, 6, 29, 55,
        46, 42, 30, 31, 49, 40, 44, 72, 60, 66, 70, 58, 57, 9, 67, 14, 35, 19, 28, 27, 69, 52, 21,
        45,
    )
    # fmt: on


@pytest.mark.parametrize("seed", ["", "1", "another"])
def test_a_deck_has_every_tile_once(seed: str) -> None:
    assert sorted(deck(seed)) == list(TILES)
    assert deck(seed) == deck(seed)


def test_any_tiles_can_be_shuffled() -> None:
    assert shuffled((), "1") == ()
    assert shuffled([7], "1") == (7,)
    assert sorted(shuffled({3, 1, 2}, "1")) == [1, 2, 3]


def test_every_order_is_equally_likely() -> None:
    """6000 seeds, six orders: a fair shuffle is off by more than 120 once in 10,000 times."""
    orders = Counter(shuffled((1, 2, 3), str(seed)) for seed in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 120 for count in orders.values())


def test_every_tile_is_equally_likely_to_lie_on_top_and_at_the_bottom() -> None:
    decks = [deck(str(seed)) for seed in range(3600)]
    for place in (0, 71):
        counts = Counter(order[place] for order in decks)
        assert len(counts) == 72
        assert all(20 < count < 85 for count in counts.values())
