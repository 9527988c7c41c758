"""The two switches that menu and pause share: the language, and the whole screen or a window."""

from __future__ import annotations

import pygame

from game.ui.drawing.theme import Unit
from game.ui.scene import SceneStack
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.words import languages


class Switches:
    """A button that goes through the languages and one for the whole screen."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._stack: SceneStack | None = None
        self.language = Button("", self._next_language, icon="globe")
        self.screen = Button("", services.toggle_fullscreen, icon="fit")

    @property
    def buttons(self) -> tuple[Button, Button]:
        """Both, in reading order."""
        return self.language, self.screen

    def place(
        self, language: pygame.Rect, screen: pygame.Rect, unit: Unit, stack: SceneStack
    ) -> None:
        """Lie in these rectangles; a new language lays out every scene of `stack` anew."""
        self._stack = stack
        words = self._services.words
        names = {known.code: known.name for known in languages()}
        self.language.label = names[words.language]
        self.language.tip = words("set.lang")
        self.screen.label = words("set.full")
        self.language.place(language, unit)
        self.screen.place(screen, unit)

    def _next_language(self) -> None:
        codes = [language.code for language in languages()]
        here = codes.index(self._services.words.language)
        self._services.change(language=codes[(here + 1) % len(codes)])
        if self._stack is not None:
            self._stack.resize(self._stack.size)
