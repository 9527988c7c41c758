"""Files that are written whole or not at all, and broken ones that are kept."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path

from game.store.trouble import StoreError


def write(path: Path, text: str) -> None:
    """Put `text` into `path` as UTF-8. Raises StoreError, and then the old file is as it was."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, data: bytes) -> None:
    """Put `data` into `path`. Raises StoreError, and then the old file is as it was.

    A link stays one: what it leads to is written.
    """
    real = Path(os.path.realpath(path)) if path.is_symlink() else path
    try:
        real.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{real.name}.", suffix=".tmp", dir=real.parent)
    except OSError as error:
        raise StoreError.of(error, path) from error
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(real)
    except OSError as error:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise StoreError.of(error, path) from error


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read so that nothing overwrites it; gives the new path.

    Raises StoreError if the system does not let it.
    """
    kept = free(path.with_name(f"{path.stem}.broken{path.suffix}"))
    try:
        path.rename(kept)
    except OSError as error:
        raise StoreError.of(error, path) from error
    return kept


def free(path: Path) -> Path:
    """`path`, or the same with the first number that makes it a new one."""
    candidate, number = path, 1
    while os.path.lexists(candidate):
        number += 1
        candidate = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return candidate
