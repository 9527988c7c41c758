"""The kept picture: only what has changed is drawn anew, and in the end all of it is right."""

from __future__ import annotations

import pygame
from hypothesis import given, settings
from hypothesis import strategies as st

from game.resources import assets
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.still import Card, Still
from game.ui.drawing.theme import Unit

SIZE = (1280, 720)
_Colours = dict[tuple[int, int], int]


def brush_on(surface: pygame.Surface, art: Art) -> Brush:
    return Brush(surface, art, Unit.of(SIZE))


def ground(brush: Brush) -> None:
    brush.surface.fill("#203040")


def cards(colours: _Colours, drawn: list[str]) -> dict[str, Card]:
    """Overlapping half transparent squares, which note that they are drawn."""

    def card(place: tuple[int, int], colour: int) -> Card:
        area = pygame.Rect(place[0] * 150, place[1] * 150, 200, 200)

        def draw(brush: Brush) -> None:
            drawn.append(str(place))
            patch = pygame.Surface(area.size, pygame.SRCALPHA)
            patch.fill((colour % 256, 90, 200, 120))
            brush.surface.blit(patch, area)

        return Card(area, colour, draw)

    return {str(place): card(place, colour) for place, colour in sorted(colours.items())}


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def whole(colours: _Colours, art: Art) -> bytes:
    """The picture drawn from nothing."""
    surface = pygame.Surface(SIZE, 0, 32)
    Still().draw(brush_on(surface, art), "key", ground, cards(colours, []))
    return pixels(surface)


places = st.tuples(st.integers(0, 6), st.integers(0, 3))
tables = st.dictionaries(places, st.integers(0, 255), max_size=9)


@settings(deadline=None)
@given(st.lists(tables, min_size=2, max_size=4))
def test_whatever_comes_and_goes_the_picture_is_as_if_drawn_from_nothing(
    changes: list[_Colours],
) -> None:
    art, still = Art(assets()), Still()
    surface = Canvas(SIZE)
    for colours in changes:
        still.draw(brush_on(surface, art), "key", ground, cards(colours, []))
    assert pixels(surface) == whole(changes[-1], art)


def test_what_stays_as_it_was_is_not_drawn_again(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    drawn: list[str] = []
    still.draw(brush_on(surface, art), "key", ground, cards({(0, 0): 1, (5, 2): 2}, drawn))
    drawn.clear()
    still.draw(brush_on(surface, art), "key", ground, cards({(0, 0): 1, (5, 2): 9}, drawn))
    assert set(drawn) == {"(5, 2)"}


def test_in_a_hurry_what_is_hidden_comes_strip_by_strip_and_is_whole_in_the_end(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    before = {(x, y): 10 for x in range(7) for y in range(4)}
    after = dict.fromkeys(before, 200)
    everything = pygame.Rect(0, 0, 2000, 2000)
    still.draw(brush_on(surface, art), "key", ground, cards(before, []))
    frames = 0
    while frames == 0 or art.blurred:
        art.hurry(0.0)
        still.draw(brush_on(surface, art), "key", ground, cards(after, []), everything)
        frames += 1
        assert frames < 20
    assert frames > 2
    assert pixels(surface) == whole(after, art)


def test_a_patient_card_lets_others_come_first(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    drawn: list[str] = []

    def both(colour: int) -> dict[str, Card]:
        panels = cards({(0, 0): colour, (3, 3): colour, (6, 1): colour}, drawn)
        return {name: card._replace(patient=name != "(6, 1)") for name, card in panels.items()}

    still.draw(brush_on(surface, art), "key", ground, both(10))
    drawn.clear()
    art.hurry(0.0)
    still.draw(brush_on(surface, art), "key", ground, both(200))
    assert drawn == ["(6, 1)"]
    assert art.blurred
    while art.blurred:
        art.hurry(0.0)
        still.draw(brush_on(surface, art), "key", ground, both(200))
    assert pixels(surface) == whole({(0, 0): 200, (3, 3): 200, (6, 1): 200}, art)


def test_a_change_in_sight_comes_whole_in_the_same_frame(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    before = {(x, y): 10 for x in range(7) for y in range(4)}
    after = dict.fromkeys(before, 200)
    still.draw(brush_on(surface, art), "key", ground, cards(before, []))
    art.hurry(0.0)
    still.draw(brush_on(surface, art), "key", ground, cards(after, []))
    assert pixels(surface) == whole(after, art)


def test_another_language_is_never_seen_in_strips(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    lying = {(x, y): 10 for x in range(7) for y in range(4)}
    still.draw(brush_on(surface, art), "en", ground, cards(dict.fromkeys(lying, 90), []))
    art.hurry(0.0)
    still.draw(brush_on(surface, art), "de", ground, cards(lying, []))
    assert not art.blurred
    assert pixels(surface) == whole(lying, art)


def test_a_picture_that_is_never_sharp_lets_the_others_get_their_turn(art: Art) -> None:
    still, surface = Still(), Canvas(SIZE)
    lying = {(x, y): 10 for x in range(3) for y in range(4)}

    def patient(colours: _Colours, drawn: list[str]) -> dict[str, Card]:
        return {name: each._replace(patient=True) for name, each in cards(colours, drawn).items()}

    def blurred(brush: Brush) -> None:
        brush.art.blurred = True

    vague = {"vague": Card(pygame.Rect(0, 0, 100, 60), None, blurred)}
    still.draw(brush_on(surface, art), "key", ground, patient(lying, []) | vague)
    changed = dict.fromkeys(lying, 200)
    for _ in range(24):
        art.hurry(0.0)
        still.draw(brush_on(surface, art), "key", ground, patient(changed, []) | vague)
    assert pixels(surface) == whole(changed, art)


def test_a_picture_for_later_is_drawn_whole_whatever_the_hurry(art: Art) -> None:
    still, surface = Still(), pygame.Surface(SIZE, 0, 32)
    lying = {(x, y): 10 for x in range(7) for y in range(4)}
    art.hurry(0.0)
    art.unseen = True
    still.draw(brush_on(surface, art), "key", ground, cards(lying, []))
    art.unseen = False
    assert pixels(surface) == whole(lying, art)
