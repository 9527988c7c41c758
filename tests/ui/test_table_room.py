"""Everything on the table has its room: in small and large windows, at every size of text.

First the rectangles of the layout, then what is really written, which is listened to at the brush.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.commands.shot import demo
from game.engine import Cell
from game.match import Session
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import ELLIPSIS
from game.ui.drawing.theme import FLOOR, HIT_MIN, Unit
from game.ui.gallery import EXHIBITS
from game.ui.harmony import HarmonyBar
from game.ui.scene import SceneStack
from game.ui.services import Services
from game.ui.table.camera import Camera
from game.ui.table.layout import TableLayout, lay_out
from game.ui.table.log import lines
from game.ui.table.mirrored import mirrored
from game.ui.table.view import people
from game.words import Words
from tests.ui.test_scenes_around import CODES, furnished

SIZES = (
    (1024, 600),
    (1280, 720),
    (1366, 768),
    (1280, 1024),
    (1920, 1080),
    (2560, 1440),
    (3440, 1440),
    (3840, 2160),
)
SCALES = (80, 100, 125, 160, 200)
TEXTS = (100, 125, 150, 200)
OVERLAP = 0.3
"""Lines of text have so much air that boxes may share this much of their height."""


def layouts(size: tuple[int, int]) -> Iterator[tuple[str, TableLayout]]:
    for scale in SCALES:
        for text in TEXTS:
            unit = Unit.of(size, scale / 100, text / 100)
            for seats in (1, 2, 3, 4):
                for intermezzo in (False, True) if seats > 1 else (False,):
                    name = f"{seats} seats, scale {scale}, text {text}, intermezzo {intermezzo}"
                    layout = lay_out(size, unit, seats, intermezzo)
                    yield name, layout
                    yield f"swapped, {name}", mirrored(layout)


def panels(layout: TableLayout, intermezzo: bool) -> dict[str, pygame.Rect]:
    """All that must not lie on each other."""
    found = {
        "board": layout.board,
        "bar": HarmonyBar(layout.bar, -10, 50).reach(layout.unit).clip(layout.bar.inflate(0, 400)),
        "strip": layout.strip,
        "counts": layout.counts,
        "tray": None if intermezzo else layout.tray,
        "banner": layout.banner if intermezzo else None,
        "hand": layout.hand_panel,
        "pile": layout.pile,
        "row": layout.row,
        "log": layout.log if layout.log.height else None,
    }
    for kind in ("seats", "tools"):
        found |= {f"{kind} {n}": rect for n, rect in enumerate(getattr(layout, kind))}
    return {name: rect for name, rect in found.items() if rect is not None}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_lies_on_anything_else(size: tuple[int, int]) -> None:
    for name, layout in layouts(size):
        found = panels(layout, name.endswith("True"))
        for one, other in combinations(found, 2):
            assert not found[one].colliderect(found[other]), f"{one} on {other}: {name}"
        for panel, rect in found.items():
            assert pygame.Rect((0, 0), size).contains(rect), f"{panel} outside: {name}"
            assert min(rect.size) > 0, f"{panel} is empty: {name}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_tiles_and_buttons_lie_in_their_panels(size: tuple[int, int]) -> None:
    for name, layout in layouts(size):
        inside = [(layout.pile, layout.pile_tile), (layout.strip, layout.over)]
        inside += [(layout.tray or layout.pile, place) for place in layout.offer]
        inside += [(layout.row or layout.pile, place) for place in layout.row_slots]
        inside += [(layout.hand_panel or layout.pile, layout.hand)]
        if layout.tray is not None:
            parts = (*layout.banner_slots, layout.banner_order, layout.pass_button)
            inside += [(layout.banner, part) for part in parts]
            for one, other in combinations(parts, 2):
                assert not one.colliderect(other), name
        for panel, part in inside:
            assert panel.contains(part), f"{part} outside {panel}: {name}"
        for button in (*layout.tools, layout.pass_button):
            assert min(button.size) >= layout.unit.px(HIT_MIN) or layout.tray is None, name


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_board_has_the_most_room(size: tuple[int, int]) -> None:
    for name, layout in layouts(size):
        board = layout.board
        assert board.width * board.height > 0.17 * size[0] * size[1], f"{board}: {name}"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_widest_displays_fit_with_their_free_cells(size: tuple[int, int]) -> None:
    cells = [Cell(x, y) for x in range(19) for y in range(16)]
    for name, layout in layouts(size):
        camera = Camera()
        camera.fit(cells, layout.board, 88 * layout.unit.scale, glide=False)
        assert all(layout.board.contains(camera.rect(cell)) for cell in cells), name
        if layout.unit.scale <= size[0] / FLOOR[0] * 0.99 and not name.endswith("True"):
            assert camera.side >= 12, name


# --- What is written --------------------------------------------------------------------------


class Ear:
    """Hears what a brush writes: where, and what was shortened."""

    def __init__(self, art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[str, pygame.Rect]] = []
        self.cut: list[str] = []
        text, paragraph, drawn = Brush.text, Brush.paragraph, art.text

        def one(brush: Brush, string: str, *rest: Any, **more: Any) -> pygame.Rect:
            place = text(brush, string, *rest, **more)
            self._hear(string, place)
            return place

        def many(brush: Brush, string: str, at: Any, width: float, *rest: Any, **more: Any) -> int:
            height = paragraph(brush, string, at, width, *rest, **more)
            self._hear(string, pygame.Rect(round(at[0]), round(at[1]), round(width), height))
            return height

        def listen(string: str, *rest: Any) -> pygame.Surface:
            self.cut += [string] if ELLIPSIS in string else []
            return drawn(string, *rest)

        monkeypatch.setattr(Brush, "text", one)
        monkeypatch.setattr(Brush, "paragraph", many)
        monkeypatch.setattr(art, "text", listen)

    def _hear(self, string: str, place: pygame.Rect) -> None:
        if string.strip() and (string, place) not in self.lines:
            self.lines.append((string, place))

    def hear(self, stack: SceneStack, surface: pygame.Surface) -> None:
        self.lines.clear()
        self.cut.clear()
        stack.draw(surface)


@pytest.fixture
def services(tmp_path: Path, art: Art) -> Services:
    return furnished(tmp_path, art)


SHOWN = (
    ("ghost", 2),
    ("ghost", 4),
    ("solo", 1),
    ("play", 3),
    ("intermezzo", 4),
    ("boards", 3),
    ("boards", 4),
)


@pytest.fixture(scope="module")
def games() -> dict[tuple[str, int], Session]:
    return {(name, seats): demo(seats, None, EXHIBITS[name].stop) for name, seats in SHOWN}


def touching(lines: list[tuple[str, pygame.Rect]]) -> list[tuple[str, str]]:
    """Pairs of texts that lie on each other."""
    found = []
    for (one, first), (other, second) in combinations(lines, 2):
        shared = first.clip(second)
        if shared.width > 2 and shared.height > OVERLAP * min(first.height, second.height):
            found.append((one, other))
    return found


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    ("size", "scale", "text"),
    [
        ((1024, 600), 80, 100),
        ((1024, 600), 100, 100),
        ((1280, 720), 100, 100),
        ((1280, 720), 100, 200),
        ((1280, 720), 125, 150),
        ((1280, 720), 200, 100),
        ((1920, 1080), 200, 200),
        ((3440, 1440), 100, 125),
    ],
    ids=str,
)
def test_no_words_on_the_table_are_cut_or_lie_on_others(
    services: Services,
    games: dict[tuple[str, int], Session],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    scale: int,
    text: int,
    code: str,
) -> None:
    services.change(language=code, text=text, scale=scale)
    ear, surface = Ear(services.art, monkeypatch), pygame.Surface(size, 0, 32)
    for (name, seats), session in games.items():
        stack = SceneStack(size)
        EXHIBITS[name].show(stack, services, session)
        ear.hear(stack, surface)
        assert ear.lines, name
        assert ear.cut == [], f"{name} of {seats}"
        assert touching(ear.lines) == [], f"{name} of {seats}"
        for string, place in ear.lines:
            assert surface.get_rect().contains(place), f"{string!r} leaves the window of {name}"


@pytest.mark.parametrize("language", CODES)
def test_a_short_line_of_the_log_is_a_line_of_its_own(language: str) -> None:
    session, words = demo(3, None), Words.load(language)
    told = list(lines(session.steps, people(session), words))
    assert told
    for line in told:
        assert line.short[0].isupper()
        assert len(line.short) < len(line.text)
