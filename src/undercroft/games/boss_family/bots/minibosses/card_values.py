"""Value of the cards of Rise of the Minibosses, on the scale of those of the base game."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.bots.card_values import ROOM_BONUS, SPELL_WORTH
from undercroft.games.boss_family.rules.facts import FACE

COIN: Final = 40
"""The value of a coin."""

_ROOM_BONUS = {
    "monster_academy": 60,
    "ancient_guardtower": 60,
    "imp_hoard": 50,
    "vampire_lab": 40,
    "haunted_cavern": 80,
    "minion_clinic": 60,
    "robbers_vault": 40,
    "minotaur_catacombs": 80,
    "goblin_market": 110,
    "training_camp": 40,
    "doppelganger_hive": 120,
    "foyer_elemental": 60,
    "dragons_nest": 60,
    "alchemists_lab": 70,
    "black_market": 30,
    "mind_thresher": 20,
    "loot_box": 120,
    "crystal_ballroom": 80,
    "efreets_chamber": 90,
    "magipede": 200,
    "delvers_quarry": 60,
    "garbage_chute": 30,
    "unstable_mine": 40,
    "sawtooth_pendulum": 150,
    "the_catapult": 30,
    "living_trap": 120,
    "the_dreadmill": -120,
    "personnel_office": 40,
    "trophy_room": 60,
    "lightning_rod": 110,
    "pixie_fountain": 30,
    "the_keystone": 30,
    "pool_of_shadows": 30,
    "spectral_bomb": 30,
}
_SPELL_WORTH = {
    "windfall": 120,
    "internship": 90,
    "spirit_dragon": 80,
    "sabotage": 160,
    "rage": 170,
    "ambush": 180,
    "rebirth": 60,
    "smash": 220,
    "pay_to_win": 230,
    "zoning_board": 60,
    "respawn": 80,
    "heist": 80,
    "short_circuit": 120,
    "traitor": 120,
    "armor_up": 210,
}
_MINIBOSS_WORTH = {
    "spike": 230,
    "kid_croak": 200,
    "draculad": 220,
    "rocky": 150,
    "cerebella": 210,
    "paddywhack": 240,
    "icicle_man": 230,
    "mageseeker": 240,
    "brassknuckle": 240,
    "jinx": 200,
}
"""The value of a miniboss once it is in play, its coin not counted."""
ROOM_BONUS.update({FACE[name]: bonus for name, bonus in _ROOM_BONUS.items()})
SPELL_WORTH.update({FACE[name]: worth for name, worth in _SPELL_WORTH.items()})
MINIBOSS_WORTH: Final = {FACE[name]: worth for name, worth in _MINIBOSS_WORTH.items()}
