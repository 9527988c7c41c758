"""Sound discs and cacophony discs. A disc has a radius of 24.8 in a box of 64."""

from __future__ import annotations

import math
import random

from tools.art.lines import Spot, circle, num, polygon, polyline, rosette
from tools.art.palette import BLACK, INK, WHITE, DiscTones, mix
from tools.art.sheet import Sheet

RADIUS = 24.8
_THICK = 3.6


def disc(tones: DiscTones) -> Sheet:
    """A disc in a box of its own."""
    sheet = Sheet(64, 64)
    lay_disc(sheet, tones, (32, 32))
    return sheet


def lay_disc(sheet: Sheet, tones: DiscTones, at: Spot) -> None:
    """A disc with its middle at `at`."""
    with sheet.group(f"translate({num(at[0])} {num(at[1] - _THICK / 2)})"):
        if tones.kind == "cacophony":
            _broken_disc(sheet, tones)
        else:
            _round_disc(sheet, tones)


def _round_disc(sheet: Sheet, tones: DiscTones) -> None:
    sheet.fill(circle(0, _THICK, RADIUS + 1.6), INK)
    sheet.fill(circle(0, 0, RADIUS + 1.6), INK)
    half = mix(tones.dark, tones.body, 0.55)
    side = sheet.linear(
        (-RADIUS, 0), (RADIUS, 0), tones.dark, (0.35, half), (0.7, tones.dark), tones.dark
    )
    sheet.fill(circle(0, _THICK, RADIUS), side)
    edge = mix(tones.body, tones.dark, 0.55)
    sheet.fill(
        circle(0, 0, RADIUS), sheet.radial(-7, -10, 40, tones.light, (0.42, tones.body), edge)
    )
    _bevel(sheet, tones)
    sheet.stroke(circle(0, 0, RADIUS - 5), tones.dark, 1.5, 0.75)
    disc_figure(sheet, tones)
    sheet.stroke("M-15.5 -13.5C-11 -18.6 -5 -21 2 -21", WHITE, 2.4, 0.55)


def _bevel(sheet: Sheet, tones: DiscTones) -> None:
    """Light along the edge; the dark disc has a pale rim, so that several together stay apart."""
    if tones.kind == "obsidian":
        rim = sheet.down(
            -RADIUS, RADIUS, WHITE, (0.35, tones.mark), mix(tones.mark, tones.body, 0.4)
        )
        sheet.stroke(circle(0, 0, RADIUS - 1.9), rim, 3.8)
        return
    bevel = sheet.down(-RADIUS, RADIUS, (0, WHITE, 0.9), (0.5, WHITE, 0.25), (1, BLACK, 0.3))
    sheet.stroke(circle(0, 0, RADIUS - 1.3), bevel, 2.2)


def disc_figure(sheet: Sheet, tones: DiscTones) -> None:
    """What tells a colour without its colour: petals, rings, trefoil, square."""
    mark = tones.mark
    match tones.kind:
        case "amber":
            sheet.stroke(rosette(6, 5, 17.5), mark, 2.1, 0.85)
            sheet.fill(circle(0, 0, 3.6), mark)
        case "turquoise":
            sheet.stroke(circle(0, 0, 15.5), mark, 2.1, 0.85)
            sheet.stroke(circle(0, 0, 8), mark, 2.1, 0.85)
            for x, y in ((0, -11.8), (11.8, 0), (0, 11.8), (-11.8, 0)):
                sheet.path(circle(x, y, 0.1), fill=mark, stroke=mark, width=4.4)
        case "ivory":
            sheet.stroke(rosette(3, 4.5, 17.5), mark, 2.1, 0.9)
            sheet.fill(rosette(3, 1.5, 8, phase=math.pi), mark, 0.9)
        case "obsidian":
            sheet.stroke(rosette(4, 7.5, 17.5), mark, 2.1, 0.9)
            sheet.fill(rosette(4, 2.2, 6.8, phase=math.pi), mark, 0.95)


def _broken_disc(sheet: Sheet, tones: DiscTones) -> None:
    """A saw-toothed edge and a zigzag: this one needs no red to be told."""
    teeth = _teeth()
    side = polygon([(x, y + _THICK) for x, y in teeth])
    sheet.path(side, fill=tones.dark, stroke=INK, width=4)
    sheet.path(polygon(teeth), fill=INK, stroke=INK, width=4)
    body = sheet.radial(
        -6, -9, 36, tones.light, (0.5, tones.body), mix(tones.body, tones.dark, 0.5)
    )
    sheet.path(polygon(teeth), fill=body, stroke="#FF9DA6", width=1.3)
    zigzag = polyline("-17,2 -11,-8 -7,6 -1.5,-14 3,12 7.5,-8 11,4 17,-3")
    sheet.stroke(zigzag, "#3A020D", 6)
    sheet.stroke(zigzag, tones.mark, 3)


def _teeth() -> list[Spot]:
    chance, found = random.Random(11), []
    for tooth in range(15):
        angle = 2 * math.pi * tooth / 15
        x = (RADIUS + 1.5 - chance.random() * 1.2) * math.sin(angle)
        y = -(RADIUS + 1.5 - chance.random() * 1.2) * math.cos(angle)
        angle += math.pi / 15
        low = RADIUS - 4.2 - chance.random() * 1.4
        found += [(x, y), (low * math.sin(angle), -low * math.cos(angle))]
    return found
