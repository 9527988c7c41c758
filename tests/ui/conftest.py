"""No window and no sound card for these tests; must be set before pygame is imported."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pytest

from game.resources import assets
from game.ui.drawing.art import Art


@pytest.fixture
def art() -> Art:
    """An art box over the game's own files."""
    return Art(assets())
