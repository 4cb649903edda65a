"""Promises of games, and the random game along which they are checked."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.simulation.random_tables import random_option, random_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.kernel.decision import Option
    from undercroft.kernel.events import Event
    from undercroft.kernel.table import Table

MAX_DECISIONS: Final = 3000
"""The maximum number of decisions of a random game; a longer game is taken to be endless."""


class Broken(AssertionError):
    """Raised when a game breaks a promise."""


def require(kept: bool, problem: str) -> None:
    """Raise `Broken` with a description of the problem unless the promise is kept."""
    if not kept:
        raise Broken(problem)


class Promise:
    """A property of every game, checked along one random game.

    A subclass raises `Broken`. It must not change the table, and it has its own random generator, so that its results
    do not depend on other promises.
    """

    def __init__(self, game_id: str, seed: int) -> None:
        self.game_id = game_id
        self.seed = seed
        self.random = Random(seed)

    def before(self, table: Table, option: Option) -> None:
        """Check the table before an option is played."""

    def after(self, table: Table, events: Sequence[Event]) -> None:
        """Check the table and the events after an option was played."""

    def at_end(self, table: Table) -> None:
        """Check the table at the end of the game."""


def broken_promises(game_id: str, seed: int, promises: Mapping[str, type[Promise]]) -> dict[str, str]:
    """Play one random game; return the first problem of each broken promise."""
    broken: dict[str, str] = {}

    def check(moment: str, *arguments: object) -> None:
        for name in [name for name in kept if name not in broken]:
            try:
                getattr(kept[name], moment)(*arguments)
            except Exception as error:  # the code of a game can raise anything
                broken[name] = problem_of(error)

    try:
        kept = {name: promise(game_id, seed) for name, promise in promises.items()}
        table, random = random_table(seed, game_id), Random(seed)
        for _ in range(MAX_DECISIONS):
            if table.decision is None:
                check("at_end", table)
                return broken
            option = random_option(table, random)
            check("before", table, option)
            events = table.apply(option)
            check("after", table, events)
        raise Broken(f"the game does not end within {MAX_DECISIONS} decisions")
    except Exception as error:  # the game itself fails, so every promise is broken
        return {name: problem_of(error) for name in promises} | broken


def problem_of(error: Exception) -> str:
    """Return the message of a broken promise, or the type and message of another error."""
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
