"""The cards of Rise of the Minibosses."""

from typing import Final

from undercroft.games.boss_family.rules.sets.minibosses import (
    bosses,
    building_spells,
    cleric_rooms,
    fighter_rooms,
    heroes,
    mage_rooms,
    minibosses,
    mixed_rooms,
    spells,
    thief_rooms,
    top_powers,
)

MODULES: Final = (cleric_rooms, mage_rooms, minibosses, top_powers, spells, building_spells)
"""Modules that list the verbs and questions of their cards."""
PLAIN_MODULES: Final = (bosses, fighter_rooms, thief_rooms, mixed_rooms, heroes)
"""Modules whose cards have no verbs and questions of their own; importing them registers the effects."""
