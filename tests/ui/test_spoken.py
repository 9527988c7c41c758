"""The table in words: word by word at fixed positions, in both languages."""

import json
from dataclasses import replace

import pytest

from game.engine import Draw, Mode, Phase, Place, apply
from game.match import Record, Seat, Session, outcome, parse
from game.resources import assets
from game.ui.spoken import Spoken, Tried, as_text
from game.words import Words
from tests.random_games import random_game, random_setup
from tests.ui.test_rough_guests import game
from tests.ui.test_scenes_around import CODES, begun, finished

BEFORE = {
    "en": """\
Round 7. Mira to play. Target 75.
Mira placed air 6 at column 1, row 2.
In hand: water 6, arrows up wants air, up right wants earth, up left wants fire.

Mira: 0 points, supply 2, cacophony 0, 6 tiles.

Pile: 65 tiles, on top fire 1.

Display of Mira, 3 wide, 3 high.
Row 1: Column 2, air 10, open: left wants air, up left wants earth, down right wants fire.
Row 2: Column 1, air 6, open: up wants earth, up right wants fire, up left wants water. \
Column 2, water 6, open: right wants earth, down right wants air, up right wants fire.
Row 3: Column 1, fire 10, open: up wants fire, down wants air, left wants earth. \
Column 2, water 10, open: down wants water. \
Column 3, earth 10, open: up wants earth, up right wants earth.
""",
    "de": """\
Runde 7. Mira ist am Zug. Ziel 75.
Mira hat Luft 6 auf Spalte 1, Reihe 2 gelegt.
In der Hand: Wasser 6, Pfeile oben will Luft, rechts oben will Erde, links oben will Feuer.

Mira: 0 Punkte, Vorrat 2, Missklang 0, 6 Plättchen.

Stapel: 65 Plättchen, oben Feuer 1.

Auslage von Mira, 3 breit, 3 hoch.
Reihe 1: Spalte 2, Luft 10, offen: links will Luft, links oben will Erde, rechts unten will Feuer.
Reihe 2: Spalte 1, Luft 6, offen: oben will Erde, rechts oben will Feuer, links oben will Wasser. \
Spalte 2, Wasser 6, offen: rechts will Erde, rechts unten will Luft, rechts oben will Feuer.
Reihe 3: Spalte 1, Feuer 10, offen: oben will Feuer, unten will Luft, links will Erde. \
Spalte 2, Wasser 10, offen: unten will Wasser. \
Spalte 3, Erde 10, offen: oben will Erde, rechts oben will Erde.
""",
}
MOVE = {
    "en": "Mira placed water 6 at column 2, row 4. Spirit: water 10, plus 10. "
    "Spirit: water 6, plus 6. Score plus 16, now 16.",
    "de": "Mira hat Wasser 6 auf Spalte 2, Reihe 4 gelegt. Geist: Wasser 10, plus 10. "
    "Geist: Wasser 6, plus 6. Punkte plus 16, jetzt 16.",
}
TRIED = {
    "en": "Column 2, row 4: covers 4 arrows, plus 16.",
    "de": "Spalte 2, Reihe 4: deckt 4 Pfeile ab, plus 16.",
}


def page06() -> Record:
    """An example of the rule book, in which the last move brings two spirits."""
    examples = json.loads((assets() / "examples.json").read_text(encoding="utf-8"))
    return parse(json.dumps(examples["page06"]))


def told(session: Session, language: str, tried: Tried | None = None) -> str:
    words = Words.load(language)
    return as_text(Spoken(words, session.names, session.state, session.steps, tried).parts())


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_position_is_told_word_by_word(language: str) -> None:
    record = page06()
    before = Session.load(replace(record, moves=record.moves[:-1]))
    assert told(before, language) == BEFORE[language]
    assert told(Session.load(record), language).splitlines()[1] == MOVE[language]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_tried_is_told_with_its_outcome(language: str) -> None:
    record = page06()
    session, move = Session.load(replace(record, moves=record.moves[:-1])), record.moves[-1]
    assert isinstance(move, Place)
    would = outcome(session.state, move)
    after = apply(session.state, move).state.player.display
    lying = after[move.cell]
    tried = Tried(lying.arrows, lying.tile, move.cell, would)
    assert TRIED[language] in told(session, language, tried).splitlines()


def test_a_score_below_nothing_has_its_minus_as_a_word() -> None:
    session = game(2, lambda state: any(p.score < 0 for p in state.players), seed=11)
    seat = next(s for s, p in enumerate(session.state.players) if p.score < 0)
    points = -session.state.players[seat].score
    english = told(session, "en")
    assert f"Player {seat}: minus {points} point" in english
    assert "–" not in english + told(session, "de")


def test_an_intermezzo_a_reveal_and_a_pass_are_told() -> None:
    revealed = game(2, lambda state: state.drawn is not None)
    assert isinstance(revealed.steps[-1].move, Draw)
    assert "from the pile." in told(revealed, "en").splitlines()[1]
    session = game(2, lambda state: state.phase is Phase.INTERMEZZO)
    row = next(line for line in told(session, "en").splitlines() if "intermezzo row" in line)
    assert row.count(";") == 3


def test_the_end_is_told() -> None:
    assert told(finished(), "en").startswith("The game is over.\n")
    assert told(finished(1, Mode.SOLO_FULL), "de").startswith("Das Spiel ist zu Ende.\n")


def test_rounds_are_counted_from_one() -> None:
    session = begun(3)
    assert told(session, "en").startswith("Round 1. Player 0 to play. Target 60.\n")
    assert "Last" not in told(session, "en")


@pytest.mark.parametrize("language", CODES)
def test_every_position_can_be_told(language: str) -> None:
    for seed in range(16):
        played = random_game(random_setup(seed, discs=9), seed, length=50, greedy=seed % 2 == 1)
        people = tuple(Seat(f"Player {n}") for n in range(played.last.setup.seats))
        record = Record(played.last.setup, people, played.moves)
        session = Session.load(record)
        for part in Spoken(
            Words.load(language), session.names, session.state, session.steps
        ).parts():
            assert all(line == line.strip() and line.endswith(".") for line in part.lines)
