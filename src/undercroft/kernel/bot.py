"""What a bot is: a player that sees only a view, and the worlds that it cannot tell from the real one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Protocol, cast

if TYPE_CHECKING:
    from undercroft.kernel.determinize import Worlds
    from undercroft.kernel.view_types import AnyView


class Bot(Protocol):
    """A player that is given the view of its seat whenever that seat is asked something."""

    def choose(self, view: AnyView) -> int:
        """The index of one of `view["decision"]["options"]`."""
        ...

    def phrase(self, view: AnyView) -> str | None:
        """Something to say before choosing: the text form of one of the game's phrases, or None."""
        ...


class SearchingBot(Bot, Protocol):
    """A bot that also plays on in worlds as they might be; without any it goes by the view alone."""

    def choose(self, view: AnyView, worlds: Worlds | None = None) -> int:
        """The index of one of `view["decision"]["options"]`; `worlds.sample(seed)` gives a state to play out."""
        ...


BotMaker = Callable[[int], Bot]
"""Makes a bot whose own chance comes from a seed."""


def searches(bot: Bot) -> bool:
    """Whether a bot can use worlds besides the view."""
    return _takes_worlds(type(bot))


def choice_of(bot: Bot, view: AnyView, worlds: Callable[[], Worlds]) -> int:
    """What a bot chooses; worlds are made only for one that searches."""
    if searches(bot):
        return cast("SearchingBot", bot).choose(view, worlds())
    return bot.choose(view)


@cache
def _takes_worlds(kind: type[Any]) -> bool:
    places = [one for one in signature(kind.choose).parameters.values() if one.kind is not Parameter.KEYWORD_ONLY]
    return len(places) > 2  # self, view, worlds
