"""What is refused, why, and that a refused move leaves no trace."""

import pytest

from game.engine import (
    BadNotation,
    Cell,
    IllegalMove,
    Mode,
    Reason,
    Setup,
    State,
    apply,
    is_legal,
    opening,
    parse_move,
    refusal,
)
from tests.drawn import lying
from tests.rules.table import eve, held, play, quietly, seated, stacked, then, until_one
from tests.traced import traced

OPENING = seated(2)
EARLY = play(OPENING, "1@0,0N 2@0,0N")
ONE_LEFT = until_one(seated(3))
DRAWN = play(ONE_LEFT, "draw")
INTERMEZZO = held(eve(seated(3)))
NO_PILE = until_one(seated(4, stacked(size=4)))
SOLO = lying("[17N]", then=[1, 2])
ENDED = quietly(seated(2, stacked(size=6)), 2)
CORNERED = play(
    opening(
        Setup(Mode.VERSUS, 2, stacked(), cells=frozenset({Cell(0, 0), Cell(1, 0), Cell(2, 0)}))
    ),
    "1@0,0N 2@0,0N",
)

REFUSED = [
    pytest.param(EARLY, "72@1,0N", Reason.NOT_ON_OFFER, id="still in the pile"),
    pytest.param(EARLY, "1@1,0N", Reason.NOT_ON_OFFER, id="on a display"),
    pytest.param(EARLY, "99@1,0N", Reason.NOT_ON_OFFER, id="no tile of the box"),
    pytest.param(INTERMEZZO, "72@1,0N", Reason.NOT_IN_ROW, id="not in the row"),
    pytest.param(DRAWN, "5@1,0N", Reason.NOT_DRAWN, id="not the tile drawn"),
    pytest.param(SOLO, "2@1,0N", Reason.NOT_DRAWN, id="not the tile revealed"),
    pytest.param(EARLY, "3@0,0N", Reason.CELL_TAKEN, id="cell taken"),
    pytest.param(EARLY, "3@1,1N", Reason.ONLY_CORNER, id="only at a corner"),
    pytest.param(EARLY, "3@5,5N", Reason.NOT_BESIDE, id="far away"),
    pytest.param(OPENING, "3@0,1N", Reason.FIRST_AT_ORIGIN, id="first not at 0,0"),
    pytest.param(CORNERED, "3@0,1N", Reason.CELL_CLOSED, id="cell closed"),
    pytest.param(CORNERED, "3@2,0N", Reason.NOT_BESIDE, id="cell allowed, not beside"),
    pytest.param(EARLY, "draw", Reason.DRAW_MANY, id="draw with several on offer"),
    pytest.param(NO_PILE, "draw", Reason.DRAW_EMPTY, id="draw from an empty pile"),
    pytest.param(DRAWN, "draw", Reason.DRAW_DONE, id="draw twice"),
    pytest.param(INTERMEZZO, "draw", Reason.DRAW_INTERMEZZO, id="draw in an intermezzo"),
    pytest.param(SOLO, "draw", Reason.DRAW_SOLO, id="draw in solo"),
    pytest.param(OPENING, "pass", Reason.PASS_NOW, id="pass in play"),
    pytest.param(DRAWN, "pass", Reason.PASS_NOW, id="pass with a drawn tile"),
    pytest.param(SOLO, "pass", Reason.PASS_NOW, id="pass in solo"),
    pytest.param(ENDED, "3@1,0N", Reason.OVER, id="place after the end"),
    pytest.param(ENDED, "draw", Reason.OVER, id="draw after the end"),
    pytest.param(ENDED, "pass", Reason.OVER, id="pass after the end"),
]


@pytest.mark.parametrize(("state", "text", "reason"), REFUSED)
def test_refusals_say_why_and_leave_no_trace(state: State, text: str, reason: Reason) -> None:
    move, before = parse_move(text), traced(state)
    assert not is_legal(state, move)
    assert refusal(state, move) is reason
    with pytest.raises(IllegalMove) as refused:
        apply(state, move)
    assert (refused.value.move, refused.value.reason) == (move, reason)
    assert traced(state) == before


def test_refusals_are_all_tried() -> None:
    assert {case.values[2] for case in REFUSED} == set(Reason)


def test_refusals_text_that_is_no_move() -> None:
    with pytest.raises(BadNotation) as refused:
        parse_move("seventeen at the top")
    assert refused.value.text == "seventeen at the top"


def test_refusals_do_not_stop_the_game() -> None:
    state = then(OPENING, parse_move("1@0,0N"))
    with pytest.raises(IllegalMove):
        play(state, "1@0,0N")
    assert play(state, "2@0,0N") == EARLY
