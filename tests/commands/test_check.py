"""`check`: content with the engine as it is, and quick to find what is counted wrongly."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace

import pytest

from game.__main__ import main
from game.commands import check
from game.engine import Applied, Move, Player, State, apply

Spoil = Callable[[State], State]


def test_random_games_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in lines] == [
        *("solo, 1 seats", "solo-full, 1 seats"),
        *("versus, 2 seats", "versus, 3 seats", "versus, 4 seats"),
    ]
    assert all(line.endswith("nothing amiss") for line in lines)


def test_only_some_seats_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--games", "1", "--seats", "3", "--seed", "moth"]) == 0
    assert capsys.readouterr().out.startswith("versus, 3 seats: 1 games, ")


def changed(state: State, **changes: object) -> State:
    """The same position, with something else in the first seat."""
    first, *others = state.players
    return state._replace(players=(first._replace(**changes), *others))  # type: ignore[arg-type]


def a_disc_less(state: State) -> State:
    """A disc rolled under the table."""
    return changed(state, supply=state.players[0].supply - 1)


def a_disc_owed(state: State) -> State:
    """A supply below nothing."""
    return changed(state, supply=-1)


def a_point_more(state: State) -> State:
    """The marker was pushed."""
    return changed(state, score=state.players[0].score + 1)


def a_tile_on_offer_twice(state: State) -> State:
    """The box had a tile too many."""
    return state._replace(offer=state.offer + state.offer[:1])


def a_tile_that_is_nowhere(state: State) -> State:
    """A tile fell off the table."""
    return state._replace(offer=state.offer[1:])


def a_marker_in_the_others_place(state: State) -> State:
    """Two markers moved at the same time."""
    first, second, *others = state.players
    return state._replace(players=(first, second._replace(moved=first.moved), *others))


def an_arrow_that_sees_nothing(state: State) -> State:
    """A disc lies on an arrow though nothing is ahead."""
    tiles = dict(state.players[0].display.tiles)
    for cell, lying in tiles.items():
        if len(lying.open) > 1:
            tiles[cell] = lying._replace(mask=lying.mask & (lying.mask - 1))
            return changed(state, display=SimpleNamespace(tiles=tiles))
    return state


@pytest.mark.parametrize(
    ("spoil", "what"),
    [
        (a_disc_less, "a disc was lost"),
        (a_disc_owed, "a supply below nothing"),
        (a_point_more, "a point was lost"),
        (a_tile_on_offer_twice, "a tile in two places"),
        (a_tile_that_is_nowhere, "a tile was lost"),
        (a_marker_in_the_others_place, "a shared rank"),
        (an_arrow_that_sees_nothing, "arrow on"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_what_is_counted_wrongly_is_found(
    spoil: Spoil,
    what: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def wrong(state: State, move: Move) -> Applied:
        after, events = apply(state, move)
        return Applied(after if after.over else spoil(after), events)

    monkeypatch.setattr(check, "apply", wrong)
    assert main(["check", "--games", "1", "--seats", "2", "--seed", "moth"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("moth")
    assert what in out


def test_a_game_without_events_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "apply", lambda state, move: Applied(apply(state, move).state, ()))
    assert main(["check", "--games", "1", "--seats", "1"]) == 1
    assert "a move without events" in capsys.readouterr().out


def test_the_last_player_is_checked_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: set[int] = set()
    real = check.check_player

    def looking(player: Player, discs: int) -> None:
        looked_at.add(player.moved)
        real(player, discs)

    monkeypatch.setattr(check, "check_player", looking)
    assert main(["check", "--games", "1", "--seats", "4"]) == 0
    assert {0, 1, 2, 3} <= looked_at
