"""A game told turn by turn, read as far as it goes, and gone on with from somewhere."""

import json
from pathlib import Path

import pytest

from game.engine import Draw, Place
from game.match import (
    BadFile,
    NoWayBack,
    Session,
    as_far_as_it_goes,
    branch,
    fresh_tiles,
    moves_since,
    parse,
    turns,
    write,
)
from tests.match.records import FILES

GAMES = [path for path in FILES if path.name.startswith("game-")]


def loaded(path: Path) -> Session:
    return Session.load(parse(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_turns_tell_the_whole_game(path: Path) -> None:
    session = loaded(path)
    told = list(turns(session.steps))
    ends = [turn.last for turn in told]
    assert [turn.first for turn in told] == [0, *ends[:-1]]
    assert ends[-1] == len(session.steps)
    for seat, player in enumerate(session.state.players):
        own = [turn for turn in told if turn.seat == seat]
        assert sum(turn.net for turn in own) == player.score
        assert sum(turn.cacophony for turn in own) == player.cacophony
        assert sum(turn.tile is not None for turn in own) == len(player.display)
        complete = sum(lying.complete for lying in player.display.tiles.values())
        assert sum(len(turn.spirits) for turn in own) == complete
        covered = sum(
            len(lying.arrows) - (0 if lying.complete else len(lying.open))
            for lying in player.display.tiles.values()
        )
        assert sum(turn.covered for turn in own) == covered
        assert own[-1].score == player.score


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_what_is_fresh_was_placed_by_others_since(path: Path) -> None:
    session = loaded(path)
    for at in range(len(session.steps) + 1):
        steps = session.steps[:at]
        state = steps[-1].after if steps else session.start
        since = moves_since(steps, state.active)
        assert all(steps[place].seat != state.active for place in since)
        if since.start:
            assert steps[since.start - 1].seat == state.active
        begun = bool(steps) and isinstance(steps[-1].move, Draw)
        assert since.stop == at - begun
        fresh = fresh_tiles(steps, state.active)
        laid = [steps[place] for place in since if isinstance(steps[place].move, Place)]
        assert len(fresh) == len(laid)
        for seat, cell in fresh:
            assert cell in state.players[seat].display.tiles


# --- As far as it goes ------------------------------------------------------------------------


def damaged(path: Path, at: int, move: object) -> str:
    data = json.loads(path.read_text(encoding="utf-8"))
    data["moves"][at] = move
    return json.dumps(data)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_sound_record_is_read_whole(path: Path) -> None:
    reading = as_far_as_it_goes(path.read_text(encoding="utf-8"))
    assert reading.broken is None
    assert reading.session.record == loaded(path).record


@pytest.mark.parametrize("move", ["draw", "pass", "1@99,99N", "nonsense", 7, None, {}])
def test_a_broken_one_is_read_up_to_the_bad_move(move: object) -> None:
    path = GAMES[0]
    reading = as_far_as_it_goes(damaged(path, 5, move))
    assert reading.broken == 5
    assert reading.session.steps == loaded(path).steps[:5]


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"format": "sagani-record"}'])
def test_what_is_no_record_is_refused(text: str) -> None:
    with pytest.raises(BadFile):
        as_far_as_it_goes(text)


# --- Branches ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_branch_begins_where_the_game_was(path: Path) -> None:
    session = loaded(path)
    for at in (0, 1, len(session.steps) // 2, len(session.steps)):
        other = Session.load(parse(write(branch(session.record, at))))
        assert other.record.branched
        assert other.steps == session.steps[:at]
        assert other.record.undone == 0
        with pytest.raises(NoWayBack):
            other.undo()
    assert not session.record.branched
