"""The sections of the settings about look, sound and data."""

from __future__ import annotations

from collections.abc import Callable

from game.engine import TILES, Element
from game.store import SCALE_RANGE, TEXT_RANGE, Away, Palette
from game.ui.drawing import theme
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Face, Size, Unit
from game.ui.drawing.tile_art import TileLook, draw_tile
from game.ui.scenes.page import Sheet
from game.ui.scenes.settings_section import (
    BESIDE_STEPPER,
    BESIDE_SWITCH,
    CONTROL,
    LEFT,
    TOP,
    Change,
    Choices,
    Line,
    Section,
    switch,
    toggle,
)
from game.ui.scenes.settings_widgets import Stepper
from game.ui.services import Services
from game.ui.widgets.button import Button, alike
from game.ui.widgets.choice import Choice, Option
from game.ui.widgets.slider import Slider
from game.words import languages

STEP = 10
"""Percent from one size to the next."""
_SAMPLES = tuple(
    next(tile for tile in TILES.values() if tile.element is element and tile.value == 6)
    for element in Element
)


class LookSection(Section):
    """Colours, sizes and the language."""

    key, icon = "set.look", "eye"

    def __init__(self, services: Services, change: Change) -> None:
        super().__init__(services, change)
        settings = services.settings
        self.palette = Choices(services, "palette", tuple(Palette), change)
        self.text = Stepper(settings.text, TEXT_RANGE, STEP, lambda n: change(text=n))
        self.scale = Stepper(settings.scale, SCALE_RANGE, STEP, lambda n: change(scale=n))
        self.tongues = tuple(language.code for language in languages())
        self.language = Choice(
            [Option(language.name) for language in languages()],
            self.tongues.index(services.words.language),
            lambda index: change(language=self.tongues[index]),
        )
        self.lines = (
            self.palette.line(TOP + 16, 420),
            Line("set.text", self.text, TOP + 162, 200, 44),
            Line("set.scale", self.scale, TOP + 238, 200, 44),
            Line("set.lang", self.language, TOP + 320, 420, 44),
        )

    def refresh(self) -> None:
        """Labels and values of now."""
        settings, words = self.services.settings, self.services.words
        self.palette.refresh()
        for stepper, value in ((self.text, settings.text), (self.scale, settings.scale)):
            stepper.value, stepper.label = value, words("set.percent", n=value)
        self.language.chosen = self.tongues.index(words.language)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Labels, a tile of each element, and how large a line of text is now."""
        super().paint(brush, sheet)
        words, unit = self.services.words, sheet.unit
        side = unit.px(62)
        for place, tile in enumerate(_SAMPLES):
            left, top = sheet.at(CONTROL + 72 * place, TOP + 52)
            draw_tile(brush, TileLook.front(tile), (left, top), side)
        for place, colour in enumerate(theme.SEAT_COLOURS):
            brush.disc(colour, sheet.at(CONTROL + 320 + 44 * place, TOP + 83), unit.px(40))
        sample, ink = words("app.tagline"), theme.TEXT
        y, size = TOP + 162, Size.BODY
        self.paint_words(brush, sheet, sample, y, BESIDE_STEPPER, size=size, colour=ink)
        self.paint_words(brush, sheet, self._room(brush), TOP + 238, BESIDE_STEPPER)

    def _room(self, brush: Brush) -> str:
        """What the interface's size is for, or that the window has no room for so much."""
        size, words = brush.surface.size, self.services.words
        have = self.services.unit(size).scale / Unit.of(size).scale
        percent = int(100 * have + 0.01)
        if percent < self.services.settings.scale:
            return words("set.scale.room", n=percent)
        return words("set.scale.why")


class SoundSection(Section):
    """How loud what is."""

    key, icon = "set.sound", "sound"

    def __init__(self, services: Services, change: Change) -> None:
        super().__init__(services, change)
        settings = services.settings
        rows = (
            ("volume", "set.vol.all", "sound"),
            ("music", "set.vol.music", "music"),
            ("voices", "set.vol.voices", "bell"),
            ("sounds", "set.vol.fx", "dice"),
        )
        self.sliders = {
            setting: Slider(getattr(settings, setting) / 100, self._setter(setting))
            for setting, _, _ in rows
        }
        self.mute = toggle(TOP + 284, settings.muted, lambda on: change(muted=on))
        self.away = Choices(services, "away", tuple(Away), change)
        self.speak = toggle(TOP + 422, settings.speak, lambda on: change(speak=on))
        self.speak.widget.enabled = services.voice.there
        self.lines = (
            *(
                Line(key, self.sliders[setting], TOP + 20 + 62 * place, 500, 40, icon)
                for place, (setting, key, icon) in enumerate(rows)
            ),
            self.mute,
            self.away.line(TOP + 346, 592),
            self.speak,
        )

    def refresh(self) -> None:
        """Labels and values of now."""
        settings, words = self.services.settings, self.services.words
        for setting, slider in self.sliders.items():
            if round(100 * slider.value) != getattr(settings, setting):
                slider.value = getattr(settings, setting) / 100
        switch(self.mute, words("set.mute"), settings.muted)
        self.away.refresh()
        switch(self.speak, words("set.speak"), settings.speak)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """Labels and the numbers beside the sliders."""
        super().paint(brush, sheet)
        for line in self.lines[: len(self.sliders)]:
            assert isinstance(line.widget, Slider)
            percent = self.services.words("set.percent", n=round(100 * line.widget.value))
            at, room = sheet.at(CONTROL + 520, line.y), brush.px(72)
            brush.text(percent, at, Size.COUNT, face=Face.EXTRABOLD, max_width=room)
        why = "set.speak.why" if self.services.voice.there else "set.speak.none"
        self.paint_why(brush, sheet, why, self.speak.y, BESIDE_SWITCH)

    def _setter(self, setting: str) -> Callable[[float], None]:
        return lambda value: self.change(keep=False, **{setting: round(100 * value)})


class DataSection(Section):
    """Where the files are, and the way back to the beginning."""

    key, icon = "set.data", "stack"

    def __init__(
        self,
        services: Services,
        change: Change,
        open_folder: Callable[[], None],
        reset: Callable[[], None],
    ) -> None:
        super().__init__(services, change)
        self.folder = Button("", open_folder, icon="search")
        self.reset = Button("", reset, icon="undo")
        alike((self.folder, self.reset))
        self.lines = (
            Line("", self.folder, TOP + 146, 340, 48),
            Line("", self.reset, TOP + 310, 340, 48),
        )

    def refresh(self) -> None:
        """Labels of now."""
        words = self.services.words
        self.folder.label, self.reset.label = words("set.folder"), words("set.reset")

    def place(self, sheet: Sheet) -> None:
        """The buttons stand on the left, under what they are about."""
        for line in self.lines:
            rect = sheet.rect(LEFT, line.y - line.high / 2, line.wide, line.high)
            line.widget.place(rect, sheet.unit)

    def paint(self, brush: Brush, sheet: Sheet) -> None:
        """What each button is about."""
        self.paint_why(brush, sheet, "set.folder.why", TOP + 14, LEFT)
        path = str(self.services.home.folder)
        self.paint_words(brush, sheet, path, TOP + 80, LEFT, size=Size.BODY, colour=theme.TEXT)
        self.paint_why(brush, sheet, "set.reset.why", TOP + 240, LEFT)
