"""The words on the strip while nothing is tried: who is to play, and what can be done now."""

from __future__ import annotations

from game.engine import Phase
from game.ui.table.view import TableView
from game.ui.turn import Stage


def prompt(view: TableView, *, last_offer: bool) -> tuple[str, str]:
    """Who, and what; `last_offer` tells that the pile may be taken instead of the last tile."""
    words, state = view.words, view.turn.state
    if state.over and view.timeline is None:
        return words("res.look"), ""
    name = view.people[state.active].name
    who = words("play.turn.you") if len(view.people) == 1 else words("play.turn", name=name)
    if view.timeline is not None:
        return who, ""
    if view.looked_at is not None:
        return view.people[view.looked_at].name, words("play.look.back", name=name)
    return who, words(_what(view, last_offer))


def _what(view: TableView, last_offer: bool) -> str:
    """The key of what can be done now."""
    turn = view.turn
    state = turn.state
    if turn.stage is Stage.CHOOSE:
        if state.phase is Phase.INTERMEZZO:
            return "inter.you"
        return "play.choose.last" if last_offer else "play.choose"
    if turn.stage is Stage.PINNED:
        return "play.pinned"
    if state.drawn is not None and not state.setup.solo:
        return "play.must"
    return "play.place" if state.player.display else "play.place.first"
