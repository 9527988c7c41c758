"""Blank keys, and the buttons of a pad: told by their place, since letters differ by brand."""

from __future__ import annotations

from tools.art.lines import circle, rounded
from tools.art.sheet import Sheet

_BUTTONS = (("north", 48, 20), ("east", 76, 48), ("south", 48, 76), ("west", 20, 48))
_LIT = ("#FFF0C4", "#D99A3E")
_DARK = ("#3F4578", "#22264A")


def key_cap(width: int = 64, down: bool = False) -> Sheet:
    """A blank key, 64 high; a pressed one lies lower."""
    sheet = Sheet(width, 64)
    y = 4 if down else 0
    sheet.fill(rounded(3, 8, width - 6, 53, 12), "#0B0C18")
    sheet.fill(rounded(5, 10, width - 10, 49, 10), sheet.down(30, 60, "#B59A6A", "#7A5A2A"))
    sheet.path(
        rounded(5, 4 + y, width - 10, 46, 10),
        fill=sheet.down(4, 50, "#FFF7E4", "#E4CFA3"),
        stroke="#5A4020",
        width=2.4,
    )
    sheet.stroke(rounded(10, 7.5 + y, width - 20, 37, 7), "#FFFFFF", 1.6, 0.7)
    return sheet


def pad_face(lit: str | None) -> Sheet:
    """The four buttons of a pad, one lit by its position."""
    sheet = Sheet(96, 96)
    for name, x, y in _BUTTONS:
        on = name == lit
        sheet.fill(circle(x, y + 2, 16), "#05060F", 0.6)
        sheet.path(
            circle(x, y, 15),
            fill=sheet.down(y - 15, y + 15, *(_LIT if on else _DARK)),
            stroke="#FFF6E2" if on else "#7A82C4",
            width=3 if on else 2,
        )
    return sheet


def pad_cross(lit: str | None) -> Sheet:
    """The cross of a pad with one direction lit."""
    sheet = Sheet(96, 96)
    shape = "M35 8H61V35H88V61H61V88H35V61H8V35H35Z"
    sheet.path(shape, fill="#05060F", stroke="#05060F", width=8, alpha=0.6)
    sheet.path(shape, fill=sheet.down(8, 88, *_DARK), stroke="#7A82C4", width=3)
    for quarter, (name, _, _) in enumerate(_BUTTONS):
        on = name == lit
        with sheet.group(f"rotate({quarter * 90} 48 48)"):
            if on:
                sheet.path(
                    "M37 10H59V33L48 44L37 33Z",
                    fill=sheet.down(8, 44, *_LIT),
                    stroke="#FFF6E2",
                    width=2,
                )
            sheet.fill("M48 14L56 26H40Z", "#4A2E0C" if on else "#B4B7D4")
    return sheet


def pad_shoulder(side: str, trigger: bool = False) -> Sheet:
    """A shoulder button and the trigger behind it, one of them lit."""
    sheet = Sheet(96, 64)
    behind = "M16 34V22Q18 4 46 4H76Q86 4 86 14V34Z"
    shoulder = "M8 60V50Q10 40 30 39H84Q90 39 90 46V60Z"
    with sheet.group("" if side == "left" else "translate(96 0) scale(-1 1)"):
        for shape, top, bottom, on in ((behind, 4, 34, trigger), (shoulder, 39, 60, not trigger)):
            sheet.path(
                shape,
                fill=sheet.down(top, bottom, *(_LIT if on else _DARK)),
                stroke="#FFF6E2" if on else "#7A82C4",
                width=3 if on else 2.4,
            )
    return sheet


def pad_stick() -> Sheet:
    """A stick."""
    sheet = Sheet(96, 96)
    sheet.path(circle(48, 48, 40), fill="#14172C", stroke="#7A82C4", width=3)
    sheet.path(
        circle(48, 46, 27),
        fill=sheet.down(18, 74, "#4A5190", "#22264A"),
        stroke="#B4B7D4",
        width=2.4,
    )
    sheet.stroke(circle(48, 46, 17), "#B4B7D4", 2, 0.6)
    for quarter in range(4):
        with sheet.group(f"rotate({quarter * 90} 48 48)"):
            sheet.fill("M48 2L55 11H41Z", "#FFD78C")
    return sheet


def pad_middle(side: str) -> Sheet:
    """A pad with its two small buttons in the middle, one of them lit."""
    sheet = Sheet(96, 64)
    half = "M48 8H70Q84 8 88 26L92 46Q93 58 82 58Q74 58 68 46H48"
    body = f"{half}H28Q22 58 14 58Q3 58 4 46L8 26Q12 8 26 8Z"
    sheet.path(body, fill=sheet.down(8, 58, *_DARK), stroke="#7A82C4", width=3)
    for x, name in ((28, "left"), (52, "right")):
        on = name == side
        sheet.path(
            rounded(x, 20, 16, 11, 5.5),
            fill=sheet.down(20, 31, *_LIT) if on else "#14172C",
            stroke="#FFF6E2" if on else "#7A82C4",
            width=2.4 if on else 2,
        )
    return sheet


def pad_sticks(side: str) -> Sheet:
    """Both sticks, one of them lit where it is pressed."""
    sheet = Sheet(96, 64)
    for x, name in ((26, "left"), (70, "right")):
        on = name == side
        sheet.path(
            circle(x, 32, 21),
            fill="#14172C",
            stroke="#FFF6E2" if on else "#7A82C4",
            width=3 if on else 2.4,
        )
        sheet.fill(circle(x, 32, 13), sheet.down(19, 45, *(_LIT if on else _DARK)))
    return sheet
