"""What can go wrong with a file, each with its sentence for the player."""

from __future__ import annotations

import errno
from enum import Enum
from pathlib import Path


class Trouble(Enum):
    """Why a file could not be used; the values are keys of the text catalogues."""

    FULL = "save.fail.full"
    RIGHTS = "save.fail.rights"
    OTHER = "save.fail.other"
    UNREADABLE = "save.read.fail"
    NEWER = "best.newer"


_BY_ERRNO = {
    errno.ENOSPC: Trouble.FULL,
    errno.EDQUOT: Trouble.FULL,
    errno.EFBIG: Trouble.FULL,
    errno.EACCES: Trouble.RIGHTS,
    errno.EPERM: Trouble.RIGHTS,
    errno.EROFS: Trouble.RIGHTS,
}


class StoreError(Exception):
    """A file that could not be used: `path`, and `trouble`, whose value names the sentence."""

    def __init__(self, trouble: Trouble, path: Path) -> None:
        super().__init__(f"{path}: {trouble.name.lower()}")
        self.trouble = trouble
        self.path = path

    @classmethod
    def of(cls, error: OSError, path: Path) -> StoreError:
        """The same trouble with `path` that the system reports as `error`."""
        return cls(_BY_ERRNO.get(error.errno or 0, Trouble.OTHER), path)

    @property
    def key(self) -> str:
        """The key of the sentence that tells the player why."""
        return self.trouble.value
