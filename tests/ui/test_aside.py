"""In a hurry slow pictures are drawn in a thread; what stands in for them is replaced in time."""

from __future__ import annotations

import time

import pygame

from game.store import Palette
from game.ui.drawing.art import Art
from game.ui.drawing.shelf import Shelf


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def let_finish(art: Art) -> None:
    """Wait for the thread, as frames would."""
    until = time.perf_counter() + 20
    while art.unfinished and time.perf_counter() < until:
        art.hurry(0.0)
        art.picture("front_fire", (90, 90))
        art.excerpt("table", (0, 0, 1920, 1080), (960, 540))
        time.sleep(0.005)


def test_a_picture_at_a_new_size_stands_in_until_it_is_drawn(art: Art) -> None:
    sharp = pixels(Art(art.folder).picture("front_fire", (90, 90)))
    art.picture("front_fire", (200, 200))
    art.hurry(1.0)
    stand_in = art.picture("front_fire", (90, 90))
    assert art.unfinished
    assert stand_in.size == (90, 90)
    assert pixels(stand_in) != sharp
    let_finish(art)
    assert pixels(art.picture("front_fire", (90, 90))) == sharp


def test_a_background_comes_coarse_at_first(art: Art) -> None:
    part, size = (0.0, 0.0, 1920.0, 1080.0), (960, 540)
    sharp = pixels(Art(art.folder).excerpt("table", part, size))
    art.hurry(0.0)
    coarse = art.excerpt("table", part, size)
    assert art.unfinished
    assert coarse.size == size
    let_finish(art)
    assert not art.unfinished
    assert pixels(art.excerpt("table", part, size)) == sharp


def test_what_was_asked_for_in_other_colours_never_comes(art: Art) -> None:
    contrast = Art(art.folder)
    contrast.palette = Palette.CONTRAST
    sharp = pixels(contrast.picture("front_fire", (90, 90)))
    art.picture("front_fire", (200, 200))
    art.hurry(1.0)
    art.picture("front_fire", (90, 90))
    art.palette = Palette.CONTRAST
    time.sleep(0.2)
    art.hurry(1.0)
    assert pixels(art.picture("front_fire", (90, 90))) == sharp


def test_the_shelf_lets_go_of_what_was_not_used_longest() -> None:
    shelf = Shelf(3 * 4 * 100)
    for name in "abc":
        shelf.put(name, pygame.Surface((10, 10), 0, 32), kin="letter")
    shelf.get("a")
    shelf.put("d", pygame.Surface((10, 10), 0, 32))
    assert [name for name in "abcd" if shelf.get(name)] == ["a", "c", "d"]
    assert shelf.akin("letter") is shelf.get("c")
    assert shelf.held == 3 * 4 * 100
