"""From the picture of a game to the looks of tiles that `tile_art` draws."""

from __future__ import annotations

from game.engine import TILES, Cell, Orientation
from game.ui.drawing.theme import Disc
from game.ui.drawing.tile_art import TileLook
from game.ui.picture import SeatPicture, TilePicture


def look_of(tile: TilePicture, colour: Disc) -> TileLook:
    """A tile on a display with discs of `colour`."""
    if tile.revealed:
        return TileLook.back(tile.tile.element, tile.tile.value)
    return TileLook(
        tile.tile.element,
        tile.tile.value,
        tile.tile.turned(tile.orientation),
        covered=tuple((direction, colour) for direction in sorted(tile.covered)),
        waiting=(colour,) * max(0, min(tile.waiting, 4)),
    )


def looks_of(seat: SeatPicture, colour: Disc) -> dict[Cell, TileLook]:
    """All tiles of a display."""
    return {cell: look_of(tile, colour) for cell, tile in seat.tiles.items()}


def front_of(tile: int, orientation: Orientation = Orientation.N) -> TileLook:
    """A tile of the offer, the row or in hand."""
    return TileLook.front(TILES[tile], orientation)
