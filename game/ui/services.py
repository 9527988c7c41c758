"""What every scene may use: art, words, and the cellar with its files. Passed in, never global."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import pygame

from game.store import Deal, Home, Leaderboard, Saves, Settings, StoreError, write_settings
from game.ui.art import Art
from game.ui.brush import Brush
from game.ui.theme import Unit
from game.words import Words, system_language


@dataclass
class Services:
    """One for the whole program. `best` is None where no list can be kept here.

    `clock` gives the date and time, `toggle_fullscreen` is the window's. `notices` are sentences
    that wait to be shown once, such as that a file could not be read.
    """

    home: Home
    art: Art
    saves: Saves
    best: Leaderboard | None
    deals: tuple[Deal, ...]
    settings: Settings
    words: Words
    clock: Callable[[], datetime] = datetime.now
    toggle_fullscreen: Callable[[], None] = lambda: None
    notices: list[str] = field(default_factory=list)

    def unit(self, size: tuple[int, int]) -> Unit:
        """The unit for a window of this size."""
        return Unit.of(size)

    def brush(self, surface: pygame.Surface) -> Brush:
        """A brush for this frame."""
        return Brush(surface, self.art, self.unit(surface.size))

    def change(self, **changes: Any) -> None:
        """Change settings and keep them; the language changes at once."""
        self.settings = replace(self.settings, **changes)
        if "language" in changes:
            self.words = Words.load(self.settings.language or system_language())
        self.attempt(lambda: write_settings(self.home.settings, self.settings))

    def attempt(self, work: Callable[[], object]) -> bool:
        """Do something with files; if that fails, a notice says so and the game goes on."""
        try:
            work()
        except StoreError as error:
            self.notices.append(self.words("save.fail", why=self.words(error.key)))
            return False
        return True
