"""`python -m tools.seen IN.png ... --to FOLDER`: a picture as other eyes see it.

For each picture of `game shot` there come four: in shades of grey, and for an eye without one of
its three kinds of cones. The kinds of vision are those the palette is measured with.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import pygame

from tools.art.vision import VISIONS


def seen(picture: pygame.Surface, vision: str) -> pygame.Surface:
    """The picture as it looks in one of `VISIONS`."""
    share = np.arange(256) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    light = linear[pygame.surfarray.array3d(picture)] @ np.array(VISIONS[vision]).T
    light = light.clip(0.0, 1.0)
    coded = np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)
    return pygame.surfarray.make_surface((coded * 255).round().astype(np.uint8))


def main() -> int:
    """Write the pictures asked for."""
    parser = argparse.ArgumentParser(prog="tools.seen", description=__doc__)
    parser.add_argument("pictures", nargs="+", type=Path, metavar="IN.png")
    parser.add_argument("--to", type=Path, default=Path(), metavar="FOLDER")
    asked = parser.parse_args()
    asked.to.mkdir(parents=True, exist_ok=True)
    for path in asked.pictures:
        picture = pygame.image.load(path)
        for vision in sorted(set(VISIONS) - {"normal"}):
            pygame.image.save(seen(picture, vision), asked.to / f"{path.stem}-{vision}.png")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
