"""Standard set-ups of a game for benchmarks, golden playthroughs and win rates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple


class Sample(NamedTuple):
    """A set-up with a name."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int = 1


def _any(view: dict[str, Any]) -> bool:
    return True


def _floor(view: dict[str, Any]) -> str:
    return str(view.get("floor", ""))


class Samples(NamedTuple):
    """The set-ups of a game, each list for one use."""

    bench: tuple[Sample, ...] = ()
    """The set-ups for benchmarks; without any, benchmarks use the smallest table."""
    load: Sample | None = None
    """The set-up with two seats for load tests of the server; only one game needs it."""
    golden: tuple[Sample, ...] = ()
    """The set-ups for golden playthroughs."""
    rates: tuple[Sample, ...] = ()
    """The set-ups for win rates of bots."""
    fair: Callable[[dict[str, Any]], bool] = _any
    """True if a game with this first view counts for the win rates."""
    reached: Callable[[dict[str, Any]], str] = _floor
    """The progress of a game with this last view, such as the floor."""
