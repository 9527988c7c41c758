"""What a player has set. A bad value costs only itself; keys of other versions are kept."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

from game.store import atomic
from game.store.trouble import StoreError, Trouble

_SEATS = 4


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings. `dataclasses.replace` changes one.

    `language` is a catalogue's code, or None for the system's. `names` and `colours` are those
    last used, by seat. `others` holds what this version does not know.
    """

    language: str | None = None
    fullscreen: bool = False
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    others: Mapping[str, Any] = field(default_factory=lambda: MappingProxyType({}))


class ReadSettings(NamedTuple):
    """Settings from a file, the keys whose values were bad, and where a broken file went."""

    settings: Settings
    bad: tuple[str, ...] = ()
    kept: Path | None = None


def read_settings(path: Path) -> ReadSettings:
    """The settings in `path`, or the usual ones. Raises StoreError if it may not be read."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
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
    atomic.write(path, json.dumps(data, indent=2) + "\n")


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


_FIELDS: Mapping[str, Callable[[object], object]] = {
    "language": _language,
    "fullscreen": _yes_or_no,
    "names": _by_seat,
    "colours": _by_seat,
}
