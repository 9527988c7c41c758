"""The turns of a game as a table: who placed what, and what it brought."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.match import PlayedTurn, Session, turns
from game.ui.drawing import theme
from game.ui.drawing.brush import Align, Brush
from game.ui.drawing.lettering import shrunk
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.drawing.tile_art import TileLook, draw_tile
from game.ui.scenes.page import Sheet
from game.ui.services import Services
from game.ui.table.view import people
from game.ui.widgets.scroll_list import ScrollList

ROW = 37.0
_HEAD = 30.0
_INSET = 8.0
_TILE = 26.0
# Where columns are, in u from a row's left edge.
_NUMBER, _DISC, _NAME, _TURN, _COVERED, _SPIRITS, _CACOPHONY, _NET, _SCORE = (
    44.0,
    72.0,
    92.0,
    270.0,
    498.0,
    560.0,
    714.0,
    826.0,
    900.0,
)
_SHOWN = 5
"""So many spirits of one turn are shown."""


class TurnTable:
    """The table of one session; `opened` is called with the turn that is picked."""

    def __init__(
        self, services: Services, session: Session, opened: Callable[[PlayedTurn], None]
    ) -> None:
        self._services = services
        self._people = people(session)
        self.turns = tuple(turns(session.steps))
        self.best = max((turn.net for turn in self.turns), default=0)
        """What the best turn brought."""

        def picked(index: int) -> None:
            opened(self.turns[index])

        self.list = ScrollList(len(self.turns), ROW, self._draw_row, picked)
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._top = 0.0

    def place(self, sheet: Sheet, left: float, top: float, width: float, height: float) -> None:
        """Lie on the sheet, in u: the heads of the columns, and the rows below."""
        self._rect = sheet.rect(left, top, width, height)
        head = max(_HEAD, sheet.line(Size.SMALL) + 8)
        self._top = sheet.at(0, top + head / 2 + 2)[1]
        self.list.row = max(ROW, sheet.line(Size.BODY) + 6)
        rows = sheet.rect(left + _INSET, top + head, width - 2 * _INSET, height - head - _INSET)
        self.list.place(rows, sheet.unit)

    def draw(self, brush: Brush) -> None:
        """The panel with the heads of the columns; the rows are a widget of the scene."""
        brush.panel(self._rect, Panel.LACQUER)
        words, px = self._services.words, brush.px
        heads: tuple[tuple[float, str, float, Align], ...] = (
            (_NUMBER, words("res.turn"), 52, "right"),
            (_NAME, words("best.name"), 150, "left"),
            (_COVERED, words("res.covered"), 76, "centre"),
            (_SPIRITS, words("res.spirits"), 120, "left"),
            (_CACOPHONY, words("play.cacophony"), 86, "centre"),
            (_NET, words("res.net"), 60, "right"),
            (_SCORE, words("best.points"), 66, "right"),
        )
        labels = [(label, px(room)) for _, label, room, _ in heads]
        size, least = brush.unit.type_px(Size.SMALL), brush.unit.least_px
        smaller = shrunk(brush.art, labels, Face.SEMIBOLD, size, least)
        for x, label, room, align in heads:
            width = min(px(room), round(brush.text_width(label, Size.SMALL) * smaller) + px(3))
            at = self._rect.left + px(_INSET + x), self._top
            brush.text(label, at, Size.SMALL, theme.TEXT_DIM, align=align, max_width=max(1, width))

    def _draw_row(self, brush: Brush, index: int, rect: pygame.Rect, pointed: bool) -> None:
        turn, px, middle = self.turns[index], brush.px, rect.centery
        if index % 2 == 0:
            brush.box(rect, theme.LACQUER_HI, px(6))
        if pointed:
            brush.box(rect, theme.LANTERN, px(6), max(1, px(1.6)))

        def at(x: float) -> tuple[int, int]:
            return rect.left + px(x), middle

        number, dim = str(index + 1), theme.TEXT_DIM
        brush.text(
            number, at(_NUMBER), Size.BODY, dim, face=Face.DISPLAY, align="right", max_width=px(36)
        )
        person = self._people[turn.seat]
        brush.disc(person.colour, at(_DISC), px(22))
        brush.text(person.name, at(_NAME), Size.BODY, max_width=px(_TURN - _NAME - 10))
        self._draw_deed(brush, turn, at(_TURN))
        if turn.covered:
            brush.text(str(turn.covered), at(_COVERED), Size.COUNT, align="centre")
        self._draw_spirits(brush, turn, at(_SPIRITS))
        if turn.cacophony:
            x, y = at(_CACOPHONY)
            brush.svg_at("disc_cacophony", (x - px(12), y), px(22))
            brush.text(str(turn.cacophony), (x + px(4), y), Size.COUNT, max_width=px(24))
        self._draw_points(brush, turn, at)

    def _draw_deed(self, brush: Brush, turn: PlayedTurn, at: tuple[int, int]) -> None:
        """The tile that was placed, or that none was."""
        px, words, x = brush.px, self._services.words, at[0]
        if turn.tile is not None:
            side = px(_TILE)
            look = TileLook.front(turn.tile)
            draw_tile(brush, look, (x, at[1] - side // 2), side, plain=True)
            x += side + px(9)
            text = words(f"el.{turn.tile.element.word}.tile")
        else:
            text = words("inter.pass" if turn.passed else "play.draw")
        if turn.intermezzo and turn.tile is not None:
            text = words("inter.title")
        text = text[:1].upper() + text[1:]
        room = at[0] + px(_COVERED - _TURN - 44) - x
        brush.text(text, (x, at[1]), Size.SMALL, theme.TEXT_DIM, max_width=room)

    def _draw_spirits(self, brush: Brush, turn: PlayedTurn, at: tuple[int, int]) -> None:
        """The spirits that appeared, in that order."""
        side, pitch = brush.px(_TILE), brush.px(_TILE + 4)
        for place, tile in enumerate(turn.spirits[:_SHOWN]):
            look = TileLook.back(tile.element, tile.value)
            corner = at[0] + place * pitch, at[1] - side // 2
            draw_tile(brush, look, corner, side, plain=True)

    def _draw_points(
        self, brush: Brush, turn: PlayedTurn, at: Callable[[float], tuple[int, int]]
    ) -> None:
        """What the turn brought, with a star if none brought more, and the score afterwards."""
        words, px = self._services.words, brush.px
        ink = theme.OK if turn.net > 0 else theme.WARN if turn.net < 0 else theme.TEXT_DIM
        net = words.signed(turn.net) if turn.net or turn.spirits else "–"
        place = brush.text(
            net, at(_NET), Size.COUNT, ink, face=Face.EXTRABOLD, align="right", max_width=px(48)
        )
        if turn.net == self.best > 0:
            brush.svg_at("star_full", (place.left - px(14), place.centery), px(20))
        score, room = words.number(turn.score), px(56)
        brush.text(score, at(_SCORE), Size.COUNT, face=Face.DISPLAY, align="right", max_width=room)
