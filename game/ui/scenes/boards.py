"""All displays at once, over the table: who has what, and what each display looks like.

It shows a `TableView` and changes nothing on it. What a choice of one display brings is up to the
scene below.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.still import Card, Still
from game.ui.drawing.table_art import draw_table
from game.ui.drawing.theme import Unit
from game.ui.drawing.tile_art import draw_frame
from game.ui.harmony import HarmonyBar
from game.ui.input import Action, Asked, Input, Left, Point, Pressed
from game.ui.scene import STORM_MS, Scene
from game.ui.scenes.boards_legend import legend_card
from game.ui.scenes.boards_panel import PanelLayout, draw_numbers, lay_out_panel, panel_part
from game.ui.scenes.rules import RulesScene
from game.ui.services import Services
from game.ui.table.board import draw_display
from game.ui.table.camera import LARGEST, Camera
from game.ui.table.explain import Explainer
from game.ui.table.explain_display import Displayed
from game.ui.table.explain_seat import part_note
from game.ui.table.explaining import Explaining
from game.ui.table.note import Note
from game.ui.table.rays import draw_ray
from game.ui.table.rule import Rule
from game.ui.table.seats import ranks_among_equals
from game.ui.table.view import TableView
from game.ui.widgets.button import IconButton
from game.ui.widgets.group import Group
from game.ui.widgets.widget import Widget

_MARGIN, _GAP = 14.0, 14.0
"""Round the panels and between them, in u."""
_BELOW = 12.0
"""Between the harmony bar and the panels there is a line of numbers, and so much more."""
_BAR = (232.0, 32.0, 33.0)
"""The bar's distance from the sides, its top and its height."""
_CLOSE = 44.0


class Board(Widget):
    """One player's panel. Pressing it chooses that display."""

    def __init__(self, seat: int, chosen: Callable[[int], None]) -> None:
        super().__init__()
        self.seat = seat
        self.chosen = chosen

    def activate(self) -> None:
        """Choose this display."""
        self.chosen(self.seat)

    def draw(self, brush: Brush) -> None:
        """The frame while it is pointed at; the panel itself lies still."""
        if self.hovered:
            thick, radius = max(1, brush.px(2.4)), brush.px(12)
            brush.box(self.rect, theme.LANTERN, radius, thick)


class BoardsScene(Scene[int | None]):
    """Pops the seat whose display was chosen, or None."""

    def __init__(self, services: Services, view: TableView, explainer: Explainer) -> None:
        super().__init__()
        self._services = services
        self._view = view
        self._shown_ms = 0.0
        self._still = Still()
        self._explainer = explainer
        self._explaining = Explaining(self._explain, lambda: None)
        seats = range(len(view.people))
        self._cameras = [Camera() for _ in seats]
        self._panels: tuple[PanelLayout, ...] = ()
        self._bar = view.bar
        self.boards = [Board(seat, self.pop) for seat in seats]
        self.close = IconButton("cancel", lambda: self.pop(None))
        self.group = Group([*self.boards, self.close], self.boards[view.picture.active])

    def layout(self, size: tuple[int, int]) -> None:
        """A panel for each seat, as large as the window allows."""
        unit = self._services.unit(size)
        places = _places(size, unit, len(self.boards))
        self._panels = tuple(lay_out_panel(rect, unit) for rect in places)
        for board, camera, panel in zip(self.boards, self._cameras, self._panels, strict=True):
            board.place(panel.rect, unit)
            cells = self._view.picture.seats[board.seat].tiles
            camera.fit(cells, panel.board, 1.3 * LARGEST * unit.scale, glide=False)
        self.close.tip = self._services.words("ui.back")
        side, edge = unit.px(_CLOSE), unit.px(_MARGIN)
        self.close.place(pygame.Rect(size[0] - edge - side, unit.px(26), side, side), unit)
        aside, top, height = (unit.px(place) for place in _BAR)
        bar = pygame.Rect(aside, top, size[0] - 2 * aside, height)
        self._bar = HarmonyBar(bar, self._view.bar.low, self._view.bar.high)

    def handle(self, event: Input) -> None:
        """Choose a display, or go back."""
        self.dirty = True
        self._explaining.follow(event)
        match event:
            case Pressed() if self._shown_ms < STORM_MS:
                pass
            case Asked(Action.RULES):
                pointed = self._explaining.pointed
                rule = Rule.DISCS if pointed is None else pointed.rule
                self.stack.push(RulesScene(self._services, rule))
            case Asked(Action.BOARD, seat) if seat < len(self.boards):
                self.pop(seat)
            case Asked(Action.BACK | Action.BOARDS):
                self.pop(None)
            case _:
                self.group.handle(event)

    def cover(self) -> None:
        """What the pointer was on is forgotten."""
        self.group.handle(Left())
        self._explaining.follow(Left())

    def update(self, ms: float) -> None:
        """Let a tip come up."""
        self._shown_ms += ms
        if self.group.update(ms) | self._explaining.update(ms):
            self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        """Everything lies still, but for what is pointed at."""
        brush = self._services.brush(surface)
        key = self._services.words.language, brush.unit
        self._still.draw(brush, key, draw_table, self._cards(brush))
        self.group.draw(brush)
        ray = self._explaining.ray
        if ray is not None:
            shown, panel = self._view.picture.seats[ray.seat], self._panels[ray.seat]
            draw_ray(brush, self._cameras[ray.seat], shown, ray, panel.board)
        self._explaining.draw(brush, self._services.words)

    def _seat_at(self, at: Point) -> int | None:
        """The seat whose panel is there."""
        rects = (panel.rect for panel in self._panels)
        return next((seat for seat, rect in enumerate(rects) if rect.collidepoint(at)), None)

    @property
    def _lying(self) -> tuple[pygame.Rect, ...]:
        """All tiles."""
        seats = zip(self._cameras, self._view.picture.seats, strict=True)
        return tuple(camera.rect(cell) for camera, seat in seats for cell in seat.tiles)

    def _explain(self, at: Point) -> Note | None:
        """The note on a tile or an arrow of any display, or on a number beside it."""
        seat = self._seat_at(at)
        if seat is None:
            return None
        view, panel = self._view, self._panels[seat]
        shown = view.picture.seats[seat]
        display = Displayed(seat, shown, self._cameras[seat], (), view.words)
        if panel.head.collidepoint(at):
            part, rect = panel_part(panel, self._services.unit(self.stack.size), at)
            return part_note(view, seat, part, rect)._replace(keep=self._lying)
        return self._explainer.of(display, at)

    def _cards(self, brush: Brush) -> dict[str, Card]:
        ranks = ranks_among_equals(self._view.picture)
        cards = {
            f"seat {board.seat}": self._seat_card(brush, board.seat, ranks[board.seat])
            for board in self.boards
        }
        cards["bar"] = self._bar_card(brush)
        if self._view.fresh:
            cards["legend"] = self._legend_card(brush)
        return cards

    def _legend_card(self, brush: Brush) -> Card:
        """In the corner left of the bar, above the panels."""
        edge = brush.px(_MARGIN)
        width, bottom = self._bar.rect.left - 2 * edge, self._panels[0].rect.top - edge
        area = pygame.Rect(edge, edge // 2, width, bottom - edge // 2)
        return legend_card(self._view, area)

    def _seat_card(self, brush: Brush, seat: int, rank: int | None) -> Card:
        view, panel, camera = self._view, self._panels[seat], self._cameras[seat]
        shown, person = view.picture.seats[seat], view.people[seat]
        lit = seat == view.picture.active and not view.turn.state.over
        first = seat == 0 and len(view.people) > 1
        fresh = view.fresh_on(seat)

        def draw(brush: Brush) -> None:
            brush.panel(panel.rect, Panel.LACQUER)
            draw_numbers(
                brush, panel, person, shown, rank=rank, lit=lit, first=first, words=view.words
            )
            draw_display(brush, camera, shown, person.colour)
            for cell in fresh:
                draw_frame(brush, camera.at(cell), camera.side)

        key = shown.version, rank, lit, camera.framing, fresh
        return Card(_lit(brush, panel.rect, _MARGIN / 2), key, draw)

    def _bar_card(self, brush: Brush) -> Card:
        view, bar = self._view, self._bar
        seats = view.picture.seats
        scores = [(view.colour(seat), seats[seat].score) for seat in view.picture.stack]
        target = view.picture.setup.target

        def draw(brush: Brush) -> None:
            bar.draw(brush, target, "" if target is None else view.words("play.target", n=target))
            bar.draw_markers(brush, scores)

        return Card(bar.reach(brush.unit), tuple(scores), draw)


def _lit(brush: Brush, rect: pygame.Rect, halo: float) -> pygame.Rect:
    """A place with the light around it, which reaches `halo` u."""
    return rect.inflate(2 * brush.px(halo), 2 * brush.px(halo))


def _places(size: tuple[int, int], unit: Unit, seats: int) -> tuple[pygame.Rect, ...]:
    """The panels: up to three side by side, four in two rows."""
    columns = seats if seats < 4 else 2
    rows = -(-seats // columns)
    edge, gap = unit.px(_MARGIN), unit.px(_GAP)
    top = unit.px(_BAR[1] + _BAR[2] + _BELOW) + unit.line_px(14)
    wide = (size[0] - 2 * edge - (columns - 1) * gap) // columns
    high = (size[1] - edge - top - (rows - 1) * gap) // rows
    return tuple(
        pygame.Rect(
            edge + seat % columns * (wide + gap), top + seat // columns * (high + gap), wide, high
        )
        for seat in range(seats)
    )
