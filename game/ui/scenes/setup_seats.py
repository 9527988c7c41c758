"""The part of the setup that tells who sits at the table: names, colours and their order."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui.drawing import theme
from game.ui.drawing.art import printable
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import SEAT_COLOURS, Disc, Size
from game.ui.input import Input, Left, Moved, Press, Pressed, Released
from game.ui.scenes.page import Sheet
from game.ui.services import Services
from game.ui.widgets.button import IconButton
from game.ui.widgets.choice import PictureChoice
from game.ui.widgets.field import TextField
from game.ui.widgets.widget import Widget

LEFT, TOP, WIDTH, HEIGHT, PITCH = 64.0, 118.0, 753.0, 100.0, 112.0
"""Where the first seat's panel lies on the sheet, and the distance to the next, in u."""
_FACE = 57.0
"""From a panel's left edge to the middle of the portrait."""
_AWAY = 60
"""How much is seen of who is not there, of 255."""
LONGEST = 24
"""Characters of a name."""
FEWEST = 2
"""Seats of a game with several players."""
_FIELD, _UNDER = 42.0, 4.0
"""The height of a field, and the room between it and its label."""
_DISCS = tuple(f"disc_{colour}" for colour in SEAT_COLOURS)


class Arrow(IconButton):
    """A round button with an arrow that points up or down."""

    def __init__(self, action: Callable[[], None], *, turn: int) -> None:
        """`turn` is in degrees clockwise from an arrow to the left."""
        super().__init__("", action)
        self.turn = turn

    def draw(self, brush: Brush) -> None:
        """Body and arrow."""
        brush.button(self.rect, self.kind, self.touch)
        side, alpha = min(self.rect.size) * 0.6, 255 if self.enabled else 110
        brush.svg_at("icon_left", self.rect.center, side, turn=self.turn, alpha=alpha)


class Chair:
    """One seat: its name and colour, and the widgets that change them."""

    def __init__(self, name: str, colour: Disc, form: SeatsForm) -> None:
        self.field = TextField(
            printable(name)[:LONGEST],
            lambda _: None,
            longest=LONGEST,
            submitted=lambda _: form.named(self),
        )
        self.colours = PictureChoice(
            _DISCS, SEAT_COLOURS.index(colour), lambda index: form.take(self, SEAT_COLOURS[index])
        )
        self.up = Arrow(lambda: form.move(self, -1), turn=90)
        self.down = Arrow(lambda: form.move(self, 1), turn=270)
        self.gone = IconButton("minus", lambda: form.remove(self))
        self.colour = colour
        self.rect = pygame.Rect(0, 0, 0, 0)
        """The panel, in pixels."""

    @property
    def name(self) -> str:
        """What was typed; it may be empty."""
        return self.field.text.strip()

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """From left to right."""
        return self.field, self.colours, self.up, self.down, self.gone

    def paint_in(self, colour: Disc) -> None:
        """Take a colour, whoever else has it."""
        self.colour = colour
        self.colours.chosen = SEAT_COLOURS.index(colour)

    def arrange(self, sheet: Sheet, place: int) -> None:
        """Lie in the row that `place` counts from 0."""
        top = TOP + PITCH * place
        self.rect = sheet.rect(LEFT, top, WIDTH, HEIGHT)
        below = label_middle(sheet, top) + sheet.line(Size.SMALL) / 2 + _UNDER
        self.field.place(sheet.rect(LEFT + 112, below, 300, _FIELD), sheet.unit)
        self.colours.place(sheet.rect(LEFT + 432, below - 2, 184, 46), sheet.unit)
        self.up.place(sheet.rect(LEFT + 634, top + 8, 40, 40), sheet.unit)
        self.down.place(sheet.rect(LEFT + 634, top + 52, 40, 40), sheet.unit)
        self.gone.place(sheet.rect(LEFT + 690, top + 30, 40, 40), sheet.unit)


def label_middle(sheet: Sheet, top: float) -> float:
    """The height of a panel's labels; label and field stand in the middle of it together."""
    line = sheet.line(Size.SMALL)
    return top + (HEIGHT - line - _UNDER - _FIELD) / 2 + line / 2


class SeatsForm:
    """Two to four seats in the order of turns, or one seat alone."""

    def __init__(
        self,
        services: Services,
        *,
        solo: bool,
        changed: Callable[[], None],
        named: Callable[[Chair], None],
    ) -> None:
        """`changed` is called when there are other seats or another order, `named` after Enter."""
        self._services = services
        self._changed = changed
        self.named = named
        self.solo = solo
        self.chairs: list[Chair] = []
        self.starter: Chair | None = None
        """Who begins; None means that lots are drawn."""
        self._dragged: Chair | None = None
        names = services.settings.names
        count = 1 if solo else max(FEWEST, min(len(names), len(SEAT_COLOURS)))
        for place in range(count):
            self._seat(names[place] if place < len(names) else "", place)

    @property
    def full(self) -> bool:
        """Whether nobody else can sit down."""
        return self.solo or len(self.chairs) == len(SEAT_COLOURS)

    @property
    def widgets(self) -> list[Widget]:
        """All widgets of all seats."""
        return [widget for chair in self.chairs for widget in chair.widgets]

    def name(self, chair: Chair) -> str:
        """The name of a seat; one without is a guest."""
        return chair.name or self._guest(chair)

    def add(self) -> None:
        """One more seat, at the end."""
        if not self.full:
            self._seat("", len(self.chairs))
            self._changed()

    def remove(self, chair: Chair) -> None:
        """One seat less."""
        if len(self.chairs) > FEWEST:
            self.chairs.remove(chair)
            if self.starter is chair:
                self.starter = None
            self._changed()

    def move(self, chair: Chair, by: int) -> None:
        """Let a seat play earlier or later."""
        here = self.chairs.index(chair)
        there = here + by
        if 0 <= there < len(self.chairs):
            self.chairs.insert(there, self.chairs.pop(here))
            self._changed()

    def take(self, chair: Chair, colour: Disc) -> None:
        """Give a seat a colour; whoever had it gets the seat's old one."""
        for other in self.chairs:
            if other is not chair and other.colour is colour:
                other.paint_in(chair.colour)
        chair.paint_in(colour)
        self._changed()

    def order(self, first: Chair) -> list[Chair]:
        """The seats in turn order, beginning with `first` (rule U0)."""
        start = self.chairs.index(first)
        return self.chairs[start:] + self.chairs[:start]

    def remember(self) -> None:
        """Keep names and colours for the next game."""
        names = [chair.name for chair in self.chairs]
        colours = [str(chair.colour) for chair in self.chairs]
        if self.solo:
            settings = self._services.settings
            names += settings.names[1:]
            colours += [colour for colour in settings.colours[1:] if colour not in colours]
        self._services.change(names=tuple(names), colours=tuple(colours))

    def handle(self, event: Input) -> bool:
        """Drag a seat's panel to another place; True if that meant something."""
        match event:
            case Pressed(at, Press.LEFT) if not self.solo:
                grips = (chair for chair in self.chairs if _grip(chair).collidepoint(at))
                self._dragged = next(grips, None)
                return self._dragged is not None
            case Moved((_, y)) if self._dragged is not None:
                here = self.chairs.index(self._dragged)
                below = (place for place, chair in enumerate(self.chairs) if y < chair.rect.bottom)
                there = next(below, len(self.chairs) - 1)
                if there != here:
                    self.move(self._dragged, there - here)
                return True
            case Released(_, Press.LEFT) | Left():
                dragged, self._dragged = self._dragged, None
                return dragged is not None
            case _:
                return False

    def arrange(self, sheet: Sheet) -> None:
        """Place and label the widgets."""
        words, last = self._services.words, len(self.chairs) - 1
        for place, chair in enumerate(self.chairs):
            chair.arrange(sheet, place)
            chair.field.placeholder = self._guest(chair)
            chair.up.visible = chair.down.visible = chair.gone.visible = not self.solo
            chair.up.enabled, chair.down.enabled = place > 0, place < last
            chair.gone.enabled = len(self.chairs) > FEWEST
            chair.up.tip, chair.down.tip = words("setup.up"), words("setup.down")
            chair.gone.tip = words("setup.remove")
            lit = chair is self.starter
            chair.colours.ring = theme.BRASS_DARK if lit else theme.LANTERN

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """The panels with portraits and labels, and the seats that nobody has taken."""
        for place, chair in enumerate(self.chairs):
            lit = chair is self.starter or chair is self._dragged
            brush.panel(chair.rect, Panel.LANTERN if lit else Panel.LACQUER)
            self._paint_chair(brush, sheet, chair, TOP + PITCH * place, lit)
        taken = len(SEAT_COLOURS) if self.solo else len(self.chairs)
        for place in range(taken, len(SEAT_COLOURS)):
            top = TOP + PITCH * place
            brush.panel(sheet.rect(LEFT, top, WIDTH, HEIGHT), Panel.GHOST)
            middle = sheet.at(LEFT + _FACE, top + HEIGHT / 2)
            brush.svg_at("portrait_human", middle, brush.px(70), alpha=_AWAY)

    def _paint_chair(self, brush: Brush, sheet: Sheet, chair: Chair, top: float, lit: bool) -> None:
        faint = theme.TEXT_INK_DIM if lit else theme.TEXT_DIM
        middle, y = sheet.at(LEFT + _FACE, top + HEIGHT / 2), label_middle(sheet, top)
        brush.svg_at(f"portrait_human_{chair.colour}", middle, brush.px(70))
        brush.svg_at(f"avatar_frame_{chair.colour}", middle, brush.px(84))
        at, room = sheet.at(LEFT + 114, y), brush.px(266)
        written = brush.text(self._label(chair), at, Size.SMALL, faint, max_width=room)
        if chair is self.starter:
            bell = (written.right + brush.px(16), written.centery)
            brush.svg_at("start_marker", bell, brush.px(28))
        at, room = sheet.at(LEFT + 434, y), brush.px(180)
        brush.text(self._services.words("setup.colour"), at, Size.SMALL, faint, max_width=room)

    def _label(self, chair: Chair) -> str:
        """What stands over a name: while none is typed, who sits there then."""
        words = self._services.words
        if chair.field.focused and not chair.name:
            return words("setup.name.empty", name=self._guest(chair))
        return words("setup.name" if self.solo else "setup.seat", n=self.chairs.index(chair) + 1)

    def _guest(self, chair: Chair) -> str:
        return self._services.words("setup.guest", n=self.chairs.index(chair) + 1)

    def _seat(self, name: str, place: int) -> None:
        used = [chair.colour for chair in self.chairs]
        wanted = _colours(self._services.settings.colours)[place:]
        free = next(colour for colour in (*wanted, *SEAT_COLOURS) if colour not in used)
        self.chairs.append(Chair(name, free, self))


def _grip(chair: Chair) -> pygame.Rect:
    """Where a panel is taken to be dragged: at the portrait."""
    left, top, _, height = chair.rect
    return pygame.Rect(left, top, height, height)


def _colours(kept: Sequence[str]) -> tuple[Disc, ...]:
    """The discs of those names that are colours of seats."""
    return tuple(colour for name in kept for colour in SEAT_COLOURS if colour == name)
