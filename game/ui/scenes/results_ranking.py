"""The ranking after a game of several players, a panel for each."""

from __future__ import annotations

from typing import NamedTuple

from game.engine import Lead, Rank, explained
from game.match import Session
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.drawing.tile_art import draw_mini_display
from game.ui.scenes.lines import draw_count, looks
from game.ui.scenes.page import Sheet
from game.ui.services import Services
from game.ui.table.view import people

_LEFT, _WIDTH, _TOP, _BOTTOM = 172.0, 936.0, 332.0, 640.0
"""The room for all panels on the sheet."""
_GAP, _TALLEST = 8.0, 132.0
_WINNER = 18.0
"""The winner's panel is so much taller."""
_REASON = 22.0
"""What the reason of a tie adds to a panel's height."""


class Line(NamedTuple):
    """One panel: `upper` is its height without the reason; all sizes are u on the sheet."""

    place: int
    rank: Rank
    top: float
    upper: float
    height: float
    reason: str

    @property
    def large(self) -> float:
        """The type size of its numbers."""
        return 25.0 if self.place else 34.0

    @property
    def ink(self) -> str:
        """The colour of what matters."""
        return theme.TEXT if self.place else theme.TEXT_INK

    @property
    def faint(self) -> str:
        """The colour of the rest."""
        return theme.TEXT_DIM if self.place else theme.TEXT_INK_DIM

    @property
    def accent(self) -> str:
        """The colour of rank and score."""
        return theme.LANTERN if self.place else theme.TEXT_INK


class RankingView:
    """Draws the ranking of a finished session."""

    def __init__(self, services: Services, session: Session) -> None:
        self._services = services
        self._people = people(session)
        self._players = session.state.players
        self._ranks = explained(session.state)
        self._looks = [
            looks(player.display, person.colour)
            for player, person in zip(self._players, self._people, strict=True)
        ]

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """All panels, the winner's first."""
        reasons = [self._reason(place) for place in range(len(self._ranks))]
        ties = _REASON * sum(map(bool, reasons))
        free = _BOTTOM - _TOP - _GAP * (len(reasons) - 1) - _WINNER - ties
        plain = min(_TALLEST, free / len(reasons))
        top = _TOP
        for place, (rank, reason) in enumerate(zip(self._ranks, reasons, strict=True)):
            upper = plain + (0 if place else _WINNER)
            height = upper + (_REASON if reason else 0)
            line = Line(place, rank, top, upper, height, reason)
            self._paint_line(brush, sheet, line)
            top += height + _GAP

    def _paint_line(self, brush: Brush, sheet: Sheet, line: Line) -> None:
        player, person = self._players[line.rank.seat], self._people[line.rank.seat]
        rect = sheet.rect(_LEFT, line.top, _WIDTH, line.height)
        brush.panel(rect, Panel.LACQUER if line.place else Panel.LANTERN)
        middle, words = line.top + line.upper / 2, self._services.words
        rank = sheet.at(_LEFT + 36, middle)
        display = Face.DISPLAY
        number = str(line.place + 1)
        brush.text(number, rank, line.large, line.accent, face=display, align="centre")
        brush.disc(person.colour, sheet.at(_LEFT + 86, middle), brush.px(line.large * 1.5))
        self._paint_name(brush, sheet, line, middle)
        box = sheet.rect(_LEFT + 394, line.top + 6, 140, line.upper - 12)
        draw_mini_display(brush, self._looks[line.rank.seat], box, 22)
        spirits = sum(lying.complete for lying in player.display.tiles.values())
        draw_count(brush, "emblem", str(spirits), sheet.at(_LEFT + 566, middle), line.ink)
        cacophony, ink = str(player.cacophony), line.ink if player.cacophony else line.faint
        draw_count(brush, "disc_cacophony", cacophony, sheet.at(_LEFT + 648, middle), ink)
        tiles = words.counted("n.tile", len(player.display))
        at = sheet.at(_LEFT + 836, middle)
        room = brush.px(146)
        brush.text(tiles, at, Size.BODY, line.faint, align="right", max_width=room)
        score, at = words.number(line.rank.score), sheet.at(_LEFT + _WIDTH - 26, middle)
        size, room = line.large * 1.3, brush.px(_WIDTH - 26 - 848)
        brush.text(score, at, size, line.accent, face=display, align="right", max_width=room)

    def _paint_name(self, brush: Brush, sheet: Sheet, line: Line, middle: float) -> None:
        """The name, the start player's bell, and below them the reason of a tie."""
        first = line.rank.seat == 0
        room = brush.px(236 if first else 270)
        name = self._people[line.rank.seat].name[:24]
        at = sheet.at(_LEFT + 118, middle)
        face = Face.DISPLAY
        place = brush.text(name, at, line.large * 0.8, line.ink, face=face, max_width=room)
        if first:
            at = (place.right + brush.px(19), place.centery)
            brush.svg_at("start_marker", at, brush.px(30))
        if line.reason:
            at = sheet.at(_LEFT + 118, line.top + line.height - _REASON / 2 - 6)
            room = brush.px(_WIDTH - 144)
            brush.text(line.reason, at, Size.SMALL, line.faint, max_width=room)

    def _reason(self, place: int) -> str:
        """Why a line is ahead of the next one on the same score, if it is."""
        rank, words = self._ranks[place], self._services.words
        if rank.lead not in (Lead.FIRST, Lead.ORDER):
            return ""
        if rank.lead is Lead.ORDER:
            return words("res.reason.start")
        behind = self._people[self._ranks[place + 1].seat].name[:24]
        return words("res.reason.tie", name=behind)
