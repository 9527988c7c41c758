"""What a move would do is what it then does, and nothing hidden shows through."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import (
    CACOPHONY_COST,
    ROW_SIZE,
    TILES,
    ArrowCovered,
    CacophonyTaken,
    Cell,
    Direction,
    DiscsPlaced,
    Draw,
    Event,
    GameEnded,
    IllegalMove,
    LastRoundBegan,
    Mode,
    Move,
    Pass,
    Place,
    PointsScored,
    Setup,
    State,
    apply,
    deck,
    legal_moves,
    parse_move,
    ranking,
)
from game.match import Flag, Outcome, Spirit, outcome
from tests.drawn import lying
from tests.random_games import Game, random_game, random_move, random_setup
from tests.rules.table import eve, play, quiet, quietly, seated, stacked, then


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Games of any kind; many have few discs or a low target, so that much happens in them."""
    seats = draw(st.integers(1, 4))
    solo = st.sampled_from((Mode.SOLO, Mode.SOLO_FULL))
    setup = Setup(
        Mode.VERSUS if seats > 1 else draw(solo),
        seats,
        deck(str(draw(st.integers(0, 999))))[: draw(st.sampled_from((72, 72, 30)))],
        discs=draw(st.sampled_from((24, 12, 4, 0))),
        target=draw(st.sampled_from((None, 20))),
    )
    length = draw(st.integers(0, 70))
    return random_game(setup, draw(st.integers(0, 999)), length, draw(st.booleans()))


def some_moves(state: State, few: int = 12) -> list[Move]:
    """Legal moves from all over the list, the last one (a draw or a pass) among them."""
    moves = list(legal_moves(state))
    return moves[:: max(1, len(moves) // few)] + moves[-1:]


# --- The same as apply ----------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games())
def test_the_sums_are_those_of_the_commit(game: Game) -> None:
    state = game.last
    for move in some_moves(state):
        told, (after, events) = outcome(state, move), apply(state, move)
        before, now = state.player, after.players[state.active]
        assert told.seat == state.active
        assert (told.supply, told.supply_after) == (before.supply, now.supply)
        assert (told.score, told.score_after) == (before.score, now.score)
        assert told.cacophony == now.cacophony == before.cacophony + told.missing
        assert told.supply + told.back + told.missing - told.placed + told.after == now.supply
        assert told.lost == CACOPHONY_COST * told.missing
        assert told.net == told.gained - told.lost == now.score - before.score
        if isinstance(move, Place):
            assert told.placed == len(TILES[move.tile].arrows)
            assert told.missing == max(0, told.placed - told.supply - told.back)
            assert told.after in (0, told.placed)
        else:
            assert (told.placed, told.net, told.covered, told.spirits) == (0, 0, (), ())
        assert told.covered == tuple(e for e in events if isinstance(e, ArrowCovered))
        assert told.spirits == spirits_between(state, after, told)


def test_the_preview_is_the_commit_on_a_thousand_positions() -> None:
    """Every field, told from the two positions alone, in games of one to four seats."""
    checked = 0
    for seed in range(40):
        setup = random_setup(seed, discs=(24, 12, 5)[seed % 3])
        game = random_game(setup, seed, length=60, greedy=seed % 2 == 0)
        chance = Random(seed)
        for state in game.states[:: 1 + seed % 2]:
            if state.over:
                continue
            move = random_move(state, chance)
            assert outcome(state, move) == told_by_the_positions(state, move), (seed, str(move))
            checked += 1
    assert checked >= 1000


def told_by_the_positions(state: State, move: Move) -> Outcome:
    """What a move did, from the positions before and after it; only orders come from events."""
    after, events = apply(state, move)
    seat = state.active
    before, now = state.player, after.players[seat]
    cell = move.cell if isinstance(move, Place) else None
    old, new = before.display.tiles, now.display.tiles
    done = [c for c in new if new[c].complete and not (c in old and old[c].complete)]
    scored = [e.cell for e in events if isinstance(e, PointsScored)]
    assert sorted(scored) == sorted(done)
    discs = {c: len(new[c].arrows) for c in new}
    missing = now.cacophony - before.cacophony
    order = ranking(after.players)
    ahead = order[order.index(seat) - 1] if order.index(seat) else None
    tied = ahead is not None and after.players[ahead].score == now.score
    covered = {
        (c, d)
        for c in new
        for d in set(Direction) - set(new[c].open)
        if any(a.direction is d for a in new[c].arrows) and not (c in old and d not in old[c].open)
    }
    told = tuple(e for e in events if isinstance(e, ArrowCovered))
    assert {(e.cell, e.direction) for e in told} == covered
    assert len(told) == len(covered)
    return Outcome(
        seat=seat,
        covered=told,
        spirits=tuple(Spirit(c, new[c].tile.id, new[c].tile.value) for c in scored),
        supply=before.supply,
        back=sum(discs[c] for c in done if c != cell),
        placed=discs[cell] if cell is not None else 0,
        missing=missing,
        after=sum(discs[c] for c in done if c == cell),
        supply_after=now.supply,
        cacophony=now.cacophony,
        lost=CACOPHONY_COST * missing,
        score=before.score,
        score_after=now.score,
        flags=frozenset(expected_flags(state, move)),
        behind=ahead if tied else None,
    )


def spirits_between(state: State, after: State, told: Outcome) -> tuple[Spirit, ...]:
    """The spirits that are out after a move and were not before, in the order told."""
    before = state.player.display.tiles
    new = {
        cell: lying.tile
        for cell, lying in after.players[state.active].display.tiles.items()
        if lying.complete and not (cell in before and before[cell].complete)
    }
    assert new.keys() == {spirit.cell for spirit in told.spirits}
    return tuple(Spirit(s.cell, new[s.cell].id, new[s.cell].value) for s in told.spirits)


@settings(max_examples=40, deadline=None)
@given(games())
def test_spirits_are_in_the_order_in_which_they_score(game: Game) -> None:
    for state, move, events in zip(game.states, game.moves, game.events, strict=False):
        scored = [e.cell for e in events if isinstance(e, PointsScored)]
        assert [spirit.cell for spirit in outcome(state, move).spirits] == scored


@settings(max_examples=60, deadline=None)
@given(games())
def test_the_flags_are_true_and_none_is_missing(game: Game) -> None:
    state = game.last
    for move in some_moves(state):
        assert outcome(state, move).flags == expected_flags(state, move)


def after_payment(events: Sequence[Event]) -> bool:
    """Whether points come after the discs were paid."""
    paid = [isinstance(event, DiscsPlaced) for event in events]
    return any(isinstance(event, PointsScored) for event in events[paid.index(True) :])


def expected_flags(state: State, move: Move) -> set[Flag]:
    """The flags from the positions before and after alone, but for the order of payment."""
    after, events = apply(state, move)
    seat, target = state.active, state.setup.target
    old, new = state.player.score, after.players[seat].score
    first, behind = ranking(after.players)[0], tied_ahead(after, seat)
    marker = state.player.moved != after.players[seat].moved
    moved = marker and state.setup.seats > 1
    kinds = {type(event) for event in events}
    true = {
        Flag.TARGET: target is not None and old < target <= new,
        Flag.LAST_ROUND: LastRoundBegan in kinds,
        Flag.ENDS: after.over,
        Flag.FOURTH: isinstance(move, Draw) and len(after.row) == ROW_SIZE,
        Flag.LEAD: moved and first == seat != ranking(state.players)[0],
        Flag.TIE: moved and behind,
        Flag.PAYS_FIRST: CacophonyTaken in kinds and after_payment(events),
        Flag.BELOW: new < min(0, old),
    }
    assert after.over is (GameEnded in kinds)
    return {flag for flag in Flag if true[flag]}


def tied_ahead(state: State, seat: int) -> bool:
    """Whether another seat is ahead of `seat` on the same score (rule S1)."""
    own = state.players[seat]
    return any(o.score == own.score and o.moved < own.moved for o in state.players)


@settings(max_examples=40, deadline=None)
@given(games())
def test_who_is_ahead_on_equal_points_is_named(game: Game) -> None:
    state = game.last
    for move in some_moves(state):
        after, behind = apply(state, move).state, outcome(state, move).behind
        assert (behind is not None) is tied_ahead(after, state.active)
        if behind is not None:
            order = ranking(after.players)
            assert order.index(behind) + 1 == order.index(state.active)
            assert after.players[behind].score == after.players[state.active].score


def test_a_move_that_is_refused_has_no_outcome() -> None:
    with pytest.raises(IllegalMove):
        outcome(seated(2), Pass())


# --- Nothing hidden -------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games(), st.integers(0, 999))
def test_what_the_pile_hides_makes_no_difference(game: Game, seed: int) -> None:
    """Rule T4: only how many tiles it holds is known, and the back of its top."""
    state = game.last
    pile = list(state.pile)
    Random(seed).shuffle(pile)
    order = (*state.setup.deck[: state.taken], *pile)
    other = state._replace(setup=replace(state.setup, deck=order))
    for move in some_moves(state):
        assert outcome(other, move) == outcome(state, move)


# --- Examples -------------------------------------------------------------------------------

FOUR_AT_ONCE = """
    2N:N   [1N:NE]   19N:N
    .      .         20N:NE
"""


def test_p5_payment_is_due_before_the_return() -> None:
    """Supply 2, a four-arrow tile complete at once: take 2, -4, then +10, supply 4."""
    told = outcome(lying(FOUR_AT_ONCE, then=[8, 3], discs=6), parse_move("8@0,1N"))
    assert (told.supply, told.back, told.placed, told.missing) == (2, 0, 4, 2)
    assert (told.lost, told.gained, told.net) == (4, 10, 6)
    assert (told.after, told.supply_after, told.cacophony) == (4, 4, 2)
    assert told.spirits == (Spirit(Cell(0, 1), 8, 10),)
    assert len(told.covered) == 4
    assert told.flags == {Flag.PAYS_FIRST}


def test_p2_freed_discs_are_there_for_the_payment() -> None:
    told = outcome(lying("[2N]", then=[1, 3], discs=1), parse_move("1@0,-1N"))
    assert (told.supply, told.back, told.placed, told.missing, told.after) == (0, 1, 1, 0, 0)
    assert (told.supply_after, told.net, told.lost) == (0, 1, 0)
    assert told.spirits == (Spirit(Cell(0, 0), 2, 1),)
    assert told.flags == set()


def after(text: str, *front: int, target: int = 1000) -> State:
    """The position of two seats with certain tiles on offer, after some moves."""
    return play(seated(2, stacked(*front), target=target), text)


EXAMPLES: dict[Flag, list[tuple[State, str, set[Flag]]]] = {
    Flag.TARGET: [
        (
            after("2@0,0N 37@0,0N", 2, 37, 1, target=1),
            "1@0,-1N",
            {Flag.TARGET, Flag.LAST_ROUND},
        ),
        (lying("[2N]", then=[1, 3], target=1), "1@0,-1N", {Flag.TARGET, Flag.ENDS}),
    ],
    Flag.LAST_ROUND: [
        (quietly(seated(2, stacked(size=14)), 4), "5@1,0N", {Flag.LAST_ROUND}),
    ],
    Flag.ENDS: [(lying("[1N]", then=[2]), "2@0,-1N", {Flag.ENDS})],
    Flag.FOURTH: [(eve(seated(2)), "draw", {Flag.FOURTH})],
    Flag.LEAD: [(after("37@0,0N 2@0,0N 38@1,0N", 2, 37, 1, 38), "1@0,-1N", {Flag.LEAD})],
    Flag.TIE: [
        (after("37@0,0N 2@0,0N 38@0,1N 1@0,-1N", 2, 37, 1, 38, 39), "39@1,0N", set()),
        (after("38@0,0N 2@0,0N 37@0,-1N", 38, 2, 37, 1), "1@0,-1N", {Flag.TIE}),
    ],
    Flag.PAYS_FIRST: [
        (lying(FOUR_AT_ONCE, then=[8, 3], discs=6), "8@0,1N", {Flag.PAYS_FIRST}),
        (lying(FOUR_AT_ONCE, then=[8, 3], discs=8), "8@0,1N", set()),
    ],
    Flag.BELOW: [
        (lying("[1N]", then=[9, 3], discs=1), "9@1,0N", {Flag.BELOW}),
        (lying("[1N]", then=[9, 3], discs=5), "9@1,0N", set()),
    ],
}


@pytest.mark.parametrize("flag", Flag, ids=lambda flag: flag.name)
def test_every_flag_has_its_examples(flag: Flag) -> None:
    assert any(flag in flags for _, _, flags in EXAMPLES[flag])
    for state, move, flags in EXAMPLES[flag]:
        assert outcome(state, parse_move(move)).flags == flags


def test_the_fourth_draw_is_flagged_and_no_draw_before_it() -> None:
    state = quietly(seated(2), 4)
    told = outcome(state, Draw())
    assert told.flags == set()
    assert (told.supply_after, told.score_after) == (told.supply, told.score)


def test_passing_does_nothing() -> None:
    state = then(eve(seated(2)), Draw())
    told = outcome(then(state, quiet(state)), Pass())
    assert (told.net, told.placed, told.back, told.after) == (0, 0, 0, 0)
    assert told.supply_after == told.supply
