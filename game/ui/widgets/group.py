"""Hands the events of a scene to its widgets: hover, press and release, the way of the keyboard.

A press and its release on the same widget are one click, whatever happens around them. The focus
ring shows only once keys were used, and then nothing stays lit under the pointer. Where the
widgets lie is the scene's business.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.drawing.brush import Brush
from game.ui.input import (
    Action,
    Asked,
    Input,
    Left,
    Moved,
    Panned,
    Point,
    Press,
    Pressed,
    Released,
    Typed,
    Wheeled,
)
from game.ui.widgets.notes import draw_tooltip
from game.ui.widgets.widget import Widget

TIP_AFTER = 450.0
"""So many ms the pointer rests before a tip is shown."""
WAYS = {
    Action.LEFT: (-1, 0),
    Action.RIGHT: (1, 0),
    Action.UP: (0, -1),
    Action.DOWN: (0, 1),
}


class Group:
    """The widgets of a scene, later ones on top; `default` answers Confirm before keys were used.

    With `arrows` False the arrow keys are left to the scene.
    """

    def __init__(
        self,
        widgets: Iterable[Widget] = (),
        default: Widget | None = None,
        *,
        arrows: bool = True,
    ) -> None:
        self.widgets = list(widgets)
        self.default = default
        self.arrows = arrows
        self.marking = False
        """Whether the focus ring shows."""
        self._focus: Widget | None = None
        self._held: Widget | None = None
        self._rested = 0.0

    @property
    def focus(self) -> Widget | None:
        """The widget that gets keys."""
        return self._focus

    @focus.setter
    def focus(self, widget: Widget | None) -> None:
        if self._focus is not None:
            self._focus.focused = False
        self._focus = widget
        if widget is not None:
            widget.focused = True

    @property
    def typing(self) -> bool:
        """Whether letters are text now."""
        return self._focus is not None and self._focus.takes_text and self._focus.usable

    @property
    def hovered(self) -> Widget | None:
        """The widget under the pointer."""
        return next((widget for widget in self.widgets if widget.hovered), None)

    def handle(self, event: Input) -> bool:
        """Hand `event` on; True if it changed or meant something here."""
        match event:
            case Moved(at):
                return self._move(event, at)
            case Pressed(at, Press.LEFT):
                return self._press(event, at)
            case Released(_, Press.LEFT):
                held, self._held = self._held, None
                return held is not None and held.handle(event)
            case Wheeled(at):
                below = self.at(at)
                return below is not None and below.handle(event)
            case Left():
                self._held = None
                left = [widget.handle(event) for widget in self.widgets]
                return any(left)
            case Asked(action):
                return self._ask(event, action)
            case Panned():
                panned = [widget.handle(event) for widget in self.widgets if widget.visible]
                return any(panned)
            case Typed():
                return self._focus is not None and self._focus.handle(event)
            case _:
                return False

    def at(self, point: Point) -> Widget | None:
        """The widget that a pointer at `point` means: one it is on, or the nearest in reach."""
        reached = [widget for widget in reversed(self.widgets) if widget.covers(point)]
        for widget in reached:
            if widget.rect.collidepoint(point):
                return widget
        return min(reached, key=lambda widget: _off(widget, point), default=None)

    def unhover(self) -> bool:
        """Nothing is under the pointer any more; True if something was lit."""
        left = [widget.unhover() for widget in self.widgets]
        return any(left)

    def update(self, ms: float) -> bool:
        """Let time pass; True if a tip came up, so that the picture is out of date."""
        hovered = self.hovered
        if hovered is None or not hovered.tip:
            return False
        before, self._rested = self._rested, self._rested + ms
        return before < TIP_AFTER <= self._rested

    def draw(self, brush: Brush) -> None:
        """All widgets, the focus ring, and the tip of the widget the pointer rests on."""
        for widget in self.widgets:
            if widget.visible:
                widget.draw(brush)
        if self.marking and self._focus is not None and self._focus.visible:
            self._focus.draw_ring(brush)
            if self._focus.tip:
                draw_tooltip(brush, self._focus.tip, self._focus.rect)
        hovered = self.hovered
        if hovered is not None and hovered.tip and self._rested >= TIP_AFTER:
            draw_tooltip(brush, hovered.tip, hovered.rect)

    def _move(self, event: Moved, at: Point) -> bool:
        tip_shown, self._rested = self._rested >= TIP_AFTER, 0.0
        if self._held is not None:
            return self._held.handle(event) or tip_shown
        below = self.at(at)
        left = [widget.unhover() for widget in self.widgets if widget is not below]
        entered = below is not None and below.handle(event)
        return entered or any(left) or tip_shown

    def _press(self, event: Pressed, at: Point) -> bool:
        self.marking = False
        self._rested = 0.0
        below = self.at(at)
        if below is None:
            left_text = self.typing
            self.focus = None
            return left_text
        if below.usable:
            self.focus = below
            self._held = below
        return below.handle(event)

    def _ask(self, event: Asked, action: Action) -> bool:
        self.unhover()
        focus = self._focus
        listens = focus is not None and focus.usable and (self.marking or focus.takes_text)
        if focus is not None and listens and focus.handle(event):
            return True
        if action in (Action.NEXT, Action.PREVIOUS):
            return self._step(1 if action is Action.NEXT else -1)
        if action in WAYS and self.arrows:
            return self.go(*WAYS[action])
        if action is Action.CONFIRM and self.default is not None and self.default.usable:
            self.default.activate()
            return True
        return False

    def _step(self, by: int) -> bool:
        ring = [widget for widget in self.widgets if widget.usable]
        if not ring:
            return False
        if self._focus in ring:
            place = ring.index(self._focus)
            self.focus = ring[(place + by) % len(ring) if self.marking else place]
        else:
            self.focus = self._first(ring)
        self.marking = True
        return True

    def go(self, dx: int, dy: int) -> bool:
        """Move the focus to the nearest widget that way; False if there is none."""
        ring = [widget for widget in self.widgets if widget.usable]
        if not ring:
            return False
        if self._focus not in ring or not self.marking:
            return self._step(0)
        here = self._focus
        ways = [(cost, place) for place, w in enumerate(ring) if (cost := _way(here, w, dx, dy))]
        if not ways:
            return False
        self.focus = ring[min(ways)[1]]
        return True

    def show_way(self) -> None:
        """Keys or a pad came here: the ring shows at once on the default, if one can be used.

        A field is left alone, for letters would become text.
        """
        first = self.default
        if self._focus is None and first is not None and first.usable and not first.takes_text:
            self.focus, self.marking = first, True

    def _first(self, ring: list[Widget]) -> Widget:
        return self.default if self.default in ring else ring[0]


def _off(widget: Widget, point: Point) -> float:
    x, y = widget.rect.center
    return (x - point[0]) ** 2 + (y - point[1]) ** 2


def _way(here: Widget, there: Widget, dx: int, dy: int) -> float:
    """How far it is from one widget to another in a direction; 0 if it does not lie there."""
    a, b = here.outline, there.rect
    ahead = (b.centerx - a.centerx) * dx + (b.centery - a.centery) * dy
    if here is there or ahead <= 0:
        return 0
    if dx:
        gap = max(b.left - a.right, a.left - b.right, 0)
        aside = max(b.top - a.bottom, a.top - b.bottom, 0)
        slip = abs(b.centery - a.centery)
    else:
        gap = max(b.top - a.bottom, a.top - b.bottom, 0)
        aside = max(b.left - a.right, a.left - b.right, 0)
        slip = abs(b.centerx - a.centerx)
    return 1 + gap + 4 * aside + slip / 8
