"""A random game that is played once while promises look at it: each at every decision, and at the end."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from undercroft.simulation.random_tables import random_option, random_table

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from undercroft.kernel.decision import Option
    from undercroft.kernel.events import Event
    from undercroft.kernel.table import Table

TOO_LONG: Final = 3000
"""A random game that takes more decisions than this does not end."""


class Broken(AssertionError):
    """A promise that a game does not keep."""


def require(kept: bool, broken: str) -> None:
    """Say what is broken unless the promise is kept."""
    if not kept:
        raise Broken(broken)


class Promise:
    """Something that every game keeps, checked along one random game.

    A subclass raises `Broken`. It leaves the table as it is, and draws chances of its own, so that what it finds
    does not depend on which other promises are checked beside it.
    """

    def __init__(self, game_id: str, seed: int) -> None:
        self.game_id = game_id
        self.seed = seed
        self.random = Random(seed)

    def before(self, table: Table, option: Option) -> None:
        """Look at the table before this option is taken."""

    def after(self, table: Table, events: Sequence[Event]) -> None:
        """Look at the table after an option was taken, and at what happened."""

    def at_end(self, table: Table) -> None:
        """Look at the table when the game is over."""


def broken_promises(game_id: str, seed: int, promises: Mapping[str, type[Promise]]) -> dict[str, str]:
    """Play one random game; which promises are broken, and how. A broken promise is not looked at again."""
    broken: dict[str, str] = {}

    def look(moment: str, *seen: object) -> None:
        for name in [name for name in kept if name not in broken]:
            try:
                getattr(kept[name], moment)(*seen)
            except Exception as error:  # a game may do wrong what was not foreseen
                broken[name] = told_as(error)

    try:
        kept = {name: promise(game_id, seed) for name, promise in promises.items()}
        table, random = random_table(seed, game_id), Random(seed)
        for _ in range(TOO_LONG):
            if table.decision is None:
                look("at_end", table)
                return broken
            option = random_option(table, random)
            look("before", table, option)
            events = table.apply(option)
            look("after", table, events)
        raise Broken(f"the game does not end within {TOO_LONG} decisions")
    except Exception as error:  # the game itself fails: no promise can be kept
        return {name: told_as(error) for name in promises} | broken


def told_as(error: Exception) -> str:
    """What a broken promise or another error says."""
    return str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
