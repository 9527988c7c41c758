"""What the program is made with, and the full text of every licence.

The texts lie in assets/licences and come along wherever the program goes; a checkout, a wheel and
a frozen folder find them in the same way. How they are shown is the credits' business.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game import resources


class Work(NamedTuple):
    """Something made by others, the short name of its licence, and where the text stands."""

    name: str
    licence: str
    file: str = ""


LIBRARIES = (
    Work("Python", "PSF-2.0", "licences/Python.txt"),
    Work("pygame-ce", "LGPL-2.1-or-later", "licences/LGPL-2.1.txt"),
    Work("pytweening", "BSD-3-Clause", "licences/pytweening.txt"),
    Work("platformdirs", "MIT", "licences/platformdirs.txt"),
    Work("polib", "MIT", "licences/polib.txt"),
    Work("SDL, SDL_image, SDL_mixer, SDL_ttf", "Zlib", "licences/SDL.txt"),
    Work("FreeType", "FTL", "licences/FreeType.txt"),
    Work("HarfBuzz", "MIT", "licences/HarfBuzz.txt"),
    Work("libogg, libvorbis, libFLAC, opusfile", "BSD-3-Clause", "licences/Xiph.txt"),
    Work("Opus", "BSD-3-Clause", "licences/Opus.txt"),
    Work("WavPack", "BSD-3-Clause", "licences/WavPack.txt"),
    Work("FluidSynth, mpg123, libsndfile", "LGPL-2.1-or-later"),
    Work("libxmp", "MIT", "licences/libxmp.txt"),
    Work("libpng", "libpng-2.0", "licences/libpng.txt"),
    Work("libjpeg-turbo", "IJG", "licences/libjpeg-turbo.txt"),
    Work("LibTIFF", "libtiff", "licences/LibTIFF.txt"),
    Work("libwebp", "BSD-3-Clause", "licences/libwebp.txt"),
    Work("zlib", "Zlib", "licences/zlib.txt"),
    Work("Brotli", "MIT", "licences/Brotli.txt"),
    Work("libffi", "MIT", "licences/libffi.txt"),
    Work("SQLite", "Public Domain"),
)
"""What comes with the frozen program. A text that stands there already is not named again."""
FONTS = (
    Work("Yeseva One", "OFL-1.1", "fonts/YesevaOne-OFL.txt"),
    Work("Ysabeau Office", "OFL-1.1", "fonts/YsabeauOffice-OFL.txt"),
)


def paragraphs(work: Work) -> Iterator[str]:
    """The licence of a work, its lines joined so that they can be broken anew."""
    text = (resources.assets() / work.file).read_text(encoding="utf-8").strip()
    for block in text.split("\n\n"):
        lines = (line.strip() for line in block.split("\n") if line.strip("-= "))
        if joined := " ".join(lines):
            yield joined
