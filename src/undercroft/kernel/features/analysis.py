"""Results of analysis: hints for a decision, advice of a game, and reviews of finished games."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.view_types import OptionData

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


class Advice(msgspec.Struct, frozen=True):
    """Something the seat that is asked might do: options in the order to play them, and what that leads to."""

    texts: tuple[str, ...]
    notes: dict[str, int]
    later: tuple[OptionData, ...] = ()
    """What others would have to do then, or first if there is nothing to do before it: each as an option is told."""


class Alternative(msgspec.Struct, frozen=True):
    """An option of a decision, as it was told, and the result that could be expected of it."""

    option: OptionData
    value: float
    error: float
    """The standard error of the value."""


class Point(msgspec.Struct, frozen=True):
    """A decision of the seat, and the result that could be expected of what it chose."""

    number: int
    """How many decisions were made before it: a replay shows it there."""
    value: float


class Mistake(msgspec.Struct, frozen=True):
    """A decision for which something else was better, as far as the seat could know then."""

    number: int
    prompt: str
    """The question."""
    chosen: Alternative
    better: Alternative
    others: tuple[Alternative, ...]
    """What else was looked at, the best first."""
    loss: float
    """By how much the better option was better, in the same worlds."""
    changes: tuple[Change, ...]
    """What the better option would have led to more or less of, on average."""


class Review(msgspec.Struct, frozen=True):
    """A finished game, looked through from a seat."""

    game: str
    seat: int
    unit: Unit
    points: tuple[Point, ...]
    end: float
    """The result itself: 1 or 0 for won or lost (a share, if several won), or points."""
    mistakes: tuple[Mistake, ...]
    """The worst first."""
