"""The drawing kit: palette, art box, text that fits, tiles and backgrounds."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from itertools import pairwise

import pygame
import pytest

from game.engine import DIRECTIONS, ORIENTATIONS, TILES, VALUES, Cell, Direction, Element
from game.resources import assets
from game.ui.drawing import theme
from game.ui.drawing.art import Art, printable
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import fit, wrap
from game.ui.drawing.panels import Panel
from game.ui.drawing.svg import num
from game.ui.drawing.table_art import Table, draw_choir, draw_sound_wave, draw_table
from game.ui.drawing.theme import Disc, Face, Unit
from game.ui.drawing.tile_art import ARROW_AT, TileLook, draw_mini_display, draw_tile, tile_picture
from game.ui.harmony import HarmonyBar

PALETTE = json.loads((assets() / "palette.json").read_text(encoding="utf-8"))
AMBER = Disc.AMBER


def brush_of(art: Art, size: tuple[int, int] = (1280, 720)) -> Brush:
    return Brush(pygame.Surface(size), art, Unit.of(size))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_beams_have_the_colour_of_the_arrows_in_the_palette_of_higher_contrast() -> None:
    contrast = json.loads((assets() / "palette_contrast.json").read_text(encoding="utf-8"))
    for element, colour in theme.CONTRAST_ARROWS.items():
        assert colour == contrast["elements"][element.word]["arrow"]


def test_the_palette_is_the_one_written_out() -> None:
    for name, colour in PALETTE["ui"].items():
        assert getattr(theme, name.upper()) == colour
    for element in Element:
        assert asdict(theme.ELEMENTS[element]) == PALETTE["elements"][element.word]
    for disc in Disc:
        assert asdict(theme.DISCS[disc]) == PALETTE["discs"][disc]
    assert [list(place) for place in ARROW_AT] == PALETTE["arrow_positions"]


def test_every_picture_can_be_drawn_and_shows_something(art: Art) -> None:
    for file in sorted((assets() / "svg").glob("*.svg")):
        picture = art.picture(file.stem, (40, 40), sharpness=1)
        assert picture.get_bounding_rect(), file.stem


@pytest.mark.parametrize("face", Face)
def test_every_face_draws_german(art: Art, face: Face) -> None:
    assert art.text("Ägäische Größe – 75", face, 20, theme.TEXT).get_bounding_rect()


def test_the_same_picture_is_drawn_once(art: Art) -> None:
    first = art.picture("front_fire", (50, 50))
    assert art.picture("front_fire", (50, 50)) is first
    assert art.picture("front_fire", (51, 51)) is not first


def test_the_art_box_never_grows_beyond_its_budget() -> None:
    art = Art(assets(), budget=200_000)
    for size in range(60, 140):
        art.picture("front_water", (size, size))
    assert art.held <= 200_000
    assert art.held > 100_000


def test_turning_moves_the_beak(art: Art) -> None:
    north = art.picture("arrow_air", (96, 96))
    south = art.picture("arrow_air", (96, 96), turn=180)
    assert north.get_at((48, 6)).a > 200
    assert north.get_at((48, 90)).a == 0
    assert south.get_at((48, 90)).a > 200


def test_tinting_changes_only_the_colour(art: Art) -> None:
    plain = art.picture("icon_confirm", (48, 48))
    red = art.picture("icon_confirm", (48, 48), tint="#FF0000")
    assert plain.get_bounding_rect() == red.get_bounding_rect()
    assert pixels(plain) != pixels(red)


@pytest.mark.parametrize("size", [(960, 540), (1280, 720), (1000, 1000), (3440, 1440), (600, 900)])
@pytest.mark.parametrize("table", Table)
def test_a_background_covers_every_window(art: Art, size: tuple[int, int], table: Table) -> None:
    brush = brush_of(art, size)
    brush.surface.fill("#FF00FF")
    draw_table(brush, table)
    width, height = size
    for x in range(0, width, 97):
        for y in (0, height // 2, height - 1):
            assert brush.surface.get_at((x, y))[:3] != (255, 0, 255)


def test_unit_keeps_the_floor_and_the_smallest_type() -> None:
    assert Unit.of((1920, 1080)).scale == 1.5
    large = Unit.of((1280, 720), ui_scale=2.0)
    assert large.px(960) <= 1280
    assert large.px(540) <= 720
    assert Unit.of((640, 360)).type_px(16) == theme.TEXT_MIN
    assert Unit.of((1280, 720), text=2.0).type_px(12) == 24
    assert Unit.of((1280, 720), text=2.0).type_px(16) == theme.TEXT_GROWN


def test_text_is_made_smaller_before_it_is_shortened(art: Art) -> None:
    words, face = "Wiederholung ansehen", Face.SEMIBOLD
    full = art.width(words, face, 24)
    assert fit(art, words, face, 24, full, 14) == (words, 24)
    same, px = fit(art, words, face, 24, full * 3 // 4, 14)
    assert same == words
    assert 14 <= px < 24
    short, px = fit(art, words, face, 24, full // 4, 14)
    assert short.endswith("…")
    assert px == 14
    assert art.width(short, face, px) <= full // 4


def test_drawn_text_never_leaves_its_room(art: Art) -> None:
    brush = brush_of(art)
    for words in ("Ada", "Missklangscheibenvorrat", "W" * 60, "نص", "🦉🦉", ""):
        place = brush.text(words, (300, 100), 20, align="centre", max_width=90)
        assert place.width <= 90


def test_wrapping_breaks_long_words_and_keeps_lines(art: Art) -> None:
    face, room = Face.REGULAR, 120
    words = "Leg ein Plättchen an.\nRindfleischetikettierungsüberwachung ist lang"
    lines = wrap(art, words, face, 18, room)
    assert all(art.width(line, face, 18) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace("\n", "").replace(" ", "")
    assert wrap(art, "", face, 18, room) == [""]
    narrow = art.width("place 3", face, 18) + 2
    assert wrap(art, "place 3\u00a0tiles", face, 18, narrow) == ["place", "3\u00a0tiles"]


def test_paragraph_height_is_what_it_draws(art: Art) -> None:
    brush = brush_of(art)
    words = "Sieht ein Pfeil sein Element, wandert eine Klangscheibe vom Gefäß auf den Pfeil."
    drawn = brush.paragraph(words, (10, 10), 200)
    assert drawn == brush.paragraph_height(words, 200)


def test_text_that_no_font_can_draw_is_left_out() -> None:
    assert printable("A\0d\ud800a\n!") == "Ada !"


def test_numbers_in_shapes_are_short() -> None:
    assert [num(x) for x in (0, -0.001, 1.5, 2.0, 10.256)] == ["0", "0", "1.5", "2", "10.26"]


@pytest.mark.parametrize("size", [24, 43, 44, 96])
def test_all_tiles_can_be_drawn_in_every_state(art: Art, size: int) -> None:
    for tile in TILES.values():
        for orientation in ORIENTATIONS:
            look = TileLook.front(tile, orientation)
            count = len(look.arrows)
            covered = tuple((arrow.direction, AMBER) for arrow in look.arrows[:-1])
            for state in (
                look,
                replace(look, waiting=(AMBER,) * count),
                replace(look, waiting=(Disc.OBSIDIAN,) * count),
                replace(look, covered=covered, waiting=(Disc.CACOPHONY,)),
                look.shining([look.arrows[0].direction]),
            ):
                assert tile_picture(art, state, size).size == (size, size)


def test_backs_tell_element_and_value(art: Art) -> None:
    looks = [TileLook.back(element, value) for element in Element for value in VALUES[1:]]
    assert len({pixels(tile_picture(art, look, 64)) for look in looks}) == 16


@pytest.mark.parametrize("disc", [Disc.AMBER, Disc.OBSIDIAN])
@pytest.mark.parametrize("size", [24, 36, 43, 44, 52])
def test_waiting_discs_can_be_counted_on_small_tiles(art: Art, size: int, disc: Disc) -> None:
    look = TileLook.front(TILES[54])
    shown = [replace(look, waiting=(disc,) * count) for count in range(5)]
    assert len({pixels(tile_picture(art, one, size)) for one in shown}) == 5


def test_a_display_in_small_tells_no_waiting_discs(art: Art) -> None:
    look = TileLook.front(TILES[54])
    loaded = replace(look, waiting=(AMBER,))
    bare, same = (tile_picture(art, one, 30, plain=True) for one in (look, loaded))
    assert pixels(bare) == pixels(same)


def test_the_digit_goes_when_discs_wait(art: Art) -> None:
    bare = TileLook.front(TILES[54])
    loaded = replace(bare, waiting=(AMBER,))
    assert pixels(tile_picture(art, bare, 120)) != pixels(tile_picture(art, loaded, 120))


def test_turning_a_tile_leaves_vessel_and_digit(art: Art) -> None:
    middle = pygame.Rect(36, 36, 24, 24)
    pictures = [
        tile_picture(art, TileLook.front(TILES[1], turn), 96).subsurface(middle)
        for turn in ORIENTATIONS
    ]
    assert len({pixels(picture) for picture in pictures}) == 1


def test_faded_tiles_do_not_spoil_the_shared_picture(art: Art) -> None:
    brush, look = brush_of(art), TileLook.front(TILES[9])
    before = pixels(tile_picture(art, look, 80))
    draw_tile(brush, look, (10, 10), 80, alpha=60)
    picture = tile_picture(art, look, 80)
    assert pixels(picture) == before
    assert picture.get_alpha() == 255


def test_a_mini_display_stays_in_its_rectangle(art: Art) -> None:
    brush = brush_of(art)
    rect = pygame.Rect(100, 100, 150, 60)
    looks = {Cell(x, y): TileLook.back(Element.AIR, 3) for x in range(9) for y in range(-2, 3)}
    draw_mini_display(brush, looks, rect)
    brush.surface.fill("#000000", rect)
    assert not brush.surface.get_at((99, 130))[0]
    assert pygame.mask.from_threshold(brush.surface, "#000000", (1, 1, 1)).count() == 1280 * 720


def test_the_harmony_bar_goes_on_past_its_ends(art: Art) -> None:
    bar = HarmonyBar(pygame.Rect(100, 50, 800, 36), -10, 80)
    assert bar.x(-40) == bar.x(-10) < bar.x(0) < bar.x(75) < bar.x(80) == bar.x(300)
    brush = brush_of(art)
    bar.draw(brush, 75, "Ziel 75")
    bar.draw_markers(brush, [(Disc.AMBER, 5), (Disc.IVORY, 5)])
    assert bar.marker(brush, 5, 1, 2)[1] < bar.marker(brush, 5, 0, 2)[1]


def test_four_markers_on_one_score_stay_in_the_window(art: Art) -> None:
    brush = brush_of(art)
    bar = HarmonyBar(pygame.Rect(100, 38, 800, 35), -10, 80)
    tips = [bar.marker(brush, 0, level, 4)[1] for level in range(4)]
    assert all(low - high >= 4 for low, high in pairwise(tips))
    assert tips[-1] - 36.7 * brush.unit.scale >= 0


def test_light_shade_and_beams_can_be_drawn_at_the_edge(art: Art) -> None:
    brush = brush_of(art, (320, 200))
    for kind in Panel:
        brush.panel(pygame.Rect(-20, -20, 60, 40), kind)
    brush.panel(pygame.Rect(0, 0, 4, 4), Panel.LANTERN)
    brush.glow(pygame.Rect(300, 180, 60, 60), Element.FIRE)
    brush.shadow(pygame.Rect(300, 180, 1, 1))
    for hit in (True, False):
        brush.beam((0, 0), (0, 0), Element.WATER, hit=hit)
        brush.beam((300, 10), (5, 190), Element.EARTH, hit=hit, phase=0.4)
    draw_choir(brush, (160, 100), 60)
    draw_sound_wave(brush, (160, 100))


def test_the_veil_darkens(art: Art) -> None:
    brush = brush_of(art, (10, 10))
    brush.surface.fill("#FFFFFF")
    brush.veil(0.5)
    assert brush.surface.get_at((5, 5)).r < 160


def test_directions_and_arrow_places_agree() -> None:
    for direction in DIRECTIONS:
        x, y = ARROW_AT[direction]
        dx, dy = Direction(direction).step
        assert (x > 150) - (x < 106) == dx
        assert (y > 150) - (y < 106) == dy
