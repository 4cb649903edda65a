"""What is at stake in a game: the things that a player counts, by which one position is told to be better than another.

A game declares them with its rules; hints and reviews say by how many of them options differ.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class EvaluationTerm(NamedTuple):
    """Something that a seat counts: the message `stake-NAME` gets how many more or less there are.

    `n` is the difference and `way` says which way it goes: `more` or `less`.
    """

    name: str
    counted: Callable[[Any, int], int]
    """How many there are for a seat in a state."""
    good: bool = True
    """Whether that seat wants many of them."""
