"""Writes the pictures: `python -m tools.art [BEGINNING...]`, from the root of the repository.

In the palette of higher contrast only what looks different is written, with the same names.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from tools.art.catalogue import coloured, pictures
from tools.art.figures import told
from tools.art.palette import CONTRAST, NORMAL
from tools.art.sheet import Sheet

_ASSETS = Path(__file__).resolve().parents[2] / "assets"


def write(
    drawings: Mapping[str, Callable[[], Sheet]], folder: Path, beginnings: tuple[str, ...] = ("",)
) -> list[Path]:
    """Draw into `folder` what has a name with one of the beginnings; the files written."""
    folder.mkdir(parents=True, exist_ok=True)
    written = []
    for name, draw in drawings.items():
        if name.startswith(beginnings):
            path = folder / f"{name}.svg"
            path.write_text(draw().text, encoding="utf-8")
            written.append(path)
    return written


def main(assets: Path = _ASSETS) -> None:
    """Write the palettes, and the pictures that the command line names, or all of them."""
    beginnings = tuple(sys.argv[1:]) or ("",)
    usual = pictures()
    written = write(usual, assets / "svg", beginnings)
    apart = {
        name: draw
        for name, draw in coloured(CONTRAST).items()
        if name.startswith(beginnings) and draw().text != usual[name]().text
    }
    written += write(apart, assets / "svg_contrast")
    for name, palette in (("palette", NORMAL), ("palette_contrast", CONTRAST)):
        (assets / f"{name}.json").write_text(told(palette), encoding="utf-8")
    size = sum(path.stat().st_size for path in written)
    print(f"{len(written)} pictures, {size // 1024} KiB")


if __name__ == "__main__":
    main()
