"""What a bot is: a player that sees only a view."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from undercroft.kernel.view_types import AnyView


class Bot(Protocol):
    """A player that is given the view of its seat whenever that seat is asked something."""

    def choose(self, view: AnyView) -> int:
        """The index of one of `view["decision"]["options"]`."""
        ...

    def phrase(self, view: AnyView) -> str | None:
        """Something to say before choosing: the text form of one of the game's phrases, or None."""
        ...


BotMaker = Callable[[int], Bot]
"""Makes a bot whose own chance comes from a seed."""
