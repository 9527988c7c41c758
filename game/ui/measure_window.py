"""How the program does in a window of its own: first frame, zooming, resizing, and at rest.

The program itself runs, with nobody's files; only its input is written down here. Frames are
timed whole, from taking in events to the flip, in wall time, for which the machine must be quiet,
and in CPU time.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pygame

from game import resources
from game.match import Session
from game.store import Home
from game.ui.app import REST_MS, App, open_display, screen_there
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.play import PlayScene
from game.ui.services import Services, furnish
from game.ui.sound import open_sounds

STEPS = 20
"""So many steps the window is resized in, and notches the wheel is turned by each way."""
FRAMES_A_STEP = 2
SETTLE_S = 4.0
"""The bed of sound is read meanwhile, and all pictures become sharp."""

Course = Generator[None, None, None]
"""What is done before each frame."""


class WatchedApp(App):
    """The program, followed through `course`; `found` has what was measured."""

    def __init__(self, services: Services, session: Callable[[], Session], rest_s: float) -> None:
        super().__init__(services)
        self.found: list[tuple[str, float]] = []
        self._session = session
        self._rest_s = rest_s
        self._took: list[float] = []
        self._spent: list[float] = []
        self._course = self._all()
        self.stack.push(MenuScene(services))

    def frame(self, ms: float) -> None:
        """One frame of the program, timed; after the last step the program ends."""
        for _ in self._course:
            begun, spent = time.perf_counter(), time.thread_time()
            super().frame(ms)
            self._took.append((time.perf_counter() - begun) * 1000)
            self._spent.append((time.thread_time() - spent) * 1000)
            return
        self.stack.clear()

    def _all(self) -> Course:
        yield
        self._note("first frame, CPU ms since the program began", time.process_time() * 1000)
        self._note("first frame, of which opening and drawing", self._took[-1])
        yield from self._until_sharp("menu sharp after")
        session = self._session()
        yield
        self.stack.push(PlayScene(self.services, session, kept=False))
        yield
        self._note("first frame of a game", self._took[-1])
        yield from self._until_sharp("game sharp after")
        yield from self._wait(min(SETTLE_S, self._rest_s))
        yield from self._watched("zooming", self._zoom())
        yield from self._watched("resizing", self._resize())
        yield from self._watched("going full screen", self._fill())
        for lively in (False, True):
            self.services.change(idle_life=lively)
            yield from self._rest(f"at rest, {'with' if lively else 'without'} idle life")

    def _watched(self, name: str, steps: Course) -> Course:
        """Follow the steps: the longest frame, and when all is sharp after the last.

        What changes the size waits till it rests, which the program waits for too.
        """
        self._took.clear()
        self._spent.clear()
        yield from steps
        begun = time.perf_counter()
        yield from self._until_sharp(f"{name}, sharp after", begun)
        self._note(f"{name}, longest frame", max(self._took))
        self._note(f"{name}, longest frame in CPU ms", max(self._spent))

    def _until_sharp(self, name: str, begun: float | None = None) -> Course:
        """Go on until the whole window is drawn at its own size."""
        begun = time.perf_counter() if begun is None else begun
        yield
        art = self.services.art
        while self.stack.size != self._window.get_surface().size or art.blurred or art.unfinished:
            yield
        self._note(name, (time.perf_counter() - begun) * 1000)

    def _zoom(self) -> Course:
        """The wheel with Ctrl in the middle of the display, out of it and in again."""
        width, height = self._window.size
        middle = (width // 2, height * 2 // 5)
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=middle, rel=(0, 0), buttons=()))
        pygame.key.set_mods(pygame.KMOD_CTRL)
        for step in range(2 * STEPS):
            notch = 1 if step < STEPS else -1
            pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notch, flipped=False))
            yield from self._frames()
        pygame.key.set_mods(pygame.KMOD_NONE)

    def _resize(self) -> Course:
        """A hand at the corner of the window, which makes it smaller by an eighth."""
        width, height = self._window.size
        for step in range(1, STEPS + 1):
            share = 1 - step / STEPS / 8
            self._window.size = round(width * share), round(height * share)
            yield from self._frames()
        yield from self._wait(REST_MS / 1000)

    def _fill(self) -> Course:
        """The whole screen at once."""
        self.toggle_fullscreen()
        yield from self._wait(REST_MS / 1000)

    def _frames(self) -> Iterator[None]:
        for _ in range(FRAMES_A_STEP):
            yield

    def _wait(self, seconds: float) -> Course:
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            yield

    def _rest(self, name: str) -> Course:
        """The share of one processor the program takes while nothing is done."""
        yield from self._wait(min(1.0, self._rest_s))
        begun, spent = time.perf_counter(), time.process_time()
        yield from self._wait(self._rest_s)
        share = (time.process_time() - spent) / (time.perf_counter() - begun)
        self._note(f"{name}, % of a processor", 100 * share)

    def _note(self, name: str, figure: float) -> None:
        self.found.append((name, figure))


def measure_window(session: Callable[[], Session], rest_s: float) -> list[tuple[str, float]]:
    """All figures with their names, or none where there is no screen.

    `session` gives the game that is shown, once the first frame is drawn; the program rests for
    `rest_s` seconds twice.
    """
    if not screen_there():
        return []
    open_display()
    with tempfile.TemporaryDirectory() as folder:
        services = furnish(Home(Path(folder)), resources.assets(), resources.levels())
        services.change(idle_life=False)
        services.sounds = open_sounds(resources.assets() / "sound")
        services.tune()
        app = WatchedApp(services, session, rest_s)
        app.loop()
        services.sounds.close()
    return app.found
