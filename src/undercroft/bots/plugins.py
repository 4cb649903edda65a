"""Bots from outside the house: those of packages that somebody installed, and one that is named by where it lies."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from logging import getLogger
from pathlib import Path
from runpy import run_path
from types import ModuleType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from undercroft.kernel.errors import ImpossibleSetup, UndercroftError, some_of
from undercroft.kernel.formats.files import text_of

if TYPE_CHECKING:
    from undercroft.kernel.bot import BotMaker

GROUP: Final = "undercroft.bots"
"""The entry points of installed packages: the name of each is that of the bot, and it makes one from a seed."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

log = getLogger("undercroft")


class OutsideBot(NamedTuple):
    """A bot that somebody else has written, and the games that it plays; None: all of them."""

    maker: BotMaker
    games: tuple[str, ...] | None

    def plays(self, game_id: str) -> bool:
        """Whether it plays a game."""
        return self.games is None or game_id in self.games


@cache
def installed() -> dict[str, OutsideBot]:
    """The bots of installed packages by name; one that cannot be used is told and left out."""
    found: dict[str, OutsideBot] = {}
    for entry in entry_points(group=GROUP):
        place = f"{entry.name} = {entry.value}"
        try:
            if not NAME.fullmatch(entry.name):
                raise ImpossibleSetup("unusable-bot", path=place, reason="a name has small letters, digits and dashes")
            found[entry.name] = _usable(entry.load, place)
        except ImpossibleSetup as error:
            log.warning("%s", error)
    return found


def named(place: str) -> OutsideBot:
    """The bot that a place names: `module:Name`, or `path/to/file.py:Name`."""
    source, _, name = place.rpartition(":")

    def load() -> Any:
        if source.endswith(".py"):
            text_of(Path(source))  # refuses a file that is not there in the words that other files have
            there: ModuleType | SimpleNamespace = SimpleNamespace(**run_path(source, run_name=Path(source).stem))
        else:
            there = import_module(source)
        if not hasattr(there, name):
            bots = [found for found, what in vars(there).items() if isinstance(what, type) and hasattr(what, "choose")]
            raise ImpossibleSetup("no-bot-there", name=name, source=source, known=some_of(bots))
        return getattr(there, name)

    return _usable(load, place)


def _usable(load: Callable[[], Any], place: str) -> OutsideBot:
    """What is loaded there, tried once; whatever goes wrong in somebody else's code becomes a refusal by its name."""
    try:
        maker = load()
        made = maker(0)
        if not (callable(made.choose) and callable(made.phrase)):
            raise TypeError("choose and phrase are needed")
    except Exception as error:
        reason = error if isinstance(error, UndercroftError) else f"{type(error).__name__}: {error}"
        raise ImpossibleSetup("unusable-bot", path=place, reason=reason) from error
    games = getattr(maker, "games", None)
    return OutsideBot(maker, None if games is None else tuple(games))
