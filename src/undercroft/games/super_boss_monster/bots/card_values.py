"""Value of the cards and spaces of Super Boss Monster, on the scale of those of the base game."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.bots.card_values import ROOM_BONUS, SOUL, SPELL_WORTH
from undercroft.games.boss_family.rules.facts import FACE

TOKEN: Final = 100
"""The value of a damage token: a point of damage for the rest of the game."""

_ROOM_BONUS = {
    "wailing_crypt": 60,
    "mourners_chapel": 30,
    "ghoul_kitchen": 60,
    "confession_booth": 60,
    "bone_choir": 40,
    "reliquary_snare": 40,
    "cathedral_of_chains": 60,
    "lichs_infirmary": 60,
    "soul_mill": 150,
    "frozen_monster": -120,
    "minion_arena": 80,
    "goblin_gym": 110,
    "bruiser_barracks": 50,
    "boulder_ramp_sbm": -40,
    "ogre_toll_bridge": 20,
    "titans_forge": 200,
    "dragon_colosseum": 60,
    "siege_golem": 120,
    "book_eater_dragon": 50,
    "runic_study": 100,
    "wisp_aviary": 90,
    "cursed_bookshelf": 60,
    "arcane_turbine": 50,
    "portal_alcove": 80,
    "mana_reactor": 150,
    "astral_observatory": 105,
    "storm_djinn": 60,
    "trap_in_a_box": 50,
    "cutpurse_alley": 70,
    "spring_floor": 50,
    "smugglers_chute": 60,
    "dart_gallery": 60,
    "vanishing_bridge": 160,
    "vault_of_blades": 50,
    "clockwork_gauntlet": 20,
    "counterfeit_treasury": 60,
    "crusader_kennel": 100,
    "haunted_scriptorium": 60,
    "beggars_catacomb": 50,
    "elemental_dojo": 180,
    "booby_trapped_armory": 60,
    "mirror_bazaar": 40,
    "clock_tower_of_doom": 60,
    "sanctum_of_whispers": 40,
}
_SPELL_WORTH = {
    "stealth": 40,
    "grand_heist": 110,
    "ghost_cheat": 150,
    "safety_inspection": 70,
    "freeze_sbm": 190,
    "co_op": 110,
    "adventure": 110,
    "dream_catcher": 120,
    "power_bonus": 210,
    "extra_spikes": 210,
    "critical_hit": 220,
    "rush_job": 120,
    "loot_drop": 130,
    "checkpoint": 180,
    "coup_de_grace": 210,
    "golden_bait": 90,
    "continue": 190,
}
_ERRAND_WORTH = {
    "abbess_ashveil": 55,
    "gromgut_the_gourmand": TOKEN + 20,
    "professor_polyp": 95,
    "captain_rustclaw": 50,
    "wailing_crypt": 50,
    "cathedral_of_chains": 60,
    "minion_arena": 40,
    "titans_forge": TOKEN + 20,
    "runic_study": 95,
    "astral_observatory": 105,
    "cutpurse_alley": 40,
    "vault_of_blades": 0,
    "beggars_catacomb": 40,
    "elemental_dojo": TOKEN + 20,
    "sanctum_of_whispers": 30,
}
ROOM_BONUS.update({FACE[name]: bonus for name, bonus in _ROOM_BONUS.items()})
SPELL_WORTH.update({FACE[name]: worth for name, worth in _SPELL_WORTH.items()})
ERRAND_WORTH: Final = {FACE[name]: worth for name, worth in _ERRAND_WORTH.items()}
"""The value of sending the minion to a card of the own dungeon."""
SPACE_WORTH: Final = {"temple_bonus": 40, "stadium_bonus": 50, "library_bonus": 30, "launch_pad_bonus": 5}
"""The value of those bonus spaces of landmarks that do not depend on the heroes."""
ALWAYS_GOOD: Final = {
    FACE["power_bonus"]: 2 * TOKEN,
    FACE["extra_spikes"]: 2 * TOKEN,
    FACE["continue"]: 2 * SOUL,
    FACE["loot_drop"]: 110,
}
"""The value of cards that are good at any time."""
