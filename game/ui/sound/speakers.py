"""The sounds as they are heard: cues now or at their time, over the bed.

The mixer opens after the first frame has been drawn, and files are read bit by bit. Whatever the
device does later, the game goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

import pygame

from game.ui.sound.bed import Bed
from game.ui.sound.cues import Call, Cue
from game.ui.sound.device import close_mixer, open_mixer
from game.ui.sound.front import Front
from game.ui.sound.levels import Duck, Glide
from game.ui.sound.score import hurried
from game.ui.sound.sheet import Bus, Sheet, read_sheet
from game.ui.sound.sounds import Away, Silence, Sounds, Volumes

LATE_MS = 250.0
"""What could not be heard within this time is not heard any more."""
FOCUS_MS = 300.0
"""The bed fades out and in so fast when the focus goes and comes."""


def open_sounds(folder: Path) -> Sounds:
    """The sounds whose files lie in `folder`; silence if they are not there."""
    try:
        return Speakers(read_sheet(folder / "sheet.json"), folder, Random())
    except OSError:
        return Silence()


class Speakers:
    """`Sounds` on the mixer."""

    def __init__(self, sheet: Sheet, folder: Path, chance: Random) -> None:
        self.volumes = Volumes()
        self.muted = False
        self.away = Away.NOTHING
        self._sheet = sheet
        self._front = Front(sheet, folder, chance)
        self._bed = Bed(sheet, folder)
        self._now = 0.0
        self._frames = 0
        self._open = self._heard = False
        self._due: list[Call] = []
        self._focused = True
        self._presence = Glide(FOCUS_MS, 1.0)

    def play(
        self, cue: Cue, *, which: int | None = None, key: str = "", x: float | None = None
    ) -> None:
        """Let one cue be heard now, which is with the next update."""
        self.perform([Call(cue, 0.0, which, key, x)])

    def perform(self, calls: Iterable[Call]) -> None:
        """Let calls be heard at their times, counted from now."""
        self._due += [call._replace(at=self._now + call.at) for call in calls]
        self._due.sort(key=lambda call: call.at)

    def cut_short(self) -> None:
        """Of what has not begun only the news are heard, at once."""
        waiting = [call for call in self._due if call.at > self._now]
        self._due = self._due[: len(self._due) - len(waiting)]
        self.perform(hurried(waiting))

    def menu(self) -> None:
        """The bed of the menu."""
        self._bed.menu()

    def game(self, spirits: int) -> None:
        """The bed of a game in which so many spirits are out on the display shown."""
        self._bed.game(spirits)

    def focus(self, focused: bool) -> None:
        """The window got or lost the focus."""
        self._focused = focused

    def update(self, ms: float) -> None:
        """Let `ms` milliseconds pass."""
        self._now += ms
        self._frames += 1
        if self._frames == 2:  # the first frame is on screen
            self._begin()
        here = self._focused or self.away is Away.NOTHING
        self._presence.send(1.0 if here else 0.0)
        self._presence.advance(ms)
        if not self._open:
            self._due.clear()
        elif not self._bed.reading:
            self._attempt(self._strike_due)
        self._attempt(lambda: self._bed.advance(ms, self._bed_volume()))

    def close(self) -> None:
        """End all sounds and give back the device."""
        self._open = False
        self._bed.close()
        close_mixer()

    def _begin(self) -> None:
        self._heard = open_mixer()
        self._open = pygame.mixer.get_init() is not None

    def _strike_due(self) -> None:
        """Let everything be heard that is due, and if there is nothing read on."""
        if self.muted:
            self._front.hush()
        while self._due and self._due[0].at <= self._now:
            call = self._due.pop(0)
            if self._audible and self._now - call.at <= LATE_MS:
                self._strike(call)
        if self._front.read_on() and self._heard and not self._due:
            self._bed.read_on()

    @property
    def _audible(self) -> bool:
        return not self.muted and (self._focused or self.away is not Away.ALL)

    def _bed_volume(self) -> float:
        return 0.0 if self.muted else self.volumes.of(Bus.BED) * self._presence.level

    def _strike(self, call: Call) -> None:
        entry = self._sheet.entries[call.cue]
        length = self._front.strike(call, call.at, self.volumes.of(entry.bus))
        if length and entry.ducks[call.key]:
            self._bed.duck(Duck(entry.ducks[call.key], length))

    def _attempt(self, work: Callable[[], None]) -> None:
        """Do something with the mixer; if the device is gone, there is nothing to hear."""
        if not self._open:
            return
        try:
            work()
        except pygame.error:
            self._open = pygame.mixer.get_init() is not None
