"""The interface of bots: players that see only a view and, if they search, worlds that are consistent with it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.view_types import AnyView


class Bot(Protocol):
    """A player that gets the view of its seat whenever that seat has to choose."""

    def choose(self, view: AnyView) -> int:
        """Return the index of one of `view["decision"]["options"]`."""
        ...

    def phrase(self, view: AnyView) -> str | None:
        """Return the text form of one of the game's phrases to say before choosing, or None."""
        ...


class SearchingBot(Bot, Protocol):
    """A bot that also searches sampled worlds; without worlds it uses the view alone."""

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """Return the index of one of `view["decision"]["options"]`; `worlds.sample(seed)` gives a state to play out."""
        ...


BotMaker = Callable[[int], Bot]
"""Makes a bot whose random generator starts from a seed."""


def searches(bot: Bot) -> bool:
    """Return True if a bot's `choose` takes worlds besides the view."""
    return _takes_worlds(type(bot))


def choice_of(bot: Bot, view: AnyView, worlds: Callable[[], Worlds]) -> int:
    """Return the choice of a bot; call `worlds` only for a bot that searches."""
    if searches(bot):
        return cast("SearchingBot", bot).choose(view, worlds())
    return bot.choose(view)


@cache
def _takes_worlds(kind: type[Any]) -> bool:
    positional = [one for one in signature(kind.choose).parameters.values() if one.kind is not Parameter.KEYWORD_ONLY]
    return len(positional) > 2  # self, view, worlds
