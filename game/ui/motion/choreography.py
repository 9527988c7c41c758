"""Which event becomes which movement: one entry for every class of event.

Lengths are those of the timing table for a normal pace. Steps overlap, each starts when the one
before is half done or later where it needs what that one brings; what would still take too long
is played faster.
"""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

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
from game.ui.motion import banners, discs, fades, scores, spirits, tiles
from game.ui.motion.flight import Draw
from game.ui.motion.pace import Pace
from game.ui.motion.places import Places
from game.ui.motion.timeline import Clip, Echo

USUAL_MS, CASCADE_MS = 1200.0, 2200.0
"""A commit takes at most so long, one that calls several spirits at most so long."""
NORMAL = Pace()
FLASH_MS, FLASHES_APART_MS = 120.0, 334.0
"""A complete tile flashes for so long, and never more than three times a second."""
RING_MS = 900.0
"""So long a ring of sound runs out, or until all else has landed."""


class _Score:
    """Clips being put one after another."""

    def __init__(self, places: Places, step: Step) -> None:
        self.places = places
        self.step = step
        self.clips: list[Clip] = []
        self.start = 0.0

    def add(
        self, event: Event, length: float, draw: Draw | None, then: float, echo: Echo | None = None
    ) -> None:
        """A clip now; the next one may start `then` milliseconds later."""
        self.clips.append(Clip(event, self.start, length, draw, echo))
        self.start += then

    def rest(self) -> None:
        """Let everything land before the next clip."""
        self.start = max([self.start, *(clip.end for clip in self.clips)])


def choreograph(step: Step, places: Places, *, held: bool, pace: Pace = NORMAL) -> list[Clip]:
    """The clips of one move. `held` tells that the tile lies on its cell already, as a ghost."""
    if pace.instant:
        return [Clip(event, 0.0, 0.0) for event in step.events]
    score = _Score(places, step)
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
    return _quietened([_paced(clip, pace.factor) for clip in clips])


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
            score.add(event, length, tiles.tile_laid(places, event, held), length)
        case ArrowCovered():
            draw = discs.arrow_covered(places, event, _waiting(score.step, event))
            score.add(event, 300.0, draw, 90.0)
        case DiscsReturned():
            length = 260.0 + 40.0 * (event.discs - 1)
            flash = Echo(0.0, FLASH_MS, discs.all_covered(places, event), flash=True)
            score.add(event, length, discs.discs_returned(places, event), length / 2, flash)
        case SpiritAppeared():
            length = 420.0 if TILES[event.tile].value == 10 else 320.0
            ring = Echo(length * 0.6, RING_MS, spirits.ring_of_sound(places, event))
            score.add(event, length, spirits.spirit_appeared(places, event), length / 2, ring)
        case PointsScored():
            draw = scores.points_scored(places, event, _total(score.step, event))
            score.add(event, 500.0, draw, 250.0)
        case CacophonyTaken():
            length = 240.0 + 120.0 * (event.discs - 1)
            score.add(event, length, scores.cacophony_taken(places, event), length / 2)
        case DiscsPlaced():
            length = 140.0 + 45.0 * (event.discs - 1)
            score.add(event, length, discs.discs_placed(places, event), length)
        case _:
            assert_never(event)


def _waiting(step: Step, event: ArrowCovered) -> int:
    """How many discs lie on the vessel when this arrow's turn comes."""
    later = step.events[step.events.index(event) :]
    own = [e for e in later if isinstance(e, ArrowCovered) and e.cell == event.cell]
    lying = step.after.players[event.seat].display.tiles.get(event.cell)
    return len(own) + (0 if lying is None or lying.complete else len(lying.open))


def _total(step: Step, event: PointsScored) -> int:
    """All points of a move at the last of several spirits, otherwise 0."""
    gains = [e for e in step.events if isinstance(e, PointsScored) and e.seat == event.seat]
    return sum(e.points for e in gains) if len(gains) > 1 and gains[-1] is event else 0


def _at_table(places: Places, event: TableEvent, gentle: bool) -> tuple[float, Draw | None]:
    """Length and drawing of what concerns all; each waits until the last has landed."""
    if gentle and isinstance(event, SentToRow | TileRevealed | OfferRefilled):
        return fades.FADE_MS, fades.arrivals(places, event)
    match event:
        case SentToRow():
            return 180.0, tiles.sent_to_row(places, event)
        case TileRevealed():
            return 420.0, tiles.tile_revealed(places, event)
        case OfferRefilled():
            return 200.0 + 60.0 * (len(event.tiles) - 1), tiles.offer_refilled(places, event)
        case IntermezzoBegan():
            return 700.0, banners.intermezzo(places, gentle)
        case IntermezzoEnded():
            if not event.gone:
                return 120.0, None
            return 900.0, banners.banner(places, "inter.gone", gentle)
        case LastRoundBegan():
            return 900.0, banners.last_round(places, event, gentle)
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
        fitted.append(replace(clip, start=start, length=length, echo=_sooner(clip.echo, pace)))
    return fitted


def _sooner(echo: Echo | None, pace: float) -> Echo | None:
    return None if echo is None else replace(echo, delay=echo.delay * pace)


def _paced(clip: Clip, factor: float) -> Clip:
    """The same clip for a slower or faster game."""
    echo = clip.echo
    if echo is not None:
        echo = replace(echo, delay=echo.delay * factor, length=echo.length * factor)
    return replace(clip, start=clip.start * factor, length=clip.length * factor, echo=echo)


def _quietened(clips: list[Clip]) -> list[Clip]:
    """The same clips; no echo outlasts them all, and no flash follows another too soon."""
    end = max((clip.end for clip in clips), default=0.0)
    quiet, flashed = [], -FLASHES_APART_MS
    for clip in clips:
        echo = clip.echo
        if echo is not None and echo.flash:
            if clip.echo_start - flashed < FLASHES_APART_MS:
                echo = None
            else:
                flashed = clip.echo_start
        if echo is not None:
            echo = replace(echo, length=min(echo.length, end - clip.echo_start))
        quiet.append(replace(clip, echo=echo))
    return quiet
