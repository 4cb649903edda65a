"""The goal of a puzzle, and what watches over it: a function that looks at one event after the other."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

if TYPE_CHECKING:
    from undercroft.kernel.events import Event

EASIEST = 1
HARDEST = 5


class PuzzleTask(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wanted of a seat in a position: a goal of the game with its numbers, and how hard that is."""

    goal: str
    args: dict[str, int] = {}
    seat: int = 0
    level: int = EASIEST
    """From 1, the easiest, to 5."""


class Verdict(Enum):
    """What has become of a puzzle."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"


Watch: TypeAlias = Callable[[PuzzleTask, int, "Event"], "int | Verdict"]
"""Looks at the next event: gives what is counted so far, from 0, or says that the goal was reached or missed."""


class Goal(NamedTuple):
    """What puzzles of a game may want: what watches over it, and the numbers that it needs."""

    watch: Watch
    args: tuple[str, ...] = ()
