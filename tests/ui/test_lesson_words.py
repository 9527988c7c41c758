"""The words of every lesson fit on its card, in every language, size and device."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.resources import assets
from game.ui.drawing.art import Art
from game.ui.drawing.lettering import ELLIPSIS
from game.ui.drawing.theme import TEXT_MIN
from game.ui.input import Device
from game.ui.lessons.script import LESSONS
from game.ui.lessons.tutor import Answer, Chapter
from game.ui.scene import SceneStack
from game.ui.scenes.lesson import LessonScene
from game.ui.services import Services
from tests.ui.test_scenes_around import furnished
from tests.ui.test_words_fit import CODES, Ear, clash, pairs

SIZES = ((1024, 600), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all these tests, since they draw the same pictures again."""
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


def cards(services: Services, size: tuple[int, int]) -> Iterator[tuple[str, LessonScene]]:
    """Every lesson at each of its steps, with its longest answer, learnt, and at its verdicts."""
    for lesson in LESSONS:
        scene = LessonScene(services, lesson, Chapter.LESSON)
        SceneStack(size).push(scene)
        tutor = scene.tutor
        for step in range(len(lesson.steps)):
            tutor._step, tutor.answer = step, (None, *Answer)[step % 5]
            yield f"{lesson.number} {step + 1}", scene
        tutor.answer, tutor.chapter = None, Chapter.LEARNT
        yield f"{lesson.number} learnt", scene
        scene = LessonScene(services, lesson, Chapter.PUZZLE)
        SceneStack(size).push(scene)
        tutor = scene.tutor
        yield f"{lesson.number} puzzle", scene
        tutor.chapter = Chapter.VERDICT
        for gain in (-4, tutor.game.best - 1, tutor.game.best):
            tutor.gain = gain
            yield f"{lesson.number} verdict {gain}", scene


@pytest.mark.parametrize("text", [100, 150, 200])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_words_of_a_lesson_fit_on_its_card(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    code: str,
    text: int,
) -> None:
    services.change(language=code, text=text)
    surface = pygame.Surface(size, 0, 32)
    ear = Ear(services.art, monkeypatch)
    ear._surface = surface
    for place, (name, scene) in enumerate(cards(services, size)):
        services.device = tuple(Device)[place % 3]
        scene._place_card()
        ear.written.clear()
        ear.sizes.clear()
        card = scene.card
        card.draw(services.brush(surface))
        assert ear.written, name
        assert [one for one in ear.sizes if ELLIPSIS in one] == [], name
        assert min(ear.sizes.values(), default=TEXT_MIN) >= TEXT_MIN, name
        assert [one for one in ear.written if not card.rect.contains(one.place)] == [], name
        assert [pair for pair in pairs(ear.written) if clash(*pair)] == [], name
        shown = [button for button in card.group.widgets if button.visible]
        for button in shown:
            assert card.rect.contains(button.rect), name
            others = [other for other in shown if other is not button]
            assert button.rect.collidelist([other.rect for other in others]) == -1, name


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_of_a_lesson_has_room(
    services: Services, size: tuple[int, int], text: int
) -> None:
    services.change(text=text)
    for name, scene in cards(services, size):
        unit = scene.view.layout.unit
        assert scene.view.camera.side >= unit.px(24), name
        assert scene.card.rect.bottom <= scene.view.layout.strip.top, name
        assert scene.card.rect.top >= scene.view.layout.board.bottom, name
