"""Which event is heard when: from the clips of a move to calls for cues.

The choreography says how long each clip takes, so that a slower or faster pace only shifts when
sounds begin. How they are played is the business of the speakers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import assert_never

from game.engine import (
    OFFER_SIZE,
    TILES,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    DiscsPlaced,
    DiscsReturned,
    GameEnded,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    Mode,
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
from game.ui.motion.discs import RAY_SHARE
from game.ui.motion.flight import STAGGER
from game.ui.motion.tiles import SLIDE_SHARE
from game.ui.motion.timeline import Clip
from game.ui.sound.cues import Call, Cue

TOP_STEP = 7
"""The staircase of a turn's arrows ends here."""
FIRST_STEPS = (0, 1, 2, 0)
"""Where the staircase begins, by seat, so that turns differ."""
BIG = 10
"""So many points in a turn sound bigger."""
APART_MS = {Cue.SPIRIT_REVEALED: 120.0, Cue.CACOPHONY: 120.0}
TICK_MS = 70.0
LOSS_MS = 120.0
"""The loss is heard so long after the last red disc."""
STARS_MS, STAR_MS = 400.0, 180.0
INSTANT_MS = {
    Cue.COMMIT: 0.0,
    Cue.ARROW_SERVED: 60.0,
    Cue.SPIRIT_REVEALED: 120.0,
    Cue.CACOPHONY: 180.0,
    Cue.POINTS: 300.0,
}
MOMENTS = frozenset({Cue.INTERMEZZO, Cue.LAST_ROUND, Cue.WON, Cue.LOST})
"""What is heard even if the playback is cut short, for it is news."""


@dataclass(frozen=True, slots=True)
class Company:
    """Who sits at the table, as far as it can be heard.

    `colours` by seat; `bots` are the seats no one at this screen plays; `place` tells where on
    the screen a cell lies, 0 left to 1 right. Where a `level` is played its own end is heard.
    """

    colours: Sequence[str]
    bots: Collection[int] = ()
    place: Callable[[int, Cell], float] | None = None
    level: bool = False


def score(step: Step, clips: Iterable[Clip], company: Company, *, held: bool) -> list[Call]:
    """The calls of one move, in order of time. `held` tells that the tile lay on its cell."""
    turn = _Turn(step, company, held)
    for clip in clips:
        turn.hear(clip)
    return sorted(turn.calls, key=lambda call: call.at)


def instant(calls: Iterable[Call]) -> list[Call]:
    """What is left of a score where nothing moves."""
    kept = _best(calls, (*INSTANT_MS, *MOMENTS))
    last = max(INSTANT_MS.values())
    return sorted(
        (call._replace(at=INSTANT_MS.get(call.cue, last)) for call in kept),
        key=lambda call: call.at,
    )


def hurried(calls: Iterable[Call]) -> list[Call]:
    """What of the calls still to come is heard at once if the playback is cut short."""
    kept = _best(calls, (Cue.SPIRIT_REVEALED, Cue.CACOPHONY, Cue.POINTS, *MOMENTS))
    return [call._replace(at=0.0) for call in kept]


def level_won(stars: int, crown: bool) -> list[Call]:
    """The end of a level: the cadence, each star, and a crown for what cannot be bettered."""
    calls = [Call(Cue.LEVEL_WON)]
    calls += [Call(Cue.STAR, STARS_MS + STAR_MS * star, which=star) for star in range(stars)]
    if crown:
        calls.append(Call(Cue.CROWN, STARS_MS + STAR_MS * stars))
    return calls


class _Turn:
    """The calls of a move as its events come in."""

    def __init__(self, step: Step, company: Company, held: bool) -> None:
        self.calls: list[Call] = []
        self._step = step
        self._company = company
        self._held = held
        self._arrows = self._points = 0
        self._last: dict[Cue, float] = {}

    def hear(self, clip: Clip) -> None:
        """Add what one clip lets hear."""
        if isinstance(clip.event, PlacementEvent):
            self._placement(clip, clip.event)
        else:
            self._table(clip, clip.event)

    def _placement(self, clip: Clip, event: PlacementEvent) -> None:
        match event:
            case TilePlaced():
                if not self._held:
                    self._call(Cue.TAKE, clip.start)
                self._call(Cue.COMMIT, clip.end)
            case ArrowCovered():
                self._arrow(clip, event)
            case SpiritAppeared():
                tile = TILES[event.tile]
                self._call(Cue.SPIRIT_REVEALED, clip.start, key=f"{tile.element.word} {tile.value}")
            case DiscsReturned():
                self._call(Cue.DISCS_RETURN, clip.start, which=event.discs - 1)
            case PointsScored():
                self._points_scored(clip, event.points)
            case CacophonyTaken():
                last = clip.end
                for place in range(event.discs):
                    last = self._call(Cue.CACOPHONY, _arrival(clip, place, event.discs))
                self._call(Cue.POINTS_LOST, last + LOSS_MS)
            case DiscsPlaced():
                x = self._where(event.seat, event.cell)
                for place in range(event.discs):
                    at = _arrival(clip, place, event.discs)
                    self._call(Cue.DISC_TO_VESSEL, at, which=place, x=x)
            case _:
                assert_never(event)

    def _table(self, clip: Clip, event: TableEvent) -> None:
        match event:
            case SentToRow():
                self._call(Cue.PILE_SCRAPE, clip.start)
            case TileRevealed():
                self._call(Cue.PILE_SCRAPE, clip.start)
                self._call(Cue.PILE_FLIP, clip.start + SLIDE_SHARE * clip.length)
            case OfferRefilled():
                first = OFFER_SIZE - len(event.tiles)
                for place in range(len(event.tiles)):
                    at = _arrival(clip, place, len(event.tiles))
                    self._call(Cue.REFILL, at, which=first + place)
            case IntermezzoBegan():
                self._call(Cue.INTERMEZZO, clip.start)
            case IntermezzoEnded():
                if event.gone:
                    self._call(Cue.PILE_SCRAPE, clip.start)
            case LastRoundBegan():
                self._call(Cue.LAST_ROUND, clip.start)
            case Passed():
                self._call(Cue.BACK, clip.start)
            case SeatChanged():
                if len(self._company.colours) > 1:
                    key = str(self._company.colours[event.seat])
                    self._call(Cue.NEXT_SEAT, clip.start, key=key)
            case GameEnded():
                if not self._company.level:
                    self._call(Cue.LOST if self._lost(event) else Cue.WON, clip.start)
            case _:
                assert_never(event)

    def _arrow(self, clip: Clip, event: ArrowCovered) -> None:
        """A note when the ray arrives: of the arrow's element, one step up for each of the turn."""
        lying = self._step.after.players[event.seat].display[event.cell]
        element = dict(lying.arrows)[event.direction]
        step = min(TOP_STEP, FIRST_STEPS[event.seat] + self._arrows)
        at = clip.start + RAY_SHARE * clip.length
        self._call(Cue.ARROW_SERVED, at, which=step, key=element.word)
        self._arrows += 1

    def _points_scored(self, clip: Clip, points: int) -> None:
        """The mallet when the number appears, and a tick for each point the marker walks."""
        self._points += points
        self._call(Cue.POINTS, clip.start, which=int(self._points >= BIG))
        pace = max(TICK_MS, clip.length / points)
        for tick in count(1):
            if tick * pace > clip.length:
                break
            self._call(Cue.SCORE_WALK, clip.start + tick * pace)

    def _lost(self, event: GameEnded) -> bool:
        """Whether somebody at this screen lost to a bot, or alone against the deck (rule O3)."""
        if self._step.after.setup.mode is Mode.SOLO:
            return event.result is None
        bots = self._company.bots
        return event.ranking[0] in bots and any(seat not in bots for seat in event.ranking)

    def _where(self, seat: int, cell: Cell) -> float | None:
        place = self._company.place
        return None if place is None else place(seat, cell)

    def _call(
        self, cue: Cue, at: float, which: int | None = None, key: str = "", x: float | None = None
    ) -> float:
        """Add a call, put off a little if it would run together with the last of its kind."""
        if cue in APART_MS:
            at = max(at, self._last.get(cue, at - APART_MS[cue]) + APART_MS[cue])
            self._last[cue] = at
        self.calls.append(Call(cue, at, which, key, x))
        return at


def _arrival(clip: Clip, place: int, flying: int) -> float:
    """When one of several things that fly one after another has arrived."""
    flight = clip.length / (1 + STAGGER * (flying - 1))
    return clip.start + flight * (1 + STAGGER * place)


def _best(calls: Iterable[Call], cues: Collection[Cue]) -> list[Call]:
    """One call of each of these cues: the spirit of most points, of the others the last."""
    kept: dict[Cue, Call] = {}
    for call in calls:
        before = kept.get(call.cue)
        if call.cue in cues and (before is None or _worth(call) >= _worth(before)):
            kept[call.cue] = call
    return list(kept.values())


def _worth(call: Call) -> int:
    return int(call.key.split()[1]) if call.cue is Cue.SPIRIT_REVEALED else 0
