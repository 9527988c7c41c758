"""What is opened over the table: tiles left, the table in words, a voice, and the tiles' size."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.engine import Element, State
from game.match import Session
from game.resources import assets
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.input import Action, Asked, Moved, Press, Pressed, Released, Wheeled
from game.ui.scene import STORM_MS
from game.ui.scenes import clipboard
from game.ui.scenes.describe import DescribeScene
from game.ui.scenes.pile import PileScene, remaining
from game.ui.scenes.play import PlayScene
from game.ui.services import Services
from game.ui.spoken import Part
from game.ui.table.camera import BIGGEST_PX
from game.ui.table.tile_size import STAYS_MS
from game.ui.voice import Voice
from tests.ui.guest import KEYS, Guest, opened
from tests.ui.test_rough_guests import after, commit, seated, sound, storm
from tests.ui.test_scenes_around import SIZES, Table, begun, furnished


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def app(tmp_path: Path, box: Art) -> Iterator[App]:
    with opened(tmp_path, box) as app:
        yield app


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


# --- Tiles left in the pile -----------------------------------------------------------------


def shown(scene: PileScene) -> list[int]:
    return [tile.id for row in scene.rows for tile in row.tiles]


def reshuffled(state: State) -> State:
    """The same position with another order in the pile (rule T4)."""
    pile = list(state.pile)
    Random(5).shuffle(pile)
    deck = (*state.setup.deck[: state.taken], *pile)
    return state._replace(setup=type(state.setup)(state.setup.mode, state.setup.seats, deck))


@pytest.mark.parametrize("size", [*SIZES, (1280, 1024)])
@pytest.mark.parametrize("moves", [0, 30, 60])
def test_t4_all_tiles_of_the_pile_are_shown_and_their_order_is_not(
    services: Services, size: tuple[int, int], moves: int
) -> None:
    state = after(moves).state
    scene, other = PileScene(services, state), PileScene(services, reshuffled(state))
    Table(scene, size)
    Table(other, size)
    assert sorted(shown(scene)) == sorted(state.pile)
    assert scene.rows == other.rows
    kinds = [(row.element, tile.value) for row in scene.rows for tile in row.tiles]
    assert kinds == sorted(kinds, key=lambda kind: (list(Element).index(kind[0]), kind[1]))


def test_what_lies_anywhere_is_not_in_the_pile() -> None:
    state = after(40, 3).state
    left = {tile.id for tiles in remaining(state).values() for tile in tiles}
    lying = {lying.tile.id for p in state.players for lying in p.display.tiles.values()}
    assert not left & (lying | set(state.offer) | set(state.row))


def test_large_text_scrolls_and_nothing_is_left_out(services: Services) -> None:
    services.change(text=200)
    scene = PileScene(services, begun().state)
    table = Table(scene, (1024, 600))
    last = scene.list.count - 1
    for _ in range(30):
        table.do(Asked(Action.DOWN))
    assert scene.list.rect.bottom >= scene.list.row_rect(last).bottom
    table.do(Wheeled(scene.list.rect.center, 50))
    assert scene.list.offset == 0


def test_the_pile_opens_by_a_click_and_by_its_key_and_closes_again(app: App) -> None:
    guest = seated(app, after(6))
    guest.click(guest.layout.pile.center)
    assert isinstance(guest.top, PileScene)
    guest.wait(STORM_MS)
    guest.on(guest.top.close)
    assert isinstance(guest.top, PlayScene)
    for way_back in ("t", "esc"):
        guest.key("t")
        assert isinstance(guest.top, PileScene)
        guest.key(way_back)
        assert isinstance(guest.top, PlayScene)
    guest.key("t")
    guest.wait(STORM_MS)
    guest.click((3, 3))
    assert isinstance(guest.top, PlayScene)
    commit(guest)
    sound(guest)


def test_an_empty_pile_is_told(services: Services) -> None:
    session = after(1, 1)
    state = session.state
    state = state._replace(taken=len(state.setup.deck))
    scene = PileScene(services, state)
    Table(scene).draw()
    assert scene.rows == ()


# --- The table in words ---------------------------------------------------------------------

KEYS.setdefault("f9", (0x40000042, 66))


def test_f9_copies_the_description_and_shows_it(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    copies: list[str] = []

    def copied(text: str) -> bool:
        copies.append(text)
        return True

    monkeypatch.setattr(clipboard, "copied", copied)
    guest = seated(app, after(6))
    guest.key("f9")
    scene = guest.top
    assert isinstance(scene, DescribeScene)
    assert copies[0].startswith("Round 4. Player 0 to play. Target 75.\n")
    assert copies[0].count("Display of") == 2
    words = app.services.words
    assert scene.copy_button.label == words("f9.copied"), "nothing covers the heading"
    assert app.services.notices == []
    guest.on(scene.copy_button)
    assert copies[0] == copies[1]
    guest.key("f9")
    assert isinstance(guest.top, PlayScene)


def test_what_is_held_is_described(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "copied", lambda _: False)
    guest = seated(app, after(6))
    guest.click(guest.slot(guest.state.hand[1]))
    guest.click(guest.cell(guest.turn.cells[0]))
    guest.key("f9")
    scene = guest.top
    assert isinstance(scene, DescribeScene)
    assert any(line.startswith("In hand: ") for line in scene.parts[0].lines)
    assert any("covers" in line for line in scene.parts[0].lines)
    guest.key("esc")
    assert guest.turn.pinned, "the decision is as it was"


PARTS = (Part("Round 1.", ("Nothing yet.",)), Part("", ("A: 0 points.",)))


class Mouth(Voice):
    """Remembers what it is asked to say."""

    def __init__(self) -> None:
        self.said: list[str] = []

    @property
    def there(self) -> bool:
        return True

    def say(self, text: str, language: str) -> None:
        self.said.append(f"{language}: {text}")

    def hush(self) -> None:
        self.said.append("hush")


def test_it_is_read_aloud_only_where_that_is_set(services: Services) -> None:
    services.voice = mouth = Mouth()
    table = Table(DescribeScene(services, PARTS))
    table.do(Asked(Action.BACK))
    assert mouth.said == ["hush"]
    services.change(speak=True)
    table = Table(scene := DescribeScene(services, PARTS))
    assert mouth.said[1:] == ["en: Round 1. Nothing yet. A: 0 points."]
    table.click(scene.speak_button)
    table.do(Asked(Action.BACK))
    assert mouth.said[2:] == [mouth.said[1], "hush"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_whole_text_can_be_scrolled_to(
    services: Services, size: tuple[int, int], text: int
) -> None:
    services.change(text=text)
    parts = [
        Part(f"Display {n}", tuple(f"Row {row}: " + 30 * "word " for row in range(6)))
        for n in range(4)
    ]
    scene = DescribeScene(services, parts)
    table = Table(scene, size)
    for _ in range(60):
        table.do(Asked(Action.DOWN))
    assert scene.text.rect.bottom >= scene.text.row_rect(scene.text.count - 1).bottom


# --- The voice ------------------------------------------------------------------------------


class Program:
    """A program that runs until it is ended."""

    def __init__(self) -> None:
        self.ended = False

    def poll(self) -> int | None:
        return 0 if self.ended else None

    def terminate(self) -> None:
        self.ended = True


def on_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, *programs: str
) -> tuple[Voice, list[Any]]:
    started: list[Any] = []

    def start(command: list[str], **how: Any) -> Program:
        started.append((command, how))
        return Program()

    monkeypatch.setattr("sys.platform", platform)
    monkeypatch.setattr("shutil.which", lambda name: name if name in programs else None)
    monkeypatch.setattr("subprocess.Popen", start)
    return Voice(), started


@pytest.mark.parametrize(
    ("platform", "program", "command"),
    [
        ("linux", "spd-say", ["spd-say", "-l", "de", "--wait", "--", "Guten Tag"]),
        ("linux", "espeak-ng", ["espeak-ng", "-v", "de", "--", "Guten Tag"]),
        ("darwin", "say", ["say", "--", "Guten Tag"]),
    ],
)
def test_the_systems_own_voice_speaks(
    monkeypatch: pytest.MonkeyPatch, platform: str, program: str, command: list[str]
) -> None:
    voice, started = on_system(monkeypatch, platform, program)
    assert voice.there
    voice.say("Guten Tag", "de")
    assert started[0][0] == command
    quiet = [started[0][1][stream] for stream in ("stdin", "stdout", "stderr")]
    assert quiet == [subprocess.DEVNULL] * 3


def test_on_windows_the_text_is_no_part_of_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    voice, started = on_system(monkeypatch, "win32", "powershell")
    voice.say('"; Remove-Item *', "en")
    command, how = started[0]
    assert "Remove-Item" not in " ".join(command)
    assert how["env"]["SAGANI_TEXT"] == '"; Remove-Item *'


def test_a_second_text_takes_the_place_of_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    voice, started = on_system(monkeypatch, "linux", "spd-say")
    voice.say("one", "en")
    voice.say("two", "en")
    said = [command[-1] for command, _ in started]
    assert said == ["one", "--cancel", "two"]
    voice.hush()
    voice.hush()
    assert len(started) == 4


def test_without_a_voice_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    voice, started = on_system(monkeypatch, "linux")
    assert not voice.there
    voice.say("hello", "en")
    voice.hush()
    assert started == []


def test_a_voice_that_cannot_be_started_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    voice, _ = on_system(monkeypatch, "linux", "spd-say")

    def fail(*_: Any, **__: Any) -> None:
        raise PermissionError

    monkeypatch.setattr("subprocess.Popen", fail)
    voice.say("hello", "en")
    voice.hush()


# --- The size of tiles ----------------------------------------------------------------------


def test_the_slider_comes_with_fitting_and_sets_the_size(app: App) -> None:
    guest = seated(app, after(6))
    size, camera = guest.play._views.size, guest.play.view.camera
    guest.click(guest.layout.tools[2].center)
    assert size.open
    fitted = camera.framing.side
    at = size.slider.rect.right - 2, size.slider.rect.centery
    guest.drag(size.slider.rect.center, at)
    assert camera.framing.side == pytest.approx(BIGGEST_PX, rel=0.1)
    assert size.open
    guest.click(size.reset.rect.center)
    guest.still()
    assert camera.framing.side == fitted
    guest.click(guest.nowhere)
    assert not size.open


def test_the_slider_goes_when_nobody_touches_it(app: App) -> None:
    guest = seated(app, after(6))
    size = guest.play._views.size
    guest.click(guest.layout.tools[2].center)
    guest.wait(STAYS_MS + 200)
    assert not size.open
    guest.click(guest.layout.tools[2].center)
    guest.key("esc")
    assert not size.open
    assert isinstance(guest.top, PlayScene), "the key only closes the slider"


# --- Storms ---------------------------------------------------------------------------------


def places(guest: Guest) -> dict[str, tuple[int, int]]:
    """One point of everything at the table that is no tile."""
    layout = guest.layout
    found = {f"tool {n}": rect.center for n, rect in enumerate(layout.tools)}
    found |= {f"seat {n}": rect.center for n, rect in enumerate(layout.seats)}
    return found | {
        "pile": layout.pile.center,
        "log": layout.log.center,
        "strip": layout.strip.center,
        "bar": layout.bar.center,
        "row": layout.row_slots[3].center,
        "board": layout.board.topleft,
    }


@pytest.mark.parametrize("swapped", [False, True])
def test_a_storm_on_anything_opens_one_thing_and_plays_nothing(app: App, swapped: bool) -> None:
    app.services.change(swapped=swapped)
    guest = seated(app, after(6))
    below = len(app.stack)
    for name, at in places(guest).items():
        session: Session = guest.session
        steps = session.steps
        storm(guest, at)
        assert len(app.stack) <= below + 1, name
        went = len(steps) - len(session.steps)
        assert 0 <= went <= 1, name
        assert session.steps == steps[: len(session.steps)], name
        for _ in range(8):
            if len(app.stack) == below:
                break
            guest.wait(900)
            guest.key("esc")
        assert len(app.stack) == below, name
        guest.still()


def test_a_game_goes_on_with_the_sides_swapped(app: App) -> None:
    guest = seated(app, after(2))
    app.services.change(swapped=True)
    app.stack.resize(app.stack.size)
    assert guest.layout.seats[0].left > guest.layout.board.right > guest.layout.pile.right
    for _ in range(6):
        commit(guest)
    sound(guest)
    events = Moved((9, 9)), Pressed((9, 9), Press.LEFT), Released((9, 9), Press.LEFT)
    for event in events:
        guest.play.handle(event)
