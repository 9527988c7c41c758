"""The program's icon as Windows and macOS want it, made from its SVG when the program is built.

Both kinds of file are wrappers round PNG pictures, so nothing but pygame's own drawing is needed.
"""

from __future__ import annotations

import struct
from io import BytesIO
from pathlib import Path

import pygame

_ICO_SIZES = (16, 32, 48, 64, 128, 256)
_ICNS_TYPES = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(svg: Path, size: int) -> bytes:
    """The picture `size` pixels wide and high."""
    surface = pygame.image.load_sized_svg(str(svg), (size, size))
    stream = BytesIO()
    pygame.image.save(surface, stream, "icon.png")
    return stream.getvalue()


def ico(svg: Path) -> bytes:
    """A Windows icon of all usual sizes."""
    pictures = [png(svg, size) for size in _ICO_SIZES]
    offset = 6 + 16 * len(pictures)
    table = b""
    for size, picture in zip(_ICO_SIZES, pictures, strict=True):
        # A size of 256 is written as 0.
        table += struct.pack("<4B2H2I", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<3H", 0, 1, len(pictures)) + table + b"".join(pictures)


def icns(svg: Path) -> bytes:
    """A macOS icon of all usual sizes."""
    body = b""
    for size, kind in _ICNS_TYPES.items():
        picture = png(svg, size)
        body += kind + struct.pack(">I", 8 + len(picture)) + picture
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
