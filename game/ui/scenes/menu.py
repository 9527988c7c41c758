"""The main menu: where every other scene begins and ends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from game import __version__
from game.match import Record, Session
from game.store import StoreError
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.drawing.still import Still
from game.ui.drawing.table_art import Table, draw_choir, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.idle import Idle
from game.ui.input import Action, Asked, Input
from game.ui.scenes.ask import AskScene
from game.ui.scenes.best import BestScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.games import GamesScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.page import Page
from game.ui.scenes.play import PlayScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.scenes.switches import Switches
from game.ui.services import Services
from game.ui.widgets.button import Button, alike

_CHOIR = (862.0, 360.0, 218.0)
"""The choir's middle and radius on the sheet."""
_RING = 190 / 330
"""The choir's inner circle, as a share of its radius."""
_COLUMN = (100.0, 286.0)
"""The column of entries: left edge and width."""
_HIGHEST, _LOWEST, _HEIGHT, _PITCH, _GAP = 274.0, 702.0, 51.0, 63.0, 8.0
"""Where the column begins and ends at most; an entry's height, and from one to the next."""
_CORNER = (1070.0, 474.0, 186.0, 42.0, 50.0)
"""The small buttons in the corner: left, top, width and height, and from one to the next."""


class MenuScene(Page[None]):
    """The bottom of the stack. Leaving it ends the program."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.entries = {
            "menu.continue": Button("", self._continue, icon="play"),
            "menu.new": Button("", lambda: self._set_up(solo=False), icon="player"),
            "menu.solo": Button("", lambda: self._set_up(solo=True), icon="target"),
            "menu.lessons": Button("", self._show_lessons, icon="hint"),
            "menu.best": Button("", self._show_best, icon="trophy"),
            "games.title": Button("", self._show_games, icon="eye"),
            "menu.settings": Button("", self._show_settings, icon="gear"),
            "menu.quit": Button("", self.back, icon="cancel"),
        }
        self._idle, self._still = Idle(), Still()
        self.rules = Button("", self._show_rules, icon="lesson")
        self.credits = Button("", self._show_credits, icon="star")
        self.switches = Switches(services)
        corner = (self.rules, self.credits, *self.switches.buttons)
        self.group.widgets = [*self.entries.values(), *corner]
        alike(self.entries.values())
        alike(corner)

    def enter(self) -> None:
        """The menu has its own bed of sound."""
        self.services.sounds.menu()

    def uncover(self) -> None:
        """Back from the table."""
        self.services.sounds.menu()

    def arrange(self) -> None:
        """The entries one below the other; the first is the one asked for by Confirm."""
        self.entries["menu.continue"].visible = self.services.saves.waiting
        shown = [(key, button) for key, button in self.entries.items() if button.visible]
        if self._first_time:
            shown.sort(key=lambda entry: entry[0] != "menu.lessons")
        self.group.default = shown[0][1]
        left, width = _COLUMN
        height = min(_HEIGHT, (_LOWEST - _HIGHEST) / len(shown) - _GAP)
        pitch = min(_PITCH, (_LOWEST - _HIGHEST - height) / (len(shown) - 1))
        for place, (key, button) in enumerate(shown):
            button.label = self.services.words(key)
            button.kind = Knob.DARK if place else Knob.BRASS
            top = _HIGHEST + pitch * place
            button.place(self.sheet.rect(left, top, width, height), self.sheet.unit)
        self._offer_lesson(self.entries["menu.lessons"])
        self.rules.label = self.services.words("menu.rules")
        self.credits.label = self.services.words("credits.title")
        left, top, width, height, pitch = _CORNER
        rects = [self.sheet.rect(left, top + pitch * row, width, height) for row in range(4)]
        self.rules.place(rects[0], self.sheet.unit)
        self.credits.place(rects[1], self.sheet.unit)
        self.switches.place(rects[2], rects[3], self.sheet.unit, self.stack)

    @property
    def _first_time(self) -> bool:
        """Whether nobody has played or learnt here yet."""
        services = self.services
        played = services.settings.names or services.saves.waiting
        return not (played or services.learnt.lessons)

    def _offer_lesson(self, button: Button) -> None:
        """Who is here for the first time is shown the way to the first lesson."""
        words, first = self.services.words, self._first_time
        button.label = words("lesson.first" if first else "menu.lessons")
        button.tip = words("lesson.first.why") if first else ""

    def handle(self, event: Input) -> None:
        """As every page; the rule book opens by its key too."""
        if event == Asked(Action.RULES):
            self._show_rules()
        else:
            super().handle(event)

    def update(self, ms: float) -> None:
        """Let idle life go on."""
        super().update(ms)
        if self._idle.update(ms, self.services.lively):
            self.dirty = True

    def paint(self, brush: Brush) -> None:
        """What lies still is kept as one picture; life is drawn over it."""
        key = self.services.words.language, self.sheet
        self._still.draw(brush, key, self._paint_still, {})
        if self.services.lively:
            x, y, radius = _CHOIR
            middle, scale = self.sheet.at(x, y), self.sheet.unit.scale
            self._idle.draw_ring(brush, middle, radius * scale * _RING)
            self._idle.draw_flies(brush, brush.surface.get_rect())

    def _paint_still(self, brush: Brush) -> None:
        """The table, the singing spirits, name and tagline."""
        x, y, radius = _CHOIR
        middle = self.sheet.at(x, y)
        draw_table(brush, Table.MENU, middle)
        draw_choir(brush, middle, radius * self.sheet.unit.scale)
        brush.svg("logo", self.sheet.rect(63, 60, 428, 152))
        words = self.services.words
        left, width = _COLUMN
        brush.text(
            words("app.tagline"),
            self.sheet.at(left + width / 2, 236),
            17,
            face=Face.REGULAR,
            align="centre",
            shadow=theme.SHADE,
            max_width=brush.px(width + 96),
        )
        edge = brush.px(20)
        corner = brush.surface.width - edge, brush.surface.height - edge
        version = words("menu.version", v=__version__)
        brush.text(version, corner, Size.SMALL, theme.TEXT_DIM, align="right")

    def back(self) -> None:
        """Ask whether to quit."""
        waiting = self.services.saves.waiting
        question = self.services.words("menu.quit.sure" if waiting else "menu.quit.ask")
        self._ask(question, "menu.quit", "ui.cancel", self._quit)

    def _quit(self, sure: bool) -> None:
        if sure:
            self.stack.clear()

    def _show_best(self) -> None:
        self.stack.push(BestScene(self.services))

    def _show_lessons(self) -> None:
        """The list, and at the first start the first lesson on top of it."""
        lessons, first = LessonsScene(self.services), self._first_time
        self.stack.push(lessons)
        if first:
            lessons.begin()

    def _show_games(self) -> None:
        self.stack.push(GamesScene(self.services))

    def _show_settings(self) -> None:
        self.stack.push(SettingsScene(self.services))

    def _show_rules(self) -> None:
        self.stack.push(RulesScene(self.services))

    def _show_credits(self) -> None:
        self.stack.push(CreditsScene(self.services))

    def _set_up(self, *, solo: bool) -> None:
        def begin(record: Record | None) -> None:
            if record is not None:
                self._play(Session(record))

        self.stack.push(SetupScene(self.services, solo=solo), begin)

    def _continue(self) -> None:
        words, notices = self.services.words, self.services.notices
        try:
            session, kept, at, newer = self.services.saves.read()
        except StoreError as error:
            notices.append(words(error.key))
            return
        if session is not None and kept is None:
            self._play(session)
            return
        self.arrange()
        if kept is None:
            return
        if session is None or at is None:
            broken = words("save.newer", v=newer) if newer else words("save.broken.all")
            notices += [broken, words("save.kept", name=kept.name)]
        else:
            self._ask_to_play_on(session, kept, at)

    def _ask_to_play_on(self, session: Session, kept: Path, at: int) -> None:
        def play_on(yes: bool) -> None:
            self.services.notices.append(self.services.words("save.kept", name=kept.name))
            if yes:
                self.services.attempt(lambda: self.services.saves.write(session.record))
                self._play(session)

        question = self.services.words("save.broken", n=at + 1)
        self._ask(question, "ui.yes", "ui.no", play_on)

    def _play(self, session: Session) -> None:
        self.stack.push(PlayScene(self.services, session))

    def _ask(self, question: str, yes: str, no: str, then: Callable[[bool], None]) -> None:
        words = self.services.words
        self.stack.push(AskScene(self.services, question, words(yes), words(no)), then)
