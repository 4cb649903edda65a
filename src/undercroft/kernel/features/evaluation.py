"""Evaluation terms: quantities that players count, by which hints and reviews compare options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class EvaluationTerm(NamedTuple):
    """A quantity that a seat counts.

    The message `stake-NAME` describes a difference: `n` is its size, and `way` is `more` or `less`.
    """

    name: str
    counted: Callable[[Any, int], int]
    """Counts it for a seat in a state."""
    good: bool = True
    """True if more is better for the seat."""
