"""The sixteen singing spirits by element and rank, and each of them alone on a sheet."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.air_spirits import cloud_ram, moon_crane, moon_moth, sylph
from tools.art.earth_spirits import badger, hill_tortoise, stone_keeper, world_tree
from tools.art.fire_spirits import fire_bird, flame_dancer, salamander, sun_lion
from tools.art.palette import Tones
from tools.art.sheet import Sheet
from tools.art.water_spirits import jellyfish, sea_dragon, undine, whale

SPIRITS: dict[str, dict[str, Callable[[Sheet], None]]] = {
    "fire": {"a": flame_dancer, "b": salamander, "c": fire_bird, "d": sun_lion},
    "water": {"a": undine, "b": whale, "c": jellyfish, "d": sea_dragon},
    "earth": {"a": stone_keeper, "b": hill_tortoise, "c": badger, "d": world_tree},
    "air": {"a": sylph, "b": moon_moth, "c": cloud_ram, "d": moon_crane},
}
"""Ranks go with the values 1, 3, 6 and 10; d is the grand one."""


def spirit(tones: Tones, rank: str) -> Sheet:
    """The spirit alone."""
    sheet = Sheet(256, 256, tones.deep)
    with sheet.group("translate(128 128)"):
        SPIRITS[tones.element][rank](sheet)
    return sheet
