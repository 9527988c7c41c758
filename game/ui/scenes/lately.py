"""What has happened since the seat to move last acted, once more: on the displays it happened on.

It runs on a table of its own over the game, of which nothing changes, and goes by itself; any
press ends it.
"""

from __future__ import annotations

import pygame

from game.match import Session, moves_since, turns
from game.ui.input import Asked, Input, Panned, Pressed, Typed, Unplugged, Wheeled
from game.ui.motion.pace import FACTORS
from game.ui.scene import STORM_MS, Scene
from game.ui.scenes.turn_words import turn_words
from game.ui.services import Services
from game.ui.table.showing import Showing

BEAT_MS = 380.0
"""So long what a move has brought is seen, at a normal pace, before the next one."""


def lately(services: Services, session: Session) -> LatelyScene | None:
    """The scene, or None if nothing has happened."""
    state = session.state
    since = range(0) if state.over else moves_since(session.steps, state.active)
    return LatelyScene(services, session, since) if since else None


class LatelyScene(Scene[None]):
    """Plays back the moves `since`, of which there is at least one."""

    def __init__(self, services: Services, session: Session, since: range) -> None:
        super().__init__()
        self._services = services
        self._shown_ms = 0.0
        self.showing = Showing(services, session, since.start)
        self._end = since.stop
        self._turns = tuple(turns(session.steps))
        self._beat = 0.0

    def enter(self) -> None:
        """The first move begins at once."""
        self.showing.forth()

    def leave(self) -> None:
        """Nothing more is heard of it."""
        self.showing.finish()

    def layout(self, size: tuple[int, int]) -> None:
        """The table lies where the game's does."""
        self.showing.lay_out(size)

    @property
    def moving(self) -> bool:
        """It goes on until its end."""
        return True

    def update(self, ms: float) -> None:
        """One move after another, then back to the game."""
        self.dirty = True
        self._shown_ms += ms
        self.showing.stirred(ms)
        if self.showing.update(ms):
            self._beat = 0.0
        if self.showing.running:
            return
        self._beat += ms
        if self._beat < BEAT_MS * FACTORS[self._services.settings.speed.value]:
            return
        if self.showing.at < self._end:
            self.showing.forth()
        else:
            self.pop(None)

    def handle(self, event: Input) -> None:
        """Any press ends it, and does nothing else; not the second one of a double click.

        A pad that is gone ends it too, and the table pauses as it would have without this.
        """
        if isinstance(event, Pressed) and self._shown_ms < STORM_MS:
            return
        if isinstance(event, Pressed | Asked | Wheeled | Panned | Typed | Unplugged):
            self.pop(None)
        if isinstance(event, Unplugged):
            self.stack.top.handle(event)

    def draw(self, surface: pygame.Surface) -> None:
        """The table as it was, and what is happening."""
        self.showing.draw(self._services.brush(surface), self._said())

    def _said(self) -> tuple[str, str]:
        words, at = self._services.words, self.showing.at
        told = next(turn for turn in self._turns if turn.first < at <= turn.last)
        name = self.showing.view.people[told.seat].name
        return words("play.replay"), turn_words(told, name, words)
