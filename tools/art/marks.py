"""Marks on the table: frames, free cells, the pile's tray, empty places, pins on the score."""

from __future__ import annotations

import math

from tools.art.arrows import round_pin
from tools.art.discs import disc_figure
from tools.art.lines import circle, rounded, rows, smooth, spaced
from tools.art.palette import BRASS, INK, DiscTones, Tones, mix
from tools.art.sheet import Sheet


def target(tones: Tones) -> Sheet:
    """The frame of a tile that an arrow sees."""
    sheet = Sheet(256, 256)
    frame = rounded(3, 3, 250, 250, 28)
    sheet.stroke(frame, tones.deep, 6)
    sheet.stroke(frame, tones.arrow, 4)
    return sheet


def free_cell(faint: float) -> Sheet:
    """A cell where a tile may go: corners and a dot, `faint` 0 to 1."""
    sheet = Sheet(256, 256)
    sheet.path(
        rounded(12, 12, 232, 232, 24),
        fill="#0B0C1C",
        fill_alpha=0.16,
        stroke="#AEB6F5",
        width=2.2,
        stroke_alpha=0.3,
    )
    corners = "".join(
        f"M{x} {y + b * 44}V{y + b * 24}Q{x} {y} {x + a * 24} {y}H{x + a * 44}"
        for x, y, a, b in rows("12,12,1,1 244,12,-1,1 12,244,1,-1 244,244,-1,-1")
    )
    sheet.stroke(corners, "#C9CFFF", 4.4, faint)
    sheet.path(circle(128, 128, 5), fill="#C9CFFF", fill_alpha=faint)
    return sheet


def hovered_cell() -> Sheet:
    """The cell under the pointer."""
    sheet = Sheet(256, 256)
    lantern = "#FFD78C"
    sheet.path(
        rounded(10, 10, 236, 236, 26), fill=lantern, fill_alpha=0.18, stroke=lantern, width=5
    )
    return sheet


def fresh() -> Sheet:
    """The bright frame of a tile just laid, in a box of 272 round the tile."""
    sheet = Sheet(272, 272)
    for out, alpha in ((9, 0.16), (6, 0.22), (3, 0.34)):
        side, at = 256 + out * 0.8, 8 - out * 0.4
        frame = rounded(at, at, side, side, 30 + out * 0.4)
        sheet.stroke(frame, "#FFE7B0", 3 + out, alpha)
    sheet.stroke(rounded(7, 7, 258, 258, 31), "#FFE7B0", 3.2)
    return sheet


def draw_frame() -> Sheet:
    """The tray of the pile, 320 wide; its top tile lies at (32, 24)."""
    sheet = Sheet(320, 320)
    sheet.fill(rounded(8, 14, 304, 300, 34), "#05060F", 0.35)
    tray = sheet.down(8, 308, "#2B2F56", "#171A30")
    sheet.path(rounded(8, 8, 304, 300, 34), fill=tray, stroke="#6269A6", width=2.4)
    sheet.stroke(rounded(15, 15, 290, 286, 28), BRASS, 1.6, 0.6)
    layers = ("#6E5A46", "#3A2C22"), ("#8C745A", "#4A392B"), ("#A98F6F", "#5C4836")
    for layer, (light, dark) in enumerate(layers):
        top = 48 - layer * 6
        sheet.fill(rounded(32, top, 256, 254, 30), dark)
        sheet.fill(rounded(32, top - 3, 256, 254, 30), light)
    for x, y, a, b in rows("14,14,1,1 14,302,1,-1 306,14,-1,1 306,302,-1,-1"):
        corner = f"M{x} {y + b * 40}V{y + b * 22}Q{x} {y} {x + a * 22} {y}H{x + a * 40}"
        sheet.stroke(corner, BRASS, 5)
        sheet.fill(circle(x + a * 7, y + b * 7, 3), "#FFE9B0")
    return sheet


def slot() -> Sheet:
    """An empty place in the intermezzo's row, with a dying sound in it."""
    sheet = Sheet(256, 256)
    hollow = sheet.radial(128, 128, 170, (0, "#0E1022", 0.75), (1, "#1B1E3A", 0.75))
    sheet.path(rounded(4, 4, 248, 248, 28), fill=hollow, stroke="#565DA0", width=3)
    sheet.path(
        rounded(16, 16, 224, 224, 20), stroke="#565DA0", width=1.6, stroke_alpha=0.6, dashes="5 9"
    )
    sound = ""
    for side in (1, -1):
        line = [
            (128 + x, 128 + side * 46 * math.exp(-((x / 40) ** 2)) * math.cos(x / 8.5))
            for x in spaced(-74, 74, 75)
        ]
        sound += smooth(line, bend=0.33, closed=False)
    sheet.stroke(sound, "#8A92D8", 3.4, 0.55)
    return sheet


def score_marker(tones: DiscTones) -> Sheet:
    """A pin in a player's colour; its tip at (32, 76) stands on the score."""
    sheet = Sheet(64, 80, INK)
    path = round_pin(24, 46)
    sheet.ellipse(32, 75, 8, 3, "#000", alpha=0.45)
    with sheet.group("translate(32 30) rotate(180)"):
        sheet.shape(path, INK, 6)
        low = mix(tones.body, tones.dark, 0.75)
        paint = sheet.linear((24, 0), (-24, 0), tones.light, (0.4, tones.body), low)
        sheet.path(path, fill=paint, stroke="#FFF6E2", width=1.8)
    with sheet.group("translate(32 30) scale(.86)"):
        face = circle(0, 0, 21)
        sheet.path(face, fill=tones.body, stroke=tones.dark, width=1.6, stroke_alpha=0.7)
        disc_figure(sheet, tones)
    return sheet
