"""The table in words, for whoever cannot or would rather not look: whose turn it is, what the last
turn did, who has what, and every display cell by cell.

Columns count from the left and rows from the top, both from 1. Where the text goes, on screen, to
the clipboard or to a voice, is up to others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.engine import (
    TILES,
    Arrow,
    CacophonyTaken,
    Cell,
    Display,
    Draw,
    Move,
    Pass,
    Phase,
    Place,
    PlacedTile,
    PointsScored,
    State,
    Tile,
    ranking,
)
from game.match import Outcome, Step, turns
from game.words import Words

BETWEEN, APART = ", ", "; "


class Tried(NamedTuple):
    """What is tried out: a tile as it is turned, and its outcome where it lies over a cell."""

    arrows: Sequence[Arrow]
    tile: Tile
    cell: Cell | None = None
    outcome: Outcome | None = None


class Part(NamedTuple):
    """Some paragraphs that belong together, under a heading if they have one."""

    heading: str
    told: tuple[str, ...]

    @property
    def lines(self) -> tuple[str, ...]:
        """Heading and paragraphs."""
        return (self.heading, *self.told) if self.heading else self.told


def as_text(parts: Iterable[Part]) -> str:
    """All of it as it is copied: a paragraph a line, an empty line between parts."""
    return "\n\n".join("\n".join(part.lines) for part in parts) + "\n"


class Spoken:
    """Describes one position in one language; `steps` are the moves that led to it."""

    def __init__(
        self,
        words: Words,
        names: Sequence[str],
        state: State,
        steps: Sequence[Step],
        tried: Tried | None = None,
    ) -> None:
        self._words = words
        self._names = names
        self._state = state
        self._steps = steps
        self._tried = tried

    def parts(self) -> Iterator[Part]:
        """All there is to tell, in the order in which it is wanted."""
        last = self._last_turn()
        yield Part(self._head(), (*([last] if last else []), *self._in_hand()))
        yield Part("", tuple(self._players()))
        taken = () if self._state.setup.solo else tuple(self._to_take())
        yield Part("", (*taken, self._pile()))
        for seat, player in enumerate(self._state.players):
            if player.display:
                yield self._board(seat)

    # --- The game ---------------------------------------------------------------------------

    def _head(self) -> str:
        words, state = self._words, self._state
        if state.over:
            return words("f9.over")
        target, name = state.setup.target, self._names[state.active]
        if target is None:
            head = words("f9.head.free", r=self._round(), name=name)
        else:
            head = words("f9.head", r=self._round(), name=name, t=target)
        return f"{head} {words('f9.last')}" if state.ending is not None else head

    def _round(self) -> int:
        """The number of the round, from 1; an intermezzo belongs to the turn that began it."""
        played = sum(not turn.intermezzo for turn in turns(self._steps))
        under_way = bool(self._steps) and isinstance(self._steps[-1].move, Draw)
        begun = played - (under_way or self._state.phase is Phase.INTERMEZZO)
        return begun // self._state.setup.seats + 1

    def _last_turn(self) -> str:
        """All that the last turn did, in the order in which it happened."""
        played = list(turns(self._steps))
        if not played:
            return ""
        last = played[-1]
        told = [each for step in self._steps[last.first :] for each in self._step(step)]
        if last.spirits or last.cacophony:
            a, b = self._signed(last.net), self._number(last.score)
            told.append(self._words("f9.move.score", a=a, b=b))
        return " ".join(told)

    def _step(self, step: Step) -> Iterator[str]:
        words, seat = self._words, step.seat
        yield self._move(step.move, self._names[seat], step)
        display = step.after.players[seat].display
        for event in step.events:
            match event:
                case PointsScored():
                    tile = display[event.cell].tile
                    yield words("f9.move.spirit", n=event.points, **self._named(tile))
                case CacophonyTaken():
                    discs = words.counted("n.cacophony", event.discs)
                    yield words("f9.move.cac", discs=discs, n=event.points)
                case _:
                    pass

    def _move(self, move: Move, name: str, step: Step) -> str:
        words = self._words
        match move:
            case Place():
                x, y = _place(step.after.players[step.seat].display, move.cell)
                return words("f9.move", name=name, x=x, y=y, **self._named(TILES[move.tile]))
            case Draw():
                revealed = step.after.drawn
                assert revealed is not None
                return words("f9.draw", name=name, **self._named(TILES[revealed]))
            case Pass():
                return words("f9.pass", name=name)

    # --- Who has what -----------------------------------------------------------------------

    def _players(self) -> Iterator[str]:
        words, players = self._words, self._state.players
        for name, player in zip(self._names, players, strict=True):
            yield words(
                "f9.player",
                name=name,
                points=words.counted("n.point", player.score, n=self._number(player.score)),
                s=player.supply,
                c=player.cacophony,
                tiles=words.counted("n.tile", len(player.display)),
            )
        if len(players) > 1:
            names = BETWEEN.join(self._names[seat] for seat in ranking(players))
            yield words("f9.rank", names=names)

    def _to_take(self) -> Iterator[str]:
        """The offer and the intermezzo row."""
        for key, tiles in (("f9.offer", self._state.offer), ("f9.intermezzo", self._state.row)):
            told = APART.join(self._tile(TILES[tile]) for tile in tiles)
            yield self._words(key, tiles=told or self._words("f9.empty"))

    def _tile(self, tile: Tile) -> str:
        return self._words("f9.tile", arrows=self._arrows(tile.arrows), **self._named(tile))

    def _pile(self) -> str:
        top = self._state.top
        if top is None:
            return self._words("f9.pile.empty")
        return self._words.counted("f9.pile", self._state.pile_size, **self._named(top))

    def _in_hand(self) -> Iterator[str]:
        """The tile that is tried, or must be placed, and what it would do where it lies."""
        words, state, tried = self._words, self._state, self._tried
        if tried is None and state.drawn is not None and not state.over:
            tried = Tried(TILES[state.drawn].arrows, TILES[state.drawn])
        if tried is None:
            return
        yield words("f9.held", arrows=self._arrows(tried.arrows), **self._named(tried.tile))
        if tried.cell is not None and tried.outcome is not None:
            x, y = _place(state.player.display, tried.cell)
            covered = words.counted("f9.covered", len(tried.outcome.covered))
            net = self._signed(tried.outcome.net)
            yield words("f9.cell", x=self._number(x), y=self._number(y), covered=covered, net=net)

    # --- Displays ---------------------------------------------------------------------------

    def _board(self, seat: int) -> Part:
        """A display row by row; cells where nothing lies are passed over."""
        cells = self._state.players[seat].display.tiles
        left, top = _corner(cells)
        wide = max(cell.x for cell in cells) - left + 1
        high = max(cell.y for cell in cells) - top + 1
        heading = self._words("f9.board", name=self._names[seat], w=wide, h=high)
        rows = []
        for row in range(high):
            here = sorted(cell for cell in cells if cell.y == top + row)
            if here:
                told = (self._lying(cell.x - left + 1, cells[cell]) for cell in here)
                rows.append(" ".join((self._words("f9.row", y=row + 1), *told)))
        return Part(heading, tuple(rows))

    def _lying(self, x: int, lying: PlacedTile) -> str:
        named = self._named(lying.tile)
        if lying.complete:
            return self._words("f9.tile.spirit", x=x, **named)
        waiting = (arrow for arrow in lying.arrows if arrow.direction in lying.open)
        return self._words("f9.tile.open", x=x, arrows=self._arrows(waiting), **named)

    # --- Pieces -----------------------------------------------------------------------------

    def _named(self, tile: Tile) -> dict[str, object]:
        """The fields that name a tile."""
        return {"element": self._words(f"el.{tile.element.word}"), "v": tile.value}

    def _arrows(self, arrows: Iterable[Arrow]) -> str:
        words = self._words
        return BETWEEN.join(
            words(
                "f9.arrow",
                dir=words(f"dir.{arrow.direction.name.lower()}"),
                element=words(f"el.{arrow.element.word}"),
            )
            for arrow in arrows
        )

    def _number(self, n: int) -> str:
        """A number as it is spoken: minus is a word."""
        return self._words("f9.minus", n=-n) if n < 0 else self._words.number(n)

    def _signed(self, n: int) -> str:
        """The same for a gain or a loss."""
        return self._number(n) if n < 0 else self._words("f9.plus", n=n)


def _corner(cells: Iterable[Cell]) -> tuple[int, int]:
    """The leftmost column and the uppermost row of a display."""
    lying = list(cells)
    return min((cell.x for cell in lying), default=0), min((cell.y for cell in lying), default=0)


def _place(display: Display, cell: Cell) -> tuple[int, int]:
    """Column and row of a cell, as they count in its display."""
    left, top = _corner(display.tiles)
    return cell.x - left + 1, cell.y - top + 1
