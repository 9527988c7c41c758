"""From a file to the replay of its game, and from there to a new game that goes on from it."""

from __future__ import annotations

from pathlib import Path

from game.match import BadFile, Reading, Session
from game.store import StoreError, read_game
from game.ui.scene import SceneStack
from game.ui.scenes.play import PlayScene
from game.ui.scenes.replay import ReplayScene
from game.ui.services import Services


def watch_file(path: Path, stack: SceneStack, services: Services) -> None:
    """Show the game in a file as far as it goes, or notice why there is none."""
    words = services.words
    try:
        watch(read_game(path), stack, services)
    except BadFile as error:
        newer = error.newer
        why = words("save.newer", v=newer) if newer else words("save.broken.all")
        services.notices.append(why)
    except StoreError as error:
        services.notices.append(words(error.key))


def watch(reading: Reading, stack: SceneStack, services: Services) -> None:
    """Show a game: from its beginning if it is over, else as it stands."""
    session = reading.session

    def play_on(branched: Session | None) -> None:
        if branched is not None:
            stack.push(PlayScene(services, branched))

    at = 0 if session.state.over else len(session.steps)
    stack.push(ReplayScene(services, session, at, reading.broken), play_on)
