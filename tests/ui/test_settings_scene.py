"""The settings have their effect at once, are kept, and are reached by mouse and by keys alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.store import Aids, Away, Confirm, HandOver, Palette, Settings, Speed, read_settings
from game.ui.drawing.art import Art
from game.ui.drawing.theme import FLOOR, TEXT_GROWN, Face, Unit
from game.ui.input import (
    Action,
    Asked,
    Moved,
    Press,
    Pressed,
    Released,
    Wheeled,
)
from game.ui.scenes import folder
from game.ui.scenes.best import BestScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.licences import LIBRARIES
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.page import Page
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.settings_keys import BindingLine
from game.ui.scenes.setup import SetupScene
from game.ui.services import Services
from game.ui.widgets.choice import Toggle
from game.ui.widgets.widget import Widget
from tests.ui.pad_guest import path
from tests.ui.test_scenes_around import CODES, SIZES, Table, begun, furnished

CONFIRM, BACK, NEXT = (Asked(a) for a in (Action.CONFIRM, Action.BACK, Action.NEXT))
LEFT, RIGHT, DOWN = (Asked(a) for a in (Action.LEFT, Action.RIGHT, Action.DOWN))


@pytest.fixture
def services(tmp_path: Path, art: Art) -> Services:
    return furnished(tmp_path, art)


@pytest.fixture
def scene(services: Services) -> SettingsScene:
    return SettingsScene(services)


@pytest.fixture
def table(scene: SettingsScene) -> Table:
    return Table(scene)


def kept(services: Services) -> Settings:
    return read_settings(services.home.settings).settings


def turn_to(table: Table, scene: SettingsScene, tab: int) -> None:
    table.click_at(scene.tabs.part(tab).center)
    assert scene.tabs.chosen == tab


# --- By mouse -------------------------------------------------------------------------------


def test_chips_and_switches_are_kept_at_once(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    table.click_at(scene.play.speed.widget.part(3).center)
    table.click(scene.play.motion.widget)
    table.click(scene.play.idle.widget)
    turn_to(table, scene, 2)
    table.click(scene.sound.mute.widget)
    table.click_at(scene.sound.away.widget.part(2).center)
    wanted = replace(
        Settings(language="en"),
        speed=Speed.INSTANT,
        less_motion=True,
        idle_life=False,
        muted=True,
        away=Away.ALL,
    )
    assert services.settings == kept(services) == wanted


def test_a_dragged_slider_is_heard_at_once_and_kept_when_it_rests(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    heard: list[int] = []
    services.changed.append(lambda: heard.append(services.settings.music))
    turn_to(table, scene, 2)
    slider = scene.sound.sliders["music"]
    start, y = slider.rect.x, slider.rect.centery
    steps = [start + slider.rect.width * n // 10 for n in (7, 6, 5, 4)]
    table.do(Moved((steps[0], y)), Pressed((steps[0], y), Press.LEFT))
    table.do(*[Moved((x, y)) for x in steps])
    assert heard[-1] == services.settings.music == 40
    assert not services.home.settings.exists()
    table.do(Released((steps[-1], y), Press.LEFT))
    assert kept(services).music == 40


def test_a_slider_left_in_the_middle_is_kept_too(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    turn_to(table, scene, 2)
    slider = scene.sound.sliders["volume"]
    table.do(Pressed(slider.rect.midleft, Press.LEFT))
    table.stack.clear()
    assert kept(services).volume == 0


def test_another_palette_draws_other_tiles_at_once(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    turn_to(table, scene, 1)
    table.do(Moved((5, 5)))
    before = table.draw()
    table.click_at(scene.look.palette.widget.part(1).center)
    assert services.art.palette is Palette.CONTRAST
    table.click_at(scene.look.palette.widget.part(0).center)
    table.do(Moved((5, 5)))
    assert table.draw() == before


def test_text_and_interface_grow_in_steps(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    turn_to(table, scene, 1)
    for stepper, setting, most in (
        (scene.look.text, "text", 200),
        (scene.look.scale, "scale", 200),
    ):
        for _ in range(12):
            table.click_at((stepper.rect.right - 8, stepper.rect.centery))
        assert getattr(services.settings, setting) == most
        table.click_at((stepper.rect.left + 8, stepper.rect.centery))
        assert getattr(kept(services), setting) == most - 10
    assert services.unit((1280, 720)) == Unit(min(1280 / FLOOR[0], 720 / FLOOR[1]), 1.9)


def test_scenes_below_are_laid_out_anew(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["menu.settings"])
    scene = table.top(SettingsScene)
    turn_to(table, scene, 1)
    wide = menu.entries["menu.new"].rect.width
    table.click_at((scene.look.scale.rect.left + 8, scene.look.scale.rect.centery))
    assert menu.entries["menu.new"].rect.width < wide
    table.click_at(scene.look.language.part(CODES.index("de")).center)
    assert menu.entries["menu.new"].label == "Neues Spiel"
    assert scene.leave_button.label == "Zurück"
    assert kept(services).language == "de"


def test_full_screen_is_asked_of_the_window(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    def fill() -> None:
        services.change(fullscreen=not services.settings.fullscreen)

    services.toggle_fullscreen = fill
    turn_to(table, scene, 4)
    full = scene.window.full.widget
    assert isinstance(full, Toggle)
    table.click(full)
    assert full.on
    fill()  # as the key does
    table.stack.resize(table.stack.size)
    assert not full.on


# --- Data -----------------------------------------------------------------------------------


@pytest.mark.parametrize("works", [True, False])
def test_the_folder_is_opened_or_a_notice_tells(
    services: Services,
    scene: SettingsScene,
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    works: bool,
) -> None:
    asked: list[Path] = []

    def opened(path: Path) -> bool:
        asked.append(path)
        return works

    monkeypatch.setattr(folder, "opened", opened)
    turn_to(table, scene, 5)
    table.click(scene.data.folder)
    assert asked == [services.home.folder]
    scene.update(16)
    assert scene.moving is not works


def test_without_a_program_for_it_no_folder_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert not folder.opened(tmp_path / "new")
    assert (tmp_path / "new").is_dir()


def test_the_folder_is_shown_by_the_systems_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[list[str]] = []
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    monkeypatch.setenv("LD_LIBRARY_PATH", "/inside")

    def start(command: list[str], **how: Any) -> None:
        assert how["env"]["LD_LIBRARY_PATH"] == "/before"
        started.append(command)

    monkeypatch.setattr("subprocess.Popen", start)
    assert folder.opened(tmp_path)
    assert started == [["/bin/xdg-open", str(tmp_path)]]


def test_a_reset_asks_first_and_leaves_the_players(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    services.change(text=150, volume=5, names=("Ada",), speed=Speed.CALM, language="de")
    turn_to(table, scene, 5)
    table.click(scene.data.reset)
    table.answer(sure=False)
    assert services.settings.text == 150
    table.click(scene.data.reset)
    table.answer(sure=True)
    assert services.settings == kept(services) == Settings(names=("Ada",))
    assert scene.sound.sliders["volume"].value == pytest.approx(0.8)


# --- By keys alone --------------------------------------------------------------------------


def reach(table: Table, scene: Page[Any], widget: Widget) -> None:
    for _ in range(60):
        if scene.group.focus is widget and scene.group.marking:
            return
        table.do(NEXT)
    raise AssertionError("no key leads there")


def test_everything_is_set_with_keys_only(
    services: Services, scene: SettingsScene, table: Table
) -> None:
    flips: list[bool] = []
    services.toggle_fullscreen = lambda: flips.append(True)
    scene.sound.speak.widget.enabled = True
    tabs = (0, 1, 2, 4)
    for tab in tabs:
        section = scene.sections[tab]
        reach(table, scene, scene.tabs)
        while scene.tabs.chosen != tab:
            table.do(DOWN)
        for widget in section.widgets:
            if not widget.usable:
                assert widget is scene.window.screen, "there is one screen here"
                continue
            reach(table, scene, widget)
            if widget is scene.look.language:
                continue
            table.do(CONFIRM if isinstance(widget, Toggle) else RIGHT)
    assert flips == [True]
    assert kept(services) == Settings(
        language="en",
        aids=Aids.COACH,
        confirm=Confirm.ONE,
        hand=HandOver.CARD,
        frames=90,
        swapped=True,
        speak=True,
        speed=Speed.BRISK,
        less_motion=True,
        idle_life=False,
        palette=Palette.CONTRAST,
        text=110,
        scale=110,
        volume=85,
        music=75,
        muted=True,
        away=Away.ALL,
    )
    table.do(BACK)
    assert table.popped == [None]


def test_arrows_alone_lead_from_the_tabs_to_every_line(scene: SettingsScene, table: Table) -> None:
    for tab, section in enumerate(scene.sections):
        turn_to(table, scene, tab)
        reach(table, scene, scene.tabs)
        for widget in section.widgets:
            if widget.usable:
                assert path(scene.group, widget)


# --- Credits --------------------------------------------------------------------------------


def test_the_credits_are_read_to_the_end_with_keys(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.credits)
    credits_scene = table.top(CreditsScene)
    first = table.draw()
    table.do(NEXT, CONFIRM)
    assert table.draw() != first
    read_on(credits_scene)
    for _ in range(800):
        credits_scene.handle(DOWN)
    text = credits_scene.text
    assert text.row_rect(text.count - 1).bottom <= text.rect.bottom + 1
    table.do(Wheeled(text.rect.center, 5000))
    assert text.offset == 0
    table.do(BACK)
    assert table.stack.top is menu


@pytest.mark.parametrize("language", CODES)
def test_the_credits_name_everybody(tmp_path: Path, art: Art, language: str) -> None:
    scene = CreditsScene(furnished(tmp_path, art, language))
    Table(scene)
    read_on(scene)
    told = " ".join(row.words for row in scene._rows)
    for name in ("Uwe Rosenberg", "pygame-ce", "platformdirs", "polib", "pytweening", "Ysabeau"):
        assert name in told
    for words in (
        "SIL OPEN FONT LICENSE",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "Al Sweigart",
        "Sam Lantinga",
    ):
        assert words in told
    assert {work.name for work in LIBRARIES if not work.file} == {
        "FluidSynth, mpg123, libsndfile",
        "SQLite",
    }


def test_the_credits_keep_their_place_in_another_size(services: Services) -> None:
    scene = CreditsScene(services)
    table = Table(scene)
    read_on(scene)
    scene.text.scroll_to(10**6)
    count, before = scene.text.count, scene.text.offset
    table.stack.resize((1600, 900))
    assert scene.text.count >= count * 0.9
    assert scene.text.offset > before


def read_on(scene: CreditsScene) -> None:
    """Let all licences come in."""
    count = -1
    while scene.text.count != count:
        count = scene.text.count
        scene.update(16)


# --- Everywhere -----------------------------------------------------------------------------


def scenes_with_widgets(services: Services) -> Iterator[Page[Any]]:
    makers: list[Callable[[Services], Page[Any]]] = [
        MenuScene,
        lambda services: SetupScene(services, solo=False),
        lambda services: SetupScene(services, solo=True),
        BestScene,
        lambda services: PauseScene(services, begun(4)),
        CreditsScene,
    ]
    yield from (make(services) for make in makers)
    for tab in range(5):
        scene = SettingsScene(services)
        scene.tabs.chosen = tab
        yield scene


@pytest.mark.parametrize("scale", [80, 100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_widgets_lie_in_the_window_and_not_on_each_other(
    services: Services, size: tuple[int, int], scale: int
) -> None:
    services.change(scale=scale, text=200, names=("Ada", "Ben", "Cleo", "Dora"))
    services.saves.write(begun().record)
    window = pygame.Rect((0, 0), size)
    for scene in scenes_with_widgets(services):
        Table(scene, size)
        shown = [widget.rect for widget in scene.group.widgets if widget.visible]
        assert all(window.contains(rect) for rect in shown)
        for place, one in enumerate(shown):
            assert one.collidelist(shown[place + 1 :]) < 0, type(scene).__name__


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", [SIZES[0], SIZES[2]], ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_label_is_shortened(
    tmp_path: Path,
    art: Art,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    language: str,
    text: int,
) -> None:
    services = furnished(tmp_path, art, language)
    services.change(text=text)
    drawn: list[str] = []
    original = art.text

    def listen(string: str, face: Face, px: int, colour: str) -> pygame.Surface:
        drawn.append(string)
        return original(string, face, px, colour)

    monkeypatch.setattr(art, "text", listen)
    for scene in scenes_with_widgets(services):
        Table(scene, size)
    assert [string for string in drawn if "…" in string] == []


def test_headings_stop_growing() -> None:
    unit = Unit(1.0, 2.0)
    assert unit.type_px(14) == 28
    assert unit.type_px(20) == TEXT_GROWN
    assert unit.type_px(41) == 41


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("code", CODES)
def test_all_labels_of_a_list_have_one_size(
    tmp_path: Path, art: Art, monkeypatch: pytest.MonkeyPatch, code: str, text: int
) -> None:
    services = furnished(tmp_path, art, code)
    services.change(text=text, language=code)
    scene = SettingsScene(services)
    table = Table(scene)
    written, sizes = Art.text, set[tuple[str, int]]()

    def listen(art: Art, string: str, face: Face, px: int, *rest: Any) -> pygame.Surface:
        if face is Face.SEMIBOLD:
            sizes.add((string, px))
        return written(art, string, face, px, *rest)

    monkeypatch.setattr(Art, "text", listen)
    for tab, section in enumerate(scene.sections):
        scene.tabs.choose(tab)
        sizes.clear()
        table.draw()
        labels = {services.words(line.key) for line in section.lines if line.key}
        labels |= {w.label for w in section.shown if isinstance(w, Toggle | BindingLine)}
        found = {px for string, px in sizes if string in labels}
        assert len(found) == min(1, len(labels))
