"""The printed facts of this set, appended to those of the family."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from undercroft.games.boss_monster.rules.facts import PRINTED, add_set, read_table
from undercroft.kernel.cards import Deck

MINIBOSSES_SET: Final = "minibosses"
TABLE: Final = read_table(files("undercroft.games.minibosses").joinpath("cards/minibosses.toml"))
META: Final[dict[str, Any]] = TABLE["meta"]

add_set(MINIBOSSES_SET, TABLE)
DECK: Final = Deck(tuple(PRINTED))
"""The cards of this set and of those that the family had before (MB-001)."""
