"""The shapes of panels, buttons, and of light and shade round them, as drawings.

Sizes are pixels; `grain` is the width of a fine line, 1.0 in a window 1920 wide. `brush` and
the widgets place them and keep the pictures.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import assert_never

from game.ui.drawing import theme
from game.ui.drawing.svg import Drawing, Stop, line, rounded


class Panel(Enum):
    """The kinds of panel, by how much they cover.

    Dark ones are for everybody, a note lies over other panels, the lantern is only for the one
    thing that matters now.
    """

    LACQUER = 0.93
    TRAY = 0.80
    GHOST = 0.55
    NOTE = 0.99
    LANTERN = 1.0


class Knob(Enum):
    """The kinds of button."""

    BRASS = "brass"
    DARK = "dark"


class Touch(Enum):
    """How a button is being touched."""

    REST = auto()
    HOVER = auto()
    DOWN = auto()
    OFF = auto()


def panel_drawing(
    kind: Panel, width: int, height: int, radius: float, halo: int, grain: float
) -> Drawing:
    """A panel with `halo` pixels of shadow, or of light for a lantern, on every side."""
    drawing = Drawing(width + 2 * halo, height + 2 * halo)
    if kind is Panel.LANTERN:
        _paper(drawing, width, height, radius, halo, grain)
    else:
        _dark(drawing, kind, width, height, radius, halo, grain)
    return drawing


def _paper(d: Drawing, width: int, height: int, radius: float, halo: int, g: float) -> None:
    _rings(d, (halo, halo, width, height), radius, halo, theme.LANTERN, 0.055, 2 * g)
    paper = d.linear(
        (0, halo),
        (0, halo + height),
        Stop(0, theme.PAPER_HI),
        Stop(0.5, theme.PAPER),
        Stop(1, theme.PAPER_LO),
    )
    d.fill(rounded(halo, halo, width, height, radius), paper)
    left, right, step = halo + 10 * g, halo + width - 10 * g, max(4.0, 7 * g)
    rows = int((height - 15 * g) / step)
    heights = (halo + 9 * g + row * step for row in range(rows + 1))
    d.stroke("".join(line([(left, y), (right, y)]) for y in heights), "#B48F55", 0.8 * g, 0.16)
    d.stroke(_inset(width, height, radius, halo, g), "#7A4E1C", 2.2 * g)
    d.stroke(_inset(width, height, radius, halo, 4.5 * g), theme.PAPER_LINE, 1.2 * g, 0.9)


def _dark(
    d: Drawing, kind: Panel, width: int, height: int, radius: float, halo: int, g: float
) -> None:
    _rings(d, (halo, halo + 2 * g, width, height), radius, halo, theme.SHADE, 0.085, 2 * g)
    top, bottom, alpha = (0, halo), (0, halo + height), kind.value
    field = d.linear(top, bottom, Stop(0, theme.LACQUER_HI, alpha), Stop(1, theme.LACQUER, alpha))
    d.fill(rounded(halo, halo, width, height, radius), field)
    edge = d.linear(
        top,
        bottom,
        Stop(0, "#7D84C0", 0.9),
        Stop(0.35, theme.LINE, 0.75),
        Stop(1, "#2B3054", 0.9),
    )
    d.stroke(_inset(width, height, radius, halo, 0.8 * g), edge, 1.6 * g)
    if kind is not Panel.GHOST:
        d.stroke(_inset(width, height, radius, halo, 5 * g), theme.LINE, g, 0.35)


def button_drawing(
    kind: Knob, touch: Touch, width: int, height: int, pad: int, grain: float
) -> Drawing:
    """A button with round ends; `pad` pixels on every side are left for its shadow."""
    d = Drawing(width + 2 * pad, height + 2 * pad)
    radius, strength = height / 2, 0.5 if touch is Touch.OFF else 1.0
    top = pad + (2 * grain if touch is Touch.DOWN else 0.0)
    d.fill(rounded(pad, pad + 3 * grain, width, height, radius), theme.SHADE, 0.5 * strength)
    tones, rim, edge = _KNOBS[kind]
    shades = (_touched(tone, touch) for tone in tones)
    stops = [Stop(at, shade) for at, shade in zip((0, 0.45, 1), shades, strict=True)]
    body = rounded(pad, top, width, height, radius)
    d.fill(body, d.linear((0, top), (0, top + height), *stops), 0.4 + 0.6 * strength)
    d.stroke(body, rim, edge * grain, strength)
    if kind is Knob.BRASS:
        by = 3.5 * grain
        ring = rounded(pad + by, top + by, width - 2 * by, height - 2 * by, radius - by)
        d.stroke(ring, "#FFF6DC", 1.2 * grain, 0.6 * strength)
    return d


_KNOBS = {
    Knob.BRASS: (("#FFE6AE", "#EBBE6C", "#BE8738"), "#4A2E0C", 2.0),
    Knob.DARK: (("#3A4070", "#2F3560", "#22264A"), "#6A72B4", 1.8),
}


def _touched(tone: str, touch: Touch) -> str:
    match touch:
        case Touch.REST:
            return tone
        case Touch.HOVER:
            return theme.mix(tone, "#FFFFFF", 0.14)
        case Touch.DOWN:
            return theme.mix(tone, "#000010", 0.16)
        case Touch.OFF:
            return theme.mix(tone, "#4A4C66", 0.62)
        case _:
            assert_never(touch)


def soft_drawing(
    size: tuple[int, int], spread: int, colour: str, opacity: float, rings: int, drop: float = 0
) -> Drawing:
    """A soft patch of light or shade, `spread` pixels wide, round and under a tile of `size`."""
    width, height = size
    drawing = Drawing(width + 2 * spread, height + 2 * spread)
    box = (spread, spread + drop, width, height)
    _rings(drawing, box, min(size) * 0.11, spread, colour, opacity, spread / rings)
    return drawing


def _rings(
    d: Drawing,
    box: tuple[float, float, float, float],
    radius: float,
    halo: int,
    colour: str,
    opacity: float,
    step: float,
) -> None:
    """Rounded rectangles ever closer round `box`, which together fade outwards."""
    x, y, width, height = box
    count = max(1, round(halo / step))
    for ring in range(count):
        out = halo * (1 - ring / count)
        path = rounded(x - out, y - out, width + 2 * out, height + 2 * out, radius + out)
        d.fill(path, colour, opacity)


def _inset(width: int, height: int, radius: float, halo: int, by: float) -> str:
    return rounded(halo + by, halo + by, width - 2 * by, height - 2 * by, radius - by)
