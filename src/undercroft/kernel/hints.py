"""What a hint says: the best options with the results to expect of them, and why the first of them is better.

Bots think them out, and every face of a table tells them.
"""

from __future__ import annotations

from typing import Literal

import msgspec

Unit = Literal["chance", "points"]


class Rated(msgspec.Struct, frozen=True):
    """An option and the result that is expected of it: a chance of winning, or points; None where nobody knows."""

    option: int
    value: float | None
    error: float | None
    """The standard error of the value."""


class Change(msgspec.Struct, frozen=True):
    """By how much an option leads to more (below 0: to less) of something than another one, on average."""

    stake: str
    by: float
    good: bool
    """Whether that speaks for the option."""


class Reason(msgspec.Struct, frozen=True):
    """Why an option is better than another: what it brings and what it costs, the weightiest first."""

    other: int
    """The option that it is compared with."""
    changes: tuple[Change, ...]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would do at a seat, and why."""

    options: tuple[Rated, ...]
    """The one to take first, then the best others."""
    unit: Unit | None
    """What the values are; None where there are none."""
    reason: Reason | None
    """Why not another; None where they come to much the same."""
    worlds: int
    """In so many worlds the options were compared."""
