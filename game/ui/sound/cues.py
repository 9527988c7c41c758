"""What may be heard: every cue by name, and one call for a cue at a moment.

Which files a cue plays, how loud and how many at once, stands in `assets/sound/sheet.json`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Cue(StrEnum):
    """Every cue; the values are the names of the sheet."""

    HOVER = "hover"
    PRESS = "press"
    BACK = "back"
    TOGGLE_ON = "toggle_on"
    TOGGLE_OFF = "toggle_off"
    PAGE = "page"
    TOAST = "toast"
    HINT = "hint"
    REFUSED = "refused"
    UNDO = "undo"
    TAKE = "take"
    PUT_BACK = "put_back"
    SNAP = "snap"
    TURN = "turn"
    PIN = "pin"
    COMMIT = "commit"
    DISC_TO_VESSEL = "disc_to_vessel"
    ARROW_SERVED = "arrow_served"
    SPIRIT_REVEALED = "spirit_revealed"
    DISCS_RETURN = "discs_return"
    POINTS = "points"
    POINTS_LOST = "points_lost"
    SCORE_WALK = "score_walk"
    CACOPHONY = "cacophony"
    PILE_SCRAPE = "pile_scrape"
    PILE_FLIP = "pile_flip"
    REFILL = "refill"
    NEXT_SEAT = "next_seat"
    INTERMEZZO = "intermezzo"
    LAST_ROUND = "last_round"
    STAR = "star"
    LEVEL_WON = "level_won"
    CROWN = "crown"
    WON = "won"
    LOST = "lost"


class Call(NamedTuple):
    """A cue `at` so many milliseconds from now.

    `which` picks the file by number where the event decides, the last one if there are fewer;
    None takes the files in turn. `key` is the element, the element and value ("fire 10") or the
    colour, for the cues that have files for each. `x` is the place on the screen, 0 left to
    1 right; None is the middle.
    """

    cue: Cue
    at: float = 0.0
    which: int | None = None
    key: str = ""
    x: float | None = None
