"""Tests of the game in progress: records, sessions, outcomes."""
