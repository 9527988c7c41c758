"""What all widgets share: a place, a target for the pointer, press and release, the focus ring.

A widget reacts to the events it is handed; which widget gets which event is up to `group`.
"""

from __future__ import annotations

import math

import pygame

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush, Rect
from game.ui.drawing.panels import Touch
from game.ui.drawing.svg import Drawing, rounded
from game.ui.drawing.theme import Unit
from game.ui.input import Action, Asked, Input, Left, Moved, Point, Press, Pressed, Released
from game.ui.sound.cues import Cue

RING = 3.0
"""From a widget's edge to its focus ring, in u."""


class Widget:
    """Something to press. What pressing does is in `activate`."""

    takes_text = False
    """Whether letters typed while it has the focus are its own."""
    corner = 28.0
    """The focus ring is rounded by so much at most, in u."""
    cue = Cue.PRESS
    """What is heard once it was used."""

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.target = self.rect
        self.enabled = True
        self.visible = True
        self.faint = False
        """Whether it looks as if it could not be used; pressing it tells why."""
        self.focused = False
        self.hovered = False
        self.held = False
        self.tip = ""
        """A short explanation, shown when the pointer rests here."""

    def place(self, rect: Rect, unit: Unit) -> None:
        """Lie in `rect`, in pixels; the target for the pointer is made large enough."""
        self.rect = pygame.Rect(round(rect.x), round(rect.y), round(rect.w), round(rect.h))
        least = math.ceil(theme.HIT_MIN * unit.scale)
        grow = max(0, least - self.rect.width), max(0, least - self.rect.height)
        self.target = self.rect.inflate(*grow)

    def covers(self, at: Point) -> bool:
        """Whether a pointer at `at` means this widget."""
        return self.visible and self.target.collidepoint(at)

    @property
    def usable(self) -> bool:
        """Whether it can be pressed and can have the focus."""
        return self.visible and self.enabled

    @property
    def touch(self) -> Touch:
        """How it is being touched, for drawing."""
        if not self.enabled or self.faint:
            return Touch.OFF
        if self.held and self.hovered:
            return Touch.DOWN
        return Touch.HOVER if self.hovered or self.held else Touch.REST

    def handle(self, event: Input) -> bool:
        """React to one input; True if it meant something here."""
        match event:
            case Moved(at):
                return self.hover(at)
            case Pressed(at, Press.LEFT) if self.covers(at):
                self.held = self.enabled
                return True
            case Released(at, Press.LEFT) if self.held:
                self.held = False
                if self.usable and self.covers(at):
                    self.click(at)
                return True
            case Asked(Action.CONFIRM) if self.focused and self.usable:
                self.activate()
                return True
            case Left():
                self.held = False
                return self.unhover()
            case _:
                return False

    def hover(self, at: Point) -> bool:
        """The pointer is at `at`; True if that changes the picture."""
        before, self.hovered = self.hovered, self.covers(at)
        return before is not self.hovered

    def unhover(self) -> bool:
        """The pointer is elsewhere; True if that changes the picture."""
        before, self.hovered = self.hovered, False
        return before

    def click(self, at: Point) -> None:
        """Pressed and released at `at`."""
        self.activate()

    def activate(self) -> None:
        """Do what the widget is for."""

    def draw(self, brush: Brush) -> None:
        """Draw it as it is now."""

    @property
    def outline(self) -> pygame.Rect:
        """What the focus ring goes round."""
        return self.rect

    def draw_ring(self, brush: Brush) -> None:
        """The ring that shows where the keyboard is."""
        out, grain = brush.px(RING), brush.grain
        box = self.outline.inflate(2 * out, 2 * out)
        pad = math.ceil(3 * grain)
        radius = min(box.height, box.width, 2 * brush.px(self.corner)) / 2

        def draw() -> Drawing:
            drawing = Drawing(box.width + 2 * pad, box.height + 2 * pad)
            path = rounded(pad, pad, box.width, box.height, radius)
            drawing.stroke(path, theme.SHADE, 6 * grain, 0.6)
            drawing.stroke(path, theme.LANTERN, 3 * grain)
            return drawing

        ring = brush.art.shape(("ring", box.size, radius, grain), draw)
        brush.blit(ring, (box.x - pad, box.y - pad))
