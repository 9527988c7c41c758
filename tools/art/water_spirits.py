"""The singing spirits of water: undine, whale, jellyfish and sea dragon.

The origin is the middle of the tile; everything stays within 110 units of it.
"""

from __future__ import annotations

from tools.art.brush import Spine, taper
from tools.art.figure import calm_eyes, cheeks, drop, gold, mask, mouth, open_eyes
from tools.art.lines import SIDES, circle, knots, num, polygon, rows, smooth, symmetric
from tools.art.sheet import Sheet


def undine(sheet: Sheet) -> None:
    """An undine rising from the sea; her hair is a great wave that breaks over her."""
    _undine_wave(sheet)
    _undine_shoulders(sheet)
    with sheet.group("translate(12 -4)"):
        _undine_face(sheet)
    _undine_sea(sheet)


def _undine_wave(sheet: Sheet) -> None:
    """The wave from its foot on the left to its claws of foam on the right."""
    wave = (
        "-98,92c -98,46 -90,2 -70,-44 -40,-84 4,-101 48,-96 82,-76 100,-44 103,-8 96,14c 88,-2 "
        "84,-6 78,18c 72,2 66,-2 60,10c 54,-14 42,-40 14,-56 -18,-42 -36,0 -34,50 -10,92c"
    )
    deep = sheet.linear((-60, -90), (60, 80), "#4FB4EE", (0.45, "#2266BE"), "#123A86")
    sheet.shape(smooth(wave), deep, 5.2)
    for line, widths, paint in (
        ("-84,70 -76,8 -54,-44 -18,-78 30,-84", [2, 9, 11, 10, 1], "#8FE0F6"),
        ("-64,80 -60,24 -44,-26 -10,-60 34,-64", [2, 6, 7, 6, 1], "#5FC1F0"),
    ):
        sheet.fill(taper(line, widths, step=6), paint)
    foam = (
        "42,-96 70,-92 94,-70 106,-36 106,-6 97,20c 90,4 85,2 78,24c 72,6 66,4 58,16c 54,2 58,-10 "
        "68,-12c 62,-22 66,-32 76,-32c 68,-44 70,-52 78,-54c 66,-58 62,-66 66,-74c 54,-72 42,-80"
    )
    sheet.shape(smooth(foam, bend=0.4), sheet.down(-95, 20, "#FFFFFF", "#CDEFFB"), 4)
    for x, y, r in rows("88,-52,5 94,-28,4.4 86,-12,4 78,-76,4"):
        sheet.fill(circle(x, y, r), "#A8DDF4", 0.8)


def _undine_shoulders(sheet: Sheet) -> None:
    """Hair behind the face, shoulders in scales of water, and a drop at the neck."""
    hair = "12,-62 48,-50 62,-14 60,26 48,60 -24,60 -36,26 -38,-14 -24,-50"
    sheet.shape(smooth(hair), sheet.linear((-30, -60), (60, 60), "#2A72C8", "#0F2F74"))
    dress = "-44,96c -40,66 -22,50 0,44 24,44 46,50 66,66 72,96c"
    sheet.shape(smooth(dress), sheet.down(42, 92, "#A8EAF8", (0.5, "#4BA6EA"), "#1F5DB6"))
    scales = "".join(
        f"M{x - 8} {y}Q{x} {y + 11} {x + 8} {y}"
        for x, y in rows("-18,60 -2,60 14,60 30,60 46,60 -26,72 -10,72 6,72 22,72 38,72 54,72")
    )
    sheet.stroke(scales, "#1F5DB6", 2.8, 0.75)


def _undine_face(sheet: Sheet) -> None:
    """The mask under a fringe of water."""
    mask(sheet, drop("0,-42 22,-38 36,-18 35,9 22,32 0,41"), (0, -2))
    fringe = "-36,-14 -32,-40 -4,-53 28,-44 38,-12c 30,-20 27,-31c 14,-22 -2,-21 -14,-29c -22,-18"
    sheet.shape(smooth(fringe), sheet.down(-52, -14, "#5FC1F0", "#2266BE"), 3.4)
    calm_eyes(sheet, 16, -1, 8.5)
    mouth(sheet, (0, 21), (6.5, 8), "#7CC8F0")
    cheeks(sheet, 25, 12, "#8CC6F2")
    sheet.shape(drop("0,42c 7,53 6,61 0,64"), "#F4FDFF", 2.8)


def _undine_sea(sheet: Sheet) -> None:
    """The sea she rises from, and bubbles around."""
    sea = (
        "-104,92c -92,80 -78,72c -74,84 -60,90 -44,84 -30,74c -26,86 -12,92 4,86 18,76c 22,88 "
        "38,93 54,87 68,76c 74,88 86,92 102,86c 84,103 20,108 -50,106"
    )
    sheet.shape(smooth(sea), sheet.down(72, 106, "#9ADFF6", (0.5, "#3C8EDC"), "#1B52A8"), 4)
    for x, y, r in rows("-92,-62,6 -78,-80,4 88,38,6 96,54,3.6 80,62,4"):
        sheet.shape(circle(x, y, r), "#EAFBFF", 2.4)
        sheet.fill(circle(x - r * 0.3, y - r * 0.3, r * 0.3), "#fff")


def whale(sheet: Sheet) -> None:
    """A singing whale above the waves."""
    for side in SIDES:
        spout = knots("0,-40 4,-66 18,-84 34,-76 30,-62", side, -22)
        sheet.shape(taper(spout, [8, 11, 12, 9, 2], step=5), "#BFEFFB", 4)
    sheet.shape(smooth("-22,-96c -16,-84 -17,-78 -22,-75 -27,-78 -28,-84", bend=0.37), "#E9FBFF", 3)
    _whale_mouth(sheet)
    body = (
        "-99,-14 -94,-33 -64,-49 -20,-50 18,-36 46,-14 62,-6 72,-26 66,-44 48,-52 40,-66c 62,-68 "
        "78,-56 88,-70 99,-82c 102,-56 90,-40 92,-10 78,28 46,56 2,66 -38,63 -70,54 -91,42 "
        "-100,30c -92,22 -70,24 -46,18 -26,2c -50,5 -76,0"
    )
    sheet.shape(smooth(body), sheet.down(-60, 66, "#4BA6EA", (0.45, "#2266BE"), "#123A86"), 5.2)
    _whale_belly(sheet)
    _whale_face(sheet)
    _whale_waves(sheet)


def _whale_mouth(sheet: Sheet) -> None:
    """The inside of the mouth, with baleen above and a tongue below."""
    sheet.shape(smooth("-95,-8c -60,-2 -26,1c -44,22 -72,29 -97,29c -91,10"), "#0E1C4C")
    sheet.shape(smooth("-94,-9c -60,-2 -30,1c -56,12 -78,12 -90,8"), "#EAF3EE", 3)
    sheet.stroke("M-80 -2L-79 8M-69 0L-68 10M-58 1L-57 9M-47 2L-47 7", "#6FA9CF", 2.4)
    sheet.ellipse(-72, 22, 16, 5, "#8FD0F4", turn=-6)


def _whale_belly(sheet: Sheet) -> None:
    """The pale grooved throat and a flipper."""
    belly = "-99,30c -90,25 -68,26 -46,20 -30,10 -8,26 24,22 50,10 34,44 2,62 -38,59 -70,50 -90,39"
    sheet.shape(smooth(belly), sheet.down(10, 64, "#FFFDF3", "#CFE9F2"), 3.4)
    for x0, y0, x1, y1 in rows(
        "-80,31,-70,46 -60,30,-50,53 -40,27,-31,57 -20,31,-12,58 0,32,5,57 18,29,21,51"
    ):
        sheet.stroke(f"M{x0} {y0}Q{(x0 + x1) / 2 - 4} {(y0 + y1) / 2} {x1} {y1}", "#6FA9CF", 3)
    sheet.shape(
        smooth("-10,24 8,22 20,36 22,62c 2,56 -12,40"), sheet.down(20, 62, "#2E7ACC", "#153F8C")
    )


def _whale_face(sheet: Sheet) -> None:
    """The eye, and light on the back."""
    sheet.stroke("M-47 -15Q-36 -30 -25 -15", "#F4FBFF", 9)
    sheet.stroke("M-47 -15Q-36 -30 -25 -15", sheet.ink, 5)
    sheet.ellipse(-20, -2, 8, 5, "#8FD0F4", alpha=0.85)
    sheet.stroke(smooth("-70,-34 -36,-42 -4,-38", closed=False), "#BFE8FA", 4.4, 0.8)
    for x, y, r in rows("22,-26,3.6 36,-14,3 10,-16,2.6"):
        sheet.fill(circle(x, y, r), "#8FD0F4", 0.8)


def _whale_waves(sheet: Sheet) -> None:
    """The sea in front of it."""
    sea = (
        "-100,86c -88,76 -74,70c -70,82 -56,88 -42,82 -30,72c -26,84 -12,90 2,84 14,74c 18,86 "
        "32,91 46,86 58,78c 68,90c 44,102 -14,107 -70,102"
    )
    sheet.shape(smooth(sea), sheet.down(70, 100, "#6CC4EF", (0.5, "#2C7BD0"), "#174A9E"), 3.6)
    for x, y in ((-84, 84), (-40, 88), (4, 91)):
        sheet.stroke(f"M{x} {y}Q{x + 9} {y - 3} {x + 13} {y - 11}", "#E9FBFF", 3)


def jellyfish(sheet: Sheet) -> None:
    """A jellyfish like a lantern, its bell a face."""
    for line, width, paint in (
        ("47.84,4 44,26 61,50 45,72 56.16,96", 11, "#4E9FE0"),
        ("29.44,4 40,26 23,50 39,72 34.56,96", 12, "#79C4EE"),
    ):
        widths = [width, width * 1.05, width * 0.9, width * 0.7, 1]
        for side in SIDES:
            sheet.shape(taper(knots(line, side), widths, step=5), paint, 4)
    for side in SIDES:
        arm = knots("11,6 1,28 20,50 3,72 11,90", side)
        pale = sheet.down(0, 92, "#BFEFFB", "#5CB2EC")
        sheet.shape(taper(arm, [24, 22, 19, 14, 3], step=5), pale, 4)
        sheet.fill(taper(arm, [5, 5, 4, 3, 1], step=5), "#FFFFFF", 0.8)
    _jellyfish_bell(sheet)
    _jellyfish_face(sheet)


def _jellyfish_bell(sheet: Sheet) -> None:
    """The bell with its fringe and points of light."""
    bell = (
        "0,-96 38,-88 66,-60 76,-22 72,6 60,16 50,4c 36,18 24,6c 12,19 0,7c -12,19 -24,6c -36,18 "
        "-50,4c -60,16 -72,6 -76,-22 -66,-60 -38,-88"
    )
    sheet.shape(
        smooth(bell),
        sheet.linear((-60, -90), (60, 16), "#8AD6F6", (0.4, "#3684D2"), "#173F92"),
        5.2,
    )
    sheet.stroke(smooth("-58,-46 -44,-72 -18,-84", closed=False), "#E9FBFF", 6.5, 0.85)
    sheet.fill(circle(-62, -30, 3.4), "#E9FBFF", 0.9)
    for x, y, r in rows("0,-78,5 22,-72,4 -20,-68,4 44,-56,5 58,-34,3.6"):
        sheet.fill(circle(x, y, r), "#BFEFFB", 0.75)


def _jellyfish_face(sheet: Sheet) -> None:
    """The mask in the bell, and bubbles around."""
    mask(sheet, smooth(symmetric("0,-56 28,-52 45,-34 42,-12 24,0 0,2"), bend=0.37), (0, -26))
    open_eyes(sheet, 19, -31, 8.5)
    mouth(sheet, (0, -15), (6, 6.6), "#7CC8F0")
    cheeks(sheet, 31, -18, "#8CC6F2")
    for x, y, r in rows("-84,40,6 -88,62,3.6 84,52,6 80,30,3.4 -88,-70,4.4 86,-72,5"):
        sheet.shape(circle(x, y, r), "#EAFBFF", 2.4)


def sea_dragon(sheet: Sheet) -> None:
    """A sea dragon round a pearl like the moon."""
    skin = sheet.linear((-60, -90), (50, 90), "#4FB4EE", (0.5, "#2273C6"), "#123F90")
    _dragon_hump(sheet)
    body = Spine(
        "-104,92 -78,58 -44,58 -12,40 -2,8 -24,-18 -46,-42 -34,-72 0,-76 22,-62",
        [14, 26, 34, 38, 38, 36, 34, 34, 32, 30],
    )
    back = [(0.36, 16), (0.45, 18), (0.54, 16)]
    nape = [(0.56, 15), (0.65, 18), (0.74, 20), (0.83, 18), (0.9, 14)]
    sheet.shape(body.crest(back, lean=4, base=9), "#8FE0F6", 3.6)
    sheet.shape(body.crest(nape, lean=-6, base=9, side=-1), "#8FE0F6", 3.6)
    sheet.shape(body.body(step=6), skin, 5.2)
    count = len(body.points)
    belly = body.stripe(int(count * 0.5), int(count * 0.95), 10, 9, 0)
    sheet.fill(taper(belly, [5, 12, 13, 12, 6], step=6), "#E6F6F4")
    for x, y in belly[1:-1]:
        sheet.stroke(f"M{num(x - 5)} {num(y)}L{num(x + 5)} {num(y + 2)}", "#7DB6DA", 2.4)
    _dragon_head(sheet)
    _dragon_pearl(sheet)
    _dragon_waves(sheet)


def _dragon_hump(sheet: Sheet) -> None:
    """The part of the body that rises behind, paler than the neck, with fins and a belly."""
    hump = Spine("6,100 20,56 52,32 80,50 91,94", [30, 31, 30, 27, 20])
    fins = hump.crest([(0.20, 15), (0.33, 14), (0.68, 13), (0.80, 11)], lean=4, base=9, side=-1)
    sheet.shape(fins, "#BFF3FC", 3.6)
    pale = sheet.down(20, 96, "#9ADFF6", (0.4, "#4BA6EA"), "#1F5DB6")
    sheet.shape(hump.body(step=6), pale, 5.2)
    belly = hump.stripe(8, len(hump.points) - 8, 12, 8, 0)
    sheet.fill(taper(belly, [4, 9, 11, 9, 4], step=6), "#E6F6F4")


def _dragon_head(sheet: Sheet) -> None:
    """Golden horns, the head in profile, a whisker."""
    for horn in ("2,-86 -12,-104 -30,-100", "14,-90 10,-106 -4,-112"):
        sheet.shape(taper(horn, [11, 9, 1], step=4), gold(sheet, (-20, -110), (10, -84)), 4)
    sheet.fill(polygon("84,-66 34,-52 72,-30"), "#0E1C4C")
    sheet.ellipse(54, -46, 13, 5, "#8FD0F4", turn=12)
    head = (
        "-6,-70 4,-90 26,-96 44,-86 66,-86 88,-72c 66,-62 38,-54c 58,-44 76,-28c 48,-26 18,-34 "
        "0,-48"
    )
    sheet.shape(smooth(head, bend=0.35), sheet.linear((0, -96), (60, -26), "#7ACBF4", "#1F66BC"), 5)
    sheet.stroke("M16 -70Q26 -83 36 -72", "#F4FBFF", 9)
    sheet.stroke("M16 -70Q26 -83 36 -72", sheet.ink, 5)
    sheet.fill(circle(76, -73, 2.2), sheet.ink)
    sheet.ellipse(26, -54, 7, 4.4, "#C9F3FC", alpha=0.9)
    sheet.shape(taper("84,-72 98,-62 96,-44 104,-36", [5, 5, 4, 1], step=4), "#8FE0F6", 2.4)


def _dragon_pearl(sheet: Sheet) -> None:
    """The pearl in its light."""
    sheet.fill(
        circle(53, -1, 31),
        sheet.radial(53, -1, 31, (0, "#FFF7DC", 0.95), (0.6, "#FFE9B0", 0.45), (1, "#FFE9B0", 0)),
    )
    sheet.shape(
        circle(53, -1, 17), sheet.radial(47, -8, 28, "#FFFFFF", (0.5, "#FFF1D0"), "#D9A85A"), 4
    )


def _dragon_waves(sheet: Sheet) -> None:
    """The sea in front of it."""
    sea = (
        "-106,90c -88,76 -72,70c -68,82 -54,86 -40,78 -26,70c -22,82 -8,88 8,80 22,70c 26,84 "
        "42,88 58,82 72,72c 78,88 100,90c 62,106 0,111 -62,106"
    )
    sheet.shape(smooth(sea), sheet.down(70, 104, "#9ADFF6", (0.5, "#3C8EDC"), "#1B52A8"), 4)
