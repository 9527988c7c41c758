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
    PointsScored,
    SeatChanged,
    SentToRow,
    SpiritAppeared,
    TilePlaced,
    TileRevealed,
)
from game.match import Step
from game.ui.brush import Brush
from game.ui.motion import figures
from game.ui.motion.places import Places
from game.ui.motion.timeline import Clip

USUAL_MS, CASCADE_MS = 1200.0, 2200.0
"""A commit takes at most so long, one that calls several spirits at most so long."""
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


def choreograph(step: Step, places: Places, *, held: bool) -> list[Clip]:
    """The clips of one move. `held` tells that the tile lies on its cell already, as a ghost."""
    score = _Score(places)
    before: Event | None = None
    for event in step.events:
        if isinstance(before, ArrowCovered) and not isinstance(event, ArrowCovered):
            score.rest()
        _add(score, event, held)
        before = event
    spirits = sum(isinstance(event, SpiritAppeared) for event in step.events)
    return _fitted(score.clips, CASCADE_MS if spirits > 1 else USUAL_MS)


def _add(score: _Score, event: Event, held: bool) -> None:
    places = score.places
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
            _add_at_table(score, event)


def _add_at_table(score: _Score, event: Event) -> None:
    """Events about what all share; they wait until the placement has landed."""
    places = score.places
    score.rest()
    match event:
        case SentToRow():
            score.add(event, 180.0, figures.sent_to_row(places, event), 120.0)
        case TileRevealed():
            score.add(event, 420.0, figures.tile_revealed(places, event), 420.0)
        case OfferRefilled():
            length = 200.0 + 60.0 * (len(event.tiles) - 1)
            score.add(event, length, figures.offer_refilled(places, event), length)
        case IntermezzoBegan():
            score.add(event, 700.0, figures.banner(places, "inter.title"), 700.0)
        case IntermezzoEnded():
            key = "inter.gone" if event.gone else None
            length = 900.0 if event.gone else 120.0
            score.add(event, length, figures.banner(places, key) if key else None, length)
        case LastRoundBegan():
            score.add(event, 900.0, figures.last_round(places, event), 900.0)
        case Passed():
            score.add(event, 300.0, None, 150.0)
        case SeatChanged():
            score.add(event, 250.0, None, 250.0)
        case GameEnded():
            score.add(event, 500.0, None, 500.0)
        case (
            TilePlaced()
            | ArrowCovered()
            | DiscsReturned()
            | SpiritAppeared()
            | PointsScored()
            | CacophonyTaken()
            | DiscsPlaced()
        ):
            raise AssertionError("a placement's event among those of the table")
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
