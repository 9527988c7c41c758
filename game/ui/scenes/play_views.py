"""What is opened over the table: all displays, the pile, the table in words, who is next."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import TILES
from game.match import Session, fresh_tiles
from game.store import HandOver
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.input import Action, Asked, Input
from game.ui.scene import SceneStack
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.describe import described
from game.ui.scenes.hand_over import HandOverScene
from game.ui.scenes.lately import lately
from game.ui.scenes.pile import PileScene
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.spoken import Tried
from game.ui.table.desk import Desk
from game.ui.table.explain import Explainer
from game.ui.table.stops import Spot
from game.ui.table.tile_size import TileSize
from game.ui.table.view import TableView
from game.ui.widgets.group import Group
from game.ui.widgets.notes import draw_caption

TOLD_MS = 900.0
"""So long the next player is told."""


class Views:
    """The views of one table; `stack` is where they are put."""

    def __init__(
        self,
        services: Services,
        view: TableView,
        session: Session,
        stack: Callable[[], SceneStack],
        desk: Desk,
    ) -> None:
        self._services = services
        self._view = view
        self._session = session
        self._stack = stack
        self._desk = desk
        self.told = session.state.active
        """The seat that knows that it is to play."""
        self.size = TileSize(view, desk.fit)
        self._pile = Spot(self._show_pile)
        self._log = Spot(self._show_lately)
        self._group = Group([self._pile, self._log], arrows=False)

    def handle(self, event: Input) -> bool:
        """React to an input; True if it was meant for the slider, the pile's count or the log."""
        if self.size.handle(event):
            return True
        match event:
            case Asked(Action.REMAINING):
                self._show_pile()
            case Asked(Action.LATELY):
                self._show_lately()
            case Asked(Action.DESCRIBE):
                self._describe()
            case Asked():
                return False
            case _:
                layout = self._view.layout
                self._pile.place(layout.pile, layout.unit)
                self._log.place(layout.log, layout.unit)
                self._log.visible = len(self._view.people) > 1 and layout.log.height > 0
                return self._group.handle(event)
        return True

    def unhover(self) -> None:
        """Nothing is pointed at any more."""
        self.size.unhover()
        self._group.unhover()

    def update(self, ms: float) -> bool:
        """Let time pass; True if the picture is out of date."""
        return self.size.update(ms)

    def draw(self, brush: Brush) -> None:
        """A line round the pile or the log while it is pointed at, and the slider."""
        self.size.draw(brush)
        hovered = self._group.hovered
        if hovered is None or not self._view.resting:
            return
        thick, radius = max(1, brush.px(1.6)), brush.px(12)
        brush.box(hovered.rect, theme.LANTERN, radius, thick)
        if hovered is self._log:
            draw_caption(brush, hovered.rect, self._services.words("play.replay"), "play")

    def show_boards(self, explainer: Explainer) -> None:
        """All displays at once; the one that is chosen there is looked at."""
        scene = BoardsScene(self._services, self._view, explainer)
        self._stack().push(scene, self._look_at)

    def _look_at(self, seat: int | None) -> None:
        if seat is not None and seat != self._view.shown:
            self._desk.look_at(seat)

    def hand_over(self, say: Callable[[str, str, float], None]) -> None:
        """Tell the seat whose turn has come, as is set: in passing, by a card, or not at all."""
        state = self._session.state
        seat, told = state.active, self.told
        self.told = seat
        if state.over or seat == told:
            return
        person = self._view.people[seat]
        match self._services.settings.hand:
            case HandOver.TOAST:
                words = self._services.words("hand.toast", name=person.name)
                say(words, f"disc_{person.colour}", TOLD_MS)
            case HandOver.CARD if self._session.record.seats[seat].bot is None:
                fresh = len(fresh_tiles(self._session.steps, seat))
                self._stack().push(HandOverScene(self._services, person, fresh))
            case _:
                pass

    def _show_lately(self) -> None:
        """Play back what has happened since the seat to move last acted."""
        scene = lately(self._services, self._session)
        if scene is None:
            self._services.sounds.play(Cue.REFUSED)
            self._services.notices.append(self._services.words("lately.none"))
        else:
            self._stack().push(scene)

    def _show_pile(self) -> None:
        self._stack().push(PileScene(self._services, self._session.state))

    def _describe(self) -> None:
        state, steps = self._session.state, self._session.steps
        names = [person.name for person in self._view.people]
        self._stack().push(described(self._services, names, state, steps, self._tried()))

    def _tried(self) -> Tried | None:
        turn = self._view.turn
        if turn.tile is None:
            return None
        tile = TILES[turn.tile]
        return Tried(tile.turned(turn.orientation), tile, turn.cell, turn.preview)
