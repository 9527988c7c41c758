"""Pictures as other eyes see them: the same colours the palette is measured with."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tools.art import vision
from tools.art.palette import NORMAL

pytest.importorskip("numpy")

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize("eye", sorted(vision.VISIONS))
def test_a_pixel_looks_as_its_colour_does(eye: str) -> None:
    from tools.seen import seen

    picture = pygame.Surface((2, 1), 0, 32)
    colours = [NORMAL.elements[name].base for name in ("fire", "water")]
    for x, colour in enumerate(colours):
        picture.set_at((x, 0), colour)
    shown = seen(picture, eye)
    for x, colour in enumerate(colours):
        assert shown.get_at((x, 0))[:3] == pytest.approx(
            [255 * part for part in vision.seen(colour, eye)], abs=1
        )


def test_the_command_writes_a_picture_for_each_eye(tmp_path: Path) -> None:
    pygame.image.save(pygame.Surface((4, 4)), tmp_path / "a.png")
    command = [sys.executable, "-m", "tools.seen", str(tmp_path / "a.png"), "--to", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    assert {path.stem for path in tmp_path.glob("a-*.png")} == {
        "a-grey",
        "a-protan",
        "a-deutan",
        "a-tritan",
    }
