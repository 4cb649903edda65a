"""The exception for requests that the terminal and the commands reject."""

from __future__ import annotations


class UsageError(Exception):
    """A request that cannot be fulfilled: a message key, of the program or of a game, and its arguments."""

    def __init__(self, key: str, *, of: str | None = None, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.of = of
        """The game whose message it is."""
        self.details = args
