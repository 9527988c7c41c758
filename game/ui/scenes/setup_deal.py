"""The part of the setup that chooses the order of the tiles: a word, chance, or a named deal."""

from __future__ import annotations

from game.engine import OFFER_SIZE, TILES, deck
from game.store import Deal
from game.ui import theme
from game.ui.brush import Brush
from game.ui.scenes import clipboard
from game.ui.scenes.page import Sheet
from game.ui.services import Services, new_seed
from game.ui.theme import Face, Size
from game.ui.tile_art import TileLook, draw_tile
from game.ui.widgets.button import Button, IconButton
from game.ui.widgets.field import TextField

LONGEST = 24
"""Characters of a deal's word."""
_WIDEST = 108.0
"""A tile shown alone, with the gap beside it, in u."""


class DealForm:
    """A word with buttons for another one, for copying it and for the named deals."""

    def __init__(self, services: Services, left: float, top: float, width: float) -> None:
        """It lies at `left`, `top` on the sheet, `width` wide, all in u."""
        self._services = services
        self._place = left, top, width
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

    def arrange(self, sheet: Sheet) -> None:
        """Place and label the widgets."""
        left, top, width = self._place
        words, unit, right = self._services.words, sheet.unit, left + width
        self.field.placeholder = self._chance
        buttons = [self.dice, *([self.copy] if self.copy.visible else [])]
        free = width - 52 * len(buttons)
        self.field.place(sheet.rect(left, top + 12, free, 44), unit)
        for place, button in enumerate(buttons):
            button.place(sheet.rect(left + free + 8 + 52 * place, top + 12, 44, 44), unit)
        self.before.place(sheet.rect(left, top + 104, 42, 42), unit)
        self.after.place(sheet.rect(right - 42, top + 104, 42, 42), unit)
        self.dice.tip, self.copy.tip = words("setup.deal.new"), words("setup.deal.copy")
        self.before.tip = self.after.tip = words("setup.deal.named")

    def paint(self, brush: Brush, sheet: Sheet, shown: int) -> None:
        """Labels, and the fronts of the first `shown` tiles."""
        left, top, width = self._place
        words = self._services.words
        above, room = top - 4 - 4 * (sheet.unit.text - 1), brush.px(width)
        brush.text(words("setup.deal"), sheet.at(left, above), Size.BODY, theme.TEXT_DIM)
        at, why = sheet.at(left, top + 76), words("setup.deal.why")
        brush.text(why, at, Size.SMALL, theme.TEXT_DIM, face=Face.REGULAR, max_width=room)
        brush.text(
            self._name(),
            sheet.at(left + width / 2, top + 125),
            Size.HEADING,
            face=Face.DISPLAY,
            align="centre",
            max_width=brush.px(width - 96),
        )
        label = words("setup.offer" if shown == OFFER_SIZE else "setup.first")
        at = sheet.at(left, top + 168)
        brush.text(label, at, Size.BODY, theme.TEXT_DIM, max_width=room)
        pitch = min(_WIDEST, (width + 8) / shown)
        size = brush.px(pitch - 8)
        for place, tile in enumerate(self.deck[:shown]):
            at = sheet.at(left + pitch * place, top + 184)
            draw_tile(brush, TileLook.front(TILES[tile]), at, size)

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
