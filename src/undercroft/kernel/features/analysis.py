"""Results of analysis: hints for a decision, suggestions of a game, and reviews of finished games."""

from __future__ import annotations

from typing import Literal

import msgspec

from undercroft.kernel.view_types import OptionData

Unit = Literal["chance", "points"]


class Rated(msgspec.Struct, frozen=True):
    """An option and its expected result: a chance of winning, or points; None if it is unknown."""

    option: int
    value: float | None
    error: float | None
    """The standard error of the value."""


class Change(msgspec.Struct, frozen=True):
    """The average difference between two options in one evaluation term (above 0: the option leads to more)."""

    stake: str
    by: float
    good: bool
    """True if the difference favours the option."""


class Reason(msgspec.Struct, frozen=True):
    """The reason why an option is better than another: gains and costs, the most important first."""

    other: int
    """The option it is compared with."""
    changes: tuple[Change, ...]


class Hint(msgspec.Struct, frozen=True):
    """The choice of a bot for a seat, and its reason."""

    options: tuple[Rated, ...]
    """The recommended option, then the best others."""
    unit: Unit | None
    """The unit of the values; None if there are none."""
    reason: Reason | None
    """The reason against the best clearly worse option; None if there is none."""
    worlds: int
    """The number of worlds in which the options were compared."""


class Advice(msgspec.Struct, frozen=True):
    """A suggestion for the deciding seat: options in playing order, and their consequences."""

    texts: tuple[str, ...]
    notes: dict[str, int]
    later: tuple[OptionData, ...] = ()
    """Options of other seats that the suggestion assumes: after the texts, or instead if there are none."""


class Alternative(msgspec.Struct, frozen=True):
    """An option of a decision as the view showed it, and its expected result."""

    option: OptionData
    value: float
    error: float
    """The standard error of the value."""


class Point(msgspec.Struct, frozen=True):
    """A decision of the seat, and the expected result of its choice."""

    number: int
    """The number of decisions before it, which is its position in a replay."""
    value: float


class Mistake(msgspec.Struct, frozen=True):
    """A decision in which another option was better, judged by the knowledge of the seat at that moment."""

    number: int
    prompt: str
    """The question."""
    chosen: Alternative
    better: Alternative
    others: tuple[Alternative, ...]
    """Other compared options, the best first."""
    loss: float
    """The value of the better option minus that of the chosen one, in the same worlds."""
    changes: tuple[Change, ...]
    """The average differences of the better option from the chosen one."""


class Review(msgspec.Struct, frozen=True):
    """The review of a finished game for a seat."""

    game: str
    seat: int
    unit: Unit
    points: tuple[Point, ...]
    end: float
    """The actual result: 1 or 0 for won or lost (a share, if several won), or points."""
    mistakes: tuple[Mistake, ...]
    """The worst first."""
