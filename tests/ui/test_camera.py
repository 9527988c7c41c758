"""From cells to pixels and back: fitting, zooming, panning and gliding."""

from __future__ import annotations

import math

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine import Cell
from game.ui.table.camera import BIGGEST_PX, GLIDE_MS, SMALLEST_PX, STEP_PX, Camera

AREA = pygame.Rect(100, 60, 900, 500)
BLOCK = tuple(Cell(x, y) for x in range(-2, 4) for y in range(-1, 3))


def looking(
    cells: tuple[Cell, ...] = BLOCK, area: pygame.Rect = AREA, largest: float = 88.0
) -> Camera:
    """A camera that fits some cells into an area."""
    camera = Camera()
    camera.fit(cells, area, largest, glide=False)
    return camera


def blocks() -> st.SearchStrategy[tuple[Cell, ...]]:
    """Cells from anywhere in a display."""
    near = st.integers(-14, 14)
    return st.lists(st.builds(Cell, near, near), min_size=1, max_size=20, unique=True).map(tuple)


def areas() -> st.SearchStrategy[pygame.Rect]:
    """Boards of every size and place."""
    return st.builds(
        pygame.Rect,
        st.integers(-50, 400),
        st.integers(0, 300),
        st.integers(400, 2600),
        st.integers(300, 1500),
    )


def points() -> st.SearchStrategy[tuple[float, float]]:
    """Where a pointer may be."""
    return st.tuples(st.floats(0, 2600), st.floats(0, 1500))


# --- Fitting --------------------------------------------------------------------------------


@given(blocks(), areas())
def test_all_cells_are_inside_the_area(cells: tuple[Cell, ...], area: pygame.Rect) -> None:
    camera = looking(cells, area)
    roomy = area.inflate(2, 2)  # halves of a pixel
    assert all(roomy.contains(camera.rect(cell)) for cell in cells)


@given(blocks(), areas(), st.floats(20, 200))
def test_tiles_are_as_large_as_there_is_room_but_not_larger_than_asked(
    cells: tuple[Cell, ...], area: pygame.Rect, largest: float
) -> None:
    camera = looking(cells, area, largest)
    assert camera.side <= largest
    if camera.side + STEP_PX < int(largest):
        rects = [camera.rect(cell) for cell in cells]
        whole = rects[0].unionall(rects[1:])
        row = max(whole.width, whole.height) / camera.side
        slack = 2 + camera.side * 0.05 + row * 1.1 * (1 + STEP_PX)
        assert area.width - whole.width <= slack or area.height - whole.height <= slack


@given(blocks(), areas())
def test_tiles_never_overlap(cells: tuple[Cell, ...], area: pygame.Rect) -> None:
    camera = looking(cells, area)
    for cell in cells:
        east, south = Cell(cell.x + 1, cell.y), Cell(cell.x, cell.y + 1)
        assert not camera.rect(cell).colliderect(camera.rect(east))
        assert not camera.rect(cell).colliderect(camera.rect(south))


def test_one_tile_lies_in_the_middle() -> None:
    camera = looking((Cell(7, -3),))
    assert camera.rect(Cell(7, -3)).center == AREA.center
    assert camera.side == 88


def test_nothing_at_all_can_be_fitted() -> None:
    assert looking(()).rect(Cell(0, 0)).center == AREA.center
    assert looking(area=pygame.Rect(0, 0, 0, 0)).side == 1


# --- And back -------------------------------------------------------------------------------


@given(blocks(), areas())
def test_the_middle_of_a_tile_is_on_its_cell(cells: tuple[Cell, ...], area: pygame.Rect) -> None:
    camera = looking(cells, area)
    for cell in cells:
        assert camera.cell_at(camera.rect(cell).center, cells, reach=0.5) == cell


@given(blocks(), st.floats(0.02, 50), points(), st.floats(-500, 500))
def test_so_it_is_after_zooming_and_panning(
    cells: tuple[Cell, ...], factor: float, at: tuple[float, float], by: float
) -> None:
    camera = looking(cells)
    camera.zoom(factor, at)
    camera.pan(by, -by)
    for cell in cells:
        assert camera.cell_at(camera.rect(cell).center, cells, reach=0.5) == cell


def test_every_point_of_a_tile_is_on_its_cell() -> None:
    camera = looking()
    for cell in BLOCK:
        rect = camera.rect(cell)
        for corner in (rect.topleft, rect.topright, rect.bottomleft, rect.bottomright):
            assert camera.cell_at(corner, BLOCK, reach=0.75) == cell


def test_what_is_out_of_reach_is_no_cell() -> None:
    camera = looking((Cell(0, 0),))
    x, y = AREA.center
    assert camera.cell_at((x + 60, y), [Cell(0, 0)], reach=0.7) == Cell(0, 0)
    assert camera.cell_at((x + 70, y), [Cell(0, 0)], reach=0.7) is None
    assert camera.cell_at((x, y), [], reach=9) is None


# --- Zooming and panning --------------------------------------------------------------------


@given(blocks(), st.lists(st.tuples(st.floats(0.3, 3), points()), max_size=6))
def test_zooming_keeps_what_is_under_the_pointer(
    cells: tuple[Cell, ...], zooms: list[tuple[float, tuple[float, float]]]
) -> None:
    camera = looking(cells)
    for factor, at in zooms:
        before = camera.cells_at(at)
        camera.zoom(factor, at)
        assert camera.cells_at(at) == pytest.approx(before, abs=1e-6)


def test_zooming_ends_where_tiles_get_too_small_or_too_large() -> None:
    camera = looking()
    camera.zoom(1000, AREA.center)
    assert camera.side == BIGGEST_PX
    camera.zoom(0.0001, AREA.center)
    assert camera.side == SMALLEST_PX


@pytest.mark.parametrize(("largest", "factor"), [(10.0, 0.5), (400.0, 2.0)])
def test_zooming_never_goes_the_other_way(largest: float, factor: float) -> None:
    """Where fitting went past the bounds already, as on a very small or a very large screen."""
    camera = looking((Cell(0, 0),), largest=largest)
    camera.zoom(factor, AREA.center)
    assert camera.side == largest


def test_zooming_in_and_out_again_leads_back() -> None:
    camera = looking()
    before = camera.rect(Cell(1, 1))
    camera.zoom(1.5, (300, 200))
    camera.zoom(1 / 1.5, (300, 200))
    assert camera.rect(Cell(1, 1)) == before


def test_panning_moves_the_display_with_the_hand() -> None:
    camera = looking()
    x, y = camera.at(Cell(0, 0))
    camera.pan(40, -25)
    assert camera.at(Cell(0, 0)) == (x + 40, y - 25)


def test_a_view_put_by_hand_stays_until_it_is_asked_home() -> None:
    camera = looking()
    assert not camera.moved_by_hand
    camera.zoom(2, AREA.center)
    assert camera.moved_by_hand
    side = camera.side
    camera.fit((*BLOCK, Cell(9, 9)), AREA, 88.0, glide=True)
    assert (camera.side, camera.gliding) == (side, False)
    camera.fit_again()
    assert not camera.moved_by_hand
    camera.settle()
    assert camera.rect(Cell(9, 9)) == looking((*BLOCK, Cell(9, 9))).rect(Cell(9, 9))


# --- Gliding --------------------------------------------------------------------------------


def test_gliding_ends_at_home() -> None:
    camera, home = looking(), looking((*BLOCK, Cell(6, 5)))
    before = camera.rect(Cell(0, 0))
    camera.fit((*BLOCK, Cell(6, 5)), AREA, 88.0, glide=True)
    assert camera.rect(Cell(0, 0)) == before
    frames = 0
    while camera.gliding:
        assert camera.update(16)
        frames += 1
    assert frames * 16 >= GLIDE_MS
    assert not camera.update(16)
    assert camera.rect(Cell(0, 0)) == home.rect(Cell(0, 0))


def test_a_glide_goes_one_way() -> None:
    camera = looking()
    camera.fit((*BLOCK, Cell(12, 5)), AREA, 88.0, glide=True)
    sides = [camera.side]
    while camera.update(10):
        sides.append(camera.side)
    assert sides == sorted(sides, reverse=True)
    assert sides[-1] < sides[0]


def test_a_hand_stops_a_glide_at_home() -> None:
    camera, home = looking(), looking((*BLOCK, Cell(6, 5)))
    camera.fit((*BLOCK, Cell(6, 5)), AREA, 88.0, glide=True)
    camera.update(30)
    camera.pan(0, 0)
    assert not camera.gliding
    assert camera.rect(Cell(0, 0)) == home.rect(Cell(0, 0))


def test_without_gliding_the_view_is_there_at_once() -> None:
    camera = looking()
    camera.fit((*BLOCK, Cell(6, 5)), AREA, 88.0, glide=False)
    assert not camera.gliding
    assert camera.rect(Cell(6, 5)) == looking((*BLOCK, Cell(6, 5))).rect(Cell(6, 5))


# --- The display as one picture -------------------------------------------------------------


@given(blocks(), areas(), st.floats(0.4, 2.5), points())
def test_the_picture_of_the_fitted_display_lies_where_its_tiles_are(
    cells: tuple[Cell, ...], area: pygame.Rect, factor: float, at: tuple[float, float]
) -> None:
    camera = looking(cells, area)
    fitted = camera.at_home(area.topleft)
    camera.zoom(factor, at)
    for cell in cells:
        seen = camera.seen_from_home(fitted.rect(cell))
        middle = camera.rect(cell).center
        times = camera.framing.side / fitted.framing.side
        assert math.dist(seen.center, middle) <= 2.5 + times


def test_fitting_what_is_fitted_already_moves_nothing() -> None:
    camera = looking()
    camera.fit(BLOCK, AREA, 88.0, glide=True)
    assert camera.update(16) is False
    camera.fit_again()
    assert camera.update(16) is False
