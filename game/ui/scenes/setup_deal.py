"""The part of the setup that chooses the order of the tiles: a word, chance, or a named deal."""

from __future__ import annotations

from game.engine import OFFER_SIZE, TILES, deck
from game.store import Deal
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import wrap
from game.ui.drawing.table_art import draw_spirit
from game.ui.drawing.theme import Face, Size
from game.ui.drawing.tile_art import TileLook, draw_tile
from game.ui.scenes import clipboard
from game.ui.scenes.page import Sheet
from game.ui.services import Services, new_seed
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.field import TextField

LONGEST = 24
"""Characters of a deal's word."""
_WIDEST = 136.0
"""A tile shown alone, with the gap beside it, in u."""
_FIELD, _STEP = 44.0, 42.0
"""The heights of the word's field and of the way through the named deals."""


class DealForm:
    """A word with buttons for another one, for copying it and for the named deals."""

    def __init__(self, services: Services, left: float, width: float, shown: int) -> None:
        """It begins at `left` on the sheet and is `width` wide; so many tiles are `shown`."""
        self._services = services
        self._place = left, width
        self._shown = shown
        self._tops: list[float] = []
        self._chance = new_seed()
        self.field = TextField(
            self._chance, lambda _: None, longest=LONGEST, paste=clipboard.pasted
        )
        self.dice = IconButton("dice", self.surprise)
        self.copy = IconButton("copy", self._copy)
        self.copy.visible = clipboard.available()
        self.before = IconButton("left", lambda: self._step(-1))
        self.after = IconButton("right", lambda: self._step(1))

    @property
    def widgets(self) -> tuple[TextField | Button, ...]:
        """All widgets in reading order."""
        return self.field, self.dice, self.copy, self.before, self.after

    @property
    def seed(self) -> str:
        """The word; an empty one stands for the last surprise."""
        return self.field.text.strip() or self._chance

    @property
    def deal(self) -> Deal | None:
        """The named deal that is chosen, if one is."""
        seed = self.seed
        return next((deal for deal in self._services.deals if deal.seed == seed), None)

    @property
    def deck(self) -> tuple[int, ...]:
        """The tiles in their order."""
        deal = self.deal
        return deck(self.seed) if deal is None else deal.deck

    def surprise(self) -> None:
        """Take another word by chance."""
        self._chance = new_seed()
        self._write(self._chance)

    def rows(self, sheet: Sheet) -> list[tuple[float, float]]:
        """What it needs from top to bottom: heights, and shares of the room left, for `spread`."""
        line, unit, words = sheet.line(Size.BODY), sheet.unit, self._services.words
        px, room = unit.type_px(Size.SMALL), unit.px(self._place[1])
        why = wrap(self._services.art, words("setup.deal.why"), Face.REGULAR, px, room)
        whys = len(why) * sheet.line(Size.SMALL)
        return [(line, 1), (_FIELD, 1), (whys, 2), (_STEP, 3), (line, 1), (self._pitch - 8, 0)]

    def arrange(self, sheet: Sheet, tops: list[float]) -> None:
        """Place and label the widgets; `tops` are those of the rows."""
        self._tops = tops
        (left, width), field, step = self._place, tops[1], tops[3]
        words, unit, right = self._services.words, sheet.unit, left + width
        self.field.placeholder = self._chance
        buttons = [self.dice, *([self.copy] if self.copy.visible else [])]
        free = width - 52 * len(buttons)
        self.field.place(sheet.rect(left, field, free, _FIELD), unit)
        for place, button in enumerate(buttons):
            button.place(sheet.rect(left + free + 8 + 52 * place, field, 44, _FIELD), unit)
        self.before.place(sheet.rect(left, step, 42, _STEP), unit)
        self.after.place(sheet.rect(right - 42, step, 42, _STEP), unit)
        self.dice.tip, self.copy.tip = words("setup.deal.new"), words("setup.deal.copy")
        self.before.tip = self.after.tip = words("setup.deal.named")

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Labels, and the fronts of the first tiles."""
        (left, width), words, tops = self._place, self._services.words, self._tops
        half, room = sheet.line(Size.BODY) / 2, brush.px(width)
        at = sheet.at(left, tops[0] + half)
        brush.text(words("setup.deal"), at, Size.BODY, theme.TEXT_DIM, max_width=room)
        why = words("setup.deal.why")
        brush.paragraph(why, sheet.at(left, tops[2]), room, Size.SMALL, theme.TEXT_DIM)
        at, within = sheet.at(left + width / 2, tops[3] + _STEP / 2), brush.px(width - 96)
        name, face = self._name(), Face.DISPLAY
        brush.text(name, at, Size.HEADING, face=face, align="centre", max_width=within)
        label = words("setup.offer" if self._shown == OFFER_SIZE else "setup.first")
        at = sheet.at(left, tops[4] + half)
        brush.text(label, at, Size.BODY, theme.TEXT_DIM, max_width=room)
        self._paint_tiles(brush, sheet)

    @property
    def _pitch(self) -> float:
        """From one tile to the next, in u."""
        return min(_WIDEST, (self._place[1] + 8) / self._shown)

    def _paint_tiles(self, brush: Brush, sheet: Sheet) -> None:
        """The first tiles; one alone has its spirit beside it."""
        left, pitch, top = self._place[0], self._pitch, self._tops[5]
        side = brush.px(pitch - 8)
        for place, tile in enumerate(self.deck[: self._shown]):
            at = sheet.at(left + pitch * place, top)
            draw_tile(brush, TileLook.front(TILES[tile]), at, side)
        if self._shown == 1:
            first, middle = TILES[self.deck[0]], top + (pitch - 8) / 2
            right = left + self._place[1] - (pitch - 8) / 2
            draw_spirit(brush, first.element, first.value, sheet.at(right, middle), side)
            at = sheet.at(left + self._place[1] / 2, middle)
            brush.icon("right", at, brush.px(30), theme.TEXT_DIM)

    def _name(self) -> str:
        """What the chosen deal is called."""
        if self.deal is not None:
            return self._services.words(f"deal.{self.deal.id}")
        by_chance = self.seed == self._chance
        return self._services.words("setup.deal.random" if by_chance else "setup.deal.own")

    def _step(self, by: int) -> None:
        """Go through chance and the named deals, round and round."""
        ring = (None, *self._services.deals)
        there = ring[(ring.index(self.deal) + by) % len(ring)]
        if there is None:
            self.surprise()
        else:
            self._write(there.seed)

    def _write(self, seed: str) -> None:
        self.field.text = seed
        self.field.caret = len(seed)

    def _copy(self) -> None:
        if clipboard.copied(self.seed):
            self._services.notices.append(self._services.words("res.copied"))
