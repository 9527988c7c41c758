"""Pictures kept as long as there is room; what was not used longest goes first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

import pygame


class Shelf:
    """Surfaces by key. Those of one `kin` show the same at any size."""

    def __init__(self, budget: int) -> None:
        """`budget` is in bytes of pixels."""
        self._budget = budget
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._kin: dict[Hashable, Hashable] = {}

    @property
    def held(self) -> int:
        """Bytes of pixels kept now."""
        return self._bytes

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The picture, if it is kept."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def akin(self, kin: Hashable) -> pygame.Surface | None:
        """The picture of that kin that came last, if it is kept still."""
        return self.get(self._kin.get(kin))

    def put(self, key: Hashable, surface: pygame.Surface, kin: Hashable = None) -> None:
        """Keep a picture."""
        self._kept[key] = surface
        self._bytes += _weight(surface)
        if kin is not None:
            self._kin[kin] = key
        while self._bytes > self._budget and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _weight(old)

    def clear(self) -> None:
        """Keep nothing."""
        self._kept.clear()
        self._kin.clear()
        self._bytes = 0


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
