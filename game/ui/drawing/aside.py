"""Slow drawing beside the game: it goes on in a thread, and nobody waits for it.

SDL lets Python run on while it reads an SVG, so frames keep coming meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor

import pygame

Work = Callable[[], pygame.Surface]
"""The slow part of drawing a picture; it may use nothing that the game changes meanwhile."""


class Aside:
    """One thread that draws what was asked for, one picture after another."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="drawing")
        self._asked: dict[Hashable, tuple[Hashable, Future[pygame.Surface]]] = {}

    def ask(self, key: Hashable, kin: Hashable, prepare: Callable[[], Work]) -> None:
        """Let the picture `key` be drawn, unless it is on its way; `prepare` is called now."""
        if key not in self._asked:
            self._asked[key] = kin, self._thread.submit(prepare())

    def finished(self) -> Iterator[tuple[Hashable, Hashable, pygame.Surface]]:
        """Key, kin and picture of all that has been drawn since the last call."""
        done = [key for key, (_, future) in self._asked.items() if future.done()]
        for key in done:
            kin, future = self._asked.pop(key)
            yield key, kin, future.result()

    def forget(self) -> None:
        """Nothing of what was asked for is wanted any more."""
        for _, future in self._asked.values():
            future.cancel()
        self._asked.clear()
