"""How loud a sound is to the ear: K-weighting as in ITU-R BS.1770, at 48 kHz."""

from __future__ import annotations

import numpy as np
from scipy import signal

from tools.sound.tones import RATE, Wave

_SHELF = (
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [1, -1.69065929318241, 0.73248077421585],
)
_CUT = ([1.0, -2.0, 1.0], [1, -1.99004745483398, 0.99007225036621])


def loudness(wave: Wave) -> float:
    """The whole sound, in LUFS."""
    power = _weighted(wave)
    return float(-0.691 + 10 * np.log10(power[: len(wave)].mean() + 1e-20))


def loudest(wave: Wave, window: float = 0.2) -> float:
    """The loudest `window` seconds, in dB that compare to LUFS."""
    count = int(window * RATE)
    total = np.cumsum(np.concatenate([np.zeros(count), _weighted(wave)]))
    most = (total[count:] - total[:-count]).max()
    return float(-0.691 + 10 * np.log10(most / count + 1e-20))


def peak(wave: Wave) -> float:
    """The highest sample, in dBFS."""
    return float(20 * np.log10(np.max(np.abs(wave)) + 1e-12))


def _weighted(wave: Wave) -> Wave:
    """The power as the ear weighs it, with a quarter of a second after the end."""
    sides = wave[:, None] if wave.ndim == 1 else wave
    padded = np.concatenate([sides, np.zeros((RATE // 4, sides.shape[1]))])
    heard = signal.lfilter(*_CUT, signal.lfilter(*_SHELF, padded, axis=0), axis=0)
    power = (heard**2).sum(axis=1)
    return power * 2 if sides.shape[1] == 1 else power  # a mono file plays on both sides
