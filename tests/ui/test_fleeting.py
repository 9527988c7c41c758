"""While the camera moves, the display is one picture, and lies where its tiles would lie."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

import pygame

from game import resources
from game.commands.shot import demo
from game.engine import Phase
from game.store import Home
from game.ui.scene import SceneStack
from game.ui.scenes.play import PlayScene
from game.ui.services import furnish

SIZE = (1280, 720)


def test_a_display_that_is_about_to_move_looks_as_it_did_at_rest() -> None:
    with tempfile.TemporaryDirectory() as folder:
        services = furnish(Home(Path(folder)), resources.assets(), resources.levels())
        services.settings = replace(services.settings, idle_life=False)
        stack = SceneStack(SIZE)
        scene = PlayScene(services, demo(2, 40, Phase.PLAY), kept=False)
        stack.push(scene)
        at_rest, moved = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
        stack.draw(at_rest)
        scene.view.camera.zoom(1.0, scene.view.middle)
        assert scene.view.camera.restless
        stack.draw(moved)
    camera, seat = scene.view.camera, scene.view.picture.seats[scene.view.shown]
    assert len(seat.tiles) > 3
    for cell in seat.tiles:
        inside = camera.rect(cell).inflate(-12, -12)
        average = pygame.transform.average_color
        for was, now in zip(average(at_rest, inside), average(moved, inside), strict=True):
            assert abs(was - now) <= 2
