"""The end of a game: who won and why, how it came about, and what to do next.

The ranking, the scores as lines and the turns as a table are rooms of their own; from any turn
the replay is opened, and from there a new game, with which the results pop.
"""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from enum import Enum, auto

from game.engine import Display, Element, ranking
from game.match import PlayedTurn, Session
from game.store import Placed
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Knob
from game.ui.drawing.table_art import Table, draw_sound_wave, draw_spirit, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input, Pressed, Released
from game.ui.scenes.describe import described
from game.ui.scenes.page import Page
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.results_graph import ScoreGraph
from game.ui.scenes.results_ranking import RankingView
from game.ui.scenes.results_ring import RING_MS, draw_ring_of_sound
from game.ui.scenes.results_solo import SoloView
from game.ui.scenes.results_turns import TurnTable
from game.ui.scenes.results_words import headline_words
from game.ui.services import Services
from game.ui.sound import Cue
from game.ui.table.view import people
from game.ui.widgets.button import Button, alike
from game.ui.widgets.choice import Choice, Option

_STAGE = (640.0, 116.0)
"""The middle of the wave on the sheet."""
# Where the spirits stand, the best first: x, y and size in u.
_CHOIR = (
    (640.0, 114.0, 146.0),
    (462.0, 130.0, 122.0),
    (818.0, 130.0, 122.0),
    (326.0, 142.0, 102.0),
    (954.0, 142.0, 102.0),
)
_HEADLINE, _REASON = 222.0, 260.0
_TABS = (172.0, 282.0, 460.0, 41.0)
_VIEW = (172.0, 332.0, 936.0, 308.0)
"""The room for what a tab shows."""
DEAF_MS = 700.0
"""The end of a game is not clicked away by a press that came a moment too late."""
_BUTTON = (225.0, 48.0, 237.0)
"""A button's width and height, and the distance to the next: as wide as the panels above."""
_NAME = (44.0, 26.0, 150.0, 54.0)
_TAB_KEYS = ("res.tab.rank", "res.tab.graph", "res.tab.turns")
_EDGE = 1236.0
"""Where words in the upper right corner end, in u of the sheet."""


class ResultsChoice(Enum):
    """What follows the results."""

    AGAIN = auto()
    LOOK = auto()
    MENU = auto()


class ResultsScene(Page[ResultsChoice | Session]):
    """Shows how a finished session went; `placed` is where a solo result stands in its list.

    Pops with what follows, or with a new game that goes on from a turn of this one.
    """

    def __init__(self, services: Services, session: Session, placed: Placed | None = None) -> None:
        super().__init__(services)
        self.session = session
        self._shown_ms = 0.0
        self.entries = {
            "res.again": Button("", lambda: self.pop(ResultsChoice.AGAIN), icon="rotate_ccw"),
            "res.look": Button("", self.back, icon="eye"),
            "res.replay": Button("", lambda: self._watch(0), icon="play"),
            "res.menu": Button("", lambda: self.pop(ResultsChoice.MENU), icon="home"),
        }
        again = self.entries["res.again"]
        again.kind = Knob.BRASS
        self.tabs = Choice([Option("")] * len(_TAB_KEYS), 0, self._turn_to)
        self.tabs.cue = Cue.PAGE
        self.graph = ScoreGraph(services, session, self._open)
        self.table = TurnTable(services, session, self._open)
        self.group.widgets = [
            self.tabs,
            self.graph,
            self.table.list,
            *self.entries.values(),
        ]
        alike(self.entries.values())
        self.group.default = again
        self._view = (
            SoloView(services, session, placed)
            if session.state.setup.solo
            else RankingView(services, session)
        )

    def handle(self, event: Input) -> None:
        """Deaf at first: what is pressed then was meant for the game."""
        if self._shown_ms < DEAF_MS and isinstance(event, Asked | Pressed | Released):
            return
        if event == Asked(Action.DESCRIBE):
            self._describe()
        else:
            super().handle(event)

    def update(self, ms: float) -> None:
        """Let time pass."""
        self._shown_ms += ms
        super().update(ms)
        self.dirty |= self.moving

    @property
    def moving(self) -> bool:
        """Whether the ring of sound is still running out."""
        ringing = self._shown_ms < RING_MS and not self.services.settings.less_motion
        return ringing or super().moving

    def back(self) -> None:
        """Look at the table once more."""
        self.pop(ResultsChoice.LOOK)

    def _describe(self) -> None:
        names = [person.name for person in people(self.session)]
        session = self.session
        self.stack.push(described(self.services, names, session.state, session.steps))

    def _turn_to(self, tab: int) -> None:
        """Show another side of the game."""
        self.graph.visible, self.table.list.visible = tab == 1, tab == 2

    def _open(self, turn: PlayedTurn) -> None:
        self._watch(turn.last)

    def _watch(self, at: int) -> None:
        """Show the game again, from the position after `at` moves."""
        replay = ReplayScene(self.services, self.session, at)
        self.stack.push(replay, self._after_replay)

    def _after_replay(self, branched: Session | None) -> None:
        if branched is not None:
            self.pop(branched)

    def arrange(self) -> None:
        """Tabs above the view, buttons below."""
        words, sheet = self.services.words, self.sheet
        self.tabs.options = tuple(Option(words(key)) for key in _TAB_KEYS)
        self.tabs.place(sheet.rect(*_TABS), sheet.unit)
        self._turn_to(self.tabs.chosen)
        self.graph.place(sheet.rect(*_VIEW), sheet.unit)
        self.table.place(sheet, *_VIEW)
        width, height, pitch = _BUTTON
        left = 640 - (pitch * len(self.entries) - (pitch - width)) / 2
        for place, (key, button) in enumerate(self.entries.items()):
            button.label = self.services.words(key)
            rect = self.sheet.rect(left + pitch * place, 652, width, height)
            button.place(rect, self.sheet.unit)

    def paint(self, brush: Brush) -> None:
        """The table, the winner's choir, headline and reason, and the numbers."""
        stage = self.sheet.at(*_STAGE)
        draw_table(brush, Table.RESULTS, stage)
        draw_sound_wave(brush, stage)
        if self.moving:
            draw_ring_of_sound(brush, stage, self._shown_ms / RING_MS)
        brush.svg_at("sound_ring", stage, brush.px(250), alpha=150)
        self._paint_choir(brush)
        self._paint_corners(brush)
        headline, reason = headline_words(self.session, self.services.words)
        brush.text(
            headline,
            self.sheet.at(640, _HEADLINE),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            max_width=brush.px(1100),
        )
        at, room = self.sheet.at(640, _REASON), brush.px(1000)
        brush.text(reason, at, Size.BODY, theme.TEXT_DIM, align="centre", max_width=room)
        self._paint_view(brush)

    def _paint_view(self, brush: Brush) -> None:
        """What the tab shows, as far as it is no widget."""
        tab, best = self.tabs.chosen, self.table.best
        if tab == 0:
            self._view.paint(brush, self.sheet)
        elif best > 0:
            left, top, width, height = _TABS
            words = self.services.words("res.best", n=best)
            at, room = self.sheet.at(left + width + 476, top + height / 2), brush.px(460)
            brush.text(words, at, Size.BODY, theme.LANTERN, align="right", max_width=room)
        if tab == 2:
            self.table.draw(brush)

    def _paint_corners(self, brush: Brush) -> None:
        """The game's name, the day and the deal, for whoever is shown a picture of this."""
        words, more = self.services.words, self.session.record.more
        brush.svg("logo", self.sheet.rect(*_NAME))
        lines = []
        with suppress(KeyError, TypeError, ValueError):
            lines.append(words.date(datetime.fromisoformat(more["started"]).date()))
        if seed := more.get("seed"):
            lines.append(words("res.deal", deal=seed))
        if aids := self.session.aids:
            lines.append(words("res.aids", aids=words(f"set.aids.{aids}")))
        y = 38.0
        for line in lines:
            at, room = self.sheet.at(_EDGE, y), brush.px(250)
            brush.text(line, at, Size.SMALL, theme.TEXT_DIM, align="right", max_width=room)
            y += self.sheet.line(Size.SMALL)

    def _paint_choir(self, brush: Brush) -> None:
        """The winner's most valuable spirits."""
        state = self.session.state
        best = _spirits(state.players[ranking(state.players)[0]].display)
        if not best:
            brush.svg_at("emblem", self.sheet.at(*_STAGE), brush.px(120))
        for (x, y, size), (element, value) in zip(_CHOIR, best, strict=False):
            draw_spirit(brush, element, value, self.sheet.at(x, y), brush.px(size))


def _spirits(display: Display) -> list[tuple[Element, int]]:
    """The different spirits that are out, the most valuable first."""
    out = (lying.tile for lying in display.tiles.values() if lying.complete)
    spirits = sorted({(-tile.value, tile.element) for tile in out})
    return [(element, -value) for value, element in spirits]
