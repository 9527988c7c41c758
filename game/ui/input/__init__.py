"""What players do with mouse, keys and pad, as a few plain values."""

from game.ui.input.bindings import BUTTONS, KEYS, Bindings, Button, Key, is_fixed
from game.ui.input.devices import Devices, Ear
from game.ui.input.values import (
    Action,
    Asked,
    Device,
    Input,
    Left,
    Moved,
    Panned,
    Point,
    Press,
    Pressed,
    Pushed,
    Released,
    Struck,
    Typed,
    Unplugged,
    Wheeled,
)

__all__ = [
    "BUTTONS",
    "KEYS",
    "Action",
    "Asked",
    "Bindings",
    "Button",
    "Device",
    "Devices",
    "Ear",
    "Input",
    "Key",
    "Left",
    "Moved",
    "Panned",
    "Point",
    "Press",
    "Pressed",
    "Pushed",
    "Released",
    "Struck",
    "Typed",
    "Unplugged",
    "Wheeled",
    "is_fixed",
]
