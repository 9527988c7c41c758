"""Light that lingers: echoes of clips, and beams that spare what they pass."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Direction, Element, Mode, PointsScored, Setup, deck, opening
from game.match import Step
from game.ui.drawing.art import Art
from game.ui.drawing.beams import beam_ends, spans_over
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.motion.choreography import FLASHES_APART_MS, choreograph
from game.ui.motion.flight import OVERSHOOT, slid
from game.ui.motion.pace import Pace
from game.ui.motion.places import Places
from game.ui.motion.timeline import Clip, Echo, Timeline
from game.ui.picture import Picture
from tests.random_games import Game
from tests.ui.steps import HERE, games, lively_steps, steps_of
from tests.ui.test_timeline import Chart

PACES = [Pace(0.55), Pace(), Pace(1.5)]


def clips_of(step: Step, pace: Pace) -> list[Clip]:
    chart: Places = Chart(Picture.of(step.before))
    return choreograph(step, chart, held=True, pace=pace)


# --- Echoes ---------------------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(games(), st.sampled_from(PACES))
def test_never_more_than_three_flashes_a_second(game: Game, pace: Pace) -> None:
    for step in steps_of(game):
        clips = clips_of(step, pace)
        flashes = [clip.echo_start for clip in clips if clip.echo and clip.echo.flash]
        assert all(b - a >= FLASHES_APART_MS for a, b in pairwise(flashes))
        assert FLASHES_APART_MS > 1000 / 3


@pytest.mark.parametrize("pace", PACES, ids=lambda pace: str(pace.factor))
def test_no_echo_outlasts_the_move(pace: Pace) -> None:
    heard = 0
    for step in lively_steps():
        clips = clips_of(step, pace)
        end = max(clip.end for clip in clips)
        for clip in clips:
            if clip.echo is not None:
                heard += 1
                assert clip.echo.length > 0
                assert clip.echo_start + clip.echo.length <= end + 0.001
    assert heard


def test_with_less_motion_nothing_echoes() -> None:
    for step in lively_steps():
        assert all(clip.echo is None for clip in clips_of(step, Pace(gentle=True)))


class Seen(NamedTuple):
    """Collects at what shares an echo was drawn."""

    shares: list[float]

    def draw(self, brush: Brush, share: float) -> None:
        self.shares.append(round(share, 3))


def test_an_echo_begins_later_and_goes_on_when_its_clip_has_landed(art: Art) -> None:
    seen = Seen([])
    clip = Clip(PointsScored(0, HERE, 1, 1), 0.0, 100.0, None, Echo(50.0, 200.0, seen.draw))
    picture = Picture.of(opening(Setup(Mode.VERSUS, 2, deck("lantern"))))
    timeline = Timeline(picture, [clip])
    brush = Brush(pygame.Surface((64, 64), 0, 32), art, Unit.of((640, 360)))
    for _ in range(7):
        timeline.draw(brush)
        timeline.advance(50)
    assert seen.shares == [0.0, 0.25, 0.5, 0.75]
    assert timeline.done


def test_nothing_echoes_once_a_playback_is_cut_short(art: Art) -> None:
    seen = Seen([])
    clip = Clip(PointsScored(0, HERE, 1, 1), 0.0, 100.0, None, Echo(0.0, 200.0, seen.draw))
    picture = Picture.of(opening(Setup(Mode.VERSUS, 2, deck("lantern"))))
    timeline = Timeline(picture, [clip])
    timeline.advance(10)
    timeline.finish()
    timeline.draw(Brush(pygame.Surface((64, 64), 0, 32), art, Unit.of((640, 360))))
    assert seen.shares == []


# --- Beams ----------------------------------------------------------------------------------


def test_a_beam_goes_from_edge_to_edge() -> None:
    tile, target = pygame.Rect(0, 0, 100, 100), pygame.Rect(300, 0, 100, 100)
    (x, y), (far, level) = beam_ends(tile, target, Direction.E)
    assert 95 < x <= 100
    assert 300 <= far < 310
    assert y == level == 50


def test_a_beam_is_pale_over_the_tiles_it_passes() -> None:
    tiles = [pygame.Rect(200, 0, 100, 100), pygame.Rect(600, 0, 100, 100)]
    aside = pygame.Rect(400, 200, 100, 100)
    assert spans_over((0, 50), (1000, 50), [*reversed(tiles), aside]) == ((0.2, 0.3), (0.6, 0.7))


def test_tiles_that_touch_are_passed_as_one() -> None:
    tiles = [pygame.Rect(200, 0, 100, 100), pygame.Rect(300, 0, 100, 100)]
    assert spans_over((0, 50), (1000, 50), tiles) == ((0.2, 0.4),)


def test_a_beam_without_length_passes_nothing() -> None:
    assert spans_over((5, 5), (5, 5), [pygame.Rect(0, 0, 10, 10)]) == ()


def lit(art: Art, *, reached: float = 1.0, over: tuple[pygame.Rect, ...] = ()) -> list[int]:
    """How bright a level beam is at each tenth of its way."""
    surface = pygame.Surface((1200, 100), 0, 32)
    brush = Brush(surface, art, Unit.of((1920, 1080)))
    brush.beam((100, 50), (1100, 50), Element.AIR, hit=True, reached=reached, over=over)
    around = (pygame.Rect(100 + 100 * tenth, 30, 60, 40) for tenth in range(10))
    return [sum(pygame.transform.average_color(surface, rect)[:3]) for rect in around]


def test_a_beam_that_has_run_half_its_way_is_seen_so_far(art: Art) -> None:
    half = lit(art, reached=0.5)
    assert min(half[:5]) > 10
    assert half[6:] == [0, 0, 0, 0]


def test_a_beam_is_dimmer_over_a_tile(art: Art) -> None:
    spared = lit(art, over=(pygame.Rect(400, 0, 300, 100),))
    assert 0 < max(spared[4:6]) < min(spared[:2]) / 2


# --- Sliding --------------------------------------------------------------------------------


def test_what_slides_goes_a_little_too_far_and_rests_at_its_goal() -> None:
    way = [slid(step / 100) for step in range(101)]
    assert way[0] == 0
    assert way[-1] == pytest.approx(1)
    assert max(way) == pytest.approx(1 + OVERSHOOT, abs=0.002)
