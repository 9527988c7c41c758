"""A picture of what is heard when: pitch upwards on a logarithmic scale, time to the right."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pygame
from scipy import signal

from tools.sound.space import mono
from tools.sound.tones import RATE, Wave

WIDTH, HEIGHT, MARGIN = 1800, 640, 170
BOTTOM, TOP = 60.0, 12_000.0
DEPTH_DB = 75.0
_WINDOW = 4096
_COLOURS = np.array([(6, 7, 20), (70, 24, 110), (190, 55, 80), (250, 160, 60), (255, 250, 210)])
_GUIDES = (100, 200, 500, 1000, 2000, 5000, 10_000)


def draw(path: Path, wave: Wave, marks: Sequence[tuple[float, str]]) -> None:
    """Write the picture; `marks` are seconds and what begins there."""
    pygame.font.init()
    font = pygame.font.Font(None, 17)
    canvas = pygame.Surface((WIDTH, HEIGHT + MARGIN))
    canvas.blit(pygame.surfarray.make_surface(_picture(wave)), (0, MARGIN))
    scale = WIDTH / (len(wave) / RATE)
    for second in range(int(len(wave) / RATE) + 1):
        text = font.render(f"{second} s", True, "white")
        canvas.blit(text, (second * scale + 3, HEIGHT + MARGIN - 14))
    for freq in _GUIDES:
        row = HEIGHT * (1 - np.log(freq / BOTTOM) / np.log(TOP / BOTTOM))
        canvas.blit(font.render(f"{freq}", True, "grey"), (2, MARGIN + row))
    last = -99.0
    for at, name in marks:
        x = at * scale
        pygame.draw.line(canvas, "#8090c0", (x, MARGIN - 4), (x, MARGIN + 6))
        column = max(x, last + 13)  # names do not lie on each other
        last = column
        pygame.draw.line(canvas, "#506090", (x, MARGIN - 4), (column, MARGIN - 18))
        text = pygame.transform.rotate(font.render(name, True, "white"), 90)
        canvas.blit(text, (column - 6, MARGIN - 20 - text.height))
    pygame.image.save(canvas, path)


def _picture(wave: Wave) -> Wave:
    """Colours by column and row."""
    padded = np.concatenate([np.zeros(_WINDOW // 2), mono(wave), np.zeros(_WINDOW // 2)])
    freq, time, power = signal.spectrogram(
        padded, RATE, "hann", _WINDOW, _WINDOW - RATE // 400, mode="psd"
    )
    columns = np.searchsorted(time, np.linspace(time[0], time[-1], WIDTH)).clip(0, len(time) - 1)
    wanted = np.geomspace(TOP, BOTTOM, HEIGHT)
    rows = np.searchsorted(freq, wanted).clip(0, len(freq) - 1)
    level = 10 * np.log10(power[rows][:, columns].T + 1e-14)
    share = np.clip(1 + (level - level.max()) / DEPTH_DB, 0, 1) * (len(_COLOURS) - 1)
    base = np.minimum(share.astype(int), len(_COLOURS) - 2)
    part = (share - base)[..., None]
    return (_COLOURS[base] * (1 - part) + _COLOURS[base + 1] * part).astype(np.uint8)
