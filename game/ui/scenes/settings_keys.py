"""The section of the settings that tells which keys and buttons do what, and changes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.lettering import size_for_all
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.input import BUTTONS, KEYS, Action, Bindings, Button, Key, Pushed, Struck, is_fixed
from game.ui.prompts import Sign, button_sign, draw_sign, key_name, key_sign
from game.ui.scene import Scene
from game.ui.scenes.ask import AskScene
from game.ui.scenes.page import Sheet
from game.ui.scenes.settings_catch import CatchScene
from game.ui.scenes.settings_section import LEFT, RIGHT, Change, Section
from game.ui.services import Services
from game.ui.widgets.button import Button as PushButton
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.widget import Widget

WORDS = {
    Action.UP: "keys.up",
    Action.DOWN: "keys.down",
    Action.LEFT: "keys.left",
    Action.RIGHT: "keys.right",
    Action.CONFIRM: "play.confirm",
    Action.BACK: "ui.back",
    Action.TURN_LEFT: "play.turnleft",
    Action.TURN_RIGHT: "play.turnright",
    Action.PILE: "play.draw",
    Action.PASS: "inter.pass",
    Action.UNDO: "play.undo",
    Action.REDO: "play.redo",
    Action.LATELY: "keys.lately",
    Action.REMAINING: "keys.remaining",
    Action.BOARDS: "play.boards",
    Action.ZOOM_IN: "keys.larger",
    Action.ZOOM_OUT: "keys.smaller",
    Action.FIT: "play.fit",
    Action.RULES: "keys.rules",
    Action.DESCRIBE: "keys.describe",
    Action.DETAILS: "keys.details",
    Action.MUTE: "set.mute",
    Action.FULLSCREEN: "set.full",
    Action.PICTURE: "keys.picture",
    Action.PAUSE: "pause.title",
}
"""What an action that can be bound is called."""
_KINDS = "set.keys.keyboard", "set.keys.pad"
_ALWAYS = "set.keys.always", "set.keys.always.pad"
_CHIPS = (768.0, 120.0, 416.0, 44.0)
_FIRST, _HEIGHT, _GAP = 176.0, 440.0, 36.0
"""The first line's top, what all lines have together, and between columns."""
_INSET = 8.0
"""A line begins so much before its words."""
_HIGHEST = 56.0
_SIGN = 33.0
_RESET = (924.0, 632.0, 260.0, 44.0)


class Push(Protocol):
    """Puts a scene on top of the settings."""

    def __call__(self, scene: Scene[Any], then: Callable[[Any], None], /) -> None:
        """`then` gets what the scene pops with."""


class BindingLine(Widget):
    """One action and its key or button; pressing it asks for another one."""

    corner = 10.0

    def __init__(self, action: Action, chosen: Callable[[Action], None]) -> None:
        super().__init__()
        self.action = action
        self.label = ""
        self.sign = Sign("key_cap")
        self.size: float = Size.BODY
        """The label's type size, in u, which is that of all lines."""
        self._chosen = chosen

    def room(self, unit: Unit) -> int:
        """What the sign leaves for the label, in pixels."""
        wide = unit.px(_SIGN) * self.sign.ratio
        return int(self.rect.width - 2 * unit.px(_INSET) - wide - unit.px(10))

    def activate(self) -> None:
        """Ask for another key or button."""
        self._chosen(self.action)

    def draw(self, brush: Brush) -> None:
        """The action on the left, its sign on the right."""
        rect, high = self.rect.inflate(-2 * brush.px(_INSET), 0), brush.px(_SIGN)
        wide = high * self.sign.ratio
        draw_sign(brush, self.sign, (rect.right - wide / 2, rect.centery), high)
        ink = theme.LANTERN if self.hovered else theme.TEXT
        at, room = (rect.left, rect.centery), self.room(brush.unit)
        brush.text(self.label, at, self.size, ink, face=Face.SEMIBOLD, max_width=room)


class KeysSection(Section):
    """Keyboard and pad, each with all its actions. `push` puts a scene on top of the settings."""

    key, icon = "set.control", "keyboard"

    def __init__(
        self, services: Services, change: Change, push: Push, again: Callable[[], None]
    ) -> None:
        """`again` is called where other lines are to be shown."""
        super().__init__(services, change)
        self._push = push
        self._again = again
        self.kind = Choice([Option("")] * 2, 0, self._turn_to)
        self.keys = tuple(BindingLine(action, self._ask_key) for action in KEYS)
        self.buttons = tuple(BindingLine(action, self._ask_button) for action in BUTTONS)
        self.reset = PushButton("", self._reset, icon="undo")

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The two kinds, the lines of both, and the way back to the usual."""
        return self.kind, *self.keys, *self.buttons, self.reset

    @property
    def shown(self) -> tuple[Widget, ...]:
        """The same without the lines of the other kind."""
        return self.kind, *self._lines, self.reset

    @property
    def _lines(self) -> Sequence[BindingLine]:
        return self.buttons if self.kind.chosen else self.keys

    def refresh(self) -> None:
        """Bring everything to what is set now, in the present language."""
        words, bound = self.services.words, self.services.bindings
        icons = "keyboard", "gamepad"
        pairs = zip(_KINDS, icons, strict=True)
        self.kind.options = tuple(Option(words(key), icon) for key, icon in pairs)
        for line in (*self.keys, *self.buttons):
            line.label = words(WORDS[line.action])
        for line in self.keys:
            line.sign = key_sign(bound.keys[line.action], words)
        for line in self.buttons:
            line.sign = button_sign(bound.buttons[line.action])
        self.reset.label = words("set.keys.reset")
        self.reset.enabled = bound != Bindings()

    def place(self, sheet: Sheet) -> None:
        """Two columns below the two kinds."""
        wide, rows = (RIGHT - LEFT - _GAP) / 2, -(-len(self._lines) // 2)
        pitch = min(_HIGHEST, _HEIGHT / rows)
        for number, line in enumerate(self._lines):
            column, row = divmod(number, rows)
            left, top = LEFT + column * (wide + _GAP) - _INSET, _FIRST + row * pitch
            line.place(sheet.rect(left, top, wide + 2 * _INSET, pitch - 1), sheet.unit)
        labels = [(line.label, line.room(sheet.unit)) for line in self._lines]
        art, face = self.services.art, Face.SEMIBOLD
        size = size_for_all(art, labels, face, Size.BODY, sheet.unit)
        for line in self._lines:
            line.size = size
        self.kind.place(sheet.rect(*_CHIPS), sheet.unit)
        self.reset.place(sheet.rect(*_RESET), sheet.unit)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """What always has its use."""
        at = sheet.at(LEFT, _RESET[1] + _RESET[3] / 2)
        room = sheet.at(_RESET[0] - 20, 0)[0] - at[0]
        words = self.services.words(_ALWAYS[self.kind.chosen])
        high = brush.paragraph_height(words, room, Size.SMALL)
        brush.paragraph(words, (at[0], at[1] - high / 2), room, Size.SMALL, theme.TEXT_DIM)

    # --- Changing -------------------------------------------------------------------------------

    def _turn_to(self, _: int) -> None:
        self._again()

    def _ask_key(self, action: Action) -> None:
        words = self.services.words
        scene = CatchScene(self.services, words(WORDS[action]), words("set.keys.press"), pad=False)
        self._push(scene, lambda caught: self._caught_key(action, caught))

    def _ask_button(self, action: Action) -> None:
        words = self.services.words
        press = words("set.keys.press.pad")
        scene = CatchScene(self.services, words(WORDS[action]), press, pad=True)
        self._push(scene, lambda caught: self._caught_button(action, caught))

    def _caught_key(self, action: Action, caught: Struck) -> None:
        words, bound = self.services.words, self.services.bindings
        name = key_name(Key(caught.key), words)
        if is_fixed(caught.key, caught.place):
            self.services.notices.append(words("set.keys.fixed", key=name))
            return
        owner = bound.by_key(caught.key, caught.place)
        self._settle(action, owner, name, bound.with_key(action, caught.key, caught.place))

    def _caught_button(self, action: Action, caught: Pushed) -> None:
        bound, button = self.services.bindings, Button(caught.button)
        if button in BUTTONS.values():
            name = self.services.words("set.keys.button")
            owner = bound.by_button(caught.button)
            self._settle(action, owner, name, bound.with_button(action, button))

    def _settle(self, action: Action, owner: Action | None, name: str, to: Bindings) -> None:
        """Bind anew; where another action loses its key by that, only if the player agrees."""
        if owner is None:
            self._bind(to)
        elif owner is not action:
            words = self.services.words
            question = words("set.keys.taken", key=name, action=words(WORDS[owner]))
            answers = words("set.keys.swap"), words("ui.cancel")
            ask = AskScene(self.services, question, *answers)
            self._push(ask, lambda sure: self._bind(to) if sure else None)

    def _bind(self, to: Bindings) -> None:
        settings = self.services.settings
        keys, buttons = to.texts()
        known = {action.name.lower() for action in Action}
        self.change(
            keys={**_unknown(settings.keys, known), **keys},
            buttons={**_unknown(settings.buttons, known), **buttons},
        )

    def _reset(self) -> None:
        self._bind(Bindings())


def _unknown(texts: Mapping[str, str], known: set[str]) -> dict[str, str]:
    """What another version has bound is kept."""
    return {name: text for name, text in texts.items() if name not in known}
