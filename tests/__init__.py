"""The tests. Displays are drawn as text in `drawn`; `random_games` plays from seeds."""
