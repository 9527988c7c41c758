"""The settings: tabs on the left, one section beside them. Everything has its effect at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from game.store import Settings
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.panels import Panel
from game.ui.drawing.table_art import Table, draw_table
from game.ui.drawing.theme import Face, Size
from game.ui.input import Action, Asked, Input, Released
from game.ui.scene import Scene
from game.ui.scenes import folder
from game.ui.scenes.ask import AskScene
from game.ui.scenes.page import Page
from game.ui.scenes.settings_keys import KeysSection
from game.ui.scenes.settings_play import PlaySection
from game.ui.scenes.settings_section import Section, heading
from game.ui.scenes.settings_sections import DataSection, LookSection, SoundSection
from game.ui.scenes.settings_widgets import Tabs
from game.ui.scenes.settings_window import WindowSection
from game.ui.services import Services
from game.ui.widgets.button import Button
from game.ui.widgets.choice import Option

_TABS = (64.0, 108.0, 200.0, 61.0)
"""Left, top, width, and the distance from one to the next."""
_PANEL = (292.0, 108.0, 924.0, 582.0)
_BACK = (64.0, 644.0, 200.0, 46.0)
_SEEN = {
    "text",
    "scale",
    "palette",
    "language",
    "swapped",
    "confirm",
    "aids",
    "keys",
    "buttons",
}
"""Where these change, all scenes are laid out anew."""
_LASTING = {"names", "colours", "others", "fullscreen", "display"}
"""What a reset leaves; full screen and other screens it leaves by the window."""


class SettingsScene(Page[None]):
    """Pops once the player has set everything."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.play = PlaySection(services, self._change)
        self.look = LookSection(services, self._change)
        self.sound = SoundSection(services, self._change)
        self.window = WindowSection(services, self._change)
        self.data = DataSection(services, self._change, self._open_folder, self._ask_to_reset)
        self.keys = KeysSection(services, self._change, self._push, self.arrange)
        self.sections: tuple[Section, ...] = (
            self.play,
            self.look,
            self.sound,
            self.keys,
            self.window,
            self.data,
        )
        options = [Option("", section.icon) for section in self.sections]
        self.tabs = Tabs(options, 0, self._turn_to, columns=1)
        self.leave_button = Button("", self.back, icon="left")
        within = [widget for section in self.sections for widget in section.widgets]
        self.group.widgets = [self.tabs, *within, self.leave_button]
        self.group.default = self.tabs
        self._unkept = False

    @property
    def section(self) -> Section:
        """The section that is shown."""
        return self.sections[self.tabs.chosen]

    def arrange(self) -> None:
        """Tabs, the widgets of one section, and the way back."""
        words, sheet = self.services.words, self.sheet
        self.tabs.options = tuple(
            Option(words(section.key), section.icon) for section in self.sections
        )
        left, top, width, pitch = _TABS
        self.tabs.place(sheet.rect(left, top, width, pitch * len(self.sections)), sheet.unit)
        self.leave_button.label = words("ui.back")
        self.leave_button.place(sheet.rect(*_BACK), sheet.unit)
        for section in self.sections:
            section.refresh()
            section.place(sheet)
            for widget in section.widgets:
                widget.visible = section is self.section and widget in section.shown

    def paint(self, brush: Brush) -> None:
        """The table, the title, the panel and what stands in it."""
        sheet, words = self.sheet, self.services.words
        draw_table(brush, Table.GAME)
        title, room = words("menu.settings"), brush.px(900)
        brush.text(
            title,
            sheet.at(_TABS[0], 56),
            Size.BANNER,
            theme.TITLE,
            face=Face.DISPLAY,
            shadow=theme.SHADE,
            max_width=room,
        )
        brush.panel(sheet.rect(*_PANEL), Panel.LACQUER, 14)
        heading(brush, sheet, words(self.section.key))
        self.section.paint(brush, sheet)

    def handle(self, event: Input) -> None:
        """What turns a tile turns over a leaf; what a slider has changed is kept once it rests."""
        match event:
            case Asked(Action.TURN_LEFT | Action.TURN_RIGHT as way) if not self.typing:
                there = self.tabs.chosen + (1 if way is Action.TURN_RIGHT else -1)
                self.tabs.choose(there % len(self.sections))
                self.dirty = True
            case _:
                super().handle(event)
        if self._unkept and isinstance(event, Released | Asked):
            self._keep()

    def leave(self) -> None:
        """Nothing is lost, whatever ends the scene."""
        if self._unkept:
            self._keep()

    def back(self) -> None:
        """Leave."""
        self.pop(None)

    def _push(self, scene: Scene[Any], then: Callable[[Any], None]) -> None:
        self.stack.push(scene, then)

    def _turn_to(self, _: int) -> None:
        self.arrange()

    def _change(self, *, keep: bool = True, **changes: Any) -> None:
        self.services.change(keep=keep, **changes)
        self._unkept = not keep
        if _SEEN & changes.keys():
            self.stack.resize(self.stack.size)

    def _keep(self) -> None:
        self._unkept = False
        self.services.change()

    def _open_folder(self) -> None:
        if not folder.opened(self.services.home.folder):
            self.services.notices.append(self.services.words("set.folder.fail"))

    def _ask_to_reset(self) -> None:
        words = self.services.words
        answers = words("set.reset"), words("ui.cancel")
        self.stack.push(AskScene(self.services, words("set.reset.sure"), *answers), self._reset)

    def _reset(self, sure: bool) -> None:
        if not sure:
            return
        if self.services.settings.fullscreen:
            self.services.toggle_fullscreen()
        if self.services.settings.display:
            self.services.show_on(0)
        usual = Settings()
        names = {field.name for field in fields(Settings)} - _LASTING
        self._change(**{name: getattr(usual, name) for name in names})
