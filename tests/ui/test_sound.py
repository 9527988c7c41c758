"""Sounds: every event is heard at its time, limits hold, and nothing ever fails."""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import get_args

import pygame
import pytest

from game.engine import (
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    EndCause,
    Event,
    GameEnded,
    IntermezzoEnded,
    Mode,
    OfferRefilled,
    PointsScored,
    SeatChanged,
    Setup,
    SpiritAppeared,
    TilePlaced,
    deck,
)
from game.match import Step
from game.resources import assets
from game.ui.motion.timeline import Clip
from game.ui.sound import (
    Away,
    Call,
    Company,
    Cue,
    Silence,
    Sounds,
    instant,
    level_won,
    open_sounds,
    score,
)
from game.ui.sound.device import BED_CHANNELS, CHANNELS
from game.ui.sound.front import MOST, Front
from game.ui.sound.levels import Duck, Ducking, Glide, factor, sides
from game.ui.sound.score import hurried
from game.ui.sound.sheet import Sheet, read_sheet
from game.ui.sound.speakers import Speakers
from tests.random_games import random_game
from tests.ui.steps import BY_HAND, HERE, lively_steps, steps_of

FOLDER = assets() / "sound"
COLOURS = ("amber", "turquoise", "ivory", "obsidian")
COMPANY = Company(COLOURS)


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    return read_sheet(FOLDER / "sheet.json")


@pytest.fixture
def sounds() -> Iterator[Speakers]:
    """Speakers on the dummy device, already open."""
    made = open_sounds(FOLDER)
    assert isinstance(made, Speakers)
    made.update(16)
    made.update(16)
    yield made
    made.close()


@pytest.fixture
def front(sheet: Sheet) -> Iterator[Front]:
    pygame.mixer.init(48_000, -16, 2, 512)
    pygame.mixer.set_num_channels(CHANNELS)
    yield Front(sheet, FOLDER, Random(1))
    pygame.mixer.quit()


def busy(first: int = BED_CHANNELS, end: int = CHANNELS) -> int:
    """How many channels are sounding, or fading out."""
    return sum(pygame.mixer.Channel(number).get_busy() for number in range(first, end))


def clips(events: Iterable[Event], length: float = 240.0, apart: float = 90.0) -> list[Clip]:
    return [Clip(event, place * apart, length) for place, event in enumerate(events)]


def heard(step: Step, company: Company = COMPANY) -> list[Call]:
    return score(step, clips(step.events), company, held=True)


def after_all(event: Event, mode: Mode = Mode.VERSUS, company: Company = COMPANY) -> list[Call]:
    """What is heard of one event that came about in the last step of some game."""
    seats = 2 if mode is Mode.VERSUS else 1
    step = steps_of(random_game(Setup(mode, seats, deck("moon")), 1, length=1))[0]
    return score(step._replace(events=(event,)), clips([event]), company, held=True)


# --- The sheet --------------------------------------------------------------------------------


def test_every_file_is_named_and_every_name_has_its_file(sheet: Sheet) -> None:
    named = {*sheet.front, *(layer.file for layer in sheet.bed)}
    assert named == {path.name for path in FOLDER.glob("*.ogg")}
    assert len(named) == 114
    assert not {path.suffix for path in FOLDER.iterdir()} - {".ogg", ".json"}


def test_only_sounds_with_one_side_are_placed(sheet: Sheet) -> None:
    for entry in sheet.entries.values():
        for files in entry.files.values():
            for name in files:
                sides_of_file = (FOLDER / name).read_bytes()[39]  # in Vorbis' first header
                assert sides_of_file == (1 if entry.mono else 2), name


def test_every_file_loads_in_pygame_without_clipping(sheet: Sheet) -> None:
    pygame.mixer.init(48_000, -16, 2, 512)
    begun, memory = time.process_time(), 0
    for name in sheet.front:
        sound = pygame.mixer.Sound(FOLDER / name)
        raw = memoryview(sound.get_raw()).cast("h")
        memory += raw.nbytes
        assert 0.05 <= sound.get_length() <= 2.51, name
        assert 0 < max(max(raw), -min(raw)) < 32_767, name
    print(f"front: {memory / 1e6:.1f} MB, {time.process_time() - begun:.2f} s with measuring")
    begun, memory = time.process_time(), 0
    for layer, seconds in zip(sheet.bed, (67, 73, 79, 89), strict=True):
        sound = pygame.mixer.Sound(FOLDER / layer.file)
        memory += len(sound.get_raw())
        assert sound.get_length() == pytest.approx(seconds, abs=0.001)
    print(f"bed: {memory / 1e6:.1f} MB, {time.process_time() - begun:.2f} s")
    pygame.mixer.quit()


def test_layers_wake_one_by_one(sheet: Sheet) -> None:
    shares = {n: [round(layer.share(n), 2) for layer in sheet.bed] for n in (0, 1, 3, 6, 7, 12)}
    assert shares[0] == [1, 0, 0, 0]
    assert shares[1] == [1, 0.33, 0, 0]
    assert shares[3] == [1, 1, 0.2, 0]
    assert shares[6] == [1, 1, 0.8, 0.14]
    assert shares[7] == [1, 1, 1, 0.29]
    assert shares[12] == [1, 1, 1, 1]


# --- The score --------------------------------------------------------------------------------


def test_every_class_of_event_is_heard() -> None:
    silent = {
        type(event)
        for step in lively_steps()
        for event in step.events
        if not score(step, clips([event]), COMPANY, held=True)
    }
    assert silent <= {IntermezzoEnded}  # heard only if tiles leave
    kinds = {kind for family in get_args(Event) for kind in (get_args(family) or (family,))}
    assert kinds == {type(event) for event in BY_HAND}
    assert {type(event) for step in lively_steps() for event in step.events} == kinds
    assert [call.cue for call in after_all(IntermezzoEnded((), (4, 5)))] == [Cue.PILE_SCRAPE]


def test_every_call_of_a_game_has_its_file(sheet: Sheet) -> None:
    for step in lively_steps():
        calls = score(step, clips(step.events), COMPANY, held=False)
        assert [call.at for call in calls] == sorted(call.at for call in calls)
        for call in calls:
            entry = sheet.entries[call.cue]
            assert entry.file(call.key, call.which or 0)
            assert call.which is None or call.which < len(entry.files[call.key])
            assert call.key in entry.ducks


def test_a_commit_is_heard_when_the_tile_lands() -> None:
    step = next(step for step in lively_steps() if isinstance(step.events[0], TilePlaced))
    landing = clips(step.events)[0].end
    held, flown = (score(step, clips(step.events), COMPANY, held=held) for held in (True, False))
    assert [call.at for call in held if call.cue is Cue.COMMIT] == [landing]
    assert not any(call.cue is Cue.TAKE for call in held)
    assert [call.at for call in flown if call.cue is Cue.TAKE] == [0.0]


def test_arrows_climb_one_staircase_whatever_their_element() -> None:
    step = max(lively_steps(), key=lambda step: _arrows(step.events))
    event = next(event for event in step.events if isinstance(event, ArrowCovered))
    many = clips([event] * 10)
    for seat, first in enumerate((0, 1, 2, 0)):
        players = [step.after.players[event.seat]] * 4
        after = step.after._replace(players=tuple(players))
        turn = [replace(clip, event=event._replace(seat=seat)) for clip in many]
        calls = score(step._replace(after=after), turn, COMPANY, held=True)
        assert [call.which for call in calls] == [min(7, first + n) for n in range(10)]
    elements = [call.key for call in heard(step) if call.cue is Cue.ARROW_SERVED]
    wanted = [
        dict(step.after.players[event.seat].display[event.cell].arrows)[event.direction].word
        for event in step.events
        if isinstance(event, ArrowCovered)
    ]
    assert len(set(wanted)) > 1
    assert elements == wanted


def _arrows(events: Iterable[Event]) -> int:
    return len(
        {(event.cell, event.direction) for event in events if isinstance(event, ArrowCovered)}
    )


def test_spirits_that_come_at_once_are_heard_one_after_another() -> None:
    step = lively_steps()[0]
    spirits = [Clip(SpiritAppeared(0, HERE, tile), 50.0, 320.0) for tile in (9, 55)]
    calls = score(step, spirits, COMPANY, held=True)
    assert [(call.at, call.key) for call in calls] == [(50.0, "fire 10"), (170.0, "air 1")]


def test_ten_points_in_a_turn_sound_bigger() -> None:
    step = lively_steps()[0]
    scored = clips([PointsScored(0, HERE, points, 0) for points in (6, 3, 1)], 500, 250)
    calls = score(step, scored, COMPANY, held=True)
    assert [call.which for call in calls if call.cue is Cue.POINTS] == [0, 0, 1]
    ticks = [call.at for call in calls if call.cue is Cue.SCORE_WALK and call.at <= 250]
    assert ticks == pytest.approx([500 / 6, 1000 / 6, 250])


def test_things_that_fly_are_heard_as_they_arrive() -> None:
    discs = after_all(DiscsPlaced(0, HERE, 4, 0))
    assert [call.which for call in discs] == [0, 1, 2, 3]
    assert discs[-1].at == pytest.approx(240.0)
    lost = after_all(CacophonyTaken(0, 3, 6, 3, 4, -6))
    assert [call.cue for call in lost] == [Cue.CACOPHONY] * 3 + [Cue.POINTS_LOST]
    assert lost[1].at - lost[0].at >= 120
    refill = after_all(OfferRefilled((1, 2, 3, 4, 5)))
    assert [call.which for call in refill] == [0, 1, 2, 3, 4]


def test_the_next_seat_is_named_by_its_colour_only_in_company() -> None:
    assert [call.key for call in after_all(SeatChanged(1))] == ["turquoise"]
    assert after_all(SeatChanged(0), Mode.SOLO, Company(("ivory",))) == []


@pytest.mark.parametrize(
    ("mode", "ranking", "result", "bots", "cue"),
    [
        (Mode.VERSUS, (1, 0), 1, (), Cue.WON),
        (Mode.VERSUS, (1, 0), 1, (1,), Cue.LOST),
        (Mode.VERSUS, (0, 1), 0, (1,), Cue.WON),
        (Mode.VERSUS, (0, 1), 0, (0, 1), Cue.WON),
        (Mode.SOLO, (0,), 24, (), Cue.WON),
        (Mode.SOLO, (0,), None, (), Cue.LOST),
        (Mode.SOLO_FULL, (0,), 90, (), Cue.WON),
    ],
)
def test_the_end_is_sad_only_for_who_lost_to_a_bot_or_alone(
    mode: Mode, ranking: tuple[int, ...], result: int | None, bots: tuple[int, ...], cue: Cue
) -> None:
    ended = GameEnded(ranking, result, EndCause.SCORE)
    assert [call.cue for call in after_all(ended, mode, Company(COLOURS, bots))] == [cue]
    assert after_all(ended, mode, Company(COLOURS, bots, level=True)) == []


def test_discs_are_heard_where_their_tile_lies() -> None:
    company = replace(COMPANY, place=lambda seat, cell: 0.25)
    placed = DiscsPlaced(0, HERE, 4, 0)
    assert {call.x for call in after_all(placed, company=company)} == {0.25}
    assert {call.x for call in after_all(placed)} == {None}


def _busy_turn() -> list[Call]:
    return [
        Call(Cue.COMMIT, 220),
        Call(Cue.ARROW_SERVED, 300, 0, "fire"),
        Call(Cue.ARROW_SERVED, 390, 1, "water"),
        Call(Cue.SPIRIT_REVEALED, 500, key="air 10"),
        Call(Cue.POINTS, 600, 1),
        Call(Cue.SPIRIT_REVEALED, 700, key="fire 3"),
        Call(Cue.POINTS, 800, 1),
        Call(Cue.CACOPHONY, 900),
        Call(Cue.CACOPHONY, 1020),
        Call(Cue.REFILL, 1300, 0),
        Call(Cue.LAST_ROUND, 1500),
    ]


def test_a_turn_without_motion_keeps_five_sounds_and_the_news() -> None:
    assert [(call.cue, call.at) for call in instant(_busy_turn())] == [
        (Cue.COMMIT, 0),
        (Cue.ARROW_SERVED, 60),
        (Cue.SPIRIT_REVEALED, 120),
        (Cue.CACOPHONY, 180),
        (Cue.POINTS, 300),
        (Cue.LAST_ROUND, 300),
    ]
    assert instant(_busy_turn())[1].key == "water"
    assert instant(_busy_turn())[2].key == "air 10"


def test_a_turn_cut_short_keeps_the_best_spirit_the_loss_and_the_points() -> None:
    kept = hurried(_busy_turn()[2:])
    assert {call.at for call in kept} == {0.0}
    assert [call.key or call.cue.value for call in kept] == [
        "air 10",
        "points",
        "cacophony",
        "last_round",
    ]


def test_a_level_ends_with_its_stars() -> None:
    assert [(call.cue, call.at) for call in level_won(2, crown=True)] == [
        (Cue.LEVEL_WON, 0),
        (Cue.STAR, 400),
        (Cue.STAR, 580),
        (Cue.CROWN, 760),
    ]


# --- Levels -----------------------------------------------------------------------------------


def test_the_bed_steps_back_and_returns() -> None:
    ducking = Ducking()
    ducking.begin(Duck(-8.0, 1000))
    curve = [0.0]
    for _ in range(70):
        ducking.advance(20)
        curve.append(ducking.db)
    assert curve[1] == pytest.approx(-8 / 3)
    assert curve[3] == pytest.approx(-8)  # after 60 ms
    assert curve[38] == pytest.approx(-8)  # until 70 % of the sound more
    assert curve[53] == pytest.approx(-4)  # half of the 600 ms back
    assert curve[68] == pytest.approx(0)


def test_of_two_steps_back_the_deeper_counts() -> None:
    ducking = Ducking()
    ducking.begin(Duck(-2.0, 2000))
    ducking.advance(100)
    ducking.begin(Duck(-9.0, 100))
    ducking.advance(60)
    assert ducking.db == pytest.approx(-9)
    ducking.advance(670)
    assert ducking.db == pytest.approx(-2)


def test_a_glide_arrives_in_its_time_and_may_be_sent_elsewhere() -> None:
    glide = Glide(5000)
    glide.send(1.0)
    glide.advance(2500)
    assert glide.level == pytest.approx(0.5)
    glide.send(1.0)
    glide.advance(1250)
    assert glide.level == pytest.approx(0.75)
    glide.send(0.0)
    glide.advance(5000)
    assert glide.level == 0.0


def test_the_ears_differ_by_six_decibels_at_most() -> None:
    assert sides(None) == (1.0, 1.0)
    assert sides(0.5) == pytest.approx((1.0, 1.0))
    assert sides(0.0) == pytest.approx((1.0, factor(-6)))
    assert sides(9.0) == pytest.approx((factor(-6), 1.0))


# --- Channels ---------------------------------------------------------------------------------


def test_the_same_cue_again_too_soon_is_silent(front: Front) -> None:
    first = [front.strike(Call(Cue.HOVER), when, 1.0) > 0 for when in (0, 59, 60, 61, 119.9, 120)]
    assert first == [True, False, True, False, False, True]


def test_no_more_of_one_cue_than_its_limit(front: Front) -> None:
    for step in range(9):
        assert front.strike(Call(Cue.ARROW_SERVED, which=step, key="earth"), 90.0 * step, 1.0)
    assert len(front._ringing) == 6
    assert busy() == 9  # three are fading out


def test_the_interface_makes_way_then_the_table_never_a_voice(front: Front) -> None:
    def strike(cue: Cue, key: str = "") -> bool:
        return front.strike(Call(cue, key=key), 0.0, 1.0) > 0

    assert strike(Cue.PAGE)
    for _ in range(2):
        assert strike(Cue.DISCS_RETURN)
    for _ in range(6):
        assert strike(Cue.ARROW_SERVED, "air")
    for cue in (Cue.WON, Cue.LOST, Cue.CROWN, Cue.LEVEL_WON, Cue.LAST_ROUND, Cue.INTERMEZZO):
        assert strike(cue)
    assert strike(Cue.STAR)
    assert len(front._ringing) == MOST
    assert strike(Cue.STAR)
    assert Cue.PAGE not in {ringing.cue for ringing in front._ringing}
    assert strike(Cue.STAR)
    assert strike(Cue.CACOPHONY)
    assert Cue.DISCS_RETURN not in {ringing.cue for ringing in front._ringing}
    assert not strike(Cue.SPIRIT_REVEALED, "fire 1")
    assert not strike(Cue.PRESS)
    assert len(front._ringing) == MOST


def test_files_take_turns(front: Front, sheet: Sheet) -> None:
    entry = sheet.entries[Cue.HOVER]
    picked = [front._pick(entry, Call(Cue.HOVER)) for _ in range(4)]
    assert picked == ["hover_1.ogg", "hover_2.ogg", "hover_3.ogg", "hover_1.ogg"]
    assert front._pick(sheet.entries[Cue.SNAP], Call(Cue.SNAP, which=9)) == "snap_4.ogg"


def test_a_file_that_is_gone_is_silent(sheet: Sheet, tmp_path: Path) -> None:
    pygame.mixer.init()
    assert Front(sheet, tmp_path, Random(1)).strike(Call(Cue.PRESS), 0.0, 1.0) == 0.0
    pygame.mixer.quit()


# --- Speakers ---------------------------------------------------------------------------------


def test_calls_come_at_their_time(sounds: Speakers) -> None:
    sounds.perform([Call(Cue.INTERMEZZO, 50), Call(Cue.LAST_ROUND, 150), Call(Cue.WON, 5000)])
    sounds.update(49)
    assert busy() == 0
    sounds.update(1)
    assert busy() == 1
    sounds.update(100)
    assert busy() == 2


def test_what_was_to_be_heard_after_a_playback_that_is_cut_short(sounds: Speakers) -> None:
    sounds.perform([Call(Cue.REFILL, 900, 0), Call(Cue.REFILL, 960, 1), Call(Cue.WON, 5000)])
    sounds.play(Cue.INTERMEZZO)
    sounds.cut_short()
    sounds.update(16)
    assert busy() == 2  # the bowl, and who has won


def test_the_bed_plays_below_once_all_is_read(sounds: Speakers) -> None:
    sounds.game(3)
    deadline = time.monotonic() + 60
    while not sounds._bed._begun and time.monotonic() < deadline:
        sounds.update(16)
        time.sleep(0.001)
    assert busy(0, BED_CHANNELS) == BED_CHANNELS
    sounds.update(5000)
    full = levels(sounds)
    assert full == [volume(0.26), volume(0.22), volume(0.24 * 0.2), 0]
    sounds.play(Cue.SPIRIT_REVEALED, key="fire 10")
    sounds.update(0)
    sounds.update(60)
    assert levels(sounds)[0] == volume(0.26 * factor(-8))
    sounds.update(4000)
    assert levels(sounds) == full
    sounds.muted = True
    sounds.update(16)
    assert set(levels(sounds)) == {0}
    sounds.muted = False
    sounds.menu()
    sounds.update(5000)
    assert levels(sounds) == [volume(0.26), 0, volume(0.24 * 0.5), 0]


def levels(sounds: Speakers) -> list[float]:
    return [sound.get_volume() for sound in sounds._bed._sounds if sound is not None]


def volume(gain: float) -> float:
    """What the mixer makes of a gain at the usual volume of all."""
    return int(128 * gain * 0.8) / 128


def test_mute_silences_and_keeps_the_volumes(sounds: Speakers) -> None:
    sounds.volumes = replace(sounds.volumes, table=0.3)
    before = sounds.volumes
    sounds.muted = True
    sounds.play(Cue.COMMIT)
    sounds.update(16)
    assert busy() == 0
    sounds.muted = False
    assert sounds.volumes == before
    sounds.play(Cue.COMMIT)
    sounds.update(16)
    assert busy() == 1


@pytest.mark.parametrize(
    ("away", "front", "bed"), [(Away.NOTHING, 1, 1.0), (Away.BED, 1, 0.0), (Away.ALL, 0, 0.0)]
)
def test_what_is_heard_while_the_window_has_no_focus(
    sounds: Speakers, away: Away, front: int, bed: float
) -> None:
    sounds.away = away
    sounds.focus(False)
    sounds.play(Cue.COMMIT)
    sounds.update(250)
    assert busy() == front
    sounds.update(50)
    assert sounds._presence.level == bed
    sounds.focus(True)
    sounds.update(300)
    assert sounds._presence.level == 1.0


def whole_life(sounds: Sounds) -> None:
    """Everything that may be asked of sounds."""
    sounds.menu()
    for _ in range(4):
        sounds.update(16)
    sounds.game(5)
    sounds.play(Cue.SNAP, which=2, x=0.1)
    sounds.perform(_busy_turn())
    sounds.update(400)
    sounds.cut_short()
    sounds.focus(False)
    sounds.update(50)
    sounds.close()
    sounds.play(Cue.PRESS)
    sounds.update(50)


def test_without_any_device_nothing_is_said_and_nothing_fails(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(*args: object, **more: object) -> None:
        os.write(2, b"ALSA lib: no such thing\n")
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    whole_life(open_sounds(FOLDER))
    assert capfd.readouterr() == ("", "")


def test_a_missing_device_is_replaced_by_one_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    sounds = open_sounds(FOLDER)
    sounds.update(16)
    assert pygame.mixer.get_init() is None  # the first frame comes before
    sounds.update(16)
    assert pygame.mixer.get_init() is not None
    assert os.environ["SDL_AUDIODRIVER"] == "no such driver"
    whole_life(sounds)


def test_a_device_that_vanishes_leaves_the_game_in_peace(sounds: Speakers) -> None:
    sounds.play(Cue.COMMIT)
    pygame.mixer.quit()
    whole_life(sounds)


def test_without_the_files_there_is_silence(tmp_path: Path) -> None:
    sounds = open_sounds(tmp_path)
    assert isinstance(sounds, Silence)
    whole_life(sounds)
