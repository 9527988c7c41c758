"""Opening the mixer without a word, on whatever this machine has."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pygame

RATE, SIZE_BITS, SIDES, BUFFER = 48_000, -16, 2, 512
"""The format of the files; a buffer is 11 ms."""
CHANNELS, BED_CHANNELS = 28, 4
"""The first channels are the bed's."""


def open_mixer() -> bool:
    """Open the mixer; False if there is no device and it runs for nobody, or not at all."""
    heard = _opened()
    if not heard:
        before = os.environ.get("SDL_AUDIODRIVER")
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        _opened()
        if before is None:
            del os.environ["SDL_AUDIODRIVER"]
        else:
            os.environ["SDL_AUDIODRIVER"] = before
    with suppress(pygame.error):
        pygame.mixer.set_num_channels(CHANNELS)
        pygame.mixer.set_reserved(BED_CHANNELS)
    return heard


def close_mixer() -> None:
    """Give the device back."""
    with suppress(pygame.error):
        pygame.mixer.quit()


def _opened() -> bool:
    try:
        with _speechless():
            pygame.mixer.init(RATE, SIZE_BITS, SIDES, BUFFER, allowedchanges=0)
    except pygame.error:
        return False
    return True


@contextmanager
def _speechless() -> Iterator[None]:
    """Drop what is written to the standard error stream; sound libraries complain there."""
    try:
        kept = os.dup(2)
        nowhere = os.open(os.devnull, os.O_WRONLY)
    except OSError:  # a program without a console has no such stream
        yield
        return
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
