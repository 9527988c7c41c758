"""What is kept between games, in files: settings, saves, records, best results; and the deals.

Nothing here draws, plays or decides. A file that cannot be read is moved aside and its new name
reported; a file that cannot be written raises StoreError, which names its sentence.
"""

from game.store.atomic import write_bytes
from game.store.deals import Deal, deals
from game.store.entry import Entry
from game.store.games import GameFile, Games, read_game
from game.store.leaderboard import Leaderboard, Placed, Ranked
from game.store.learnt import Learnt, ReadLearnt, read_learnt, write_learnt
from game.store.paths import Home, home
from game.store.saves import Found, Saves
from game.store.settings import (
    FRAME_LIMITS,
    SCALE_RANGE,
    TEXT_RANGE,
    Aids,
    Away,
    Confirm,
    HandOver,
    Palette,
    ReadSettings,
    Settings,
    Speed,
    read_settings,
    write_settings,
)
from game.store.trouble import StoreError, Trouble

__all__ = [
    "FRAME_LIMITS",
    "SCALE_RANGE",
    "TEXT_RANGE",
    "Aids",
    "Away",
    "Confirm",
    "Deal",
    "Entry",
    "Found",
    "GameFile",
    "Games",
    "HandOver",
    "Home",
    "Leaderboard",
    "Learnt",
    "Palette",
    "Placed",
    "Ranked",
    "ReadLearnt",
    "ReadSettings",
    "Saves",
    "Settings",
    "Speed",
    "StoreError",
    "Trouble",
    "deals",
    "home",
    "read_game",
    "read_learnt",
    "read_settings",
    "write_bytes",
    "write_learnt",
    "write_settings",
]
