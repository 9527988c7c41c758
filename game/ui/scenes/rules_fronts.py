"""The example of the first page: four tiles, which turn over to their spirits and back again."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytweening

from game.engine import TILES
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.drawing.tile_art import TileLook, draw_ground, draw_tile
from game.ui.looks import front_of
from game.ui.motion.flight import draw_shade, draw_turning
from game.ui.motion.pace import pace_of
from game.ui.services import Services
from game.ui.sound import Cue

_SIDE, _GAP = 112.0, 14.0
_TURN_MS = 420.0


class Fronts:
    """Each tile turns over and back; a turn is a beat."""

    def __init__(self, services: Services, tiles: Sequence[int]) -> None:
        self._services = services
        self._tiles = [TILES[tile] for tile in tiles]
        self.at = 0
        self._left = 0.0
        """What is left of the turn under way, as a share."""
        self._places: list[pygame.Rect] = []

    @property
    def count(self) -> int:
        """Two turns for each tile."""
        return 2 * len(self._tiles)

    @property
    def moving(self) -> bool:
        """Whether a tile is turning over."""
        return self._left > 0

    @property
    def caption(self) -> str:
        """Which side is up now."""
        if self.at == 0:
            return ""
        tile, words = self._tiles[(self.at - 1) // 2], self._services.words
        if self.at % 2 == 0:
            return words("book.front")
        spirit = words(f"el.{tile.element.word}.spirit")
        return words("book.spirit", spirit=spirit, points=words.counted("n.point", tile.value))

    def place(self, rect: pygame.Rect, unit: Unit) -> None:
        """The tiles side by side in the middle of `rect`."""
        count, gap = len(self._tiles), unit.px(_GAP)
        side = min(unit.px(_SIDE), (rect.width - (count + 1) * gap) // count)
        left = rect.centerx - (count * side + (count - 1) * gap) // 2
        top = rect.centery - (side + unit.line_px(15)) // 2
        self._places = [pygame.Rect(left + n * (side + gap), top, side, side) for n in range(count)]

    def show(self, at: int) -> None:
        """Be where `at` turns lead."""
        self.at, self._left = at, 0.0

    def play(self) -> None:
        """Turn the next tile over."""
        if self.at < self.count:
            self.at += 1
            settings = self._services.settings
            pace = pace_of(settings.speed, settings.less_motion)
            self._left = 0.0 if pace.instant or pace.gentle else 1.0
            self._services.sounds.play(Cue.PILE_FLIP)

    def finish(self) -> None:
        """Let the tile lie."""
        self._left = 0.0

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        if self._left <= 0:
            return False
        settings = self._services.settings
        length = _TURN_MS * pace_of(settings.speed, settings.less_motion).factor
        self._left = max(0.0, self._left - ms / length)
        return True

    def draw(self, brush: Brush) -> None:
        """The four tiles, and below each how many arrows it has."""
        words = self._services.words
        for number, (tile, rect) in enumerate(zip(self._tiles, self._places, strict=True)):
            back = TileLook.back(tile.element, tile.value)
            front = front_of(tile.id)
            shown = back if self.at == 2 * number + 1 else front
            if self._left > 0 and (self.at - 1) // 2 == number:
                share = float(pytweening.easeInOutQuad(1 - self._left))
                first = front if shown is back else back
                draw_shade(brush, rect, rect.width, 0.5, share)
                draw_turning(brush, rect, first, shown, share, rect.width, rim=tile.element)
            else:
                draw_ground(brush, shown, rect.topleft, rect.width)
                draw_tile(brush, shown, rect.topleft, rect.width)
            at = rect.centerx, rect.bottom + brush.px(8) + brush.unit.line_px(15) // 2
            arrows = words.counted("n.arrow", len(tile.arrows))
            brush.text(arrows, at, 15, theme.TEXT, align="centre", max_width=rect.width)
