"""Bot plug-ins: installed packages with an entry point, and bots given by module or file."""

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
"""The entry point group of installed packages: each entry has the name of a bot and makes it from a seed."""
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")

log = getLogger("undercroft")


class PluginBot(NamedTuple):
    """A bot of a plug-in, and the games that it plays (None: all)."""

    maker: BotMaker
    games: tuple[str, ...] | None

    def plays(self, game_id: str) -> bool:
        """Return True if it plays a game."""
        return self.games is None or game_id in self.games


@cache
def installed() -> dict[str, PluginBot]:
    """Return the bots of installed packages by name; log a warning for each that fails."""
    found: dict[str, PluginBot] = {}
    for entry in entry_points(group=GROUP):
        place = f"{entry.name} = {entry.value}"
        try:
            if not NAME.fullmatch(entry.name):
                reason = "a bot's name has only lower-case letters, digits and single dashes"
                raise ImpossibleSetup("unusable-bot", path=place, reason=reason)
            found[entry.name] = _usable(entry.load, place)
        except ImpossibleSetup as error:
            log.warning("%s", error)
    return found


def named(place: str) -> PluginBot:
    """Load a bot given as `module:Name` or `path/to/file.py:Name`."""
    source, _, name = place.rpartition(":")

    def load() -> Any:
        if source.endswith(".py"):
            text_of(Path(source))  # raises the usual error for a missing file
            module: ModuleType | SimpleNamespace = SimpleNamespace(**run_path(source, run_name=Path(source).stem))
        else:
            module = import_module(source)
        if not hasattr(module, name):
            bots = [key for key, value in vars(module).items() if isinstance(value, type) and hasattr(value, "choose")]
            raise ImpossibleSetup("no-bot-there", name=name, source=source, known=some_of(bots))
        return getattr(module, name)

    return _usable(load, place)


def _usable(load: Callable[[], Any], place: str) -> PluginBot:
    """Load a bot and make one to test it; turn any exception of its code into an `ImpossibleSetup` that names it."""
    try:
        maker = load()
        made = maker(0)
        if not (callable(made.choose) and callable(made.phrase)):
            raise TypeError("a bot needs the methods choose and phrase")
    except Exception as error:
        reason = error if isinstance(error, UndercroftError) else f"{type(error).__name__}: {error}"
        raise ImpossibleSetup("unusable-bot", path=place, reason=reason) from error
    games = getattr(maker, "games", None)
    return PluginBot(maker, None if games is None else tuple(games))
