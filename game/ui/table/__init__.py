"""The game table on screen: where things lie, how they are drawn, and what the pointer meets."""
