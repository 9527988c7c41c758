"""The lines of the list of best results as they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple, TypeAlias

import pygame

from game.engine import Cell, Mode
from game.match import BadFile, BrokenRecord, Session, parse
from game.store import Entry, Ranked
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import shrunk
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import SEAT_COLOURS, Face, Size
from game.ui.drawing.tile_art import TileLook, draw_mini_display
from game.ui.scenes.lines import draw_count, looks
from game.ui.services import Services
from game.ui.table.view import people

# Where the columns' middles are, in u from a line's left edge.
_RANK, _DISC, _NAME, _FIRST, _SECOND, _CACOPHONY, _DATE, _DISPLAY = (
    44.0,
    96.0,
    130.0,
    500.0,
    610.0,
    716.0,
    868.0,
    1050.0,
)


class Heading(NamedTuple):
    """A line that says what the next ones are: the key of its words."""

    key: str


Item: TypeAlias = Heading | Ranked


class Lines:
    """Draws lines; displays are played from their records once and remembered."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._displays: dict[int, Mapping[Cell, TileLook]] = {}

    def draw_head(self, brush: Brush, y: float, row: pygame.Rect, mode: Mode) -> None:
        """What the columns are, at the height `y`."""
        words = self._services.words
        first, second = _worth_keys(mode)
        heads = (
            (_FIRST, first),
            (_SECOND, second),
            (_CACOPHONY, "play.cacophony"),
            (_DATE, "best.date"),
            (_DISPLAY, "best.display"),
        )
        px, least, room = brush.unit.type_px(Size.SMALL), brush.unit.least_px, brush.px(106)
        labels = [(words(key), room) for _, key in heads]
        smaller = shrunk(brush.art, labels, Face.SEMIBOLD, px, least)
        for (x, _), (label, _) in zip(heads, labels, strict=True):
            at, width = (row.x + brush.px(x), y), brush.text_width(label, Size.SMALL) * smaller
            fits, faint = min(width, room), theme.TEXT_DIM
            brush.text(label, at, Size.SMALL, faint, align="centre", max_width=fits)

    def draw_heading(self, brush: Brush, rect: pygame.Rect, heading: Heading) -> None:
        """A line with words only."""
        at = rect.x + brush.px(8), rect.bottom - brush.px(22)
        words = self._services.words(heading.key)
        room = rect.width - brush.px(16)
        brush.text(words, at, Size.HEADING, theme.TITLE, face=Face.DISPLAY, max_width=room)

    def draw(
        self, brush: Brush, rect: pygame.Rect, line: Ranked, *, pointed: bool, chosen: bool
    ) -> None:
        """One result in its panel; the first of all has a crown."""
        entry, words = line.entry, self._services.words
        lit = line.rank == 1 and not entry.undone
        box = rect.inflate(-brush.px(16), -brush.px(8))
        brush.panel(box, Panel.LANTERN if lit else Panel.LACQUER, halo=4)
        if pointed or chosen:
            draw_line_frame(brush, box, chosen)
        ink, faint, accent = _inks(lit)
        left, middle = rect.x, rect.centery
        if lit:
            brush.svg_at("crown", (left + brush.px(_RANK), middle), brush.px(44))
        else:
            at = left + brush.px(_RANK), middle
            brush.text(str(line.rank), at, 24, faint, face=Face.DISPLAY, align="centre")
        colour = next((disc for disc in SEAT_COLOURS if disc == entry.colour), SEAT_COLOURS[0])
        face_at = left + brush.px(_DISC), middle
        brush.svg_at(f"portrait_human_{colour}", face_at, brush.px(38))
        brush.svg_at(f"avatar_frame_{colour}", face_at, brush.px(48))
        at, room, face = (left + brush.px(_NAME), middle), brush.px(310), Face.DISPLAY
        brush.text(entry.name[:24], at, 21, ink, face=face, max_width=room)
        for x, number, tint in zip((_FIRST, _SECOND), _worth(entry), (accent, ink), strict=True):
            at = left + brush.px(x), middle
            shown, size = words.number(number), 27 if x == _FIRST else 20
            brush.text(shown, at, size, tint, face=face, align="centre")
        at = left + brush.px(_CACOPHONY - 12), middle
        draw_count(brush, "disc_cacophony", str(entry.cacophony), at, faint)
        at, day = (left + brush.px(_DATE), middle), self._day(entry)
        brush.text(day, at, Size.BODY, faint, align="centre", max_width=brush.px(170))
        self._draw_display(brush, rect, line)

    def _draw_display(self, brush: Brush, rect: pygame.Rect, line: Ranked) -> None:
        box = pygame.Rect(0, 0, brush.px(150), rect.height - brush.px(16))
        box.center = rect.x + brush.px(_DISPLAY), rect.centery
        if line.id not in self._displays:
            self._displays[line.id] = _played(line.entry)
        draw_mini_display(brush, self._displays[line.id], box, 16)

    def _day(self, entry: Entry) -> str:
        try:
            return self._services.words.date(datetime.fromisoformat(entry.finished).date())
        except (TypeError, ValueError):
            return "–"


def _worth_keys(mode: Mode) -> tuple[str, str]:
    """The heads of the two columns that count, the more important one first."""
    keys = ("best.tiles", "best.points")
    return keys if mode is Mode.SOLO else (keys[1], keys[0])


def _worth(entry: Entry) -> tuple[int, int]:
    """The two numbers that count, in the same order."""
    numbers = (entry.tiles, entry.points)
    return numbers if entry.mode is Mode.SOLO else (numbers[1], numbers[0])


def _inks(lit: bool) -> tuple[str, str, str]:
    """Colours of what matters, of the rest, and of the result."""
    if lit:
        return theme.TEXT_INK, theme.TEXT_INK_DIM, theme.TEXT_INK
    return theme.TEXT, theme.TEXT_DIM, theme.LANTERN


def draw_line_frame(brush: Brush, box: pygame.Rect, chosen: bool) -> None:
    """The frame of a line that is pointed at or chosen."""
    colour, width = (theme.LANTERN, 3.0) if chosen else (theme.LINE, 1.6)
    thick, radius = max(1, brush.px(width)), brush.px(11)
    brush.box(box.inflate(thick, thick), colour, radius, thick)


def _played(entry: Entry) -> Mapping[Cell, TileLook]:
    """The display at the end of the game, or nothing if its record cannot be played."""
    try:
        session = Session.load(parse(entry.record))
    except (BadFile, BrokenRecord):
        return {}
    return looks(session.state.players[0].display, people(session)[0].colour)
