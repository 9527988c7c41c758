"""Short sounds on the mixer's channels: which file, how many at once, and who makes way.

If all is busy the oldest sound of the interface goes, then the oldest of the table; a voice
never does.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pygame

from game.ui.sound.cues import Call, Cue
from game.ui.sound.device import BED_CHANNELS, CHANNELS
from game.ui.sound.levels import sides
from game.ui.sound.sheet import Bus, Entry, Sheet

MOST = 16
"""So many short sounds at once."""
FADE_MS = 40
SOFTEST, SOFTEST_TUNED = 0.84, 0.92
"""Sounds come a little softer by chance, tuned ones less so."""
_GIVING_WAY = (Bus.UI, Bus.TABLE)
_CRUMB = 1e-6


@dataclass(frozen=True, slots=True)
class _Ringing:
    """A sound on its channel."""

    cue: Cue
    bus: Bus
    channel: pygame.mixer.Channel


class Front:
    """Everything but the bed. Needs an open mixer; pygame.error from it is left to the caller."""

    def __init__(self, sheet: Sheet, folder: Path, chance: Random) -> None:
        self._entries = sheet.entries
        self._folder = folder
        self._chance = chance
        self._unread = list(sheet.front)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._ringing: list[_Ringing] = []
        self._last: dict[Cue, float] = {}
        self._turns: Counter[tuple[Cue, str]] = Counter()

    def strike(self, call: Call, when: float, volume: float) -> float:
        """Let a call be heard that is due at `when`, in milliseconds on the caller's clock.

        Answers how many milliseconds the sound takes, 0 if it keeps silent.
        """
        entry = self._entries[call.cue]
        if when - self._last.get(call.cue, -entry.gap) < entry.gap - _CRUMB:
            return 0.0
        sound = self._sound(self._pick(entry, call))
        if sound is None or not self._make_room(call.cue, entry):
            return 0.0
        channel = self._channel()
        channel.play(sound)
        softest = SOFTEST_TUNED if entry.tuned else SOFTEST
        level = entry.gain * volume * self._chance.uniform(softest, 1.0)
        left, right = sides(call.x if entry.mono else None)
        channel.set_volume(level * left, level * right)
        self._ringing.append(_Ringing(call.cue, entry.bus, channel))
        self._last[call.cue] = when
        return 1000 * sound.get_length()

    def read_on(self) -> bool:
        """Read one more file, so that the first sound of a kind does not come late.

        True if all are read and no sound is ringing.
        """
        if self._unread:
            self._sound(self._unread.pop())
        self._forget_the_finished()
        return not self._unread and not self._ringing

    def hush(self) -> None:
        """Let all sounds fade out."""
        for ringing in self._ringing:
            ringing.channel.fadeout(FADE_MS)
        self._ringing.clear()

    def _pick(self, entry: Entry, call: Call) -> str:
        if call.which is not None:
            return entry.file(call.key, call.which)
        turn = call.cue, call.key
        number = self._turns[turn] % len(entry.files[call.key])
        self._turns[turn] += 1
        return entry.file(call.key, number)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """A file's sound, None if it cannot be read."""
        if name not in self._sounds:
            try:
                self._sounds[name] = pygame.mixer.Sound(self._folder / name)
            except (pygame.error, OSError):
                self._sounds[name] = None
        return self._sounds[name]

    def _make_room(self, cue: Cue, entry: Entry) -> bool:
        """Fade out what must go; False if nothing may go and all is full."""
        self._forget_the_finished()
        same = [ringing for ringing in self._ringing if ringing.cue is cue]
        if len(same) >= entry.most:
            self._fade(same[0])
        if len(self._ringing) < MOST:
            return True
        for bus in _GIVING_WAY:
            for ringing in self._ringing:
                if ringing.bus is bus:
                    self._fade(ringing)
                    return True
        return False

    def _forget_the_finished(self) -> None:
        self._ringing = [ringing for ringing in self._ringing if ringing.channel.get_busy()]

    def _fade(self, ringing: _Ringing) -> None:
        ringing.channel.fadeout(FADE_MS)
        self._ringing.remove(ringing)

    def _channel(self) -> pygame.mixer.Channel:
        """A free channel, or one whose sound is fading out."""
        channels = [pygame.mixer.Channel(number) for number in range(BED_CHANNELS, CHANNELS)]
        for channel in channels:
            if not channel.get_busy():
                return channel
        rung = [ringing.channel for ringing in self._ringing]
        return next(channel for channel in channels if channel not in rung)
