"""The bed: four long layers that wake one by one as spirits come out.

All begin together, silent until they are wanted, and are never stopped: their lengths have no
common measure. Reading one of these files takes a tenth of a second and more, in which the mixer
keeps all who want a channel waiting; so a thread reads them, one at a time, when told to.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from threading import Thread

import pygame

from game.ui.sound.levels import Duck, Ducking, Glide, factor
from game.ui.sound.sheet import Sheet

GLIDE_MS = 5000.0
MENU = (1.0, 0.0, 0.5, 0.0)
"""The layers of the menu: the night, and half the bells."""


class Bed:
    """Plays the layers. Needs an open mixer; pygame.error from it is left to the caller."""

    def __init__(self, sheet: Sheet, folder: Path) -> None:
        self._layers = sheet.bed
        self._folder = folder
        self._glides = [Glide(GLIDE_MS) for _ in sheet.bed]
        self._ducking = Ducking()
        self._sounds: list[pygame.mixer.Sound | None] = []
        self._levels = [0.0 for _ in sheet.bed]
        self._reader: Thread | None = None
        self._begun = False

    @property
    def reading(self) -> bool:
        """Whether a file is being read, so that whoever wants a channel would have to wait."""
        return self._reader is not None and self._reader.is_alive()

    def read_on(self) -> None:
        """Begin to read the next file, the night first; with the last one all begin to play."""
        if self.reading or self._begun:
            return
        if len(self._sounds) < len(self._layers):
            self._reader = Thread(target=self._read_one, name="bed")
            self._reader.start()
        else:
            self._begin()

    def menu(self) -> None:
        """Go where the menu wants the layers."""
        self._send(MENU)

    def game(self, spirits: int) -> None:
        """Go where a game with so many spirits wants the layers."""
        self._send(layer.share(spirits) for layer in self._layers)

    def duck(self, duck: Duck) -> None:
        """Step back for a sound that begins now."""
        self._ducking.begin(duck)

    def advance(self, ms: float, volume: float) -> None:
        """Let `ms` milliseconds pass; `volume` is that of the bus."""
        self._ducking.advance(ms)
        if not self._begun:
            return
        stepped = volume * factor(self._ducking.db)
        for place, (layer, glide) in enumerate(zip(self._layers, self._glides, strict=True)):
            glide.advance(ms)
            self._play_at(place, layer.gain * glide.level * stepped)

    def close(self) -> None:
        """Wait for the reader, a fraction of a second."""
        if self._reader is not None:
            self._reader.join()

    def _send(self, shares: Iterable[float]) -> None:
        for glide, share in zip(self._glides, shares, strict=True):
            glide.send(share)

    def _play_at(self, place: int, level: float) -> None:
        """Bring a layer to a level, which most of the time it has."""
        sound = self._sounds[place]
        if sound is not None and level != self._levels[place]:
            sound.set_volume(level)
            self._levels[place] = level

    def _begin(self) -> None:
        self._begun = True
        for place, sound in enumerate(self._sounds):
            if sound is not None:
                sound.set_volume(0)
                pygame.mixer.Channel(place).play(sound, loops=-1)

    def _read_one(self) -> None:
        layer = self._layers[len(self._sounds)]
        try:
            sound = pygame.mixer.Sound(self._folder / layer.file)
        except (pygame.error, OSError):
            self._sounds.append(None)  # a layer that cannot be read stays silent
        else:
            self._sounds.append(sound)
