"""Achievements: the conditions on a won game (DT-116 to DT-119, DT-DECISION-28)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from undercroft.games.dragon_tower.rules.facts import (
    AGILITY,
    DARK_LORD,
    DRAGON,
    FAITH,
    GIANT_TROLL,
    HERO_TYPE,
    LORD_OF_THE_DEAD,
    MAGIC,
    POINTS,
    STRENGTH,
    TABLE,
)
from undercroft.games.dragon_tower.rules.layout import boss_faces
from undercroft.games.dragon_tower.rules.state import State, living

if TYPE_CHECKING:
    from collections.abc import Callable

UNSCATHED = 4
SIDE_BY_SIDE = 3


def _all_of_type(state: State, name: str) -> bool:
    return all(HERO_TYPE[face] == name for face in state.hero)


def _led_by(state: State, best: int, absent: int) -> bool:
    """True if one attribute is the highest of every hero, and no hero has the other attribute."""
    return all(POINTS[face][best] >= 1 and POINTS[face][best] == max(POINTS[face]) for face in state.hero) and all(
        POINTS[face][absent] == 0 for face in state.hero
    )


CONDITIONS: dict[str, Callable[[State], bool]] = {
    "agile_team": lambda state: _led_by(state, AGILITY, MAGIC),
    "magical_persuasion": lambda state: _led_by(state, MAGIC, STRENGTH),
    "hamsters": lambda state: _all_of_type(state, "thrifty") and DRAGON in boss_faces(state.setup),
    "first_climb": lambda state: True,
    "no_training_wheels": lambda state: not state.setup.fewer_elites,
    "all_home": lambda state: len(living(state)) == state.setup.heroes,
    "untouched": lambda state: min(state.health) >= UNSCATHED,
    "last_one_standing": lambda state: state.setup.heroes >= 3 and len(living(state)) == 1,
    "no_rest": lambda state: state.setup.no_break,
    "surrounded": lambda state: state.setup.surrounded,
    "three_oaths": lambda state: state.setup.everyone_counts and state.setup.surrounded and state.setup.no_break,
    "thick_hide": lambda state: state.setup.boss == GIANT_TROLL,
    "dark_surprise": lambda state: state.setup.boss == DARK_LORD,
    "rest_in_peace": lambda state: state.setup.boss == LORD_OF_THE_DEAD,
    "strong_arms": lambda state: _led_by(state, STRENGTH, MAGIC),
    "true_faith": lambda state: _led_by(state, FAITH, AGILITY),
    "jacks_of_all_trades": lambda state: _all_of_type(state, "universal"),
    "one_trick": lambda state: _all_of_type(state, "special"),
    "lone_dragonslayer": lambda state: bool(state.dragon_alone),
    "shoulder": lambda state: state.pair_fights >= SIDE_BY_SIDE,
}

ACHIEVEMENTS: tuple[str, ...] = tuple(row["id"] for row in TABLE["achievement"])


def earned(state: State) -> list[str]:
    """Return the achievements that a finished game earns; a lost game earns none (DT-117)."""
    if state.result is None or state.result.reason != "victory":
        return []
    return [name for name in ACHIEVEMENTS if CONDITIONS[name](state)]
