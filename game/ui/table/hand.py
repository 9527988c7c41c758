"""The tiles of the hand on their way: lifted, taken, carried, tried on a cell, put back, turned.

It follows what the player decides (`Turn`) and points at; the decision itself is made at once,
only the picture comes after it. At rest it holds nothing that moves. How a tile in the air is
drawn is in `table.carried`.
"""

from __future__ import annotations

import math
from typing import Protocol

import pygame
import pytweening

from game.engine import Cell, Orientation
from game.ui.input import Point
from game.ui.motion.pace import Pace
from game.ui.motion.piece import AIR, LIFTED, OUT, SLOT, Piece, Pose, Seen, Spot
from game.ui.motion.tween import QUARTER, Ease, Swing, Tween
from game.ui.table.camera import Camera
from game.ui.table.layout import TableLayout
from game.ui.turn import Turn

LIFT = 4.0
"""A tile under the pointer rises by so many u."""
LIFT_MS, TAKE_MS, SNAP_MS, TURN_MS, PIN_MS = 90.0, 120.0, 70.0, 110.0, 80.0
REFUSED_MS, CROSSED_MS, LIT_MS = 140.0, 420.0, 250.0
"""The shake, the crossed cell, and the latter where nothing moves."""
FADE_MS = 120.0
"""With less motion no fade takes longer."""
CARRIED = 1.1
"""A tile in the air is so many times as large as one on the board."""
AWAY = 0.12
"""It hangs so far below and right of the pointer, as a share of its side, but in the window."""
_TAP = 0.05
"""A tile that is pinned begins by so much larger."""
_LOW = 0.25
"""So high is a tile lifted from its place, when one in the air is 1."""
_SHAKE, _SWAYS = 5.0, 3
"""A refused tile goes so many u aside, so many times."""


class Table(Protocol):
    """What must be known of the table."""

    @property
    def turn(self) -> Turn:
        """What is being tried."""

    @property
    def camera(self) -> Camera:
        """Where the cells are."""

    @property
    def layout(self) -> TableLayout:
        """Where everything lies."""

    @property
    def hand_places(self) -> tuple[tuple[int, pygame.Rect], ...]:
        """The tiles that can be taken, and where they lie."""

    @property
    def hovered_tile(self) -> int | None:
        """The tile under the pointer."""

    @property
    def held(self) -> int | None:
        """The tile that was taken."""

    @property
    def mine(self) -> bool:
        """Whether a tile can be tried on the display shown."""

    @property
    def resting(self) -> bool:
        """Whether no playback is under way."""

    @property
    def pace(self) -> Pace:
        """How fast things move."""


class Hand:
    """Follows one table. `air` is where the pointer carries a tile, None where it does not."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.air: Point | None = None
        self._pieces: dict[int, Piece] = {}
        self._shake: Tween | None = None
        self._crossed: tuple[Cell, Tween] | None = None

    # --- Time -------------------------------------------------------------------------------

    def update(self, ms: float) -> bool:
        """Follow the table, and let `ms` milliseconds pass; True if the picture has changed."""
        if not self._table.resting:
            self.settle()
            return False
        places = dict(self._table.hand_places)
        began = [self._follow(tile) for tile in places]
        for gone in self._pieces.keys() - places.keys():
            del self._pieces[gone]
        moving = [piece for piece in self._pieces.values() if piece.moving]
        for piece in moving:
            piece.advance(ms)
        for tile, piece in list(self._pieces.items()):
            if piece.spot == SLOT and not piece.moving and not self.must(tile):
                del self._pieces[tile]
        for tile, piece in self._pieces.items():
            piece.last = self.seen(tile).pose
        return any(began) or bool(moving) or self._shaken(ms)

    def settle(self) -> None:
        """Be where everything belongs, at once."""
        self._pieces.clear()
        self._shake = self._crossed = None

    def refuse(self, cell: Cell) -> None:
        """The held tile may not lie there: it shakes its head, and the cell is crossed."""
        pace = self._table.pace
        still = pace.instant or pace.gentle
        self._shake = None if still else self._tween(REFUSED_MS, pytweening.linear)
        length = LIT_MS if pace.instant else CROSSED_MS * pace.factor
        self._crossed = cell, Tween(length, pytweening.linear)

    def _shaken(self, ms: float) -> bool:
        """Let the shake and the crossed cell go on; True while there is one."""
        if self._crossed is None:
            return False
        _, shown = self._crossed
        shown.advance(ms)
        if self._shake is not None:
            self._shake.advance(ms)
        if shown.done:
            self._shake = self._crossed = None
        return True

    def _follow(self, tile: int) -> bool:
        """Begin what a decision sets in motion; True if there is anything new."""
        spot, quarters = self._spot(tile), int(self.orientation(tile))
        piece = self._pieces.get(tile)
        if piece is None:
            forced = self.must(tile)
            if spot == SLOT and not forced:
                return False
            swing = Swing(quarters if forced else 0)
            piece = self._pieces[tile] = Piece(SLOT, swing, self._rest(tile, SLOT))
        began = piece.spot != spot or piece.swing.quarters != quarters
        if piece.spot != spot:
            self._send(piece, spot)
        if piece.swing.quarters != quarters:
            piece.swing.turn_to(quarters, self._turning())
        pinned = spot.cell is not None and self._table.turn.pinned
        if pinned and not piece.pinned and not self._table.pace.gentle:
            piece.tap = self._tween(PIN_MS, pytweening.easeOutQuad)
        began |= pinned is not piece.pinned
        piece.pinned = pinned
        return began

    def _send(self, piece: Piece, spot: Spot) -> None:
        """Set a tile on its way from where it was seen last."""
        piece.start = piece.last
        out = [one.kind in OUT for one in (piece.spot, spot)]
        piece.crossing = any(out) and (piece.crossing or not all(out))
        piece.flying = piece.flying or any(out)
        piece.spot = spot
        if not piece.flying:
            piece.way = self._tween(LIFT_MS, pytweening.easeOutQuad)
        elif piece.crossing:
            piece.way = self._tween(TAKE_MS, pytweening.easeOutCubic)
        else:
            piece.way = self._tween(SNAP_MS, pytweening.easeOutQuad)
        if piece.way is None:
            piece.flying = piece.crossing = False

    # --- Where and how tiles are seen -------------------------------------------------------

    @property
    def away(self) -> frozenset[int]:
        """The tiles that leave a shade of themselves in their places."""
        return frozenset(tile for tile, _ in self._table.hand_places if self._is_away(tile))

    @property
    def risen(self) -> frozenset[int]:
        """The tiles that are drawn apart, over their places."""
        return frozenset(tile for tile, _ in self._table.hand_places if self._is_risen(tile))

    @property
    def flying(self) -> tuple[int, ...]:
        """The tiles in the air, those that fly home first."""
        held = self._table.held
        home = [tile for tile, p in self._pieces.items() if p.flying and p.spot.kind not in OUT]
        carried = held is not None and self._spot(held) == AIR
        return (*home, held) if carried and held is not None else tuple(home)

    @property
    def crossing(self) -> bool:
        """Whether a tile is on its way from its place to a cell."""
        return any(p.crossing and p.spot.cell is not None for p in self._pieces.values())

    @property
    def crossed(self) -> tuple[Cell, float] | None:
        """The cell that was refused, and how clearly it is crossed, 0 to 1."""
        if self._crossed is None:
            return None
        cell, shown = self._crossed
        return cell, min(1.0, (1 - shown.share) * CROSSED_MS / FADE_MS)

    def arrived(self, tile: int) -> float:
        """How far a tile has come to where it belongs, 0 to 1."""
        piece = self._pieces.get(tile)
        return 1.0 if piece is None or piece.way is None else piece.way.share

    def orientation(self, tile: int) -> Orientation:
        """Where a tile's top points; one that lies in its place points north."""
        turn = self._table.turn
        turned = tile == self._table.held or self.must(tile)
        return turn.orientation if turned else Orientation.N

    def seen(self, tile: int) -> Seen:
        """How a tile of the hand is seen now."""
        spot, piece, pace = self._spot(tile), self._pieces.get(tile), self._table.pace
        rest, goal = self._rest(tile, spot), self.orientation(tile)
        if piece is None or piece.spot != spot:
            return Seen(rest, rest, goal, QUARTER * goal, 1.0, False)
        pose, alpha = rest, 1.0
        if piece.way is not None:
            pose = piece.start.towards(rest, piece.way.share)
            if pace.gentle:
                pose = rest._replace(frame=pose.frame)
                alpha = piece.way.share if piece.flying else 1.0
        if piece.tap is not None:
            pose = pose._replace(side=pose.side * (1 + _TAP * (1 - piece.tap.share)))
        if self._shake is not None and tile == self._table.held:
            pose = pose._replace(x=pose.x + self._sway(self._shake.share))
        return Seen(pose, rest, goal, piece.swing.angle, alpha, pace.gentle)

    def at_home(self, tile: int) -> Seen:
        """How a tile that must be placed is seen in its place, where it stays in sight."""
        rest, piece, goal = self._rest(tile, SLOT), self._pieces.get(tile), self.orientation(tile)
        angle = QUARTER * goal if piece is None else piece.swing.angle
        return Seen(rest, rest, goal, angle, 1.0, self._table.pace.gentle)

    def must(self, tile: int) -> bool:
        """Whether a tile must be placed; such a one stays in sight in its place."""
        turn = self._table.turn
        return tile == turn.state.drawn

    def _is_away(self, tile: int) -> bool:
        piece = self._pieces.get(tile)
        flies = piece is not None and piece.flying
        return not self.must(tile) and (flies or self._spot(tile).kind in OUT)

    def _is_risen(self, tile: int) -> bool:
        piece = self._pieces.get(tile)
        if self.must(tile):
            return piece is not None and piece.swing.moving
        moves = piece is not None and piece.moving
        return not self._is_away(tile) and (moves or self._spot(tile) == LIFTED)

    def _spot(self, tile: int) -> Spot:
        """Where a tile belongs now."""
        table = self._table
        if tile == table.held:
            cell = table.turn.cell
            if cell is not None and table.mine:
                return Spot("cell", cell)
            if cell is None and self.air is not None:
                return AIR
            return SLOT if self.must(tile) else LIFTED
        return LIFTED if tile == table.hovered_tile and not self.must(tile) else SLOT

    def _rest(self, tile: int, spot: Spot) -> Pose:
        """The pose of a tile that lies or hangs still."""
        camera, layout = self._table.camera, self._table.layout
        if spot.cell is not None:
            rect = camera.rect(spot.cell)
            return Pose(rect.x + rect.width / 2, rect.y + rect.height / 2, rect.width, frame=1.0)
        if spot == AIR and self.air is not None:
            side = round(camera.side * CARRIED)
            place = pygame.FRect(0, 0, side, side)
            place.topleft = self.air[0] + side * AWAY, self.air[1] + side * AWAY
            x, y = place.clamp((0, 0), layout.size).center
            return Pose(x, y, side, height=1.0)
        slot = dict(self._table.hand_places)[tile]
        lying = Pose(slot.x + slot.width / 2, slot.y + slot.height / 2, slot.width)
        if spot != LIFTED:
            return lying
        if self._table.pace.gentle:
            return lying._replace(frame=1.0)
        return lying._replace(y=lying.y - layout.unit.px(LIFT), height=_LOW, frame=1.0)

    def _sway(self, share: float) -> float:
        """How far a refused tile is aside, in pixels."""
        reach = self._table.layout.unit.scale * _SHAKE * (1 - share)
        return reach * math.sin(math.tau * _SWAYS * share)

    def _turning(self) -> Tween | None:
        gentle = self._table.pace.gentle
        return self._tween(TURN_MS, pytweening.linear if gentle else pytweening.easeOutBack)

    def _tween(self, length: float, ease: Ease) -> Tween | None:
        pace = self._table.pace
        if pace.instant:
            return None
        length *= pace.factor
        return Tween(min(length, FADE_MS) if pace.gentle else length, ease)
