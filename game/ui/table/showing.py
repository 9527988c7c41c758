"""A game shown on a table at which nobody plays: any of its positions, and the ways between them.

One move forward is shown as it was played; every other way is the difference of two positions.
What the viewer asks for, the scenes know; this only shows it.
"""

from __future__ import annotations

from game.engine import Place, State
from game.match import Session, Step
from game.ui.drawing.brush import Brush
from game.ui.drawing.tile_art import draw_frame
from game.ui.picture import Picture
from game.ui.services import Services
from game.ui.table.log import last_lines
from game.ui.table.painter import Painter
from game.ui.table.playback import Playback
from game.ui.table.view import TableView
from game.ui.turn import Turn


class Showing:
    """Shows a session after `at` of its moves, on a table of its own.

    The board shows the display of whoever made the last move, or the one the viewer has chosen.
    """

    def __init__(self, services: Services, session: Session, at: int) -> None:
        self._services = services
        self.steps = session.steps
        self._start = session.start
        self.at = at
        self.view = TableView(services, session)
        self.view.watched = True
        self.view.fresh = frozenset()
        self.chosen: int | None = None
        """The seat whose display the viewer wants to see."""
        self._painter = Painter(self.view)
        self._playback = Playback(services, self.view)
        self._come_to_rest()

    @property
    def position(self) -> State:
        """The position shown, or gone to just now."""
        return self.steps[self.at - 1].after if self.at else self._start

    @property
    def last(self) -> Step | None:
        """The move that led here, if there is one."""
        return self.steps[self.at - 1] if self.at else None

    @property
    def running(self) -> bool:
        """Whether a move, or a way between positions, is being shown."""
        return self._playback.running

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.running or self.view.camera.restless

    @property
    def since(self) -> float:
        """Milliseconds since a move was last begun to be shown."""
        return self._playback.since

    def lay_out(self, size: tuple[int, int]) -> None:
        """Lay the table for a surface of this size."""
        self.view.lay_out(size)
        self._tell()

    def go(self, at: int, *, gently: bool = True) -> None:
        """Show the position after `at` moves; without `gently`, nothing moves on the way."""
        self.finish()
        before = self.view.picture
        self.at = at
        self._come_to_rest(glide=gently)
        if gently:
            self._playback.travel(before, self.view.picture)

    def forth(self) -> None:
        """Show how the next move was played."""
        self.finish()
        step = self.steps[self.at]
        self.at += 1
        self._look()
        self._playback.show(step, held=False)

    def finish(self) -> None:
        """Everything lies where it belongs, now."""
        if self.running:
            self._playback.cut_short()
            self._land()

    def choose(self, seat: int | None) -> None:
        """Show a seat's display from now on, or again that of whoever made the last move."""
        self.chosen = seat
        self.view.camera.moved_by_hand = False
        self._look()
        self.view.fit(glide=False)

    def update(self, ms: float) -> bool:
        """Let time pass; True if a move has been shown to its end."""
        landed = self._playback.advance(ms)
        if landed:
            self._land()
        self.view.camera.update(ms)
        return landed

    def stirred(self, ms: float) -> bool:
        """Let displays change places; True if the picture is out of date."""
        return self._painter.update(ms)

    def draw(self, brush: Brush, said: tuple[str, str]) -> None:
        """The table, with words on its strip, and a frame round the tile placed last."""
        self._painter.draw(brush, said)
        view, step = self.view, self.last
        if step is None or view.timeline is not None or step.seat != view.shown:
            return
        if isinstance(step.move, Place) and not view.camera.restless:
            rect = view.camera.rect(step.move.cell)
            with brush.clipped(view.board_area):
                draw_frame(brush, rect.topleft, rect.width)

    def _land(self) -> None:
        self.view.timeline = None
        self._come_to_rest(glide=True)

    def _come_to_rest(self, *, glide: bool = False) -> None:
        """Put the position on the table."""
        view = self.view
        view.picture = Picture.of(self.position).after(view.picture)
        view.turn = Turn(self.position)
        self._tell()
        self._look()
        view.lay_out(view.layout.size, glide=glide)

    def _look(self) -> None:
        seat = 0 if self.last is None else self.last.seat
        self.view.looked_at = seat if self.chosen is None else self.chosen

    def _tell(self) -> None:
        steps = self.steps[: self.at]
        self.view.told = last_lines(steps, self.view.people, self._services.words)
