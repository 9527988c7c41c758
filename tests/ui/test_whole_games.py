"""Whole games at the real program, from the menu to the results, by posted events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from game.engine import (
    EndCause,
    IntermezzoBegan,
    LastRoundBegan,
    Mode,
    Move,
    Pass,
    Passed,
    SentToRow,
    Setup,
    State,
    apply,
    deck,
    opening,
    result,
)
from game.match import Session, parse, write
from game.resources import assets
from game.store import home
from game.ui.app import App
from game.ui.drawing.art import Art
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.scenes.ask import AskScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.results import DEAF_MS, ResultsScene
from game.ui.scenes.setup import SetupScene
from tests.random_games import greedy_move
from tests.ui.guest import Guest, Typist, opened

NAMES = ("Ada", "Jürgen", "Ömür", "Li")
TRIES = 60
"""So many placements are looked at for a move, enough to come near the target."""


@dataclass(frozen=True)
class Plot:
    """A game to be played: the word of its deal and the seed of its moves."""

    mode: Mode
    seats: int
    seed: int

    @property
    def word(self) -> str:
        """What is typed as the deal."""
        return f"{self.seats} at the table {self.seed}"

    def moves(self) -> Iterator[Move]:
        """What the players do, to the end."""
        state: State = opening(Setup(self.mode, self.seats, deck(self.word)))
        chance = Random(self.seed)
        while not state.over:
            move = greedy_move(state, chance, TRIES)
            yield move
            state = apply(state, move).state


SOLO = Plot(Mode.SOLO, 1, 4)
FULL = Plot(Mode.SOLO_FULL, 1, 0)
TWO = Plot(Mode.VERSUS, 2, 1)
THREE = Plot(Mode.VERSUS, 3, 3)
FOUR = Plot(Mode.VERSUS, 4, 3)


@pytest.fixture(scope="module")
def box() -> Art:
    """One art box for all programs of this file, which saves drawing everything again."""
    return Art(assets())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SAGANI_HOME", str(tmp_path))
    return home().folder


@pytest.fixture
def app(folder: Path, box: Art) -> Iterator[App]:
    with opened(folder, box) as app:
        yield app


def set_up(guest: Guest, plot: Plot) -> None:
    """From the menu to the table: names, colours, seats, who begins, and the deal."""
    menu = guest.top
    assert isinstance(menu, MenuScene)
    guest.on(menu.entries["menu.new" if plot.mode is Mode.VERSUS else "menu.solo"])
    setup = guest.top
    assert isinstance(setup, SetupScene)
    while len(setup.seats.chairs) < plot.seats:
        guest.on(setup.add)
    for place, chair in enumerate(setup.seats.chairs):
        guest.on(chair.field)
        guest.write(NAMES[place])
        guest.click(chair.colours.part((place + plot.seed) % len(SEAT_COLOURS)).center)
    if plot.mode is Mode.VERSUS:
        guest.click(setup.first.part(1).center)
    else:
        guest.on(next(card for card in setup.modes.widgets if card.mode is plot.mode))
    guest.on(setup.deal.field)
    guest.write(plot.word)
    guest.on(setup.begin)


def play(guest: Guest, plot: Plot, limit: int | None = None) -> None:
    """Make the moves of the plot; now and then one is taken back and made again."""
    for number, move in enumerate(plot.moves()):
        if number == limit:
            return
        guest.make(move)
        check(guest)
        if guest.chance.random() < 0.08:
            slip(guest, move)


def slip(guest: Guest, move: Move) -> None:
    """Try to take a move back; if that works, make it again."""
    guest.still()
    wall, undone = guest.session.wall(), guest.session.undone
    taken_back = guest.undo()
    assert taken_back is (wall is None)
    assert guest.session.undone == undone + taken_back
    check(guest)
    if taken_back:
        guest.make(move)


def check(guest: Guest) -> None:
    """The save tells this game, up to now; one that is over is kept and saved no more."""
    saves, record = guest.app.services.saves, guest.session.record
    if guest.state.over:
        assert not saves.waiting
        (path,) = saves.records.glob("*.json")
        assert path.read_text(encoding="utf-8") == write(record)
    else:
        assert saves.current.read_text(encoding="utf-8") == write(record)
    assert not guest.app.services.notices


def kept_session(guest: Guest) -> Session:
    """The one finished game that was kept, played again."""
    (path,) = guest.app.services.saves.records.glob("*.json")
    return Session.load(parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "plot", [SOLO, FULL, TWO, THREE, FOUR], ids=lambda p: f"{p.mode.value}{p.seats}"
)
def test_a_whole_game_by_mouse(app: App, plot: Plot) -> None:
    guest = Guest(app, Random(plot.seed))
    set_up(guest, plot)
    record = guest.session.record
    assert tuple(seat.name for seat in record.seats) == NAMES[: plot.seats]
    assert record.setup == Setup(plot.mode, plot.seats, deck(plot.word))
    play(guest, plot)
    guest.rest()
    results = guest.top
    assert isinstance(results, ResultsScene)
    guest.wait(DEAF_MS)
    session = guest.session
    assert results.session is session
    assert session.record.moves == tuple(plot.moves())
    assert kept_session(guest).state == session.state
    assert app.services.best is not None
    listed = app.services.best.best(plot.mode, apart=session.undone > 0)
    assert len(listed) == (plot.seats == 1)
    for line in listed:
        racing = plot.mode is Mode.SOLO
        reached = line.entry.tiles if racing else line.entry.points
        assert reached == result(session.state)
    if plot is TWO:
        go_home(guest)
    else:
        play_again(guest, session)


def play_again(guest: Guest, before: Session) -> None:
    """Once more at the same table; then back to the menu, where the new game waits."""
    assert isinstance(guest.top, ResultsScene)
    guest.on(guest.top.entries["res.again"])
    assert isinstance(guest.top, PlayScene)
    again = guest.session
    assert again is not before
    assert again.steps == ()
    assert again.record.seats == before.record.seats
    assert again.record.setup.mode is before.record.setup.mode
    assert again.record.setup.deck != before.record.setup.deck
    guest.click(guest.layout.tools[-1].center)
    assert isinstance(guest.top, PauseScene)
    guest.on(guest.top.entries["pause.leave"])
    assert isinstance(guest.top, MenuScene)
    assert guest.top.entries["menu.continue"].visible


def go_home(guest: Guest) -> None:
    """To the menu, where no game waits."""
    assert isinstance(guest.top, ResultsScene)
    guest.on(guest.top.entries["res.menu"])
    assert isinstance(guest.top, MenuScene)
    assert not guest.top.entries["menu.continue"].visible


def set_up_by_keys(typist: Typist, plot: Plot) -> None:
    """From the menu to a table for one or two by the keys alone."""
    menu = typist.top
    assert isinstance(menu, MenuScene)
    versus = plot.mode is Mode.VERSUS
    typist.push(menu.group, menu.entries["menu.new" if versus else "menu.solo"])
    setup = typist.top
    assert isinstance(setup, SetupScene)
    for place, chair in enumerate(setup.seats.chairs):
        typist.focus(setup.group, chair.field)
        typist.write(NAMES[place])
        typist.focus(setup.group, chair.colours)
        typist.key("right")
    if versus:
        typist.focus(setup.group, setup.first)
        typist.key("right")
    typist.focus(setup.group, setup.deal.field)
    typist.write(plot.word)
    typist.push(setup.group, setup.begin)


@pytest.mark.parametrize("plot", [SOLO, TWO], ids=lambda plot: f"{plot.seats} seats")
def test_a_whole_game_by_keys(app: App, plot: Plot) -> None:
    typist = Typist(app, Random(8))
    set_up_by_keys(typist, plot)
    assert typist.session.names == NAMES[: plot.seats]
    play(typist, plot)
    typist.rest()
    results = typist.top
    assert isinstance(results, ResultsScene)
    typist.wait(DEAF_MS)
    assert typist.session.record.moves == tuple(plot.moves())
    assert kept_session(typist).state == typist.state
    typist.push(results.group, results.entries["res.menu"])
    assert isinstance(typist.top, MenuScene)
    typist.key("esc")
    assert isinstance(typist.top, AskScene)
    typist.key("enter")
    assert len(app.stack) == 0


def test_the_plots_hold_what_a_game_can_hold() -> None:
    told: Counter[str] = Counter()
    for plot in (TWO, THREE, FOUR):
        state = opening(Setup(plot.mode, plot.seats, deck(plot.word)))
        for move in plot.moves():
            state, events = apply(state, move)
            told.update(type(event).__name__ for event in events)
            told.update(e.cause.name for e in events if isinstance(e, LastRoundBegan))
    kinds = (IntermezzoBegan.__name__, Passed.__name__, SentToRow.__name__)
    assert all(told[kind] for kind in (*kinds, EndCause.SCORE.name, EndCause.PILE.name))


@pytest.mark.parametrize("plot", [SOLO, TWO, FOUR], ids=lambda plot: f"{plot.seats} seats")
def test_a_game_goes_on_where_it_was_when_the_program_ended(
    folder: Path, box: Art, plot: Plot
) -> None:
    moves = list(plot.moves())
    inside = next((n for n, move in enumerate(moves) if isinstance(move, Pass)), 21)
    for stop in (0, 7, inside):
        with opened(folder, box) as app:
            guest = Guest(app, Random(stop))
            set_up(guest, plot)
            if isinstance(guest.top, AskScene):
                guest.answer(sure=True)
            play(guest, plot, limit=stop)
            state, record = guest.state, guest.session.record
        with opened(folder, box) as app:
            guest = Guest(app, Random(stop))
            assert isinstance(guest.top, MenuScene)
            guest.on(guest.top.entries["menu.continue"])
            assert guest.state == state
            assert guest.session.record == record
            guest.make(moves[stop])
