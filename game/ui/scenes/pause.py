"""The pause: go on, leave for the menu, or end the program; the game is saved in any case."""

from __future__ import annotations

from enum import Enum, auto

import pygame

from game.match import Session
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob, Panel
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input
from game.ui.scenes.page import Page
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.switches import Switches
from game.ui.services import Services
from game.ui.table.rule import Rule
from game.ui.table.view import people
from game.ui.widgets.button import Button, alike

_MIDDLE = 640.0
_PANEL = (84.0, 554.0)
"""The panel's top and height."""
_BUTTON = (266.0, 46.0, 52.0)
"""The buttons' width and height, and the distance from one to the next."""
_EDGE, _GAP = 40.0, 10.0
"""Beside the buttons, and between the switches."""
_WIDER = 110.0
"""What twice as large a text adds to the width."""
_COARSE, _BLUR = 6, 2
"""The table behind is made so many times smaller, and blurred by so many pixels of that."""
_VEIL = 0.58


class PauseChoice(Enum):
    """What follows the pause."""

    RESUME = auto()
    MENU = auto()
    QUIT = auto()


class PauseScene(Page[PauseChoice]):
    """A panel over the table, which lies in the dark meanwhile: as one picture, taken once."""

    def __init__(self, services: Services, session: Session, *, leave: str = "pause.leave") -> None:
        """`leave` is the key of the words for leaving the table."""
        super().__init__(services)
        self.session = session
        self.entries = {
            "pause.resume": Button("", self.back, kind=Knob.BRASS, icon="play"),
            "menu.rules": Button("", self._show_rules, icon="lesson"),
            "menu.settings": Button("", self._show_settings, icon="gear"),
            leave: Button("", lambda: self.pop(PauseChoice.MENU), icon="home"),
            "menu.quit": Button("", lambda: self.pop(PauseChoice.QUIT), icon="cancel"),
        }
        self._behind: pygame.Surface | None = None
        self.switches = Switches(services)
        self.group.widgets = [*self.entries.values(), *self.switches.buttons]
        self.group.default = self.entries["pause.resume"]
        alike(self.entries.values())
        alike(self.switches.buttons)

    def back(self) -> None:
        """Go on with the game."""
        self.pop(PauseChoice.RESUME)

    def _show_rules(self) -> None:
        alone = self.session.record.setup.solo
        self.stack.push(RulesScene(self.services, Rule.ALONE if alone else Rule.TILES))

    def handle(self, event: Input) -> None:
        """As every page; the rule book opens by its key, and what brought the pause ends it."""
        match event:
            case Asked(Action.RULES):
                self._show_rules()
            case Asked(Action.PAUSE):
                self.back()
            case _:
                super().handle(event)

    def _show_settings(self) -> None:
        self.stack.push(SettingsScene(self.services))

    def arrange(self) -> None:
        """The entries one below the other, then the switches."""
        _, height, pitch = _BUTTON
        left, width, unit = _MIDDLE - self._width / 2, self._width, self.sheet.unit
        for place, (key, button) in enumerate(self.entries.items()):
            button.label = self.services.words(key)
            button.place(self.sheet.rect(left, 258 + pitch * place, width, height), unit)
        half = (width - _GAP) / 2
        one, two = (self.sheet.rect(x, 526, half, 42) for x in (left, _MIDDLE + _GAP / 2))
        self.switches.place(one, two, unit, self.stack)

    @property
    def _width(self) -> float:
        """How wide the buttons are, in u: wider for larger text."""
        return _BUTTON[0] + _WIDER * (self.sheet.unit.text - 1)

    def layout(self, size: tuple[int, int]) -> None:
        """Lay out anew, over a new picture of the table."""
        super().layout(size)
        self._behind = None

    def _table(self, size: tuple[int, int]) -> pygame.Surface:
        """The scenes below, dark and out of focus."""
        sheet = pygame.Surface(size, 0, 32)
        for scene in self.stack.scenes[: self.stack.scenes.index(self)]:
            scene.draw(sheet)
        small = pygame.transform.smoothscale(sheet, (size[0] // _COARSE, size[1] // _COARSE))
        soft = pygame.transform.gaussian_blur(small, _BLUR)
        sheet = pygame.transform.smoothscale(soft, size)
        Brush(sheet, self.services.art, self.sheet.unit).veil(_VEIL)
        return sheet

    def paint(self, brush: Brush) -> None:
        """The table in the dark, a ring of sound, the panel, and how the game stands."""
        sheet, words = self.sheet, self.services.words
        if self._behind is None:
            self._behind = self._table(brush.surface.size)
        brush.surface.blit(self._behind, (0, 0))
        brush.svg_at("sound_ring", sheet.at(_MIDDLE, 360), brush.px(640), alpha=150)
        width, (top, height) = self._width + 2 * _EDGE, _PANEL
        brush.panel(sheet.rect(_MIDDLE - width / 2, top, width, height), Panel.LACQUER, 14)
        brush.svg_at("emblem", sheet.at(_MIDDLE, 142), brush.px(74))
        title, room = words("pause.title"), brush.px(self._width)
        brush.text(
            title,
            sheet.at(_MIDDLE, 214),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            max_width=room,
        )
        self._paint_scores(brush)

    def _paint_scores(self, brush: Brush) -> None:
        """Everybody's disc and score, from left to right in turn order."""
        players = self.session.state.players
        pitch = 64.0
        left = _MIDDLE - pitch * (len(players) - 1) / 2
        seats = people(self.session)
        for seat, player in enumerate(players):
            x = left + pitch * seat
            brush.disc(seats[seat].colour, self.sheet.at(x - 14, 602), brush.px(28))
            score = self.services.words.number(player.score)
            ink = theme.WARN if player.score < 0 else theme.LANTERN
            brush.text(score, self.sheet.at(x + 4, 602), Size.NAME, ink, face=Face.DISPLAY)
