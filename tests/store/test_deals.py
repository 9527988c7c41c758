"""The deals that come with the game are what their seeds give."""

from pathlib import Path

import pytest

from game.engine import deck
from game.resources import levels
from game.store import Deal, StoreError, deals
from game.words import Words

DEALS = deals(levels())


def test_there_are_sixteen_different_ones() -> None:
    assert len({deal.id for deal in DEALS}) == len({deal.seed for deal in DEALS}) == 16


@pytest.mark.parametrize("deal", DEALS, ids=lambda deal: deal.id)
def test_the_deck_is_what_the_seed_gives(deal: Deal) -> None:
    assert deal.deck == deck(deal.seed)
    assert len(deal.seed) <= 24


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_names_differ(language: str) -> None:
    words = Words.load(language)
    assert len({words(f"deal.{deal.id}") for deal in DEALS}) == 16


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "sagani-deal", "version": 2}'])
def test_what_is_no_deal_is_reported(tmp_path: Path, text: str) -> None:
    (tmp_path / "deals").mkdir()
    (tmp_path / "deals" / "a.json").write_text(text)
    with pytest.raises(StoreError):
        deals(tmp_path)
