"""Guests who click in storms, press while things fly, and do anything at all, at random.

Whatever they do, the program goes on, one press has one effect, and the record tells the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.engine import Draw, Mode, Pass, Phase, Place, Setup, State, apply, deck, legal_moves
from game.match import Record, Seat, Session, outcome, write
from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.scene import Scene
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.lately import LatelyScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.pile import PileScene
from game.ui.scenes.play import GRACE_MS, PlayScene
from game.ui.scenes.results import DEAF_MS, ResultsScene
from game.ui.scenes.setup import SetupScene
from game.ui.turn import Stage
from tests.random_games import greedy_move
from tests.ui.guest import KEYS, SETTLED_MS, SIZE, Guest, opened, post
from tests.ui.pad_guest import BUTTONS

SIZES = ((1024, 600), (1280, 720), (1366, 768), (1920, 1080), (3440, 1440), (3840, 2160))
WEIGHTS = (5, 8, 4, 2, 1, 1)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


def game(seats: int, until: Callable[[State], bool], seed: int = 3) -> Session:
    """A game up to the first position that is wanted."""
    mode = Mode.VERSUS if seats > 1 else Mode.SOLO
    people = tuple(Seat(f"Player {n}") for n in range(seats))
    session = Session(Record(Setup(mode, seats, deck(str(seed))), people))
    chance = Random(seed)
    while not until(session.state):
        session.play(greedy_move(session.state, chance))
    return session


def after(moves: int, seats: int = 2) -> Session:
    """A game after so many placements."""
    return game(seats, lambda state: sum(len(p.display) for p in state.players) == moves)


def seated(app: App, session: Session) -> Guest:
    """A guest at the table of a game."""
    app.stack.push(PlayScene(app.services, session))
    guest = Guest(app, Random(1))
    guest.wait()
    return guest


def storm(guest: Guest, at: tuple[float, float]) -> None:
    """20 clicks in 200 ms on one place."""
    at = (round(at[0]), round(at[1]))
    for _ in range(20):
        guest.tap(at)
        guest.app.frame(10)


def pinned(guest: Guest) -> Place:
    """Pin the first tile of the hand on the first cell, and let it settle."""
    if guest.turn.tile is None:
        guest.click(guest.slot(guest.state.hand[0]))
    guest.click(guest.cell(guest.turn.cells[0]))
    guest.wait(SETTLED_MS)
    assert guest.turn.pinned
    assert guest.turn.move is not None
    return guest.turn.move


def commit(guest: Guest) -> None:
    """Place the first tile of the hand, and watch it to the end."""
    move = pinned(guest)
    guest.click(guest.tools[3].rect.center)
    guest.still()
    assert guest.session.steps[-1].move == move


def sound(guest: Guest) -> None:
    """The record replays to the position, and the save tells the same."""
    session, saves = guest.session, guest.app.services.saves
    assert Session.load(session.record).state == session.state
    if not session.state.over:
        assert saves.current.read_text(encoding="utf-8") == write(session.record)


# --- Storms ---------------------------------------------------------------------------------


def test_a_storm_on_the_offer_takes_one_tile(app: App) -> None:
    guest = seated(app, after(6))
    storm(guest, guest.slot(guest.state.hand[1]))
    assert len(guest.session.steps) == len(guest.session.record.moves)
    assert guest.turn.stage is Stage.CARRY
    assert guest.turn.tile == guest.state.hand[1]
    sound(guest)


def test_a_storm_on_a_cell_pins_and_commits_nothing(app: App) -> None:
    guest = seated(app, after(6))
    before = guest.session.steps
    guest.click(guest.slot(guest.state.hand[0]))
    cell = guest.turn.cells[0]
    storm(guest, guest.cell(cell))
    assert (guest.turn.stage, guest.turn.cell) == (Stage.PINNED, cell)
    assert guest.session.steps == before


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("by_tick", [True, False])
def test_a_storm_on_confirm_commits_once(app: App, seats: int, by_tick: bool) -> None:
    guest = seated(app, after(6, seats))
    before = len(guest.session.steps)
    move = pinned(guest)
    storm(guest, guest.tools[3].rect.center if by_tick else guest.bare(move.cell))
    guest.still()
    assert [step.move for step in guest.session.steps[before:]] == [move]
    sound(guest)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_storm_on_undo_takes_one_move_back(app: App, seats: int) -> None:
    guest = seated(app, after(7, seats))
    commit(guest)
    before, undone = len(guest.session.steps), guest.session.undone
    storm(guest, guest.layout.tools[0].center)
    assert len(guest.session.steps) == before - 1
    assert guest.session.undone == undone + 1
    sound(guest)


def test_a_storm_on_begin_begins_one_game(app: App) -> None:
    guest = Guest(app, Random(1))
    assert isinstance(guest.top, MenuScene)
    guest.on(guest.top.entries["menu.new"])
    assert isinstance(guest.top, SetupScene)
    storm(guest, guest.top.begin.rect.center)
    assert [type(scene) for scene in app.stack.scenes] == [MenuScene, PlayScene]
    assert guest.session.steps == ()
    sound(guest)


def test_a_storm_on_pass_passes_for_one_seat(app: App) -> None:
    session = game(4, lambda state: state.phase is Phase.INTERMEZZO)
    guest = seated(app, session)
    before, queue = len(session.steps), len(session.state.queue)
    guest.wait(SETTLED_MS)
    storm(guest, guest.layout.pass_button.center)
    guest.still()
    assert [step.move for step in session.steps[before:]] == [Pass()]
    assert len(session.state.queue) == queue - 1


def test_a_storm_on_reveal_draws_once(app: App) -> None:
    session = game(3, lambda state: Draw() in list(legal_moves(state)))
    guest = seated(app, session)
    before = len(session.steps)
    storm(guest, guest.play._reveal._button.rect.center)
    guest.wait()
    if not guest.play._reveal.asking:
        guest.on(guest.play._reveal._button)
    storm(guest, guest.play._reveal._yes.rect.center)
    guest.still()
    assert [step.move for step in session.steps[before:]] == [Draw()]
    assert guest.turn.tile == session.state.drawn


@pytest.mark.parametrize("view", [BoardsScene, PileScene, LatelyScene])
def test_a_storm_on_a_view_opens_it_and_closes_nothing(app: App, view: type[Scene[Any]]) -> None:
    guest = seated(app, after(9))
    layout = guest.layout
    eye = next(tool for tool in guest.play._tools.buttons if tool.tip == "All displays")
    places = {BoardsScene: eye.rect, PileScene: layout.pile, LatelyScene: layout.log}
    storm(guest, places[view].center)
    assert isinstance(guest.top, view)


# --- Playback -------------------------------------------------------------------------------


def committed(app: App, seats: int = 2) -> Guest:
    """A guest whose move is being played back."""
    guest = seated(app, after(8, seats))
    move = pinned(guest)
    guest.press(guest.bare(move.cell))
    guest.app.frame(10)
    guest.release(guest.bare(move.cell))
    guest.app.frame(10)
    assert guest.play.view.timeline is not None
    return guest


def test_a_press_soon_after_the_commit_only_ends_the_playback(app: App) -> None:
    guest = committed(app)
    tile = guest.state.hand[0]
    slot = guest.layout.offer[next(n for n, t in enumerate(guest.state.offer) if t == tile)]
    guest.press(slot.center)
    guest.app.frame(10)
    assert guest.play.view.timeline is None
    assert guest.turn.tile is None


def test_a_press_later_on_ends_the_playback_and_counts(app: App) -> None:
    guest = committed(app)
    while guest.play._playback.since <= GRACE_MS:
        guest.app.frame(20)
    if guest.play.view.timeline is None:
        pytest.fail("the playback is too short for this test")
    guest.press(dict(_resting_places(guest))[guest.state.hand[0]])
    guest.app.frame(10)
    assert guest.play.view.timeline is None
    assert guest.turn.tile == guest.state.hand[0]


def _resting_places(guest: Guest) -> list[tuple[int, tuple[int, int]]]:
    """Where the tiles of the offer lie, also while others fly."""
    picture, layout = guest.play.view.picture, guest.layout
    pairs = zip(picture.offer, layout.offer, strict=False)
    return [(tile, place.center) for tile, place in pairs if tile is not None]


@pytest.mark.parametrize("key", ["enter", "space"])
@pytest.mark.parametrize("late", [False, True])
def test_confirm_only_ends_the_playback_however_late(app: App, key: str, late: bool) -> None:
    guest = committed(app, seats=1)  # the next tile is in hand at once
    while late and guest.play._playback.since <= GRACE_MS:
        guest.app.frame(20)
    assert guest.play.view.timeline is not None
    before = len(guest.session.steps)
    guest.key(key)
    assert guest.play.view.timeline is None
    assert guest.turn.stage is not Stage.PINNED
    assert len(guest.session.steps) == before


def test_moving_the_pointer_does_not_end_the_playback(app: App) -> None:
    guest = committed(app)
    for x in range(0, 1280, 64):
        guest.point((x, 300))
    guest.app.frame(5)
    assert guest.play.view.timeline is not None


def test_a_gap_of_five_seconds_ends_the_playback_as_it_would_have_ended(app: App) -> None:
    guest = committed(app)
    guest.app.frame(5000)
    guest.app.frame(16)
    assert guest.play.view.timeline is None
    state = guest.state
    assert guest.play.view.picture.active == state.active
    for seat, player in zip(guest.play.view.picture.seats, state.players, strict=True):
        assert (seat.score, set(seat.tiles)) == (player.score, set(player.display.tiles))
    sound(guest)


def test_no_frame_of_the_loop_lasts_longer_than_a_step(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slept:
        def tick(self, _: int) -> int:
            return 5000

    given: list[float] = []

    def frame(ms: float) -> None:
        given.append(ms)
        app.stack.clear()

    monkeypatch.setattr(pygame, "Clock", Slept)
    monkeypatch.setattr(app, "frame", frame)
    app.loop()
    assert given == [50]


# --- Ghosts ---------------------------------------------------------------------------------


def assert_no_ghost(guest: Guest) -> None:
    """Nothing of an earlier position is in hand; what hovers is legal here."""
    turn, state = guest.turn, guest.state
    assert turn.state is state
    assert turn.tile == state.drawn
    assert not turn.pinned
    assert turn.move is None or outcome(state, turn.move)


@pytest.mark.parametrize("seats", [1, 2])
def test_no_ghost_outlives_its_position(app: App, seats: int) -> None:
    guest = seated(app, after(7, seats))
    commit(guest)
    assert_no_ghost(guest)
    pinned(guest)
    steps = len(guest.session.steps)
    guest.key("z")
    assert len(guest.session.steps) == steps, "what is being tried goes first"
    guest.wait(SETTLED_MS)
    guest.key("z")
    assert_no_ghost(guest)
    pinned(guest)
    guest.key("y")
    assert_no_ghost(guest)
    sound(guest)


def test_no_ghost_of_the_row_outlives_an_undo(app: App) -> None:
    """A tile of the intermezzo row in hand, and the move that led here taken back."""
    session = game(3, lambda state: state.phase is Phase.INTERMEZZO and len(state.queue) == 2)
    guest = seated(app, session)
    assert isinstance(guest.top, IntermezzoScene)
    pinned(guest)
    if guest.undo():
        assert_no_ghost(guest)
    sound(guest)


# --- Anything at all ------------------------------------------------------------------------


class Rough(Guest):
    """Does anything that comes to mind."""

    def act(self) -> int:
        """Do one thing; how many events that took."""
        deeds = (
            (self._click_anywhere, 22),
            (self._click_with_sense, 34),
            (self._move, 10),
            (self._storm, 1),
            (self._drag, 4),
            (self._wheel, 6),
            (self._key, 14),
            (self._pad, 14),
            (self._leave, 2),
            (self._resize, 1),
            (self._language, 1),
        )
        deed = self.chance.choices([d for d, _ in deeds], [weight for _, weight in deeds])[0]
        made = deed()
        if len(self.app.stack):
            self.app.frame(self.chance.choice((1, 16, 16, 50, 200, 5000)))
        return made

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.app.stack.size
        return self.chance.randrange(width), self.chance.randrange(height)

    def _click_anywhere(self) -> int:
        for _ in range(self.chance.choice((1, 1, 2))):
            self.tap(self._anywhere(), self.chance.choice((1, 1, 1, 2, 3, 4)))
        return 3

    def _click_with_sense(self) -> int:
        top = self.top
        spots: list[tuple[float, float]] = []
        if isinstance(top, PlayScene | IntermezzoScene):
            view = self.play.view
            spots += [place.center for _, place in view.hand_places]
            spots += [view.camera.rect(cell).center for cell in view.turn.cells]
            spots += [tool.rect.center for tool in self.tools] * 3
            spots += [place.center for place in (*view.layout.tools, *view.layout.seats)]
            spots += [view.layout.pass_button.center, view.layout.pile_tile.midbottom]
        elif (group := getattr(top, "group", None)) is not None:
            spots += [widget.rect.center for widget in group.widgets if widget.usable]
        elif (dialog := getattr(top, "_dialog", None)) is not None:
            spots += [button.rect.center for button in dialog.buttons]
        for _ in range(self.chance.choice((1, 1, 2))):
            self.tap(self.chance.choice(spots or [self._anywhere()]))
        return 3

    def _move(self) -> int:
        self.point(self._anywhere())
        return 1

    def _storm(self) -> int:
        at = self._anywhere()
        for _ in range(20):
            self.tap(at)
        return 60

    def _drag(self) -> int:
        if isinstance(self.top, PlayScene | IntermezzoScene) and self.play.view.hand_places:
            start = self.chance.choice(self.play.view.hand_places)[1].center
        else:
            start = self._anywhere()
        self.drag(start, self._anywhere(), self.chance.choice((1, 1, 2)))
        return 6

    def _wheel(self) -> int:
        self.wheel(self.chance.choice((-3, -1, 1, 2)))
        return 1

    def _key(self) -> int:
        self.strike(
            self.chance.choice([key for key in KEYS if key not in ("f11", "f12")]),
            self.chance.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL)),
        )
        post(pygame.TEXTINPUT, text=self.chance.choice(("a", "ß", "🜁", "\u202e", "e\u0301")))
        return 2

    def _pad(self) -> int:
        """Buttons, the cross, sticks and triggers, held over a frame or not; or the plug."""
        way = self.chance.random()
        if way < 0.7:
            button = self.chance.choice(tuple(BUTTONS.values()))
            post(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
            if self.chance.random() < 0.2:
                self.app.frame(self.chance.choice((16, 600)))
            post(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)
        elif way < 0.97:
            axis, value = self.chance.randrange(6), self.chance.choice((-32768, -9000, 0, 32767))
            post(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
        else:
            post(pygame.CONTROLLERDEVICEREMOVED, instance_id=0)
        return 2

    def _leave(self) -> int:
        kinds = (pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED)
        post(self.chance.choice(kinds))
        return 1

    def _resize(self) -> int:
        self.app._window.size = self.chance.choices(SIZES, WEIGHTS)[0]
        return 1

    def _language(self) -> int:
        if isinstance(self.top, PauseScene):
            self.click(self.top.switches.language.rect.center)
        return 1


def come_in(app: App, chance: Random) -> None:
    """Sit down at some table, not always at the beginning of a game."""
    seats = chance.randrange(1, 5)
    mode = Mode.SOLO if seats == 1 else Mode.VERSUS
    people = tuple(Seat(f"Player {n}") for n in range(seats))
    session = Session(Record(Setup(mode, seats, deck(str(chance.random()))), people))
    for _ in range(chance.choice((0, 10, 40, 60))):
        if not session.state.over:
            session.play(greedy_move(session.state, chance))
    if not session.state.over:
        app.stack.push(PlayScene(app.services, session))


@pytest.mark.parametrize("seed", range(4))
def test_anything_at_all_may_be_done(tmp_path: Path, box: Art, seed: int) -> None:
    chance = Random(seed)
    events = 0
    while events < 500:
        with opened(tmp_path, box, SIZE) as app:
            come_in(app, chance)
            rough = Rough(app, chance)
            rough.wait()
            told: Record | None = None
            while events < 500 and len(app.stack) > 1:
                events += rough.act()
                playing = any(isinstance(s, PlayScene) for s in app.stack.scenes)
                if playing and rough.session.record != told:
                    told = rough.session.record
                    sound(rough)


@pytest.mark.parametrize("key", ["esc", "z", "y", "0", "p", "1", "tab", "home"])
def test_the_last_playback_cut_short_leaves_a_way_out(app: App, key: str) -> None:
    """The results come up under the key; whatever it does, the menu can be reached."""
    session = game(1, lambda state: state.player.score >= 70)
    winning = next(
        move for move in legal_moves(session.state) if apply(session.state, move).state.over
    )
    guest = seated(app, session)
    guest.make(winning)
    while guest.play._playback.since <= GRACE_MS:
        guest.app.frame(20)
    assert guest.play.view.timeline is not None
    guest.key(key)
    for _ in range(4):
        top = guest.top
        if isinstance(top, PauseScene):
            guest.on(top.entries["pause.leave"])
        elif isinstance(top, ResultsScene):
            guest.wait(DEAF_MS)
            guest.on(top.entries["res.menu"])
    assert isinstance(guest.top, MenuScene)
