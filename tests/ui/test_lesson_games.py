"""The positions of lessons and puzzles are what their words say, by brute force over all cells."""

from __future__ import annotations

from dataclasses import replace
from itertools import product
from typing import NamedTuple

import pytest

from game.engine import ORIENTATIONS, TILES, Cell, Draw, Element, Orientation, Place, State, apply
from game.match import Outcome, outcome
from game.store import Settings
from game.ui.lessons.games import Played, lesson_game, puzzle_game
from game.ui.lessons.script import LESSONS, Hold, Lesson, Make, Touch

NUMBERS = range(1, 9)


def placements(state: State) -> dict[Place, Outcome]:
    """What every placement would do."""
    return {
        move: outcome(state, move)
        for tile, cell, top in product(state.hand, state.player.display.edge, ORIENTATIONS)
        for move in (Place(tile, cell, top),)
    }


def ranked(state: State) -> list[tuple[int, Place]]:
    """All placements, the best first."""
    found = [(would.net, move) for move, would in placements(state).items()]
    return sorted(found, key=lambda one: -one[0])


def start(game: Played) -> State:
    return game.begin(Settings()).state


def lying(state: State) -> set[str]:
    """The learner's display as the records write it."""
    tiles = state.player.display.tiles.items()
    return {f"{lies.tile.id}@{cell}{lies.orientation.name}" for cell, lies in tiles}


def spirits(would: Outcome) -> list[int]:
    return [spirit.tile for spirit in would.spirits]


class Claim(NamedTuple):
    """What is claimed of a puzzle: the solution, its points, of how many, and the second best."""

    solution: str
    net: int
    of: int
    second: int
    spirits: tuple[int, ...] = ()


CLAIMS = {
    1: Claim("10@0,-1S", 4, 24, 1, (2, 10)),
    2: Claim("41@1,0W", 3, 36, 0, (41,)),
    3: Claim("3@2,0W", 7, 32, 4, (18, 2, 3)),
    4: Claim("48@-1,1N", 16, 40, 10, (28, 48)),
    5: Claim("49@-1,-1E", 2, 44, -4, (49,)),
    6: Claim("31@-1,1N", 6, 32, 0, (31,)),
    7: Claim("20@1,1W", 4, 24, 3, (35, 20)),
    8: Claim("56@-4,-2E", 7, 216, 6, (4, 56)),
}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_puzzle_has_one_best_place(number: int) -> None:
    claim, game = CLAIMS[number], puzzle_game(number)
    last = game.model[-1]
    found = ranked(last.before)
    assert str(last.move) == claim.solution
    assert found[0] == (claim.net, last.move)
    assert found[1][0] == claim.second
    assert len(found) == claim.of
    assert game.best == claim.net
    assert sorted(spirits(outcome(last.before, last.move))) == sorted(claim.spirits)


def test_the_second_best_of_a_puzzle_lies_where_it_is_said() -> None:
    for number in (1, 3, 4, 7):
        before, move = puzzle_game(number).model[-1].before, puzzle_game(number).model[-1].move
        second = CLAIMS[number].second
        assert isinstance(move, Place)
        others = {cell for net, (_, cell, _) in ranked(before) if net == second}
        assert others == {move.cell}, number


def test_in_the_fifth_puzzle_a_price_is_paid_first() -> None:
    last = puzzle_game(5).model[-1]
    would = outcome(last.before, last.move)
    assert (would.lost, would.gained) == (4, 6)
    assert {net for net, _ in ranked(last.before)[1:]} == {-4}


def test_in_the_seventh_puzzle_the_pile_is_better_than_the_offer() -> None:
    game = puzzle_game(7)
    before = start(game)
    assert before.hand == (45,)
    assert ranked(before)[0][0] == 0
    assert isinstance(game.model[0].move, Draw)
    assert (TILES[20].element, TILES[20].value) == (Element.EARTH, 1)
    assert {tile for tile in before.pile if alike(tile, 20)} == {19, 20}
    assert all(drawn_instead(game, tile)[0][0] >= 3 for tile in (19, 20))


def alike(one: int, other: int) -> bool:
    """Whether two tiles have the same back."""
    return (TILES[one].element, TILES[one].value) == (TILES[other].element, TILES[other].value)


def drawn_instead(game: Played, tile: int) -> list[tuple[int, Place]]:
    """All placements, had the pile's top been `tile`."""
    before = start(game)
    deck = list(before.setup.deck)
    here, there = before.taken, deck.index(tile)
    deck[here], deck[there] = deck[there], deck[here]
    setup = replace(before.setup, deck=tuple(deck))
    after, _ = apply(before._replace(setup=setup), Draw())
    assert after.drawn == tile
    return ranked(after)


def test_the_eighth_puzzle_has_one_way_to_win_and_eight_that_tie() -> None:
    last = puzzle_game(8).model[-1]
    state = last.before
    assert [player.score for player in state.players] == [75, 69]
    assert state.hand == (56, 48, 61)
    scores = [69 + net for net, _ in ranked(state)]
    assert [score for score in scores if score > 75] == [76]
    assert scores.count(75) == 8
    assert last.after.over


LYING = {
    1: "19@0,0N",
    2: "1@0,0N 38@1,0E 55@2,0S 19@2,-1N",
    3: "1@0,0N 2@0,-1E",
    4: "62@0,0N 8@1,0N 65@0,-1S 9@1,-1S 51@-1,0S 64@-1,1S",
    5: "45@-2,0W 7@-1,0S 63@0,0S 32@1,0E 49@-1,1N 44@0,1W 46@1,1N",
    6: "19@0,0N 30@0,-1S",
    7: "59@0,0E 50@1,0S",
    8: "24@-1,0N 42@0,0N 38@1,0W 60@0,1N",
}
SUPPLY = {1: 23, 2: 20, 3: 22, 4: 2, 5: 2, 6: 22, 7: 18, 8: 15}
HAND = {1: 30, 2: 37, 3: 3, 4: 31, 5: 61, 6: 57, 7: 13, 8: 37}
PUZZLES = {
    1: "2@0,0N 38@-1,0E",
    2: "4@-2,0E 12@-1,0W 55@0,0N 42@0,-1E",
    3: "65@0,0W 2@1,0E 18@1,1E 31@2,1N",
    4: "25@0,0W 28@-1,0W 69@-2,0W 11@-2,-1S 31@-2,-2S 13@-1,-1W",
    5: "64@0,0N 61@0,-1W 22@0,-2W 44@0,-3S 11@-1,-2N 36@1,0W 14@1,-1W",
    6: "17@0,0S 36@-1,0W 65@-1,-1S 39@-2,0E",
    7: "35@0,0E 14@1,0W",
}


@pytest.mark.parametrize("number", NUMBERS)
def test_a_lesson_begins_as_told(number: int) -> None:
    state = start(lesson_game(number))
    assert lying(state) == set(LYING[number].split())
    assert state.player.supply == SUPPLY[number]
    assert state.hand == (HAND[number],)


@pytest.mark.parametrize("number", PUZZLES)
def test_a_puzzle_begins_as_told(number: int) -> None:
    assert lying(start(puzzle_game(number))) == set(PUZZLES[number].split())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: str(lesson.number))
def test_the_steps_ask_for_the_model_play(lesson: Lesson) -> None:
    game = lesson_game(lesson.number)
    wanted = [step.goal for step in lesson.steps if isinstance(step.goal, Make)]
    own = [step for step in game.model if step.seat == game.seat]
    assert [goal.move for goal in wanted] == [step.move for step in own]
    state = start(game)
    for asked in lesson.steps:
        if isinstance(asked.goal, Hold) and state.drawn is not None:
            assert state.player.display.is_edge(asked.goal.cell)
        arrows = asked.goal.arrows if isinstance(asked.goal, Touch) else ()
        for cell, direction in arrows:
            assert direction in state.player.display[cell].open


def ends(number: int) -> list[Outcome]:
    """What each placement of the learner in a lesson's model does."""
    game = lesson_game(number)
    return [
        outcome(step.before, step.move)
        for step in game.model
        if step.seat == game.seat and isinstance(step.move, Place)
    ]


def test_what_happens_in_the_lessons_alone_is_as_told() -> None:
    (first,) = ends(1)
    assert (first.gained, first.back, first.placed, first.supply_after) == (1, 1, 2, 22)
    assert len(first.covered) == 2
    over, beyond = ends(2)
    assert [spirits(over), spirits(beyond)] == [[38], [1]]
    assert (beyond.score_after, beyond.supply_after) == (2, 20)
    (both,) = ends(3)
    assert sorted(spirits(both)) == [1, 2]
    assert (both.net, both.back, both.placed, both.supply_after) == (2, 2, 2, 22)
    (sixth,) = ends(6)
    assert (spirits(sixth), sixth.net, sixth.placed) == ([30], 3, 2)
    assert (sixth.score_after, sixth.supply_after) == (4, 22)


def test_in_the_fourth_lesson_discs_come_home_before_they_go_out() -> None:
    game = lesson_game(4)
    far = outcome(start(game), Place(31, Cell(2, 0), Orientation.E))
    assert (far.missing, far.net) == (1, -2)
    (would,) = ends(4)
    assert spirits(would) == [65, 31]
    assert (would.supply, would.back, would.placed, would.after) == (2, 3, 3, 3)
    assert (would.supply_after, would.net, would.missing) == (5, 12, 0)


def test_in_the_fifth_lesson_one_disc_is_missing_everywhere() -> None:
    state = start(lesson_game(5))
    assert {would.missing for would in placements(state).values()} == {1}
    (would,) = ends(5)
    assert (would.lost, would.gained, would.score_after, would.supply_after) == (2, 6, 4, 3)
    assert lesson_game(5).model[-1].after.player.cacophony == 1


def test_in_the_seventh_lesson_the_offer_helps_nothing_and_the_back_is_air() -> None:
    game = lesson_game(7)
    state = start(game)
    for move, would in placements(state).items():
        assert (would.placed, would.net) == (4, 0)
        assert {covered.cell for covered in would.covered} <= {move.cell}
    top = TILES[state.pile[0]]
    assert (top.element, top.value) == (Element.AIR, 1)
    (would,) = ends(7)
    assert (spirits(would), would.net) == ([59, 56], 4)
    after = game.model[-1].after
    assert after.row == (13,)
    assert [tile for tile in after.offer if tile] == [54, 11, 3, 33, 1]


def test_in_the_eighth_lesson_the_intermezzo_goes_as_told() -> None:
    game = lesson_game(8)
    state = start(game)
    assert [player.score for player in state.players] == [3, 2, 3, 1]
    assert state.row == (44, 36, 72)
    assert (TILES[state.pile[0]].element, TILES[state.pile[0]].value) == (Element.AIR, 3)
    draw, place, own, *others = game.model
    for top in ORIENTATIONS:
        for cell in place.before.player.display.edge:
            after, _ = apply(place.before, Place(58, cell, top))
            assert after.active == game.seat
    assert (outcome(place.before, place.move).net, len(draw.after.row)) == (0, 4)
    found = ranked(own.before)
    assert (len(found), found[0], found[1][0] < found[0][0]) == (144, (4, own.move), True)
    assert [(step.seat, str(step.move)) for step in others] == [
        (1, "44@1,-2N"),
        (2, "72@-1,-1E"),
        (0, "pass"),
    ]
    end = others[-1].after
    assert [player.score for player in end.players] == [3, 8, 6, 5]
    assert end.row == (36,)
    assert [tile for tile in end.offer if tile] == [40, 7, 53, 14, 29]
    assert end.active == 0


def test_the_learner_has_the_players_name_and_colour() -> None:
    session = lesson_game(8).begin(Settings(names=("Zoe",), colours=("ivory",)))
    assert session.names == ("Ada", "Ben", "Cleo", "Zoe")
    assert session.record.seats[3].colour == "ivory"
    assert lesson_game(8).begin(Settings(names=("Ada",))).names[3] == "Mira"
