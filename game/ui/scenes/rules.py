"""The rule book: twelve pages of text, each with an example that is played beside it.

What the examples are is in `rules_pages`, how a page is laid out in `rules_paper`. The texts come
from the catalogues like all words.
"""

from __future__ import annotations

from functools import partial

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import size_for_all
from game.ui.drawing.panels import Knob
from game.ui.drawing.still import Still
from game.ui.drawing.theme import Face
from game.ui.input import Action, Asked, Input
from game.ui.scenes.page import Page
from game.ui.scenes.rules_entry import LARGEST, Entry
from game.ui.scenes.rules_pages import EXAMPLES
from game.ui.scenes.rules_paper import Paper, draw_page, largest_fitting
from game.ui.scenes.rules_text import PageText
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.rule import Rule
from game.ui.widgets.button import Button, IconButton

_SPOKEN = 17.0
"""The captions' type size, in u; they shrink where they are long."""
_BETWEEN_MS = 650.0
"""While an example is played, so long all rests after each beat."""


class RulesScene(Page[None]):
    """Opens at `rule` and pops once it has been read."""

    def __init__(self, services: Services, rule: Rule = Rule.TILES) -> None:
        super().__init__(services)
        self.rule = rule
        self.example = EXAMPLES[rule](services)
        self.playing = False
        self.paper = Paper(self.sheet)
        self.text = PageText(services.art)
        self._rested = 0.0
        self._still = Still()
        self.entries = [Entry(each, partial(self.turn_to, each)) for each in Rule]
        self.leave_button = Button("", self.back, icon="left")
        turn = self._turn_by
        self.previous = IconButton("left", lambda: turn(-1))
        self.next = IconButton("right", lambda: turn(1))
        self.step_back = IconButton("step_back", lambda: self._step(-1))
        self.play_button = IconButton("play", self.play, kind=Knob.BRASS)
        self.step_forth = IconButton("step", lambda: self._step(1))
        pages = self.previous, self.next
        for button in pages:
            button.cue = Cue.PAGE
        tools = self.step_back, self.play_button, self.step_forth
        self.group.widgets = [*self.entries, self.text, *tools, *pages, self.leave_button]
        self.group.arrows = False
        self.group.default = self.play_button

    # --- What it does -------------------------------------------------------------------------

    def back(self) -> None:
        """Leave."""
        self.example.finish()
        self.pop(None)

    def turn_to(self, rule: Rule) -> None:
        """Show another page, its example at the beginning."""
        if rule is self.rule:
            return
        self.example.finish()
        self.rule, self.playing = rule, False
        self.text.offset = 0
        self.example = EXAMPLES[rule](self.services)
        self.arrange()
        self.dirty = True

    def play(self) -> None:
        """Play the example from here, or from the beginning once it is over; or stop it."""
        self.playing = not self.playing
        if self.playing:
            if self.example.at == self.example.count and not self.example.moving:
                self.example.show(0)
            self.example.play()
        else:
            self.example.finish()
        self._relabel()

    def handle(self, event: Input) -> None:
        """The arrows turn pages and step; all else is for the widgets.

        Up and down first scroll a text that is longer than its page.
        """
        match event:
            case Asked(Action.UP | Action.DOWN) if self.text.visible and self.text.handle(event):
                self.dirty = True
            case Asked(Action.UP):
                self._turn_by(-1, heard=True)
            case Asked(Action.DOWN):
                self._turn_by(1, heard=True)
            case Asked(Action.LEFT):
                self._step(-1)
            case Asked(Action.RIGHT):
                self._step(1)
            case Asked(Action.RULES):
                self.back()
            case _:
                super().handle(event)

    def update(self, ms: float) -> None:
        """Let the example go on."""
        super().update(ms)
        if self.example.update(ms):
            self.dirty = True
            self._rested = 0.0
        elif self.playing:
            self._rested += ms
            if self.example.at == self.example.count:
                self.playing = False
                self._relabel()
                self.dirty = True
            elif self._rested >= _BETWEEN_MS:
                self._rested = 0.0
                self.example.play()
                self.dirty = True

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return super().moving or self.example.moving

    def _turn_by(self, pages: int, *, heard: bool = False) -> None:
        number = self.rule + pages
        if Rule.TILES <= number <= Rule.ALONE:
            if heard:
                self.services.sounds.play(Cue.PAGE)
            self.turn_to(Rule(number))

    def _step(self, beats: int) -> None:
        """One beat on, played; or one back, at once."""
        self.playing = False
        example = self.example
        if beats > 0:
            example.play()
        elif example.moving or example.at:
            example.finish()
            example.show(max(0, example.at - 1))
        self._relabel()
        self.dirty = True

    # --- How it looks -------------------------------------------------------------------------

    def arrange(self) -> None:
        """The list, the buttons below the example, and those below the paper."""
        paper, unit = Paper(self.sheet), self.sheet.unit
        self.paper = paper
        for entry, rect in zip(self.entries, paper.entries, strict=True):
            entry.chosen = entry.rule is self.rule
            entry.label = self.services.words(f"book.{entry.rule.value}.title")
            entry.place(rect, unit)
        titles = [(entry.label, entry.room(unit)) for entry in self.entries]
        size = size_for_all(self.services.art, titles, Face.SEMIBOLD, LARGEST, unit)
        for entry in self.entries:
            entry.size = size
        tools = self.step_back, self.play_button, self.step_forth
        pages = self.previous, self.next
        for button, rect in zip((*tools, *pages), (*paper.controls, *paper.pages), strict=True):
            button.place(rect, unit)
        self.leave_button.place(paper.leave, unit)
        self.example.place(paper.stage, unit)
        text = self.services.words(f"book.{self.rule.value}.text")
        self.text.lay(text, paper.text, unit)
        self._relabel()

    def _relabel(self) -> None:
        words = self.services.words
        self.leave_button.label = words("ui.back")
        self.previous.tip, self.next.tip = words("book.previous"), words("book.next")
        self.previous.enabled = self.rule > Rule.TILES
        self.next.enabled = self.rule < Rule.ALONE
        self.step_back.tip, self.step_forth.tip = words("book.back"), words("book.forth")
        self.play_button.icon = "pause" if self.playing else "play"
        self.play_button.tip = words("book.stop" if self.playing else "book.play")

    def paint(self, brush: Brush) -> None:
        """The page, which is kept; and over it the example with its caption."""
        words, paper, rule = self.services.words, self.paper, self.rule
        key = words.language, self.sheet, rule
        size = None if self.text.visible else self.text.size
        self._still.draw(brush, key, lambda on_it: draw_page(on_it, paper, rule, words, size), {})
        caption, place = self.example.caption or words("book.ready"), paper.caption
        ink = theme.TEXT_INK if self.example.at else theme.TEXT_INK_DIM
        size = largest_fitting(brush, caption, place, _SPOKEN)
        brush.paragraph(caption, place.topleft, place.width, size, ink, align="centre")
        self.example.draw(brush)
