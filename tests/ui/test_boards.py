"""All displays at once: what is chosen there, and that everything has room."""

from pathlib import Path

import pygame
import pytest

from game.commands.shot import demo
from game.engine import Phase
from game.ui import scenes
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Disc
from game.ui.input import Action, Asked, Bindings, Devices, Ear, Moved
from game.ui.picture import SeatPicture
from game.ui.scene import STORM_MS
from game.ui.scenes.boards import BoardsScene
from game.ui.services import Services
from game.ui.table.camera import Camera
from game.ui.table.explain import Explainer
from game.ui.table.view import TableView
from game.ui.widgets.widget import Widget
from tests.ui.test_scenes_around import CODES, SIZES, Table, furnished

CONFIRM, NEXT = Asked(Action.CONFIRM), Asked(Action.NEXT)
SEATS = (1, 2, 3, 4)


@pytest.fixture
def services(tmp_path: Path, art: Art) -> Services:
    return furnished(tmp_path, art)


def boards(services: Services, seats: int, stop: Phase | None = None) -> BoardsScene:
    session = demo(seats, None, stop)
    view = TableView(services, session)
    return BoardsScene(services, view, Explainer(view, lambda: session.steps))


@pytest.mark.parametrize("seats", SEATS)
def test_a_click_chooses_a_display(services: Services, seats: int) -> None:
    for seat in range(seats):
        scene = boards(services, seats)
        table = Table(scene)
        scene.update(STORM_MS)
        table.click(scene.boards[seat])
        assert table.popped == [seat]


def test_confirm_chooses_the_display_that_is_lit(services: Services) -> None:
    scene = boards(services, 4)
    table = Table(scene)
    table.do(CONFIRM)
    assert table.popped == [demo(4, None).state.active]


def test_keys_lead_from_display_to_display(services: Services) -> None:
    scene = boards(services, 4)
    table = Table(scene)
    table.do(NEXT)
    focused: list[Widget | None] = [scene.group.focus]
    for way in (Action.LEFT, Action.DOWN, Action.RIGHT, Action.UP):
        table.do(Asked(way))
        focused.append(scene.group.focus)
    assert focused == [scene.boards[seat] for seat in (1, 0, 2, 3, 1)]
    table.do(Asked(Action.DOWN), CONFIRM)
    assert table.popped == [3]


@pytest.mark.parametrize(
    ("asked", "popped"),
    [
        (Asked(Action.BOARD, 2), [2]),
        (Asked(Action.BOARD, 3), []),
        (Asked(Action.BACK), [None]),
        (Asked(Action.BOARDS), [None]),
    ],
)
def test_other_keys(services: Services, asked: Asked, popped: list[int | None]) -> None:
    table = Table(boards(services, 3))
    table.do(asked)
    assert table.popped == popped


def test_the_cross_leaves(services: Services) -> None:
    scene = boards(services, 2)
    table = Table(scene)
    scene.update(STORM_MS)
    table.click(scene.close)
    assert table.popped == [None]


def test_the_letter_v_asks_for_all_displays() -> None:
    event = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, scancode=0)
    keys = Bindings()
    assert list(Devices().take(event, 1.0, Ear(), keys)) == [Asked(Action.BOARDS)]
    assert list(Devices().take(event, 1.0, Ear(typing=True), keys)) == []


@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("seats", SEATS)
def test_every_display_lies_in_its_panel(
    services: Services, seats: int, size: tuple[int, int], scale: int
) -> None:
    services.change(scale=scale, text=200)
    scene = boards(services, seats, Phase.OVER)
    scene.layout(size)
    shown = [widget.rect for widget in scene.group.widgets]
    assert all(pygame.Rect((0, 0), size).contains(rect) for rect in shown)
    for place, one in enumerate(shown):
        assert one.collidelist(shown[place + 1 :]) < 0
    for panel, camera, board in zip(scene._panels, scene._cameras, scene.boards, strict=True):
        assert panel.rect.contains(panel.head)
        assert panel.rect.contains(panel.board)
        assert not panel.head.colliderect(panel.board)
        for cell in scene._view.picture.seats[board.seat].tiles:
            assert panel.board.contains(camera.rect(cell))


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("seats", SEATS)
def test_what_rests_is_drawn_once(
    tmp_path: Path, art: Art, monkeypatch: pytest.MonkeyPatch, seats: int, language: str
) -> None:
    services = furnished(tmp_path, art, language)
    scene = boards(services, seats)
    table = Table(scene)
    drawn: list[int] = []

    def listen(brush: Brush, camera: Camera, seat: SeatPicture, colour: Disc) -> None:
        drawn.append(seat.version)

    monkeypatch.setattr(scenes.boards, "draw_display", listen)
    before = table.draw()
    assert drawn == []
    scene._view.picture.seats[0].version += 1000
    table.draw()
    assert set(drawn) == {scene._view.picture.seats[0].version}
    drawn.clear()
    table.draw()
    assert drawn == []
    table.do(Moved(scene.boards[0].rect.center))
    assert table.draw() != before
    scene.update(16)
    assert not scene.moving
