"""How long frames take: scripted scenes drawn some thousand times, as the program draws them.

Times are CPU milliseconds of our own work, from the passing of time to the finished canvas; what
it takes to bring a canvas on screen is measured apart.
"""

from __future__ import annotations

import math
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame

from game import resources
from game.engine import SpiritAppeared
from game.match import Session
from game.store import Home
from game.ui.app import open_display, patience
from game.ui.drawing.canvas import Canvas
from game.ui.scene import SceneStack
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.play import PlayScene
from game.ui.services import Services, furnish
from game.ui.table.explain import Explainer

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
BUDGETS = {"1920x1080": 4.0, "3840x2160": 12.0}
"""Of a hundred frames 99 shall take no more CPU milliseconds."""
FRAME_MS = 1000 / 60
WARM = 240
"""Frames that are drawn before the counting begins, so that pictures are sharp."""

AT_REST = 20
"""Frames that are drawn uncounted before a move, until all lies still."""


@dataclass(frozen=True, slots=True)
class Figures:
    """CPU milliseconds a frame, and of the flip that follows it."""

    p50: float
    p99: float
    worst: float
    flip: float


def measure(frames: int, session: Session) -> Iterator[tuple[str, dict[str, Figures]]]:
    """For each size of window the figures of each scene, in `frames` frames each.

    `session` is a whole game of four; scenes are set up from its positions.
    """
    open_display()
    for size in SIZES:
        window = pygame.Window("Sagani", size)
        yield (
            f"{size[0]}x{size[1]}",
            {name: _figures(scene, session, window, frames) for name, scene in SCENES.items()},
        )
        window.destroy()


def _figures(scene: _Script, session: Session, window: pygame.Window, frames: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        services = furnish(Home(Path(folder)), resources.assets(), resources.levels())
        canvas = Canvas(window.get_surface().size)
        stack = SceneStack(canvas.size)
        steps = scene(stack, services, session)
        times: list[float] = []
        flips: list[float] = []
        drawn = 0
        while len(times) < frames:
            counts = next(steps) and drawn >= WARM
            begun = time.process_time()
            services.art.hurry(patience(canvas.size, moving=stack.top.hasty))
            stack.top.update(FRAME_MS)
            stack.draw(canvas)
            done = time.process_time()
            canvas.show_on(window.get_surface())
            window.flip()
            drawn += 1
            if counts:
                times.append((done - begun) * 1000)
                flips.append((time.process_time() - done) * 1000)
    ranked = sorted(times)
    return Figures(
        statistics.median(ranked),
        ranked[math.ceil(0.99 * len(ranked)) - 1],
        ranked[-1],
        statistics.median(flips),
    )


_Script = Callable[[SceneStack, Services, Session], Iterator[bool]]
"""Prepares a frame at each step; true if the frame counts."""


def _rest(stack: SceneStack, services: Services, session: Session) -> Iterator[bool]:
    """A table in the middle of a game, drawn again though nothing happens."""
    stack.push(PlayScene(services, _until(session, 46), kept=False))
    while True:
        yield True


def _boards(stack: SceneStack, services: Services, session: Session) -> Iterator[bool]:
    """All four displays at once."""
    scene = PlayScene(services, _until(session, 46), kept=False)
    stack.push(scene)
    steps = scene.session.steps
    stack.push(BoardsScene(services, scene.view, Explainer(scene.view, lambda: steps)))
    while True:
        yield True


def _cascade(stack: SceneStack, services: Services, session: Session) -> Iterator[bool]:
    """The move with most spirits of the game, played over and over."""
    best = max(range(len(session.steps)), key=lambda n: _spirits(session, n))
    while True:
        stack.clear()
        scene = PlayScene(services, _until(session, best), kept=False)
        stack.push(scene)
        for _ in range(AT_REST):  # the way back to the beginning is no part of the move
            yield False
        scene.commit(session.steps[best].move)
        while scene.view.timeline is not None:
            yield True


def _zoom(stack: SceneStack, services: Services, session: Session) -> Iterator[bool]:
    """A hand on the wheel, in and out again."""
    scene = PlayScene(services, _until(session, 46), kept=False)
    stack.push(scene)
    frame = 0
    while True:
        frame += 1
        if frame % 3 == 0:
            scene.view.camera.zoom(1.06 if frame // 60 % 2 else 1 / 1.06, scene.view.middle)
        yield True


SCENES: Mapping[str, _Script] = {
    "rest": _rest,
    "boards": _boards,
    "cascade": _cascade,
    "zoom": _zoom,
}


def _until(session: Session, moves: int) -> Session:
    """The game as it was after so many moves."""
    earlier = Session(session.record)
    for step in session.steps[:moves]:
        earlier.play(step.move)
    return earlier


def _spirits(session: Session, number: int) -> int:
    """How many spirits a move called; one that ended the game does not count."""
    step = session.steps[number]
    if step.after.over:
        return 0
    return sum(isinstance(event, SpiritAppeared) for event in step.events)
