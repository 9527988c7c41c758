"""What a player has set. A bad value costs only itself; keys of other versions are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TypeVar

from game.store import atomic
from game.store.trouble import StoreError, Trouble

TEXT_RANGE = (100, 200)
"""The least and the most that text grows, in percent."""
SCALE_RANGE = (80, 200)
"""The same for the whole interface."""
VOLUME_RANGE = (0, 100)
FRAME_LIMITS = (30, 60, 90, 120, 144)
"""Frames a second that can be chosen."""
_DISPLAYS = 64
"""Nobody has so many screens."""
_SEATS = 4
_Kind = TypeVar("_Kind", bound=StrEnum)


class Speed(StrEnum):
    """How fast what has happened is played back."""

    CALM = "calm"
    NORMAL = "normal"
    BRISK = "brisk"
    INSTANT = "instant"


class Palette(StrEnum):
    """The colours of tiles, discs and signs."""

    USUAL = "usual"
    CONTRAST = "contrast"


class Aids(StrEnum):
    """How much the game tells of what a placement would do, from little to much."""

    TABLE = "table"
    STANDARD = "standard"
    COACH = "coach"


class Confirm(StrEnum):
    """What it takes to commit: pin and then confirm, or one click."""

    TWO = "two"
    ONE = "one"


class HandOver(StrEnum):
    """How the next player is told."""

    TOAST = "toast"
    CARD = "card"
    OFF = "off"


class Away(StrEnum):
    """What falls silent while another window has the focus."""

    OFF = "off"
    MUSIC = "music"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `dataclasses.replace` changes one.

    `language` is a catalogue's code, or None for the system's. `names` and `colours` are those
    last used, by seat. `text`, `scale` and the four volumes are whole percents within the ranges
    above; `volume` is that of everything. `frames` is one of the limits above, `display` counts
    screens from 0. `others` holds what this version does not know.
    """

    language: str | None = None
    fullscreen: bool = False
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    aids: Aids = Aids.STANDARD
    confirm: Confirm = Confirm.TWO
    hand: HandOver = HandOver.TOAST
    swapped: bool = False
    """Whether the players are on the right of the table."""
    frames: int = 60
    display: int = 0
    """The screen on which the window opens."""
    speak: bool = False
    """Whether descriptions are read out by the system's voice."""
    speed: Speed = Speed.NORMAL
    less_motion: bool = False
    idle_life: bool = True
    """Whether the table breathes while nothing happens."""
    palette: Palette = Palette.USUAL
    text: int = 100
    scale: int = 100
    volume: int = 80
    music: int = 70
    voices: int = 100
    sounds: int = 100
    muted: bool = False
    away: Away = Away.MUSIC
    keys: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Keys that are not as at first, by the action's name."""
    buttons: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """The same for the buttons of a pad."""
    others: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


class ReadSettings(NamedTuple):
    """Settings from a file, the keys whose values were bad, and where a broken file went."""

    settings: Settings
    bad: tuple[str, ...] = ()
    kept: Path | None = None


def read_settings(path: Path) -> ReadSettings:
    """The settings in `path`, or the usual ones. Raises StoreError if it may not be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8-sig"))
        if not isinstance(data, dict):
            raise ValueError("settings are an object")
    except FileNotFoundError:
        return ReadSettings(Settings())
    except OSError as error:
        raise StoreError(Trouble.UNREADABLE, path) from error
    except (ValueError, RecursionError):
        return ReadSettings(Settings(), kept=atomic.set_aside(path))
    good: dict[str, Any] = {}
    bad: list[str] = []
    for key, convert in _FIELDS.items():
        if key in data:
            try:
                good[key] = convert(data[key])
            except ValueError:
                bad.append(key)
    others = {key: value for key, value in data.items() if key not in _FIELDS}
    return ReadSettings(Settings(**good, others=MappingProxyType(others)), tuple(bad))


def write_settings(path: Path, settings: Settings) -> None:
    """Keep `settings` in `path`. Raises StoreError."""
    data = {**settings.others, **{key: getattr(settings, key) for key in _FIELDS}}
    atomic.write(path, json.dumps(data, indent=2, default=dict) + "\n")


def _language(value: object) -> str | None:
    if value is None or isinstance(value, str):
        return value
    raise ValueError


def _yes_or_no(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError


def _by_seat(value: object) -> tuple[str, ...]:
    if isinstance(value, list) and all(isinstance(text, str) for text in value):
        return tuple(value[:_SEATS])
    raise ValueError


def _by_action(value: object) -> Mapping[str, str]:
    """What is no text costs only itself."""
    if isinstance(value, dict):
        return MappingProxyType({key: v for key, v in value.items() if isinstance(v, str)})
    raise ValueError


def _one_of(kind: type[_Kind]) -> Callable[[object], _Kind]:
    def convert(value: object) -> _Kind:
        if isinstance(value, str):
            return kind(value)
        raise ValueError

    return convert


def _within(least: int, most: int) -> Callable[[object], int]:
    def convert(value: object) -> int:
        if type(value) is int and least <= value <= most:
            return value
        raise ValueError

    return convert


def _one_limit(value: object) -> int:
    if type(value) is int and value in FRAME_LIMITS:
        return value
    raise ValueError


_FIELDS: Mapping[str, Callable[[object], object]] = {
    "language": _language,
    "fullscreen": _yes_or_no,
    "names": _by_seat,
    "colours": _by_seat,
    "aids": _one_of(Aids),
    "confirm": _one_of(Confirm),
    "hand": _one_of(HandOver),
    "swapped": _yes_or_no,
    "frames": _one_limit,
    "display": _within(0, _DISPLAYS),
    "speak": _yes_or_no,
    "speed": _one_of(Speed),
    "less_motion": _yes_or_no,
    "idle_life": _yes_or_no,
    "palette": _one_of(Palette),
    "text": _within(*TEXT_RANGE),
    "scale": _within(*SCALE_RANGE),
    "volume": _within(*VOLUME_RANGE),
    "music": _within(*VOLUME_RANGE),
    "voices": _within(*VOLUME_RANGE),
    "sounds": _within(*VOLUME_RANGE),
    "muted": _yes_or_no,
    "away": _one_of(Away),
    "keys": _by_action,
    "buttons": _by_action,
}
