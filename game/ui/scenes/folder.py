"""Opens a folder in the system's own program for files, where there is one."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from game.ui.programs import start


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
        start([program, str(folder)])
    except OSError:
        return False
    return True
