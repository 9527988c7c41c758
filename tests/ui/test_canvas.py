"""The canvas: a frame on it looks as if everything had been drawn anew."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game import resources
from game.commands.shot import demo
from game.engine import Phase, legal_moves
from game.store import Home
from game.ui.drawing.canvas import MANY, Canvas
from game.ui.input import Action, Asked, Moved
from game.ui.scene import SceneStack
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.ui.services import Services, furnish

SIZE = (1280, 720)
FRAME_MS = 1000 / 30


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.fixture
def services() -> Iterator[Services]:
    with tempfile.TemporaryDirectory() as folder:
        yield furnish(Home(Path(folder)), resources.assets(), resources.levels())


def ground(colour: str) -> pygame.Surface:
    sheet = pygame.Surface(SIZE, 0, 32)
    sheet.fill(colour)
    return sheet


def test_what_was_drawn_over_a_ground_is_gone_in_the_next_frame() -> None:
    canvas, sheet = Canvas(SIZE), ground("#203040")
    patch = pygame.Surface((50, 50), 0, 32)
    canvas.lay(sheet, [])
    canvas.blit(patch, (900, 300))
    canvas.fill("#FF0000", (20, 20, 90, 90))
    canvas.note(pygame.draw.rect(canvas, "#00FF00", (400, 400, 70, 70), 3))
    canvas.lay(sheet, [])
    assert pixels(canvas) == pixels(sheet)


def test_only_what_is_said_to_have_changed_is_put_on_again() -> None:
    canvas, sheet = Canvas(SIZE), ground("#203040")
    canvas.lay(sheet, [])
    sheet.fill("#FFFFFF")
    canvas.lay(sheet, [pygame.Rect(0, 0, 100, 100)])
    assert canvas.get_at((50, 50)) == pygame.Color("#FFFFFF")
    assert canvas.get_at((150, 150)) == pygame.Color("#203040")


@pytest.mark.parametrize("spoil", ["whole", "many", "other"])
def test_a_ground_that_cannot_be_trusted_is_put_on_whole(spoil: str) -> None:
    canvas, sheet = Canvas(SIZE), ground("#203040")
    canvas.lay(sheet, [])
    match spoil:
        case "whole":
            canvas.blit(ground("#FF0000"), (0, 0))
        case "many":
            for place in range(MANY + 2):
                canvas.fill("#FF0000", (place, place % 700, 5, 5))
        case _:
            canvas.lay(ground("#FF0000"), [])
    canvas.lay(sheet, [])
    assert pixels(canvas) == pixels(sheet)


def test_what_is_drawn_on_a_part_is_noted_in_the_whole() -> None:
    canvas, window = Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    first, sheet = ground("#203040"), pygame.Surface((300, 200), 0, 32)
    canvas.lay(first, [])
    canvas.show_on(window)
    part = canvas.subsurface((100, 100, 300, 200))
    part.lay(sheet, [])
    part.fill("#FF0000", (5, 5, 20, 20))
    canvas.show_on(window)
    assert window.get_at((110, 110)) == pygame.Color("#FF0000")
    assert pixels(window) == pixels(canvas)
    canvas.lay(first, [])
    assert pixels(canvas) == pixels(first)
    assert type(part.copy()) is pygame.Surface


def acts(scene: PlayScene, chance: random.Random) -> Iterator[None]:
    """A player tries tiles, zooms, looks elsewhere, plays, and takes back."""
    while not scene.session.state.over:
        for _ in range(12):
            at = chance.randrange(SIZE[0]), chance.randrange(SIZE[1])
            scene.stack.top.handle(Moved(at))
            yield
        asked = chance.choice(
            (Action.UNDO, Action.DETAILS, Action.BOARDS, Action.BACK, Action.ZOOM_IN, Action.RIGHT)
        )
        scene.stack.top.handle(Asked(asked))
        yield
        if scene.stack.top is scene and scene.view.timeline is None:
            scene.commit(chance.choice(list(legal_moves(scene.session.state))))
        yield


def test_a_game_on_one_canvas_looks_as_if_every_frame_were_drawn_anew(services: Services) -> None:
    stack, canvas, window = SceneStack(SIZE), Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    scene = PlayScene(services, demo(3, 30, Phase.PLAY), kept=False)
    stack.push(scene)
    chance = random.Random(5)
    playing = acts(scene, chance)
    for frame in range(250):
        next(playing)
        stack.top.update(FRAME_MS)
        stack.draw(canvas)
        canvas.show_on(window)
        if frame % 5 == 4:
            assert pixels(window) == pixels(canvas), frame
            anew = pygame.Surface(SIZE, 0, 32)
            kept = pixels(canvas)
            stack.draw(anew)
            assert kept == pixels(anew), frame


def test_a_replay_over_a_table_is_shown_whole(services: Services) -> None:
    stack, canvas, window = SceneStack(SIZE), Canvas(SIZE), pygame.Surface(SIZE, 0, 32)
    session = demo(3, 30, Phase.PLAY)
    stack.push(PlayScene(services, session, kept=False))
    stack.draw(canvas)
    canvas.show_on(window)
    scene = ReplayScene(services, session, 4)
    stack.push(scene)
    for frame in range(40):
        if frame % 13 == 0:
            scene.step_forth()
        stack.top.update(FRAME_MS)
        stack.draw(canvas)
        canvas.show_on(window)
        assert pixels(window) == pixels(canvas), frame
    anew = pygame.Surface(SIZE, 0, 32)
    stack.draw(anew)
    assert pixels(window) == pixels(anew)
