"""The system's own voice, where there is one: it reads out a text while the game goes on.

It never blocks, and where anything is missing it is silent.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from typing import NamedTuple

from game.ui.programs import start

_TEXT = "SAGANI_TEXT"
_SHELL = (
    "Add-Type -AssemblyName System.Speech;"
    f"(New-Object System.Speech.Synthesis.SpeechSynthesizer).Speak($env:{_TEXT})"
)


class _Speaker(NamedTuple):
    """A program that speaks: its arguments before the language, after it, and what silences it."""

    program: str
    language: tuple[str, ...] = ()
    last: tuple[str, ...] = ()
    silence: tuple[str, ...] = ()


_SPEAKERS = {
    "win32": (_Speaker("powershell", last=("-NoProfile", "-Command", _SHELL)),),
    "darwin": (_Speaker("say", last=("--",)),),
}
_ELSEWHERE = (
    _Speaker("spd-say", ("-l",), ("--wait", "--"), ("--cancel",)),
    _Speaker("espeak-ng", ("-v",), ("--",)),
    _Speaker("espeak", ("-v",), ("--",)),
)


class Voice:
    """Speaks one text at a time."""

    def __init__(self) -> None:
        speakers = _SPEAKERS.get(sys.platform, _ELSEWHERE)
        found = [(each, path) for each in speakers if (path := shutil.which(each.program))]
        self._speaker: _Speaker | None = found[0][0] if found else None
        self._path = found[0][1] if found else ""
        self._speaking: subprocess.Popen[bytes] | None = None
        self._silencing: subprocess.Popen[bytes] | None = None

    @property
    def there(self) -> bool:
        """Whether this system has a voice."""
        return self._speaker is not None

    def say(self, text: str, language: str) -> None:
        """Read out `text` in a language given by its code, in place of what is being read."""
        self.hush()
        speaker = self._speaker
        if speaker is None:
            return
        spoken = () if speaker.program == "powershell" else (text,)
        tongue = (*speaker.language, language) if speaker.language else ()
        self._speaking = self._started((*tongue, *speaker.last, *spoken), text)

    def hush(self) -> None:
        """Be silent."""
        speaking, self._speaking = self._speaking, None
        if speaking is None or speaking.poll() is not None:
            return
        speaking.terminate()
        if self._speaker is not None and self._speaker.silence:
            self._silencing = self._started(self._speaker.silence, "")

    def _started(self, arguments: tuple[str, ...], text: str) -> subprocess.Popen[bytes] | None:
        try:
            return start((self._path, *arguments), {_TEXT: text})
        except (OSError, ValueError):  # a name may hold what no command line can
            return None
