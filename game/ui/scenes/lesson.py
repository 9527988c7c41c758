"""A lesson: the play scene with a tutor beside it, then the puzzle, then the next lesson.

What is asked for is the tutor's business; here it is given a voice and a hand, and what is not
asked for is kept from the table. Nothing of it is saved but that it was learnt.
"""

from __future__ import annotations

import pygame

from game.engine import Move
from game.match import Step
from game.store import Aids
from game.ui.input import Action, Asked, Device, Input
from game.ui.lessons.card import Card
from game.ui.lessons.gate import Gate
from game.ui.lessons.guides import Guides
from game.ui.lessons.hand import lead, set_out, shake, wants_it_taken
from game.ui.lessons.script import LESSONS, Lesson
from game.ui.lessons.tutor import Chapter, Tutor
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.rules import RulesScene
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.layout import TableLayout
from game.ui.widgets.widget import Widget

BEFORE_MS = 600.0
"""So long all is still before a move that is not the learner's."""
GAP = 7.0
"""Above and below the card, in u."""


class LessonScene(PlayScene):
    """Pops when the learner leaves; the next lesson takes its place."""

    def __init__(self, services: Services, lesson: Lesson, chapter: Chapter) -> None:
        """Begin with the lesson itself, or with its puzzle."""
        self.tutor = Tutor(lesson)
        self.tutor.begin(chapter)
        self.guides = Guides(self.tutor)
        self.card = Card(
            services,
            self.tutor,
            last=lesson is LESSONS[-1],
            on=self._on,
            again=self._again,
            show=self._show_me,
            leave=lambda: self.pop(None),
        )
        self._next: Step | None = None
        """A move that the learner only watches, and in how many ms it comes."""
        self._wait = 0.0
        self._seen = 0
        super().__init__(services, self.tutor.game.begin(services.settings), kept=False)
        self._prepare()

    def _prepare(self) -> None:
        """The table is laid for a chapter."""
        self.view.foot = self._foot
        self.view.aids = Aids.STANDARD
        self._help.quiet = True
        self._next, self._seen = None, len(self.session.steps)
        self._gate = Gate(self.tutor, self.card, self.guides, self.view)
        self.card.group.marking = False

    def _lay(self, chapter: Chapter) -> None:
        """Lay the table for a chapter, from its start."""
        size = self.view.layout.size
        self.tutor.begin(chapter)
        self._new_view(self.tutor.game.begin(self._services.settings))
        self._prepare()
        self.layout(size)
        self.enter()

    # --- Life -------------------------------------------------------------------------------

    def layout(self, size: tuple[int, int]) -> None:
        """The table, and the card between board and strip."""
        super().layout(size)
        self._place_card()

    def _place_card(self) -> None:
        layout = self.view.layout
        unit, strip, top = layout.unit, layout.strip, layout.board.bottom
        gap = unit.px(GAP)
        height = strip.top - top - 2 * gap
        self.card.place(pygame.Rect(strip.left, top + gap, strip.width, height), unit)

    def _foot(self, layout: TableLayout) -> int:
        """How much room the card takes below the board, in pixels."""
        return self.card.height(layout) + 2 * layout.unit.px(GAP) - layout.unit.px(8)

    def update(self, ms: float) -> None:
        """Let the tutor look at what is being done."""
        super().update(ms)
        if self.card.update(ms) | self.guides.update(ms) or self._services.lively:
            self.dirty = True
        if self.view.timeline is not None or self.stack.top is not self:
            return
        if self._next is not None:
            self._wait -= ms
            if self._wait <= 0:
                self._make_next()
        elif self.tutor.deciding:
            self._look(ms)

    def _look(self, ms: float) -> None:
        taking = wants_it_taken(self.tutor)
        if self.tutor.watch(self.view.turn, ms):
            if taking and self._services.device is not Device.MOUSE:
                self.view.turn.hover(None)  # where it goes is the next thing to learn
            self._services.sounds.play(Cue.TOGGLE_ON)
            self._place_card()
        if self.tutor.mistaken(self.view.turn):
            shake(self.view, self.tutor)
        lead(self.view, self.tutor)

    def draw(self, surface: pygame.Surface) -> None:
        """The table, what the tutor points at, and its card."""
        super().draw(surface)
        brush = self._services.brush(surface)
        self.guides.draw(brush, self.view)
        self.card.draw(brush)

    @property
    def _said(self) -> tuple[str, str]:
        """The strip tells the goal."""
        return self.card.says.goal

    def _relabel(self) -> None:
        """As ever, but nothing is taken back here."""
        super()._relabel()
        for tool in self._tools.buttons[:2]:
            tool.enabled = False

    # --- Input ------------------------------------------------------------------------------

    def handle(self, event: Input) -> None:
        """The tutor first, unless a playback is to be ended."""
        still = self.view.timeline is None and not self._reveal.asking
        if still and self._keeps(event):
            self.dirty = True
            self.desk.follow(event)
            self._help.follow(event)
        else:
            super().handle(event)

    def _keeps(self, event: Input) -> bool:
        """Whether an input is not for the table."""
        if event == Asked(Action.BACK):
            self._step_back()
            return True
        return self._gate.keeps(event, offered=self._reveal.offered)

    def _step_back(self) -> None:
        """One stage of the turn back, then to the way out, then out."""
        group, leave = self.card.group, self.card.leave
        if not self.tutor.deciding or (group.marking and group.focus is leave):
            self.pop(None)
        elif group.marking or not self.desk.back():
            group.focus, group.marking = leave, True

    def _ask_to_reveal(self, *, by_key: bool = False) -> None:
        if self._gate.may_draw():
            super()._ask_to_reveal(by_key=by_key)

    def _around(self) -> list[Widget]:
        """The buttons of the card can be gone to as well."""
        card = [widget for widget in self.card.group.widgets if widget.visible]
        return [*super()._around(), *card]

    # --- Moves ------------------------------------------------------------------------------

    def commit(self, move: Move) -> None:
        """Play the learner's move, if it is asked for."""
        if self.tutor.may(move, self.view.turn):
            super().commit(move)
        else:
            shake(self.view, self.tutor)
            self.dirty = True

    def _make_next(self) -> None:
        """Play a move that is only watched."""
        step, self._next = self._next, None
        self.tutor.watching = False
        if step is not None:
            super().commit(step.move)

    def _land(self) -> None:
        """As ever, but the table is not handed over."""
        self.view.timeline = None
        self._show(glide=True)
        self._go_on()

    def _go_on(self) -> None:
        """Tell the tutor what has happened; what comes now is the tutor's to say."""
        tutor, before = self.tutor, self.tutor.chapter
        self._reveal.look_at(self.session.state)
        self._tools.over.visible = False
        for step in self.session.steps[self._seen :]:
            tutor.happened(step)
        self._seen = len(self.session.steps)
        tutor.rest(self.session)
        if tutor.chapter is not before:
            self._mark()
        if tutor.deciding:
            self._await()
        self._set_out()

    def _set_out(self) -> None:
        """Hand and card are ready; once all is done, the learner's own display is seen."""
        view, seat = self.view, self.tutor.game.seat
        set_out(view, self.tutor)
        if not self.tutor.deciding and view.shown != seat:
            view.looked_at = seat
            view.fit(glide=False)
        self._place_card()

    def _await(self) -> None:
        """The others' moves come by themselves, and the learner's where they are shown."""
        step = self.tutor.ahead(self.session)
        if step is not None and (self.tutor.shown or step.seat != self.tutor.game.seat):
            self._next, self._wait = step, BEFORE_MS
            self.tutor.watching = True

    def _mark(self) -> None:
        """Remember what has been learnt, if the learner has done it."""
        tutor, services = self.tutor, self._services
        number = tutor.lesson.number
        if tutor.chapter is Chapter.LEARNT:
            services.sounds.play(Cue.STAR)
            if not tutor.shown:
                services.learn(services.learnt.with_lesson(number))
        elif tutor.chapter is Chapter.VERDICT and tutor.won:
            services.sounds.play(Cue.LEVEL_WON)
            if not tutor.shown:
                services.learn(services.learnt.with_puzzle(number))

    # --- The card's buttons -------------------------------------------------------------------

    def _on(self) -> None:
        """To the puzzle, to the next lesson, or back after the last one."""
        number = self.tutor.lesson.number
        if self.tutor.chapter is Chapter.LEARNT:
            self._lay(Chapter.PUZZLE)
        elif number < len(LESSONS):
            self.stack.replace(LessonScene(self._services, LESSONS[number], Chapter.LESSON))
        else:
            self.pop(None)

    def _again(self) -> None:
        """The same chapter from its start."""
        self._lay(Chapter.LESSON if self.tutor.early else Chapter.PUZZLE)

    def _show_me(self) -> None:
        """Play the rest of the model move by move; after a verdict, all of it."""
        if not self.tutor.deciding:
            self._again()
        self.tutor.shown = True
        self.card.group.marking = False
        self._await()
        self._wait = min(self._wait, BEFORE_MS / 2)
        self._set_out()

    def _show_rules(self) -> None:
        self.stack.push(RulesScene(self._services, self.tutor.lesson.rule))

    def _pause(self) -> None:
        """The pause, from where the lesson can be left; there is nothing to save."""
        self.view.motion.settle()
        scene = PauseScene(self._services, self.session, leave="lesson.leave")
        self.stack.push(scene, self._after_pause)
