"""A guest at the real program: looks where things lie, posts device events, lets frames pass.

The guest reads scenes and sessions to know where to click, but acts only through pygame's event
queue. What the games come to is the tests' business.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pygame

from game.engine import ORIENTATIONS, Cell, Draw, Move, Pass, Place, State
from game.match import Session
from game.resources import assets, levels
from game.store import Home
from game.ui.app import REST_MS, App, open_display
from game.ui.drawing.art import Art
from game.ui.input import Point
from game.ui.scene import Scene
from game.ui.scenes.ask import AskScene
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.play import PlayScene
from game.ui.services import furnish
from game.ui.table.layout import TableLayout
from game.ui.turn import Turn
from game.ui.widgets.group import Group
from game.ui.widgets.widget import Widget

SIZE = (1280, 720)
SETTLED_MS = 200.0
"""After this a pinned tile may be confirmed, and an intermezzo passed."""
STRIDE = 160.0
"""A frame while only waiting; longer than real ones, to be done sooner."""
KEYS = {
    **{str(n): (pygame.K_0 + n, pygame.KSCAN_1 + (n - 1) % 10) for n in range(10)},
    **{
        letter: (getattr(pygame, f"K_{letter}"), getattr(pygame, f"KSCAN_{letter.upper()}"))
        for letter in "abcdefghijklmnopqrstuvwxyz"
    },
    "tab": (pygame.K_TAB, pygame.KSCAN_TAB),
    "enter": (pygame.K_RETURN, pygame.KSCAN_RETURN),
    "space": (pygame.K_SPACE, pygame.KSCAN_SPACE),
    "esc": (pygame.K_ESCAPE, pygame.KSCAN_ESCAPE),
    "up": (pygame.K_UP, pygame.KSCAN_UP),
    "down": (pygame.K_DOWN, pygame.KSCAN_DOWN),
    "left": (pygame.K_LEFT, pygame.KSCAN_LEFT),
    "right": (pygame.K_RIGHT, pygame.KSCAN_RIGHT),
    "home": (pygame.K_HOME, pygame.KSCAN_HOME),
    "end": (pygame.K_END, pygame.KSCAN_END),
    "back": (pygame.K_BACKSPACE, pygame.KSCAN_BACKSPACE),
    "delete": (pygame.K_DELETE, pygame.KSCAN_DELETE),
    "plus": (pygame.K_PLUS, pygame.KSCAN_RIGHTBRACKET),
    "minus": (pygame.K_MINUS, pygame.KSCAN_MINUS),
    "f11": (pygame.K_F11, pygame.KSCAN_F11),
    "f12": (pygame.K_F12, pygame.KSCAN_F12),
}


@contextmanager
def opened(folder: Path, art: Art | None = None, size: tuple[int, int] = SIZE) -> Iterator[App]:
    """The program with its menu, over the player's files in `folder`, in a window of `size`."""
    open_display()
    pygame.event.clear()
    services = furnish(Home(folder), assets(), levels())
    services.art = art or services.art
    services.change(language="en")
    app = App(services)
    app._window.size = size
    app.stack.push(MenuScene(services))
    app.frame(16)
    app.frame(REST_MS)
    try:
        yield app
    finally:
        app._window.destroy()
        pygame.event.clear()


class Hands:
    """Posts events and lets time pass."""

    def __init__(self, app: App, frame_ms: float = STRIDE) -> None:
        self.app = app
        self.frame_ms = frame_ms

    def wait(self, ms: float = 0.0) -> None:
        """One frame, and more until `ms` have passed."""
        left = ms
        while len(self.app.stack):
            self.app.frame(min(self.frame_ms, left) if ms else 16)
            left -= self.frame_ms
            if left <= 0:
                return

    def point(self, at: Point) -> None:
        """Move the pointer."""
        post(pygame.MOUSEMOTION, pos=_whole(at), rel=(0, 0), buttons=(0, 0, 0))

    def press(self, at: Point, button: int = 1) -> None:
        """A button goes down."""
        post(pygame.MOUSEBUTTONDOWN, pos=_whole(at), button=button)

    def release(self, at: Point, button: int = 1) -> None:
        """A button comes up."""
        post(pygame.MOUSEBUTTONUP, pos=_whole(at), button=button)

    def tap(self, at: Point, button: int = 1) -> None:
        """Move there, press and release, all before the next frame."""
        self.point(at)
        self.press(at, button)
        self.release(at, button)

    def click(self, at: Point, button: int = 1) -> None:
        """A tap, and the frame that takes it in."""
        self.tap(at, button)
        self.wait()

    def on(self, widget: Widget) -> None:
        """Click on a widget."""
        assert widget.usable, "what cannot be seen or pressed is not clicked"
        self.click(widget.rect.center)

    def drag(self, start: Point, end: Point, button: int = 1) -> None:
        """Press, move in steps with a frame each, release."""
        self.point(start)
        self.press(start, button)
        for share in (0.05, 0.4, 0.8, 1.0):
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share
            self.point((x, y))
            self.wait()
        self.release(end, button)
        self.wait()

    def wheel(self, steps: int) -> None:
        """Turn the wheel, positive away from the player."""
        post(pygame.MOUSEWHEEL, x=0, y=steps, flipped=False)
        self.wait()

    def key(self, name: str, mod: int = 0) -> None:
        """Press a key and let a frame pass."""
        self.strike(name, mod)
        self.wait()

    def strike(self, name: str, mod: int = 0) -> None:
        """Press a key, without a frame."""
        key, place = KEYS[name]
        post(pygame.KEYDOWN, key=key, mod=mod, scancode=place, unicode="")
        post(pygame.KEYUP, key=key, mod=mod, scancode=place)

    def write(self, text: str) -> None:
        """Type a text into the field that has the focus, in place of what stands there."""
        self.strike("end")
        for _ in range(30):
            self.strike("back")
        for letter in text:
            post(pygame.TEXTINPUT, text=letter)
        self.wait()


class Guest(Hands):
    """Plays by mouse; `chance` decides which of several ways to do a thing is taken."""

    def __init__(self, app: App, chance: Random) -> None:
        super().__init__(app)
        self.chance = chance
        self.turners: tuple[Callable[[int], None], ...] = (self._turn_right, self._turn_wheel)

    # --- What is seen ---------------------------------------------------------------------------

    @property
    def top(self) -> Scene[Any]:
        """The scene on top."""
        return self.app.stack.top

    @property
    def play(self) -> PlayScene:
        """The game's scene, wherever it lies on the stack."""
        scenes = self.app.stack.scenes
        return next(scene for scene in scenes if isinstance(scene, PlayScene))

    @property
    def session(self) -> Session:
        """The game under way."""
        return self.play.session

    @property
    def state(self) -> State:
        """Its position."""
        return self.session.state

    @property
    def turn(self) -> Turn:
        """What is being tried."""
        return self.play.view.turn

    @property
    def layout(self) -> TableLayout:
        """Where things lie on the table."""
        return self.play.view.layout

    def cell(self, cell: Cell) -> Point:
        """The middle of a cell on the board."""
        return self.play.view.camera.rect(cell).center

    def slot(self, tile: int) -> Point:
        """Where a tile of the hand lies."""
        return dict(self.play.view.hand_places)[tile].center

    @property
    def nowhere(self) -> Point:
        """A place on the table where a press means nothing."""
        return self.layout.strip.center

    @property
    def tools(self) -> list[Widget]:
        """The buttons beside the pinned tile: left, right, back, confirm."""
        return self.play.desk._tools._group.widgets

    def bare(self, cell: Cell) -> Point:
        """A point of a pinned tile that no button beside it covers."""
        rect = self.play.view.camera.rect(cell)
        inner = rect.inflate(-rect.width // 3, -rect.height // 3)
        points = (rect.center, inner.topleft, inner.topright, inner.bottomleft, inner.bottomright)
        free = [at for at in points if not any(tool.covers(at) for tool in self.tools)]
        assert free, "the buttons hide the tile they belong to"
        return free[0]

    # --- What is done ---------------------------------------------------------------------------

    def make(self, move: Move) -> None:
        """Decide on `move` and commit it; the playback is then under way."""
        self.rest()
        before = len(self.session.steps)
        match move:
            case Place():
                self._place(move)
            case Draw():
                self._draw()
            case Pass():
                self._decline()
        assert len(self.session.steps) == before + 1, f"{move} was not made"
        assert self.session.steps[-1].move == move

    def rest(self) -> None:
        """Watch the playback to its end, or press to end it; then all is still."""
        self.wait(self.chance.choice((0, 60, 300)))
        if self.chance.random() < 0.3:
            self._cut_short()
        self.still()

    def still(self) -> None:
        """Wait until nothing moves on the table but toasts, or another scene covers it."""
        view = self.play.view
        for _ in range(200):
            covered = not isinstance(self.top, PlayScene | IntermezzoScene)
            if covered or (view.timeline is None and not view.camera.gliding):
                return
            self.wait(self.frame_ms)
        raise AssertionError("a playback does not end")

    def undo(self) -> bool:
        """Click the undo button; whether a move was taken back."""
        self.still()
        self.wait(SETTLED_MS)
        before = len(self.session.steps)
        self._ask_for_undo()
        self.still()
        return len(self.session.steps) < before

    def answer(self, sure: bool) -> None:
        """Answer the question on top."""
        assert isinstance(self.top, AskScene)
        self.on(self.top._dialog.buttons[1 if sure else 0])

    def _place(self, move: Place) -> None:
        if self.chance.random() < 0.1:
            self._change_mind(move)
        self._take(move)
        if not self.turn.pinned and self.chance.random() < 0.7:
            self._turn_to(move)
        if not self.turn.pinned or self.turn.cell != move.cell:
            self.click(self.cell(move.cell))
        self._turn_to(move)
        assert self.turn.pinned
        assert self.turn.move == move
        self.wait(SETTLED_MS)
        by_tick = self.chance.random() < 0.5
        self.click(self.tools[3].rect.center if by_tick else self.bare(move.cell))

    def _take(self, move: Place) -> None:
        """Take the tile by a click, or drag it to its cell, where it is pinned then."""
        if self.chance.random() < 0.25:
            self.drag(self.slot(move.tile), self.cell(move.cell))
            assert self.turn.pinned
        elif self.turn.tile != move.tile:
            self.click(self.slot(move.tile))
        assert self.turn.tile == move.tile

    def _change_mind(self, move: Place) -> None:
        """Pin some tile somewhere and put it back, by the cross, its slot or the key."""
        tile = self.chance.choice(self.state.hand)
        if self.turn.tile != tile:
            self.click(self.slot(tile))
        self.click(self.cell(self.chance.choice(self.turn.cells)))
        assert self.turn.pinned
        self.wait(SETTLED_MS)
        way = self.chance.randrange(2)
        self.click(self.tools[2].rect.center if way else self.slot(tile))
        assert not self.turn.pinned
        assert self.turn.tile == self.state.drawn

    def _turn_to(self, move: Place) -> None:
        """Turn the tile as it shall lie, the shorter way."""
        wanted, now = ORIENTATIONS.index(move.orientation), self.turn.orientation
        quarters = (wanted - ORIENTATIONS.index(now) + 1) % 4 - 1
        if quarters:
            pinned = (self._turn_tool,) if self.turn.pinned else ()
            self.chance.choice((*self.turners, *pinned))(quarters)
        assert self.turn.orientation is move.orientation

    def _turn_right(self, quarters: int) -> None:
        for _ in range(quarters % 4):
            self.click(self.cell(self.chance.choice(self.turn.cells)), button=3)

    def _turn_wheel(self, quarters: int) -> None:
        for _ in range(abs(quarters)):
            self.wait(150)
            self.wheel(-1 if quarters > 0 else 1)

    def _turn_tool(self, quarters: int) -> None:
        for _ in range(abs(quarters)):
            self.on(self.tools[1 if quarters > 0 else 0])

    def _decline(self) -> None:
        assert isinstance(self.top, IntermezzoScene)
        self.wait(SETTLED_MS)
        self.on(self.top._pass)

    def _cut_short(self) -> None:
        self.click(self.nowhere)

    def _ask_for_undo(self) -> None:
        self.click(self.layout.tools[0].center)

    def _draw(self) -> None:
        """The button on the pile: keep the tile first now and then, then reveal."""
        reveal = self.play._reveal
        if self.chance.random() < 0.5:
            self.on(reveal._button)
            assert reveal.asking
            self.on(reveal._no)
            assert not reveal.asking
        self.on(reveal._button)
        self.on(reveal._yes)


class Typist(Guest):
    """Plays by the keys alone."""

    def focus(self, group: Group, widget: Widget, way: str = "tab") -> None:
        """Go round until the keys are with `widget`."""
        for _ in range(60):
            self.key(way)
            if group.focus is widget and group.marking:
                return
        raise AssertionError("no key leads there")

    def push(self, group: Group, widget: Widget) -> None:
        """Go to a button and press it."""
        self.focus(group, widget)
        self.key("enter")

    def _place(self, move: Place) -> None:
        if self.turn.tile != move.tile:
            if self.chance.random() < 0.2:
                self.key(self.chance.choice("12345"[: len(self.state.hand)]))
            self.key(self._digit(move.tile))
        assert self.turn.tile == move.tile
        for _ in range(self.chance.randrange(3)):
            self.key(self.chance.choice(("up", "down", "left", "right", "w", "a", "s", "d")))
        self._go_to(move.cell)
        self._turn_keys(move)
        self.key(self.chance.choice(("enter", "space")))
        assert self.turn.pinned
        if self.chance.random() < 0.1:
            self.key("esc")
            assert not self.turn.pinned
            self._go_to(move.cell)
            self.key("enter")
            assert self.turn.pinned
        self.wait(SETTLED_MS)
        self.key(self.chance.choice(("enter", "space")))

    def _digit(self, tile: int) -> str:
        """The key of the place where a tile lies."""
        layout, places = self.layout, dict(self.play.view.hand_places)
        drawn = self.state.drawn is not None
        slots = layout.banner_slots if isinstance(self.top, IntermezzoScene) else layout.offer
        return "1" if drawn else str(slots.index(places[tile]) + 1)

    def _go_to(self, cell: Cell) -> None:
        """Tab through the cells in reading order, as fast as keys can be struck."""
        order = sorted(self.turn.cells, key=lambda cell: (cell.y, cell.x))
        there = order.index(cell)
        here = self.turn.cell
        steps = there + 1 if here is None else (there - order.index(here)) % len(order)
        for _ in range(steps):
            self.strike("tab")
        self.wait()
        assert self.turn.cell == cell

    def _turn_keys(self, move: Place) -> None:
        while self.turn.orientation is not move.orientation:
            self.key("e" if self.chance.random() < 0.8 else "q")

    def _decline(self) -> None:
        assert isinstance(self.top, IntermezzoScene)
        self.wait(SETTLED_MS)
        self.key("p")

    def _cut_short(self) -> None:
        self.key("enter")

    def _ask_for_undo(self) -> None:
        self.key("z")

    def _draw(self) -> None:
        reveal = self.play._reveal
        if self.chance.random() < 0.5:
            self.key("0")
            assert reveal.asking
            self.key("esc")
            assert not reveal.asking
        self.key("0")
        self.push(reveal._question, reveal._yes)


def post(kind: int, **values: Any) -> None:
    """Put an event into pygame's queue."""
    pygame.event.post(pygame.event.Event(kind, values))


def _whole(at: Point) -> tuple[int, int]:
    return round(at[0]), round(at[1])
