"""The coach: for every legal cell what the held tile would bring there, as it is turned now.

Outcomes are worked out a few in each frame, first those that are seen, then those of the other
turns and tiles, from which comes the best of this turn. What is known is kept until the position
changes.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping

import pygame

from game.engine import ORIENTATIONS, Cell, Place, State
from game.match import Outcome, outcome
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.svg import Drawing, circle, rounded
from game.ui.drawing.theme import Face
from game.ui.table.camera import Camera
from game.ui.turn import Turn

BUDGET_S = 0.003
"""So much of a frame goes into working out outcomes."""
PLAIN_BELOW = 34
"""On cells of fewer pixels only the tint is shown, and a number where points move."""
_GAIN, _COVER, _LOSS = "#F2C14E", "#6FA8FF", "#FF6A5A"
_DOTS = 8
"""No tile covers more arrows than are drawn as dots."""


class Coach:
    """Works out one turn's outcomes. `now` is a clock in seconds."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._state: State | None = None
        self._known: dict[Place, Outcome] = {}
        self._seen: tuple[int | None, object] = (None, None)
        self._ahead: Iterator[Place] = iter(())
        self.best: int | None = None
        """The most points this turn can bring, once all is worked out."""

    def update(self, turn: Turn, budget: float = BUDGET_S) -> bool:
        """Work on for `budget` seconds; True if there is more to show than before."""
        self._follow(turn)
        end, before = self._now() + budget, len(self._known)
        for place in self._ahead:
            if place not in self._known:
                self._known[place] = outcome(turn.state, place)
                if self._now() >= end:
                    return True
        if self.best is None and self._known:
            self.best = max(told.net for told in self._known.values())
            return True
        return len(self._known) != before

    def told(self, turn: Turn) -> Mapping[Cell, Outcome]:
        """What is known of the cells where the held tile may lie, but for the ghost's own."""
        tile = turn.tile
        if tile is None or turn.state is not self._state:
            return {}
        found = {
            cell: self._known.get(Place(tile, cell, turn.orientation))
            for cell in turn.cells
            if cell != turn.cell
        }
        return {cell: told for cell, told in found.items() if told is not None}

    def _follow(self, turn: Turn) -> None:
        """Forget another position; begin with what is held now."""
        if turn.state is not self._state:
            self._state, self._known, self.best = turn.state, {}, None
            self._seen = None, None
            self._ahead = _places(turn)
        if (turn.tile, turn.orientation) != self._seen and self.best is None:
            self._seen = turn.tile, turn.orientation
            self._ahead = _places(turn)


def _places(turn: Turn) -> Iterator[Place]:
    """All placements of a turn: as the tile is held, then otherwise turned, then other tiles."""
    held = [] if turn.tile is None else [turn.tile]
    start = ORIENTATIONS.index(turn.orientation)
    for tile in (*held, *(tile for tile in turn.state.hand if tile not in held)):
        for quarters in range(len(ORIENTATIONS)):
            orientation = ORIENTATIONS[(start + quarters) % len(ORIENTATIONS)]
            for cell in turn.cells:
                yield Place(tile, cell, orientation)


def draw_advice(brush: Brush, camera: Camera, told: Mapping[Cell, Outcome]) -> None:
    """A tint on each cell, the points it brings, and a dot for each arrow it covers."""
    for cell, would in told.items():
        _draw_cell(brush, camera.rect(cell), would.net, len(would.covered))


def _draw_cell(brush: Brush, rect: pygame.Rect, net: int, covers: int) -> None:
    picture = brush.art.shape(
        ("advice", rect.size, net > 0, net < 0, min(covers, _DOTS), brush.grain),
        lambda: _tint(rect.width, net, min(covers, _DOTS), brush.grain),
    )
    brush.blit(picture, rect.topleft)
    if net or rect.width >= PLAIN_BELOW:
        words = f"{'+' if net > 0 else '–' if net < 0 else ''}{abs(net)}"
        ink = _GAIN if net > 0 else _LOSS if net < 0 else theme.TEXT_DIM
        at = rect.centerx, rect.centery - (rect.height * 0.07 if covers else 0)
        share = 0.34 if net or covers else 0.24
        size = min(24.0, share * rect.height / brush.unit.scale)
        room = rect.width - 2
        brush.text(
            words,
            at,
            size,
            ink,
            face=Face.EXTRABOLD,
            align="centre",
            shadow=theme.SHADE,
            max_width=room,
        )


def _tint(side: int, net: int, covers: int, grain: float) -> Drawing:
    """The cell's field, the stronger the more it brings, and its dots below the middle."""
    drawing = Drawing(side, side)
    colour = _GAIN if net > 0 else _LOSS if net < 0 else _COVER
    strength = 0.30 if net else min(0.05 + 0.07 * covers, 0.3)
    inset = 0.03 * side
    field = rounded(inset, inset, side - 2 * inset, side - 2 * inset, 0.12 * side)
    drawing.fill(field, colour, strength)
    if net:
        drawing.stroke(field, colour, 1.6 * grain)
    radius, pitch = max(1.2, 0.045 * side), 0.13 * side
    for dot in range(covers):
        across = min(covers, 6)
        row, place = divmod(dot, across)
        x = side / 2 + (place - (across - 1) / 2) * pitch
        drawing.fill(circle((x, side * (0.74 + 0.11 * row)), radius), theme.LANTERN)
    return drawing
