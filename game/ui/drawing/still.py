"""A ground with cards on it that is kept from frame to frame: only what has changed is drawn anew.

A card names everything it depends on in its key. Where a key changes, the ground is restored
there and every card that reaches into that place is drawn again, clipped to it; so light and
shade of neighbours may overlap. What has time is drawn strip by strip in a hurry (`Art.hurry`):
what could only be drawn better than it was, what lies behind a fade, what only tells of the game,
and all of it while nobody sees it (`Art.unseen`). What moves is drawn over it by the caller.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import NamedTuple

import pygame

from game.ui.drawing.brush import Brush
from game.ui.drawing.canvas import Canvas

STRIP = 110.0
"""Places are drawn in strips at most so many u high."""


class Card(NamedTuple):
    """Something on the ground: where it draws (light and shade included), on what it depends."""

    area: pygame.Rect
    key: Hashable
    draw: Callable[[Brush], None]
    patient: bool = False
    """Whether it may come a few frames late while things move."""


class Still:
    """The kept picture of one scene."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._ground = self._sheet = pygame.Surface((1, 1), 0, 32)
        self._kept: dict[str, tuple[pygame.Rect, Hashable]] = {}
        self._coarse: dict[str, int] = {}
        """Cards that wait for pictures drawn aside, and how many of these there were then."""
        self._rough, self._delivered = False, 0
        """Whether the ground is a coarse one, and what had been drawn aside when it was drawn."""
        self._waiting: list[pygame.Rect] = []
        """Places that are out of date."""
        self._put_off = False
        """Whether these had to wait in the last frame, which was late without them."""
        self._shown_on: pygame.Surface | None = None
        self._changed: list[pygame.Rect] = []
        """Places that have changed since the sheet was put on that surface."""

    def draw(
        self,
        brush: Brush,
        key: Hashable,
        ground: Callable[[Brush], None],
        cards: Mapping[str, Card],
        behind: pygame.Rect | None = None,
    ) -> None:
        """Bring the picture up to date and put it on the brush's surface, which it covers.

        `key` is what the ground and all cards depend on: size and language, for instance.
        `behind` is a place that is hidden just now, so that it has time.
        """
        art = brush.art
        key = brush.surface.size, art.palette, key
        on_canvas = isinstance(brush.surface, Canvas)
        unseen = art.unseen and on_canvas
        if unseen:
            behind = brush.surface.get_rect()
        if key != self._key:
            self._key = key
            self._begin(brush, ground)
            if unseen:
                art.blurred = True
                return
        elif self._rough and self._delivered != art.delivered:
            self._draw_ground(brush, ground)
            self._waiting = [self._sheet.get_rect()]
        still = Brush(self._sheet, art, brush.unit)
        urgent, later = self._stale(cards, behind)
        self._wait(_merged([*later, *self._better(cards, art.delivered)]))
        self._kept = {name: (card.area, card.key) for name, card in cards.items()}
        for area in urgent:
            self._draw_area(still, area, cards)
        self._put_off = on_canvas and art.late and not self._put_off
        while self._waiting and not self._put_off:
            self._draw_area(still, self._next_strip(brush.px(STRIP)), cards)
            if art.late and on_canvas:
                break
        art.blurred |= bool(self._waiting)
        art.unfinished |= self._rough or bool(self._coarse)
        self._show_on(brush.surface)

    def _show_on(self, surface: pygame.Surface) -> None:
        """Put the picture on a surface; on a canvas that has it, only where it has changed."""
        if isinstance(surface, Canvas):
            known = self._shown_on is surface
            surface.lay(self._sheet, self._changed if known else [self._sheet.get_rect()])
        else:
            surface.blit(self._sheet, (0, 0))
        self._shown_on, self._changed = surface, []

    def copy(self, area: pygame.Rect, to: pygame.Surface) -> bool:
        """Copy a place as it was drawn last; False if it is not part of the picture."""
        if not self._sheet.get_rect().contains(area):
            return False
        to.blit(self._sheet, (0, 0), area)
        return True

    def _begin(self, brush: Brush, ground: Callable[[Brush], None]) -> None:
        """An empty ground."""
        self._ground = pygame.Surface(brush.surface.size, 0, 32)
        self._draw_ground(brush, ground)
        self._sheet = self._ground.copy()
        self._kept, self._coarse, self._waiting = {}, {}, []

    def _draw_ground(self, brush: Brush, ground: Callable[[Brush], None]) -> None:
        ground(Brush(self._ground, brush.art, brush.unit))
        self._rough, self._delivered = brush.art.unfinished, brush.art.delivered

    def _next_strip(self, height: int) -> pygame.Rect:
        """The next piece of what is out of date, no higher than this."""
        area = self._waiting.pop(0)
        if area.height <= height * 1.5:
            return area
        rest = pygame.Rect(area.left, area.top + height, area.width, area.height - height)
        self._waiting.insert(0, rest)
        return pygame.Rect(area.left, area.top, area.width, height)

    def _wait(self, areas: list[pygame.Rect]) -> None:
        """Let these places be drawn after all that wait already, so that none waits for ever."""
        for area in areas:
            if any(other.contains(area) for other in self._waiting):
                continue
            self._waiting = [other for other in self._waiting if not area.contains(other)]
            self._waiting.append(area)

    def _draw_area(self, still: Brush, area: pygame.Rect, cards: Mapping[str, Card]) -> None:
        """Draw one place anew; a card drawn with stand-ins stays stale."""
        self._changed.append(area)
        with still.clipped(area):
            self._sheet.blit(self._ground, area, area)
            for name, card in cards.items():
                if not card.area.colliderect(area):
                    continue
                self._draw_card(still, name, card)

    def _draw_card(self, still: Brush, name: str, card: Card) -> None:
        art = still.art
        before = art.blurred, art.unfinished
        art.blurred = art.unfinished = False
        card.draw(still)
        if art.blurred:
            self._coarse[name] = -1
        elif art.unfinished:
            self._coarse[name] = art.delivered
        art.blurred |= before[0]
        art.unfinished |= before[1]

    def _stale(
        self, cards: Mapping[str, Card], behind: pygame.Rect | None
    ) -> tuple[list[pygame.Rect], list[pygame.Rect]]:
        """The places where something has changed, come or gone: those of now, those with time."""
        urgent = [area for name, (area, _) in self._kept.items() if name not in cards]
        later: list[pygame.Rect] = []
        for name, card in cards.items():
            before = self._kept.get(name)
            if before == (card.area, card.key):
                continue
            areas = later if card.patient else urgent
            areas.append(card.area)
            if before is not None and before[0] != card.area:
                areas.append(before[0])
        if behind is not None:
            later += [area for area in urgent if behind.contains(area)]
            urgent = [area for area in urgent if not behind.contains(area)]
        return _merged(urgent), later

    def _better(self, cards: Mapping[str, Card], delivered: int) -> list[pygame.Rect]:
        """The places of cards that pictures stood in for, where these may be there now."""
        better = [name for name, then in self._coarse.items() if then != delivered]
        for name in better:
            del self._coarse[name]
        return [cards[name].area for name in better if name in cards]


def _merged(areas: list[pygame.Rect]) -> list[pygame.Rect]:
    """The same places without overlaps, so that nothing is drawn twice."""
    merged: list[pygame.Rect] = []
    for area in areas:
        while (hit := area.collidelist(merged)) >= 0:
            area = area.union(merged.pop(hit))
        merged.append(area)
    return merged
