"""The lines of the list of played games as they are drawn."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.engine import Mode, ranking, result
from game.match import BadFile, Reading, Session, turns
from game.store import GameFile, StoreError, read_game
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.drawing.tile_art import draw_mini_display
from game.ui.scenes.best_rows import draw_line_frame
from game.ui.scenes.lines import looks
from game.ui.services import Services
from game.ui.table.seats import Person
from game.ui.table.view import people
from game.words import Words

# Where columns are, in u from a line's left edge.
_DATE, _SEATS, _DISPLAY = 26.0, 214.0, 1060.0
_PITCH = 178.0
"""From one player to the next."""


class _Line(NamedTuple):
    """What a line tells of a game, or None for a file that is no record."""

    reading: Reading | None


class GameLines:
    """Draws lines; what stands in a file is read once and remembered, while it stays the same."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._known: dict[GameFile, _Line] = {}

    def name(self, file: GameFile) -> str:
        """What a game is called: its day and its players, or the name of its file."""
        reading = self._line(file).reading
        if reading is None:
            return file.path.name
        names = ", ".join(person.name for person in people(reading.session))
        return f"{self._services.words.date(file.when.date())}: {names}"

    def draw(
        self, brush: Brush, rect: pygame.Rect, file: GameFile, *, pointed: bool, chosen: bool
    ) -> None:
        """One line in `rect`."""
        px, words = brush.px, self._services.words
        box = rect.inflate(-px(16), -px(8))
        brush.panel(box, Panel.LACQUER)
        if pointed or chosen:
            draw_line_frame(brush, box, chosen)
        upper, lower = _heights(brush, box)
        x, room = box.left + px(_DATE), px(_SEATS - _DATE - 12)
        day, time = words.date(file.when.date()), f"{file.when:%H:%M}"
        brush.text(day, (x, upper), Size.BODY, max_width=room)
        reading = self._line(file).reading
        if reading is None:
            brush.text(time, (x, lower), Size.SMALL, theme.TEXT_DIM, max_width=room)
            self._draw_broken(brush, box, file)
            return
        what = f"{time}  ·  {self._kind(reading.session)}"
        brush.text(what, (x, lower), Size.SMALL, theme.TEXT_DIM, max_width=room)
        self._draw_players(brush, box, reading.session)
        self._draw_note(brush, box, reading)
        self._draw_display(brush, box, reading.session)

    def _line(self, file: GameFile) -> _Line:
        line = self._known.get(file)
        if line is None:
            try:
                line = _Line(read_game(file.path))
            except (BadFile, StoreError):
                line = _Line(None)
            self._known[file] = line
        return line

    def _draw_broken(self, brush: Brush, box: pygame.Rect, file: GameFile) -> None:
        x, room = box.left + brush.px(_SEATS), box.right - box.left - brush.px(_SEATS + 20)
        upper, lower = _heights(brush, box)
        face, why = Face.SEMIBOLD, self._services.words("save.broken.all")
        brush.text(file.path.name, (x, upper), Size.BODY, face=face, max_width=room)
        brush.text(why, (x, lower), Size.SMALL, theme.WARN, max_width=room)

    def _kind(self, session: Session) -> str:
        """How it was played."""
        words, mode = self._services.words, session.record.setup.mode
        if mode is Mode.VERSUS:
            return words.counted("n.turn", sum(1 for _ in turns(session.steps)))
        return words("setup.solo.race" if mode is Mode.SOLO else "setup.solo.full")

    def _draw_players(self, brush: Brush, box: pygame.Rect, session: Session) -> None:
        """Everybody's disc, name and score, the winner in gold."""
        px, words, players = brush.px, self._services.words, session.state.players
        first = ranking(players)[0] if session.state.over else None
        middle, _ = _heights(brush, box)
        for seat, person in enumerate(people(session)):
            x = box.left + px(_SEATS + _PITCH * seat)
            won = seat == first and result(session.state) is not None
            brush.disc(person.colour, (x + px(12), middle), px(24))
            score = words.number(players[seat].score)
            ink = theme.LANTERN if won else theme.TEXT
            width = brush.text_width(score, Size.COUNT, Face.DISPLAY)
            room = px(_PITCH - 42) - width
            place = self._draw_name(brush, person, (x + px(29), middle), room, ink)
            brush.text(score, (place + px(8), middle), Size.COUNT, ink, face=Face.DISPLAY)

    def _draw_name(
        self, brush: Brush, person: Person, at: tuple[int, int], room: int, ink: str
    ) -> int:
        """A name in `room` pixels; gives its right end."""
        return brush.text(person.name, at, Size.BODY, ink, max_width=max(1, room)).right

    def _draw_note(self, brush: Brush, box: pygame.Rect, reading: Reading) -> None:
        """How it ended, or that it did not; and what is special about it."""
        words, state = self._services.words, reading.session.state
        notes = [_outcome(reading.session, words)]
        if reading.session.record.branched:
            notes.append(words("games.branch"))
        if reading.broken is not None:
            notes.append(words("open.until", n=reading.broken))
        x, (_, y) = box.left + brush.px(_SEATS), _heights(brush, box)
        room = brush.px(_DISPLAY - _SEATS - 20)
        faint = theme.TEXT_DIM if state.over and reading.broken is None else theme.LANTERN
        brush.text("  ·  ".join(notes), (x, y), Size.SMALL, faint, max_width=room)

    def _draw_display(self, brush: Brush, box: pygame.Rect, session: Session) -> None:
        """The display of whoever is ahead."""
        seat = ranking(session.state.players)[0]
        lying = looks(session.state.players[seat].display, people(session)[seat].colour)
        left = box.left + brush.px(_DISPLAY)
        room = pygame.Rect(left, box.top + brush.px(5), 0, box.height - brush.px(10))
        room.width = box.right - brush.px(14) - left
        draw_mini_display(brush, lying, room, 15)


def _heights(brush: Brush, box: pygame.Rect) -> tuple[int, int]:
    """The middles of a line's upper and lower text."""
    apart = max(brush.px(25), round(brush.unit.line_px(Size.BODY) * 0.92))
    upper = box.centery - apart // 2 - brush.px(1)
    return upper, upper + apart


def _outcome(session: Session, words: Words) -> str:
    state = session.state
    if not state.over:
        return words("games.open")
    reached = result(state)
    if state.setup.mode is Mode.VERSUS:
        winner = people(session)[ranking(state.players)[0]].name
        return words("res.win", name=winner)
    if reached is None:
        return words("games.solo.lost")
    counted = "n.tile" if state.setup.mode is Mode.SOLO else "n.point"
    return words.counted(counted, reached)
