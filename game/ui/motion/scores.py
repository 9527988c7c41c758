"""Points gained and lost: numbers that rise, red discs, and a shiver of wave and panel."""

from __future__ import annotations

import math
from functools import partial

import pygame
import pytweening

from game.engine import CacophonyTaken, PointsScored
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.ui.input import Point
from game.ui.motion.flight import DISC, Draw, arc, draw_disc_flying, staggered
from game.ui.motion.places import Places

SHAKE = 2.0
"""A panel shakes by so many pixels in a window 1920 wide."""
_OUT_OF_TUNE = 0.6
"""So much of the wave, from its noisy end, shivers."""
_FADING = 0.7


def points_scored(places: Places, event: PointsScored, total: int = 0) -> Draw:
    """The points rise from the tile on a small lantern; after several, so does their `total`."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        risen = float(pytweening.easeOutCubic(share))
        at = rect.centerx, rect.top - brush.px(16) + rect.height * 0.3 * (1 - risen)
        alpha = _seen(share)
        draw_tag(brush, at, places.words.signed(event.points), theme.TEXT_INK, alpha)
        if total:
            right = min(rect.right + rect.width * 0.5, places.wave().right - brush.px(60))
            below = rect.bottom + rect.height * (0.45 - 0.2 * risen)
            _draw_sum(brush, (right, below), places.words.signed(total), alpha)

    return draw


def cacophony_taken(places: Places, event: CacophonyTaken) -> Draw:
    """Red discs come in from the harmony bar, each with its loss; wave and panel shiver."""

    def draw(brush: Brush, share: float) -> None:
        wave = places.wave()
        _shiver(brush, wave, share)
        _shake(brush, places.panel(event.seat), share)
        goal = places.cacophony(event.seat)
        start = wave.left + wave.width * 0.12, float(wave.centery)
        sizes = brush.px(DISC * 1.5), brush.px(DISC)
        for place in range(event.discs):
            flown = staggered(share, place, event.discs)
            if 0 < flown < 1:
                way = partial(arc, start, goal)
                draw_disc_flying(brush, theme.Disc.CACOPHONY, way, sizes, flown)
        at = goal[0] + brush.px(40), goal[1] - brush.px(30 + 14 * share)
        draw_tag(brush, at, places.words.signed(-event.points), theme.PAPER_WARN, _seen(share))

    return draw


def draw_tag(brush: Brush, at: Point, words: str, ink: str, alpha: int) -> None:
    """A few words on a small lantern around the point `at`."""
    width = brush.text_width(words, 20, Face.DISPLAY) + brush.px(28)
    rect = pygame.Rect(0, 0, width, brush.px(33))
    rect.center = round(at[0]), round(at[1])
    brush.panel(rect, Panel.LANTERN, radius=16.5, halo=5, alpha=alpha)
    middle = rect.centerx, rect.centery - brush.px(1)
    brush.text(words, middle, 20, ink, face=Face.DISPLAY, align="centre", alpha=alpha)


def _draw_sum(brush: Brush, at: Point, words: str, alpha: int) -> None:
    """The sum of a move, large and golden on a dark ground, around the point `at`."""
    width = brush.text_width(words, 46, Face.DISPLAY) + brush.px(44)
    rect = pygame.Rect(0, 0, width, brush.px(66))
    rect.center = round(at[0]), round(at[1])
    brush.panel(rect, Panel.LACQUER, radius=33, alpha=alpha)
    middle = rect.centerx, rect.centery - brush.px(2)
    brush.text(words, middle, 46, theme.LANTERN, face=Face.DISPLAY, align="centre", alpha=alpha)


def _seen(share: float) -> int:
    """The alpha of what comes up quickly and goes slowly."""
    return round(255 * min(1.0, share * 8, (1 - share) / (1 - _FADING)))


def _shiver(brush: Brush, rect: pygame.Rect, share: float) -> None:
    """The wave trembles: thin strips of it are drawn a little higher or lower."""
    place = rect.clip(brush.surface.get_clip())
    if place.width < 1 or place.height < 1:
        return
    seen = brush.surface.subsurface(place).copy()
    wide, reach = max(2, brush.px(4)), brush.px(4) * (1 - share)
    for left in range(0, round(place.width * _OUT_OF_TUNE), wide):
        calm = 1 - left / (place.width * _OUT_OF_TUNE)
        sway = math.sin(left * 12.99 + 60 * share) * math.sin(left * 0.37 + 25 * share)
        at = place.left + left, place.top + round(reach * calm * sway)
        with brush.clipped(place):
            brush.surface.blit(seen, at, (left, 0, wide, place.height))


def _shake(brush: Brush, rect: pygame.Rect, share: float) -> None:
    """What is drawn in `rect` goes to and fro, less and less."""
    place = rect.clip(brush.surface.get_clip())
    aside = round(SHAKE * brush.grain * math.sin(6 * math.pi * share) * (1 - share))
    if aside and place.width > 0 and place.height > 0:
        seen = brush.surface.subsurface(place).copy()
        brush.surface.blit(seen, place.move(aside, 0))
