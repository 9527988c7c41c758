"""Scenes and the stack they lie on.

A scene goes forward by pushing or replacing; the way back is popping with a result, which the
scene below gets through the callback it pushed with. Only the top scene gets input and time;
a scene that is `transparent` is drawn over the ones below.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import pygame

from game.ui.input import Input

Result = TypeVar("Result")
STORM_MS = 250.0
"""A press sooner than this after a view came up belongs to the clicks that opened it."""


class Scene(Generic[Result]):
    """One screen. `Result` is what it pops with."""

    transparent = False
    """Whether the scene below shows through."""

    def __init__(self) -> None:
        self.stack: SceneStack
        self.dirty = True
        """Whether the picture is out of date and must be drawn again."""

    def enter(self) -> None:
        """Called once, when the scene is put on the stack."""

    def leave(self) -> None:
        """Called once, when the scene is taken off the stack."""

    def cover(self) -> None:
        """Called when another scene is pushed on top."""

    def uncover(self) -> None:
        """Called when the scene on top is gone, before that one's result is handed over."""

    def layout(self, size: tuple[int, int]) -> None:
        """Lay everything out for a surface of this size in pixels."""

    def handle(self, event: Input) -> None:
        """React to one input."""

    def update(self, ms: float) -> None:
        """Let `ms` milliseconds pass, at most 50 a call."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    @property
    def typing(self) -> bool:
        """Whether text is being typed, so that letters are no commands."""
        return False

    @property
    def catching(self) -> bool:
        """Whether the next key or button is wanted as such, whatever it asks for."""
        return False

    @property
    def moving(self) -> bool:
        """Whether something is animated, so that every frame must be drawn."""
        return False

    @property
    def hasty(self) -> bool:
        """Whether so much is animated that drawing sharply has to wait for it."""
        return self.moving

    def pop(self, result: Result) -> None:
        """Leave, and hand `result` to the scene below."""
        self.stack.pop(self, result)


class SceneStack:
    """The scenes from bottom to top. An empty stack ends the program."""

    def __init__(self, size: tuple[int, int]) -> None:
        self.size = size
        self._scenes: list[tuple[Scene[Any], Callable[[Any], None] | None]] = []

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, bottom first."""
        return tuple(scene for scene, _ in self._scenes)

    @property
    def top(self) -> Scene[Any]:
        """The scene that gets input. Raises IndexError on an empty stack."""
        return self._scenes[-1][0]

    def push(self, scene: Scene[Result], then: Callable[[Result], None] | None = None) -> None:
        """Put `scene` on top; `then` gets the result it pops with."""
        if self._scenes:
            self.top.cover()
        self._add(scene, then)

    def replace(self, scene: Scene[Any]) -> None:
        """Put `scene` in the place of the top one, which leaves without a result."""
        if self._scenes:
            self._scenes.pop()[0].leave()
        self._add(scene, None)

    def pop(self, scene: Scene[Result], result: Result) -> None:
        """Take `scene` off, which must be the top one, and hand its result down."""
        then = self._take_off(scene)
        if then is not None:
            then(result)

    def drop(self, scene: Scene[Any]) -> None:
        """Take `scene` off, which must be the top one, without a result."""
        self._take_off(scene)

    def clear(self) -> None:
        """Leave every scene, top first; ends the program."""
        while self._scenes:
            self._scenes.pop()[0].leave()

    def resize(self, size: tuple[int, int]) -> None:
        """Lay out every scene for a new size in pixels."""
        self.size = size
        for scene in self.scenes:
            scene.layout(size)
            scene.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the top scene and what shows through from below."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first][0].transparent:
            first -= 1
        for scene, _ in self._scenes[max(first, 0) :]:
            scene.draw(surface)
            scene.dirty = False

    def _take_off(self, scene: Scene[Any]) -> Callable[[Any], None] | None:
        if self.top is not scene:
            raise ValueError(f"{type(scene).__name__} is not on top")
        _, then = self._scenes.pop()
        scene.leave()
        if self._scenes:
            below = self.top
            below.uncover()
            below.layout(self.size)
            below.dirty = True
        return then

    def _add(self, scene: Scene[Any], then: Callable[[Any], None] | None) -> None:
        self._scenes.append((scene, then))
        scene.stack = self
        scene.layout(self.size)
        scene.enter()
