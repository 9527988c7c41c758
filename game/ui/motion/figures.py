"""The movements themselves: each function gives the drawing of one clip.

Places are asked for while drawing, so a window may be resized in the middle of a flight.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TypeAlias

import pygame
import pytweening

from game.engine import (
    OFFER_SIZE,
    TILES,
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    DiscsReturned,
    EndCause,
    LastRoundBegan,
    OfferRefilled,
    PointsScored,
    SentToRow,
    Source,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
)
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Point
from game.ui.motion.places import Places
from game.ui.panels import Panel
from game.ui.table.looks import front_of, look_of
from game.ui.theme import Face
from game.ui.tile_art import (
    TileLook,
    arrow_centre,
    disc_size,
    draw_ground,
    draw_tile,
    tile_picture,
    waiting_centres,
)

_Draw: TypeAlias = Callable[[Brush, float], None]
DISC = 22.0
"""A flying disc among the panels, in u."""
RAY_SHARE = 0.5
"""The ray is out after this share of the time in which an arrow is covered."""
SLIDE_SHARE = 0.43
"""A revealed tile has slid off the pile after this share of its time, then it turns."""
STAGGER = 0.3
"""Of several things each starts after this share of the one before."""


def tile_laid(places: Places, event: TilePlaced, held: bool) -> _Draw:
    """A tile drops onto its cell, or flies there first."""

    def draw(brush: Brush, share: float) -> None:
        goal = places.cell(event.seat, event.cell)
        rect = goal
        if not held:
            start = _source(places, event)
            flown = float(pytweening.easeOutCubic(min(1.0, share * 1.6)))
            rect = between(start, goal, flown)
        drop = 1 + 0.05 * (1 - float(pytweening.easeInQuad(share)))
        rect = rect.scale_by(drop)
        look = front_of(event.tile, event.orientation)
        draw_ground(brush, look, rect.topleft, rect.width)
        draw_tile(brush, look, rect.topleft, rect.width, fleeting=True)

    return draw


def arrow_covered(places: Places, event: ArrowCovered) -> _Draw:
    """A ray runs to the target, and a disc slides from the vessel onto the arrow."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        goal = places.cell(event.seat, event.target)
        lying = places.picture.seats[event.seat].tiles.get(event.cell)
        if lying is None:
            return
        arrows = dict(lying.tile.turned(lying.orientation))
        end = arrow_centre(event.direction, rect.topleft, rect.width)
        ray = min(1.0, share / RAY_SHARE)
        tip = _towards(end, goal.center, ray)
        if math.dist(end, tip) > 2 and rect.width >= 24:
            fade = 255 if share < 0.75 else round(255 * (1 - share) * 4)
            brush.beam(
                end,
                tip,
                arrows[event.direction],
                hit=True,
                scale=rect.width / (110 * brush.unit.scale),
                alpha=fade,
            )
        slide = float(pytweening.easeInOutCubic(max(0.0, (share - 0.25) / 0.75)))
        at = _towards(rect.center, end, slide)
        brush.disc(places.colour(event.seat), at, disc_size(rect.width))

    return draw


def discs_returned(places: Places, event: DiscsReturned) -> _Draw:
    """The discs of a complete tile fly home, one after another."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        home = places.supply(event.seat)
        arrows = lying.tile.turned(lying.orientation)
        for place, arrow in enumerate(arrows):
            start = arrow_centre(arrow.direction, rect.topleft, rect.width)
            flown = _staggered(share, place, len(arrows))
            _fly_disc(brush, places, event.seat, start, home, flown)

    return draw


def spirit_appeared(places: Places, event: SpiritAppeared) -> _Draw:
    """The tile turns about its upright axis; light grows under it."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        lying = places.picture.seats[event.seat].tiles[event.cell]
        turned = float(pytweening.easeInOutQuad(share))
        front = look_of(lying, places.colour(event.seat))
        back = TileLook.back(lying.tile.element, lying.tile.value)
        brush.shadow(rect)
        brush.glow(rect, lying.tile.element, alpha=round(255 * turned))
        draw_turning(brush, rect, front, back, turned)

    return draw


def points_scored(places: Places, event: PointsScored) -> _Draw:
    """The points rise from the tile."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        risen = float(pytweening.easeOutCubic(share))
        alpha = 255 if share < 0.7 else round(255 * (1 - share) / 0.3)
        at = rect.centerx, rect.top + rect.height * (0.35 - 0.6 * risen)
        words = places.words.signed(event.points)
        brush.text(
            words,
            at,
            30,
            theme.LANTERN,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            alpha=alpha,
        )

    return draw


def cacophony_taken(places: Places, event: CacophonyTaken) -> _Draw:
    """Red discs come in from the harmony bar, each with its loss."""

    def draw(brush: Brush, share: float) -> None:
        goal = places.cacophony(event.seat)
        start = places.middle[0], places.pile().top
        for place in range(event.discs):
            flown = _staggered(share, place, event.discs)
            if 0 < flown < 1:
                at = _arc(start, goal, float(pytweening.easeInOutCubic(flown)))
                brush.disc(theme.Disc.CACOPHONY, at, brush.px(DISC * 1.2))
        words = places.words.signed(-event.points)
        alpha = 255 if share < 0.7 else round(255 * (1 - share) / 0.3)
        brush.text(
            words,
            (goal[0], goal[1] - brush.px(24) * share),
            24,
            theme.WARN,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            alpha=alpha,
        )

    return draw


def discs_placed(places: Places, event: DiscsPlaced) -> _Draw:
    """Discs fly from the supply onto the vessel of the new tile."""

    def draw(brush: Brush, share: float) -> None:
        rect = places.cell(event.seat, event.cell)
        home = places.supply(event.seat)
        goals = waiting_centres(event.discs, rect.topleft, rect.width)
        for place, goal in enumerate(goals):
            flown = _staggered(share, place, event.discs)
            if flown > 0:
                _fly_disc(brush, places, event.seat, home, goal, flown, keep=True)

    return draw


def sent_to_row(places: Places, event: SentToRow) -> _Draw:
    """The last tile on offer slides to the intermezzo row."""

    def draw(brush: Brush, share: float) -> None:
        start = places.offer(places.picture.offer_place(event.tile))
        rect = between(start, places.row(event.place), float(pytweening.easeInOutQuad(share)))
        draw_tile(brush, front_of(event.tile), rect.topleft, rect.width, fleeting=True)

    return draw


def tile_revealed(places: Places, event: TileRevealed) -> _Draw:
    """The pile's top slides off and turns over."""

    def draw(brush: Brush, share: float) -> None:
        slid = float(pytweening.easeOutCubic(min(1.0, share / SLIDE_SHARE)))
        turned = float(
            pytweening.easeInOutQuad(max(0.0, (share - SLIDE_SHARE) / (1 - SLIDE_SHARE)))
        )
        rect = between(places.pile(), places.hand(), slid)
        tile = TILES[event.tile]
        back, front = TileLook.back(tile.element, tile.value), front_of(event.tile)
        brush.shadow(rect)
        draw_turning(brush, rect, back, front, turned)

    return draw


def offer_refilled(places: Places, event: OfferRefilled) -> _Draw:
    """New tiles fly from the pile to their places, turning over on the way."""

    def draw(brush: Brush, share: float) -> None:
        first = OFFER_SIZE - len(event.tiles)
        for place, number in enumerate(event.tiles):
            flown = _staggered(share, place, len(event.tiles))
            if flown <= 0:
                continue
            rect = between(
                places.pile(), places.offer(first + place), float(pytweening.easeOutCubic(flown))
            )
            tile = TILES[number]
            back, front = TileLook.back(tile.element, tile.value), front_of(number)
            brush.shadow(rect)
            draw_turning(brush, rect, back, front, flown)

    return draw


def banner(places: Places, key: str, gentle: bool) -> _Draw:
    """A word over the board."""
    return _banner(places, lambda: places.words(key), gentle)


def last_round(places: Places, event: LastRoundBegan, gentle: bool) -> _Draw:
    """The last round is announced with its reason."""

    def text() -> str:
        if event.cause is EndCause.SCORE and event.seat is not None:
            score = places.picture.seats[event.seat].score
            name = places.name(event.seat)
            return places.words("play.lastround.score", name=name, n=score)
        return places.words("play.lastround.pile")

    return _banner(places, text, gentle)


def _banner(places: Places, text: Callable[[], str], gentle: bool) -> _Draw:
    def draw(brush: Brush, share: float) -> None:
        shown = min(1.0, share * 5, (1 - share) * 5)
        words = text()
        width = brush.text_width(words, 34, Face.DISPLAY) + brush.px(90)
        rect = pygame.Rect(0, 0, min(width, brush.surface.width - brush.px(40)), brush.px(84))
        x, y = places.middle
        rise = 0 if gentle else brush.px(12) * (1 - shown)
        rect.center = round(x), round(y - rise)
        if shown >= 0.5:
            brush.panel(rect, Panel.LANTERN, radius=18)
            brush.text(
                words,
                rect.center,
                34,
                theme.TEXT_INK,
                face=Face.DISPLAY,
                align="centre",
                max_width=rect.width - brush.px(40),
            )

    return draw


def _source(places: Places, event: TilePlaced) -> pygame.Rect:
    match event.source:
        case Source.OFFER:
            return places.offer(places.picture.offer_place(event.tile))
        case Source.ROW:
            return places.row(event.place)
        case Source.DRAWN:
            return places.hand()


def _fly_disc(
    brush: Brush,
    places: Places,
    seat: int,
    start: Point,
    goal: Point,
    flown: float,
    keep: bool = False,
) -> None:
    """A disc on its way; one that has landed stays in sight only where `keep` says so."""
    if flown >= 1 and not keep:
        return
    at = _arc(start, goal, float(pytweening.easeInOutCubic(flown)))
    brush.disc(places.colour(seat), at, brush.px(DISC))


def draw_turning(
    brush: Brush, rect: pygame.Rect, first: TileLook, then: TileLook, turned: float
) -> None:
    """A tile seen while it turns about its upright axis; `turned` 0 to 1."""
    width = round(rect.width * abs(math.cos(math.pi * turned)))
    if width < 1:
        return
    whole = tile_picture(brush.art, first if turned < 0.5 else then, rect.width, fleeting=True)
    if width < rect.width:
        whole = pygame.transform.smoothscale(whole, (width, rect.height))
    brush.surface.blit(whole, (rect.centerx - width // 2, rect.top))


def _staggered(share: float, place: int, count: int) -> float:
    """The share of its own way that one of `count` has gone; each starts a little later."""
    own = 1 / (1 + STAGGER * (count - 1))
    begun = place * STAGGER * own
    return min(1.0, max(0.0, (share - begun) / own))


def between(start: pygame.Rect, goal: pygame.Rect, share: float) -> pygame.Rect:
    """A square on its way from one place to another, growing or shrinking."""
    width = round(start.width + (goal.width - start.width) * share)
    rect = pygame.Rect(0, 0, width, width)
    rect.center = (
        round(start.centerx + (goal.centerx - start.centerx) * share),
        round(start.centery + (goal.centery - start.centery) * share),
    )
    return rect


def _towards(start: Point, goal: Point, share: float) -> Point:
    return start[0] + (goal[0] - start[0]) * share, start[1] + (goal[1] - start[1]) * share


def _arc(start: Point, goal: Point, share: float) -> Point:
    """On the way from one point to the other, a little above the straight line."""
    x, y = _towards(start, goal, share)
    return x, y - math.sin(math.pi * share) * math.dist(start, goal) * 0.12
