"""What is told of the things around the display: bar, pile, offer, row, counts, log."""

from __future__ import annotations

import pygame

from game.engine import ROW_SIZE, TILES, EndCause, Mode, Phase
from game.ui.input import Point
from game.ui.table.explain_display import capital, tile_title
from game.ui.table.log import line_at
from game.ui.table.note import Note
from game.ui.table.pointed import tile_at
from game.ui.table.rule import Rule
from game.ui.table.view import TableView

_MARKER = (15.0, 36.0)
"""Half the width and the height of a marker, in u."""
_GOAL = 20.0
"""The emblem on the target score reaches so many u aside."""


def table_note(view: TableView, at: Point) -> Note | None:
    """The note on what lies at a point beside the display and the seats' panels."""
    tile = tile_at(view, at)
    if tile is not None:
        return _tile(view, tile)
    layout = view.layout
    if view.bar.reach(layout.unit).collidepoint(at) or view.badge().collidepoint(at):
        return _bar(view, at)
    if layout.pile.collidepoint(at):
        return _pile(view)
    if layout.log.collidepoint(at):
        return _log(view, at)
    if layout.counts is not None and layout.counts.collidepoint(at):
        return _counts(view, layout.counts)
    if layout.row is not None and layout.row.collidepoint(at):
        return _row(view, layout.row)
    return _hand(view, at)


def _tile(view: TableView, number: int) -> Note:
    """A tile that can be taken now."""
    words, picture, tile = view.words, view.picture, TILES[number]
    rule = Rule.ALONE if picture.setup.solo else Rule.OFFER
    text = words.counted("why.takes", len(tile.arrows))
    if view.coached and view.turn.tile == number:
        text = f"{text} {words('why.coach.dots')}"
    if picture.drawn == number:
        text = f"{words('why.drawn')} {text}"
    elif picture.phase is Phase.INTERMEZZO:
        text, rule = f"{words('why.row.take')} {text}", Rule.INTERMEZZO
    return Note(tile_title(tile, words), text, rule, dict(view.hand_places)[number])


def _bar(view: TableView, at: Point) -> Note:
    words, picture, bar, px = view.words, view.picture, view.bar, view.layout.unit.px
    badge = view.badge()
    if picture.ending is not None and picture.phase is not Phase.OVER and badge.collidepoint(at):
        return _last_round(view, badge)
    aside, high = px(_MARKER[0]), px(_MARKER[1])
    levels: dict[int, int] = {}
    markers: list[tuple[int, pygame.Rect]] = []
    for seat in picture.stack:
        score = picture.seats[seat].score
        level = levels[score] = levels.get(score, -1) + 1
        x, y = round(bar.x(score)), bar.rect.centery - level * px(13.3)
        markers.append((seat, pygame.Rect(x - aside, round(y) - high, 2 * aside, high)))
    for seat, rect in reversed(markers):
        if rect.collidepoint(at):
            title = words("why.marker", name=view.name(seat), n=picture.seats[seat].score)
            return Note(title, words("why.ahead"), Rule.HARMONY, rect)
    target = picture.setup.target
    if target is not None and abs(at[0] - bar.x(target)) <= px(_GOAL):
        rect = pygame.Rect(0, 0, 2 * px(_GOAL), bar.rect.height)
        rect.center = round(bar.x(target)), bar.rect.centery
        solo = picture.setup.solo
        text = words("why.race", n=target) if solo else words("why.target")
        rule = Rule.ALONE if solo else Rule.END
        return Note(words("play.target", n=target), text, rule, rect)
    return Note(words(f"book.{Rule.HARMONY.value}.title"), words("why.bar"), Rule.HARMONY, bar.rect)


def _last_round(view: TableView, badge: pygame.Rect) -> Note:
    words, ending = view.words, view.turn.state.ending
    title = words("play.lastround.pile")
    if ending is not None and ending.cause is EndCause.SCORE and ending.seat is not None:
        score = view.picture.seats[ending.seat].score
        title = words("play.lastround.score", name=view.name(ending.seat), n=score)
    return Note(title, words("why.last"), Rule.END, badge)


def _pile(view: TableView) -> Note:
    words, picture, top = view.words, view.picture, view.picture.top
    rule = Rule.ALONE if picture.setup.solo else Rule.OFFER
    title = f"{words('play.pile')}: {words.counted('play.pile.left', picture.pile)}"
    if top is None:
        return Note(words("play.pile"), words("play.pile.empty"), rule, view.layout.pile)
    return Note(title, words("why.pile"), rule, view.layout.pile)


def _row(view: TableView, rect: pygame.Rect) -> Note:
    words, lying = view.words, len(view.picture.row)
    title = words("why.row", n=lying, of=ROW_SIZE)
    return Note(title, words("why.row.full"), Rule.INTERMEZZO, rect)


def _log(view: TableView, at: Point) -> Note | None:
    """A line of the log in full."""
    found = line_at(view.layout.log, view.layout.unit, view.told, at)
    if found is None:
        return None
    line, rect = found
    rule = Rule.CACOPHONY if line.picture == "disc_cacophony" else Rule.ORDER
    return Note(view.name(line.seat), line.text, rule, rect)


def _counts(view: TableView, rect: pygame.Rect) -> Note:
    words, setup = view.words, view.picture.setup
    placed = words.counted("n.tile", len(view.picture.seats[0].tiles))
    race = setup.mode is Mode.SOLO
    text = words("why.race", n=setup.target or 0) if race else words("why.full")
    return Note(capital(placed), text, Rule.ALONE, rect)


def _hand(view: TableView, at: Point) -> Note | None:
    """The banner of an intermezzo, or the tray."""
    words, layout = view.words, view.layout
    if view.picture.phase is Phase.INTERMEZZO:
        if layout.banner.collidepoint(at):
            text = f"{words('inter.why')}. {words('why.row.take')}"
            return Note(words("inter.title"), text, Rule.INTERMEZZO, layout.banner_order)
    elif layout.tray is not None and layout.tray.collidepoint(at):
        return Note(words("play.offer"), words("why.tray"), Rule.OFFER, layout.tray)
    return None
