"""What a family of sounds hands over."""

from __future__ import annotations

from typing import NamedTuple

from tools.sound.tones import Wave


class Made(NamedTuple):
    """A sound and how it is to be finished.

    `level` is the loudness of its loudest 200 ms, or of the whole of a ring, in dB; `end` the
    seconds in which it fades out.
    """

    name: str
    wave: Wave
    level: float
    end: float = 0.02
