"""Search for puzzles in games between bots, and proofs of them: `python -m tools.puzzles find GAME`, `check`."""
