"""Undercroft: dungeon card games played exactly by their rulebooks, for people, designers and researchers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import undercroft.games as _games  # registers the games; the function `games` below then takes over the name
from undercroft.kernel.decision import Decision, Option
from undercroft.kernel.errors import Disagreement, Illegal, ImpossibleSetup, Malformed, UndercroftError
from undercroft.kernel.features.puzzle import Puzzle, find_puzzle, puzzles, verdict_of
from undercroft.kernel.features.puzzle_task import Verdict
from undercroft.kernel.formats.record import Record
from undercroft.kernel.formats.replay import replay
from undercroft.kernel.formats.scenario import play_scenario, table_of
from undercroft.kernel.game import game_list as games
from undercroft.kernel.plugins import find_outside as _find_outside
from undercroft.kernel.result import Result
from undercroft.kernel.table import Table
from undercroft.kernel.table import new_table as new
from undercroft.version import VERSION

if TYPE_CHECKING:
    from pathlib import Path

__version__ = VERSION

__all__ = [
    "Decision",
    "Disagreement",
    "Illegal",
    "ImpossibleSetup",
    "Malformed",
    "Option",
    "Puzzle",
    "Record",
    "Result",
    "Table",
    "UndercroftError",
    "Verdict",
    "find_puzzle",
    "games",
    "new",
    "play_scenario",
    "puzzles",
    "replay",
    "scenario",
    "verdict_of",
]

del _games


def scenario(source: str | Path | dict[str, Any]) -> Table:
    """Return a table in the starting position of a scenario (a path, TOML text or a dictionary)."""
    return table_of(source)


_find_outside()
del _find_outside
