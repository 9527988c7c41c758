"""Programs that make what comes with the game; not packaged."""
