"""Slow drawing beside the game: it goes on in a thread, and nobody waits for it.

SDL lets Python run on while it reads an SVG, so frames keep coming meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from concurrent.futures import Future, ThreadPoolExecutor

import pygame


class Aside:
    """One thread that draws what was asked for, one picture after another."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")
        self._asked: dict[Hashable, Future[pygame.Surface]] = {}

    @property
    def busy(self) -> bool:
        """Whether anything asked for is not there yet."""
        return any(not asked.done() for asked in self._asked.values())

    def ask(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """The picture `key` if it is done, else None; the first to ask starts the drawing."""
        asked = self._asked.get(key)
        if asked is None:
            asked = self._asked[key] = self._thread.submit(draw)
        if not asked.done():
            return None
        del self._asked[key]
        return asked.result()
