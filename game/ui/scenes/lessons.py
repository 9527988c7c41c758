"""The list of lessons: what each is about, and what has been learnt. Its spirits come with it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine import TILES
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel, Touch
from game.ui.drawing.table_art import Table, draw_spirit, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.lessons.script import LESSONS, Lesson
from game.ui.lessons.tutor import Chapter
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.page import Page
from game.ui.scenes.rules_paper import largest_fitting
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.widget import Widget

_LEFT, _WIDTH, _GAP = 64.0, 1152.0, 20.0
_TOP, _PITCH, _HEIGHT = 112.0, 130.0, 116.0
_ROWS = 4
_SPIRIT, _STAR, _PAD, _AIR = 84.0, 34.0, 14.0, 8.0
_ASLEEP = 56
"""So strongly a spirit is seen that has not been called yet."""


class Leaf(Widget):
    """One lesson on the list; `begin` is called when it is chosen."""

    def __init__(self, services: Services, lesson: Lesson, begin: Callable[[], None]) -> None:
        super().__init__()
        self._services = services
        self._lesson = lesson
        self._begin = begin
        self.next = False
        """Whether it is the one to learn next, and so stands on paper."""

    def activate(self) -> None:
        """Begin the lesson."""
        self._begin()

    def draw(self, brush: Brush) -> None:
        """The spirit, number and title, the goal, and what has been learnt of it."""
        learnt = self._services.learnt
        done = self._lesson.number in learnt.lessons
        rect, px = self.rect, brush.px
        brush.panel(rect, Panel.LANTERN if self.next else Panel.LACQUER, radius=14)
        tile, side = TILES[self._lesson.spirit], px(_SPIRIT)
        centre = rect.left + px(_PAD) + side // 2, rect.centery
        if self.touch is not Touch.REST:
            box = pygame.Rect(0, 0, side, side)
            box.center = centre
            brush.glow(box, tile.element)
        alpha = 255 if done or self.next else _ASLEEP
        draw_spirit(brush, tile.element, tile.value, centre, side, alpha)
        left = rect.left + px(2 * _PAD) + side
        room = rect.right - px(2 * _PAD + _STAR) - left
        self._write(brush, pygame.Rect(left, rect.top, room, rect.height))
        if done:
            star = self._lesson.number in learnt.puzzles
            at = rect.right - px(_PAD + _STAR / 2), rect.centery
            brush.svg_at("star_full" if star else "star_empty", at, px(_STAR))

    def _write(self, brush: Brush, room: pygame.Rect) -> None:
        """Number and title, and below them the goal in up to two lines."""
        words, lesson = self._services.words, self._lesson
        dark = self.next
        ink, dim = (theme.TEXT_INK, theme.TEXT_INK_DIM) if dark else (theme.TITLE, theme.TEXT_DIM)
        title = f"{lesson.number} · {words(f'{lesson.key}.title')}"
        goal = words(f"{lesson.key}.goal")
        head = brush.unit.line_px(Size.NAME)
        below = pygame.Rect(0, 0, room.width, room.height - head - brush.px(2 * _AIR))
        size = largest_fitting(brush, goal, below, Size.BODY)
        body = brush.paragraph_height(goal, room.width, size)
        top = room.centery - (head + body) // 2
        at, face = (room.left, top + head // 2), Face.DISPLAY
        brush.text(title, at, Size.NAME, ink, face=face, max_width=room.width)
        brush.paragraph(goal, (room.left, top + head), room.width, size, dim)


class LessonsScene(Page[None]):
    """Eight lessons in two columns; the first that is not learnt yet lies on paper."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.leaves = [self._leaf(lesson) for lesson in LESSONS]
        self.leave_button = Button("", self.back, icon="left")
        self.group.widgets = [*self.leaves, self.leave_button]

    def _leaf(self, lesson: Lesson) -> Leaf:
        return Leaf(self.services, lesson, lambda: self.begin(lesson))

    def begin(self, lesson: Lesson = LESSONS[0]) -> None:
        """Begin a lesson; the list lies below it."""
        self.stack.push(LessonScene(self.services, lesson, Chapter.LESSON))

    @property
    def _next(self) -> int | None:
        """The index of the lesson to learn next, if any is left."""
        learnt = self.services.learnt.lessons
        left = (place for place, one in enumerate(LESSONS) if one.number not in learnt)
        return next(left, None)

    def uncover(self) -> None:
        """Back from a lesson, to the sounds of the menu."""
        self.services.sounds.menu()

    def arrange(self) -> None:
        """Down the left column, then down the right one."""
        unit, wide = self.sheet.unit, (_WIDTH - _GAP) / 2
        for place, leaf in enumerate(self.leaves):
            column, row = divmod(place, _ROWS)
            left = _LEFT + column * (wide + _GAP)
            leaf.place(self.sheet.rect(left, _TOP + _PITCH * row, wide, _HEIGHT), unit)
            leaf.next = place == self._next
        self.leave_button.label = self.services.words("ui.back")
        self.leave_button.place(self.sheet.rect(_LEFT, 648, 200, 46), unit)
        self.group.default = self.leaves[self._next or 0]

    def paint(self, brush: Brush) -> None:
        """The table, and the title with what this is."""
        words, sheet = self.services.words, self.sheet
        draw_table(brush, Table.GAME)
        face, room = Face.DISPLAY, brush.px(_WIDTH / 2)
        brush.text(
            words("lesson.list"),
            sheet.at(_LEFT, 46),
            Size.BANNER,
            theme.TITLE,
            face=face,
            shadow=theme.SHADE,
            max_width=room,
        )
        at = sheet.at(_LEFT, 71 + sheet.line(Size.BODY) / 2)
        brush.text(
            words("lesson.list.lead"), at, Size.BODY, theme.TEXT_DIM, max_width=brush.px(900)
        )
        self._paint_count(brush)

    def _paint_count(self, brush: Brush) -> None:
        """How many lessons are learnt and puzzles solved."""
        learnt, words = self.services.learnt, self.services.words
        text = words("lesson.count", n=len(learnt.lessons), m=len(learnt.puzzles))
        at = self.sheet.at(_LEFT + _WIDTH, 671)
        brush.text(text, at, Size.BODY, align="right", max_width=brush.px(800))

    def back(self) -> None:
        """To the menu."""
        self.pop(None)
