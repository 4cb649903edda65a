"""Health of heroes: its maximum and the part that is left (OD-111, OD-179)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.facts import ITEM
from undercroft.games.one_deck_dungeon.rules.state import ITEM_OF, State, side_of
from undercroft.games.one_deck_dungeon.rules.talents import talents_of

HEALTH_ON_ITEM = 3


def health_of(state: State, hero: int) -> int:
    """The number of wounds that kill a hero: printed health, hearts on items (OD-179), Durability (OC-019)."""
    items = sum([ITEM[state.face[card]][HEALTH_ON_ITEM] for card in state.zones[ITEM_OF + hero]])
    return side_of(state, hero).health + items + talents_of(state, hero).health


def health_left(state: State, hero: int) -> int:
    """The health that wounds have not taken."""
    return max(0, health_of(state, hero) - state.wounds[hero])


def is_dying(state: State, hero: int) -> bool:
    """Whether a hero has as many wounds as health, or more (OD-111)."""
    return state.wounds[hero] >= health_of(state, hero)
