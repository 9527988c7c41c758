"""The palette as a file: colours, places on a tile, and what an eye makes of the colours."""

from __future__ import annotations

import json
from dataclasses import asdict

from tools.art.arrows import ARROW_AT, PIN_RADIUS, PIN_TIP
from tools.art.palette import READ_ON, UI, Palette
from tools.art.tile import VALUE_AT
from tools.art.vision import contrast, differences

_TOLD = ("deep", "dark", "base", "light", "glow", "arrow")


def told(palette: Palette) -> str:
    """The text of the palette's file."""
    elements, discs = palette.elements, palette.discs
    return json.dumps(
        {
            "elements": {
                name: {tone: getattr(tones, tone) for tone in _TOLD}
                for name, tones in elements.items()
            },
            "discs": {
                name: {key: tone for key, tone in asdict(colour).items() if key != "kind"}
                for name, colour in discs.items()
            },
            "ui": UI,
            "arrow_positions": ARROW_AT,
            "value_pos": VALUE_AT,
            "pin": {"r": PIN_RADIUS, "tip": PIN_TIP},
            "contrast": {f"{a} on {b}": round(contrast(UI[a], UI[b]), 1) for a, b in READ_ON},
            "cvd_deltaE2000": {
                "element_base": differences({n: tones.base for n, tones in elements.items()}),
                "arrows": differences({n: tones.arrow for n, tones in elements.items()}),
                "discs": differences({n: colour.body for n, colour in discs.items()}),
            },
        },
        indent=1,
        ensure_ascii=False,
    )
