"""Sagani as a desktop game. The rooms and who may enter which are told in CONTRIBUTING.md."""

__version__ = "0.1.0"
