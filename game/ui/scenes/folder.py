"""Opens a folder in the system's own program for files, where there is one."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

_LIBRARIES = "LD_LIBRARY_PATH"
"""A frozen program points this at its own libraries, which are no good to others."""


def opened(folder: Path) -> bool:
    """Show `folder`, making it first if need be; whether that could be asked for."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if sys.platform == "win32":
            os.startfile(folder)
            return True
        program = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
        if program is None:
            return False
        subprocess.Popen(
            [program, str(folder)],
            env=_environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
    except OSError:
        return False
    return True


def _environment() -> dict[str, str]:
    environment = dict(os.environ)
    before = environment.pop(f"{_LIBRARIES}_ORIG", None)
    if before is not None:
        environment[_LIBRARIES] = before
    elif getattr(sys, "frozen", False):
        environment.pop(_LIBRARIES, None)
    return environment
