"""Aids in three levels: what the ghost tells, what the coach tells, and what the record keeps."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine import ORIENTATIONS, Place, legal_moves
from game.match import Session, outcome, parse, write
from game.resources import assets
from game.store import Aids, Confirm, HandOver
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.scenes.hand_over import DEAF_MS, HandOverScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.results import ResultsScene
from game.ui.sound import Cue, Silence
from game.ui.table.coach import Coach
from game.ui.turn import Stage, Turn
from tests.ui.guest import SETTLED_MS, Guest, opened
from tests.ui.test_rough_guests import after, commit, pinned, seated, sound, storm
from tests.ui.test_scenes_around import begun


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


class Listener(Silence):
    """Remembers what was played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[Cue, int | None]] = []

    def play(
        self, cue: Cue, *, which: int | None = None, key: str = "", x: float | None = None
    ) -> None:
        self.heard.append((cue, which))


# --- The coach ------------------------------------------------------------------------------


def carrying(session: Session) -> Turn:
    turn = Turn(session.state)
    turn.take(session.state.hand[0])
    return turn


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_coach_tells_what_every_cell_would_bring(seats: int) -> None:
    session = after(20, seats)
    turn, coach = carrying(session), Coach()
    coach.update(turn, budget=60)
    for _ in ORIENTATIONS:
        told = coach.told(turn)
        assert set(told) == set(turn.cells)
        for cell, would in told.items():
            assert turn.tile is not None
            assert would == outcome(session.state, Place(turn.tile, cell, turn.orientation))
        turn.turn(1)
        coach.update(turn, budget=60)


def test_the_ghosts_own_cell_is_told_by_the_ghost() -> None:
    turn, coach = carrying(after(12)), Coach()
    coach.update(turn, budget=60)
    turn.hover(turn.cells[2])
    assert set(coach.told(turn)) == set(turn.cells) - {turn.cells[2]}


def test_the_best_of_the_turn_is_the_best_of_all_placements() -> None:
    session = after(24, 3)
    turn, coach = carrying(session), Coach()
    while coach.update(turn, budget=60):
        pass
    places = [move for move in legal_moves(session.state) if isinstance(move, Place)]
    assert coach.best == max(outcome(session.state, place).net for place in places)


def test_a_frame_gets_no_more_than_its_budget() -> None:
    """What is seen comes first; each call stops at the first outcome past its budget."""
    session = after(24, 2)
    turn, now = carrying(session), [0.0]

    def tick() -> float:
        now[0] += 0.001
        return now[0]

    coach, frames = Coach(tick), 0
    while coach.update(turn, budget=0.003):
        frames += 1
        told = coach.told(turn)
        if frames * 3 <= len(turn.cells):
            assert 3 * frames - 3 < len(told) <= 3 * frames
    assert frames > len(session.state.hand) * len(turn.cells)
    assert coach.best is not None


def test_the_coach_forgets_a_position_that_is_gone() -> None:
    session = after(12)
    turn, coach = carrying(session), Coach()
    coach.update(turn, budget=60)
    session.play(Place(session.state.hand[0], turn.cells[0], turn.orientation))
    later = carrying(session)
    assert coach.told(later) == {}
    assert coach.told(turn) != {}
    coach.update(later, budget=60)
    assert set(coach.told(later)) == set(later.cells)
    assert coach.told(turn) == {}


def test_without_a_tile_in_hand_nothing_is_told() -> None:
    turn, coach = Turn(after(8).state), Coach()
    coach.update(turn, budget=60)
    assert coach.told(turn) == {}


# --- At the table ---------------------------------------------------------------------------


def hover(guest: Guest) -> None:
    guest.click(guest.slot(guest.state.hand[0]))
    guest.point(guest.cell(guest.turn.cells[0]))
    guest.wait()
    assert guest.turn.stage is Stage.HOVER


def test_the_table_tells_nothing_before_the_commit(app: App) -> None:
    app.services.change(aids=Aids.TABLE)
    app.services.sounds = listener = Listener()
    guest = seated(app, after(20))
    hover(guest)
    assert guest.turn.preview is None
    assert guest.play.view.advice == {}
    snaps = [which for cue, which in listener.heard if cue is Cue.SNAP]
    assert snaps
    assert set(snaps) == {0}, "nor does the sound"
    commit(guest)
    sound(guest)


def test_standard_has_the_preview_and_no_numbers(app: App) -> None:
    guest = seated(app, after(20))
    hover(guest)
    assert guest.turn.preview is not None
    assert guest.play.view.advice == {}


def test_the_coach_comes_and_goes_with_the_setting(app: App) -> None:
    guest = seated(app, after(20))
    hover(guest)
    app.services.change(aids=Aids.COACH)
    guest.wait(200)
    view = guest.play.view
    assert set(view.advice) == set(guest.turn.cells) - {guest.turn.cell}
    view.looked_at = 1 - view.picture.active
    assert view.advice == {}, "advice is for the own display"
    view.looked_at = None
    app.services.change(aids=Aids.TABLE)
    app.stack.resize(app.stack.size)
    guest.wait()
    assert view.advice == {}
    assert guest.turn.preview is None


def test_the_record_keeps_the_strongest_aids_used(app: App) -> None:
    guest = seated(app, after(6))
    assert guest.session.record.aids is None
    app.services.change(aids=Aids.COACH)
    guest.wait(60)
    assert guest.session.record.aids is None, "set is not used"
    app.services.change(aids=Aids.TABLE)
    commit(guest)
    assert guest.session.record.aids == "table"
    app.services.change(aids=Aids.COACH)
    app.stack.resize(app.stack.size)
    pinned(guest)
    app.services.change(aids=Aids.STANDARD)
    guest.key("esc")
    guest.key("esc")
    commit(guest)
    record = guest.session.record
    assert record.aids == "coach"
    assert Session.load(parse(write(record))).aids == "coach"
    sound(guest)


@pytest.mark.parametrize("aids", [None, "much", 3, ["coach"]])
def test_aids_that_nobody_knows_are_kept_and_count_as_none(aids: object) -> None:
    record = begun().record.with_more(aids=aids)
    assert record.aids is None
    assert Session(record).record.more["aids"] == aids


# --- One click, and the hand-over -----------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_one_click_commits_and_a_storm_of_them_once(app: App, seats: int) -> None:
    app.services.change(confirm=Confirm.ONE)
    guest = seated(app, after(6, seats))
    before = len(guest.session.steps)
    if guest.turn.tile is None:
        guest.click(guest.slot(guest.state.hand[0]))
    storm(guest, guest.cell(guest.turn.cells[0]))
    assert len(guest.session.steps) == before + 1
    guest.still()
    guest.wait(SETTLED_MS)
    if guest.turn.tile is None:
        guest.click(guest.slot(guest.state.hand[0]))
    guest.click(guest.cell(guest.turn.cells[1]))
    assert len(guest.session.steps) == before + 2
    sound(guest)


@pytest.mark.parametrize("hand", HandOver)
def test_the_next_player_is_told_as_is_set(app: App, hand: HandOver) -> None:
    app.services.change(hand=hand)
    guest = seated(app, after(6))
    commit(guest)
    card = isinstance(guest.top, HandOverScene)
    assert card is (hand is HandOver.CARD)
    assert (guest.play._notices.toast is not None) is (hand is HandOver.TOAST)
    if card:
        guest.key("enter")
        assert isinstance(guest.top, HandOverScene), "that press was meant for the table"
        guest.wait(DEAF_MS)
        guest.key("enter")
    assert isinstance(guest.top, PlayScene)
    guest.undo()
    assert isinstance(guest.top, PlayScene)


def test_a_storm_on_confirm_does_not_click_the_card_away(app: App) -> None:
    app.services.change(hand=HandOver.CARD)
    guest = seated(app, after(6))
    pinned(guest)
    storm(guest, guest.tools[3].rect.center)
    assert isinstance(guest.top, HandOverScene)


def test_alone_nobody_is_handed_anything(app: App) -> None:
    app.services.change(hand=HandOver.CARD)
    guest = seated(app, after(3, 1))
    commit(guest)
    assert isinstance(guest.top, PlayScene)


def test_results_tell_the_aids(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    session = after(6)
    session.helped_by("coach")
    while not session.state.over:
        session.play(next(legal_moves(session.state)))
    written: list[str] = []
    text = Brush.text

    def listen(brush: Brush, string: str, *rest: Any, **more: Any) -> pygame.Rect:
        written.append(string)
        return text(brush, string, *rest, **more)

    monkeypatch.setattr(Brush, "text", listen)
    app.stack.push(ResultsScene(app.services, session))
    app.frame(16)
    assert "Aids: Coach" in written
