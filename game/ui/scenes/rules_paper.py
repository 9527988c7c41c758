"""A page of the rule book as it lies there: where its parts are, and what is drawn of it once.

Example and caption change while one looks, so they are drawn by the scene.
"""

from __future__ import annotations

import pygame

from game.engine import VALUES, Element
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.table_art import Table, draw_spirit, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.scenes.page import SHEET, Sheet
from game.ui.table.rule import Rule
from game.words import Words

_LIST, _LIST_WIDER = (24.0, 236.0), 30.0
"""The list's left edge and width, and what twice as large a text adds to the width."""
_TEXT, _TEXT_WIDER = 350.0, 80.0
"""The same for the width of the text."""
_FIRST, _PITCH, _ENTRY = 76.0, 46.0, 42.0
_TOP, _HEIGHT = 26.0, 616.0
"""The paper's top and height."""
_EDGE, _INSET, _BESIDE = 24.0, 30.0, 22.0
_STAGE_TOP, _STAGE_HEIGHT = 52.0, 448.0
_CAPTION_TOP, _CAPTION, _CONTROLS_TOP = 506.0, 70.0, 580.0
_KNOB, _KNOB_GAP = 48.0, 12.0
_BELOW = 654.0
_SMALLER = 0.5
"""The steps in which type shrinks until it fits."""
_SINGER, _SINGER_LEAST = 170.0, 96.0
"""The size of the spirit below the text, and the least room for one."""


class Paper:
    """The parts of a page on a sheet; rectangles are pixels."""

    def __init__(self, sheet: Sheet) -> None:
        grown = sheet.unit.growth - 1
        left, width = _LIST[0], _LIST[1] + _LIST_WIDER * grown
        self.heading = sheet.rect(left + 6, 28, width, 36)
        self.entries = [
            sheet.rect(left, _FIRST + _PITCH * place, width, _ENTRY) for place in range(len(Rule))
        ]
        self.leave = sheet.rect(left, _BELOW, min(width, 190), 46)
        left += width + 18
        self.whole = sheet.rect(left, _TOP, SHEET[0] - _EDGE - left, _HEIGHT)
        middle = (left + SHEET[0] - _EDGE) / 2
        self.pages = [sheet.rect(middle + aside, _BELOW + 1, 44, 44) for aside in (-112.0, 68.0)]
        self.number = sheet.rect(middle - 60, _BELOW, 120, 46)
        left, width = left + _INSET, _TEXT + _TEXT_WIDER * grown
        self.title = sheet.rect(left, _TOP + 26, width, 44)
        self.text = sheet.rect(left, _TOP + 84, width, _HEIGHT - 96)
        left += width + 24
        width = SHEET[0] - _EDGE - _BESIDE - left
        self.stage = sheet.rect(left, _STAGE_TOP, width, _STAGE_HEIGHT)
        self.caption = sheet.rect(left, _CAPTION_TOP, width, _CAPTION)
        first = left + width / 2 - 1.5 * _KNOB - _KNOB_GAP
        self.controls = [
            sheet.rect(first + (_KNOB + _KNOB_GAP) * place, _CONTROLS_TOP, _KNOB, _KNOB)
            for place in range(3)
        ]


def draw_page(brush: Brush, paper: Paper, rule: Rule, words: Words, size: float | None) -> None:
    """The table, the list's heading, the paper with title and text, and the dark of the stage.

    `size` is the text's type size in u, or None where the text is scrolled and not drawn here.
    """
    draw_table(brush, Table.GAME)
    at, room, face = paper.heading.midleft, paper.heading.width, Face.DISPLAY
    heading = words("menu.rules")
    brush.text(heading, at, 28, theme.TITLE, face=face, shadow=theme.SHADE, max_width=room)
    brush.panel(paper.whole, Panel.LANTERN, 16)
    title, at, room = words(f"book.{rule.value}.title"), paper.title.midleft, paper.title.width
    brush.text(title, at, 29, theme.TEXT_INK, face=face, max_width=room)
    if size is not None:
        text, place = words(f"book.{rule.value}.text"), paper.text
        high = brush.paragraph(text, place.topleft, place.width, size, theme.TEXT_INK)
        _draw_singer(brush, rule, place.move(0, high).clip(place))
    brush.panel(paper.stage, Panel.LACQUER, 14, 3)
    number = words("book.page", n=rule.value, of=len(Rule))
    brush.text(number, paper.number.center, Size.BODY, align="centre", shadow=theme.SHADE)


def _draw_singer(brush: Brush, rule: Rule, room: pygame.Rect) -> None:
    """A spirit below the text, where there is room for one; each page has its own."""
    side = min(room.height - brush.px(8), brush.px(_SINGER))
    if side >= brush.px(_SINGER_LEAST):
        element, value = Element(rule % 4), VALUES[1 + rule // 4 % 4]
        draw_spirit(brush, element, value, (room.centerx, room.bottom - side // 2), side)


def largest_fitting(brush: Brush, text: str, room: pygame.Rect, size: float) -> float:
    """The largest type size up to `size` u at which a paragraph is no higher than its room.

    It never goes below what can be read.
    """
    while brush.paragraph_height(text, room.width, size) > room.height:
        if brush.unit.type_px(size) <= brush.unit.least_px:
            break
        size -= _SMALLER
    return size
