"""Where the files that come with the game lie: pictures, sounds, fonts, words and levels.

An installed or frozen game carries them inside the package, a checkout beside it. What stands
in those files is the business of the rooms that read them.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def assets() -> Path:
    """The folder of pictures, sounds, fonts and text catalogues."""
    return _folder("assets")


def levels() -> Path:
    """The folder of the deals that come with the game."""
    return _folder("levels")


def _folder(name: str) -> Path:
    packed = _PACKAGE / name
    return packed if packed.is_dir() else _PACKAGE.parent / name
