"""Opens a record as far as it can be played, whatever is wrong with the rest of it."""

from __future__ import annotations

import json
from typing import NamedTuple

from game.match.record import BadFile, Record, parse
from game.match.session import BrokenRecord, Session


class Reading(NamedTuple):
    """A game from a record; `broken` is the place of the first move that could not be played,
    counted from 0, or None if all could."""

    session: Session
    broken: int | None = None


def as_far_as_it_goes(text: str) -> Reading:
    """The game that `text` tells, up to the first move that cannot be read or played.

    Raises BadFile where not even the setup can be made out.
    """
    try:
        record, unread = parse(text), None
    except BadFile as error:
        if error.at is None:
            raise
        record, unread = _cut(text, error.at), error.at
    try:
        return Reading(Session.load(record), unread)
    except BrokenRecord as error:
        return Reading(error.session, error.at)


def _cut(text: str, moves: int) -> Record:
    """The record with only so many of its moves, which can all be read. Raises BadFile."""
    data = json.loads(text)
    data["moves"] = data["moves"][:moves]
    return parse(json.dumps(data))
