"""What a beat of a stage was, in one or two lines of words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.engine import (
    TILES,
    ArrowCovered,
    CacophonyTaken,
    DiscsPlaced,
    DiscsReturned,
    Event,
    GameEnded,
    IntermezzoBegan,
    LastRoundBegan,
    Mode,
    OfferRefilled,
    Passed,
    Place,
    SentToRow,
    SpiritAppeared,
    TilePlaced,
)
from game.match import Step
from game.ui.table.beats import Part, part_of
from game.ui.table.seats import Person
from game.ui.table.visit import Try
from game.words import Words

BETWEEN = "\N{NO-BREAK SPACE}· "


def caption(beat: Try | Step, people: Sequence[Person], words: Words) -> str:
    """The beat in words."""
    if isinstance(beat, Try):
        return words("book.try") if beat.legal else words("no.corner")
    return BETWEEN.join(_told(beat, people, words))


def _told(beat: Step, people: Sequence[Person], words: Words) -> Iterator[str]:
    laid = beat.move.cell if isinstance(beat.move, Place) else None
    covered = [part_of(e, laid) for e in beat.events if isinstance(e, ArrowCovered)]
    counts = {
        Part.OLD: ("book.old", covered.count(Part.OLD)),
        Part.OWN: ("book.own", covered.count(Part.OWN)),
    }
    whole = isinstance(beat.events[0], TilePlaced) and len(beat.events) > 1
    for event in beat.events:
        if isinstance(event, ArrowCovered):
            key, many = counts.pop(part_of(event, laid), ("", 0))
            if many:
                yield words.counted(key, many)
        elif not (whole and isinstance(event, DiscsReturned | DiscsPlaced)):
            yield from _event(event, beat, people, words)


def _event(event: Event, beat: Step, people: Sequence[Person], words: Words) -> Iterator[str]:
    """One event in words, if it is worth any."""
    match event:
        case TilePlaced(seat, number):
            tile = words(f"el.{TILES[number].element.word}.tile")
            yield words("log.place", name=people[seat].name, tile=tile)
        case DiscsReturned(_, _, discs):
            yield words("sum.back", n=discs)
        case SpiritAppeared(_, _, number):
            spirit = words(f"el.{TILES[number].element.word}.spirit")
            yield f"{spirit} {words.signed(TILES[number].value)}"
        case CacophonyTaken(_, discs, points):
            yield f"{words.counted('n.cacophony', discs)}, {words.signed(-points)}"
        case DiscsPlaced(_, _, discs, supply):
            yield f"{words('sum.placed', n=discs)} = {words('sum.supply', n=supply)}"
        case SentToRow(seat):
            yield words("log.draw", name=people[seat].name)
        case Passed(seat):
            yield words("log.pass", name=people[seat].name)
        case IntermezzoBegan(order):
            names = ", ".join(people[seat].name for seat in order)
            yield f"{words('inter.title')}. {words('inter.order', names=names)}"
        case OfferRefilled():
            yield words("play.refill")
        case LastRoundBegan():
            yield words("play.lastround")
        case GameEnded(ranking, result):
            if beat.after.setup.mode is Mode.VERSUS:
                yield words("res.win", name=people[ranking[0]].name)
            elif result is not None:
                yield words.counted("solo.won", result)
        case _:
            pass
