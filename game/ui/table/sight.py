"""What the arrows of the ghost see, and which arrows see it: beams, dots, targets, discs."""

from __future__ import annotations

from collections.abc import Collection

from game.engine import TILES, ArrowCovered, Cell, Direction, Element
from game.ui.drawing.beams import beam_ends, miss_ends
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Disc
from game.ui.drawing.tile_art import (
    PLAIN_BELOW,
    arrow_centre,
    disc_size,
    draw_arrow_glow,
    draw_target,
)
from game.ui.motion.discs import BEAM_CELL
from game.ui.table.camera import Camera
from game.ui.turn import Turn

_DISC_ALPHA = 150
"""A disc that would lie on an arrow is only hinted at."""


class Sight:
    """Draws what the tile tried on a cell would see and cover, `alpha` strong."""

    def __init__(self, brush: Brush, camera: Camera, turn: Turn, alpha: int) -> None:
        self._brush = brush
        self._camera = camera
        self._turn = turn
        self._alpha = alpha
        self._scale = camera.side / (BEAM_CELL * brush.unit.scale)
        """Beams grow with the tiles."""

    def draw_miss(self, cell: Cell, direction: Direction, element: Element) -> None:
        """The dots of an arrow that still waits for its element."""
        ends = miss_ends(self._camera.rect(cell), direction)
        self._brush.beam(*ends, element, hit=False, scale=self._scale, alpha=self._alpha)

    def draw_covers(
        self, covers: Collection[ArrowCovered], own: dict[Direction, Element], phase: float
    ) -> None:
        """The beams of all arrows that would be covered, then their targets and discs.

        `own` are the arrows of the ghost; `phase` 0 to 1 lets the beads travel one step.
        """
        for covered in covers:
            self._draw_beam(covered, self._element(covered, own), phase)
        for covered in covers:
            self._draw_ends(covered, self._element(covered, own))

    def draw_discs(self, covers: Collection[ArrowCovered], colour: Disc) -> None:
        """Discs as they would lie on these arrows."""
        side = self._camera.side
        if side < PLAIN_BELOW:
            return
        for covered in covers:
            place = arrow_centre(covered.direction, self._camera.at(covered.cell), side)
            alpha = _DISC_ALPHA * self._alpha // 255
            self._brush.disc(colour, place, disc_size(side), alpha=alpha)

    def _element(self, covered: ArrowCovered, own: dict[Direction, Element]) -> Element:
        """The element of a beam: the one its arrow names."""
        tile = self._turn.tile
        assert tile is not None
        return own[covered.direction] if self._is_own(covered) else TILES[tile].element

    def _is_own(self, covered: ArrowCovered) -> bool:
        return covered.cell == self._turn.cell

    def _draw_beam(self, covered: ArrowCovered, element: Element, phase: float) -> None:
        """A beam, pale where it passes over tiles between its ends."""
        camera = self._camera
        ends = beam_ends(camera.rect(covered.cell), camera.rect(covered.target), covered.direction)
        lying = self._turn.state.player.display.tiles.keys() - {covered.cell, covered.target}
        self._brush.beam(
            *ends,
            element,
            hit=True,
            scale=self._scale,
            phase=phase,
            over=[camera.rect(cell) for cell in lying],
            alpha=self._alpha,
        )

    def _draw_ends(self, covered: ArrowCovered, element: Element) -> None:
        """The frame of what the ghost sees, or the light on an arrow that sees the ghost."""
        side = self._camera.side
        if self._is_own(covered):
            draw_target(self._brush, element, self._camera.at(covered.target), side, self._alpha)
        elif side >= PLAIN_BELOW:
            lying = self._turn.state.player.display[covered.cell]
            arrow = next(a for a in lying.arrows if a.direction is covered.direction)
            draw_arrow_glow(self._brush, arrow, self._camera.at(covered.cell), side, self._alpha)
