"""Beams from an arrow to what it sees, and the dotted line of an arrow that sees nothing.

Drawings only, in pixels from their own corner; `brush` places them and keeps the pictures.
"""

from __future__ import annotations

from game.ui.svg import Drawing, Spot, circle, line

HIT, MISS = 4.6, 6.0
"""Widths of a beam and of a dotted line in a window 1920 wide, in pixels."""
BEAD_STEP = 26.0
"""From one bead of a beam to the next, likewise."""
_SHADE = "#0B0C18"


def beam_drawing(reach: Spot, colour: str, hit: bool, scale: float, pad: int) -> Drawing:
    """The line across the sheet by `reach` (dx, dy), `pad` pixels from every border."""
    dx, dy = reach
    drawing = Drawing(abs(dx) + 2 * pad, abs(dy) + 2 * pad)
    start = (pad if dx >= 0 else pad - dx, pad if dy >= 0 else pad - dy)
    path = line([start, (start[0] + dx, start[1] + dy)])
    if hit:
        width = HIT * scale
        for times, opacity in ((3.6, 0.14), (2.4, 0.22), (1.5, 0.45)):
            drawing.stroke(path, colour, width * times, opacity)
        drawing.stroke(path, _SHADE, width * 1.15, 0.55)
        drawing.stroke(path, colour, width * 0.8)
    else:
        width, dash = MISS * scale, (0.1 * scale, 13 * scale)
        drawing.stroke(path, _SHADE, width * 1.25, 0.6, dash)
        drawing.stroke(path, colour, width * 0.9, dash=dash)
    return drawing


def bead_drawing(scale: float) -> Drawing:
    """One bead that travels along a beam."""
    radius = HIT * 0.62 * scale
    side = 2 * radius + 2
    drawing = Drawing(side, side)
    drawing.fill(circle((side / 2, side / 2), radius), "#FFFFFF", 0.95)
    return drawing
