"""A game that was played, to look at: step by step, at any speed, from anywhere to anywhere.

The table is shown by `table.showing`, the bar below it is `replay_bar`. It pops a new game where
the viewer wants to play on from here, else None; nothing of the game itself is ever changed.
"""

from __future__ import annotations

import pygame

from game.match import Session, Step, branch, turns
from game.store import Speed
from game.ui.input import Action, Asked, Input, Left, Moved, Press, Pressed, Released, Wheeled
from game.ui.motion.pace import FACTORS
from game.ui.scene import Scene
from game.ui.scenes.ask import AskScene
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.describe import described
from game.ui.scenes.notices import NOTICE_MS, Notices
from game.ui.scenes.pile import PileScene
from game.ui.scenes.play_help import Help
from game.ui.scenes.replay_bar import HEIGHT, Deeds, ReplayBar
from game.ui.scenes.turn_words import turn_words
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.gaze import Gaze
from game.ui.table.pointed import on_board, seat_at
from game.ui.table.showing import Showing
from game.ui.widgets.button import IconButton

GRACE_MS = 250.0
"""A press sooner than this after a step forward only ends its playback."""
BEAT_MS = 420.0
"""So long a position is seen, at a normal pace, before the next move is played by itself."""


class ReplayScene(Scene[Session | None]):
    """Shows `session` after `at` moves first; `broken` is the place of the first move of its
    record that could not be played, if there is one."""

    def __init__(
        self, services: Services, session: Session, at: int = 0, broken: int | None = None
    ) -> None:
        super().__init__()
        self._services = services
        self._session = session
        self._broken = broken
        self._turns = tuple(turns(session.steps))
        self.showing = Showing(services, session, at)
        self.view = self.showing.view
        self.view.speed = services.settings.speed
        self._gaze = Gaze(self.view, self._touch)
        deeds = Deeds(
            self.step_back,
            self.toggle,
            self.step_forth,
            self._drag,
            self._faster,
            self._ask,
            self._leave,
        )
        self.bar = ReplayBar(len(session.steps), self._turns, self.view.people, deeds)
        self.fit = IconButton("fit", self._gaze.fit)
        self.boards = IconButton("eye", self._show_boards)
        self.boards.visible = len(self.view.people) > 1
        self.bar.group.widgets[-1:-1] = [self.fit, self.boards]
        self._help = Help(services, self.view, self._so_far)
        self.playing = False
        self._beat = self._now = 0.0
        self._notices = Notices(services)
        self._heard: tuple[int, int] | None = None

    # --- Life -----------------------------------------------------------------------------------

    def enter(self) -> None:
        """Say what is wrong with the record, if anything is."""
        self._hear_spirits()
        if self._broken is not None:
            words = self._services.words("open.until", n=self._broken)
            self._notices.say(words, ms=NOTICE_MS)

    def cover(self) -> None:
        """What the pointer was on is forgotten, and what it dragged is let go."""
        self.bar.handle(Left())
        self._look(Left())
        self._help.follow(Left())

    def leave(self) -> None:
        """Nothing is heard any more of what was being shown."""
        self.showing.finish()

    def layout(self, size: tuple[int, int]) -> None:
        """The table above, the bar below."""
        unit = self._services.unit(size)
        height = unit.px(HEIGHT)
        self.showing.lay_out((size[0], size[1] - height))
        self.bar.place(pygame.Rect(0, size[1] - height, size[0], height), unit)
        self._place_tools()
        self._label()

    def _place_tools(self) -> None:
        """The buttons for the view lie in the middle of where a table has its tools."""
        layout = self.view.layout
        room, side = layout.tools[0].unionall(layout.tools[1:]), layout.tools[0].width
        shown = [tool for tool in (self.fit, self.boards) if tool.visible]
        for number, tool in enumerate(shown):
            place = pygame.Rect(0, 0, side, side)
            aside = (number - (len(shown) - 1) / 2) * side * 1.3
            place.center = room.centerx + round(aside), room.centery
            tool.place(place, layout.unit)

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return self.showing.moving or self.playing or self._notices.toast is not None

    def update(self, ms: float) -> None:
        """Let the playback go on; while playing, one move after another."""
        self._now += ms
        if self.showing.update(ms):
            self._beat = 0.0
            self.dirty = True
        if self.playing and not self.showing.running:
            self._beat += ms
            if self._beat >= BEAT_MS * FACTORS[self.speed.value]:
                self._play_on()
        self.dirty |= self._notices.update(ms)
        stirred = self.showing.stirred(ms) | self.bar.group.update(ms) | self._help.update(ms)
        if stirred or self.moving:
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """The table, and the bar."""
        table = surface.subsurface((0, 0, surface.width, self.bar.rect.top))
        on_table, brush = self._services.brush(table), self._services.brush(surface)
        self.showing.draw(on_table, self._said())
        self._help.draw_ray(on_table)
        self.bar.draw(brush, self._services.words)
        self._help.draw(brush)
        x, y = self.view.layout.board.midtop
        self._notices.draw(brush, (x, y + brush.px(18)))

    def _said(self) -> tuple[str, str]:
        """Which turn this is, and what it brought; at the end of a broken record, that it is."""
        words, at = self._services.words, self.showing.at
        who = self.bar.numbered(at, words)
        if self._broken is not None and at == len(self.showing.steps):
            return who, words("open.until", n=self._broken)
        turn = self.bar.turn_at(at)
        if turn is None:
            return who, ""
        told = self._turns[turn]
        return who, turn_words(told, self.view.people[told.seat].name, words)

    # --- Input ----------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """A playback first, then the bar, then the table."""
        self.dirty = True
        self._help.follow(event)
        if self._cut_short(event):
            return
        if isinstance(event, Asked):
            self._command(event)
        elif not self.bar.handle(event):
            self._look(event)
        elif isinstance(event, Moved | Left):
            self._look(Left())

    def _cut_short(self, event: Input) -> bool:
        """A press ends the playback of a move; True if it shall do nothing else."""
        if not self.showing.running or not isinstance(event, Pressed | Asked):
            return False
        self.showing.finish()
        self._beat = 0.0
        if self.playing:
            return False
        return event == Asked(Action.CONFIRM) or self.showing.since < GRACE_MS

    def _command(self, event: Asked) -> None:
        match event.action:
            case Action.LEFT | Action.TURN_LEFT | Action.UNDO:
                self.step_back()
            case Action.RIGHT | Action.TURN_RIGHT | Action.REDO:
                self.step_forth()
            case Action.FIT | Action.FIRST:
                self.go(0)
            case Action.LAST:
                self.go(len(self.showing.steps))
            case Action.CONFIRM if not self.bar.group.marking:
                self.toggle()
            case Action.UP | Action.DOWN:
                way = Action.NEXT if event.action is Action.DOWN else Action.PREVIOUS
                self.bar.handle(Asked(way))
            case Action.RULES:
                self.stack.push(self._help.book())
            case Action.DESCRIBE:
                self._describe()
            case Action.REMAINING:
                self._halt()
                self.stack.push(PileScene(self._services, self.showing.position))
            case Action.BOARDS if self.boards.visible:
                self._show_boards()
            case Action.BOARD if event.which < len(self.view.people):
                self._choose(event.which)
            case Action.ZOOM_IN | Action.ZOOM_OUT:
                self._gaze.zoom(self.view.middle, 1 if event.action is Action.ZOOM_IN else -1)
            case Action.BACK if self.showing.chosen is not None:
                self.showing.choose(None)
            case Action.BACK | Action.PAUSE:
                self._leave()
            case _:
                self.bar.handle(event)

    def _look(self, event: Input) -> None:
        """Pan and zoom, and look at a player's display."""
        match event:
            case Moved(at):
                self._gaze.drag_to(at)
            case Pressed(at, Press.LEFT) if (seat := seat_at(self.view, at)) is not None:
                self._choose(seat)
            case Pressed(at) if on_board(self.view, at):
                self._gaze.tap(at, self._now)
            case Wheeled(at, steps):
                self._gaze.zoom(at, steps)
            case Released() | Left():
                self._gaze.let_go()
            case _:
                pass

    # --- Through the game -----------------------------------------------------------------------

    @property
    def speed(self) -> Speed:
        """How fast things move here."""
        return self.view.speed or self._services.settings.speed

    def step_back(self) -> None:
        """One move back."""
        if self.showing.at > 0:
            self.go(self.showing.at - 1)

    def step_forth(self) -> None:
        """One move on, as it was played."""
        self.playing = False
        if self.showing.at < len(self.showing.steps):
            self.showing.forth()
        self._label()

    def go(self, at: int, *, gently: bool = True) -> None:
        """Straight to the position after `at` moves."""
        self.playing = False
        if at != self.showing.at:
            if gently:
                self._services.sounds.play(Cue.UNDO)
            self.showing.go(at, gently=gently)
        self._label()

    def toggle(self) -> None:
        """Play, from the beginning if all has been seen, or stop."""
        self.playing = not self.playing
        if self.playing and self.showing.at == len(self.showing.steps):
            self.showing.go(0)
        self._beat = BEAT_MS * FACTORS["calm"]
        self._label()

    def _play_on(self) -> None:
        self._beat = 0.0
        if self.showing.at < len(self.showing.steps):
            self.showing.forth()
        else:
            self.playing = False
        self._label()

    def _drag(self, at: int, dragged: bool) -> None:
        self.go(at, gently=not dragged)

    def _faster(self) -> None:
        """The next speed, round and round."""
        speeds = list(Speed)
        self.view.speed = speeds[(speeds.index(self.speed) + 1) % len(speeds)]
        self._label()

    # --- Around it ------------------------------------------------------------------------------

    def _choose(self, seat: int) -> None:
        """Look at a seat's display, or follow the game again."""
        self.showing.choose(None if seat == self.showing.chosen else seat)
        self._hear_spirits()

    def _halt(self) -> None:
        """Nothing moves any more."""
        self.playing = False
        self.showing.finish()
        self._label()

    def _describe(self) -> None:
        self._halt()
        names = [person.name for person in self.view.people]
        position = self.showing.position
        self.stack.push(described(self._services, names, position, self._so_far()))

    def _show_boards(self) -> None:
        self._halt()
        scene = BoardsScene(self._services, self.view, self._help.explainer)
        self.stack.push(scene, self._after_boards)

    def _after_boards(self, seat: int | None) -> None:
        if seat is not None:
            self.showing.choose(seat)

    def _ask(self) -> None:
        """Whether to play on from here."""
        self._halt()
        words = self._services.words
        question = words("replay.branch", at=self.bar.numbered(self.showing.at, words))
        ask = AskScene(self._services, question, words("res.from"), words("ui.cancel"))
        self.stack.push(ask, self._branch)

    def _branch(self, sure: bool) -> None:
        if sure:
            now = self._services.clock().isoformat(timespec="seconds")
            record = branch(self._session.record, self.showing.at).with_more(started=now)
            self.pop(Session.load(record))

    def _leave(self) -> None:
        self.pop(None)

    def _touch(self) -> None:
        self.dirty = True

    def _label(self) -> None:
        """The bar tells where one is."""
        self.bar.line.at = self.showing.at
        self.fit.tip = self._services.words("play.fit")
        self.boards.tip = self._services.words("play.boards")
        over = self.showing.position.over
        self.bar.label(self._services.words, self.speed, playing=self.playing, over=over)
        self._hear_spirits()

    def _so_far(self) -> tuple[Step, ...]:
        """The moves that led to what is shown."""
        return self.showing.steps[: self.showing.at]

    def _hear_spirits(self) -> None:
        """The bed of sound follows the display shown."""
        spirits = self.view.picture.seats[self.view.shown].spirits
        if self._heard != (self.view.shown, spirits):
            self._heard = self.view.shown, spirits
            self._services.sounds.game(spirits)
