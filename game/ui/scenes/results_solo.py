"""How a game alone went: the display with its numbers, and the results nearest to it."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine import MAGIC_MARK, Mode, discs_left, result
from game.match import Session
from game.store import Placed, Ranked, StoreError
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.theme import Face, Size
from game.ui.drawing.tile_art import draw_mini_display
from game.ui.scenes.lines import draw_count, looks
from game.ui.scenes.page import Sheet
from game.ui.services import Services
from game.ui.table.view import people

_DISPLAY = (172.0, 334.0, 456.0, 304.0)
_LIST = (644.0, 334.0, 464.0, 304.0)
_ROW = 34.0
_NOTE = 30.0


class SoloView:
    """Draws the result of a finished solo session; `placed` is None where it enters no list."""

    def __init__(self, services: Services, session: Session, placed: Placed | None) -> None:
        self._services = services
        self._session = session
        self._placed = placed
        self._mode = session.state.setup.mode
        person = people(session)[0]
        self._looks = looks(session.state.players[0].display, person.colour)
        self._lines = self._read()

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Both panels."""
        self._paint_display(brush, sheet)
        left, top, width, height = _LIST
        brush.panel(sheet.rect(left, top, width, height), Panel.LACQUER)
        top += 30
        for picture, note in self._notes():
            brush.svg_at(picture, sheet.at(left + 36, top), brush.px(26))
            at, room = sheet.at(left + 60, top), brush.px(width - 80)
            brush.text(note, at, Size.BODY, theme.LANTERN, face=Face.SEMIBOLD, max_width=room)
            top += _NOTE
        self._paint_list(brush, sheet, top)

    def _paint_display(self, brush: Brush, sheet: Sheet) -> None:
        left, top, width, height = _DISPLAY
        brush.panel(sheet.rect(left, top, width, height), Panel.LANTERN)
        box = sheet.rect(left + 18, top + 16, width - 36, height - 78)
        draw_mini_display(brush, self._looks, box, 40)
        line = (
            sheet.at(left + 18, top + height - 50),
            sheet.at(left + width - 18, top + height - 50),
        )
        brush.line(*line, theme.PAPER_LINE)
        player = self._session.state.players[0]
        spirits = sum(lying.complete for lying in player.display.tiles.values())
        counts = [
            ("emblem", f"{spirits}/{len(player.display)}"),
            ("disc_cacophony", str(player.cacophony)),
        ]
        if self._mode is Mode.SOLO_FULL:
            disc = f"disc_{people(self._session)[0].colour}"
            counts.append((disc, str(discs_left(player.display))))
        for place, (picture, text) in enumerate(counts):
            at = sheet.at(left + 40 + 112 * place, top + height - 26)
            draw_count(brush, picture, text, at, theme.TEXT_INK)
        points = self._services.words.counted("n.point", player.score)
        at = sheet.at(left + width - 20, top + height - 26)
        room = brush.px(112)
        face = Face.EXTRABOLD
        brush.text(points, at, Size.COUNT, theme.TEXT_INK, face=face, align="right", max_width=room)

    def _notes(self) -> Iterator[tuple[str, str]]:
        """What is worth saying, each with its picture."""
        words, reached = self._services.words, result(self._session.state)
        if self._placed is not None and self._placed.is_new_best:
            yield "crown", words("best.new")
        if self._mode is Mode.SOLO and reached is not None and reached <= MAGIC_MARK:
            yield "star_full", words("solo.magic")
        if self._session.undone:
            undos = words.counted("n.undo", self._session.undone)
            yield "icon_undo", words("solo.undos", undos=undos)

    def _paint_list(self, brush: Brush, sheet: Sheet, top: float) -> None:
        """The list's name, and as many lines round the result as there is room for."""
        left, list_top, width, height = _LIST
        words = self._services.words
        key = "best.undone" if self._session.undone else "menu.best"
        at, room = sheet.at(left + 24, top), brush.px(width - 48)
        brush.text(words(key), at, Size.HEADING, face=Face.DISPLAY, max_width=room)
        top += 20
        if not self._lines:
            text = words("best.empty" if self._services.best is not None else "best.closed")
            brush.paragraph(text, sheet.at(left + 24, top + 6), room, Size.BODY, theme.TEXT_DIM)
            brush.svg_at("trophy", sheet.at(left + width / 2, list_top + 206), brush.px(130))
        count = int((list_top + height - 10 - top) // _ROW)
        for place, line in enumerate(_near(self._lines, self._own(), count)):
            self._paint_row(brush, sheet, top + _ROW * place, line)

    def _paint_row(self, brush: Brush, sheet: Sheet, top: float, line: Ranked) -> None:
        left, _, width, _ = _LIST
        own = self._placed is not None and line.id == self._placed.id
        if own:
            brush.panel(sheet.rect(left + 14, top + 1, width - 28, _ROW - 2), Panel.LANTERN, 9, 2)
        ink = theme.TEXT_INK if own else theme.TEXT
        faint = theme.TEXT_INK_DIM if own else theme.TEXT_DIM
        words, entry, middle = self._services.words, line.entry, top + _ROW / 2
        at = sheet.at(left + 52, middle)
        brush.text(str(line.rank), at, Size.COUNT, faint, face=Face.DISPLAY, align="right")
        at, room = sheet.at(left + 70, middle), brush.px(220)
        brush.text(entry.name[:24], at, Size.BODY, ink, max_width=room)
        full = self._mode is Mode.SOLO_FULL
        worth = (
            words.counted("n.point", entry.points) if full else words.counted("n.tile", entry.tiles)
        )
        at = sheet.at(left + width - 28, middle)
        room = brush.px(130)
        face = Face.EXTRABOLD
        brush.text(worth, at, Size.BODY, ink, face=face, align="right", max_width=room)

    def _own(self) -> int:
        """Where the result stands among the lines."""
        ids = [line.id for line in self._lines]
        return ids.index(self._placed.id) if self._placed and self._placed.id in ids else 0

    def _read(self) -> tuple[Ranked, ...]:
        best = self._services.best
        if best is None:
            return ()
        try:
            return best.best(self._mode, apart=self._session.undone > 0)
        except StoreError as error:
            self._services.notices.append(self._services.words(error.key))
            return ()


def _near(lines: tuple[Ranked, ...], own: int, count: int) -> tuple[Ranked, ...]:
    """`count` lines with the one at `own` among them, as near to the middle as can be."""
    first = max(0, min(own - count // 2, len(lines) - count))
    return lines[first : first + count]
