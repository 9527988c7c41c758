"""The colours, in the ordinary palette and in the one of higher contrast.

What an eye makes of them is measured in `vision`.
"""

from __future__ import annotations

from dataclasses import dataclass

PLAYERS = ("amber", "turquoise", "ivory", "obsidian")


@dataclass(frozen=True, slots=True)
class Tones:
    """The colours of an element, dark to light."""

    element: str
    deep: str
    """Outlines, digits, the ground of signs."""
    dark: str
    base: str
    """The field of a tile."""
    light: str
    glow: str
    """The ground of a revealed spirit."""
    arrow: str
    """The sign in an arrow."""
    arrow_low: str
    """The foot of that sign."""
    arrow_mark: str
    """The core, wave or shade on it."""
    plain_sign: str
    """The sign on a plain front."""
    plain_lit: str
    """The field of a plain revealed tile."""
    plain_lit_sign: str


@dataclass(frozen=True, slots=True)
class DiscTones:
    """The colours of a disc."""

    kind: str
    body: str
    light: str
    dark: str
    """The side and the shadow."""
    mark: str
    """The figure on it."""


@dataclass(frozen=True, slots=True)
class Palette:
    """A whole set of colours for tiles and discs."""

    elements: dict[str, Tones]
    discs: dict[str, DiscTones]
    faint: float = 0.55
    """How opaque the thin lines are that only mark a place."""


NORMAL = Palette(
    {
        "fire": Tones(
            "fire",
            deep="#43100F",
            dark="#8C2A17",
            base="#CC572C",
            light="#FFA45C",
            glow="#FFE2A8",
            arrow="#F0501E",
            arrow_low="#C22A0C",
            arrow_mark="#FFD97A",
            plain_sign="#FFD9A8",
            plain_lit="#FFD36B",
            plain_lit_sign="#B3261A",
        ),
        "water": Tones(
            "water",
            deep="#0C2452",
            dark="#2566B4",
            base="#56A2E6",
            light="#B4E0FB",
            glow="#DDF6FD",
            arrow="#5CABFF",
            arrow_low="#4C9BF2",
            arrow_mark="#E2F3FF",
            plain_sign="#F4FBFF",
            plain_lit="#E4F7FF",
            plain_lit_sign="#1B55B0",
        ),
        "earth": Tones(
            "earth",
            deep="#0A2218",
            dark="#123D2D",
            base="#1E5E46",
            light="#8FCB68",
            glow="#EDF4B8",
            arrow="#B8E65C",
            arrow_low="#93CC3C",
            arrow_mark="#93C948",
            plain_sign="#D5EFA0",
            plain_lit="#D6EC8E",
            plain_lit_sign="#1F5E3A",
        ),
        "air": Tones(
            "air",
            deep="#3C3570",
            dark="#8B81C6",
            base="#DAD5F6",
            light="#F3F0FF",
            glow="#FFFFFF",
            arrow="#FFFFFF",
            arrow_low="#E2DCFF",
            arrow_mark="#FFFFFF",
            plain_sign="#3C3570",
            plain_lit="#5F52A8",
            plain_lit_sign="#FFFFFF",
        ),
    },
    {
        "amber": DiscTones("amber", "#F6B42C", "#FFDF85", "#8F5606", "#5A3300"),
        "turquoise": DiscTones("turquoise", "#1FB5A6", "#8CEBDD", "#0A5A55", "#04332F"),
        "ivory": DiscTones("ivory", "#F6EBD3", "#FFFFFF", "#9C8A6B", "#6B5636"),
        "obsidian": DiscTones("obsidian", "#34344A", "#7A7C9E", "#0E0E18", "#C9CCE8"),
        "cacophony": DiscTones("cacophony", "#B5122F", "#F0506A", "#4E0413", "#FFD9C9"),
    },
)
FIRE, WATER, EARTH, AIR = NORMAL.elements.values()

CONTRAST = Palette(
    {
        "fire": Tones(
            "fire",
            deep="#2E0703",
            dark="#6E260A",
            base="#B04A18",
            light="#FFB56B",
            glow="#FFE2A8",
            arrow="#C0401E",
            arrow_low="#B4381A",
            arrow_mark="#FFE9A8",
            plain_sign="#FFE9C4",
            plain_lit="#FFC84A",
            plain_lit_sign="#7A1408",
        ),
        "water": Tones(
            "water",
            deep="#04163A",
            dark="#1566B8",
            base="#38A6F8",
            light="#C4EBFF",
            glow="#DDF6FD",
            arrow="#5C8CF8",
            arrow_low="#4C7CF0",
            arrow_mark="#E8F6FF",
            plain_sign="#04163A",
            plain_lit="#D6F1FF",
            plain_lit_sign="#0B3C94",
        ),
        "earth": Tones(
            "earth",
            deep="#020F0A",
            dark="#03180F",
            base="#05281C",
            light="#9EE070",
            glow="#EDF4B8",
            arrow="#8ED610",
            arrow_low="#7AC206",
            arrow_mark="#5FA006",
            plain_sign="#DDF7A8",
            plain_lit="#A9E03C",
            plain_lit_sign="#05281C",
        ),
        "air": Tones(
            "air",
            deep="#241D52",
            dark="#A79FE0",
            base="#FBF8FF",
            light="#FFFFFF",
            glow="#FFFFFF",
            arrow="#FFFFFF",
            arrow_low="#F0ECFF",
            arrow_mark="#FFFFFF",
            plain_sign="#241D52",
            plain_lit="#3A2F86",
            plain_lit_sign="#FFFFFF",
        ),
    },
    {
        "amber": DiscTones("amber", "#E6A212", "#FFE08A", "#6E3F00", "#3A2000"),
        "turquoise": DiscTones("turquoise", "#0B8A88", "#7FE6DA", "#033A38", "#EFFFFD"),
        "ivory": DiscTones("ivory", "#FFFDF6", "#FFFFFF", "#8A7852", "#3E2E12"),
        "obsidian": DiscTones("obsidian", "#0C0C20", "#5A5C80", "#000008", "#E8EAFF"),
        "cacophony": DiscTones("cacophony", "#960820", "#E8405C", "#3A020D", "#FFE4DA"),
    },
    faint=0.95,
)
"""Told apart by lightness too: for eyes that see colours otherwise, and for poor light."""

UI = {
    "ink": "#12131F",
    "night": "#191C30",
    "ground": "#232744",
    "ground_hi": "#343A63",
    "rake": "#454C7C",
    "lacquer": "#1B1D30",
    "lacquer_hi": "#272B47",
    "line": "#4C5381",
    "paper": "#F6EBD3",
    "paper_hi": "#FFF7E4",
    "paper_lo": "#E4CFA3",
    "text": "#F4ECDC",
    "text_dim": "#B4B7D4",
    "text_ink": "#241C1E",
    "text_ink_dim": "#6A5440",
    "brass": "#E0AE5B",
    "brass_dark": "#8A5F22",
    "lantern": "#FFD78C",
    "ok": "#9BE08A",
    "warn": "#FF8A70",
}
READ_ON = (
    ("text", "lacquer"),
    ("text_dim", "lacquer"),
    ("text", "ground"),
    ("text_dim", "ground_hi"),
    ("text_ink", "paper"),
    ("text_ink_dim", "paper"),
    ("text_ink", "paper_lo"),
    ("text_ink_dim", "paper_lo"),
    ("lantern", "lacquer"),
    ("brass", "lacquer"),
    ("warn", "lacquer"),
    ("text_ink", "brass"),
)
"""Which colour of text is read on which ground."""

INK = "#14121F"
IVORY, IVORY_MIDDLE, IVORY_SHADE = "#FFF6E2", "#F3E3C3", "#C9AD80"
BRASS = "#E0AE5B"
WHITE, BLACK = "#FFFFFF", "#000000"
BRASS_EDGE = ("#FFF3CF", (0.4, BRASS), (0.65, "#FFE9B0"), "#8A5F22")
"""The gradient of a brass rim, from the upper left to the lower right."""


def mix(one: str, other: str, share: float) -> str:
    """The colour `share` of the way from `one` to `other`."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round((a * (1 - share) + b * share) * 255):02X}" for a, b in pairs)


def channels(colour: str) -> tuple[float, float, float]:
    """Red, green and blue of `#RRGGBB`, from 0 to 1."""
    red, green, blue = bytes.fromhex(colour.removeprefix("#"))
    return red / 255, green / 255, blue / 255
