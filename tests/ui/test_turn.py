"""One decision while it is being made, by mouse, keyboard or a storm of clicks."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.engine import SIDES, Cell, Direction, Draw, Orientation, Place, Reason, State, is_legal
from game.match import outcome
from game.ui.turn import SETTLE_MS, Stage, Turn, nearest, towards
from tests.drawn import lying
from tests.random_games import Game
from tests.rules.table import quietly, seated, then
from tests.ui.steps import games

NORTH, EAST, SOUTH, WEST = Cell(0, -1), Cell(1, 0), Cell(0, 1), Cell(-1, 0)
FAR = Cell(5, 5)


def duel() -> State:
    """Two seats with a tile each, three on offer: 3, 4 and 5; the first is to play."""
    return quietly(seated(2), 2)


def carrying(one_click: bool = False) -> Turn:
    """A tile of the offer in hand."""
    turn = Turn(duel(), one_click)
    turn.take(4)
    return turn


def hovering() -> Turn:
    """A tile over the cell to the north."""
    turn = carrying()
    turn.hover(NORTH)
    return turn


def pinned(at: float = 0.0) -> Turn:
    """A tile pinned to the cell to the north at some time."""
    turn = carrying()
    turn.press(NORTH, at)
    return turn


# --- From stage to stage --------------------------------------------------------------------


def test_a_turn_begins_with_nothing_in_hand() -> None:
    turn = Turn(duel())
    assert turn.stage is Stage.CHOOSE
    assert (turn.tile, turn.cell, turn.move, turn.preview) == (None, None, None, None)


def test_from_choosing_to_committing() -> None:
    turn = Turn(duel())
    assert turn.take(4)
    assert (turn.stage, turn.move) == (Stage.CARRY, None)
    assert turn.hover(EAST)
    assert (turn.stage, turn.move) == (Stage.HOVER, Place(4, EAST, Orientation.N))
    assert turn.press(EAST, now=1000) is None
    assert turn.stage is Stage.PINNED
    assert turn.turn(1)
    assert turn.press(EAST, now=2000) == Place(4, EAST, Orientation.E)


def test_nothing_here_changes_the_game() -> None:
    state = duel()
    turn = Turn(state)
    turn.take(4)
    turn.press(EAST, 0)
    turn.press(EAST, 500)
    assert turn.state is state
    assert state.offer == (3, 4, 5)


def test_only_a_tile_of_the_hand_can_be_taken() -> None:
    turn = Turn(duel())
    assert not turn.take(1)
    assert not turn.take(60)
    assert turn.stage is Stage.CHOOSE


def test_another_tile_starts_anew() -> None:
    turn = pinned()
    turn.turn(1)
    assert turn.take(5)
    assert (turn.stage, turn.tile, turn.orientation) == (Stage.CARRY, 5, Orientation.N)


def test_the_same_tile_taken_again_keeps_its_turn_and_is_unpinned() -> None:
    turn = pinned()
    turn.turn(1)
    assert turn.take(4)
    assert (turn.stage, turn.cell, turn.orientation) == (Stage.HOVER, NORTH, Orientation.E)


@pytest.mark.parametrize("turn", [carrying(), hovering(), pinned()], ids=["carry", "hover", "pin"])
def test_a_tile_of_the_offer_can_be_put_back(turn: Turn) -> None:
    turn.put_back()
    assert (turn.stage, turn.tile, turn.cell) == (Stage.CHOOSE, None, None)


def test_back_goes_one_stage_at_a_time() -> None:
    turn = pinned()
    stages = []
    while turn.back():
        stages.append(turn.stage)
    assert stages == [Stage.HOVER, Stage.CHOOSE]


def test_a_game_that_is_over_leaves_nothing_to_decide() -> None:
    state = then(lying("[1N]", then=[2]), Place(2, NORTH, Orientation.N))
    assert state.over
    turn = Turn(state)
    assert (turn.stage, turn.cells) == (Stage.CHOOSE, ())
    assert not turn.take(2)


# --- A tile that must be placed -------------------------------------------------------------


@pytest.mark.parametrize(
    "state",
    [lying("[1N]", then=[2, 3]), then(quietly(seated(2), 4), Draw())],
    ids=["solo", "revealed"],
)
def test_a_revealed_tile_is_in_hand_and_cannot_be_put_back(state: State) -> None:
    turn = Turn(state)
    assert (turn.stage, turn.tile) == (Stage.CARRY, state.drawn)
    turn.put_back()
    assert turn.tile == state.drawn
    assert not turn.back()
    turn.hover(turn.cells[0])
    assert not turn.back()
    assert turn.tile == state.drawn
    turn.press(turn.cells[0], 0)
    assert turn.back()
    assert (turn.stage, turn.tile) == (Stage.HOVER, state.drawn)


# --- Hovering and turning -------------------------------------------------------------------


def test_only_cells_beside_the_display_can_be_hovered_over() -> None:
    turn = carrying()
    assert not turn.hover(FAR)
    assert turn.cell is None
    turn.hover(NORTH)
    assert turn.hover(Cell(0, 0))
    assert (turn.cell, turn.stage) == (None, Stage.CARRY)


def test_hovering_tells_whether_the_ghost_moved() -> None:
    turn = carrying()
    assert turn.hover(NORTH)
    assert not turn.hover(NORTH)
    assert turn.hover(None)
    assert not turn.hover(None)


def test_without_a_tile_nothing_hovers_or_turns() -> None:
    turn = Turn(duel())
    assert not turn.hover(NORTH)
    assert not turn.turn(1)
    assert not turn.step(Direction.N)
    assert not turn.next()
    assert turn.press(NORTH, 0) is None
    assert turn.confirm(0) is None


@pytest.mark.parametrize("cell", [EAST, FAR, None])
def test_a_pinned_tile_does_not_follow_the_pointer(cell: Cell | None) -> None:
    turn = pinned()
    assert not turn.hover(cell)
    assert (turn.stage, turn.cell) == (Stage.PINNED, NORTH)


def test_a_tile_keeps_its_turn_from_cell_to_cell() -> None:
    turn = hovering()
    turn.turn(-1)
    turn.hover(EAST)
    assert turn.move == Place(4, EAST, Orientation.W)
    turn.turn(2)
    assert turn.orientation is Orientation.E


def test_the_preview_is_the_outcome_of_the_move_under_the_ghost() -> None:
    turn = hovering()
    for cell in turn.cells:
        turn.hover(cell)
        for _ in range(4):
            turn.turn(1)
            assert turn.move is not None
            assert turn.preview == outcome(turn.state, turn.move)
            assert turn.preview is turn.preview
    turn.hover(None)
    assert turn.preview is None


def test_a_cell_that_is_refused_has_its_reason() -> None:
    turn = carrying()
    assert turn.refusal(Cell(0, 0)) is Reason.CELL_TAKEN
    assert turn.refusal(Cell(1, 1)) is Reason.ONLY_CORNER
    assert turn.refusal(FAR) is Reason.NOT_BESIDE
    assert turn.refusal(NORTH) is None


# --- Pressing -------------------------------------------------------------------------------


def test_a_storm_of_clicks_pins_once_and_commits_nothing() -> None:
    turn = carrying()
    for click in range(20):
        assert turn.press(NORTH, 10.0 * click) is None
        assert (turn.stage, turn.cell) == (Stage.PINNED, NORTH)
    assert turn.press(NORTH, 190 + SETTLE_MS) == Place(4, NORTH, Orientation.N)


def test_a_storm_may_last_as_long_as_it_likes() -> None:
    turn = carrying()
    assert all(turn.press(NORTH, 150.0 * click) is None for click in range(100))


@pytest.mark.parametrize(("wait", "commits"), [(0, False), (179, False), (180, True), (9999, True)])
def test_a_second_press_commits_once_the_tile_has_settled(wait: float, commits: bool) -> None:
    assert SETTLE_MS == 180
    assert (pinned(at=500).press(NORTH, 500 + wait) is not None) is commits
    assert (pinned(at=500).confirm(500 + wait) is not None) is commits


def test_a_press_elsewhere_pins_there_instead() -> None:
    turn = pinned(at=0)
    assert turn.press(EAST, 1000) is None
    assert (turn.stage, turn.cell) == (Stage.PINNED, EAST)
    assert turn.press(EAST, 1100) is None
    assert turn.press(EAST, 1400) == Place(4, EAST, Orientation.N)


@pytest.mark.parametrize("cell", [Cell(0, 0), Cell(1, 1), FAR])
def test_a_press_where_no_tile_may_lie_changes_nothing(cell: Cell) -> None:
    turn = pinned()
    assert turn.press(cell, 1000) is None
    assert (turn.stage, turn.cell) == (Stage.PINNED, NORTH)


def test_with_one_click_the_first_press_commits() -> None:
    turn = carrying(one_click=True)
    turn.turn(1)
    assert turn.press(NORTH, 0) == Place(4, NORTH, Orientation.E)


def test_with_one_click_a_storm_commits_once() -> None:
    turn = carrying(one_click=True)
    assert [turn.press(NORTH, 10.0 * click) is not None for click in range(20)] == [
        True,
        *[False] * 19,
    ]


def test_confirming_pins_first() -> None:
    turn = hovering()
    assert turn.confirm(0) is None
    assert turn.stage is Stage.PINNED
    assert turn.confirm(100) is None
    assert turn.confirm(300) == Place(4, NORTH, Orientation.N)


def test_confirming_over_no_cell_finds_one() -> None:
    turn = carrying()
    assert turn.confirm(0) is None
    assert turn.stage is Stage.HOVER
    assert turn.cell in turn.cells


# --- By keyboard and pad --------------------------------------------------------------------


def test_the_first_step_enters_the_display() -> None:
    turn = carrying()
    assert turn.step(Direction.W)
    assert turn.cell in turn.cells


def test_a_step_goes_that_way() -> None:
    turn = hovering()
    turn.step(Direction.S)
    assert turn.cell is not None
    assert turn.cell.y > NORTH.y
    turn.hover(NORTH)
    assert not turn.step(Direction.N)
    assert turn.cell == NORTH


def test_a_step_unpins() -> None:
    turn = pinned()
    assert turn.step(Direction.S)
    assert turn.stage is Stage.HOVER
    turn = pinned()
    assert turn.next()
    assert turn.stage is Stage.HOVER


@settings(max_examples=60, deadline=None)
@given(games())
def test_steps_of_the_four_arrow_keys_reach_every_cell_from_every_cell(game: Game) -> None:
    turn = _in_hand(game)
    if turn is None:
        return
    for start in turn.cells:
        assert _reached(turn, start) == set(turn.cells)


def _in_hand(game: Game) -> Turn | None:
    """The decision at the end of a game, its first tile in hand, if there is one to place."""
    turn = Turn(game.last)
    return turn if game.last.hand and turn.take(game.last.hand[0]) and turn.cells else None


def _reached(turn: Turn, start: Cell) -> set[Cell]:
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for side in SIDES:
            turn.hover(here)
            if turn.step(side) and turn.cell is not None and turn.cell not in found:
                found.add(turn.cell)
                waiting.append(turn.cell)
    return found


@settings(max_examples=40, deadline=None)
@given(games())
def test_next_goes_through_all_cells_in_reading_order_and_round_again(game: Game) -> None:
    turn = _in_hand(game)
    if turn is None:
        return
    seen = []
    for _ in turn.cells:
        turn.next()
        seen.append(turn.cell)
    assert seen == sorted(turn.cells, key=lambda cell: (cell.y, cell.x))
    turn.next()
    assert turn.cell == seen[0]
    turn.next(-1)
    assert turn.cell == seen[-1]


def test_nearest_and_towards() -> None:
    cells = [Cell(0, 0), Cell(3, 0), Cell(2, 2)]
    assert nearest(cells, (2.2, 0.4)) == Cell(3, 0)
    assert nearest([], (0, 0)) is None
    assert towards(cells, Cell(0, 0), Direction.E) == Cell(3, 0)
    assert towards(cells, Cell(0, 0), Direction.S) == Cell(2, 2)
    assert towards(cells, Cell(0, 0), Direction.N) is None


# --- Whatever one does ----------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games(), st.lists(st.tuples(st.integers(0, 8), st.integers(0, 40)), max_size=40))
def test_whatever_one_does_only_legal_moves_come_out(
    game: Game, deeds: list[tuple[int, int]]
) -> None:
    state = game.last
    turn, now = Turn(state), 0.0
    for deed, n in deeds:
        now += 20 * n
        came = _do(turn, deed, n, now)
        assert came is None or is_legal(state, came)
        assert turn.move is None or is_legal(state, turn.move)
        assert (turn.stage is Stage.PINNED) is (turn.pinned and turn.cell is not None)
        assert state.drawn is None or state.over or turn.tile == state.drawn


def _do(turn: Turn, deed: int, n: int, now: float) -> Place | None:
    """One of the things a player can do."""
    hand, cells = turn.state.hand, (*turn.cells, FAR, Cell(0, 0))
    cell = cells[n % len(cells)]
    match deed:
        case 0 if hand:
            turn.take(hand[n % len(hand)])
        case 1:
            turn.hover(cell)
        case 2:
            turn.turn(n % 4)
        case 3:
            turn.back()
        case 4:
            turn.step(SIDES[n % 4])
        case 5:
            turn.next()
        case 6:
            turn.put_back()
        case 7:
            return turn.confirm(now)
        case _:
            return turn.press(cell, now)
    return None
