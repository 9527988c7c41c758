"""When a note is shown: once the pointer has rested on a thing; it is gone on any press.

The ray of an arrow is there at once. What lies where is up to whoever gives `find`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from game.ui.drawing.brush import Brush
from game.ui.input import Action, Asked, Input, Left, Moved, Point, Pressed, Wheeled
from game.ui.table.note import Note, draw_note
from game.ui.table.rays import Ray
from game.ui.widgets.group import TIP_AFTER
from game.words import Words


class Explaining:
    """Follows the pointer over one scene.

    `find` tells what lies at a point; `stamp` changes when that may be another thing although the
    pointer rests.
    """

    def __init__(self, find: Callable[[Point], Note | None], stamp: Callable[[], Hashable]) -> None:
        self._find = find
        self._stamp = stamp
        self._known = stamp()
        self._at: Point | None = None
        self._rested = 0.0
        self._note: Note | None = None
        self._refused: Note | None = None
        """What was pressed away, until the pointer is on something else."""

    @property
    def note(self) -> Note | None:
        """The note that is shown now."""
        return self._note if self._rested >= TIP_AFTER else None

    @property
    def ray(self) -> Ray | None:
        """The ray that is shown now."""
        return None if self._note is None else self._note.ray

    @property
    def pointed(self) -> Note | None:
        """What lies under the pointer, shown or not; None after keys were used."""
        return None if self._at is None else self._find(self._at)

    def follow(self, event: Input) -> None:
        """React to one input, whoever else does."""
        match event:
            case Moved(at):
                self._at, self._known = at, self._stamp()
                self._look(at)
            case Pressed(at):
                self._refused, self._note = self._find(at), None
            case Asked(action) if action is not Action.RULES:
                self._at = self._note = None
            case Asked() | Left() | Wheeled():
                self._note = None
            case _:
                pass

    def tell(self, at: Point) -> None:
        """Show what lies at a point now: keys and pad have no pointer that could rest."""
        self._note, self._refused, self._rested = self._find(at), None, TIP_AFTER

    def update(self, ms: float) -> bool:
        """Let `ms` milliseconds pass; True if the picture is out of date."""
        stamp = self._stamp()
        if stamp != self._known:
            shown, self._known = self._note is not None, stamp
            self._note = self._refused = None
            return shown
        if self._note is None:
            return False
        before, self._rested = self._rested, self._rested + ms
        return before < TIP_AFTER <= self._rested

    def draw(self, brush: Brush, words: Words) -> None:
        """The note, if one is shown."""
        if self.note is not None:
            draw_note(brush, self.note, words)

    def _look(self, at: Point) -> None:
        found = self._find(at)
        if found == self._refused:
            found = None
        else:
            self._refused = None
        if found != self._note or self._rested < TIP_AFTER:
            self._rested = 0.0
        self._note = found
