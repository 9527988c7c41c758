"""The score's wave: noise on the left that calms into one pure tone."""

from __future__ import annotations

import math

from tools.art.brush import between
from tools.art.lines import Spot, num, smooth, spaced
from tools.art.palette import NORMAL
from tools.art.sheet import Sheet

_NOISE = """
.6100 .6159 .0307 -.4284 -.8921 -.2333 -.1831 -.9094 -.9025 .9984 .3047 -.5310 -.1301
.9484 .7954 .6885 -.2152 -.0140 .3534 -.8784 .1112 -.4571 .7593 -.8716 .3584 .7402
-.5454 .7909 .7444 -.9630 .4150 -.9976 .0067 -.1267 -.5935 -.3501 .6124 -.3671 -.7019
.3970 -.1029 .5979 -.5290 -.3604 .5998 .0141 .0128 -.5276 -.9709 .8664 -.8283 .6899
-.2642 .9020 -.2011 .8729 .1123 -.5197 .4828 .3488 .3684 -.0724 -.5562 .2819 -.7858
.3844 .2708 -.2470 .5970 -.6119 -.2191 .5959 -.2390 .4265 .2250 .8820 .9834 .4474
.6177 -.6943 .4258 .6952 -.1975 .1065 -.0410 .9170 -.3654 -.1958 -.9982 -.1596
"""


def wave(
    width: float, height: float, noise: float = 0.34, count: int = 420, margin: float = 0
) -> list[Spot]:
    """Points of the wave in a box; the first `noise` of its length is troubled."""
    samples, found = [float(word) for word in _NOISE.split()], []
    for x in spaced(0, 1, count):
        unrest = max(0.0, 1 - x / noise) ** 0.8
        swell = 0.30 + 0.42 * max(0.0, min(1.0, (x - noise * 0.4) / 0.6))
        tone = math.sin(2 * math.pi * x * 18) * swell
        y = unrest * between(x, samples) * 0.95 + (1 - unrest) * tone
        found.append((margin + x * (width - 2 * margin), height / 2 - y * height * 0.42))
    return found


def harmony_bar(width: int = 1240, height: int = 56) -> Sheet:
    """The whole wave: cacophony red on the left, gold on the right."""
    sheet = Sheet(width, height)
    line = wave(width, height, margin=6)
    paint = sheet.linear(
        (0, 0),
        (width, 0),
        NORMAL.discs["cacophony"].body,
        (0.10, "#D8385A"),
        (0.26, "#B9A4DC"),
        (0.5, "#CFC6F7"),
        (0.75, "#F0C77A"),
        "#FFE3A0",
    )
    sheet.stroke(f"M6 {num(height / 2)}H{width - 6}", "#8A92D8", 1.2, 0.5)
    path = smooth(line, bend=0.33, closed=False)
    sheet.stroke(path, "#0B0C18", 7, 0.6)
    sheet.stroke(path, paint, 3)
    echo = [(x, height - y) for x, y in line if x > width * 0.30]
    sheet.stroke(smooth(echo, bend=0.33, closed=False), paint, 1.3, 0.55)
    return sheet
