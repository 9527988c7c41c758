"""Before a game: who plays, who begins, and in which order the tiles come."""

from __future__ import annotations

import random

from game.engine import OFFER_SIZE, TARGETS, Mode, Setup
from game.match import Record, Seat
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob, Panel
from game.ui.drawing.table_art import Table, draw_table
from game.ui.drawing.theme import SEAT_COLOURS, Face, Size
from game.ui.input import Input
from game.ui.scenes.keeping import replacing
from game.ui.scenes.page import Page, spread
from game.ui.scenes.setup_deal import DealForm
from game.ui.scenes.setup_modes import ModeCards
from game.ui.scenes.setup_seats import LEFT, PITCH, TOP, Chair, SeatsForm
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.choice import PictureChoice

_PANEL = (854.0, 118.0, 362.0, 490.0)
"""The right panel on the sheet."""
_INNER = (875.0, 320.0)
"""What lies in it: left edge and width."""
_EDGE = 22.0
"""Above and below what lies in it."""
_PICTURES = 46.0
"""The height of the row of who begins."""


class SetupScene(Page[Record | None]):
    """Pops a record without moves, or None when the player goes back."""

    def __init__(self, services: Services, *, solo: bool) -> None:
        super().__init__(services)
        self.solo = solo
        self.seats = SeatsForm(
            services, solo=solo, changed=self._seats_changed, named=self._name_finished
        )
        self.modes = ModeCards(LEFT, TOP + PITCH + 16, self._mode_changed)
        self.deal = DealForm(services, *_INNER, 1 if solo else OFFER_SIZE)
        self.first = PictureChoice(("icon_dice",), 0, self._first_chosen)
        self.add = Button("", self.seats.add, icon="plus")
        self.begin = Button("", self._begin, kind=Knob.BRASS, icon="play")
        self.leave_button = Button("", self.back, icon="left")
        self.group.default = self.begin
        self._tops: list[float] = []
        """Where the rows of the right panel lie."""
        self._gather()

    @property
    def mode(self) -> Mode:
        """What is played for."""
        return self.modes.mode if self.solo else Mode.VERSUS

    def arrange(self) -> None:
        """Seats on the left, the game on the right."""
        words, sheet = self.services.words, self.sheet
        self.seats.arrange(sheet)
        self._tops = self._spread()
        self.deal.arrange(sheet, self._tops[-len(self.deal.rows(sheet)) :])
        self.modes.arrange(sheet, words)
        self.add.label = words("setup.add")
        self.add.visible = not self.seats.full
        top = TOP + PITCH * len(self.seats.chairs)
        self.add.place(sheet.rect(LEFT + 112, top + 26, 300, 48), sheet.unit)
        discs = tuple(f"disc_{chair.colour}" for chair in self.seats.chairs)
        self.first.pictures = ("icon_dice", *discs)
        self.first.count = self.first.columns = len(self.first.pictures)
        starter = self.seats.starter
        self.first.chosen = 0 if starter is None else 1 + self.seats.chairs.index(starter)
        pictures = sheet.rect(_INNER[0], self._tops[2], 48 * self.first.count, _PICTURES)
        self.first.place(pictures, sheet.unit)
        self.begin.label, self.leave_button.label = words("setup.go"), words("ui.back")
        self.begin.place(sheet.rect(_PANEL[0], 628, _PANEL[2], 62), sheet.unit)
        self.leave_button.place(sheet.rect(LEFT, 644, 200, 46), sheet.unit)

    def _spread(self) -> list[float]:
        """Where the rows of the right panel lie: the heading, who begins, and the deal."""
        sheet = self.sheet
        start = [(sheet.line(Size.BODY), 1.0), (_PICTURES, 3.0)]
        rows = [(sheet.line(Size.HEADING), 3.0), *([] if self.solo else start)]
        _, top, _, height = _PANEL
        return spread(top + _EDGE, height - 2 * _EDGE, rows + self.deal.rows(sheet))

    def paint(self, brush: Brush) -> None:
        """The table, title, panels and their words."""
        words, sheet = self.services.words, self.sheet
        draw_table(brush, Table.GAME)
        title = words("menu.solo" if self.solo else "setup.title")
        at = sheet.at(LEFT, 64)
        face, room = Face.DISPLAY, brush.px(1152)
        brush.text(
            title, at, Size.BANNER, theme.TITLE, face=face, shadow=theme.SHADE, max_width=room
        )
        self.seats.paint(brush, sheet)
        brush.panel(sheet.rect(*_PANEL), Panel.LACQUER)
        self._paint_target(brush)
        if not self.solo:
            self._paint_hint(brush)
            self._paint_start(brush)
        self.deal.paint(brush, sheet)

    def handle(self, event: Input) -> None:
        """Dragged seats first, then the widgets."""
        if self.seats.handle(event):
            self.dirty = True
        super().handle(event)

    def back(self) -> None:
        """Leave without a game."""
        self.pop(None)

    def record(self) -> Record:
        """The game as it is set up; lots are drawn now if they shall be."""
        chairs = self.seats.order(self.seats.starter or self._draw_lots())
        deal = self.deal.deal
        return Record(
            Setup(self.mode, len(chairs), self.deal.deck),
            tuple(Seat(self.seats.name(c), {"colour": str(c.colour)}) for c in chairs),
            more={
                "seed": self.deal.seed,
                "started": self.services.clock().isoformat(timespec="seconds"),
                "aids": "standard",
                **({} if deal is None else {"deal": deal.id}),
            },
        )

    def _name_finished(self, chair: Chair) -> None:
        """Enter in a name leads to the next name, after the last one out of the fields."""
        after = self.seats.chairs[self.seats.chairs.index(chair) + 1 :]
        self.group.focus = after[0].field if after else None

    def _draw_lots(self) -> Chair:
        starter = random.choice(self.seats.chairs)
        if not self.solo:
            begins = self.services.words("setup.begins", name=self.seats.name(starter))
            self.services.notices.append(begins)
        return starter

    def _paint_target(self, brush: Brush) -> None:
        words = self.services.words
        target = None if self.mode is Mode.SOLO_FULL else TARGETS[len(self.seats.chairs)]
        heading = words("setup.solo.full") if target is None else words("setup.target", n=target)
        at = self.sheet.at(_INNER[0], self._tops[0] + self.sheet.line(Size.HEADING) / 2)
        room = brush.px(_INNER[1])
        brush.text(heading, at, Size.HEADING, face=Face.DISPLAY, max_width=room)

    def _paint_hint(self, brush: Brush) -> None:
        """Below the seats: that they can be dragged."""
        at = self.sheet.at(LEFT + 4, TOP + PITCH * len(SEAT_COLOURS) + 12)
        hint = self.services.words("setup.order")
        brush.text(hint, at, Size.SMALL, theme.TEXT_DIM, max_width=brush.px(500))

    def _paint_start(self, brush: Brush) -> None:
        words, starter = self.services.words, self.seats.starter
        left, width = _INNER
        y = self._tops[1] + self.sheet.line(Size.BODY) / 2
        at, room = self.sheet.at(left, y), brush.px(width * 0.6)
        label = brush.text(words("setup.start"), at, Size.BODY, theme.TEXT_DIM, max_width=room)
        chosen = words("setup.start.random") if starter is None else self.seats.name(starter)
        at = self.sheet.at(left + width, y)
        room = round(at[0]) - label.right - brush.px(12)
        brush.text(chosen, at, Size.BODY, align="right", max_width=room)

    def _gather(self) -> None:
        """All widgets in reading order; those of a seat that is gone lose the keys."""
        first = [] if self.solo else [self.first]
        cards = self.modes.widgets if self.solo else ()
        self.group.widgets = [
            *self.seats.widgets,
            *cards,
            self.add,
            *first,
            *self.deal.widgets,
            self.begin,
            self.leave_button,
        ]
        if self.group.focus not in self.group.widgets:
            self.group.focus = None

    def _seats_changed(self) -> None:
        self._gather()
        self.arrange()
        self.dirty = True

    def _mode_changed(self) -> None:
        self.dirty = True

    def _first_chosen(self, index: int) -> None:
        self.seats.starter = self.seats.chairs[index - 1] if index else None
        self.arrange()

    def _begin(self) -> None:
        replacing(self.services, self.stack, self._go)

    def _go(self) -> None:
        self.seats.remember()
        self.pop(self.record())
