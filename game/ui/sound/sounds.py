"""What the game may ask of its sounds, and the same without any."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from game.ui.sound.cues import Call, Cue
from game.ui.sound.sheet import Bus


@dataclass(frozen=True, slots=True)
class Volumes:
    """Loudness from 0 to 1, of everything and of each bus. `dataclasses.replace` changes one."""

    master: float = 0.8
    ui: float = 1.0
    table: float = 1.0
    voices: float = 1.0
    bed: float = 1.0

    def of(self, bus: Bus) -> float:
        """The factor for sounds of a bus."""
        match bus:
            case Bus.UI:
                return self.master * self.ui
            case Bus.TABLE:
                return self.master * self.table
            case Bus.VOICES:
                return self.master * self.voices
            case Bus.BED:
                return self.master * self.bed


class Away(StrEnum):
    """What falls silent while another window has the focus."""

    NOTHING = "nothing"
    BED = "bed"
    ALL = "all"


class Sounds(Protocol):
    """The sounds of the game. Nothing here ever fails or waits; without a device all is silent."""

    volumes: Volumes
    muted: bool
    """Silence all, and keep the volumes."""
    away: Away

    def play(
        self, cue: Cue, *, which: int | None = None, key: str = "", x: float | None = None
    ) -> None:
        """Let one cue be heard now; the fields are those of `Call`."""

    def perform(self, calls: Iterable[Call]) -> None:
        """Let calls be heard at their times, counted from now."""

    def cut_short(self) -> None:
        """The playback was ended: of what has not begun only the news are heard, at once."""

    def menu(self) -> None:
        """The bed of the menu."""

    def game(self, spirits: int) -> None:
        """The bed of a game in which so many spirits are out on the display shown."""

    def focus(self, focused: bool) -> None:
        """The window got or lost the focus."""

    def update(self, ms: float) -> None:
        """Let `ms` milliseconds pass. To be called in every frame."""

    def close(self) -> None:
        """End all sounds and give back the device."""


class Silence:
    """Sounds that are not heard, for everything that runs without a player."""

    def __init__(self) -> None:
        self.volumes = Volumes()
        self.muted = True
        self.away = Away.NOTHING

    def play(
        self, cue: Cue, *, which: int | None = None, key: str = "", x: float | None = None
    ) -> None:
        """Nothing is heard."""

    def perform(self, calls: Iterable[Call]) -> None:
        """Nothing is heard."""

    def cut_short(self) -> None:
        """Nothing was to be heard."""

    def menu(self) -> None:
        """Nothing changes."""

    def game(self, spirits: int) -> None:
        """Nothing changes."""

    def focus(self, focused: bool) -> None:
        """Nothing changes."""

    def update(self, ms: float) -> None:
        """Nothing changes."""

    def close(self) -> None:
        """Nothing is open."""
