"""The bed: four long layers that wake one by one as spirits come out.

The files are long, so a thread reads them, one after another. Each layer plays from when it is
there, silent until it is wanted, and is never stopped: their lengths have no common measure.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Event, Thread

import pygame

from game.ui.sound.levels import Duck, Ducking, Glide, factor
from game.ui.sound.sheet import Layer, Sheet

GLIDE_MS = 5000.0
MENU = (1.0, 0.0, 0.5, 0.0)
"""The layers of the menu: the night, and half the bells."""
_STEPS = 255
"""So finely can a channel's two sides be set."""


class Bed:
    """Plays the layers. Needs an open mixer; pygame.error from it is left to the caller."""

    def __init__(self, sheet: Sheet, folder: Path) -> None:
        self._layers = sheet.bed
        self._folder = folder
        self._glides = [Glide(GLIDE_MS) for _ in sheet.bed]
        self._ducking = Ducking()
        self._set: dict[int, int] = {}
        self._read: SimpleQueue[tuple[int, pygame.mixer.Sound]] = SimpleQueue()
        self._closing = Event()
        self._reader = Thread(target=self._read_all, name="bed")

    def start(self) -> None:
        """Begin to read the files."""
        self._reader.start()

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
        for glide in self._glides:
            glide.advance(ms)
        self._begin_what_is_read()
        stepped = volume * factor(self._ducking.db)
        for place, layer in enumerate(self._layers):
            if place in self._set:
                self._set_level(place, layer.gain * self._glides[place].level * stepped)

    def close(self) -> None:
        """Wait for the reader, a fraction of a second."""
        self._closing.set()
        if self._reader.is_alive():
            self._reader.join()

    def _send(self, shares: Iterable[float]) -> None:
        for glide, share in zip(self._glides, shares, strict=True):
            glide.send(share)

    def _set_level(self, place: int, level: float) -> None:
        step = round(_STEPS * level)
        if step != self._set[place]:
            self._set[place] = step
            pygame.mixer.Channel(place).set_volume(step / _STEPS, step / _STEPS)

    def _begin_what_is_read(self) -> None:
        try:
            place, sound = self._read.get_nowait()
        except Empty:
            return
        channel = pygame.mixer.Channel(place)
        # A channel begins at full volume, and could be heard before it is turned down.
        sound.set_volume(0)
        channel.play(sound, loops=-1)
        channel.set_volume(0, 0)
        sound.set_volume(1)
        self._set[place] = 0

    def _read_all(self) -> None:
        for place, layer in enumerate(self._layers):
            if self._closing.is_set():
                return
            self._read_one(place, layer)

    def _read_one(self, place: int, layer: Layer) -> None:
        try:
            self._read.put((place, pygame.mixer.Sound(self._folder / layer.file)))
        except (pygame.error, OSError):
            return  # a layer that cannot be read stays silent
