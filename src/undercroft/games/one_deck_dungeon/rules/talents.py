"""Talents without an icon (OC-015), each declared as the values that it changes."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from undercroft.games.one_deck_dungeon.rules.facts import EFFECT_OF
from undercroft.games.one_deck_dungeon.rules.state import State


class Talent(msgspec.Struct, frozen=True):
    """The changes that talents make to the rules; the numbers of several talents are added up."""

    basic_skills: int = 0
    """Basic skills of choice from the start (OC-017)."""
    health: int = 0
    tokens: int = 0
    """Additional potion tokens at the start."""
    level_heals: int = 0
    """Points that the hero heals when the party gains a level."""
    descent_heals: int = 0
    """Points that the hero heals when the party descends."""
    way_time_less: int = 0
    """The amount by which the time of a way through a peril is lower."""
    cards_worth_more: int = 0
    """Cards per floor that may count 1 XP more (OD-DECISION-72)."""
    looks: int = 0
    """Closed doors that the hero looks behind after exploring (OD-180)."""

    def __add__(self, other: Talent) -> Talent:
        """The changes of both talents together."""
        mine, others = (msgspec.structs.asdict(one) for one in (self, other))
        return Talent(**{name: mine[name] + others[name] for name in mine})


NO_TALENT: Final = Talent()

NAMED: Final = {
    "talent_veteran": Talent(basic_skills=1),
    "talent_durability": Talent(health=1),  # OC-019
    "talent_prepared": Talent(tokens=1),
    "talent_first_aid": Talent(level_heals=1),
    "talent_recovery": Talent(descent_heals=1),
    "talent_planning": Talent(way_time_less=1),
    "talent_knowledge": Talent(cards_worth_more=1),
    "talent_foresight": Talent(looks=1),
}
"""Talents without an icon; those with one have operations, as skills have (OC-014)."""

_BY_EFFECT: Final = {EFFECT_OF[name]: talent for name, talent in NAMED.items()}


@cache
def together(learned: tuple[int, ...]) -> Talent:
    """The changes of these talents together."""
    return sum([_BY_EFFECT.get(effect, NO_TALENT) for effect in learned], NO_TALENT)


def talents_of(state: State, hero: int) -> Talent:
    """The changes that the talents of a hero make."""
    return together(state.talents[hero])
