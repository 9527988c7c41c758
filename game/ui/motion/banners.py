"""News for the whole table: an intermezzo begins or its tiles are gone, the last round begins."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.engine import EndCause, LastRoundBegan
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face
from game.ui.drawing.tile_art import draw_frame
from game.ui.motion.flight import Draw, between
from game.ui.motion.places import Places

_COMES, _GOES = 0.16, 0.84
_LEAVES = 0.7
"""The badge of the last round leaves the banner for its place after this share of the time."""
_LATER = 0.12
"""Each tile of the row lights up so much later than the one before."""


def banner(places: Places, key: str, gentle: bool) -> Draw:
    """A word over the board."""
    return _banner(places, lambda: places.words(key), gentle)


def intermezzo(places: Places, gentle: bool) -> Draw:
    """The intermezzo is announced, and light runs once along its row."""
    word = banner(places, "inter.title", gentle)

    def draw(brush: Brush, share: float) -> None:
        if not gentle:
            _draw_pulse(brush, places, share)
        word(brush, share)

    return draw


def _draw_pulse(brush: Brush, places: Places, share: float) -> None:
    count = len(places.picture.row)
    for place in range(count):
        own = (share - _LATER * place) / (1 - _LATER * (count - 1))
        if 0 < own < 1:
            rect, light = places.row(place), math.sin(math.pi * own)
            brush.glow(rect, theme.LANTERN, alpha=round(150 * light))
            draw_frame(brush, rect.topleft, rect.width, round(255 * light))


def last_round(places: Places, event: LastRoundBegan, gentle: bool) -> Draw:
    """The last round is announced with its reason; its badge goes where it will stay."""

    def text() -> str:
        if event.cause is EndCause.SCORE and event.seat is not None:
            score = places.picture.seats[event.seat].score
            name = places.name(event.seat)
            return places.words("play.lastround.score", name=name, n=score)
        return places.words("play.lastround.pile")

    return _banner(places, text, gentle, badge="last_round")


def _banner(places: Places, text: Callable[[], str], gentle: bool, badge: str = "") -> Draw:
    def draw(brush: Brush, share: float) -> None:
        shown = min(1.0, share / _COMES, (1 - share) / (1 - _GOES))
        words, alpha = text(), round(255 * shown)
        room = brush.px(64) if badge else 0
        width = brush.text_width(words, 34, Face.DISPLAY) + brush.px(90) + room
        rect = pygame.Rect(0, 0, min(width, brush.surface.width - brush.px(40)), brush.px(84))
        x, y = places.middle
        rise = 0 if gentle else brush.px(12) * (1 - shown)
        rect.center = round(x), round(y - rise)
        brush.panel(rect, Panel.LANTERN, radius=18, alpha=alpha)
        brush.text(
            words,
            (rect.centerx + room / 2, rect.centery - brush.px(2)),
            34,
            theme.TEXT_INK,
            face=Face.DISPLAY,
            align="centre",
            max_width=rect.width - brush.px(40) - room,
            alpha=alpha,
        )
        if badge:
            at = rect.left + brush.px(56), rect.centery
            _draw_badge(brush, badge, at, places.badge(), 0.0 if gentle else share, alpha)

    return draw


def _draw_badge(
    brush: Brush, badge: str, at: tuple[int, int], goal: pygame.Rect, share: float, alpha: int
) -> None:
    """The badge on its banner, or on its way from there."""
    side = brush.px(66)
    here = pygame.Rect(at[0] - side // 2, at[1] - side // 2, side, side)
    gone = max(0.0, (share - _LEAVES) / (1 - _LEAVES))
    if gone == 0:
        brush.svg(badge, here, alpha=alpha)
        return
    picture = brush.art.picture(badge, here.size)
    rect = between(here, goal, gone * gone * (3 - 2 * gone))
    brush.surface.blit(pygame.transform.smoothscale(picture, rect.size), rect)
