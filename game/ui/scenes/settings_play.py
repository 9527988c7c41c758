"""The section of the settings about playing: aids, confirming, hand-over, and the playback."""

from __future__ import annotations

from collections.abc import Callable

from game.store import Aids, Confirm, HandOver, Speed
from game.ui.drawing.brush import Brush
from game.ui.scenes.page import Sheet
from game.ui.scenes.settings_section import (
    BESIDE_SWITCH,
    TOP,
    Change,
    Choices,
    Section,
    switch,
    toggle,
)
from game.ui.services import Services

_WIDE = 592.0
_AIDS, _CONFIRM, _HAND, _SPEED, _MOTION, _IDLE = 16.0, 144.0, 204.0, 270.0, 376.0, 450.0


class PlaySection(Section):
    """What helps in a turn, what ends it, and how it is played back."""

    key, icon = "set.play", "play"

    def __init__(self, services: Services, change: Change) -> None:
        super().__init__(services, change)
        settings = services.settings
        self.aids = Choices(services, "aids", tuple(Aids), change)
        self.confirm = Choices(services, "confirm", tuple(Confirm), change)
        self.hand = Choices(services, "hand", tuple(HandOver), change)
        self.speed = Choices(services, "speed", tuple(Speed), change)
        self.motion = toggle(TOP + _MOTION, settings.less_motion, self._setter("less_motion"))
        self.idle = toggle(TOP + _IDLE, settings.idle_life, self._setter("idle_life"))
        self.lines = (
            self.aids.line(TOP + _AIDS, _WIDE),
            self.confirm.line(TOP + _CONFIRM, _WIDE),
            self.hand.line(TOP + _HAND, _WIDE),
            self.speed.line(TOP + _SPEED, _WIDE),
            self.motion,
            self.idle,
        )

    def refresh(self) -> None:
        """Labels and values of now."""
        settings, words = self.services.settings, self.services.words
        for choices in (self.aids, self.confirm, self.hand, self.speed):
            choices.refresh()
        switch(self.motion, words("set.motion"), settings.less_motion)
        switch(self.idle, words("set.idle"), settings.idle_life)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Labels and what they mean."""
        super().paint(brush, sheet)
        self.paint_under(brush, sheet, "set.aids.why", TOP + _AIDS)
        self.paint_under(brush, sheet, "set.speed.why", TOP + _SPEED)
        self.paint_why(brush, sheet, "set.motion.why", self.motion.y, BESIDE_SWITCH)
        self.paint_why(brush, sheet, "set.idle.why", self.idle.y, BESIDE_SWITCH)

    def _setter(self, setting: str) -> Callable[[bool], None]:
        return lambda on: self.change(**{setting: on})
