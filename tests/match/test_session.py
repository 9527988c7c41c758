"""Playing, taking back and repeating, and where the way back ends."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import Draw, IllegalMove, Mode, Pass, Phase, Reason, Setup, State, is_legal
from game.match import (
    BrokenRecord,
    NothingToRepeat,
    NoWayBack,
    Record,
    Seat,
    Session,
    Wall,
    parse,
    write,
)
from tests.match.records import FILES
from tests.random_games import Game, random_game
from tests.rules.table import PLENTY, eve, quiet, stacked

NAMES = ("Ada", "Ben", "Cleo", "Dov")


def table(seats: int, deck: tuple[int, ...] = stacked(), **more: object) -> Session:
    """A game between some seats in which no disc is short and no end near."""
    setup = Setup(Mode.VERSUS, seats, deck, PLENTY, target=1000)
    return Session(Record(setup, tuple(map(Seat, NAMES[:seats])), (), dict(more)))


def alone(mode: Mode = Mode.SOLO, size: int = 72, **more: object) -> Session:
    """A solo game."""
    return Session(Record(Setup(mode, 1, stacked(size=size)), (Seat("Ada"),), (), dict(more)))


def quietly(session: Session, moves: int) -> Session:
    """The same session after so many placements that move no marker."""
    for _ in range(moves):
        session.play(quiet(session.state))
    return session


def through(session: Session, phase: Phase) -> Session:
    """The same session, drawing and placing quietly, as soon as `phase` has come."""
    while session.state.phase is not phase:
        session.play(Draw() if is_legal(session.state, Draw()) else quiet(session.state))
    return session


def replayed(game: Game) -> Session:
    """A random game as a session."""
    people = tuple(map(Seat, NAMES[: game.last.setup.seats]))
    return Session.load(Record(game.last.setup, people, game.moves))


def refused(session: Session) -> NoWayBack:
    """The undo is refused, changes nothing, and was announced by `wall`."""
    before, steps, undone = session.state, session.steps, session.undone
    announced = session.wall()
    assert announced is not None
    with pytest.raises(NoWayBack) as caught:
        session.undo()
    assert (session.state, session.steps, session.undone) == (before, steps, undone)
    assert (caught.value.wall, caught.value.seat) == (announced.wall, announced.seat)
    return caught.value


# --- Playing --------------------------------------------------------------------------------


def test_a_session_begins_with_the_opening_and_without_moves() -> None:
    session = table(3)
    assert session.state is session.start
    assert session.steps == ()
    assert session.names == ("Ada", "Ben", "Cleo")
    assert session.record.moves == ()


def test_a_record_begins_without_its_moves_unless_it_is_loaded() -> None:
    record = quietly(table(2), 3).record
    assert Session(record).steps == ()
    assert len(Session.load(record).steps) == 3


def test_a_step_has_the_move_and_what_lies_on_both_sides_of_it() -> None:
    session = table(2)
    first = session.play(quiet(session.state))
    second = session.play(quiet(session.state))
    assert session.steps == (first, second)
    assert (first.seat, second.seat) == (0, 1)
    assert first.before is session.start
    assert second.before is first.after
    assert second.after is session.state
    assert first.events


def test_a_refused_move_leaves_no_trace() -> None:
    session = quietly(table(2), 2)
    session.undo()
    before, steps = session.state, session.steps
    with pytest.raises(IllegalMove) as caught:
        session.play(Pass())
    assert caught.value.reason is Reason.PASS_NOW
    assert (session.state, session.steps) == (before, steps)
    session.redo()


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.integers(0, 60))
def test_a_game_goes_on_from_its_record_where_it_was(seed: int, length: int) -> None:
    session = replayed(random_game(_setup(seed), seed, length, greedy=True))
    again = Session.load(parse(write(session.record)))
    assert again.steps == session.steps
    assert again.record == session.record


def _setup(seed: int) -> Setup:
    seats = 1 + seed % 4
    return Setup(Mode.SOLO if seats == 1 else Mode.VERSUS, seats, stacked(*range(72, 40, -1)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_worked_game_is_loaded_whole(path: Path) -> None:
    record = parse(path.read_text(encoding="utf-8"))
    session = Session.load(record)
    assert session.record == record
    assert len(session.steps) == len(record.moves)


# --- Back and forth -------------------------------------------------------------------------


def test_a_placement_is_taken_back_and_repeated() -> None:
    session = table(2)
    step = session.play(quiet(session.state))
    assert session.wall() is None
    assert session.undo() == step
    assert session.state == session.start
    assert session.redo() == step
    assert session.state == step.after


def test_nothing_can_be_repeated_that_was_not_taken_back() -> None:
    session = quietly(table(2), 1)
    with pytest.raises(NothingToRepeat):
        session.redo()


def test_a_new_move_forgets_what_was_taken_back() -> None:
    session = quietly(alone(), 3)
    session.undo()
    session.undo()
    quietly(session, 1)
    with pytest.raises(NothingToRepeat):
        session.redo()
    assert len(session.steps) == 2


def test_what_was_taken_back_is_counted_and_recorded() -> None:
    session = quietly(alone(), 3)
    assert "undone" not in session.record.more
    session.undo()
    session.redo()
    session.undo()
    assert session.undone == 2
    assert session.record.undone == 2
    again = Session.load(parse(write(session.record)))
    again.undo()
    assert again.record.undone == 3


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.sampled_from((Mode.SOLO, Mode.SOLO_FULL)), st.integers(1, 40))
def test_alone_one_may_go_back_to_the_start_and_forth_again(
    seed: int, mode: Mode, length: int
) -> None:
    session = replayed(random_game(Setup(mode, 1, stacked(*range(72, 20, -1))), seed, length))
    there = [session.start, *(step.after for step in session.steps)]
    back: list[State] = [session.state]
    while session.wall() is None:
        session.undo()
        back.append(session.state)
    assert back[::-1] == there
    assert session.undone == len(there) - 1
    forth: list[State] = [session.state]
    for _ in there[1:]:
        session.redo()
        forth.append(session.state)
    assert forth == there


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 999), st.integers(2, 4), st.integers(1, 60))
def test_between_seats_only_the_last_decision_can_be_taken_back(
    seed: int, seats: int, length: int
) -> None:
    setup = Setup(Mode.VERSUS, seats, stacked(*range(72, 20, -1)))
    session = replayed(random_game(setup, seed, length, greedy=True))
    last, seat = session.steps, session.steps[-1].seat
    while session.wall() is None:
        assert session.undo().seat == seat
    for step in last[len(session.steps) :]:
        assert session.redo() == step
    assert session.steps == last


# --- Where the way back ends ----------------------------------------------------------------


def test_before_the_first_move_nothing_is_left() -> None:
    assert refused(table(2)).wall is Wall.NONE_LEFT
    assert refused(alone()).wall is Wall.NONE_LEFT


def test_a_revealed_tile_cannot_be_hidden_again() -> None:
    session = quietly(table(2), 4)
    session.play(Draw())
    assert refused(session).wall is Wall.REVEALED


def test_the_tile_placed_after_a_draw_can_be_taken_back_but_not_the_draw() -> None:
    session = Session(table(2).record)
    state = eve(session.state)
    while session.state != state:
        move = Draw() if is_legal(session.state, Draw()) else quiet(session.state)
        session.play(move)
    session.play(Draw())
    step = session.play(quiet(session.state))
    assert step.after.phase is Phase.INTERMEZZO
    session.undo()
    assert session.state.drawn is not None
    assert refused(session).wall is Wall.REVEALED


def test_a_refilled_offer_cannot_be_laid_back() -> None:
    session = quietly(table(3), 4)
    assert session.wall() is None
    quietly(session, 1)
    assert refused(session).wall is Wall.REFILLED


def test_what_another_seat_has_seen_cannot_be_taken_back() -> None:
    session = quietly(table(3), 2)
    session.undo()
    error = refused(session)
    assert (error.wall, error.seat) == (Wall.OTHER_PLAYED, 1)


def test_a_choice_in_the_intermezzo_can_be_taken_back_until_the_next_one() -> None:
    session = through(table(2), Phase.INTERMEZZO)
    first = session.play(Pass())
    assert session.wall() is None
    session.undo()
    session.redo()
    second = session.play(quiet(session.state))
    assert second.seat != first.seat
    assert refused(session).wall is Wall.REFILLED


def test_a_game_that_is_over_stays_over() -> None:
    session = through(table(2, stacked(size=12)), Phase.OVER)
    assert refused(session).wall is Wall.OVER
    assert refused(quietly(alone(size=4), 4)).wall is Wall.OVER


def test_alone_there_are_no_walls_but_the_end() -> None:
    session = quietly(alone(Mode.SOLO_FULL), 8)
    assert all(step.reveals is Wall.REVEALED for step in session.steps)
    for _ in range(8):
        session.undo()
    assert session.state == session.start


# --- Levels and broken games ----------------------------------------------------------------


def test_a_start_position_cannot_be_undone() -> None:
    moves = quietly(alone(), 3).record.moves
    session = Session.load(Record(alone().record.setup, (Seat("Ada"),), moves, {"at": 2}))
    session.undo()
    assert refused(session).wall is Wall.NONE_LEFT
    quietly(session, 2)
    session.undo()
    session.undo()
    assert refused(session).wall is Wall.NONE_LEFT
    assert session.record.at == 2


def test_a_game_that_breaks_off_is_there_up_to_the_bad_move() -> None:
    good = quietly(table(2), 4).record
    moves = (*good.moves[:3], Pass(), good.moves[3])
    with pytest.raises(BrokenRecord) as caught:
        Session.load(Record(good.setup, good.seats, moves, {"seed": "moth"}))
    error = caught.value
    assert error.at == 3
    assert (error.move, error.reason) == (Pass(), Reason.PASS_NOW)
    assert error.session.record.moves == good.moves[:3]
    assert error.session.record.seed == "moth"
    error.session.play(good.moves[3])
    assert error.session.record.moves == good.moves


def test_a_start_position_that_breaks_off_cannot_be_undone_either() -> None:
    good = quietly(alone(), 3).record
    record = Record(good.setup, good.seats, (*good.moves[:2], Draw(), *good.moves[2:]), {"at": 4})
    with pytest.raises(BrokenRecord) as caught:
        Session.load(record)
    assert refused(caught.value.session).wall is Wall.NONE_LEFT
