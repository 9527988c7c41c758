"""The sounds of the game: cues, the score of a move, and the bed below."""

from game.ui.sound.cues import Call, Cue
from game.ui.sound.score import Company, instant, level_won, score
from game.ui.sound.sounds import Away, Silence, Sounds, Volumes
from game.ui.sound.speakers import open_sounds

__all__ = [
    "Away",
    "Call",
    "Company",
    "Cue",
    "Silence",
    "Sounds",
    "Volumes",
    "instant",
    "level_won",
    "open_sounds",
    "score",
]
