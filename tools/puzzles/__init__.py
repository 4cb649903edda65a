"""Finds puzzles in games of bots and proves them: `python -m tools.puzzles find GAME`, `check`."""
