"""Which event becomes which movement: one entry for every class of event.

Lengths are those of the timing table for a normal pace. Steps overlap, each starts when the one
before is half done or later where it needs what that one brings; what would still take too long
is played faster.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias, assert_never

from game.engine import (
    TILES,
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    DiscsReturned,
    Event,
    GameEnded,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    OfferRefilled,
    Passed,
    PlacementEvent,
    PointsScored,
    SeatChanged,
    SentToRow,
    SpiritAppeared,
    TableEvent,
    TilePlaced,
    TileRevealed,
)
from game.match import Step
from game.ui.brush import Brush
from game.ui.motion import fades, figures
from game.ui.motion.pace import Pace
from game.ui.motion.places import Places
from game.ui.motion.timeline import Clip

USUAL_MS, CASCADE_MS = 1200.0, 2200.0
"""A commit takes at most so long, one that calls several spirits at most so long."""
NORMAL = Pace()
_Draw: TypeAlias = Callable[[Brush, float], None]


class _Score:
    """Clips being put one after another."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.clips: list[Clip] = []
        self.start = 0.0

    def add(self, event: Event, length: float, draw: _Draw | None, then: float) -> None:
        """A clip now; the next one may start `then` milliseconds later."""
        self.clips.append(Clip(event, self.start, length, draw))
        self.start += then

    def rest(self) -> None:
        """Let everything land before the next clip."""
        self.start = max([self.start, *(clip.end for clip in self.clips)])


def choreograph(step: Step, places: Places, *, held: bool, pace: Pace = NORMAL) -> list[Clip]:
    """The clips of one move. `held` tells that the tile lies on its cell already, as a ghost."""
    if pace.instant:
        return [Clip(event, 0.0, 0.0) for event in step.events]
    score = _Score(places)
    before: Event | None = None
    for event in step.events:
        if isinstance(event, PlacementEvent):
            if isinstance(before, ArrowCovered) and not isinstance(event, ArrowCovered):
                score.rest()
            _add_placement(score, event, held, pace.gentle)
        else:
            score.rest()
            length, draw = _at_table(places, event, pace.gentle)
            score.add(event, length, draw, length)
        before = event
    spirits = sum(isinstance(event, SpiritAppeared) for event in step.events)
    clips = _fitted(score.clips, CASCADE_MS if spirits > 1 else USUAL_MS)
    factor = pace.factor
    return [replace(c, start=c.start * factor, length=c.length * factor) for c in clips]


def _add_placement(score: _Score, event: PlacementEvent, held: bool, gentle: bool) -> None:
    """What a placement causes; these overlap."""
    places = score.places
    if gentle:
        length, draw = fades.placement(places, event)
        score.add(event, length, draw, min(length, fades.FADE_MS))
        return
    match event:
        case TilePlaced():
            length = 220.0 if held else 420.0
            score.add(event, length, figures.tile_laid(places, event, held), length)
        case ArrowCovered():
            score.add(event, 240.0, figures.arrow_covered(places, event), 90.0)
        case DiscsReturned():
            length = 260.0 + 40.0 * (event.discs - 1)
            score.add(event, length, figures.discs_returned(places, event), length / 2)
        case SpiritAppeared():
            length = 420.0 if TILES[event.tile].value == 10 else 320.0
            score.add(event, length, figures.spirit_appeared(places, event), length / 2)
        case PointsScored():
            score.add(event, 500.0, figures.points_scored(places, event), 250.0)
        case CacophonyTaken():
            length = 240.0 + 120.0 * (event.discs - 1)
            score.add(event, length, figures.cacophony_taken(places, event), length / 2)
        case DiscsPlaced():
            length = 140.0 + 45.0 * (event.discs - 1)
            score.add(event, length, figures.discs_placed(places, event), length)
        case _:
            assert_never(event)


def _at_table(places: Places, event: TableEvent, gentle: bool) -> tuple[float, _Draw | None]:
    """Length and drawing of what concerns all; each waits until the last has landed."""
    if gentle and isinstance(event, SentToRow | TileRevealed | OfferRefilled):
        return fades.FADE_MS, fades.arrivals(places, event)
    match event:
        case SentToRow():
            return 180.0, figures.sent_to_row(places, event)
        case TileRevealed():
            return 420.0, figures.tile_revealed(places, event)
        case OfferRefilled():
            return 200.0 + 60.0 * (len(event.tiles) - 1), figures.offer_refilled(places, event)
        case IntermezzoBegan():
            return 700.0, figures.banner(places, "inter.title", gentle)
        case IntermezzoEnded():
            if not event.gone:
                return 120.0, None
            return 900.0, figures.banner(places, "inter.gone", gentle)
        case LastRoundBegan():
            return 900.0, figures.last_round(places, event, gentle)
        case Passed():
            return 150.0, None
        case SeatChanged():
            return 250.0, None
        case GameEnded():
            return 500.0, None
        case _:
            assert_never(event)


_BANNERS = (IntermezzoBegan, IntermezzoEnded, LastRoundBegan, GameEnded)


def _fitted(clips: list[Clip], limit: float) -> list[Clip]:
    """The same clips, faster if they take longer than `limit`; banners keep their time."""
    banners = sum(clip.length for clip in clips if isinstance(clip.event, _BANNERS))
    total = max((clip.end for clip in clips), default=0.0)
    if total - banners <= limit:
        return clips
    pace = limit / (total - banners)
    fitted, late = [], 0.0
    for clip in clips:
        length = clip.length * pace
        start = clip.start * pace + late
        if isinstance(clip.event, _BANNERS):
            late += clip.length - length
            length = clip.length
        fitted.append(replace(clip, start=start, length=length))
    return fitted
