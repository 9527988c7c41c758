"""What players do with mouse, keys and pad, as a few plain values."""

from game.ui.input.translate import translate, wheel
from game.ui.input.values import (
    Action,
    Asked,
    Input,
    Left,
    Moved,
    Point,
    Press,
    Pressed,
    Released,
    Typed,
    Wheeled,
)

__all__ = [
    "Action",
    "Asked",
    "Input",
    "Left",
    "Moved",
    "Point",
    "Press",
    "Pressed",
    "Released",
    "Typed",
    "Wheeled",
    "translate",
    "wheel",
]
