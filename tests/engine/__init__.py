"""The engine piece by piece: tables, notation, shuffle, counts, golden games and properties."""
