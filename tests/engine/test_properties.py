"""What is so in every position: tiles, discs and points are kept, lines of sight are true."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from hypothesis import given, settings

from game.engine import (
    CACOPHONY_COST,
    TILES,
    Cell,
    Covered,
    Display,
    Element,
    IntermezzoEnded,
    Orientation,
    Phase,
    State,
    apply,
    beside,
    explained,
    legal_moves,
    ranking,
    sight,
)
from tests.engine.positions import REACH, games, seen, states
from tests.random_games import Game
from tests.traced import traced


@settings(max_examples=80, deadline=None)
@given(games())
def test_no_tile_is_lost_or_doubled(game: Game) -> None:
    state = game.last
    gone = [
        tile
        for events in game.events
        for event in events
        if isinstance(event, IntermezzoEnded)
        for tile in event.gone
    ]
    there = [
        *state.pile,
        *state.offer,
        *state.row,
        *gone,
        *(lying.tile.id for player in state.players for lying in player.display.tiles.values()),
    ]
    if state.drawn is not None:
        there.append(state.drawn)
    assert Counter(there) == Counter(state.setup.deck)


@settings(max_examples=80, deadline=None)
@given(games())
def test_discs_and_points_are_kept(game: Game) -> None:
    for state in game.states[:: max(1, len(game.states) // 8)]:
        for player in state.players:
            tiles = player.display.tiles.values()
            on_tiles = sum(len(lying.arrows) for lying in tiles if not lying.complete)
            spirits = sum(lying.tile.value for lying in tiles if lying.complete)
            assert player.supply >= 0
            assert player.supply + on_tiles == state.setup.discs + player.cacophony
            assert player.score == spirits - CACOPHONY_COST * player.cacophony


@settings(max_examples=80, deadline=None)
@given(states())
def test_open_arrows_see_nothing_and_covered_arrows_see_their_element(state: State) -> None:
    for player in state.players:
        for cell, lying in player.display.tiles.items():
            for arrow in lying.arrows:
                is_open = arrow.direction in lying.open
                assert is_open is (seen(player.display, cell, arrow) is None)
            assert lying.complete is (not lying.open)


@settings(max_examples=80, deadline=None)
@given(states())
def test_what_arrows_see_is_what_a_walk_along_the_lines_finds(state: State) -> None:
    display = max((player.display for player in state.players), key=len)
    for cell, lying in display.tiles.items():
        for arrow in lying.tile.arrows:
            assert display.target(cell, arrow) == seen(display, cell, arrow)
    for cell in display.edge:
        for element in Element:
            tile = next(tile for tile in TILES if TILES[tile].element is element)
            laid = display.copy().lay(tile, cell, Orientation.N)
            found = [Covered(there, direction) for _, _, there, _, direction in laid.old]
            assert len(found) == len(set(found))
            assert set(found) == _watching(display, cell, element)


def _watching(display: Display, cell: Cell, element: Element) -> set[Covered]:
    return {
        Covered(there, arrow.direction)
        for there, lying in display.tiles.items()
        for arrow in lying.arrows
        if arrow.element is element
        and arrow.direction in lying.open
        and any(there.towards(arrow.direction, distance) == cell for distance in range(1, REACH))
    }


@settings(max_examples=80, deadline=None)
@given(states())
def test_the_edge_is_every_free_allowed_cell_beside_a_tile(state: State) -> None:
    for player in state.players:
        display = player.display
        if not display:
            assert display.edge == ((0, 0),)
            continue
        around = {side for cell in display.tiles for side in beside(cell)}
        free = {
            cell
            for cell in around
            if cell not in display and (display.cells is None or cell in display.cells)
        }
        assert set(display.edge) == free
        assert len(display.edge) == len(free)
        assert all(display.is_edge(cell) for cell in free)


@settings(max_examples=60, deadline=None)
@given(states())
def test_apply_leaves_its_argument_untouched_and_always_does_the_same(state: State) -> None:
    before = traced(state)
    for move in list(legal_moves(state))[::37]:
        first, second = apply(state, move), apply(state, move)
        assert first == second
        assert traced(first.state) == traced(second.state)
    assert traced(state) == before


@settings(max_examples=80, deadline=None)
@given(states())
def test_the_ranking_is_a_strict_order_of_all_seats(state: State) -> None:
    order = ranking(state.players)
    assert sorted(order) == list(range(state.setup.seats))
    keys = [(state.players[seat].score, -state.players[seat].moved) for seat in order]
    assert all(ahead > behind for ahead, behind in pairwise(keys))
    lines = explained(state)
    assert tuple(line.seat for line in lines) == order
    for ahead, behind in pairwise(lines):
        assert ahead.margin == ahead.score - behind.score >= 0


@settings(max_examples=60, deadline=None)
@given(games(whole=True))
def test_games_always_end(game: Game) -> None:
    state = game.last
    assert state.over
    assert state.ending is not None
    assert state.hand == ()
    assert list(legal_moves(state)) == []
    assert all(not before.over for before in game.states[:-1])


@settings(max_examples=60, deadline=None)
@given(games(whole=True))
def test_in_versus_all_have_had_equally_many_turns(game: Game) -> None:
    """Every turn is one placement outside an intermezzo; a level may stop a game early."""
    state = game.last
    if state.setup.solo or state.setup.cells is not None or len(state.setup.deck) < 19:
        return
    turns = Counter(
        before.active
        for before, after in zip(game.states, game.states[1:], strict=False)
        if before.phase is Phase.PLAY and after.drawn is None
    )
    assert len({turns[seat] for seat in range(state.setup.seats)}) == 1


@settings(max_examples=60, deadline=None)
@given(states())
def test_the_order_of_the_pile_is_not_in_sight(state: State) -> None:
    """Rule T4: nothing but the back of the top tile, and the set of those below."""
    top, below = state.taken + 1, state.setup.deck[state.taken + 1 :]
    other = (*state.setup.deck[:top], *reversed(below))
    setup = replace(state.setup, deck=other)
    assert sight(state._replace(setup=setup)) == sight(state)
    assert list(legal_moves(state._replace(setup=setup))) == list(legal_moves(state))
