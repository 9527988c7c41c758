"""The replay: every record from its first move to its last and back, and what can be done there."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.match import Session, as_far_as_it_goes, parse, write
from game.resources import assets
from game.store import Speed
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked, Moved, Press, Pressed, Released, Wheeled
from game.ui.picture import Picture
from game.ui.scene import STORM_MS, SceneStack
from game.ui.scenes.ask import AskScene
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.describe import DescribeScene
from game.ui.scenes.pile import PileScene
from game.ui.scenes.replay import GRACE_MS, ReplayScene
from game.ui.services import Services
from game.ui.spoken import Spoken
from tests.match.records import FILES
from tests.ui.test_scenes_around import SIZES, Table, begun, furnished

GAMES = [path for path in FILES if path.name.startswith("game-")]
ON, BACK, HOME, END = (
    Asked(action) for action in (Action.RIGHT, Action.LEFT, Action.FIT, Action.LAST)
)
SPACE, LEAVE = Asked(Action.CONFIRM), Asked(Action.BACK)
SMALL = (1024, 600)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


def loaded(path: Path) -> Session:
    return Session.load(parse(path.read_text(encoding="utf-8")))


def opened(services: Services, session: Session, at: int = 0, **more: Any) -> tuple[Table, Any]:
    scene = ReplayScene(services, session, at, **more)
    return Table(scene, SMALL), scene


def rest(scene: ReplayScene) -> None:
    """Let time pass until nothing moves."""
    for _ in range(400):
        if not scene.showing.moving:
            scene.update(500)  # a display that changes places with another has done so
            return
        scene.update(50)
    raise AssertionError("a playback does not end")


def seen(table: Table) -> bytes:
    """The table as it is drawn, without the bar below it."""
    table.draw()
    rect = pygame.Rect(0, 0, SMALL[0], table.top(ReplayScene).bar.rect.top)
    return pygame.image.tobytes(table.surface.subsurface(rect), "RGB")


def position(session: Session, at: int) -> Picture:
    return Picture.of(session.steps[at - 1].after if at else session.start)


# --- Through the game -------------------------------------------------------------------------


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_record_is_stepped_to_its_end_and_back(services: Services, path: Path) -> None:
    session = loaded(path)
    _, scene = opened(services, session)
    for at in range(1, len(session.steps) + 1):
        scene.step_forth()
        scene.showing.finish()
        assert scene.view.picture == position(session, at)
        assert scene.showing.at == at
    scene.step_forth()
    assert not scene.showing.running
    for at in reversed(range(len(session.steps))):
        scene.step_back()
        scene.showing.finish()
        assert scene.view.picture == position(session, at)
    scene.step_back()
    assert scene.showing.at == 0


@pytest.mark.parametrize("path", GAMES[::4], ids=lambda path: path.stem)
def test_to_the_end_and_back_the_table_looks_the_same(services: Services, path: Path) -> None:
    session = loaded(path)
    table, scene = opened(services, session)
    first = seen(table)
    table.do(END)
    rest(scene)
    last = seen(table)
    assert last != first
    table.do(HOME)
    rest(scene)
    assert seen(table) == first
    direct, other = opened(services, session, len(session.steps))
    rest(other)
    assert seen(direct) == last


def test_a_jump_shows_what_the_position_itself_shows(services: Services) -> None:
    session, chance = loaded(GAMES[-1]), Random(4)
    table, scene = opened(services, session)
    for _ in range(6):
        at = chance.randrange(len(session.steps) + 1)
        x, y = scene.bar.line.spot(at)
        table.click_at((round(x), round(y)))
        rest(scene)
        at = scene.showing.at
        direct, other = opened(services, session, at)
        rest(other)
        table.do(Moved((1, 1)))
        assert seen(table) == seen(direct)


def test_a_step_on_moves_like_the_game_and_a_step_back_by_what_differs(services: Services) -> None:
    session = loaded(GAMES[0])
    table, scene = opened(services, session, 6)
    table.do(ON)
    assert scene.showing.running
    pictures = set()
    while scene.showing.running:
        scene.update(40)
        pictures.add(seen(table))
    assert len(pictures) > 5
    table.do(BACK)
    assert scene.showing.running
    rest(scene)
    assert scene.view.picture == position(session, 6)


def test_a_press_ends_the_playback_and_counts_unless_it_comes_too_soon(services: Services) -> None:
    table, scene = opened(services, loaded(GAMES[0]))
    table.do(ON, ON)
    assert scene.showing.at == 1
    assert not scene.showing.running
    table.do(ON)
    scene.update(GRACE_MS)
    table.do(ON)
    assert scene.showing.at == 3
    scene.update(GRACE_MS)
    table.do(SPACE)
    assert not scene.showing.running
    assert not scene.playing


@pytest.mark.parametrize("speed", Speed)
def test_a_game_plays_by_itself_at_any_speed(services: Services, speed: Speed) -> None:
    session = loaded(GAMES[0])
    table, scene = opened(services, session, len(session.steps) - 3)
    while scene.speed is not speed:
        table.click(scene.bar.speed)
    assert services.settings.speed is Speed.NORMAL
    table.do(SPACE)
    assert scene.playing
    for _ in range(600):
        scene.update(50)
    assert scene.showing.at == len(session.steps)
    assert not scene.playing
    table.do(SPACE)
    assert scene.showing.at < len(session.steps)
    assert scene.playing
    table.do(SPACE)
    assert not scene.playing


def test_a_press_on_the_button_stops_at_any_moment(services: Services) -> None:
    table, scene = opened(services, loaded(GAMES[0]))
    table.click(scene.bar.play)
    for _ in range(30):
        scene.update(50)
    assert scene.showing.at > 0
    table.click(scene.bar.play)
    assert not scene.playing
    at = scene.showing.at
    for _ in range(100):
        scene.update(50)
    assert not scene.showing.running
    assert scene.showing.at == at


def test_the_line_is_dragged(services: Services) -> None:
    session = loaded(GAMES[0])
    table, scene = opened(services, session)
    line = scene.bar.line
    table.do(Moved(line.spot(0)), Pressed(line.spot(0), Press.LEFT))
    for at in (3, 9, 24, 12):
        table.do(Moved(line.spot(at)))
        assert scene.showing.at == at
        assert not scene.showing.running
        assert scene.view.picture == position(session, at)
    table.do(Released(line.spot(12), Press.LEFT), Moved(line.spot(20)))
    assert scene.showing.at == 12
    assert line.pointed == 20


# --- Around it --------------------------------------------------------------------------------


def test_displays_are_chosen_and_followed_again(services: Services) -> None:
    table, scene = opened(services, loaded(GAMES[-1]), 10)
    followed = scene.view.shown
    other = (followed + 2) % len(scene.view.people)
    table.click_at(scene.view.layout.seats[other].center)
    assert scene.view.shown == other
    table.do(ON)
    assert scene.view.shown == other
    scene.showing.finish()
    table.do(LEAVE)
    assert table.popped == []
    assert scene.view.shown == scene.showing.last.seat
    table.do(Asked(Action.BOARDS))
    boards = table.top(BoardsScene)
    boards.update(STORM_MS)
    table.click(boards.boards[other])
    assert scene.view.shown == other


def test_any_position_is_told_in_words_and_by_its_remaining_tiles(services: Services) -> None:
    session = loaded(GAMES[-1])
    table, scene = opened(services, session, 10)
    names = [person.name for person in scene.view.people]
    table.do(SPACE, Asked(Action.DESCRIBE))
    told = table.top(DescribeScene)
    assert not scene.playing
    steps = session.steps[: scene.showing.at]
    assert told.parts == tuple(Spoken(services.words, names, steps[-1].after, steps).parts())
    told.back()
    table.do(Asked(Action.REMAINING))
    assert table.top(PileScene)
    table.do(LEAVE)
    assert table.stack.top is scene


def test_the_view_is_moved_and_fitted_again(services: Services) -> None:
    table, scene = opened(services, loaded(GAMES[0]), 20)
    before = scene.view.camera.framing
    table.do(Wheeled(scene.view.middle, 2))
    assert scene.view.camera.framing != before
    table.click(scene.fit)
    rest(scene)
    assert scene.view.camera.framing == before


def test_keys_alone_reach_every_button(services: Services) -> None:
    table, scene = opened(services, loaded(GAMES[-1]), 10)
    reached = set()
    for _ in range(len(scene.bar.group.widgets) + 1):
        table.do(Asked(Action.DOWN))
        reached.add(scene.bar.group.focus)
    assert reached == set(scene.bar.group.widgets)


def test_escape_leaves(services: Services) -> None:
    table, _ = opened(services, loaded(GAMES[0]), 3)
    table.do(LEAVE)
    assert table.popped == [None]


def test_nothing_is_played_by_clicks_on_the_table(services: Services) -> None:
    session = loaded(GAMES[-1])
    table, scene = opened(services, session, 9)
    for rect in (*scene.view.layout.offer, scene.view.layout.pile, scene.view.layout.board):
        table.click_at(rect.center)
    for digit in range(5):
        table.do(Asked(Action.TAKE, digit))
    assert scene.showing.at == 9
    assert scene.view.turn.tile is None
    assert session.record == loaded(GAMES[-1]).record


# --- Playing on -------------------------------------------------------------------------------


def test_playing_on_begins_a_game_that_does_not_count(services: Services) -> None:
    session = loaded(GAMES[0])
    before = write(session.record)
    table, scene = opened(services, session, 8)
    table.click(scene.bar.branch)
    assert isinstance(table.stack.top, AskScene)
    table.answer(sure=False)
    assert table.popped == []
    table.click(scene.bar.branch)
    table.answer(sure=True)
    (branched,) = table.popped
    assert branched.record.branched
    assert branched.steps == session.steps[:8]
    assert write(session.record) == before


def test_there_is_no_playing_on_once_all_is_over(services: Services) -> None:
    session = loaded(GAMES[0])
    _, scene = opened(services, session, len(session.steps))
    assert not scene.bar.branch.enabled
    scene.step_back()
    assert scene.bar.branch.enabled


def test_a_broken_record_is_shown_as_far_as_it_goes(services: Services) -> None:
    data = json.loads(GAMES[0].read_text(encoding="utf-8"))
    data["moves"][7] = "draw"
    reading = as_far_as_it_goes(json.dumps(data))
    table, scene = opened(services, reading.session, 0, broken=reading.broken)
    assert scene._notices.toast.words == services.words("open.until", n=7)
    table.do(END)
    assert scene.showing.at == 7
    assert scene._said()[1] == services.words("open.until", n=7)


def test_a_game_without_a_move_is_only_its_beginning(services: Services) -> None:
    table, scene = opened(services, begun(3))
    table.do(ON, BACK, HOME, END, SPACE)
    for _ in range(40):
        scene.update(50)
    assert not scene.playing
    table.click_at(scene.bar.line.rect.center)
    table.draw()
    assert scene._said() == (services.words("replay.begin"), "")
    table.click(scene.bar.branch)
    table.answer(sure=True)
    assert table.popped[0].steps == ()


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_has_its_place(
    services: Services, size: tuple[int, int], scale: int, text: int
) -> None:
    services.change(scale=scale, text=text)
    scene = ReplayScene(services, loaded(GAMES[-1]), 5)
    SceneStack(size).push(scene)
    shown = [widget.rect for widget in scene.bar.group.widgets if widget.visible]
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in shown)
    for place, one in enumerate(shown):
        assert one.collidelist(shown[place + 1 :]) < 0
    assert scene.bar.line.rect.width > 0.15 * size[0]
    assert scene.view.layout.size == (size[0], scene.bar.rect.top)
