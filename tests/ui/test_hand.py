"""The motions of the player's own hand: what is decided at once, and what the picture does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pygame
import pytest

from game.engine import Orientation, Place, legal_moves
from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.motion.piece import Pose
from game.ui.motion.tween import Swing, Tween
from game.ui.scenes.play import PlayScene
from game.ui.table.crossfade import SEAT_MS
from game.ui.table.hand import CROSSED_MS, LIFT, LIFT_MS, SNAP_MS, TAKE_MS, TURN_MS
from game.ui.turn import Stage
from tests.ui.guest import Guest, opened
from tests.ui.test_scenes_around import begun

FRAME = 16.0
"""One frame in ms, the shortest there are."""


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        app.stack.push(PlayScene(app.services, begun()))
        app.services.awake = False
        for _ in range(40):
            app.frame(FRAME)
        yield app


@pytest.fixture
def guest(app: App) -> Guest:
    return Guest(app, Random(1))


def pose(guest: Guest, tile: int) -> Pose:
    return guest.play.view.motion.seen(tile).pose


def angle(guest: Guest, tile: int) -> float:
    return guest.play.view.motion.seen(tile).angle


def still(guest: Guest) -> bool:
    """Whether the table draws nothing in the next frame."""
    guest.app.frame(FRAME)
    guest.app.frame(FRAME)
    return not guest.play.dirty and not guest.play.moving


def rest(guest: Guest, ms: float = 500.0) -> None:
    for _ in range(round(ms / FRAME)):
        guest.app.frame(FRAME)


def begin(guest: Guest) -> None:
    """Both seats lay a first tile."""
    for _ in range(2):
        guest.make(next(move for move in legal_moves(guest.state) if isinstance(move, Place)))
        guest.still()
    rest(guest)


def taken(guest: Guest) -> int:
    """A tile that hangs from the pointer over no cell."""
    tile = guest.state.hand[1]
    guest.click(guest.slot(tile))
    rest(guest)
    assert guest.turn.stage is Stage.CARRY
    return tile


def tried(guest: Guest) -> int:
    """A tile that lies over a cell as a ghost."""
    tile = taken(guest)
    guest.point(guest.cell(guest.turn.cells[0]))
    rest(guest)
    assert guest.turn.stage is Stage.HOVER
    return tile


# --- Values on their way ----------------------------------------------------------------------


def test_a_turn_starts_anew_from_where_the_tile_is() -> None:
    swing = Swing(0)
    swing.turn_to(1, Tween(100, lambda share: share))
    swing.advance(50)
    assert swing.angle == pytest.approx(45)
    swing.turn_to(2, Tween(100, lambda share: share))
    assert swing.angle == pytest.approx(45)
    swing.advance(50)
    assert swing.angle == pytest.approx(112.5)
    swing.advance(50)
    assert swing.angle == 180
    assert not swing.moving


def test_a_tile_turns_the_shorter_way_round() -> None:
    swing = Swing(3)
    swing.turn_to(0, Tween(100, lambda share: share))
    swing.advance(50)
    assert swing.angle % 360 == pytest.approx(315)
    swing.turn_to(3, Tween(100, lambda share: share))
    swing.advance(100)
    assert swing.angle == 270


# --- At once --------------------------------------------------------------------------------


def test_what_is_decided_holds_in_the_frame_of_the_input(guest: Guest) -> None:
    tile = guest.state.hand[1]
    start = pose(guest, tile)
    guest.tap(guest.slot(tile))
    guest.app.frame(FRAME)
    assert guest.turn.tile == tile
    after = pose(guest, tile)
    assert after != start, "the first frame moves already"
    assert after != guest.play.view.motion.seen(tile).rest, "and is not there yet"


def test_places_to_press_do_not_move_with_the_picture(guest: Guest) -> None:
    places = guest.play.view.hand_places
    tile = guest.state.hand[0]
    guest.point(guest.slot(tile))
    guest.app.frame(FRAME)
    assert guest.play.view.hand_places == places
    guest.tap(guest.slot(tile))
    guest.app.frame(FRAME)
    assert guest.play.view.hand_places == places


def test_a_tile_may_be_pinned_before_it_has_arrived(guest: Guest) -> None:
    tile = guest.state.hand[1]
    guest.tap(guest.slot(tile))
    cell = guest.turn.cells[0]
    guest.app.frame(FRAME)
    guest.tap(guest.cell(cell))
    guest.app.frame(FRAME)
    assert guest.turn.pinned
    assert guest.turn.cell == cell
    assert pose(guest, tile) != guest.play.view.motion.seen(tile).rest


# --- How long -------------------------------------------------------------------------------


def test_a_tile_under_the_pointer_rises_and_sinks_back(guest: Guest) -> None:
    tile = guest.state.hand[2]
    lying = pose(guest, tile)
    guest.point(guest.slot(tile))
    guest.app.frame(FRAME)
    assert 0 < lying.y - pose(guest, tile).y < LIFT
    rest(guest, LIFT_MS)
    assert lying.y - pose(guest, tile).y == guest.layout.unit.px(LIFT)
    guest.point(guest.nowhere)
    guest.app.frame(FRAME)
    assert 0 < lying.y - pose(guest, tile).y < LIFT
    rest(guest, LIFT_MS)
    assert pose(guest, tile) == lying
    assert tile not in guest.play.view.motion.risen


@pytest.mark.parametrize("speed", ["calm", "normal", "brisk"])
def test_a_tile_is_with_the_pointer_in_time(guest: Guest, speed: str) -> None:
    guest.app.services.change(speed=speed)
    factor = guest.play.view.pace.factor
    tile = guest.state.hand[1]
    guest.tap(guest.slot(tile))
    motion, passed = guest.play.view.motion, 0.0
    while motion.arrived(tile) < 1 or passed == 0:
        guest.app.frame(4)
        passed += 4
    assert passed == pytest.approx(TAKE_MS * factor, abs=4)


def test_a_ghost_slides_from_cell_to_cell(guest: Guest) -> None:
    begin(guest)
    tile = tried(guest)
    before = pose(guest, tile)
    guest.point(guest.cell(guest.turn.cells[-1]))
    guest.app.frame(FRAME)
    seen = guest.play.view.motion.seen(tile)
    assert seen.pose not in (before, seen.rest)
    rest(guest, SNAP_MS)
    assert pose(guest, tile) == seen.rest


def test_a_held_tile_turns_on_from_its_present_angle(guest: Guest) -> None:
    tile = tried(guest)
    ways, seen = [], []
    for _ in range(2):
        guest.press(guest.cell(guest.turn.cells[0]), button=3)
        guest.app.frame(1)
        ways.append((guest.turn.orientation, angle(guest, tile)))
        rest(guest, 32)
        seen.append(angle(guest, tile))
    assert [way for way, _ in ways] == [Orientation.E, Orientation.S]
    first = seen[0]
    assert 0 < first < 100
    assert ways[1][1] == pytest.approx(first, abs=8)
    rest(guest, TURN_MS)
    assert angle(guest, tile) == 180


def test_a_tile_put_back_flies_home_and_turns_upright(guest: Guest) -> None:
    tile = taken(guest)
    guest.key("e")
    rest(guest)
    guest.point(guest.nowhere)
    rest(guest)
    guest.strike("esc")
    guest.app.frame(FRAME)
    motion = guest.play.view.motion
    assert guest.turn.tile is None
    assert tile in motion.flying
    assert tile in motion.away
    assert angle(guest, tile) % 360 != 0
    rest(guest)
    assert tile not in motion.away
    assert still(guest)


def test_a_refused_tile_shakes_and_the_cell_is_crossed(guest: Guest) -> None:
    begin(guest)
    tile = taken(guest)
    lying = next(iter(guest.play.view.picture.seats[guest.state.active].tiles))
    guest.point(guest.cell(lying))
    rest(guest)
    guest.press(guest.cell(lying))
    guest.app.frame(FRAME)
    seen, motion = guest.play.view.motion.seen(tile), guest.play.view.motion
    assert seen.pose.x != seen.rest.x
    assert motion.crossed == (lying, 1.0)
    guest.release(guest.cell(lying))
    rest(guest, CROSSED_MS)
    assert motion.crossed is None
    assert pose(guest, tile) == motion.seen(tile).rest


# --- At rest --------------------------------------------------------------------------------


def test_where_nothing_moves_nothing_is_drawn(guest: Guest) -> None:
    tried(guest)
    rest(guest, 4000)
    assert still(guest)
    guest.click(guest.cell(guest.turn.cells[0]))
    rest(guest, 4000)
    assert still(guest)


@pytest.mark.parametrize("until", [taken, tried])
def test_after_a_motion_the_picture_is_the_one_without_motion(
    guest: Guest, until: Callable[[Guest], int]
) -> None:
    until(guest)
    guest.strike("e")
    rest(guest, 4000)
    moved = picture(guest)
    guest.play.view.motion.settle()
    assert picture(guest) == moved


def test_with_less_motion_nothing_moves_but_all_is_told(guest: Guest) -> None:
    guest.app.services.change(less_motion=True)
    tile = guest.state.hand[1]
    guest.point(guest.slot(tile))
    guest.app.frame(FRAME)
    lying = pose(guest, tile)
    rest(guest)
    assert pose(guest, tile)[:3] == lying[:3]
    guest.click(guest.slot(tile))
    seen = guest.play.view.motion.seen(tile)
    assert seen.pose[:3] == seen.rest[:3]
    assert seen.alpha < 1
    rest(guest, 120)
    assert guest.play.view.motion.seen(tile).alpha == 1


def test_at_the_instant_speed_everything_is_there_at_once(guest: Guest) -> None:
    guest.app.services.change(speed="instant")
    tile = guest.state.hand[1]
    guest.click(guest.slot(tile))
    seen = guest.play.view.motion.seen(tile)
    assert seen.pose == seen.rest
    guest.key("e")
    assert angle(guest, tile) == 90


def test_with_less_motion_a_refused_tile_does_not_shake(guest: Guest) -> None:
    guest.app.services.change(less_motion=True)
    tile = taken(guest)
    motion = guest.play.view.motion
    motion.refuse(guest.turn.cells[0])
    guest.app.frame(FRAME)
    assert pose(guest, tile) == motion.seen(tile).rest
    assert motion.crossed is not None


# --- The next seat --------------------------------------------------------------------------


def test_the_next_display_comes_up_while_the_last_one_fades(guest: Guest) -> None:
    view, painter = guest.play.view, guest.play._painter
    guest.play.desk.look_at(1)
    guest.app.frame(FRAME)
    assert view.shown == 1
    assert painter.fading
    rest(guest, SEAT_MS)
    assert not painter.fading
    guest.app.services.change(speed="instant")
    guest.play.desk.look_at(1)
    guest.app.frame(FRAME)
    assert view.shown == 0
    assert not painter.fading


def picture(guest: Guest) -> bytes:
    """The table as it is drawn now."""
    canvas = pygame.Surface(guest.app.stack.size, 0, 32)
    guest.app.stack.draw(canvas)
    return pygame.image.tobytes(canvas, "RGB")
