"""The rule book: twelve pages of text, each with an example that is played beside it.

What the examples are is in `rules_pages`. The texts come from the catalogues like all words.
"""

from __future__ import annotations

from functools import partial

import pygame

from game.engine import VALUES, Element
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Action, Asked, Input
from game.ui.panels import Knob, Panel
from game.ui.scenes.page import Page
from game.ui.scenes.rules_entry import Entry
from game.ui.scenes.rules_fit import largest_fitting
from game.ui.scenes.rules_pages import EXAMPLES
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.still import Still
from game.ui.table.rule import Rule
from game.ui.table_art import Table, draw_spirit, draw_table
from game.ui.theme import Face, Size
from game.ui.widgets.button import Button, IconButton

_LIST = (24.0, 236.0)
"""The list's left edge and width."""
_LIST_WIDER, _TEXT_WIDER = 30.0, 80.0
"""What twice as large a text adds to the widths of list and text."""
_FIRST, _PITCH, _ENTRY = 76.0, 46.0, 42.0
_PAPER = (26.0, 616.0)
"""The paper's top and height."""
_EDGE, _INSET, _TEXT = 24.0, 30.0, 350.0
_STAGE_TOP, _STAGE_HEIGHT = 52.0, 448.0
_CAPTION_TOP, _CAPTION, _CONTROLS_TOP = 506.0, 70.0, 580.0
_KNOB, _KNOB_GAP = 48.0, 12.0
_BELOW = 656.0
_LARGEST, _SPOKEN = 20.0, 17.0
"""Type sizes of the text and of captions, which shrink until they fit."""
_SINGER, _SINGER_LEAST = 170.0, 96.0
"""The size of the spirit below the text, and the least room for one."""
_BETWEEN_MS = 650.0
"""While an example is played, so long all rests after each beat."""


class RulesScene(Page[None]):
    """Opens at `rule` and pops once it has been read."""

    def __init__(self, services: Services, rule: Rule = Rule.TILES) -> None:
        super().__init__(services)
        self.rule = rule
        self.example = EXAMPLES[rule](services)
        self.playing = False
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
        self.group.widgets = [*self.entries, *tools, *pages, self.leave_button]
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
        """The arrows turn pages and step; all else is for the widgets."""
        match event:
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
        sheet, unit = self.sheet, self.sheet.unit
        left, width = _LIST[0], self._list_width
        for place, entry in enumerate(self.entries):
            entry.chosen = entry.rule is self.rule
            entry.label = self.services.words(f"book.{entry.rule.value}.title")
            top = _FIRST + _PITCH * place
            entry.place(sheet.rect(left, top, width, _ENTRY), unit)
        self.leave_button.place(sheet.rect(left, _BELOW - 2, min(width, 190), 46), unit)
        stage_left, stage_width = self._stage_room
        middle = stage_left + stage_width / 2
        tools = self.step_back, self.play_button, self.step_forth
        for place, button in enumerate(tools):
            x = middle + (place - 1) * (_KNOB + _KNOB_GAP) - _KNOB / 2
            button.place(sheet.rect(x, _CONTROLS_TOP, _KNOB, _KNOB), unit)
        paper, wide = self._paper
        for button, aside in ((self.previous, -112.0), (self.next, 68.0)):
            x = paper + wide / 2 + aside
            button.place(sheet.rect(x, _BELOW - 1, 44, 44), unit)
        self.example.place(sheet.rect(stage_left, _STAGE_TOP, stage_width, _STAGE_HEIGHT), unit)
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

    @property
    def _list_width(self) -> float:
        return _LIST[1] + _LIST_WIDER * (self.sheet.unit.growth - 1)

    @property
    def _paper(self) -> tuple[float, float]:
        """The paper's left edge and width."""
        left = _LIST[0] + self._list_width + 18
        return left, 1280 - _EDGE - left

    @property
    def _stage_room(self) -> tuple[float, float]:
        """The stage's left edge and width."""
        left = self._paper[0] + _INSET + self._text_width + 24
        return left, 1280 - _EDGE - 22 - left

    @property
    def _text_width(self) -> float:
        return _TEXT + _TEXT_WIDER * (self.sheet.unit.growth - 1)

    def paint(self, brush: Brush) -> None:
        """The page, which is kept; and over it the example with its caption."""
        key = self.services.words.language, self.sheet, self.rule
        self._still.draw(brush, key, self._paint_page, {})
        left, width = self._stage_room
        caption = self.example.caption or self.services.words("book.ready")
        ink = theme.TEXT_INK if self.example.at else theme.TEXT_INK_DIM
        room = self.sheet.rect(left, _CAPTION_TOP, width, _CAPTION)
        size = largest_fitting(brush, caption, room, _SPOKEN)
        brush.paragraph(caption, room.topleft, room.width, size, ink, align="centre")
        self.example.draw(brush)

    def _paint_page(self, brush: Brush) -> None:
        """The table, the list's heading, the paper, title and text, and the dark of the stage."""
        sheet, words = self.sheet, self.services.words
        draw_table(brush, Table.GAME)
        at, room = sheet.at(_LIST[0] + 6, 46), brush.px(self._list_width)
        title, face = words("menu.rules"), Face.DISPLAY
        brush.text(title, at, 28, theme.TITLE, face=face, shadow=theme.SHADE, max_width=room)
        left, width = self._paper
        brush.panel(sheet.rect(left, _PAPER[0], width, _PAPER[1]), Panel.LANTERN, 16)
        text_left, text_width = left + _INSET, self._text_width
        number, room = f"book.{self.rule.value}", brush.px(text_width)
        at = sheet.at(text_left, _PAPER[0] + 48)
        brush.text(words(f"{number}.title"), at, 29, theme.TEXT_INK, face=face, max_width=room)
        page = sheet.rect(text_left, _PAPER[0] + 84, text_width, _PAPER[1] - 100)
        text = words(f"{number}.text")
        size = largest_fitting(brush, text, page, _LARGEST)
        high = brush.paragraph(text, page.topleft, page.width, size, theme.TEXT_INK)
        self._paint_singer(brush, page.move(0, high).clip(page))
        self._paint_stage(brush)

    def _paint_stage(self, brush: Brush) -> None:
        """The dark behind the example, and the page's number below the paper."""
        sheet, (left, width) = self.sheet, self._paper
        stage_left, stage_width = self._stage_room
        stage = sheet.rect(stage_left, _STAGE_TOP, stage_width, _STAGE_HEIGHT)
        brush.panel(stage, Panel.LACQUER, 14, 3)
        of = self.services.words("book.page", n=self.rule.value, of=len(Rule))
        middle = sheet.at(left + width / 2, _BELOW + 21)
        brush.text(of, middle, Size.BODY, align="centre", shadow=theme.SHADE)

    def _paint_singer(self, brush: Brush, room: pygame.Rect) -> None:
        """A spirit below the text, where there is room for one; each page has its own."""
        side = min(room.height - brush.px(8), brush.px(_SINGER))
        if side >= brush.px(_SINGER_LEAST):
            element, value = Element(self.rule % 4), VALUES[1 + self.rule // 4 % 4]
            centre = room.centerx, room.bottom - side // 2
            draw_spirit(brush, element, value, centre, side)
