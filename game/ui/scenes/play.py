"""The play scene: a session on the table, its moves played back, saved, taken back and ended.

What the table looks like is in `table.view`, how a tile is tried in `table.desk`; here decisions
are committed and what follows from them is started.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine import Draw, Move, Phase, Reason
from game.match import Session
from game.store import Placed
from game.ui.idle import Idle
from game.ui.input import Action, Asked, Input, Left, Moved, Panned, Pressed, Unplugged
from game.ui.picture import Picture
from game.ui.scene import Scene
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.keeping import Keeper, replacing
from game.ui.scenes.notices import SAID_MS, Notices
from game.ui.scenes.pause import PauseChoice, PauseScene
from game.ui.scenes.play_help import Help
from game.ui.scenes.play_tools import Deeds, PlayTools
from game.ui.scenes.play_views import Views
from game.ui.scenes.results import ResultsChoice, ResultsScene
from game.ui.scenes.travel import Journey, Travel
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.desk import Desk
from game.ui.table.log import last_lines
from game.ui.table.painter import Painter
from game.ui.table.playback import Playback
from game.ui.table.prompt import prompt
from game.ui.table.reveal import Reveal
from game.ui.table.stops import Spot
from game.ui.table.view import TableView
from game.ui.turn import Turn
from game.ui.widgets.widget import Widget

GRACE_MS = 250.0
"""A press sooner than this after a commit only ends the playback."""


class PlayScene(Scene[None]):
    """Plays one game after another with the same people; pops when they leave the table."""

    def __init__(self, services: Services, session: Session, *, kept: bool = True) -> None:
        """`kept` games are saved and enter the list of best results."""
        super().__init__()
        self._services = services
        self._keeper = Keeper(services, kept)
        self._idle = Idle()
        self._new_view(session)

    def _new_view(self, session: Session) -> None:
        self.session = session
        self.view = TableView(self._services, session)
        self._painter = Painter(self.view)
        self._playback = Playback(self._services, self.view)
        self.desk = Desk(self.view, self._refused, self._ask_to_reveal)
        self._pile = Spot(lambda: self.handle(Asked(self._at_pile)))
        self.desk.stops.around = self._around
        self._help = Help(self._services, self.view, lambda: self.session.steps)
        self._notices = Notices(self._services)
        self._placed: Placed | None = None
        self._travel = Travel(session)
        self._views = Views(self._services, self.view, session, lambda: self.stack, self.desk)
        self._relabel()
        self.view.past = self._keeper.past(session)
        self._tell()

    # --- Life -------------------------------------------------------------------------------

    def enter(self) -> None:
        """Sit down at the table; an intermezzo may be under way, or all over."""
        self._services.sounds.game(self.view.picture.seats[self.view.shown].spirits)
        self._keeper.begin(self.session)
        self._go_on()

    def layout(self, size: tuple[int, int]) -> None:
        """Lay the table and the buttons beside it."""
        self.view.lay_out(size)
        self._tools.place(self.view.layout)
        if self._language != self._services.words.language:
            self._relabel()
            self._tell()
            self.desk.reset()

    def cover(self) -> None:
        """What the pointer was on is forgotten: it may be elsewhere once this is seen again."""
        self._unlight()
        self.handle(Left())

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.hasty or self._notices.toast is not None

    @property
    def hasty(self) -> bool:
        """Whether tiles are; what is told in passing takes no time."""
        view = self.view
        return view.timeline is not None or view.camera.restless or self._painter.fading

    def update(self, ms: float) -> None:
        """Let the playback, the camera and toasts go on."""
        self._travel.update(ms)
        self.desk.update(ms)
        if self.view.turn.cell is not None:
            self._keeper.note_aids(self.session)
        if self._playback.advance(ms):
            self._land()
        self.dirty |= self._notices.update(ms)
        beads = self.view.mine and self.view.turn.preview is not None
        alive = self._idle.update(ms, self._services.lively, beads)
        alive |= self._painter.update(ms) | self._help.update(ms) | self._views.update(ms)
        if alive or self._tools.update(ms) or self.desk.changed or self.moving:
            self.dirty = True
            self.desk.changed = False

    def draw(self, surface: pygame.Surface) -> None:
        """The table with everything on it."""
        brush = self._services.brush(surface)
        self._painter.draw(brush, self._said, self._idle if self._services.lively else None)
        self._help.draw_ray(brush)
        self._views.draw(brush)
        self._tools.show_ways(*self._travel.ways(self.desk.trying))
        self._tools.draw(brush)
        if self.view.timeline is None:
            self._reveal.draw(brush, self.view.layout)
        if self.stack.top is self:
            self.desk.draw(brush)
        x, y = self.view.layout.board.midtop
        self._notices.draw(brush, (x, y - brush.px(4)))
        if not self._reveal.asking:
            self._help.draw(brush)

    @property
    def _said(self) -> tuple[str, str]:
        """What the strip tells while nothing is tried."""
        return prompt(self.view, last_offer=self._reveal.offered)

    # --- Input ------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """Playback first, then the buttons, then the table."""
        self.dirty = True
        if isinstance(event, Asked | Panned):
            self._unlight()
        self.desk.follow(event)
        self._help.follow(event)
        if self._cut_short(event):
            return
        if self._reveal.handle(event):
            return
        if isinstance(event, Unplugged):
            self._services.notices.append(self._services.words("pad.gone"))
            self._pause()
            return
        if self._tools.handle(event) or self._views.handle(event):
            if isinstance(event, Moved):
                self.desk.handle(event)
            return
        if isinstance(event, Asked) and self._command(event.action):
            return
        if self.stack.top is not self:
            return  # the scene on top has already asked the desk
        move = self.desk.handle(event)
        if move is not None:
            self.commit(move)

    def _unlight(self) -> None:
        for part in (self._reveal, self._views, self.desk):
            part.unhover()

    def _cut_short(self, event: Input) -> bool:
        """A press ends the playback; True if it shall do nothing else."""
        if self.view.timeline is None or not isinstance(event, Pressed | Asked):
            return False
        self.finish_playback()
        confirms = event == Asked(Action.CONFIRM)
        covered = self.stack.top is not self  # what came up was not what the press was meant for
        return confirms or covered or self._playback.since < GRACE_MS

    def _command(self, action: Action) -> bool:
        match action:
            case Action.UNDO:
                self._undo()
            case Action.REDO:
                self._redo()
            case Action.BOARDS:
                self._views.show_boards(self._help.explainer)
            case Action.RULES:
                self._show_rules()
            case Action.PILE:
                self._ask_to_reveal(by_key=True)
            case Action.PAUSE:
                self._pause()
            case Action.DETAILS:
                self._help.tell(self.desk.stops.point)
            case Action.BACK:
                if self.desk.back():
                    return True
                self._pause()
            case _:
                return False
        return True

    def _around(self) -> list[Widget]:
        """What keys and pad can go to beside tiles and displays."""
        self._pile.place(self.view.layout.pile, self.view.layout.unit)
        return [self._pile, *self._tools.buttons]

    @property
    def _at_pile(self) -> Action:
        """What the pile is good for now: a tile of it may be revealed, or its tiles looked at."""
        return Action.PILE if self._reveal.offered else Action.REMAINING

    def _refused(self, reason: Reason) -> None:
        self._services.sounds.play(Cue.REFUSED)
        self._say(self._services.words(f"no.{reason.value}"))

    def _ask_to_reveal(self, *, by_key: bool = False) -> None:
        reason = self._reveal.refusal
        if reason is None:
            self._reveal.ask(by_key=by_key)
        else:
            self._refused(reason)

    # --- Moves ------------------------------------------------------------------------------

    def commit(self, move: Move) -> None:
        """Play a move, keep the game, and show what happens."""
        held = self.view.turn.move == move
        step = self.session.play(move)
        self._placed = self._keeper.keep(self.session)
        self.view.looked_at = self.view.hovered_tile = None
        self.view.fresh = frozenset()
        self._playback.show(step, held=held)
        if news := self._playback.unsaid(step):
            self._say(news)
        self.dirty = True

    def finish_playback(self) -> None:
        """Everything lies where it belongs, now."""
        if self._playback.running:
            self._playback.cut_short()
            self._land()

    def _land(self) -> None:
        """The playback is over: the next decision, or whatever comes now."""
        self.view.timeline = None
        self._show(glide=True)
        self._go_on()
        self._views.hand_over(self._say)

    def _show(self, *, glide: bool) -> None:
        """Put the position of now on the table."""
        state = self.session.state
        self.view.picture = Picture.of(state).after(self.view.picture)
        self.view.turn = Turn(state)
        self._reveal.look_at(state)
        self._tools.over.visible = state.over
        self._tell()
        self.view.look_back(self.session)
        self.view.lay_out(self.view.layout.size, glide=glide)
        self._services.sounds.game(self.view.picture.seats[self.view.shown].spirits)
        self.desk.reset()
        self.dirty = True

    def _go_on(self) -> None:
        """An intermezzo, the results, or simply the next turn."""
        self._reveal.look_at(self.session.state)
        self._tools.over.visible = self.session.state.over
        if self.session.state.over:
            self._show_results()
        elif self.session.state.phase is Phase.INTERMEZZO:
            self.stack.push(IntermezzoScene(self._services, self.desk, self), self.commit)

    def _show_results(self) -> None:
        results = ResultsScene(self._services, self.session, self._placed)
        self.stack.push(results, self._after_results)

    def _undo(self) -> None:
        if self.desk.think_again():
            return
        self._go(lambda: self._travel.back(self.view.people, self._services.words))

    def _redo(self) -> None:
        self._go(lambda: self._travel.forth(self._services.words))

    def _go(self, way: Callable[[], Journey]) -> None:
        """Through the game's past; a storm of clicks goes one step."""
        if not self._travel.settled():
            return
        self.finish_playback()
        journey = way()
        self._services.sounds.play(Cue.UNDO if journey.went else Cue.REFUSED)
        if journey.went:
            self._arrive()
        if journey.said is not None:
            self._say(journey.said)

    def _arrive(self) -> None:
        """The game has gone back or forth: keep it, and move what lies elsewhere now."""
        self._leave_intermezzo()
        self._keeper.save(self.session)
        self._views.told = self.session.state.active
        before = self.view.picture
        self._show(glide=True)
        self._playback.travel(before, self.view.picture)
        if not self._playback.running:
            self._go_on()

    def _leave_intermezzo(self) -> None:
        """The scene on top belongs to a position that is no more."""
        top = self.stack.top
        if isinstance(top, IntermezzoScene):
            self.stack.drop(top)

    # --- Around the game ----------------------------------------------------------------------

    def _show_rules(self) -> None:
        self.stack.push(self._help.book(self.desk.stops.focus))

    def _pause(self) -> None:
        self.view.motion.settle()
        self.stack.push(PauseScene(self._services, self.session), self._after_pause)

    def _after_pause(self, choice: PauseChoice) -> None:
        match choice:
            case PauseChoice.RESUME:
                pass
            case PauseChoice.MENU:
                self._leave_intermezzo()
                self.pop(None)
            case PauseChoice.QUIT:
                self.stack.clear()

    def _after_results(self, choice: ResultsChoice | Session) -> None:
        self._services.settle()
        match choice:
            case ResultsChoice.LOOK:
                pass
            case ResultsChoice.MENU:
                self.pop(None)
            case ResultsChoice.AGAIN:
                another = self._services.another(self.session)
                replacing(self._services, self.stack, lambda: self._play_another(another))
            case Session():
                self._play_another(choice)

    def _play_another(self, session: Session) -> None:
        """Sit down to another game at the same table."""
        size = self.view.layout.size
        self._keeper = Keeper(self._services, True)
        self._new_view(session)
        self.layout(size)
        self.enter()

    # --- Words --------------------------------------------------------------------------------

    def _say(self, words: str, picture: str = "", ms: float = SAID_MS) -> None:
        self._notices.say(words, picture, ms)
        self.dirty = True

    def _tell(self) -> None:
        steps = self.session.steps
        self.view.told = last_lines(steps, self.view.people, self._services.words)

    def _relabel(self) -> None:
        """Buttons with the words of the present language."""
        words = self._services.words
        several = len(self.view.people) > 1
        self._tools = PlayTools(
            words,
            Deeds(
                self._undo,
                self._redo,
                self._views.size.show,
                partial(self._views.show_boards, self._help.explainer) if several else None,
                self._show_rules,
                self._pause,
                self._show_results,
            ),
        )
        self._tools.over.visible = self.session.state.over
        self._language = words.language
        self._reveal = Reveal(words, lambda: self.commit(Draw()))
        self._reveal.look_at(self.session.state)
