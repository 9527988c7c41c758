"""The end of a game: who won and why, or how a solo game went, and what to do next."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from enum import Enum, auto

from game.engine import Display, Element, EndCause, Mode, discs_left, ranking, result
from game.match import Session
from game.store import Placed
from game.ui import theme
from game.ui.brush import Brush
from game.ui.input import Asked, Input, Pressed, Released
from game.ui.panels import Knob
from game.ui.scenes.page import Page
from game.ui.scenes.results_ranking import RankingView
from game.ui.scenes.results_ring import RING_MS, draw_ring_of_sound
from game.ui.scenes.results_solo import SoloView
from game.ui.services import Services
from game.ui.table.view import people
from game.ui.table_art import Table, draw_sound_wave, draw_spirit, draw_table
from game.ui.theme import Face, Size
from game.ui.widgets.button import Button, alike

_STAGE = (640.0, 134.0)
"""The middle of the wave on the sheet."""
# Where the spirits stand, the best first: x, y and size in u.
_CHOIR = (
    (640.0, 134.0, 150.0),
    (462.0, 150.0, 126.0),
    (818.0, 150.0, 126.0),
    (326.0, 164.0, 104.0),
    (954.0, 164.0, 104.0),
)
DEAF_MS = 700.0
"""The end of a game is not clicked away by a press that came a moment too late."""
_BUTTON = (302.0, 48.0, 317.0)
"""A button's width and height, and the distance to the next: as wide as the panels above."""
_NAME = (44.0, 26.0, 150.0, 54.0)
_EDGE = 1236.0
"""Where words in the upper right corner end, in u of the sheet."""


class ResultsChoice(Enum):
    """What follows the results."""

    AGAIN = auto()
    LOOK = auto()
    MENU = auto()


class ResultsScene(Page[ResultsChoice]):
    """Shows how a finished session went; `placed` is where a solo result stands in its list."""

    def __init__(self, services: Services, session: Session, placed: Placed | None = None) -> None:
        super().__init__(services)
        self.session = session
        self._shown_ms = 0.0
        self.entries = {
            "res.again": Button("", lambda: self.pop(ResultsChoice.AGAIN), icon="rotate_ccw"),
            "res.look": Button("", self.back, icon="eye"),
            "res.menu": Button("", lambda: self.pop(ResultsChoice.MENU), icon="home"),
        }
        again = self.entries["res.again"]
        again.kind = Knob.BRASS
        self.group.widgets = list(self.entries.values())
        alike(self.entries.values())
        self.group.default = again
        self._view = (
            SoloView(services, session, placed)
            if session.state.setup.solo
            else RankingView(services, session)
        )

    def handle(self, event: Input) -> None:
        """Deaf at first: what is pressed then was meant for the game."""
        if self._shown_ms >= DEAF_MS or not isinstance(event, Asked | Pressed | Released):
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

    def arrange(self) -> None:
        """Three buttons below."""
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
        headline, reason = self._told()
        brush.text(
            headline,
            self.sheet.at(640, 250),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            align="centre",
            shadow=theme.SHADE,
            max_width=brush.px(1100),
        )
        at, room = self.sheet.at(640, 290), brush.px(1000)
        brush.text(reason, at, Size.BODY, theme.TEXT_DIM, align="centre", max_width=room)
        self._view.paint(brush, self.sheet)

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

    def _told(self) -> tuple[str, str]:
        """The headline, and a sentence below it."""
        words, state = self.services.words, self.session.state
        names = [person.name for person in people(self.session)]
        reached, player = result(state), state.players[0]
        if state.setup.mode is Mode.VERSUS:
            winner = names[ranking(state.players)[0]]
            return words("res.win", name=winner), self._why(names)
        if reached is None:
            return words("solo.lost", n=player.score), ""
        if state.setup.mode is Mode.SOLO:
            return words.counted("solo.won", reached), words.counted("n.point", player.score)
        left = discs_left(player.display)
        return words("solo.full.done", a=player.score, b=left, c=reached), ""

    def _why(self, names: list[str]) -> str:
        """Why a game of several players ended."""
        words, ending = self.services.words, self.session.state.ending
        target = self.session.state.setup.target
        if ending is None or ending.cause is not EndCause.SCORE or ending.seat is None:
            return words("res.end.pile")
        return words("res.end.score", name=names[ending.seat], n=target)


def _spirits(display: Display) -> list[tuple[Element, int]]:
    """The different spirits that are out, the most valuable first."""
    out = (lying.tile for lying in display.tiles.values() if lying.complete)
    spirits = sorted({(-tile.value, tile.element) for tile in out})
    return [(element, -value) for value, element in spirits]
