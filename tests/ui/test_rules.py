"""The rule book: every page opens, and every example does what its page says."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine import Cell, Direction, Phase
from game.resources import assets
from game.ui.drawing.art import Art
from game.ui.drawing.lettering import ELLIPSIS
from game.ui.drawing.theme import Face
from game.ui.input import Action, Asked, Moved, Panned, Press, Pressed, Released, Wheeled
from game.ui.scene import SceneStack
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.rules_bar import Markers
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.rule import Rule
from game.ui.table.stage import Stage
from game.words import Words, languages
from tests.ui.test_scenes_around import furnished
from tests.ui.test_words_fit import Ear, clash, pairs

SIZE = (1280, 720)
CODES = tuple(language.code for language in languages())
FRAME_MS = 40.0
LONGEST_S = 60.0
"""No example plays longer, rests included."""


@pytest.fixture(scope="module")
def box() -> Art:
    return Art(assets())


@pytest.fixture
def services(tmp_path: Path, box: Art) -> Services:
    return furnished(tmp_path, box)


def opened(services: Services, rule: Rule, size: tuple[int, int] = SIZE) -> RulesScene:
    """The book at one of its pages."""
    scene = RulesScene(services, rule)
    SceneStack(size).push(scene)
    return scene


def drawn(scene: RulesScene) -> pygame.Surface:
    """The whole picture."""
    surface = pygame.Surface(SIZE, 0, 32)
    scene.stack.draw(surface)
    return surface


def stage(services: Services, rule: Rule) -> Stage:
    """The stage of a page."""
    example = opened(services, rule).example
    assert isinstance(example, Stage)
    return example


def numbers(stage: Stage, seat: int = 0) -> tuple[int, int, int]:
    """Supply, cacophony discs and score of a seat."""
    shown = stage.picture.seats[seat]
    return shown.supply, shown.cacophony, shown.score


def covered(stage: Stage, x: int, y: int, seat: int = 0) -> set[Direction]:
    """The covered arrows of the tile on a cell."""
    return set(stage.picture.tile(seat, Cell(x, y)).covered)


def played(scene: RulesScene) -> None:
    """Press play and watch to the end."""
    scene.handle(Asked(Action.CONFIRM))
    assert scene.playing
    for _ in range(round(LONGEST_S * 1000 / FRAME_MS)):
        scene.update(FRAME_MS)
        if not scene.playing:
            return
    raise AssertionError("an example does not end")


# --- What each page says --------------------------------------------------------------------------


def test_page_2_tries_four_sides_and_a_corner_and_covers_nothing(services: Services) -> None:
    scene = stage(services, Rule.PLACING)
    assert numbers(scene) == (22, 0, 0)
    words = services.words
    told = []
    for at in range(1, 6):
        scene.show(at)
        told.append(scene.caption)
        assert len(scene.picture.seats[0].tiles) == 1
    assert told == [words("book.try")] * 4 + [words("no.corner")]
    scene.show(scene.count)
    assert numbers(scene) == (21, 0, 0)
    assert covered(scene, 0, 0) == covered(scene, 1, 0) == set()


def test_page_3_discs_go_to_the_vessel_and_one_slides_on(services: Services) -> None:
    scene = stage(services, Rule.DISCS)
    supplies = []
    for at in range(scene.count + 1):
        scene.show(at)
        supplies.append(numbers(scene)[0])
    assert sorted(set(supplies)) == [20, 21, 24]
    assert covered(scene, 0, 0) == {Direction.N}
    assert scene.picture.tile(0, Cell(0, 0)).waiting == 2
    assert covered(scene, 0, -1) == set()


def test_page_4_neither_gaps_nor_tiles_block_the_view(services: Services) -> None:
    scene = stage(services, Rule.LINES)
    scene.show(1)
    assert covered(scene, 0, 0) == {Direction.E}
    scene.show(2)
    assert covered(scene, 0, 0) == {Direction.E}
    scene.show(3)
    assert covered(scene, 0, 0) == {Direction.E, Direction.SE}
    assert covered(scene, 2, 2) == {Direction.N}


def test_page_5_a_spirit_appears_and_stays_a_target(services: Services) -> None:
    scene = stage(services, Rule.SPIRITS)
    assert numbers(scene) == (19, 0, 0)
    scene.show(1)
    assert numbers(scene) == (21, 0, 6)
    assert scene.picture.tile(0, Cell(0, 0)).revealed
    scene.show(2)
    assert numbers(scene) == (21, 0, 7)


def test_page_6_runs_in_its_order(services: Services) -> None:
    scene = stage(services, Rule.ORDER)
    seen = []
    for at in range(scene.count + 1):
        scene.show(at)
        seen.append(numbers(scene))
    assert seen == [
        (2, 0, 0),
        (2, 0, 0),
        (2, 0, 0),
        (6, 0, 10),
        (3, 0, 10),
        (3, 0, 10),
        (6, 0, 16),
    ]


def test_page_7_pays_with_cacophony_before_it_gains(services: Services) -> None:
    scene = stage(services, Rule.CACOPHONY)
    seen = []
    for at in range(scene.count + 1):
        scene.show(at)
        seen.append(numbers(scene))
    assert seen[0] == (2, 0, 0)
    assert (0, 2, -4) in seen
    assert seen[-1] == (4, 2, 6)


def test_page_8_sends_the_last_tile_to_the_row(services: Services) -> None:
    scene = stage(services, Rule.OFFER)
    assert [tile for tile in scene.picture.offer if tile] == [18]
    assert scene.picture.top is not None
    assert scene.picture.top.value == 1
    scene.show(1)
    assert scene.picture.row == [18]
    assert scene.picture.drawn == 37
    scene.show(scene.count)
    assert numbers(scene)[2] == 4
    assert scene.picture.offer == [4, 46, 6, 16, 45]


def test_page_9_holds_an_intermezzo_from_last_to_first(services: Services) -> None:
    scene = stage(services, Rule.INTERMEZZO)
    assert scene.picture.row == [54, 23, 11]
    scene.show(2)
    assert scene.picture.phase is Phase.INTERMEZZO
    names = [scene.name(seat) for seat in scene.picture.queue]
    assert names == ["Mira", "Cleo", "Ada", "Ben"]
    scene.show(scene.count)
    assert [seat.score for seat in scene.picture.seats] == [4, 4, 4, 7]
    assert scene.picture.row == [11, 24]
    assert scene.picture.offer == [70, 18, 6, 28, 47]
    assert scene.name(scene.picture.active) == "Ada"


def test_page_10_names_the_ranks_and_where_a_marker_came_from(services: Services) -> None:
    example = opened(services, Rule.HARMONY).example
    assert isinstance(example, Markers)
    assert [example._people[seat].name for seat in example._ranks] == ["Mira", "Ben", "Ada", "Cleo"]
    example.play()
    assert example.caption == services.words("book.bar", name="Cleo", n=3)


def test_page_11_wins_by_a_point_at_the_end(services: Services) -> None:
    scene = stage(services, Rule.END)
    assert [seat.score for seat in scene.picture.seats] == [75, 69]
    scene.show(scene.count)
    assert [seat.score for seat in scene.picture.seats] == [75, 76]
    assert scene.picture.phase is Phase.OVER


def test_page_12_wins_with_22_tiles(services: Services) -> None:
    scene = stage(services, Rule.ALONE)
    assert numbers(scene)[2] == 71
    assert len(scene.picture.seats[0].tiles) == 21
    scene.show(scene.count)
    assert numbers(scene)[2] == 77
    assert len(scene.picture.seats[0].tiles) == 22
    top = scene.picture.top
    assert top is not None
    assert (top.id, top.value) == (10, 3)


# --- How it is played ----------------------------------------------------------------------------


@pytest.mark.parametrize("rule", Rule)
def test_an_example_played_ends_where_steps_lead(services: Services, rule: Rule) -> None:
    scene = opened(services, rule)
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    played(scene)
    example = scene.example
    assert example.at == example.count
    assert not example.moving
    assert example.caption
    if isinstance(example, Stage):
        at_end = example.picture
        example.show(example.count)
        assert at_end == example.picture


@pytest.mark.parametrize("pace", ["instant", "gentle"])
def test_an_example_is_played_at_any_pace(services: Services, pace: str) -> None:
    gentle = pace == "gentle"
    services.change(speed="normal" if gentle else pace, less_motion=gentle, keep=False)
    surface = pygame.Surface(SIZE)
    for rule in Rule:
        scene = opened(services, rule)
        for _ in range(scene.example.count):
            scene.handle(Asked(Action.RIGHT))
            scene.draw(surface)
            scene.update(FRAME_MS)
        assert scene.example.at == scene.example.count


def test_steps_lead_back_too(services: Services) -> None:
    scene = opened(services, Rule.ORDER)
    for _ in range(3):
        scene.handle(Asked(Action.RIGHT))
    assert scene.example.at == 3
    scene.handle(Asked(Action.LEFT))
    assert (scene.example.at, scene.example.moving) == (2, False)
    for _ in range(5):
        scene.handle(Asked(Action.LEFT))
    assert scene.example.at == 0


def test_a_press_stops_the_example_and_another_goes_on(services: Services) -> None:
    scene = opened(services, Rule.ORDER)
    scene.play()
    scene.update(FRAME_MS)
    assert scene.moving
    scene.play()
    assert not scene.playing
    assert not scene.moving
    scene.play()
    assert scene.example.at == 2


# --- How it is read ------------------------------------------------------------------------------


def test_every_page_opens_by_keys_with_the_sound_of_a_page(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Cue] = []
    monkeypatch.setattr(services.sounds, "play", lambda cue, **more: heard.append(cue))
    scene = opened(services, Rule.TILES)
    for rule in list(Rule)[1:]:
        scene.handle(Asked(Action.DOWN))
        assert scene.rule is rule
    assert heard == [Cue.PAGE] * 11
    seen = []
    for action in (Action.DOWN, Action.UP):
        scene.handle(Asked(action))
        seen.append(scene.rule)
    assert seen == [Rule.ALONE, Rule.END]


def test_every_page_opens_by_tab_and_by_the_pointer(services: Services) -> None:
    scene = opened(services, Rule.TILES)
    seen = set()
    for _ in range(len(scene.group.widgets)):
        scene.handle(Asked(Action.NEXT))
        if scene.group.focus in scene.entries:
            scene.handle(Asked(Action.CONFIRM))
            seen.add(scene.rule)
    assert seen == set(Rule)
    for entry in scene.entries:
        at = entry.rect.center
        for event in (Moved(at), Pressed(at, Press.LEFT), Released(at, Press.LEFT)):
            scene.handle(event)
        assert scene.rule is entry.rule


def test_the_book_is_left_by_escape_and_by_its_own_key(services: Services) -> None:
    for action in (Action.BACK, Action.RULES):
        scene = opened(services, Rule.DISCS)
        scene.handle(Asked(action))
        assert len(scene.stack) == 0


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)], ids=lambda size: f"{size[0]}")
def test_no_words_of_a_page_are_cut(
    services: Services,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    code: str,
    text: int,
) -> None:
    services.change(language=code, text=text, keep=False)
    ear, surface = Ear(services.art, monkeypatch), pygame.Surface(size, 0, 32)
    for rule in Rule:
        scene = opened(services, rule, size)
        monkeypatch.setattr(scene._still, "draw", lambda brush, key, ground, cards: ground(brush))
        for at in range(scene.example.count + 1):
            scene.example.show(at)
            ear.listen(scene, surface)
            assert [one for one in ear.sizes if ELLIPSIS in one] == [], rule
            assert [one for one in ear.written if not one.whole] == [], rule
            assert [pair for pair in pairs(ear.written) if clash(*pair)] == [], rule
            written = {one.string: one.place for one in ear.written}
            told = scene.text.rect
            if not scene.text.visible:
                told = written[services.words(f"book.{rule.value}.text")]
            paper = scene.sheet.rect(0, 26, 1280, 616)
            assert told.bottom <= paper.bottom, rule
            said = written[scene.example.caption or services.words("book.ready")]
            assert said.bottom <= scene.play_button.rect.top, rule


@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)], ids=lambda size: f"{size[0]}")
def test_no_numbers_are_cut_in_large_windows(
    services: Services, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    ear, surface = Ear(services.art, monkeypatch), pygame.Surface(size, 0, 32)
    for rule in Rule:
        ear.listen(opened(services, rule, size), surface)
        assert [one for one in ear.sizes if ELLIPSIS in one] == [], rule


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("code", CODES)
def test_all_titles_of_the_list_have_one_size(services: Services, code: str, text: int) -> None:
    services.change(language=code, text=text, keep=False)
    scene, art = opened(services, Rule.TILES), services.art
    unit, (size,) = scene.sheet.unit, {entry.size for entry in scene.entries}
    for entry in scene.entries:
        assert art.width(entry.label, Face.SEMIBOLD, unit.type_px(size)) <= entry.room(unit)


def long_page(services: Services) -> RulesScene:
    """A page whose text does not fit."""
    services.change(language="de", text=160, keep=False)
    scene = opened(services, Rule.END)
    assert scene.text.visible
    return scene


def test_a_text_that_is_asked_for_larger_never_shrinks(services: Services) -> None:
    for code in CODES:
        sizes: dict[Rule, int] = {}
        for text in (100, 130, 160, 200):
            services.change(language=code, text=text, keep=False)
            for rule in Rule:
                scene = opened(services, rule)
                px = scene.sheet.unit.type_px(scene.text.size)
                assert px >= sizes.get(rule, 0)
                sizes[rule] = px


def test_keys_scroll_a_long_text_to_its_end_before_they_turn_the_page(services: Services) -> None:
    scene = long_page(services)
    most = scene.text.row_rect(scene.text.count - 1).bottom - scene.text.rect.bottom
    for action, there, page in (
        (Action.DOWN, most, Rule.ALONE),
        (Action.UP, 0, Rule.HARMONY),
    ):
        scene = long_page(services)
        scene.text.offset = most - there
        while scene.text.offset != there:
            scene.handle(Asked(action))
            assert scene.rule is Rule.END
        scene.handle(Asked(action))
        assert scene.rule is page
        assert scene.text.offset == 0


def test_wheel_and_stick_scroll_a_long_text(services: Services) -> None:
    events = Wheeled(long_page(services).text.rect.center, -1), Panned(0.0, 30.0)
    for event in events:
        scene = long_page(services)
        before = pygame.image.tobytes(drawn(scene), "RGB")
        scene.dirty = False
        scene.handle(event)
        assert scene.text.offset > 0
        assert scene.dirty
        assert pygame.image.tobytes(drawn(scene), "RGB") != before


def test_the_stage_never_leaves_its_place(services: Services) -> None:
    for size in ((1024, 600), (1280, 720), (3840, 2160)):
        for rule in Rule:
            example = opened(services, rule, size).example
            if isinstance(example, Stage):
                for seat, camera in example.cameras.items():
                    for cell in example.picture.seats[seat].tiles:
                        assert example.rect.contains(camera.rect(cell)), rule


def test_the_pages_texts_are_short(services: Services) -> None:
    for code in CODES:
        words = Words(code)
        for rule in Rule:
            assert len(words(f"book.{rule.value}.text").split()) <= 95, rule


def test_a_quiet_page_is_drawn_once(services: Services) -> None:
    scene = opened(services, Rule.SPIRITS)
    surface = pygame.Surface(SIZE)
    for _ in range(3):
        scene.stack.draw(surface)
    scene.update(FRAME_MS)
    assert not scene.dirty
    assert not scene.moving
