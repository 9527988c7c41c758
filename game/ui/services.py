"""What every scene may use: art, words, and the cellar with its files. Passed in, never global."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from typing import Any

import pygame

from game.engine import deck
from game.match import Record, Session
from game.store import (
    Away,
    Deal,
    Home,
    Leaderboard,
    Learnt,
    Saves,
    Settings,
    StoreError,
    Trouble,
    deals,
    read_learnt,
    read_settings,
    write_learnt,
    write_settings,
)
from game.ui.drawing.art import Art
from game.ui.drawing.brush import Brush
from game.ui.drawing.theme import Unit
from game.ui.input import Bindings, Device
from game.ui.sound import Away as Quiet
from game.ui.sound import Silence, Sounds, Volumes
from game.ui.voice import Voice
from game.words import Words, system_language

AWAY = {Away.OFF: Quiet.NOTHING, Away.MUSIC: Quiet.BED, Away.ALL: Quiet.ALL}
"""What falls silent in the background, by the setting."""

_NAMED = 3
"""So many settings that could not be read are named."""


@dataclass
class Services:
    """One for the whole program. `best` is None where no list can be kept here.

    `clock` gives the date and time, `toggle_fullscreen` and `show_on` (a screen, from 0) are
    the window's. `notices` are sentences
    that wait to be shown once, such as that a file could not be read. `changed` is called after
    every change of the settings.
    """

    home: Home
    art: Art
    saves: Saves
    best: Leaderboard | None
    deals: tuple[Deal, ...]
    settings: Settings
    words: Words
    sounds: Sounds = field(default_factory=Silence)
    keeps_settings: bool = True
    """False where the file of settings could not be read, so that it is not written over."""
    learnt: Learnt = field(default_factory=Learnt)
    """The lessons the player has learnt; see `learn`."""
    keeps_learnt: bool = True
    """The same for the file of what is learnt."""
    awake: bool = True
    """Whether the player looks at the window."""
    device: Device = Device.MOUSE
    """What the player plays with now."""
    clock: Callable[[], datetime] = datetime.now
    toggle_fullscreen: Callable[[], None] = lambda: None
    show_on: Callable[[int], None] = lambda _: None
    voice: Voice = field(default_factory=Voice)
    notices: list[str] = field(default_factory=list)
    changed: list[Callable[[], None]] = field(default_factory=list)
    owed: list[Callable[[], object]] = field(default_factory=list)
    """What could not be written and is to be tried again; see `settle`."""
    _bound: tuple[Settings, Bindings] | None = field(default=None, init=False)

    @property
    def lively(self) -> bool:
        """Whether idle life is wanted, and seen by anybody."""
        return self.awake and self.settings.idle_life and not self.settings.less_motion

    @property
    def bindings(self) -> Bindings:
        """Which keys and buttons are set."""
        if self._bound is None or self._bound[0] is not self.settings:
            read = Bindings.read(self.settings.keys, self.settings.buttons)
            self._bound = self.settings, read
        return self._bound[1]

    def unit(self, size: tuple[int, int]) -> Unit:
        """The unit for a window of this size and what the player has set."""
        return Unit.of(size, self.settings.scale / 100, self.settings.text / 100)

    def brush(self, surface: pygame.Surface) -> Brush:
        """A brush for this frame."""
        return Brush(surface, self.art, self.unit(surface.size))

    def change(self, *, keep: bool = True, **changes: Any) -> None:
        """Change settings, which has its effect at once, and keep them in the file.

        `keep` is False while a slider is on its way. Laying out the scenes anew is the caller's.
        """
        self.settings = replace(self.settings, **changes)
        self.art.palette = self.settings.palette
        if "language" in changes:
            self.words = Words.load(self.settings.language or spoken_here())
        self.tune()
        for listener in self.changed:
            listener()
        if keep and self.keeps_settings:
            self.attempt(lambda: write_settings(self.home.settings, self.settings))

    def tune(self) -> None:
        """Let the sounds be as loud as is set."""
        wished = self.settings
        loud = wished.volume / 100, wished.sounds / 100, wished.voices / 100, wished.music / 100
        master, front, voices, bed = loud
        self.sounds.volumes = Volumes(master, front, front, voices, bed)
        self.sounds.muted = wished.muted
        self.sounds.away = AWAY[wished.away]

    def learn(self, learnt: Learnt) -> None:
        """Keep what is learnt now."""
        self.learnt = learnt
        if self.keeps_learnt:
            self.attempt(lambda: write_learnt(self.home.learnt, learnt))

    def another(self, session: Session) -> Session:
        """A new game like this one, with a new deal and nothing played."""
        record = session.record
        seed = new_seed()
        setup = replace(record.setup, deck=deck(seed))
        more = {"seed": seed, "started": self.clock().isoformat(timespec="seconds")}
        return Session(Record(setup, record.seats, (), more))

    def report_kept(self, kept: Path | None) -> None:
        """Tell where a file that could not be read was moved, if one was."""
        if kept is not None:
            self.notices.append(self.words("save.kept", name=kept.name))

    def attempt(self, work: Callable[[], object], failed: str = "save.fail") -> bool:
        """Do something with files; if that fails, a notice says so and the game goes on.

        `failed` is the key of the sentence that tells what was not done.
        """
        try:
            work()
        except StoreError as error:
            why = self.words(error.key)
            reading = error.trouble in (Trouble.UNREADABLE, Trouble.NEWER)
            said = why if reading else self.words(failed, why=why)
            if said not in self.notices:  # a full disk is told once, not after every move
                self.notices.append(said)
            return False
        return True

    def settle(self) -> None:
        """Try once more what is owed; that it failed has been told."""
        owed, self.owed = self.owed, []
        for work in owed:
            try:
                work()
            except StoreError:
                self.owed.append(work)


def furnish(place: Home, assets: Path, levels: Path) -> Services:
    """Services with the player's files; what cannot be read is reported and done without."""
    words = Words.load(spoken_here())
    services = Services(place, Art(assets), Saves(place.saves), None, (), Settings(), words)

    def open_settings() -> None:
        found = read_settings(place.settings)
        services.settings = found.settings
        services.art.palette = found.settings.palette
        services.words = Words.load(found.settings.language or spoken_here())
        services.notices += bad_settings(found.bad, services.words)
        services.report_kept(found.kept)

    def open_best() -> None:
        services.best = Leaderboard(place.leaderboard)
        services.report_kept(services.best.kept)

    def open_deals() -> None:
        services.deals = deals(levels)

    def open_learnt() -> None:
        services.learnt, kept = read_learnt(place.learnt)
        services.report_kept(kept)

    services.keeps_settings = services.attempt(open_settings)
    services.keeps_learnt = services.attempt(open_learnt)
    services.attempt(open_best)
    services.attempt(open_deals)
    return services


def bad_settings(keys: tuple[str, ...], words: Words) -> Iterator[str]:
    """One sentence on the settings that could not be read, if there are any."""
    if len(keys) == 1:
        yield words("set.bad", key=keys[0])
    elif keys:
        told = ", ".join(keys[:_NAMED])
        rest = len(keys) - _NAMED
        told = told if rest <= 0 else words("set.bad.more", keys=told, n=rest)
        yield words("set.bad.some", keys=told)


def new_seed() -> str:
    """A fresh text to make a deal from, short enough to be read out."""
    return str(SystemRandom().randrange(10_000, 100_000_000))


def spoken_here() -> str:
    """The language of the system that the catalogues know best."""
    named = [locale["language"] for locale in pygame.system.get_pref_locales()]
    return system_language(named or None)
