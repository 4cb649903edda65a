"""Achievements: conditions on a won game; the party earns them together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from undercroft.games.one_deck_dungeon.rules.facts import FOREST, SET_OF, TOP_LEVEL
from undercroft.games.one_deck_dungeon.rules.state import ITEM_OF, MOST_HEROES, SKILL_OF

if TYPE_CHECKING:
    from collections.abc import Callable

    from undercroft.games.one_deck_dungeon.rules.state import State

FULL_BAG: Final = 3
FEW_CARDS: Final = 3


def _cards(state: State) -> int:
    zones = (SKILL_OF, ITEM_OF)
    return sum(len(state.zones[zone + hero]) for zone in zones for hero in range(state.setup.heroes))


CONDITIONS: Final[dict[str, Callable[[State], bool]]] = {
    "first_boss": lambda state: True,
    "alone_below": lambda state: state.setup.heroes == 1,
    "four_below": lambda state: state.setup.heroes == MOST_HEROES,
    "healthy_return": lambda state: not any(state.wounds) and not any(state.poison),
    "no_fear": lambda state: state.setup.tier == "fearless",
    "forest_walker": lambda state: SET_OF[state.dungeon] == FOREST,
    "both_boxes": lambda state: state.setup.hybrid,
    "top_of_the_class": lambda state: state.level == TOP_LEVEL,
    "potion_saver": lambda state: state.tokens >= FULL_BAG,
    "light_pack": lambda state: _cards(state) <= FEW_CARDS * state.setup.heroes,
}
ACHIEVEMENTS: Final = tuple(CONDITIONS)


def earned(state: State) -> list[str]:
    """Return the achievements that a finished game earns; a lost game earns none."""
    if state.result is None or not state.result.winners:
        return []
    return [name for name, holds in CONDITIONS.items() if holds(state)]
