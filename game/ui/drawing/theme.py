"""The look in numbers: colours, type sizes and the unit in which everything is laid out.

The colours are those of `assets/palette.json`, written out so that they are typed; a test holds
the two against each other. How shapes look is the business of `brush` and the art files.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from game.engine import Element

INK: Final = "#12131F"
NIGHT: Final = "#191C30"
GROUND: Final = "#232744"
GROUND_HI: Final = "#343A63"
RAKE: Final = "#454C7C"
LACQUER: Final = "#1B1D30"
LACQUER_HI: Final = "#272B47"
LINE: Final = "#4C5381"
PAPER: Final = "#F6EBD3"
PAPER_HI: Final = "#FFF7E4"
PAPER_LO: Final = "#E4CFA3"
TEXT: Final = "#F4ECDC"
TEXT_DIM: Final = "#B4B7D4"
TEXT_INK: Final = "#241C1E"
TEXT_INK_DIM: Final = "#6A5440"
BRASS: Final = "#E0AE5B"
BRASS_DARK: Final = "#8A5F22"
LANTERN: Final = "#FFD78C"
OK: Final = "#9BE08A"
WARN: Final = "#FF8A70"

TITLE: Final = "#FFF3CF"
"""Headings that stand on the bare table."""
PAPER_LINE: Final = "#C08A3E"
"""Hairlines and frames on paper."""
PAPER_WARN: Final = "#A0142C"
"""Losses on paper, where `WARN` would be too pale."""
PAPER_ACCENT: Final = "#8A4A10"
"""Small words on paper that matter now."""
SHADE: Final = "#05060F"
"""Under text and panels."""


class Disc(StrEnum):
    """The colours of sound discs: one for each seat, and cacophony."""

    AMBER = "amber"
    TURQUOISE = "turquoise"
    IVORY = "ivory"
    OBSIDIAN = "obsidian"
    CACOPHONY = "cacophony"


SEAT_COLOURS: Final = (Disc.AMBER, Disc.TURQUOISE, Disc.IVORY, Disc.OBSIDIAN)


@dataclass(frozen=True, slots=True)
class ElementColours:
    """The tones of one element, from outline to lit back; `arrow` is for arrows and beams."""

    deep: str
    dark: str
    base: str
    light: str
    glow: str
    arrow: str


@dataclass(frozen=True, slots=True)
class DiscColours:
    """The tones of one disc colour."""

    body: str
    light: str
    dark: str
    mark: str


ELEMENTS: Final = {
    Element.FIRE: ElementColours("#43100F", "#8C2A17", "#CC572C", "#FFA45C", "#FFE2A8", "#F0501E"),
    Element.WATER: ElementColours("#0C2452", "#2566B4", "#56A2E6", "#B4E0FB", "#DDF6FD", "#5CABFF"),
    Element.EARTH: ElementColours("#0A2218", "#123D2D", "#1E5E46", "#8FCB68", "#EDF4B8", "#B8E65C"),
    Element.AIR: ElementColours("#3C3570", "#8B81C6", "#DAD5F6", "#F3F0FF", "#FFFFFF", "#FFFFFF"),
}
CONTRAST_ARROWS: Final = {
    Element.FIRE: "#C0401E",
    Element.WATER: "#5C8CF8",
    Element.EARTH: "#8ED610",
    Element.AIR: "#FFFFFF",
}
"""Arrows and beams in the palette of higher contrast."""
DISCS: Final = {
    Disc.AMBER: DiscColours("#F6B42C", "#FFDF85", "#8F5606", "#5A3300"),
    Disc.TURQUOISE: DiscColours("#1FB5A6", "#8CEBDD", "#0A5A55", "#04332F"),
    Disc.IVORY: DiscColours("#F6EBD3", "#FFFFFF", "#9C8A6B", "#6B5636"),
    Disc.OBSIDIAN: DiscColours("#34344A", "#7A7C9E", "#0E0E18", "#C9CCE8"),
    Disc.CACOPHONY: DiscColours("#B5122F", "#F0506A", "#4E0413", "#FFD9C9"),
}


class Face(StrEnum):
    """The four cuts of type; the value is the file's name."""

    DISPLAY = "YesevaOne-Regular"
    REGULAR = "YsabeauOffice-Regular"
    SEMIBOLD = "YsabeauOffice-SemiBold"
    EXTRABOLD = "YsabeauOffice-ExtraBold"


class Size:
    """Type sizes in u."""

    SMALL: Final = 14.0
    BODY: Final = 16.0
    LABEL: Final = 16.0
    COUNT: Final = 17.0
    NAME: Final = 18.0
    BUTTON: Final = 17.5
    HEADING: Final = 20.0
    SCORE: Final = 29.0
    TITLE: Final = 36.0
    BANNER: Final = 41.0


TEXT_MIN: Final = 14
"""No text is drawn with fewer pixels than this."""
TEXT_LEAST: Final = 12.0
"""Text that does not fit becomes smaller down to this many u, before it is shortened."""
TEXT_GROWN: Final = 28.0
"""The player's scale makes no text larger than this many u; headings are large already."""
LINE_HEIGHT: Final = 1.32
"""From line to line of text, in type sizes."""
HIT_MIN: Final = 40.0
"""No target for the pointer is smaller than this, in u."""
FLOOR: Final = (960, 540)
"""So many u fit into the window at least, whatever scale the player asks for."""


@dataclass(frozen=True, slots=True)
class Unit:
    """How many pixels one u is; `text` is the player's extra scale for text."""

    scale: float
    text: float = 1.0

    @classmethod
    def of(cls, size: tuple[int, int], ui_scale: float = 1.0, text: float = 1.0) -> Unit:
        """The unit for a surface of `size` pixels, never so large that `FLOOR` does not fit."""
        width, height = size
        wanted = min(width / 1280, height / 720) * ui_scale
        return cls(min(wanted, width / FLOOR[0], height / FLOOR[1]), text)

    def px(self, u: float) -> int:
        """`u` in whole pixels."""
        return round(u * self.scale)

    def type_px(self, u: float) -> int:
        """A type size of `u` in whole pixels."""
        grown = max(u, min(u * self.text, TEXT_GROWN))
        return max(TEXT_MIN, round(grown * self.scale))

    def line_px(self, u: float) -> int:
        """How high a line of type of `u` is, in whole pixels."""
        return round(self.type_px(u) * LINE_HEIGHT)

    @property
    def growth(self) -> float:
        """How many times larger small text is than designed: 1 or more."""
        return self.type_px(Size.SMALL) / (Size.SMALL * self.scale)

    @property
    def least_px(self) -> int:
        """The smallest type size that text may shrink to, in whole pixels."""
        return max(TEXT_MIN, round(TEXT_LEAST * self.scale))


def rgb(colour: str) -> tuple[int, int, int]:
    """The three numbers of a colour written #RRGGBB."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two; `share` 0 is `one`, 1 is `other`."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)
