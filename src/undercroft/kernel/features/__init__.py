"""Features on top of the engine: puzzles, lessons, campaigns, statistics and more."""
