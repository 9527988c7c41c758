"""Clips: every event in motion once, in order and in time, and the same end however it is cut."""

from __future__ import annotations

from itertools import pairwise
from typing import get_args

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Direction,
    DiscsReturned,
    Event,
    GameEnded,
    IntermezzoBegan,
    IntermezzoEnded,
    LastRoundBegan,
    Mode,
    Orientation,
    Place,
    PointsScored,
    Setup,
    SpiritAppeared,
    TilePlaced,
    deck,
    opening,
)
from game.match import Step
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import SEAT_COLOURS, Disc, Unit
from game.ui.input import Point
from game.ui.motion.choreography import CASCADE_MS, USUAL_MS, choreograph
from game.ui.motion.places import Places
from game.ui.motion.timeline import Clip, Timeline
from game.ui.picture import Picture
from game.words import Words
from tests.drawn import lying
from tests.random_games import Game
from tests.ui.steps import BY_HAND, HERE, THERE, games, lively_steps, steps_of

SIZE = (480, 270)
TILE = 26
BANNERS = (IntermezzoBegan, IntermezzoEnded, LastRoundBegan, GameEnded)
ENGLISH = Words.load("en")


class Chart:
    """A table on which every place is somewhere fixed."""

    def __init__(self, picture: Picture) -> None:
        self.picture = picture
        self.words = ENGLISH
        self.middle: Point = (240.0, 135.0)

    def name(self, seat: int) -> str:
        return f"Seat {seat}"

    def colour(self, seat: int) -> Disc:
        return SEAT_COLOURS[seat]

    def cell(self, seat: int, cell: Cell) -> pygame.Rect:
        return _tile(200 + 30 * cell.x + 5 * seat, 120 + 30 * cell.y)

    def supply(self, seat: int) -> Point:
        return 20.0, 40.0 + 50 * seat

    def cacophony(self, seat: int) -> Point:
        return 60.0, 40.0 + 50 * seat

    def panel(self, seat: int) -> pygame.Rect:
        return pygame.Rect(4, 20 + 50 * seat, 80, 46)

    def wave(self) -> pygame.Rect:
        return pygame.Rect(100, 6, 300, 20)

    def badge(self) -> pygame.Rect:
        return pygame.Rect(390, 0, 20, 20)

    def offer(self, place: int) -> pygame.Rect:
        return _tile(100 + 30 * place, 240)

    def row(self, place: int) -> pygame.Rect:
        return _tile(440, 30 + 30 * place)

    def pile(self) -> pygame.Rect:
        return _tile(300, 240)

    def hand(self) -> pygame.Rect:
        return _tile(340, 240)


def _tile(left: int, top: int) -> pygame.Rect:
    return pygame.Rect(left, top, TILE, TILE)


def clips_of(step: Step, held: bool = False) -> tuple[Picture, list[Clip]]:
    """The picture before a step and the clips that carry it on."""
    picture = Picture.of(step.before)
    chart: Places = Chart(picture)
    return picture, choreograph(step, chart, held=held)


def lasting(clips: list[Clip]) -> float:
    """How long clips take, banners apart."""
    banners = sum(clip.length for clip in clips if isinstance(clip.event, BANNERS))
    return max(clip.end for clip in clips) - banners


# --- The choreography -----------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games(), st.booleans())
def test_every_event_of_a_move_has_its_clip_once_and_in_order(game: Game, held: bool) -> None:
    for step in steps_of(game)[-10:]:
        _, clips = clips_of(step, held)
        assert tuple(clip.event for clip in clips) == step.events
        assert all(one.start <= other.start for one, other in pairwise(clips))
        assert all(clip.start >= 0 and clip.length > 0 for clip in clips)


@settings(max_examples=60, deadline=None)
@given(games(), st.booleans())
def test_no_move_takes_long(game: Game, held: bool) -> None:
    for step in steps_of(game):
        spirits = sum(isinstance(event, SpiritAppeared) for event in step.events)
        limit = CASCADE_MS if spirits > 1 else USUAL_MS
        assert lasting(clips_of(step, held)[1]) <= limit + 0.001


def test_the_limits_are_those_of_the_timing_table() -> None:
    assert (USUAL_MS, CASCADE_MS) == (1200.0, 2200.0)


def test_banners_stay_long_enough_to_be_read() -> None:
    for step in lively_steps():
        for clip in clips_of(step)[1]:
            if isinstance(clip.event, IntermezzoBegan | LastRoundBegan):
                assert clip.length >= 700


def test_a_tile_that_lies_there_already_is_set_down_faster() -> None:
    step = lively_steps()[0]
    (placed, *_), (flown, *_) = clips_of(step, held=True)[1], clips_of(step, held=False)[1]
    assert isinstance(placed.event, TilePlaced)
    assert placed.length < flown.length


def test_arrows_have_their_discs_before_a_spirit_appears() -> None:
    for step in lively_steps():
        _, clips = clips_of(step)
        for place, clip in enumerate(clips):
            if isinstance(clip.event, SpiritAppeared):
                discs = [c for c in clips[:place] if isinstance(c.event, ArrowCovered)]
                assert all(disc.end <= clip.start + 0.001 for disc in discs)


def test_the_events_made_by_hand_are_of_every_class() -> None:
    assert {type(event) for event in BY_HAND} == set(get_args(Event))


@pytest.mark.parametrize("event", BY_HAND, ids=lambda event: type(event).__name__)
def test_every_class_of_event_has_an_entry(event: Event) -> None:
    state = opening(Setup(Mode.VERSUS, 2, deck("lantern")))
    step = Step(state, Place(9, HERE, Orientation.N), (event,), state)
    (clip,) = clips_of(step)[1]
    assert clip.event == event
    assert clip.length > 0


# --- Playing --------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games(), st.lists(st.floats(0, 900), max_size=12), st.booleans())
def test_however_it_is_cut_the_end_is_the_next_position(
    game: Game, frames: list[float], held: bool
) -> None:
    for step in steps_of(game)[-4:]:
        picture, clips = clips_of(step, held)
        timeline = Timeline(picture, clips)
        for ms in frames:
            timeline.advance(ms)
        timeline.finish()
        assert timeline.done
        assert picture == Picture.of(step.after)


@settings(max_examples=40, deadline=None)
@given(games(), st.floats(4, 200))
def test_left_alone_it_ends_by_itself(game: Game, ms: float) -> None:
    step = steps_of(game)[-1]
    picture, clips = clips_of(step)
    timeline = Timeline(picture, clips)
    while not timeline.done:
        assert timeline.now <= max(clip.end for clip in clips) + ms
        timeline.advance(ms)
    assert picture == Picture.of(step.after)
    timeline.finish()
    assert picture == Picture.of(step.after)


def test_a_timeline_without_clips_is_done() -> None:
    picture = Picture.of(opening(Setup(Mode.SOLO, 1, (1,))))
    assert Timeline(picture, []).done


def test_a_clip_takes_away_when_it_begins_and_puts_down_when_it_ends() -> None:
    step = lively_steps()[0]
    picture, clips = clips_of(step)
    timeline, place = Timeline(picture, clips), picture.offer_place(clips[0].event.tile)  # type: ignore[union-attr]
    timeline.advance(0)
    assert picture.offer[place] is None
    assert picture.seats[0].tiles == {}
    timeline.advance(clips[0].length)
    assert len(picture.seats[0].tiles) == 1


def test_what_has_landed_lies_there_before_the_next_thing_leaves() -> None:
    """Also when both happen within one frame."""
    state = lying("[10N:N,NE]", then=[1, 3])
    picture = Picture.of(state)
    covered, returned = ArrowCovered(0, HERE, Direction.N, THERE), DiscsReturned(0, HERE, 2, 24)
    timeline = Timeline(picture, [Clip(covered, 0.0, 100.0), Clip(returned, 100.0, 100.0)])
    timeline.advance(50)
    timeline.advance(100)
    assert picture.tile(0, HERE).covered == frozenset()


def test_a_marker_walks_with_its_points() -> None:
    clip = Clip(PointsScored(0, HERE, 6, 6), 0.0, 200.0)
    lost = Clip(CacophonyTaken(1, 2, 4, 2, 2, -4), 0.0, 200.0)
    picture = Picture.of(opening(Setup(Mode.VERSUS, 2, deck("lantern"))))
    timeline = Timeline(picture, [clip, lost])
    timeline.advance(50)
    assert (timeline.drift(0), timeline.drift(1)) == (1.5, -1.0)
    timeline.advance(150)
    assert (timeline.drift(0), timeline.drift(1)) == (0.0, 0.0)
    assert [seat.score for seat in picture.seats] == [6, -4]


# --- Drawing --------------------------------------------------------------------------------


def brush_over(art: Art) -> Brush:
    """A brush on a small empty picture."""
    return Brush(pygame.Surface(SIZE, 0, 32), art, Unit.of(SIZE))


@pytest.mark.parametrize("event", BY_HAND, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("held", [False, True], ids=["flown", "held"])
def test_every_clip_can_be_drawn_at_any_share(event: Event, held: bool, art: Art) -> None:
    state = lying("[9N] 20N", then=[1])
    picture = Picture.of(state)
    picture.seats.append(picture.seats[0])
    assert THERE in picture.seats[0].tiles
    step = Step(state, Place(9, HERE, Orientation.N), (event,), state)
    chart: Places = Chart(picture)
    (clip,) = choreograph(step, chart, held=held)
    brush = brush_over(art)
    blank = pygame.image.tobytes(brush.surface, "RGB")
    if clip.draw is not None:
        for share in (0.0, 0.01, 0.25, 0.43, 0.5, 0.75, 0.99, 1.0):
            clip.draw(brush, share)
        assert pygame.image.tobytes(brush.surface, "RGB") != blank


def test_a_lively_game_can_be_drawn_to_its_end(art: Art) -> None:
    brush = brush_over(art)
    drawn: set[type] = set()
    for step in lively_steps():
        kinds = {type(event) for event in step.events}
        if kinds <= drawn:
            continue
        drawn |= kinds
        picture, clips = clips_of(step)
        timeline = Timeline(picture, clips)
        while not timeline.done:
            timeline.draw(brush)
            timeline.advance(70)
    assert drawn == set(get_args(Event))
