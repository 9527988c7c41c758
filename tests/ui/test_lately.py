"""What has happened since one last acted: played back on its displays, and outlined until then."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.commands.shot import demo
from game.engine import Cell, Element, Pass, Phase, legal_moves
from game.match import fresh_tiles, moves_since
from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import TileLook, draw_mini_display
from game.ui.input import (
    Action,
    Asked,
    Moved,
    Press,
    Pressed,
    Released,
    Unplugged,
    Wheeled,
)
from game.ui.scene import STORM_MS
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.boards_legend import _size
from game.ui.scenes.lately import LatelyScene, lately
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.services import Services
from game.ui.table.view import TableView
from tests.ui.guest import Guest, opened
from tests.ui.test_scenes_around import Table, furnished


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


@pytest.fixture
def guest(tmp_path: Path, box: Art) -> Iterator[Guest]:
    with opened(tmp_path, box) as app:
        yield sit(app, 17)


def sit(app: App, moves: int) -> Guest:
    app.stack.push(PlayScene(app.services, demo(4, moves), kept=False))
    guest = Guest(app, Random(3))
    guest.rest()
    return guest


# --- Once more --------------------------------------------------------------------------------


def test_all_moves_of_the_others_are_shown_on_their_displays(guest: Guest) -> None:
    since = moves_since(guest.session.steps, guest.state.active)
    assert len(since) == 3
    record, picture = guest.session.record, guest.play.view.picture
    guest.key("l")
    shown: list[tuple[int, int]] = []
    for _ in range(2000):
        if not isinstance(guest.top, LatelyScene):
            break
        showing = guest.top.showing
        if showing.running and (showing.at, showing.view.shown) not in shown:
            shown.append((showing.at, showing.view.shown))
        guest.wait(50)
    seats = [guest.session.steps[place].seat for place in since]
    assert shown == [(place + 1, seat) for place, seat in zip(since, seats, strict=True)]
    assert isinstance(guest.top, PlayScene)
    assert guest.session.record == record
    assert guest.play.view.picture == picture


@pytest.mark.parametrize(
    "event",
    [Pressed((5, 5), Press.LEFT), Asked(Action.CONFIRM), Asked(Action.BACK), Wheeled((9, 9), 1)],
)
def test_any_input_ends_it_and_does_nothing_else(services: Services, event: object) -> None:
    table = Table(PlayScene(services, demo(4, 17), kept=False))
    play = table.top(PlayScene)
    held = play.view.turn.tile
    table.do(Asked(Action.LATELY))
    table.top(LatelyScene).update(STORM_MS)
    table.do(Moved((300, 300)), Released((300, 300), Press.LEFT))
    table.top(LatelyScene)
    table.do(event)
    assert table.top(PlayScene) is play
    assert play.view.turn.tile == held
    assert len(play.session.steps) == 17


def test_what_is_being_tried_is_still_there_afterwards(guest: Guest) -> None:
    tile = guest.state.hand[0]
    guest.click(guest.slot(tile))
    guest.click(guest.cell(guest.turn.cells[0]))
    before = guest.turn.move
    assert before is not None
    guest.key("l")
    guest.key("esc")
    assert guest.turn.move == before
    assert guest.turn.pinned


def test_a_click_on_the_log_shows_it_too(guest: Guest) -> None:
    guest.click(guest.layout.log.center)
    assert isinstance(guest.top, LatelyScene)


def test_at_the_very_beginning_nothing_has_happened(services: Services) -> None:
    table = Table(PlayScene(services, demo(3, 0), kept=False))
    table.do(Asked(Action.LATELY))
    table.top(PlayScene)
    assert lately(services, demo(3, 0)) is None
    assert lately(services, demo(3, None, Phase.OVER)) is None
    assert lately(services, demo(1, 9)) is None


def test_it_is_shown_in_an_intermezzo_and_comes_back_to_it(tmp_path: Path, box: Art) -> None:
    with opened(tmp_path, box) as app:
        session = demo(4, None, Phase.INTERMEZZO)
        while not moves_since(session.steps, session.state.active):
            session.play(Pass())
        app.stack.push(PlayScene(app.services, session, kept=False))
        guest = Guest(app, Random(3))
        guest.rest()
        top = guest.top
        guest.key("l")
        assert isinstance(guest.top, LatelyScene)
        guest.key("esc")
        assert guest.top is top
        move = next(legal_moves(session.state))
        guest.make(move)


# --- Outlined ---------------------------------------------------------------------------------


def framed(scene: PlayScene, surface: pygame.Surface) -> set[str]:
    """The cards of frames that are kept."""
    scene.draw(surface)
    return {name for name in scene._painter._still._kept if name.startswith("fresh")}


def test_fresh_tiles_are_outlined_until_the_commit(services: Services) -> None:
    table = Table(PlayScene(services, demo(4, 17), kept=False))
    play, surface = table.top(PlayScene), table.surface
    fresh = play.view.fresh
    assert fresh == fresh_tiles(play.session.steps, play.session.state.active)
    assert len(fresh) == 3
    assert framed(play, surface) == set()
    for seat, cell in fresh:
        play.desk.look_at(seat)
        play.update(1000)
        assert framed(play, surface) == {f"fresh {cell}"}
        play.desk.look_at(seat)
    play.commit(next(legal_moves(play.session.state)))
    assert play.view.fresh == frozenset()
    play.finish_playback()
    assert play.view.fresh == fresh_tiles(play.session.steps, play.session.state.active)


def test_a_pad_that_is_gone_pauses_the_game_below(guest: Guest) -> None:
    guest.play.handle(Asked(Action.LATELY))
    assert isinstance(guest.top, LatelyScene)
    guest.top.handle(Unplugged())
    assert isinstance(guest.top, PauseScene)
    assert guest.app.services.words("pad.gone") in guest.app.services.notices


def test_in_small_they_have_a_line_around_them(services: Services) -> None:
    look, cell = TileLook.back(Element.WATER, 3), Cell(2, -1)
    pictures = set()
    for cells in ((), (cell,)):
        surface = pygame.Surface((80, 80), 0, 32)
        brush = Brush(surface, services.art, services.unit((1280, 720)))
        draw_mini_display(brush, {cell: look}, surface.get_rect(), framed=cells)
        pictures.add(pygame.image.tobytes(surface, "RGB"))
    assert len(pictures) == 2


def test_all_displays_at_once_outline_them_and_say_so(services: Services) -> None:
    session = demo(4, 17)
    play = PlayScene(services, session, kept=False)
    table = Table(play)
    table.do(Asked(Action.BOARDS))
    boards = table.top(BoardsScene)
    brush = services.brush(table.surface)
    assert "legend" in boards._cards(brush)
    before = table.draw()
    play.view.fresh = frozenset()
    assert "legend" not in boards._cards(brush)
    assert table.draw() != before


def test_the_words_beside_the_framed_tile_grow_with_the_text(services: Services) -> None:
    heights = []
    for text in (100, 200):
        services.change(text=text)
        unit, words = services.unit((1280, 720)), services.words("play.fresh")
        brush = Brush(pygame.Surface((1280, 720)), services.art, unit)
        heights.append(unit.type_px(_size(brush, words, 130, 92)))
    assert heights[1] > 1.4 * heights[0]


def test_nothing_is_fresh_once_all_is_over(services: Services) -> None:
    assert TableView(services, demo(3, None, Phase.OVER)).fresh == frozenset()
