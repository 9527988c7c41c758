"""The program itself: the window, its frames, files from the command line, and the way out."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random

import pygame
import pytest

from game.__main__ import main
from game.match import Session, write
from game.resources import assets
from game.store import Home, home, read_settings
from game.ui import app as program
from game.ui.app import LEAST, REST_MS, App, window_size
from game.ui.drawing.art import Art
from game.ui.scene import Scene
from game.ui.scenes.ask import AskScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.words import Words
from tests.ui.guest import Guest, opened, post
from tests.ui.test_scenes_around import begun, finished

NOON = datetime(2027, 5, 3, 12, 4, 5)


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAGANI_HOME", str(tmp_path / "home"))
    return home().folder


@pytest.fixture
def app(folder: Path, box: Art) -> Iterator[App]:
    with opened(folder, box) as app:
        yield app


def guest_of(app: App) -> Guest:
    return Guest(app, Random(1))


# --- The way out ----------------------------------------------------------------------------


def to_menu(guest: Guest) -> None:
    """The menu is there already."""


def to_quit(guest: Guest) -> None:
    guest.key("esc")
    assert isinstance(guest.top, AskScene)


def to_setup(guest: Guest) -> None:
    assert isinstance(guest.top, MenuScene)
    guest.on(guest.top.entries["menu.new"])


def to_best(guest: Guest) -> None:
    assert isinstance(guest.top, MenuScene)
    guest.on(guest.top.entries["menu.best"])


def to_play(guest: Guest) -> None:
    guest.app.stack.push(PlayScene(guest.app.services, begun()))
    guest.wait()


def to_pause(guest: Guest) -> None:
    to_play(guest)
    guest.key("esc")
    assert isinstance(guest.top, PauseScene)


def to_results(guest: Guest) -> None:
    guest.app.stack.push(PlayScene(guest.app.services, finished(), kept=False))
    guest.wait()


@pytest.mark.parametrize("kind", [pygame.QUIT, pygame.WINDOWCLOSE])
@pytest.mark.parametrize(
    "way", [to_menu, to_quit, to_setup, to_best, to_play, to_pause, to_results]
)
def test_the_window_can_be_closed_anywhere(
    app: App, way: Callable[[Guest], None], kind: int
) -> None:
    guest = guest_of(app)
    way(guest)
    post(kind)
    guest.press((640, 360))
    guest.key("esc")
    assert len(app.stack) == 0
    app.loop()


def test_closing_the_window_keeps_the_game_in_progress(app: App) -> None:
    guest = guest_of(app)
    to_play(guest)
    guest.click(guest.slot(guest.state.hand[0]))
    guest.click(guest.cell(guest.turn.cells[0]))
    guest.wait(200)
    guest.key("enter")
    record = guest.session.record
    assert len(record.moves) == 1
    post(pygame.QUIT)
    guest.wait()
    assert app.services.saves.current.read_text(encoding="utf-8") == write(record)


def test_the_pause_can_end_the_program(app: App) -> None:
    guest = guest_of(app)
    to_pause(guest)
    assert isinstance(guest.top, PauseScene)
    guest.on(guest.top.entries["menu.quit"])
    assert len(app.stack) == 0
    assert app.services.saves.waiting


# --- The window -----------------------------------------------------------------------------


@pytest.mark.parametrize("by_key", ["f11", "alt enter", "button"])
def test_full_screen_is_kept(app: App, folder: Path, by_key: str) -> None:
    guest = guest_of(app)

    def toggle() -> None:
        assert isinstance(guest.top, MenuScene)
        if by_key == "button":
            guest.on(guest.top.switches.screen)
        elif by_key == "f11":
            guest.key("f11")
        else:
            guest.key("enter", pygame.KMOD_LALT)
        guest.wait(REST_MS)

    toggle()
    assert read_settings(Home(folder).settings).settings.fullscreen
    toggle()
    assert not read_settings(Home(folder).settings).settings.fullscreen
    assert isinstance(guest.top, MenuScene)


def test_full_screen_is_there_at_the_next_start(folder: Path, box: Art) -> None:
    with opened(folder, box) as app:
        guest_of(app).key("f11")
    with opened(folder, box) as app:
        assert app.services.settings.fullscreen
        guest_of(app).key("f11")
        assert not app.services.settings.fullscreen


def test_scenes_follow_the_size_of_the_window(app: App) -> None:
    guest = guest_of(app)
    to_play(guest)
    for size in ((1024, 600), (1920, 1080), (1280, 720)):
        before = app.stack.size
        app._window.size = size
        guest.wait()
        assert app.stack.size == before  # the last picture is shown scaled meanwhile
        guest.wait(REST_MS)
        assert app.stack.size == size
        assert guest.layout.size == size


def test_the_window_does_not_become_too_small(app: App) -> None:
    least, opened_at = app._window.minimum_size, window_size(pygame.display.get_desktop_sizes()[0])
    assert least == (min(LEAST[0], opened_at[0]), min(LEAST[1], opened_at[1]))


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1920, 1080), (1280, 720)),
        ((2560, 1440), (1707, 960)),
        ((3440, 1440), (1707, 960)),
        ((3840, 2160), (2560, 1440)),
        ((1366, 768), (1280, 676)),
        ((1280, 720), (1254, 634)),
    ],
)
def test_the_window_leaves_room_for_its_title_bar(
    screen: tuple[int, int], size: tuple[int, int]
) -> None:
    assert window_size(screen) == size


def test_a_picture_of_the_screen_is_written_and_told(app: App, folder: Path) -> None:
    app.services.clock = lambda: NOON
    guest = guest_of(app)
    guest.strike("f12")
    guest.app.frame(0)
    (path,) = Home(folder).pictures.iterdir()
    assert path.name == "sagani-2027-05-03-120405.png"
    assert pygame.image.load(path).get_size() == app.stack.size
    assert app.stack.top.moving, "a notice tells about it"


def test_a_picture_that_cannot_be_written_is_told_once(app: App, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    Home(folder).pictures.write_text("a file where the folder should be", encoding="utf-8")
    app._save_picture()
    app._save_picture()
    words = app.services.words
    assert app.services.notices == [words("save.fail", why=words("save.fail.other"))]


# --- Frames ---------------------------------------------------------------------------------


class Counted(Scene[None]):
    """Counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.draws = 0
        self.waited: list[float] = []
        self.lively = False

    def update(self, ms: float) -> None:
        self.waited.append(ms)

    def draw(self, surface: pygame.Surface) -> None:
        self.draws += 1

    @property
    def moving(self) -> bool:
        return self.lively


def counted(app: App) -> Counted:
    """A scene that was drawn once and rests."""
    scene = Counted()
    app.stack.push(scene)
    app.frame(16)
    scene.draws = 0
    scene.waited.clear()
    return scene


def test_nothing_is_drawn_while_nothing_happens(app: App) -> None:
    scene = counted(app)
    for _ in range(10):
        app.frame(16)
    assert scene.draws == 0
    assert scene.waited == [16] * 10


def test_a_frame_is_drawn_for_each_reason(app: App) -> None:
    scene = counted(app)
    scene.dirty = True
    app.frame(16)
    assert scene.draws == 1
    post(pygame.WINDOWEXPOSED)
    app.frame(16)
    app.frame(16)
    assert scene.draws == 2
    scene.lively = True
    app.frame(16)
    app.frame(16)
    assert scene.draws == 4


@pytest.mark.parametrize("way", [to_menu, to_setup, to_best, to_play, to_pause, to_results])
def test_every_scene_comes_to_rest(
    app: App, way: Callable[[Guest], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = guest_of(app)
    app.services.change(idle_life=False)
    way(guest)
    guest.wait(9000)
    art = app.services.art
    for _ in range(1000):  # on a busy machine some pictures are sharp only now
        app.frame(1)
        if not (art.blurred or art.unfinished):
            break
        time.sleep(0.01)
    drawn: list[pygame.Surface] = []
    monkeypatch.setattr(app.stack, "draw", drawn.append)
    for _ in range(60):
        app.frame(16)
    assert drawn == []


def test_frames_come_less_often_in_the_background(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    class Clock:
        def tick(self, frames: int) -> int:
            asked.append(frames)
            post(next(events))
            return 16

    events = iter(
        (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.QUIT)
    )
    monkeypatch.setattr(pygame, "Clock", Clock)
    app.loop()
    assert asked == [60, 12, 60, 12]


# --- The command line -----------------------------------------------------------------------


class Seen:
    """What `run` had opened when its loop began."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.scenes: list[Scene[object]] = []
        self.notices: list[str] = []
        self.words: Words | None = None

        def loop(app: App) -> None:
            self.scenes = list(app.stack.scenes)
            self.notices = list(app.services.notices)
            self.words = app.services.words
            app.frame(16)
            app.stack.clear()
            app._window.destroy()

        monkeypatch.setattr(App, "loop", loop)
        # Other tests of this process still need their fonts.
        monkeypatch.setattr(pygame, "quit", lambda: None)

    def told(self, *keys: str, n: int = 0) -> bool:
        """Whether the notices are these; `n` is the number that one of them names."""
        assert self.words is not None
        return self.notices == [self.words(key, n=n) for key in keys]


@pytest.fixture
def seen(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Seen:
    pygame.display.init()
    pygame.event.clear()
    return Seen(monkeypatch)


def kept(path: Path, session: Session) -> Path:
    path.write_text(write(session.record), encoding="utf-8")
    return path


def test_without_a_file_the_menu_opens(seen: Seen) -> None:
    assert main([]) == 0
    assert [type(scene) for scene in seen.scenes] == [MenuScene]
    assert seen.notices == []


def test_a_record_opens_as_a_replay_and_nothing_is_saved(
    seen: Seen, tmp_path: Path, folder: Path
) -> None:
    path = kept(tmp_path / "Ä game.json", played(9))
    before = path.read_bytes()
    assert main([str(path)]) == 0
    _, replay = seen.scenes
    assert isinstance(replay, ReplayScene)
    assert replay.showing.steps == played(9).steps
    assert replay.showing.at == 9
    assert seen.notices == []
    assert not Home(folder).saves.exists()
    assert path.read_bytes() == before


def test_a_finished_game_opens_at_its_beginning(seen: Seen, tmp_path: Path) -> None:
    assert main([str(kept(tmp_path / "game.json", finished()))]) == 0
    _, replay = seen.scenes
    assert isinstance(replay, ReplayScene)
    assert replay.showing.at == 0


def test_a_file_dropped_on_the_window_opens_over_whatever_is_there(
    app: App, tmp_path: Path
) -> None:
    guest, path = guest_of(app), kept(tmp_path / "game.json", played(9))
    post(pygame.DROPFILE, file=str(path))
    guest.wait()
    assert isinstance(app.stack.top, ReplayScene)
    guest.key("esc")
    assert isinstance(app.stack.top, MenuScene)
    post(pygame.DROPFILE, file=str(tmp_path))
    guest.wait()
    assert isinstance(app.stack.top, MenuScene)


def played(moves: int) -> Session:
    """A game after so many moves."""
    return Session.load(replace(finished().record, moves=finished().record.moves[:moves]))


def test_a_record_opens_up_to_the_move_that_cannot_be_played(
    seen: Seen, tmp_path: Path, folder: Path
) -> None:
    path = kept(tmp_path / "game.json", played(9))
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][6] = "pass"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert main([str(path)]) == 0
    _, replay = seen.scenes
    assert isinstance(replay, ReplayScene)
    assert replay.showing.at == len(replay.showing.steps) == 6
    assert replay._said()[1] == replay._services.words("open.until", n=6)
    assert not Home(folder).saves.exists()


@pytest.mark.parametrize("content", [b"no record", b"{}", b"\xff\xfe\x00", b"", b"[" * 100_000])
def test_what_is_no_record_is_told(seen: Seen, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "thing.json"
    path.write_bytes(content)
    assert main([str(path)]) == 0
    assert [type(scene) for scene in seen.scenes] == [MenuScene]
    assert seen.told("save.broken.all")
    assert path.read_bytes() == content


@pytest.mark.parametrize("name", ["missing.json", "", "."])
def test_a_file_that_cannot_be_read_is_told(seen: Seen, tmp_path: Path, name: str) -> None:
    assert main([str(tmp_path / name)]) == 0
    assert [type(scene) for scene in seen.scenes] == [MenuScene]
    assert seen.told("save.read.fail")


def test_two_files_are_one_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["a.json", "b.json"])
    assert refused.value.code == 2
    assert "one record at a time" in capsys.readouterr().err


@pytest.mark.parametrize("driver", ["dummy", "offscreen"])
def test_without_a_screen_one_line_says_so(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    driver: str,
) -> None:
    monkeypatch.setattr(program, "open_display", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.delenv("SDL_VIDEODRIVER")
    assert main([]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert not folder.exists()
