"""Every lesson and its puzzle is played through the real program, by mouse and by keys."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.engine import Cell, Direction, Orientation, Place, legal_moves
from game.match import outcome
from game.resources import assets
from game.store import Aids, HandOver, Home, read_learnt
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.lessons.script import LESSONS, READ_MS, Lesson
from game.ui.lessons.tutor import Answer, Chapter
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.menu import MenuScene
from tests.ui.guest import SETTLED_MS, Hands, opened
from tests.ui.learner import REST_MS, KeyLearner, Learner

LEARNERS = {"mouse": Learner, "keys": KeyLearner}


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all these tests, since they draw the same pictures again."""
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    """The program with the list of lessons open."""
    with opened(tmp_path, box) as app:
        app.services.change(speed="instant", names=("Zoe",))
        app.stack.push(LessonsScene(app.services))
        yield app


def opens(app: App, number: int, chapter: Chapter = Chapter.LESSON, how: str = "mouse") -> Learner:
    app.stack.push(LessonScene(app.services, LESSONS[number - 1], chapter))
    learner = LEARNERS[how](app)
    learner.wait()
    if how == "keys":
        learner.key("m")  # so that the keys are what is played with
    return learner


def learnt(app: App) -> tuple[set[int], set[int]]:
    """Lessons and puzzles in the file."""
    found = read_learnt(app.services.home.learnt).learnt
    return set(found.lessons), set(found.puzzles)


@pytest.mark.parametrize("how", LEARNERS)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.number))
def test_a_lesson_is_learnt_and_its_puzzle_solved(app: App, lesson: Lesson, how: str) -> None:
    learner = opens(app, lesson.number, how=how)
    learner.learn()
    words = app.services.words
    assert learner.scene.card.says.text == words(f"lesson.{lesson.number}.done")
    assert learnt(app) == ({lesson.number}, set())
    learner.use(learner.scene.card.on)
    assert learner.is_at(Chapter.PUZZLE)
    learner.solve()
    assert learner.tutor.won
    assert learnt(app) == ({lesson.number}, {lesson.number})
    assert learner.scene.card.says.text.startswith(words.counted("n.spirit", learner.tutor.spirits))
    learner.use(learner.scene.card.on)
    if lesson is LESSONS[-1]:
        assert isinstance(app.stack.top, LessonsScene)
    else:
        assert learner.tutor.lesson.number == lesson.number + 1
    files = {path.name for path in app.services.home.folder.iterdir()}
    assert files <= {"settings.json", "lessons.json", "best.sqlite"}


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.number))
def test_show_me_plays_the_model_and_teaches_nothing(app: App, lesson: Lesson) -> None:
    learner = opens(app, lesson.number)
    learner.use(learner.scene.card.show)
    learner.calm()
    assert learner.is_at(Chapter.LEARNT)
    learner.use(learner.scene.card.on)
    learner.use(learner.scene.card.show)
    learner.calm()
    assert learner.is_at(Chapter.VERDICT)
    assert learner.tutor.won
    assert learnt(app) == (set(), set())
    learner.use(learner.scene.card.again)
    assert learner.is_at(Chapter.PUZZLE)
    assert not learner.tutor.shown


@pytest.mark.parametrize(
    ("number", "why"),
    [(1, "2 spirits: +4 points."), (5, "1 spirit: +6 –4 points.")],
)
def test_a_puzzle_that_was_shown_tells_what_it_brought(app: App, number: int, why: str) -> None:
    app.services.change(language="en")
    learner = opens(app, number, Chapter.PUZZLE)
    learner.use(learner.scene.card.show)
    learner.calm()
    assert learner.scene.card.says.text == f"{why} There is no better place"


def test_wrong_cells_and_turns_of_the_first_lesson_are_answered(app: App) -> None:
    learner = opens(app, 1)
    learner.lift(30)
    learner.wait(REST_MS)
    learner.click(learner.cell(Cell(1, 0)))
    learner.wait()
    assert learner.was_told(Answer.CELL)
    assert learner.scene.card.says.head == app.services.words("lesson.no.cell")
    assert not learner.turn.pinned
    learner.hover(Cell(0, -1))
    assert learner.was_told(None)
    assert learner.tutor.done == 2
    learner.pin(Cell(0, -1))
    assert learner.was_told(Answer.TURN)
    assert learner.session.state.drawn == 30
    learner.twist(Orientation.S)
    assert learner.was_told(None)
    assert learner.tutor.done == 3
    learner.wait(SETTLED_MS)
    learner.click(learner.bare(Cell(0, -1)))
    learner.calm()
    assert learner.is_at(Chapter.LEARNT)


def test_a_tile_snaps_at_once_when_the_pointer_leaves_a_button_of_the_card(app: App) -> None:
    learner = opens(app, 1)
    learner.lift(30)
    learner.wait(REST_MS)
    learner.point(learner.scene.card.leave.rect.center)
    learner.wait()
    learner.point(learner.bare(Cell(0, -1)))
    learner.wait()
    assert learner.turn.cell == Cell(0, -1)


def test_a_cell_that_no_arrow_points_to_shines_after_a_wrong_try(app: App) -> None:
    learner = opens(app, 4)
    learner.pin(Cell(-1, -1))
    assert learner.was_told(Answer.SHINE)
    assert len(learner.session.steps) == learner.session.record.at


def test_a_cell_that_the_arrow_does_point_to_is_not_called_the_opposite(app: App) -> None:
    learner = opens(app, 2)
    learner.do(LESSONS[1].steps[0].goal)
    learner.do(LESSONS[1].steps[1].goal)
    learner.calm()
    learner.pin(Cell(1, -1))
    assert learner.was_told(Answer.SHINE)
    learner.pin(Cell(-1, 0))
    assert learner.was_told(Answer.CELL)


def test_wrong_tries_by_keys_are_answered_as_well(app: App) -> None:
    learner = opens(app, 1, how="keys")
    learner.lift(30)
    learner.hover(Cell(1, 0))
    learner.key("enter")
    learner.wait()
    assert learner.was_told(Answer.CELL)
    learner.hover(Cell(0, -1))
    learner.pin(Cell(0, -1))
    assert learner.was_told(Answer.TURN)


def test_a_step_to_be_read_is_not_rushed_past(app: App) -> None:
    learner = opens(app, 4)
    learner.hover(Cell(2, 0), REST_MS)
    assert learner.tutor.done == 0
    learner.wait(2000)
    assert learner.tutor.done == 1


def test_either_cell_at_the_far_right_will_do(app: App) -> None:
    learner = opens(app, 4)
    for cell in (Cell(2, 0), Cell(2, -1)):
        would = outcome(learner.state, Place(31, cell, Orientation.E))
        assert (would.missing, would.net) == (1, -2)
    learner.hover(Cell(2, -1), READ_MS + REST_MS)
    assert learner.tutor.done == 1


def test_the_tile_is_not_to_be_had_while_arrows_are_asked_for(app: App) -> None:
    learner = opens(app, 2)
    assert learner.turn.tile is None
    learner.click(learner.slot(37))
    learner.hover(Cell(3, 0))
    assert learner.turn.tile is None
    learner.touch(Cell(0, 0), Direction.NE)
    assert learner.tutor.done == 0
    learner.touch(Cell(1, 0), Direction.E)
    learner.wait(REST_MS)
    assert learner.tutor.done == 1
    assert learner.turn.tile == 37


def test_nothing_is_taken_back_or_passed_in_a_lesson(app: App) -> None:
    learner = opens(app, 8)
    learner.do(LESSONS[7].steps[0].goal)
    learner.calm()
    learner.do(LESSONS[7].steps[1].goal)
    learner.calm()
    moves = len(learner.session.steps)
    for key in ("z", "y", "p", "l", "t"):
        learner.key(key)
        learner.wait(SETTLED_MS)
    learner.click(learner.layout.tools[0].center)
    assert isinstance(app.stack.top, LessonScene)
    assert len(learner.session.steps) == moves


def test_the_pile_is_only_drawn_from_when_it_is_asked_for(app: App) -> None:
    learner = opens(app, 7)
    reveal = learner.play._reveal
    learner.click(reveal._button.rect.center)
    assert not reveal.asking
    assert learner.was_told(Answer.YET)
    learner.key("0")
    assert not reveal.asking
    learner.lift(13)
    learner.hover(learner.turn.cells[0], READ_MS + REST_MS)
    assert learner.tutor.done == 1


def test_the_last_tile_on_offer_is_not_placed_in_the_seventh_lesson(app: App) -> None:
    learner = opens(app, 7)
    learner.lift(13)
    learner.pin(learner.turn.cells[0])
    assert learner.state.hand == (13,)
    assert learner.turn.tile is None
    assert learner.tutor.done == 1


@pytest.mark.parametrize("how", LEARNERS)
def test_a_puzzle_can_be_tried_again_and_again(app: App, how: str) -> None:
    learner = opens(app, 1, Chapter.PUZZLE, how)
    state = learner.state
    poor = next(
        move
        for move in legal_moves(state)
        if isinstance(move, Place) and outcome(state, move).net == 0
    )
    learner.make(poor)
    learner.calm()
    words, card = app.services.words, learner.scene.card
    assert card.says.text == words("lesson.puzzle.less", n="+0")
    assert not card.on.visible
    assert learnt(app) == (set(), set())
    learner.use(card.again)
    assert learner.state == state
    learner.solve()
    assert learner.tutor.won


def test_equal_points_are_not_enough_in_the_eighth_puzzle(app: App) -> None:
    learner = opens(app, 8, Chapter.PUZZLE)
    state = learner.state
    tie = next(
        move
        for move in legal_moves(state)
        if isinstance(move, Place) and outcome(state, move).score_after == 75
    )
    learner.make(tie)
    learner.calm()
    assert learner.scene.card.says.text == app.services.words("lesson.8.tie")
    assert not app.services.saves.waiting


@pytest.mark.parametrize("how", LEARNERS)
def test_leaving_midway_leaves_nothing_behind(app: App, how: str) -> None:
    learner = opens(app, 2, how=how)
    learner.do(LESSONS[1].steps[0].goal)
    learner.do(LESSONS[1].steps[1].goal)
    learner.calm()
    learner.use(learner.scene.card.leave)
    assert isinstance(app.stack.top, LessonsScene)
    assert not app.services.home.learnt.exists()
    assert not app.services.saves.waiting
    again = opens(app, 2)
    assert again.tutor.done == 0
    assert len(again.session.steps) == again.session.record.at


def test_escape_steps_back_before_it_leaves(app: App) -> None:
    learner = opens(app, 3, how="keys")
    learner.do(LESSONS[2].steps[0].goal)
    learner.hover(Cell(1, -1))
    learner.key("enter")
    assert learner.turn.pinned
    learner.key("esc")
    assert not learner.turn.pinned
    learner.key("esc")
    group = learner.scene.card.group
    assert group.marking
    assert group.focus is learner.scene.card.leave
    learner.key("up")
    assert not group.marking, "above the card lies the table"
    learner.key("esc")
    learner.key("esc")
    assert isinstance(app.stack.top, LessonsScene)


def test_escape_leaves_a_lesson_from_another_button_too(app: App) -> None:
    learner = opens(app, 1, how="keys")
    learner.key("esc")
    learner.key("tab")
    assert learner.scene.card.group.focus is not learner.scene.card.leave
    for _ in range(2):
        learner.key("esc")
    assert isinstance(app.stack.top, LessonsScene)


@pytest.mark.parametrize("aids", Aids)
def test_a_lesson_helps_as_usual_whatever_is_set(app: App, aids: Aids) -> None:
    app.services.change(aids=aids)
    learner = opens(app, 2, Chapter.PUZZLE)
    learner.hover(learner.turn.cells[0])
    assert learner.turn.preview is not None
    assert learner.turn.tells
    assert not learner.play.view.coached


def test_the_table_is_never_handed_over_in_a_lesson(app: App) -> None:
    app.services.change(hand=HandOver.CARD)
    learner = opens(app, 8)
    learner.learn()
    assert learner.play._notices.toast is None


def test_a_finished_lesson_touches_no_save(app: App) -> None:
    save = app.services.saves.current
    save.parent.mkdir(parents=True)
    save.write_text("a game that waits", encoding="utf-8")
    learner = opens(app, 1)
    learner.learn()
    learner.use(learner.scene.card.on)
    learner.solve()
    assert save.read_text(encoding="utf-8") == "a game that waits"
    assert app.services.best is not None
    assert json.loads(app.services.home.learnt.read_text()) == {"learnt": [1], "solved": [1]}


def test_the_first_start_leads_to_the_first_lesson(tmp_path: Path, box: Art) -> None:
    with opened(tmp_path, box) as app:
        menu = app.stack.top
        assert isinstance(menu, MenuScene)
        button = menu.entries["menu.lessons"]
        assert menu.group.default is button
        Hands(app).on(button)
        assert isinstance(app.stack.top, LessonScene)
        assert app.stack.top.tutor.lesson is LESSONS[0]
        app.stack.pop(app.stack.top, None)
        assert isinstance(app.stack.top, LessonsScene)
        app.services.learn(app.services.learnt.with_lesson(1))
        app.stack.pop(app.stack.top, None)
        assert menu.group.default is not button


def test_a_lesson_is_opened_from_the_list_and_marked_there(app: App) -> None:
    hands, top = Hands(app), app.stack.top
    assert isinstance(top, LessonsScene)
    assert [leaf.next for leaf in top.leaves].index(True) == 0
    hands.on(top.leaves[4])
    assert isinstance(app.stack.top, LessonScene)
    assert app.stack.top.tutor.lesson.number == 5
    app.services.learn(app.services.learnt.with_lesson(1))
    app.stack.pop(app.stack.top, None)
    assert [leaf.next for leaf in top.leaves].index(True) == 1


def test_the_file_of_lessons_is_found_again(tmp_path: Path, box: Art) -> None:
    with opened(tmp_path, box) as app:
        app.services.learn(app.services.learnt.with_puzzle(3))
    assert read_learnt(Home(tmp_path).learnt).learnt.puzzles == {3}
