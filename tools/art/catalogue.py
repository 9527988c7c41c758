"""Which pictures there are: the name of every file, and the drawing that makes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tools.art.arrows import arrow, glow
from tools.art.backs import aura, back
from tools.art.bell import last_round, start_marker
from tools.art.caps import (
    key_cap,
    pad_cross,
    pad_face,
    pad_middle,
    pad_shoulder,
    pad_stick,
    pad_sticks,
)
from tools.art.celebration import small_sound_ring, sound_ring
from tools.art.discs import disc
from tools.art.emblem import app_icon, emblem, logo, sign
from tools.art.garden import GARDENS, background
from tools.art.harmony import harmony_bar
from tools.art.icons import ICONS, icon
from tools.art.marks import (
    draw_frame,
    free_cell,
    fresh,
    hovered_cell,
    score_marker,
    slot,
    target,
)
from tools.art.palette import NORMAL, PLAYERS, Palette
from tools.art.plain import covered_wedge, plain_back, plain_front, wedge
from tools.art.portraits import PORTRAITS, avatar_frame, portrait, seat
from tools.art.regions import REGIONS, region
from tools.art.rewards import MODES, crown, hint_lamp, mode_badge, reward_star, trophy
from tools.art.sheet import Sheet
from tools.art.spirits import SPIRITS, spirit
from tools.art.tile import badge, count_plate, front, value
from tools.art.trail import trail_motif, trail_stone

Entry = tuple[str, Callable[[], Sheet]]
VALUES = (1, 3, 6, 10)
_SIDES = ("north", "east", "south", "west")


def pictures() -> dict[str, Callable[[], Sheet]]:
    """Every picture in the ordinary palette, by the name of its file."""
    parts = (_spirits(), _table(), _icons(), _trail(), _people(), _caps())
    return coloured(NORMAL) | dict(entry for part in parts for entry in part)


def coloured(palette: Palette) -> dict[str, Callable[[], Sheet]]:
    """The pictures whose colours tell something, in any palette: tiles, discs, players' marks."""
    marks = {"cell_free": partial(free_cell, palette.faint)}
    return dict(_tiles(palette)) | dict(_players(palette)) | marks


def _tiles(palette: Palette) -> Iterator[Entry]:
    for name, tones in palette.elements.items():
        yield f"front_{name}", partial(front, tones)
        yield f"arrow_{name}", partial(arrow, tones)
        yield f"glow_{name}", partial(glow, tones)
        yield f"target_{name}", partial(target, tones)
        for number in VALUES:
            yield f"value_{name}_{number}", partial(value, tones, number)
            yield f"badge_{name}_{number}", partial(badge, tones, number)
        for rank in SPIRITS[name]:
            yield f"back_{name}_{rank}", partial(back, tones, rank)
        yield f"simple_front_{name}", partial(plain_front, tones)
        yield f"simple_back_{name}", partial(plain_back, tones)
        yield f"wedge_{name}", partial(wedge, tones, aslant=False)
        yield f"wedge_{name}_diag", partial(wedge, tones, aslant=True)
    for name, colour in palette.discs.items():
        yield f"disc_{name}", partial(disc, colour)
        yield f"wedge_done_{name}", partial(covered_wedge, colour, aslant=False)
        yield f"wedge_done_{name}_diag", partial(covered_wedge, colour, aslant=True)


def _players(palette: Palette) -> Iterator[Entry]:
    for name, tones in palette.elements.items():
        yield f"sign_{name}", partial(sign, tones)
    for player in PLAYERS:
        colour = palette.discs[player]
        yield f"score_{player}", partial(score_marker, colour)
        yield f"portrait_human_{player}", partial(portrait, "human", colour)
        yield f"avatar_frame_{player}", partial(avatar_frame, colour)
        yield f"seat_{player}", partial(seat, colour)


def _spirits() -> Iterator[Entry]:
    for name, tones in NORMAL.elements.items():
        yield f"aura_{name}", partial(aura, tones)
        for rank in SPIRITS[name]:
            yield f"spirit_{name}_{rank}", partial(spirit, tones, rank)


def _table() -> Iterator[Entry]:
    for name in GARDENS:
        yield name, partial(background, name)
    for count in (2, 3, 4):
        yield f"count_{count}", partial(count_plate, count)
    yield "start_marker", start_marker
    yield "last_round", last_round
    yield "draw_frame", draw_frame
    yield "slot", slot
    yield "cell_hover", hovered_cell
    yield "fresh", fresh
    yield "harmony_bar", harmony_bar
    yield "sound_ring", partial(sound_ring, "#FFE39A")
    yield "sound_ring_small", partial(small_sound_ring, "#FFE39A")
    for name, tones in NORMAL.elements.items():
        yield f"sound_ring_{name}", partial(sound_ring, tones.arrow)
        yield f"sound_ring_small_{name}", partial(small_sound_ring, tones.arrow)


def _icons() -> Iterator[Entry]:
    yield "emblem", emblem
    yield "app_icon", app_icon
    yield "logo", logo
    for name in ICONS:
        yield f"icon_{name}", partial(icon, name)


def _trail() -> Iterator[Entry]:
    for name in REGIONS:
        yield f"region_{name}", partial(region, name)
    for state in ("open", "done", "locked"):
        yield f"trail_stone_{state}", partial(trail_stone, state)
    for mode in MODES:
        yield f"mode_{mode}", partial(mode_badge, mode)
    yield "trail_motif", trail_motif
    yield "star_full", partial(reward_star, full=True)
    yield "star_empty", partial(reward_star, full=False)
    yield "crown", crown
    yield "trophy", trophy
    yield "hint_lamp", partial(hint_lamp, lit=True)
    yield "hint_lamp_off", partial(hint_lamp, lit=False)


def _people() -> Iterator[Entry]:
    for who in PORTRAITS:
        yield f"portrait_{who}", partial(portrait, who)
    yield "avatar_frame", avatar_frame


def _caps() -> Iterator[Entry]:
    yield "key_cap", key_cap
    yield "key_cap_down", partial(key_cap, down=True)
    yield "key_cap_wide", partial(key_cap, 112)
    yield "key_cap_space", partial(key_cap, 220)
    for kind, draw in (("face", pad_face), ("dpad", pad_cross)):
        yield f"pad_{kind}", partial(draw, None)
        for side in _SIDES:
            yield f"pad_{kind}_{side}", partial(draw, side)
    pairs: tuple[tuple[str, Callable[[str], Sheet]], ...] = (
        ("shoulder", pad_shoulder),
        ("trigger", partial(pad_shoulder, trigger=True)),
        ("middle", pad_middle),
        ("sticks", pad_sticks),
    )
    for kind, draw_side in pairs:
        for side in ("left", "right"):
            yield f"pad_{kind}_{side}", partial(draw_side, side)
    yield "pad_stick", pad_stick
