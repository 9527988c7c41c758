"""What an eye makes of the colours: contrast, and distance in every kind of colour vision.

Contrast is that of the WCAG; colour blindness is that of Machado, Oliveira and Fernandes (2009)
at full strength; distance is CIEDE2000, where 10 is plain at a glance.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import combinations

from tools.art.palette import channels

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_LUMINANCE = (0.2126, 0.7152, 0.0722)
VISIONS: dict[str, Matrix] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (_LUMINANCE, _LUMINANCE, _LUMINANCE),
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
}
"""How each kind of vision mixes the three kinds of light."""
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def contrast(one: str, other: str) -> float:
    """The ratio of contrast of two colours, 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def seen(colour: str, vision: str) -> Triple:
    """Red, green and blue that look to everybody as `colour` does in `vision`."""
    mixed = _times(VISIONS[vision], _linear(channels(colour)))
    red, green, blue = (_encoded(min(1.0, max(0.0, value))) for value in mixed)
    return red, green, blue


def differences(colours: Mapping[str, str]) -> dict[str, dict[str, float]]:
    """For every kind of vision, how far any two of the colours are apart."""
    return {
        vision: {
            f"{a}/{b}": round(_ciede2000(_lab(seen(one, vision)), _lab(seen(other, vision))), 1)
            for (a, one), (b, other) in combinations(colours.items(), 2)
        }
        for vision in VISIONS
    }


def _linear(rgb: Triple) -> Triple:
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgb)
    return red, green, blue


def _encoded(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(m * v for m, v in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _luminance(colour: str) -> float:
    return sum(
        part * light for part, light in zip(_LUMINANCE, _linear(channels(colour)), strict=True)
    )


def _lab(rgb: Triple) -> Triple:
    """The colour in CIELAB."""
    parts = [v / w for v, w in zip(_times(_TO_XYZ, _linear(rgb)), _WHITE, strict=True)]
    x, y, z = (math.cbrt(t) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116 for t in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _ciede2000(one: Triple, other: Triple) -> float:
    """The distance of two colours given in CIELAB, after Sharma, Wu and Dalal (2005)."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    stretch = 1 + 0.5 * (1 - _blue_share(mean))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = math.hypot(a1, b1), math.hypot(a2, b2)
    h1, h2 = (math.degrees(math.atan2(b, a)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = 2 * math.sqrt(c1 * c2) * math.sin(math.radians(turn / 2))
    light, chroma, middle = (l1 + l2) / 2, (c1 + c2) / 2, _mean_hue(h1, h2)
    off = (light - 50) ** 2
    by_light = (l2 - l1) / (1 + 0.015 * off / math.sqrt(20 + off))
    by_chroma = (c2 - c1) / (1 + 0.045 * chroma)
    by_hue = hue / (1 + 0.015 * chroma * _hue_weight(middle))
    bend = math.sin(math.radians(60 * math.exp(-(((middle - 275) / 25) ** 2))))
    turned = -2 * bend * _blue_share(chroma) * by_chroma * by_hue
    return math.sqrt(by_light**2 + by_chroma**2 + by_hue**2 + turned)


def _blue_share(chroma: float) -> float:
    return math.sqrt(chroma**7 / (chroma**7 + 25**7))


def _mean_hue(one: float, other: float) -> float:
    if abs(one - other) <= 180:
        return (one + other) / 2
    total = one + other
    return (total + 360) / 2 if total < 360 else (total - 360) / 2


def _hue_weight(hue: float) -> float:
    def cos(degrees: float) -> float:
        return math.cos(math.radians(degrees))

    return (
        1
        - 0.17 * cos(hue - 30)
        + 0.24 * cos(2 * hue)
        + 0.32 * cos(3 * hue + 6)
        - 0.2 * cos(4 * hue - 63)
    )
