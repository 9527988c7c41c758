"""How the hand is led now: a mouse in words, keys and pads by signs of what is to be pressed."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import Phase
from game.ui.drawing.brush import Align, Brush
from game.ui.drawing.theme import Face
from game.ui.input import Action, Device, Point
from game.ui.prompts import ARROWS, CROSS, Hint, Sign, draw_hints, sign_of
from game.ui.table.view import TableView
from game.ui.turn import Stage, Turn

_SIZE = 14


class HandHint(NamedTuple):
    """What can be done with the tiles of the hand: words for a mouse, or hints with signs."""

    words: str
    hints: tuple[Hint, ...] = ()

    def draw(
        self, brush: Brush, at: Point, room: float, ink: str, *, centred: bool = False
    ) -> None:
        """In a line that ends at `at`, or has its middle there, within `room` pixels.

        Words that are not centred share their line with others, and are left out without room.
        """
        face = Face.REGULAR
        if self.hints:
            draw_hints(brush, self.hints, at, room, size=_SIZE, colour=ink, centred=centred)
        elif centred or brush.fits(self.words, _SIZE, room, face):
            align: Align = "centre" if centred else "right"
            brush.text(self.words, at, _SIZE, ink, face=face, align=align, max_width=room)


def hand_hint(view: TableView) -> HandHint:
    """What can be done with the hand on the device in use."""
    words, device = view.words, view.services.device
    if view.watched or view.picture.phase is Phase.OVER:
        return HandHint("")
    if device is Device.MOUSE:
        return HandHint(words("play.turn.how"))
    go = (CROSS,) if device is Device.PAD else ARROWS
    confirm = _signs(view, Action.CONFIRM)
    if view.turn.stage is Stage.CHOOSE:
        choose = Hint(go, words("hint.choose")), Hint(confirm, words("hint.take"))
        return HandHint("", choose)
    turn = Hint(_signs(view, Action.TURN_LEFT, Action.TURN_RIGHT), words("hint.turn"))
    place = Hint(confirm, words(_confirming(view.turn)))
    if view.turn.tile == view.turn.state.drawn and view.turn.stage is not Stage.PINNED:
        return HandHint("", (turn, place))
    back = Hint(_signs(view, Action.BACK), words("hint.back"))
    return HandHint("", (turn, place, back))


def _confirming(turn: Turn) -> str:
    """The key of what Confirm does with the tile that is held."""
    match turn.stage:
        case Stage.CARRY:
            return "hint.enter"
        case Stage.HOVER if not turn.one_click:
            return "hint.pin"
        case Stage.PINNED:
            return "hint.confirm"
        case _:
            return "hint.place"


def sign_for(view: TableView, action: Action) -> Sign | None:
    """What asks for an action on the device in use; None where nothing does."""
    services = view.services
    return sign_of(action, services.device, services.bindings, services.words)


def _signs(view: TableView, *actions: Action) -> tuple[Sign, ...]:
    found = (sign_for(view, action) for action in actions)
    return tuple(there for there in found if there is not None)
