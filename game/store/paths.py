"""Where the player's files lie."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs


@dataclass(frozen=True, slots=True)
class Home:
    """The folder of everything that is kept. It need not exist yet."""

    folder: Path

    @property
    def settings(self) -> Path:
        """The file of settings."""
        return self.folder / "settings.json"

    @property
    def saves(self) -> Path:
        """The folder of the game in progress and of kept records."""
        return self.folder / "saves"

    @property
    def leaderboard(self) -> Path:
        """The file of best results."""
        return self.folder / "best.sqlite"

    @property
    def learnt(self) -> Path:
        """The file of lessons learnt."""
        return self.folder / "lessons.json"

    @property
    def pictures(self) -> Path:
        """The folder of pictures taken of the screen."""
        return self.folder / "pictures"


def home(environ: Mapping[str, str] = os.environ) -> Home:
    """The folder that SAGANI_HOME names, or the system's usual one for a user's data."""
    chosen = environ.get("SAGANI_HOME")
    if chosen:
        try:
            return Home(Path(chosen).expanduser().absolute())
        except (RuntimeError, OSError):  # nobody of that name, or no folder to start from
            return Home(Path(chosen))
    return Home(platformdirs.user_data_path("sagani", appauthor=False))
