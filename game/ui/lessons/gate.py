"""What reaches the table in a lesson: the card has its inputs first, and what is not asked for
is kept back."""

from __future__ import annotations

from game.ui.input import Action, Asked, Input, Left, Moved, Point, Pressed, Released
from game.ui.lessons.card import Card
from game.ui.lessons.guides import Guides
from game.ui.lessons.script import LookAt, Make
from game.ui.lessons.tutor import Answer, Chapter, Tutor
from game.ui.sound import Cue
from game.ui.table.pointed import tile_at
from game.ui.table.view import TableView

_ARROWS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
WAYS = (*_ARROWS, Action.NEXT, Action.PREVIOUS)
_BACKWARDS = (Action.UP, Action.LEFT, Action.PREVIOUS)
_KEPT = (Action.UNDO, Action.REDO, Action.PASS, Action.LATELY, Action.REMAINING, Action.BOARD)
"""These have no place in a lesson."""


class Gate:
    """Stands between the player and one table."""

    def __init__(self, tutor: Tutor, card: Card, guides: Guides, view: TableView) -> None:
        self._tutor = tutor
        self._card = card
        self._guides = guides
        self._view = view

    def keeps(self, event: Input, *, offered: bool) -> bool:
        """Whether an input is for the card, or not for now.

        `offered` tells that the pile may be drawn from by the rules.
        """
        card = self._card
        match event:
            case Moved(at):
                self._guides.point(self._view, at)
                card.group.handle(event)  # leaving a button is news for the table as well
                return bool(card.rect.collidepoint(at))
            case Pressed(at):
                used = card.group.handle(event) or card.rect.collidepoint(at)
                return used or not self._may_press(at, offered)
            case Released():
                return card.group.handle(event)
            case Left():
                card.group.handle(event)
                return False
            case Asked():
                return self._keeps_key(event)
            case _:
                return False

    def may_draw(self) -> bool:
        """Whether the pile may be drawn from in this step; if not, that is answered."""
        asked = self._tutor.asked
        if self._tutor.chapter is Chapter.PUZZLE:
            return True
        wanted = asked is not None and isinstance(asked.goal, Make | LookAt)
        if not wanted and asked is not None:
            self._tutor.answer = Answer.YET
            self._view.services.sounds.play(Cue.REFUSED)
        return wanted

    def _may_press(self, at: Point, offered: bool) -> bool:
        """Whether a press on the table has a place in what is asked for."""
        if offered and self._view.layout.pile.collidepoint(at):
            return self.may_draw()
        return self._tutor.free or tile_at(self._view, at) is None

    def _keeps_key(self, event: Asked) -> bool:
        """The same for what a key or a pad's button asks for."""
        tutor, group, action = self._tutor, self._card.group, event.action
        if action in _KEPT:
            return True
        moves = action in WAYS or action is Action.CONFIRM
        if moves and (group.marking or not tutor.deciding):
            if not group.handle(event) and tutor.deciding and action in _ARROWS:
                group.marking = False  # beside the card lies the table
            return True
        if tutor.hands_off and (moves or action in (Action.TAKE, Action.PILE)):
            self._guides.next(-1 if action in _BACKWARDS else 1)
            return True
        if action is Action.PILE:
            return not self.may_draw()
        return not tutor.free and (moves or action is Action.TAKE)
