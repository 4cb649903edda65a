"""Set-ups of a game that are played again and again: for benchmarks, golden playthroughs and win rates."""

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
    """What benchmarks measure; without any, the smallest game."""
    load: Sample | None = None
    """What is played at a server under load, by two seats; one game of the house has it."""
    golden: tuple[Sample, ...] = ()
    """What golden playthroughs are kept of."""
    rates: tuple[Sample, ...] = ()
    """What win rates of bots are measured with."""
    fair: Callable[[dict[str, Any]], bool] = _any
    """Whether a game that begins with this view counts for the win rates."""
    reached: Callable[[dict[str, Any]], str] = _floor
    """How far a game came that ended with this view."""
