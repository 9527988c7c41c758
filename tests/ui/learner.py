"""Learners at the real program: by mouse or by keys they do what a lesson asks for."""

from __future__ import annotations

from random import Random
from typing import Any, assert_never

from game.engine import Cell, Draw, Orientation, Place
from game.ui.app import App
from game.ui.drawing.tile_art import arrow_centre
from game.ui.lessons.guides import place_of
from game.ui.lessons.script import (
    Aim,
    Carry,
    Goal,
    Hold,
    LookAt,
    Make,
    Roam,
    Thing,
    Touch,
    Watch,
)
from game.ui.lessons.tutor import Answer, Chapter, Tutor
from game.ui.scenes.lesson import LessonScene
from game.ui.widgets.button import Button
from tests.ui.guest import SETTLED_MS, Guest, Typist

REST_MS = 400.0
"""Longer than a cell must be meant."""


class Learner(Guest):
    """Learns by mouse."""

    def __init__(self, app: App) -> None:
        super().__init__(app, Random(3))

    @property
    def scene(self) -> LessonScene:
        """The lesson on top."""
        top: Any = self.app.stack.top
        assert isinstance(top, LessonScene)
        return top

    @property
    def tutor(self) -> Tutor:
        """Who sits beside."""
        return self.scene.tutor

    def is_at(self, chapter: Chapter) -> bool:
        """Whether the lesson has come so far."""
        return self.tutor.chapter is chapter

    def was_told(self, answer: Answer | None) -> bool:
        """Whether the last wrong try was answered so."""
        return self.tutor.answer is answer

    def learn(self) -> None:
        """Do all steps of the lesson."""
        for place, step in enumerate(self.tutor.lesson.steps):
            self.calm()
            if isinstance(step.goal, Watch):
                continue
            assert self.tutor.done == place, f"step {place + 1} is not asked for"
            self.do(step.goal)
        self.calm()
        assert self.tutor.chapter is Chapter.LEARNT

    def calm(self) -> None:
        """Wait until the learner is asked, or all is done."""
        for _ in range(200):
            self.still()
            self.wait()
            if self.scene._next is None and self.play.view.timeline is None:
                return
        raise AssertionError("the others play for ever")

    def solve(self) -> None:
        """Play the puzzle as its model does."""
        for step in self.tutor.game.model:
            self.calm()
            self.make(step.move)
        self.calm()

    def use(self, button: Button) -> None:
        """Press a button of the card."""
        self.on(button)
        self.wait()

    def do(self, goal: Goal) -> None:
        """Do what one step asks for."""
        match goal:
            case Carry(ms):
                self.lift(self.state.hand[0])
                if ms:
                    self.hover(self.turn.cells[0], ms + REST_MS)
            case Hold(cell, top, ms):
                self.hover(cell, ms + REST_MS)
                if top is not None:
                    self.twist(top)
            case Aim(top):
                self.twist(top)
            case Roam(cells):
                for cell in self.turn.cells[:cells]:
                    self.hover(cell)
            case Touch(arrows):
                for cell, direction in arrows:
                    self.touch(cell, direction)
            case LookAt(thing):
                self.look_at(thing)
            case Make(move):
                self.play_move(move)
            case Watch():
                pass
            case _:
                assert_never(goal)
        self.wait(REST_MS)

    def play_move(self, move: Any) -> None:
        """Commit what a step asks for."""
        if isinstance(move, Draw):
            self._draw()
        else:
            assert isinstance(move, Place)
            if self.turn.tile != move.tile:
                self.lift(move.tile)
            self.hover(move.cell)
            self.twist(move.orientation)
            self.pin(move.cell)

    def lift(self, tile: int) -> None:
        """Take a tile of the hand."""
        self.click(self.slot(tile))

    def hover(self, cell: Cell, ms: float = REST_MS) -> None:
        """Hold the tile over a cell."""
        self.point(self.cell(cell))
        self.wait(ms)

    def twist(self, top: Orientation) -> None:
        """Turn the tile."""
        for _ in range((top - self.turn.orientation) % 4):
            self.click(self.play.desk.at or (0, 0), button=3)
        self.wait(REST_MS)

    def pin(self, cell: Cell) -> None:
        """Pin the tile and confirm."""
        self.click(self.cell(cell))
        self.wait(SETTLED_MS)
        self.click(self.bare(cell))

    def touch(self, cell: Cell, direction: Any) -> None:
        """Point at an arrow."""
        camera = self.play.view.camera
        self.point(arrow_centre(direction, camera.at(cell), camera.side))
        self.wait()

    def look_at(self, thing: Thing) -> None:
        """Point at something beside the display."""
        self.point(place_of(self.play.view, thing).center)
        self.wait()


class KeyLearner(Typist, Learner):
    """Learns by keys alone."""

    def lift(self, tile: int) -> None:
        """By its digit."""
        self.key(self._digit_of(tile))

    def _digit_of(self, tile: int) -> str:
        view = self.play.view
        return next(str(n + 1) for n in range(5) if view.tile_on(n) == tile)

    def hover(self, cell: Cell, ms: float = REST_MS) -> None:
        """By Tab."""
        if self.turn.cell != cell:
            self._go_to(cell)
        self.wait(ms)

    def twist(self, top: Orientation) -> None:
        """By E."""
        while self.turn.orientation is not top:
            self.key("e")
        self.wait(REST_MS)

    def pin(self, cell: Cell) -> None:
        """By Enter."""
        self.key("enter")
        self.wait(SETTLED_MS)
        self.key("enter")

    def touch(self, cell: Cell, direction: Any) -> None:
        """By Tab."""
        self.key("tab")

    def look_at(self, thing: Thing) -> None:
        """By Tab too."""
        self.key("tab")

    def use(self, button: Button) -> None:
        """By Tab and Enter; first by Escape, if a tile is held."""
        group = self.scene.card.group
        if self.tutor.deciding:
            while not group.marking:
                self.key("esc")
        if group.focus is not button or not group.marking:
            self.focus(group, button)
        self.key("enter")
        self.wait()
