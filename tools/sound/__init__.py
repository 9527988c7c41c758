"""The synthesiser of all sounds: sines and seeded noise, no recording.

`python -m tools.sound` writes `assets/sound` again; it needs the dependency group `sound`.
"""
