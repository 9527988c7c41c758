"""Every scene by name, set up so that it can be looked at without playing.

The pictures of `shot` and `film` and the tests that draw all scenes come from here.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

import pygame

from game import resources
from game.engine import Move, Phase, Place, State, legal_moves
from game.match import Session, branch, fresh_tiles, outcome
from game.store import Home, write_bytes
from game.ui.lessons.script import LESSONS
from game.ui.lessons.tutor import Chapter
from game.ui.scene import SceneStack
from game.ui.scenes.ask import AskScene
from game.ui.scenes.best import BestScene
from game.ui.scenes.boards import BoardsScene
from game.ui.scenes.credits import CreditsScene
from game.ui.scenes.describe import DescribeScene
from game.ui.scenes.games import GamesScene
from game.ui.scenes.hand_over import HandOverScene
from game.ui.scenes.intermezzo import IntermezzoScene
from game.ui.scenes.lesson import LessonScene
from game.ui.scenes.lessons import LessonsScene
from game.ui.scenes.menu import MenuScene
from game.ui.scenes.pause import PauseScene
from game.ui.scenes.pile import PileScene
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.ui.scenes.results import ResultsScene
from game.ui.scenes.rules import RulesScene
from game.ui.scenes.settings import SettingsScene
from game.ui.scenes.setup import SetupScene
from game.ui.services import Services, furnish
from game.ui.spoken import Spoken
from game.ui.table.explain import Explainer
from game.ui.table.rule import Rule
from game.ui.table.view import TableView, people


@dataclass(frozen=True)
class Exhibit:
    """One scene: how to show it, and what game it needs where no record is given."""

    show: Callable[[SceneStack, Services, Session], None]
    seats: int = 4
    stop: Phase | None = None


def _menu(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(MenuScene(services))


def _setup(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(SetupScene(services, solo=False))


def _setup_solo(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(SetupScene(services, solo=True))


def _play(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(PlayScene(services, session, kept=False))


def _ghost(stack: SceneStack, services: Services, session: Session) -> None:
    """A tile pinned where it brings most at once."""
    scene = PlayScene(services, session, kept=False)
    stack.push(scene)
    state = session.state
    places = [move for move in legal_moves(state) if isinstance(move, Place)]
    move = max(places, key=lambda move: _worth(state, move), default=None)
    if move is not None:
        _pin(scene, move)


def _pin(scene: PlayScene, move: Place) -> None:
    """Try a tile where the move lays it."""
    turn = scene.view.turn
    turn.take(move.tile)
    turn.turn(move.orientation)
    turn.press(move.cell, 0.0)


def _worth(state: State, move: Place) -> tuple[int, int]:
    would = outcome(state, move)
    return would.net, len(would.covered)


def _results(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(ResultsScene(services, session, None))


def _games(stack: SceneStack, services: Services, session: Session) -> None:
    """The list with a finished game, a branch of it that is not, and a file that is no record."""
    games, now = services.saves.games, datetime(2027, 5, 3, 20, 15)
    games.keep(session.record, now)
    games.keep(branch(session.record, len(session.steps) // 2), now)
    write_bytes(games.folder / "2027-05-03-2016-notes.json", b"no record")
    stack.push(GamesScene(services))


def _graph(stack: SceneStack, services: Services, session: Session) -> None:
    scene = ResultsScene(services, session, None)
    stack.push(scene)
    scene.tabs.choose(1)


def _turns(stack: SceneStack, services: Services, session: Session) -> None:
    scene = ResultsScene(services, session, None)
    stack.push(scene)
    scene.tabs.choose(2)
    scene.table.list.show(len(scene.table.turns) * 3 // 4)


def _replay(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(ReplayScene(services, session, len(session.steps) * 2 // 3))


def _best(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(BestScene(services))


def _pause(stack: SceneStack, services: Services, session: Session) -> None:
    _play(stack, services, session)
    stack.push(PauseScene(services, session))


def _settings(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(SettingsScene(services))


def _credits(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(CreditsScene(services))


def _rules(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(RulesScene(services, Rule.ORDER))


def _boards(stack: SceneStack, services: Services, session: Session) -> None:
    view = TableView(services, session)
    stack.push(BoardsScene(services, view, Explainer(view, lambda: session.steps)))


def _lessons(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(LessonsScene(services))


def _lesson(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(LessonScene(services, LESSONS[0], Chapter.LESSON))


def _puzzle(stack: SceneStack, services: Services, session: Session) -> None:
    stack.push(LessonScene(services, LESSONS[-1], Chapter.PUZZLE))


def _pile(stack: SceneStack, services: Services, session: Session) -> None:
    _play(stack, services, session)
    stack.push(PileScene(services, session.state))


def _describe(stack: SceneStack, services: Services, session: Session) -> None:
    told = Spoken(services.words, session.names, session.state, session.steps)
    stack.push(DescribeScene(services, tuple(told.parts())))


def _hand_over(stack: SceneStack, services: Services, session: Session) -> None:
    seat = session.state.active
    fresh = len(fresh_tiles(session.steps, seat))
    stack.push(HandOverScene(services, people(session)[seat], fresh))


def _ask(stack: SceneStack, services: Services, session: Session) -> None:
    _menu(stack, services, session)
    words = services.words
    stack.push(AskScene(services, words("menu.quit.sure"), words("ui.yes"), words("ui.no")))


EXHIBITS: Mapping[str, Exhibit] = {
    "menu": Exhibit(_menu),
    "setup": Exhibit(_setup),
    "setup-solo": Exhibit(_setup_solo),
    "play": Exhibit(_play),
    "ghost": Exhibit(_ghost),
    "solo": Exhibit(_ghost, seats=1),
    "intermezzo": Exhibit(_play, stop=Phase.INTERMEZZO),
    "results": Exhibit(_results, stop=Phase.OVER),
    "games": Exhibit(_games, stop=Phase.OVER),
    "graph": Exhibit(_graph, stop=Phase.OVER),
    "turns": Exhibit(_turns, stop=Phase.OVER),
    "replay": Exhibit(_replay, stop=Phase.OVER),
    "results-solo": Exhibit(_results, seats=1, stop=Phase.OVER),
    "best": Exhibit(_best),
    "boards": Exhibit(_boards),
    "pile": Exhibit(_pile),
    "describe": Exhibit(_describe),
    "hand-over": Exhibit(_hand_over),
    "rules": Exhibit(_rules),
    "lessons": Exhibit(_lessons),
    "lesson": Exhibit(_lesson),
    "puzzle": Exhibit(_puzzle),
    "settings": Exhibit(_settings),
    "credits": Exhibit(_credits),
    "pause": Exhibit(_pause),
    "ask": Exhibit(_ask),
}


def paint(
    exhibit: Exhibit,
    session: Session,
    size: tuple[int, int],
    language: str,
    path: Path,
    *,
    text: int = 100,
    scale: int = 100,
) -> None:
    """Draw a scene of `size` pixels into a picture file. Raises OSError.

    `text` and `scale` are the player's sizes in percent. No window is opened, and none of the
    player's files are read.
    """
    with _furnished(language) as services:
        services.change(text=text, scale=scale)
        stack = SceneStack(size)
        exhibit.show(stack, services, session)
        surface = pygame.Surface(size, 0, 32)
        stack.draw(surface)
    _save(surface, path)


@dataclass(frozen=True, slots=True)
class Take:
    """How a move is filmed."""

    size: tuple[int, int]
    language: str
    gentle: bool = False
    """Whether the player wants less motion."""
    tried: bool = False
    """Whether the tile lies on its cell already when the film begins."""
    fps: int = 30


LEAD_MS, TAIL_MS = 400.0, 700.0
"""So long a film goes on before the move is made, and after all has landed."""


def film(session: Session, move: Move, take: Take, folder: Path) -> int:
    """Draw every frame of a move into `folder`; returns how many. Raises OSError."""
    surface = pygame.Surface(take.size, 0, 32)
    with _furnished(take.language, take.gentle) as services:
        stack = SceneStack(take.size)
        scene = PlayScene(services, session, kept=False)
        stack.push(scene)
        if take.tried and isinstance(move, Place):
            _pin(scene, move)
        count, ms = 0, 1000 / take.fps
        for count, _ in enumerate(_passing(scene, move, ms), 1):
            stack.top.update(ms)
            stack.draw(surface)
            _save(surface, folder / f"{count:04}.png")
    return count


def _passing(scene: PlayScene, move: Move, ms: float) -> Iterator[None]:
    """One frame of `ms` after another, from a little before the move to a little after it."""
    for _ in range(round(LEAD_MS / ms)):
        yield
    top = scene.stack.top
    if isinstance(top, IntermezzoScene):
        top.pop(move)
    else:
        scene.commit(move)
    while scene.view.timeline is not None:
        yield
    for _ in range(round(TAIL_MS / ms)):
        yield


@contextmanager
def _furnished(language: str, gentle: bool = False) -> Iterator[Services]:
    """Services without a window and without the player's files."""
    pygame.display.init()
    with tempfile.TemporaryDirectory() as folder:
        services = furnish(Home(Path(folder)), resources.assets(), resources.levels())
        services.change(language=language, less_motion=gentle)
        yield services


def _save(surface: pygame.Surface, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        pygame.image.save(surface, path)
    except pygame.error as error:
        raise OSError(0, str(error)) from error
