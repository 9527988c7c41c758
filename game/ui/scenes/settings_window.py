"""The section of the settings about the window: full screen, which screen, frames, and sides."""

from __future__ import annotations

import pygame

from game.store import FRAME_LIMITS
from game.ui.drawing.brush import Brush
from game.ui.scenes.page import Sheet
from game.ui.scenes.settings_section import (
    BESIDE_STEPPER,
    BESIDE_SWITCH,
    TOP,
    Change,
    Line,
    Section,
    switch,
    toggle,
)
from game.ui.scenes.settings_widgets import Stepper
from game.ui.services import Services
from game.ui.widgets.choice import Choice, Option

_FULL, _SCREEN, _FRAMES, _SWAP = 20.0, 100.0, 186.0, 306.0


class WindowSection(Section):
    """How the window lies on the screen, and the table in the window."""

    key, icon = "set.window", "fit"

    def __init__(self, services: Services, change: Change) -> None:
        super().__init__(services, change)
        settings = services.settings
        self.full = toggle(TOP + _FULL, settings.fullscreen, self._fill)
        self.screens = max(1, pygame.display.get_num_displays())
        self.screen = Stepper(1, (1, self.screens), 1, self._move)
        self.screen.enabled = self.screens > 1
        self.frames = Choice(
            [Option(str(limit)) for limit in FRAME_LIMITS],
            FRAME_LIMITS.index(settings.frames),
            lambda index: change(frames=FRAME_LIMITS[index]),
        )
        self.swapped = toggle(TOP + _SWAP, settings.swapped, lambda on: change(swapped=on))
        self.lines = (
            self.full,
            Line("set.display", self.screen, TOP + _SCREEN, 200, 44),
            Line("set.fps", self.frames, TOP + _FRAMES, 592, 44),
            self.swapped,
        )

    def refresh(self) -> None:
        """Labels and values of now."""
        settings, words = self.services.settings, self.services.words
        switch(self.full, words("set.full"), settings.fullscreen)
        self.screen.value = min(settings.display + 1, self.screens)
        self.screen.label = words.number(self.screen.value)
        self.frames.chosen = FRAME_LIMITS.index(settings.frames)
        switch(self.swapped, words("set.swap"), settings.swapped)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Labels and what they mean."""
        super().paint(brush, sheet)
        why = "set.display.why" if self.screens > 1 else "set.display.only"
        self.paint_why(brush, sheet, why, TOP + _SCREEN, BESIDE_STEPPER)
        self.paint_under(brush, sheet, "set.fps.why", TOP + _FRAMES)
        self.paint_why(brush, sheet, "set.swap.why", self.swapped.y, BESIDE_SWITCH)

    def _fill(self, _: bool) -> None:
        self.services.toggle_fullscreen()
        self.refresh()

    def _move(self, number: int) -> None:
        self.services.show_on(number - 1)
        self.refresh()
