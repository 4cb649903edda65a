"""The goal of a puzzle, and the function that watches the events for it."""

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
    """The task of a puzzle: a goal of the game with its numbers, the solving seat and the level."""

    goal: str
    args: dict[str, int] = {}
    seat: int = 0
    level: int = EASIEST
    """From 1, the easiest, to 5."""


class Verdict(Enum):
    """The verdict on a puzzle."""

    OPEN = "open"
    SOLVED = "solved"
    MISSED = "missed"


Watch: TypeAlias = Callable[[PuzzleTask, int, "Event"], "int | Verdict"]
"""Takes the count so far (from 0) and the next event; returns the new count, or the verdict once it is certain."""


class Goal(NamedTuple):
    """A goal of puzzles: the function that watches the events, and the names of the numbers that it needs."""

    watch: Watch
    args: tuple[str, ...] = ()
