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

MODULES: Final = (
    bosses,
    cleric_rooms,
    fighter_rooms,
    mage_rooms,
    thief_rooms,
    mixed_rooms,
    minibosses,
    top_powers,
    spells,
    building_spells,
    heroes,
)
"""Each names the verbs and questions of its cards."""
