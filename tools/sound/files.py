"""From wave to file: ends, level, the place where a ring is opened, and Ogg Vorbis.

The same versions of the libraries write the same bytes every time.
"""

from __future__ import annotations

import io
from pathlib import Path

import numpy as np
import soundfile

from tools.sound.breath import high
from tools.sound.loudness import loudest, loudness
from tools.sound.tones import RATE, Wave, factor, fade

_SERIAL = 7
_PAGE_HEAD = 27


def finished(wave: Wave, level: float, ceiling: float, end: float) -> Wave:
    """Without rumble, faded at both ends, at its loudness, and below the ceiling (dBFS)."""
    wave = fade(high(wave, 28), 0.0008, end)
    # The coder blurs a beginning a little to the front.
    lead = np.zeros((int(0.0025 * RATE), *wave.shape[1:]))
    wave = np.concatenate([lead, wave])
    gain = factor(level - loudest(wave))
    return wave * min(gain, factor(ceiling) / np.max(np.abs(wave)))


def levelled(ring: Wave, level: float, ceiling: float) -> Wave:
    """A ring at its loudness as a whole, and below the ceiling (dBFS)."""
    return ring * min(factor(level - loudness(ring)), factor(ceiling) / np.max(np.abs(ring)))


def opened(ring: Wave, quality: float) -> Wave:
    """The ring turned so that its two ends, each coded for itself, still join.

    Tries the quietest places, codes two seconds on both sides, and keeps that of the least kink.
    """
    hop = RATE // 20
    loud = (ring**2).sum(axis=1)[: len(ring) // hop * hop].reshape(-1, hop).sum(axis=1)
    usual = np.percentile(np.abs(np.diff(ring, 2, axis=0)), 95)
    kinks = []
    for place in np.argsort(loud)[:40]:
        at = int(place) * hop
        at += int(np.argmin(np.abs(ring[at : at + hop]).sum(axis=1)))
        turned = np.roll(ring, -at, axis=0)
        tail, head = _coded(turned[-2 * RATE :], quality), _coded(turned[: 2 * RATE], quality)
        joint = np.concatenate([tail[-6:], head[:6]])
        kinks.append((np.abs(np.diff(joint, 2, axis=0)).max() / usual, at))
    return np.roll(ring, -min(kinks, key=lambda kink: kink[0])[1], axis=0)


def read(path: Path) -> Wave:
    """A file's wave."""
    wave, rate = soundfile.read(path)
    if rate != RATE:
        raise ValueError(f"{path.name} has {rate} Hz")
    return wave


def write(path: Path, wave: Wave, quality: float) -> None:
    """Write Ogg Vorbis."""
    path.write_bytes(with_serial(_vorbis(wave, quality)))


def _coded(wave: Wave, quality: float) -> Wave:
    """The wave as the coder leaves it."""
    return soundfile.read(io.BytesIO(_vorbis(wave, quality)))[0]


def _vorbis(wave: Wave, quality: float) -> bytes:
    sides = 1 if wave.ndim == 1 else wave.shape[1]
    memory = io.BytesIO()
    with soundfile.SoundFile(
        memory, "w", RATE, sides, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as file:
        for begin in range(0, len(wave), RATE):  # one long write overflows libsndfile's stack
            file.write(wave[begin : begin + RATE])
    return memory.getvalue()


def with_serial(data: bytes) -> bytes:
    """Ogg with a fixed number in place of the random one, and every page's checksum anew."""
    out, begin = bytearray(data), 0
    while begin < len(out):
        if out[begin : begin + 4] != b"OggS":
            raise ValueError("not an Ogg page")
        pieces = out[begin + _PAGE_HEAD - 1]
        body = begin + _PAGE_HEAD + pieces
        end = body + sum(out[begin + _PAGE_HEAD : body])
        out[begin + 14 : begin + 18] = _SERIAL.to_bytes(4, "little")
        out[begin + 22 : begin + 26] = bytes(4)
        out[begin + 22 : begin + 26] = _checksum(out[begin:end]).to_bytes(4, "little")
        begin = end
    return bytes(out)


def _checksums() -> list[int]:
    table = []
    for value in range(256):
        rest = value << 24
        for _ in range(8):
            rest = (rest << 1) ^ (0x04C11DB7 if rest & 0x80000000 else 0)
        table.append(rest & 0xFFFFFFFF)
    return table


_CHECKSUMS = _checksums()


def _checksum(page: bytes | bytearray) -> int:
    rest = 0
    for byte in page:
        rest = ((rest << 8) & 0xFFFFFFFF) ^ _CHECKSUMS[(rest >> 24) ^ byte]
    return rest
