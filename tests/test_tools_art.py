"""The program that draws the pictures: its figures, its shapes, and that its files are fresh.

What needs the packages of the group `art` is skipped where they are missing.
"""

from __future__ import annotations

import ast
import json
import re
import xml.etree.ElementTree as ET
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.resources import assets
from tools.art import vision
from tools.art.brush import Spine, taper
from tools.art.lines import knots, num, polar, smooth, symmetric
from tools.art.palette import CONTRAST, NORMAL, READ_ON, UI, Palette
from tools.art.sheet import Sheet
from tools.art.spirits import SPIRITS, spirit

SOURCES = Path(__file__).resolve().parent.parent / "tools" / "art"
FILES = {"palette": NORMAL, "palette_contrast": CONTRAST}
COLOURS = re.compile(r"#[0-9A-Fa-f]{3,6}")
NUMBERS = re.compile(r"-?\d+(?:\.\d+)?")
READ_BY_PYGAME = {
    "svg", "defs", "linearGradient", "radialGradient", "stop", "g", "path", "ellipse"
}  # fmt: skip


def file(name: str) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((assets() / f"{name}.json").read_text(encoding="utf-8"))
    return told


def wcag_luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def wcag_contrast(one: str, other: str) -> float:
    low, high = sorted((wcag_luminance(one), wcag_luminance(other)))
    return (high + 0.05) / (low + 0.05)


def worst(figures: dict[str, dict[str, float]]) -> dict[str, float]:
    return {kind: min(pairs.values()) for kind, pairs in figures.items()}


@pytest.mark.parametrize("name", FILES)
def test_the_contrasts_in_the_file_are_those_of_the_colours(name: str) -> None:
    told = file(name)
    assert set(told["contrast"]) == {f"{one} on {other}" for one, other in READ_ON}
    for pair, ratio in told["contrast"].items():
        one, other = pair.split(" on ")
        exact = wcag_contrast(told["ui"][one], told["ui"][other])
        assert ratio == pytest.approx(exact, abs=0.051)
        assert exact >= 4.5, pair
        assert vision.contrast(UI[one], UI[other]) == pytest.approx(exact)


@pytest.mark.parametrize("name", FILES)
def test_the_file_holds_the_colours_that_are_drawn(name: str) -> None:
    told, palette = file(name), FILES[name]
    assert told["ui"] == UI
    for element, tones in told["elements"].items():
        assert tones.items() <= asdict(palette.elements[element]).items()
    for disc, tones in told["discs"].items():
        assert {"kind": disc, **tones} == asdict(palette.discs[disc])


@pytest.mark.parametrize("name", FILES)
def test_the_distances_in_the_file_are_those_of_the_colours(name: str) -> None:
    told = file(name)
    for key, part, tone in (
        ("element_base", "elements", "base"),
        ("arrows", "elements", "arrow"),
        ("discs", "discs", "body"),
    ):
        colours = {thing: tones[tone] for thing, tones in told[part].items()}
        assert told["cvd_deltaE2000"][key] == vision.differences(colours)


def test_higher_contrast_is_higher_in_every_kind_of_vision() -> None:
    usual, high = (file(name)["cvd_deltaE2000"] for name in FILES)
    for key in ("element_base", "arrows", "discs"):
        before, after = worst(usual[key]), worst(high[key])
        assert all(after[kind] > before[kind] * 1.1 for kind in before), key
    assert min(worst(high["element_base"]).values()) >= 20
    assert min(worst(high["arrows"]).values()) >= 13
    assert min(worst(high["discs"]).values()) >= 16


@pytest.mark.parametrize("palette", [NORMAL, CONTRAST], ids=["usual", "contrast"])
def test_digits_marks_and_signs_can_be_read(palette: Palette) -> None:
    for tones in palette.elements.values():
        assert wcag_contrast(tones.deep, "#F3E3C3") >= 7
        assert wcag_contrast(tones.plain_lit_sign, tones.plain_lit) >= 4.5
    for disc in palette.discs.values():
        assert wcag_contrast(disc.mark, disc.body) >= 4


def test_distances_of_colours_are_those_of_the_literature() -> None:
    # The first pair of Sharma, Wu and Dalal (2005) that turns a blue hue.
    one, other = (50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)
    assert vision._ciede2000(one, other) == pytest.approx(2.0425, abs=1e-4)
    assert vision._ciede2000((50.0, 2.5, 0.0), (73.0, 25.0, -18.0)) == pytest.approx(
        27.1492, abs=1e-4
    )


def test_without_colour_only_lightness_is_left() -> None:
    red, green, blue = vision.seen("#CC572C", "grey")
    assert red == green == blue
    assert vision.seen("#CC572C", "normal") == pytest.approx((204 / 255, 87 / 255, 44 / 255))


def test_points_as_text() -> None:
    assert knots("1,2 3.5,-4c") == [(1, 2, False), (3.5, -4, True)]
    assert knots("1,2", flip=-1, axis=10) == [(9, 2, False)]
    assert symmetric("0,-5c 3,0 0,5") == [
        (0, -5, True),
        (3, 0, False),
        (0, 5, False),
        (-3, 0, False),
    ]


def test_numbers_in_paths_are_short() -> None:
    assert [num(value) for value in (0, -0.04, 1.5, 2.0, 10.26, 100)] == [
        "0", "0", "1.5", "2", "10.3", "100"
    ]  # fmt: skip


def test_a_smooth_path_is_straight_only_between_corners() -> None:
    assert smooth("0,0c 10,0c 10,10c") == "M0 0L10 0L10 10L0 0Z"
    assert smooth("0,0 10,0 20,0", closed=False).count("C") == 2
    assert smooth(polar(lambda _: 5, 8)).endswith("Z")


def test_a_stroke_is_as_wide_as_it_is_told() -> None:
    heights = [
        float(y) for y in re.findall(r"[-\d.]+ ([-\d.]+)", taper("0,0 50,0 100,0", [20, 20, 1]))
    ]
    assert max(heights) == pytest.approx(10, abs=1)
    assert Spine("0,0 50,0 100,0", [20, 20]).at(0.5, 1) == pytest.approx((50, 10), abs=2)


def test_a_group_closes_and_gradients_are_used_by_their_own_names() -> None:
    sheet = Sheet(10, 20)
    with sheet.group("scale(2)"):
        sheet.fill("M0 0Z", sheet.down(0, 1, "#000000", (0.5, "#888888", 0.3), "#FFFFFF"))
    root = ET.fromstring(sheet.text)
    assert root.get("viewBox") == "0 0 10 20"
    assert 'fill="url(#g1)"' in sheet.text
    assert [stop.get("offset") for stop in root.iter() if stop.tag.endswith("stop")] == [
        "0", "0.5", "1"
    ]  # fmt: skip


def skeleton(text: str) -> str:
    """A picture without its numbers: rounding differs from machine to machine."""
    return NUMBERS.sub("#", COLOURS.sub("colour", text))


@pytest.mark.parametrize("element", SPIRITS)
def test_the_files_of_the_spirits_are_fresh(element: str) -> None:
    for rank in SPIRITS[element]:
        text = (assets() / "svg" / f"spirit_{element}_{rank}.svg").read_text(encoding="utf-8")
        drawn = spirit(NORMAL.elements[element], rank).text
        assert skeleton(drawn) == skeleton(text)
        assert set(COLOURS.findall(drawn)) == set(COLOURS.findall(text))


def test_spirits_stay_within_the_rim_of_their_tiles() -> None:
    for path in sorted((assets() / "svg").glob("spirit_*.svg")):
        picture = pygame.image.load_sized_svg(str(path), (256, 256))
        assert pygame.Rect(12, 12, 232, 232).contains(picture.get_bounding_rect()), path.name


@pytest.mark.parametrize("folder", ["svg", "svg_contrast"])
def test_pictures_use_only_what_pygame_draws(folder: str) -> None:
    for path in sorted((assets() / folder).glob("*.svg")):
        tags = {node.tag.rpartition("}")[2] for node in ET.parse(path).iter()}
        assert tags <= READ_BY_PYGAME, path.name


def test_the_program_does_not_outgrow_its_reader() -> None:
    for path in sorted(SOURCES.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        assert len(text.splitlines()) <= 300, path.name
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                assert node.end_lineno - node.lineno < 40, f"{path.name} {node.name}"


def test_the_catalogue_draws_every_file_and_no_other() -> None:
    catalogue = _catalogue()
    for folder, names in (
        ("svg", set(catalogue.pictures())),
        ("svg_contrast", set(catalogue.coloured(CONTRAST))),
    ):
        files = {path.stem for path in (assets() / folder).glob("*.svg")}
        assert files == names if folder == "svg" else files < names


def test_the_files_are_fresh(tmp_path: Path) -> None:
    catalogue = _catalogue()
    from tools.art.__main__ import write

    for folder, drawings in (
        ("svg", catalogue.pictures()),
        ("svg_contrast", catalogue.coloured(CONTRAST)),
    ):
        for drawn in write(drawings, tmp_path / folder):
            kept = assets() / folder / drawn.name
            text = drawn.read_text(encoding="utf-8")
            if not kept.exists():
                kept = assets() / "svg" / drawn.name
            assert set(COLOURS.findall(text)) == set(
                COLOURS.findall(kept.read_text(encoding="utf-8"))
            ), drawn.name


def _catalogue() -> Any:
    for package in ("contourpy", "shapely", "fontTools"):
        pytest.importorskip(package)
    from tools.art import catalogue

    return catalogue
