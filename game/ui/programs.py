"""Starts other programs of the system, without waiting for them and without their noise."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence

_LIBRARIES = "LD_LIBRARY_PATH"
"""A frozen program points this at its own libraries, which are no good to others."""
_UNSEEN = 0x08000000
"""Windows shall open no console for it."""


def start(command: Sequence[str], more: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """The program, under way, with `more` in its environment. Raises OSError."""
    return subprocess.Popen(
        list(command),
        env={**_environment(), **(more or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
        creationflags=_UNSEEN if sys.platform == "win32" else 0,
    )


def _environment() -> dict[str, str]:
    environment = dict(os.environ)
    before = environment.pop(f"{_LIBRARIES}_ORIG", None)
    if before is not None:
        environment[_LIBRARIES] = before
    elif getattr(sys, "frozen", False):
        environment.pop(_LIBRARIES, None)
    return environment
