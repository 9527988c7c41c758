"""A guest who plays by the pad alone: buttons, cross and sticks, as posted events."""

from __future__ import annotations

from collections import deque

import pygame

from game.engine import Direction, Place
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.letters import LettersScene
from game.ui.scenes.settings_widgets import Stepper, Tabs
from game.ui.turn import towards
from game.ui.widgets.choice import Choice, PictureChoice
from game.ui.widgets.field import TextField
from game.ui.widgets.group import Group
from game.ui.widgets.scroll_list import ScrollList
from game.ui.widgets.slider import Slider
from game.ui.widgets.widget import Widget
from tests.ui.guest import SETTLED_MS, Guest, post

BUTTONS = {
    "a": pygame.CONTROLLER_BUTTON_A,
    "b": pygame.CONTROLLER_BUTTON_B,
    "x": pygame.CONTROLLER_BUTTON_X,
    "y": pygame.CONTROLLER_BUTTON_Y,
    "lb": pygame.CONTROLLER_BUTTON_LEFTSHOULDER,
    "rb": pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    "view": pygame.CONTROLLER_BUTTON_BACK,
    "menu": pygame.CONTROLLER_BUTTON_START,
    "up": pygame.CONTROLLER_BUTTON_DPAD_UP,
    "down": pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    "left": pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    "right": pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
_COMPASS = {
    "up": Direction.N,
    "right": Direction.E,
    "down": Direction.S,
    "left": Direction.W,
}


class PadGuest(Guest):
    """Plays by the pad alone."""

    def push(self, name: str) -> None:
        """Press a button, let it go, and let a frame pass."""
        post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=BUTTONS[name])
        post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=BUTTONS[name])
        self.wait()

    def tilt(self, axis: int, value: float) -> None:
        """Tilt a stick or pull a trigger, from -1 to 1, and let a frame pass."""
        post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=round(value * 32767))
        self.wait()

    def on(self, widget: Widget) -> None:
        """Go to a widget and use it."""
        assert widget.usable, "what cannot be seen or used is not gone to"
        self.reach(self.group, widget)
        self.push("a")

    @property
    def group(self) -> Group:
        """What is on top and can have the focus."""
        top = self.top
        group = getattr(top, "group", None)
        if group is None and hasattr(top, "_dialog"):
            group = top._dialog.group
        if group is None:
            reveal = self.play._reveal
            group = reveal._question if reveal.asking else self.play.desk.stops._group
        return group

    def reach(self, group: Group, widget: Widget) -> None:
        """Go there by the cross, the shortest way."""
        if not group.marking or group.focus is None:
            self.push("down")
        for name in path(group, widget):
            self.push(name)
        assert group.focus is widget, "the cross does not lead there"
        assert group.marking

    def write(self, text: str) -> None:
        """Spell a text in the field that has the focus, in place of what stands there."""
        self.push("a")
        board = self.top
        assert isinstance(board, LettersScene)
        while board.text:
            self.push("x")
        for letter in text:
            self._spell(board, letter)
        self.on(board.under["done"])

    def _spell(self, board: LettersScene, letter: str) -> None:
        if letter == " ":
            self.on(board.under["space"])
            return
        if board._large is not letter.isupper() and letter.isalpha():
            self.push("y")
        self.on(board.letters[letter.lower()])
        assert board.text.endswith(letter)

    def _place(self, move: Place) -> None:
        stops = self.play.desk.stops
        if self.turn.tile != move.tile:
            if self.turn.tile is not None:
                self.push("b")
            stops._gather()
            self.reach(stops._group, stops._tiles[move.tile])
            self.push("a")
        assert self.turn.tile == move.tile
        if self.turn.cell is None:
            self.push("up")
        for name in self._cell_path(move):
            self.push(name)
        assert self.turn.cell == move.cell
        while self.turn.orientation is not move.orientation:
            self.push("rb" if self.chance.random() < 0.8 else "lb")
        self.push("a")
        assert self.turn.pinned
        if self.chance.random() < 0.1:
            self.push("b")
            assert not self.turn.pinned
            self.push("a")
        self.wait(SETTLED_MS)
        self.push("a")

    def _cell_path(self, move: Place) -> list[str]:
        """From the ghost's cell to that of the move."""
        start, cells = self.turn.cell, self.turn.cells
        assert start is not None
        ways = {start: list[str]()}
        queue = deque([start])
        while queue:
            cell = queue.popleft()
            for name, direction in _COMPASS.items():
                there = towards(cells, cell, direction)
                if there is not None and there not in ways:
                    ways[there] = [*ways[cell], name]
                    queue.append(there)
        return ways[move.cell]

    def _decline(self) -> None:
        top = self.top
        assert isinstance(top, IntermezzoScene)
        self.wait(SETTLED_MS)
        if self.turn.tile is not None:
            self.push("b")
        self.play.desk.stops._gather()
        self.on(top._pass)

    def _cut_short(self) -> None:
        self.push("a")

    def _ask_for_undo(self) -> None:
        self.push("x")

    def _draw(self) -> None:
        reveal, stops = self.play._reveal, self.play.desk.stops
        if self.turn.tile is not None:
            self.push("b")
        stops._gather()
        self.reach(stops._group, self.play._pile)
        self.push("a")
        assert reveal.asking
        self.reach(reveal._question, reveal._yes)
        self.push("a")


def path(group: Group, goal: Widget) -> list[str]:
    """The cross's shortest way from the focus to a widget, as the group leads it."""
    start = group.focus
    assert start is not None
    ways: dict[int, tuple[Widget, list[str]]] = {id(start): (start, [])}
    queue = deque([start])
    while queue and id(goal) not in ways:
        here = queue.popleft()
        for name, way in WAYS.items():
            if _keeps(here, name):
                continue
            group.focus = here
            if group.go(*way) and group.focus is not None and id(group.focus) not in ways:
                ways[id(group.focus)] = group.focus, [*ways[id(here)][1], name]
                queue.append(group.focus)
    group.focus = start
    assert id(goal) in ways, "no cross leads there"
    return ways[id(goal)][1]


def _keeps(widget: Widget, way: str) -> bool:
    """Whether a widget may have a use of its own for a way."""
    if isinstance(widget, TextField):
        return False
    if isinstance(widget, Tabs | ScrollList):
        return way in ("up", "down")
    if isinstance(widget, Choice | PictureChoice):
        step = {"left": -1, "right": 1}.get(way, 0)
        return bool(step) and 0 <= widget.chosen + step < widget.count
    return isinstance(widget, Slider | Stepper) and way in ("left", "right")
