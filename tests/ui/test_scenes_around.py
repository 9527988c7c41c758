"""Menu, setup, results, best results, pause and questions, driven as a player would."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.engine import TARGETS, Mode, Setup, deck, legal_moves
from game.match import Record, Seat, Session
from game.resources import levels
from game.store import Entry, Home, Leaderboard, Placed, Saves, Settings, deals
from game.ui.drawing.art import Art
from game.ui.drawing.theme import SEAT_COLOURS
from game.ui.input import Action, Asked, Device, Moved, Press, Pressed, Released, Typed, Wheeled
from game.ui.scene import Scene, SceneStack
from game.ui.scenes.ask import AskScene
from game.ui.scenes.best import BestScene
from game.ui.scenes.games import GamesScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.page import Page
from game.ui.scenes.pause import PauseChoice, PauseScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.results import DEAF_MS, ResultsChoice, ResultsScene
from game.ui.scenes.setup import SetupScene
from game.ui.services import Services
from game.ui.widgets.widget import Widget
from game.words import Words, languages

SIZE = (1280, 720)
SIZES = [(1024, 600), (1280, 720), (1920, 1080), (3440, 1440), (3840, 2160)]
CODES = [language.code for language in languages()]
NOON = datetime(2027, 5, 3, 12)
CONFIRM = Asked(Action.CONFIRM)
BACK = Asked(Action.BACK)
NEXT = Asked(Action.NEXT)


@pytest.fixture
def services(tmp_path: Path, art: Art) -> Services:
    return furnished(tmp_path, art)


def furnished(folder: Path, art: Art, language: str = "en") -> Services:
    """Services over an empty folder."""
    home = Home(folder)
    return Services(
        home,
        art,
        Saves(home.saves),
        Leaderboard(home.leaderboard),
        deals(levels()),
        Settings(language=language),
        Words.load(language),
        clock=lambda: NOON,
    )


class Table:
    """A stack with one scene on it, and what it pops with."""

    def __init__(self, scene: Scene[Any], size: tuple[int, int] = SIZE) -> None:
        self.stack = SceneStack(size)
        self.surface = pygame.Surface(size)
        self.popped: list[Any] = []
        self.stack.push(scene, self.popped.append)
        self.draw()

    def draw(self) -> bytes:
        self.stack.draw(self.surface)
        return pygame.image.tobytes(self.surface, "RGB")

    def do(self, *events: Any) -> None:
        for event in events:
            self.stack.top.handle(event)
            if len(self.stack):
                self.stack.top.update(16)
                self.draw()

    def click(self, widget: Widget) -> None:
        self.click_at(widget.rect.center)

    def click_at(self, at: tuple[int, int]) -> None:
        self.do(Moved(at), Pressed(at, Press.LEFT), Released(at, Press.LEFT))

    def top(self, kind: type[Scene[Any]]) -> Any:
        assert isinstance(self.stack.top, kind)
        return self.stack.top

    def answer(self, sure: bool) -> None:
        """Answer the question on top."""
        assert isinstance(self.stack.top, AskScene)
        self.do(CONFIRM if sure else BACK)


def begun(seats: int = 2, mode: Mode = Mode.VERSUS, seed: str = "x") -> Session:
    people = tuple(
        Seat(f"Player {n}", {"colour": str(colour)})
        for n, colour in enumerate(SEAT_COLOURS[:seats])
    )
    return Session(Record(Setup(mode, seats, deck(seed)), people, (), {"seed": seed}))


def finished(seats: int = 2, mode: Mode = Mode.VERSUS, seed: str = "x") -> Session:
    session = begun(seats, mode, seed)
    while not session.state.over:
        session.play(next(legal_moves(session.state)))
    return session


def entered(services: Services, name: str, undone: int = 0) -> Placed:
    """A full solo game in the list."""
    assert services.best is not None
    session = finished(1, Mode.SOLO_FULL, name)
    session.undone = undone
    entry = Entry.of(session, NOON)
    assert entry is not None
    return services.best.add(entry)


# --- Menu -----------------------------------------------------------------------------------


def test_the_menu_goes_on_only_with_a_game_that_waits(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    assert not menu.entries["menu.continue"].visible
    services.saves.write(begun().record)
    table.stack.resize(SIZE)
    assert menu.entries["menu.continue"].visible
    table.do(CONFIRM)
    assert table.top(PlayScene).session.names == ("Player 0", "Player 1")


def test_a_save_broken_from_a_move_on_can_be_played_on(services: Services) -> None:
    record = begun().record
    move = next(legal_moves(begun().state))
    services.saves.write(Record(record.setup, record.seats, (move, move), record.more))
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["menu.continue"])
    table.answer(sure=True)
    assert len(table.top(PlayScene).session.steps) == 1
    assert services.saves.waiting
    assert len(list(services.saves.folder.iterdir())) == 2


def test_a_save_broken_from_a_move_on_can_be_left(services: Services) -> None:
    record = begun().record
    move = next(legal_moves(begun().state))
    services.saves.write(Record(record.setup, record.seats, (move, move), record.more))
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["menu.continue"])
    table.answer(sure=False)
    assert table.stack.top is menu
    assert not menu.entries["menu.continue"].visible


def test_a_save_that_is_no_record_is_told_and_moved_aside(services: Services) -> None:
    services.saves.folder.mkdir(parents=True)
    services.saves.current.write_text("{", encoding="utf-8")
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["menu.continue"])
    assert table.stack.top is menu
    assert menu.moving
    assert not services.saves.waiting
    assert not menu.entries["menu.continue"].visible


def test_the_menu_asks_before_it_ends_the_program(services: Services) -> None:
    table = Table(MenuScene(services))
    table.do(BACK)
    table.answer(sure=False)
    assert len(table.stack) == 1
    table.do(BACK)
    table.answer(sure=True)
    assert len(table.stack) == 0


def test_no_entry_stays_lit_after_a_scene_lay_over_it(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    table.click(menu.entries["menu.settings"])
    assert table.stack.top is not menu
    table.do(BACK)
    assert table.stack.top is menu
    assert menu.group.hovered is None


def test_another_language_redraws_the_menu(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    before = table.draw()
    table.click(menu.switches.language)
    table.do(Moved((5, 5)))
    assert services.settings.language == "de"
    assert menu.entries["menu.new"].label == "Neues Spiel"
    assert table.draw() != before


def test_full_screen_is_asked_of_the_window(services: Services) -> None:
    asked: list[bool] = []
    services.toggle_fullscreen = lambda: asked.append(True)
    menu = MenuScene(services)
    Table(menu).click(menu.switches.screen)
    assert asked == [True]


def test_notices_are_shown_and_go(services: Services) -> None:
    menu = MenuScene(services)
    table = Table(menu)
    services.notices.append("Saved")
    menu.update(16)
    assert menu.dirty
    assert menu.moving
    assert not services.notices
    for _ in range(20):
        menu.update(50)
    shown = table.draw()
    for _ in range(200):
        menu.update(50)
    assert not menu.moving
    assert table.draw() != shown
    menu.update(16)
    assert not menu.dirty


def test_from_the_menu_into_a_game_with_keys_only(services: Services) -> None:
    services.change(names=("Ada", "Ben"))
    table = Table(MenuScene(services))
    table.do(CONFIRM)
    table.top(SetupScene)
    table.do(CONFIRM)
    table.top(PlayScene)


# --- Setup ----------------------------------------------------------------------------------


def test_begin_pops_a_record_without_moves(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    table.click(setup.begin)
    (record,) = table.popped
    assert record.setup.mode is Mode.VERSUS
    assert record.moves == ()
    assert record.setup.deck == deck(record.seed)
    assert record.more["started"] == "2027-05-03T12:00:00"
    assert record.more["aids"] == "standard"
    assert sorted(seat.name for seat in record.seats) == ["Guest 1", "Guest 2"]


def test_back_pops_nothing(services: Services) -> None:
    table = Table(SetupScene(services, solo=False))
    table.do(BACK)
    assert table.popped == [None]


def test_a_name_is_typed_and_remembered(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    table.click(setup.seats.chairs[0].field)
    assert setup.typing
    table.do(Typed("Käthe"))
    table.click(setup.begin)
    assert "Käthe" in [seat.name for seat in table.popped[0].seats]
    assert services.settings.names == ("Käthe", "")
    again = SetupScene(services, solo=False)
    assert again.seats.name(again.seats.chairs[0]) == "Käthe"


def test_a_taken_colour_is_swapped(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    one, two = setup.seats.chairs
    before = one.colour, two.colour
    table.click_at(one.colours.part(SEAT_COLOURS.index(two.colour)).center)
    assert (two.colour, one.colour) == before
    assert two.colours.chosen == SEAT_COLOURS.index(two.colour)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_come_and_go_and_the_target_with_them(services: Services, seats: int) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    for _ in range(seats - 2):
        table.click(setup.add)
    assert setup.add.visible is (seats < 4)
    assert len({chair.colour for chair in setup.seats.chairs}) == seats
    assert setup.record().setup.target == TARGETS[seats]
    table.click(setup.seats.chairs[-1].gone)
    assert len(setup.seats.chairs) == max(2, seats - 1)


def test_whoever_begins_is_first_and_the_others_follow(services: Services) -> None:
    services.change(names=("Ada", "Ben", "Cleo"))
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    table.click_at(setup.first.part(2).center)
    table.click(setup.begin)
    assert [seat.name for seat in table.popped[0].seats] == ["Ben", "Cleo", "Ada"]


def test_lots_are_told(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    first = setup.record().seats[0].name
    assert services.notices == [f"{first} begins"]


def test_seats_are_moved_by_buttons_and_dragged(services: Services) -> None:
    services.change(names=("Ada", "Ben", "Cleo"))
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    ada, ben, cleo = setup.seats.chairs
    table.click(ada.down)
    assert setup.seats.chairs == [ben, ada, cleo]
    grip = cleo.rect.x + 40, cleo.rect.centery
    table.do(Pressed(grip, Press.LEFT), Moved((grip[0], ben.rect.centery)))
    table.do(Released(grip, Press.LEFT))
    assert setup.seats.chairs == [cleo, ben, ada]


def test_a_named_deal_is_chosen_and_written_down(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    table.click(setup.deal.after)
    table.click(setup.begin)
    (record,) = table.popped
    assert record.more["deal"] == services.deals[0].id
    assert record.setup.deck == services.deals[0].deck


def test_the_same_word_gives_the_same_deal(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    table.click(setup.deal.field)
    table.do(*[Asked(Action.ERASE)] * 24)
    assert setup.deal.seed
    table.do(Typed("Linde"))
    record = setup.record()
    assert record.seed == "Linde"
    assert record.setup.deck == deck("Linde")
    table.click(setup.deal.dice)
    assert setup.deal.seed != "Linde"


def test_solo_is_set_up_with_keys_only(services: Services) -> None:
    setup = SetupScene(services, solo=True)
    table = Table(setup)
    for _ in range(40):
        if setup.group.focus is setup.modes.widgets[1]:
            break
        table.do(NEXT)
    table.do(CONFIRM)
    assert setup.mode is Mode.SOLO_FULL
    while setup.group.focus is not setup.begin:
        table.do(NEXT)
    table.do(CONFIRM)
    (record,) = table.popped
    assert record.setup.mode is Mode.SOLO_FULL
    assert len(record.seats) == 1


def test_every_widget_of_the_setup_is_reached_by_keys(services: Services) -> None:
    setup = SetupScene(services, solo=False)
    table = Table(setup)
    reached = set()
    for _ in range(len(setup.group.widgets)):
        table.do(NEXT)
        reached.add(setup.group.focus)
    assert reached == {widget for widget in setup.group.widgets if widget.usable}


def test_a_game_that_waits_is_not_replaced_unasked(services: Services) -> None:
    services.saves.write(begun().record)
    setup = SetupScene(services, solo=True)
    table = Table(setup)
    table.click(setup.begin)
    table.answer(sure=False)
    assert table.popped == []
    table.click(setup.begin)
    table.answer(sure=True)
    assert len(table.popped) == 1


def test_a_solo_game_keeps_the_names_of_the_others(services: Services) -> None:
    services.change(names=("Ada", "Ben"), colours=("ivory", "amber"))
    setup = SetupScene(services, solo=True)
    table = Table(setup)
    table.click_at(setup.seats.chairs[0].colours.part(0).center)
    table.click(setup.begin)
    assert services.settings.names == ("Ada", "Ben")
    assert services.settings.colours == ("amber",)


# --- Results --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "choice"),
    [
        ("res.again", ResultsChoice.AGAIN),
        ("res.look", ResultsChoice.LOOK),
        ("res.menu", ResultsChoice.MENU),
    ],
)
def test_results_pop_with_what_follows(services: Services, key: str, choice: ResultsChoice) -> None:
    results = ResultsScene(services, finished(2))
    table = Table(results)
    table.click(results.entries[key])
    assert table.popped == []  # too soon: it was meant for the game
    results.update(DEAF_MS)
    table.click(results.entries[key])
    assert table.popped == [choice]


def test_one_ring_of_sound_runs_out_over_the_table(services: Services) -> None:
    results = ResultsScene(services, finished(2))
    table = Table(results)
    pictures = set()
    while results.moving:
        results.update(50)
        pictures.add(table.draw())
    assert len(pictures) > 20
    results.update(50)
    assert not results.dirty


def test_whoever_wants_less_motion_is_spared_the_ring(services: Services) -> None:
    services.change(less_motion=True)
    results = ResultsScene(services, finished(2))
    Table(results)
    results.update(50)
    assert not results.moving
    assert not results.dirty


def test_escape_looks_at_the_displays(services: Services) -> None:
    results = ResultsScene(services, finished(3))
    table = Table(results)
    results.update(DEAF_MS)
    table.do(BACK)
    assert table.popped == [ResultsChoice.LOOK]


@pytest.mark.parametrize("undone", [0, 2])
def test_solo_results_show_where_they_stand(services: Services, undone: int) -> None:
    placed = [entered(services, seed, undone) for seed in "abcdefghij"]
    session = finished(1, Mode.SOLO_FULL, "e")
    session.undone = undone
    with_place = Table(ResultsScene(services, session, placed[4])).draw()
    assert with_place != Table(ResultsScene(services, session)).draw()


def test_results_without_a_list_are_shown(services: Services) -> None:
    services.best = None
    results = ResultsScene(services, finished(1, Mode.SOLO))
    table = Table(results)
    results.update(DEAF_MS)
    table.do(CONFIRM)
    assert table.popped == [ResultsChoice.AGAIN]


# --- Best results ---------------------------------------------------------------------------


def test_the_list_shows_results_taken_back_apart(services: Services) -> None:
    entered(services, "a")
    entered(services, "b", undone=1)
    best = BestScene(services, Mode.SOLO_FULL)
    Table(best)
    assert len(best.items) == 3


def test_the_list_opens_where_there_are_entries(services: Services) -> None:
    for count in (0, 1):
        best = BestScene(services)
        assert len(best.items) == best.tabs.chosen == count
        entered(services, "a")


def test_an_entry_is_struck_out_after_a_question(services: Services) -> None:
    entered(services, "a")
    best = BestScene(services, Mode.SOLO_FULL)
    table = Table(best)
    assert not best.strike.enabled
    table.click_at(best.list.row_rect(0).center)
    table.click(best.strike)
    table.answer(sure=False)
    assert len(best.items) == 1
    table.click(best.strike)
    table.answer(sure=True)
    assert len(best.items) == 0
    assert not best.strike.enabled


def test_the_list_scrolls_and_its_tabs_turn(services: Services) -> None:
    for seed in "abcdefghij":
        entered(services, seed)
    best = BestScene(services, Mode.SOLO)
    table = Table(best)
    assert best.items == ()
    table.click_at(best.tabs.part(1).center)
    assert len(best.items) == 10
    before = table.draw()
    table.do(Wheeled(best.list.rect.center, -3))
    assert table.draw() != before
    table.click(best.leave_button)
    assert table.popped == [None]


def test_a_result_whose_day_is_no_text_is_shown_without_one(services: Services) -> None:
    placed, best = entered(services, "a"), services.best
    assert best is not None
    with closing(sqlite3.connect(best.path)) as base, base:
        base.execute("UPDATE result SET finished = x'ff' WHERE id = ?", (placed.id,))
    assert Table(BestScene(services, Mode.SOLO_FULL)).draw()


def test_without_a_list_the_scene_says_so(services: Services) -> None:
    services.best = None
    table = Table(BestScene(services))
    table.do(BACK)
    assert table.popped == [None]


# --- Pause and questions --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "choice"),
    [
        ("pause.resume", PauseChoice.RESUME),
        ("pause.leave", PauseChoice.MENU),
        ("menu.quit", PauseChoice.QUIT),
    ],
)
def test_the_pause_pops_with_what_follows(
    services: Services, key: str, choice: PauseChoice
) -> None:
    pause = PauseScene(services, begun(4))
    table = Table(pause)
    table.click(pause.entries[key])
    assert table.popped == [choice]


def test_escape_ends_the_pause(services: Services) -> None:
    table = Table(PauseScene(services, begun()))
    table.do(BACK)
    assert table.popped == [PauseChoice.RESUME]


@pytest.mark.parametrize(("aside", "answer"), [(-100, False), (100, True)])
def test_a_question_is_answered_by_mouse(services: Services, aside: int, answer: bool) -> None:
    table = Table(AskScene(services, "Really?", "Yes", "No"))
    middle = pygame.Rect((0, 0), SIZE).move(aside, 20).center
    table.click_at(middle)
    assert table.popped == [answer]


# --- Everywhere -----------------------------------------------------------------------------

SCENES: list[Callable[[Services], Scene[Any]]] = [
    MenuScene,
    lambda services: SetupScene(services, solo=False),
    lambda services: SetupScene(services, solo=True),
    lambda services: ResultsScene(services, finished(4)),
    lambda services: ResultsScene(services, finished(1, Mode.SOLO_FULL)),
    lambda services: BestScene(services, Mode.SOLO_FULL),
    lambda services: PauseScene(services, begun(4)),
    lambda services: AskScene(services, services.words("save.broken", n=7), "Yes", "No"),
]


@pytest.mark.parametrize("language", CODES)
@pytest.mark.parametrize("size", SIZES[:3], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_scene_is_drawn(
    tmp_path: Path, art: Art, size: tuple[int, int], language: str
) -> None:
    services = furnished(tmp_path, art, language)
    entered(services, "a")
    entered(services, "b", undone=1)
    for make in SCENES:
        scene = make(services)
        Table(scene, size)
        assert not scene.dirty


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_widgets_lie_in_the_window_and_not_on_each_other(
    services: Services, size: tuple[int, int]
) -> None:
    services.change(names=("Ada", "Ben", "Cleo", "Dora"))
    scenes: list[Page[Any]] = [
        MenuScene(services),
        SetupScene(services, solo=False),
        SetupScene(services, solo=True),
        ResultsScene(services, finished(2)),
        BestScene(services),
        GamesScene(services),
        PauseScene(services, begun()),
    ]
    for scene in scenes:
        SceneStack(size).push(scene)
        shown = [widget.rect for widget in scene.group.widgets if widget.visible]
        window = pygame.Rect((0, 0), size)
        assert all(window.contains(rect) for rect in shown)
        assert all(
            not one.colliderect(other)
            for place, one in enumerate(shown)
            for other in shown[place + 1 :]
        )


@pytest.mark.parametrize("device", Device)
def test_a_page_that_keys_or_a_pad_opened_shows_its_ring(
    services: Services, device: Device
) -> None:
    services.device = device
    scene = BestScene(services)
    SceneStack((1280, 720)).push(scene)
    assert scene.group.marking is (device is not Device.MOUSE)
