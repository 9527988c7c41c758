"""Words fit: in every scene but the table, in every language, at small and at large sizes.

What is drawn is listened to at the brush; how words are made to fit is `lettering`'s business.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import pygame
import pytest

from game.commands.shot import demo
from game.engine import Phase
from game.match import Session
from game.resources import assets
from game.store import Entry
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import ELLIPSIS
from game.ui.drawing.theme import HIT_MIN, TEXT_MIN, Face
from game.ui.gallery import EXHIBITS
from game.ui.scene import Scene, SceneStack
from game.ui.scenes.page import Page
from game.ui.scenes.results import ResultsScene
from game.ui.scenes.settings import SettingsScene
from game.ui.services import Services
from game.ui.widgets.choice import Choice, PictureChoice
from game.words import languages
from tests.ui.test_scenes_around import furnished

TABLE = {"play", "ghost", "solo", "intermezzo", "boards", "lesson", "puzzle"}
"""These have rooms of their own."""
CODES = tuple(language.code for language in languages())
SIZES = ((1024, 600), (1280, 720))
SETTINGS_TABS = 6
OVERLAP = 0.3
"""Lines of text have so much air that boxes may share this much of their height."""


class Written(NamedTuple):
    """A text on the surface; `whole` says whether nothing cut it off."""

    string: str
    place: pygame.Rect
    whole: bool


class Ear:
    """Hears what a brush writes, and in which type sizes."""

    def __init__(self, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[Written] = []
        self.sizes: dict[str, int] = {}
        self._surface: pygame.Surface | None = None
        """What is written elsewhere, such as the blurred table behind the pause, is not meant."""
        self._open = False
        text, paragraph, line = Brush.text, Brush.paragraph, art.text

        def one(brush: Brush, string: str, *rest: Any, **more: Any) -> pygame.Rect:
            self._open = brush.surface is self._surface
            place = text(brush, string, *rest, **more)
            self._open = False
            self._hear(brush, string, place)
            return place

        def many(brush: Brush, string: str, at: Any, width: float, *rest: Any, **more: Any) -> int:
            height = paragraph(brush, string, at, width, *rest, **more)
            corner = round(at[0]), round(at[1])
            self._hear(brush, string, pygame.Rect(corner, (round(width), height)))
            return height

        def drawn(string: str, face: Face, px: int, colour: str) -> pygame.Surface:
            if self._open:
                self.sizes[string] = min(px, self.sizes.get(string, px))
            return line(string, face, px, colour)

        monkeypatch.setattr(Brush, "text", one)
        monkeypatch.setattr(Brush, "paragraph", many)
        monkeypatch.setattr(art, "text", drawn)

    def listen(self, scene: Scene[Any], surface: pygame.Surface) -> None:
        """Forget, and hear one picture."""
        self.written.clear()
        self.sizes.clear()
        self._surface = surface
        scene.draw(surface)

    def _hear(self, brush: Brush, string: str, place: pygame.Rect) -> None:
        clip = brush.surface.get_clip()
        if brush.surface is not self._surface:
            return
        if string.strip() and place.colliderect(clip):
            whole = clip.contains(place) or clip != brush.surface.get_rect()
            self.written.append(Written(string, place.clip(clip), whole))


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all these tests, since they draw the same pictures again."""
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    services = furnished(tmp_path, box)
    services.change(names=("Ada", "Ben", "Cleo", "Dora"))
    return services


@pytest.fixture(scope="module")
def games() -> dict[str, Session]:
    """What each scene shows."""
    made: dict[tuple[int, Phase | None], Session] = {}
    for exhibit in EXHIBITS.values():
        key = exhibit.seats, exhibit.stop
        made[key] = made.get(key) or demo(exhibit.seats, None, exhibit.stop)
    return {name: made[show.seats, show.stop] for name, show in EXHIBITS.items()}


def pages(
    services: Services, games: dict[str, Session], size: tuple[int, int]
) -> Iterator[tuple[str, Scene[Any]]]:
    """Every scene, the settings with each tab, and a solo result that stands in a list."""
    for name in EXHIBITS.keys() - TABLE:
        stack = SceneStack(size)
        EXHIBITS[name].show(stack, services, games[name])
        scene = stack.top
        yield name, scene
        if isinstance(scene, SettingsScene):
            for tab in range(1, SETTINGS_TABS):
                scene.tabs.choose(tab)
                yield f"{name} {tab}", scene
    assert services.best is not None
    won = games["results-solo"]
    entry = Entry.of(won, datetime(2026, 5, 3, 12))
    assert entry is not None
    for n in range(8):
        placed = services.best.add(replace(entry, record=entry.record.replace("Mira", f"M{n}")))
    stack = SceneStack(size)
    stack.push(ResultsScene(services, won, placed))
    yield "results with a place", stack.top
    EXHIBITS["best"].show(stack, services, won)
    yield "best with entries", stack.top


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_no_words_are_cut_or_too_small_or_lie_on_others(
    services: Services,
    games: dict[str, Session],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    code: str,
    text: int,
) -> None:
    services.change(language=code, text=text, scale=100 if size[0] > 1100 else 80)
    ear, surface = Ear(services.art, monkeypatch), pygame.Surface(size, 0, 32)
    for name, scene in pages(services, games, size):
        ear.listen(scene, surface)
        assert ear.written, name
        assert [one for one in ear.sizes if ELLIPSIS in one] == [], name
        assert min(ear.sizes.values()) >= TEXT_MIN, name
        assert [one for one in ear.written if not one.whole] == [], name
        assert [pair for pair in pairs(ear.written) if clash(*pair)] == [], name


def pairs(written: list[Written]) -> Iterator[tuple[Written, Written]]:
    """Each text with each later one."""
    for place, one in enumerate(written):
        yield from ((one, other) for other in written[place + 1 :])


def clash(one: Written, other: Written) -> bool:
    """Whether two texts lie on each other."""
    shared = one.place.clip(other.place)
    return shared.width > 3 and shared.height > OVERLAP * min(one.place.height, other.place.height)


def test_larger_text_makes_no_words_smaller(
    services: Services, games: dict[str, Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    size = SIZES[1]
    ear, surface = Ear(services.art, monkeypatch), pygame.Surface(size, 0, 32)
    heard: dict[tuple[str, int], dict[str, int]] = {}
    for text in (100, 200):
        services.change(language="de", text=text)
        for name, scene in pages(services, games, size):
            ear.listen(scene, surface)
            heard[name, text] = dict(ear.sizes)
    for (name, text), sizes in heard.items():
        larger = heard[name, 200]
        smaller = [one for one, px in sizes.items() if larger.get(one, px) < px]
        assert text == 200 or smaller == [], name


def test_every_target_is_large_enough(services: Services, games: dict[str, Session]) -> None:
    for name, scene in pages(services, games, SIZES[1]):
        least = HIT_MIN * scene.sheet.unit.scale - 1 if isinstance(scene, Page) else 0
        for widget in scene.group.widgets if isinstance(scene, Page) else ():
            if widget.visible:
                assert min(widget.target.size) >= least, name
            if widget.visible and isinstance(widget, Choice | PictureChoice):
                parts = [widget.part(index) for index in range(widget.count)]
                assert min(min(part.size) for part in parts) >= least, name


def test_pages_lie_in_the_middle_of_any_window(services: Services) -> None:
    for size in ((3440, 1440), (1280, 1024)):
        scene = SettingsScene(services)
        SceneStack(size).push(scene)
        sheet, unit = scene.sheet, scene.sheet.unit
        assert abs(2 * sheet.left + unit.px(1280) - size[0]) <= 1
        assert abs(2 * sheet.top + unit.px(720) - size[1]) <= 1
