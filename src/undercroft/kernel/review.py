"""What a review says of a finished game: how a seat stood at each of its decisions, and which of them were mistakes."""

from __future__ import annotations

import msgspec

from undercroft.kernel.hints import Change, Unit
from undercroft.kernel.view_types import ToldOption


class Alternative(msgspec.Struct, frozen=True):
    """An option of a decision, as it was told, and the result that could be expected of it."""

    option: ToldOption
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
