"""The cue sheet: which event plays which files, how loud, on which bus, and how many at once.

`pick` is "one" for the only file, "turn" for the next of the list, "index" for the one whose
number the event gives (or the last), "key" for that under the event's colour, element or value.
`gain` is linear, `max` limits how many sound at once, `gap_ms` how soon again. `mono` sounds may
be placed left or right; `tuned` ones vary less in loudness.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ELEMENTS = ("fire", "water", "earth", "air")
COLOURS = ("amber", "turquoise", "ivory", "obsidian")
_UNTUNED = {"hover", "take", "put_back", "commit", "turn", "refill", "pile_scrape", "pile_flip"}
_MONO = {
    *("hover", "press", "back", "toggle_on", "toggle_off", "page", "refused", "take", "put_back"),
    *("snap", "turn", "pin", "disc_to_vessel", "score_walk"),
}


def sheet() -> dict[str, Any]:
    """The whole sheet, as it is written to the file."""
    events = {**_interface(), **_hand(), **_voices(), **_score(), **_pile(), **_moments()}
    for name, entry in events.items():
        entry["mono"] = name in _MONO
        entry["tuned"] = name not in _UNTUNED
    buses = dict.fromkeys(("ui", "table", "voices", "bed"), 1.0)
    return {"buses": buses, "events": events, "bed": _bed()}


def named(data: Mapping[str, Any]) -> set[str]:
    """All files that a sheet names."""
    found = {layer["file"] for layer in data["bed"]}
    for entry in data["events"].values():
        files = entry["files"]
        for some in files.values() if isinstance(files, dict) else [files]:
            found.update(some)
    return found


def _entry(
    files: list[str] | dict[str, list[str]],
    pick: str,
    bus: str,
    gain: float = 1.0,
    most: int = 1,
    gap: int = 0,
    **more: Any,
) -> dict[str, Any]:
    entry = {"files": files, "pick": pick, "bus": bus, "gain": gain, "max": most, "gap_ms": gap}
    return {**entry, **more}


def _numbered(stem: str, first: int, last: int) -> list[str]:
    return [f"{stem}_{number}.ogg" for number in range(first, last + 1)]


def _one(name: str, bus: str, gap: int = 0, **more: Any) -> dict[str, Any]:
    return _entry([f"{name}.ogg"], "one", bus, gap=gap, **more)


def _interface() -> dict[str, Any]:
    names = ("press", "back", "toggle_on", "toggle_off", "page", "toast", "hint")
    return {
        "hover": _entry(_numbered("hover", 1, 3), "turn", "ui", gap=60),
        **{name: _one(name, "ui") for name in names},
        "refused": _one("refused", "ui", gap=150),
        "undo": _one("undo", "ui"),
    }


def _hand() -> dict[str, Any]:
    served, nth = "arrows the cell would serve", "which disc of this tile, from 0"
    snaps, discs = _numbered("snap", 0, 4), _numbered("disc", 1, 4)
    return {
        "take": _entry(_numbered("take", 1, 2), "turn", "table"),
        "put_back": _entry(_numbered("put_back", 1, 2), "turn", "table"),
        "snap": _entry(snaps, "index", "table", most=2, gap=45, index=served),
        "turn": _entry(["turn_a.ogg", "turn_b.ogg"], "turn", "table", most=2, gap=40),
        "pin": _one("pin", "table"),
        "commit": _entry(_numbered("commit", 1, 2), "turn", "table"),
        "disc_to_vessel": _entry(discs, "index", "table", most=4, index=nth),
    }


def _voices() -> dict[str, Any]:
    reveals = {f"{k} {v}": [f"reveal_{k}_{v}.ogg"] for k in ELEMENTS for v in (1, 3, 6, 10)}
    return {
        "arrow_served": _entry(
            {element: _numbered(element, 0, 7) for element in ELEMENTS},
            "key+index",
            "voices",
            most=6,
            key="the arrow's element",
            index="which arrow of this turn, all elements counted together, from 0",
        ),
        "spirit_revealed": _entry(
            reveals,
            "key",
            "voices",
            most=3,
            gap=120,
            key="the spirit's element and value",
            duck_bed_db={"1": -2, "3": -3, "6": -4, "10": -8},
        ),
    }


def _score() -> dict[str, Any]:
    ten = "0, or 1 for ten points and more in one turn"
    home, points = _numbered("discs_return", 1, 4), ["points.ogg", "points_big.ogg"]
    ticks, sour = _numbered("score_tick", 1, 2), _numbered("cacophony", 1, 3)
    return {
        "discs_return": _entry(home, "index", "table", most=2, index="discs - 1"),
        "points": _entry(points, "index", "table", index=ten),
        "points_lost": _one("points_loss", "table"),
        "score_walk": _entry(ticks, "turn", "table", 0.8, gap=70),
        "cacophony": _entry(sour, "turn", "voices", most=2, gap=120, duck_bed_db=-4),
    }


def _pile() -> dict[str, Any]:
    refills, place = _numbered("refill", 1, 5), "place in the offer, from 0"
    seats = {colour: [f"seat_{colour}.ogg"] for colour in COLOURS}
    return {
        "pile_scrape": _one("pile_scrape", "table"),
        "pile_flip": _one("pile_flip", "table"),
        "refill": _entry(refills, "index", "table", most=5, index=place),
        "next_seat": _entry(seats, "key", "table", gap=300, key="the seat's colour"),
    }


def _moments() -> dict[str, Any]:
    stars = _numbered("star", 1, 3)
    endings = ("level_won", "crown", "won", "lost")
    return {
        "intermezzo": _one("intermezzo", "voices", duck_bed_db=-4),
        "last_round": _one("last_round", "voices", duck_bed_db=-5),
        "star": _entry(stars, "index", "voices", most=3, index="star - 1"),
        **{name: _one(name, "voices", duck_bed_db=-9) for name in endings},
    }


def _bed() -> list[dict[str, Any]]:
    layers = (
        ("bed_1_night.ogg", 0.26, 0, 0),
        ("bed_2_drone.ogg", 0.22, 1, 3),
        ("bed_3_bells.ogg", 0.24, 3, 7),
        ("bed_4_pads.ogg", 0.24, 6, 12),
    )
    keys = ("file", "gain", "from_spirits", "full_spirits")
    return [dict(zip(keys, layer, strict=True)) for layer in layers]
