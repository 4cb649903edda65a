"""Value of rooms, spells and heroes to the bots."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.rules.facts import ADVANCED, DAMAGE, FACE, HEALTH, KIND, SOULS, SPELL, TREASURE

SOUL: Final = 100
"""The value of a soul. Values are whole numbers, so that they add up to the same on every Python."""
WOUND: Final = 160
"""A wound hurts more than a soul helps: a few of them end the game, it takes twice as many souls to win it."""
FIVE_ROOMS: Final = 300
"""The value of the Level Up."""

_ROOM_BONUS = {
    "open_grave": 50,
    "succubus_spa": 80,
    "dracolich_lair": 30,
    "vampire_bordello": 120,
    "golem_factory": 60,
    "beast_menagerie": 60,
    "brainsucker_hive": 80,
    "dark_laboratory": 100,
    "haunted_library": 50,
    "witchs_kitchen": 40,
    "all_seeing_eye": 60,
    "ligers_den": 60,
    "bottomless_pit": 180,
    "boulder_ramp": 120,
    "recycling_center": 50,
    "the_crushinator": 120,
    "specters_sanctum": 80,
    "construction_zone": 100,
    "mimic_vault": 30,
    "monstrous_monument": 80,
    "minotaurs_maze": 120,
    "centipede_tunnel": 20,
    "zombie_prison": 60,
    "torture_chamber": 30,
    "jackpot_stash": 30,
    "dark_altar": 30,
}
_SPELL_WORTH = {
    "annihilator": 220,
    "assassin": 200,
    "cave_in": 200,
    "counterspell": 180,
    "exhaustion": 240,
    "fear": 240,
    "freeze": 200,
    "giant_size": 220,
    "jeopardy": 80,
    "kobold_strike": 60,
    "motivation": 100,
    "princess_in_peril": 180,
    "soul_harvest": 40,
    "teleportation": 200,
    "trepidation": 100,
    "zombie_attack": 200,
}
ROOM_BONUS: Final = {FACE[name]: bonus for name, bonus in _ROOM_BONUS.items()}
USUAL_SPELL: Final = 150
"""The value of spells of sets that the bot does not know one by one."""
KING: Final = FACE["the_king"]
SPELL_WORTH: Final = {FACE[name]: worth for name, worth in _SPELL_WORTH.items()}


def card_worth(face: int) -> int:
    """Return the value of a card in hand, wherever it will be used."""
    if KIND[face] == SPELL:
        return SPELL_WORTH.get(face, USUAL_SPELL)
    return 100 * DAMAGE[face] + 40 * sum(TREASURE[face]) + ROOM_BONUS.get(face, 0) - 60 * ADVANCED[face]


def outcome(hero: int, damage: int) -> int:
    """Return the value of a hero to a dungeon that deals this much damage: souls, or wounds."""
    return SOULS[hero] * (SOUL if damage >= HEALTH[hero] else -WOUND)
