"""Draws the pictures of the game: every file of `assets/svg` and the palette beside them.

    python -m tools.art              everything
    python -m tools.art back_ disc_  only the pictures whose names begin so

A picture is a function that returns a `Sheet`; `catalogue` knows their names. Everything comes
from coordinates and colours written here. The packages needed are the group `art` of
`pyproject.toml`; the game itself needs none of this.
"""
