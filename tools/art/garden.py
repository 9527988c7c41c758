"""The backgrounds of the table, the menu and the results: a raked garden at night.

Rings of sound in the sand around a middle and around mossy stones, fireflies, a breath of teal
and one of plum. All furrows are two shapes, since pygame's reader pays by the shape.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tools.art.lines import Spot
from tools.art.lines import num as shortened
from tools.art.palette import UI, mix
from tools.art.sheet import Sheet

WIDTH, HEIGHT = 1920, 1080
MARGIN = 10
_SHEET = f"M0 0H{WIDTH}V{HEIGHT}H0Z"
FLIES = 46


@dataclass(frozen=True)
class Stone:
    """A stone on its cushion of moss; the rake keeps `reach` away from it."""

    x: float
    y: float
    reach: float


@dataclass(frozen=True)
class Garden:
    """One background."""

    middle: Spot
    first: float
    """The radius of the first furrow."""
    step: float
    """From one furrow to the next."""
    moon: tuple[float, float]
    """How light the sand and its furrows are in the middle."""
    stones: tuple[Stone, ...]


GARDENS = {
    "table": Garden(
        (960, 507.6),
        60,
        15,
        (0.35, 0.55),
        (Stone(1990, 1010, 230), Stone(-40, 1090, 180), Stone(1500, -40, 150)),
    ),
    "table_menu": Garden(
        (1270, 540),
        330,
        17,
        (0.52, 0.82),
        (Stone(150, 1010, 230), Stone(1840, 70, 190), Stone(640, 1130, 170), Stone(330, -30, 150)),
    ),
    "table_results": Garden(
        (960, 300), 250, 17, (0.52, 0.82), (Stone(120, 960, 230), Stone(1820, 900, 250))
    ),
}


def background(name: str) -> Sheet:
    """A whole background, 1920 by 1080."""
    garden, sheet = GARDENS[name], Sheet(WIDTH, HEIGHT)
    _ground(sheet, garden)
    _furrows(sheet, garden)
    for stone in garden.stones:
        _cushion(sheet, stone)
    _fireflies(sheet, garden.middle)
    dusk = ((0, 0.42), (0.16, 0.0), (0.8, 0.0), (1, 0.5))
    stops = [(place, "#0A0B18", alpha) for place, alpha in dusk]
    sheet.fill(_SHEET, sheet.down(0, HEIGHT, *stops))
    return sheet


def _ground(sheet: Sheet, garden: Garden) -> None:
    x, y = garden.middle
    light = mix(UI["ground_hi"], "#4A4F86", garden.moon[0])
    sand = (light, (0.35, UI["ground_hi"]), (0.7, UI["ground"]), UI["night"])
    teal = ((0, "#1E6A78", 0.50), (0.5, "#1E5A70", 0.20), (1, "#1E5A70", 0))
    plum = ((0, "#7A2A5E", 0.46), (0.5, "#5A2A64", 0.20), (1, "#5A2A64", 0))
    reach = WIDTH * 0.62
    sheet.fill(_SHEET, sheet.radial(x, y, reach, *sand))
    sheet.fill(_SHEET, sheet.radial(WIDTH * 1.02, -HEIGHT * 0.05, reach, *teal))
    sheet.fill(_SHEET, sheet.radial(-WIDTH * 0.03, HEIGHT * 1.06, reach, *plum))


def _furrows(sheet: Sheet, garden: Garden) -> None:
    """All furrows in two strokes, a dark one and the moonlit edge below it."""

    def free(x: float, y: float) -> bool:
        return all(math.hypot(x - s.x, y - s.y) > s.reach for s in garden.stones)

    paths: list[str] = []
    radius = garden.first
    while radius < math.hypot(WIDTH, HEIGHT) * 0.75:
        paths += _arcs(garden.middle, radius, free)
        radius += garden.step
    for stone in garden.stones:
        radius = stone.reach * 0.42
        while radius < stone.reach:
            paths += _arcs((stone.x, stone.y), radius, lambda _x, _y: True)
            radius += garden.step * 0.8
    night, (x, y), reach = UI["night"], garden.middle, WIDTH * 0.6
    dark = sheet.radial(x, y, reach, (0, night, 0.62), (0.6, night, 0.5), (1, night, 0.3))
    moonlit = sheet.radial(
        x, y, reach, (0, "#A3ABEA", garden.moon[1]), (0.45, "#6E76B4", 0.55), (1, UI["rake"], 0.22)
    )
    sheet.stroke("".join(paths), dark, 2.1)
    with sheet.group("translate(0 1.5)"):
        sheet.stroke("".join(paths), moonlit, 1.15)


def _arcs(middle: Spot, radius: float, free: Callable[[float, float], bool]) -> Iterator[str]:
    """The parts of a ring that lie on the sheet and are free, as paths."""
    count = math.ceil(math.pi * radius)
    points = [
        (
            middle[0] + radius * math.cos(2 * math.pi * step / count),
            middle[1] + radius * math.sin(2 * math.pi * step / count),
        )
        for step in range(count)
    ]
    kept = [_on_sheet(*point) and free(*point) for point in points]
    if all(kept):
        yield _round(*middle, radius)
        return
    gap = kept.index(False)
    run: list[Spot] = []
    for step in range(count + 1):
        index = (gap + step) % count
        if kept[index]:
            run.append(points[index])
        elif len(run) > 2:
            large = int(len(run) > count / 2)
            (x0, y0), (x1, y1), r = run[0], run[-1], _num(radius)
            yield f"M{_num(x0)} {_num(y0)}A{r} {r} 0 {large} 1 {_num(x1)} {_num(y1)}"
            run = []
        else:
            run = []


def _on_sheet(x: float, y: float) -> bool:
    return -MARGIN <= x <= WIDTH + MARGIN and -MARGIN <= y <= HEIGHT + MARGIN


def _cushion(sheet: Sheet, stone: Stone) -> None:
    """Moss with a large and a small stone on it, lit from the upper left."""
    chance = random.Random(round(stone.x * 7 + stone.y * 13))
    x, y, q = stone.x, stone.y, stone.reach * 0.42
    clumps = sorted(_clumps(chance, x, y, q), key=lambda clump: clump[1])
    sheet.fill(_ellipse(x + 4, y + q * 0.30, q * 1.32, q * 1.02), "#070815", 0.38)
    sheet.fill(_balls(clumps, 0, 1, 1.8), "#101B1E")
    sheet.fill(_ellipse(x, y + q * 0.12, q * 1.02, q * 0.78), "#1D3733")
    for lift, share, colour in ((0, 1, "#223F38"), (0.2, 0.68, "#31584A"), (0.34, 0.34, "#487764")):
        sheet.fill(_balls(clumps, lift, share, 0), colour)
    _rock(sheet, chance, (x + q * 0.42, y + q * 0.16), (q * 0.36, q * 0.30), 1 + x)
    _rock(sheet, chance, (x - q * 0.10, y - q * 0.12), (q * 0.62, q * 0.56), x * 0.7)
    front = [(cx, cy - q * 0.10, r) for cx, cy, r in clumps[-9:]]
    sheet.fill(_balls(front, 0, 0.62, 0), "#2B4E43")
    sheet.fill(_balls(front, 0.18, 0.36, 0), "#487764")


def _clumps(
    chance: random.Random, x: float, y: float, q: float
) -> Iterator[tuple[float, float, float]]:
    for clump in range(30):
        angle = 2 * math.pi * clump / 30 + chance.uniform(-0.1, 0.1)
        out = q * chance.uniform(0.78, 0.98)
        cx, cy = x + out * math.cos(angle) * 1.08, y + q * 0.12 + out * math.sin(angle) * 0.80
        yield cx, cy, q * chance.uniform(0.15, 0.25)


def _balls(clumps: list[tuple[float, float, float]], lift: float, share: float, grow: float) -> str:
    """Round clumps, moved up and left by `lift` of their radius and scaled by `share`."""
    return "".join(_round(x - r * lift, y - r * lift * 1.2, r * share + grow) for x, y, r in clumps)


def _rock(sheet: Sheet, chance: random.Random, at: Spot, half: Spot, bend: float) -> None:
    (x, y), (w, h) = at, half
    outline = []
    for corner in range(11):
        angle = 2 * math.pi * corner / 11
        bulge = 1 + 0.10 * math.sin(2 * angle + bend) + 0.07 * math.sin(3 * angle + 2 * bend)
        bulge += chance.uniform(-0.05, 0.05)
        outline.append((x + w * bulge * math.cos(angle), y + h * bulge * math.sin(angle)))
    sheet.fill(_closed([(px + 2, py + 5) for px, py in outline]), "#070815", 0.5)
    body = sheet.linear(
        (x - w * 0.7, y - h), (x + w * 0.6, y + h), "#8C92BC", (0.40, "#575C86"), "#262A4A"
    )
    sheet.fill(_closed(outline), body)
    sheet.stroke(_closed(outline), "#14172B", 2.4)
    top = [(x + (px - x) * 0.66 - w * 0.14, y + (py - y) * 0.55 - h * 0.26) for px, py in outline]
    light = sheet.linear((x - w, y - h), (x + w * 0.6, y + h * 0.2), "#B3B9DF", "#666C98")
    sheet.fill(_closed(top), light, 0.75)
    for colour in ("#1F2342", "#C3C9EA"):
        sheet.fill("".join(_speck(chance, at, half) for _ in range(4)), colour, 0.5)


def _speck(chance: random.Random, at: Spot, half: Spot) -> str:
    angle, out = chance.uniform(0, 6.28), chance.uniform(0.1, 0.75)
    x, y = at[0] + half[0] * out * math.cos(angle), at[1] + half[1] * out * math.sin(angle)
    return _round(x, y, chance.uniform(0.9, 2.2))


def _closed(points: list[Spot]) -> str:
    """A closed path through all points without corners."""
    count = len(points)
    path = f"M{_num(points[0][0])} {_num(points[0][1])}"
    for index in range(count):
        (x0, y0), (x1, y1) = points[index - 1], points[index]
        (x2, y2), (x3, y3) = points[(index + 1) % count], points[(index + 2) % count]
        path += (
            f"C{_num(x1 + (x2 - x0) / 6)} {_num(y1 + (y2 - y0) / 6)}"
            f" {_num(x2 - (x3 - x1) / 6)} {_num(y2 - (y3 - y1) / 6)} {_num(x2)} {_num(y2)}"
        )
    return path + "Z"


def _ellipse(x: float, y: float, w: float, h: float) -> str:
    left, right, level = _num(x - w), _num(x + w), _num(y)
    half = f"A{_num(w)} {_num(h)} 0 1 0"
    return f"M{left} {level}{half} {right} {level}{half} {left} {level}Z"


def _round(x: float, y: float, radius: float) -> str:
    return _ellipse(x, y, radius, radius)


def _num(value: float) -> str:
    """Two decimals: the furrows are long arcs, and short radii would move them."""
    return shortened(value, places=2)


def _fireflies(sheet: Sheet, middle: Spot) -> None:
    chance = random.Random(4)
    swarms: tuple[list[tuple[float, float, float]], ...] = ([], [], [])
    for fly in range(FLIES):
        x, y, r = chance.uniform(0, WIDTH), chance.uniform(0, HEIGHT), chance.uniform(1.0, 2.1)
        if abs(x - middle[0]) >= WIDTH * 0.20 or abs(y - middle[1]) >= HEIGHT * 0.25:
            swarms[fly % 3].append((x, y, r))
    for swarm, strength in zip(swarms, (0.4, 0.65, 0.95), strict=True):
        for times, opacity in ((5.5, 0.07), (3.6, 0.10), (2.1, 0.18)):
            halo = "".join(_round(x, y, r * times) for x, y, r in swarm)
            sheet.fill(halo, "#FFE3A0", round(opacity * strength * 1.4, 3))
        sheet.fill("".join(_round(x, y, r) for x, y, r in swarm), "#FFF3CF", strength)
