"""The way from one position straight to another."""

from pathlib import Path

import pytest

from game.commands.shot import demo
from game.ui.drawing.art import Art
from game.ui.motion.passage import MOST, Passage
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.table.view import TableView
from tests.ui.test_scenes_around import furnished


@pytest.fixture
def services(tmp_path: Path, art: Art) -> Services:
    return furnished(tmp_path, art)


def test_what_changes_on_displays_that_are_not_shown_does_not_fly(services: Services) -> None:
    session = demo(4, 40)
    view = TableView(services, session)
    for at in (0, 10, 25):
        before = Picture.of(session.steps[at].before)
        passage = Passage(before, Picture.of(session.state), view)
        for mover in passage._movers:
            seen = mover.start != mover.goal or mover.goal[1] == view.shown
            assert seen


def test_however_long_the_way_only_so_many_tiles_move(services: Services) -> None:
    session = demo(2, 40)
    view = TableView(services, session)
    for at in range(0, 40, 5):
        passage = Passage(Picture.of(session.state), Picture.of(session.steps[at].before), view)
        assert len(passage._movers) <= MOST


def test_it_ends_as_the_later_position_is(services: Services) -> None:
    session = demo(3, 30)
    view = TableView(services, session)
    after = Picture.of(session.state)
    passage = Passage(Picture.of(session.steps[20].before), after, view)
    assert any(tile.aloft for seat in after.seats for tile in seat.tiles.values())
    passage.finish()
    assert passage.done
    assert after == Picture.of(session.state)
    assert not any(tile.aloft for seat in after.seats for tile in seat.tiles.values())
