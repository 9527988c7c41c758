"""The examples of the rule book: games from `assets/examples.json`, by the page they belong to."""

from __future__ import annotations

import json
from functools import cache

from game.match import Session, parse
from game.resources import assets


@cache
def example(name: str) -> Session:
    """The game of an example, played to its end. `record.at` tells where the page begins.

    Raises KeyError for an unknown name.
    """
    text = (assets() / "examples.json").read_text(encoding="utf-8")
    return Session.load(parse(json.dumps(json.loads(text)[name])))
