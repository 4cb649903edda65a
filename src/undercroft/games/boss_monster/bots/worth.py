"""How good a dungeon, a room or a spell looks to the bot."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_monster.bots.sight import Sight, dungeon_damage, treasure_of
from undercroft.games.boss_monster.rules.facts import (
    ADVANCED,
    CLASS,
    DAMAGE,
    DECK,
    FOOL,
    HEALTH,
    KIND,
    SOULS,
    SPELL,
    TREASURE,
)

WOUND: Final = 1.6
"""A wound hurts more than a soul helps: five of them end the game, ten souls win it."""
FIVE_ROOMS: Final = 3.0
"""What levelling up is worth."""

_ROOM_BONUS = {
    "open_grave": 0.5,
    "succubus_spa": 0.8,
    "dracolich_lair": 0.3,
    "vampire_bordello": 1.2,
    "golem_factory": 0.6,
    "beast_menagerie": 0.6,
    "brainsucker_hive": 0.8,
    "dark_laboratory": 1.0,
    "haunted_library": 0.5,
    "witchs_kitchen": 0.4,
    "all_seeing_eye": 0.6,
    "ligers_den": 0.6,
    "bottomless_pit": 1.8,
    "boulder_ramp": 1.2,
    "recycling_center": 0.5,
    "the_crushinator": 1.2,
    "specters_sanctum": 0.8,
    "construction_zone": 1.0,
    "mimic_vault": 0.3,
    "monstrous_monument": 0.8,
    "minotaurs_maze": 1.2,
    "centipede_tunnel": 0.2,
    "zombie_prison": 0.6,
    "torture_chamber": 0.3,
    "jackpot_stash": 0.3,
    "dark_altar": 0.3,
}
_SPELL_WORTH = {
    "annihilator": 2.2,
    "assassin": 2.0,
    "cave_in": 2.0,
    "counterspell": 1.8,
    "exhaustion": 2.4,
    "fear": 2.4,
    "freeze": 2.0,
    "giant_size": 2.2,
    "jeopardy": 0.8,
    "kobold_strike": 0.6,
    "motivation": 1.0,
    "princess_in_peril": 1.8,
    "soul_harvest": 0.4,
    "teleportation": 2.0,
    "trepidation": 1.0,
    "zombie_attack": 2.0,
}
ROOM_BONUS: Final = {DECK.index[name]: bonus for name, bonus in _ROOM_BONUS.items()}
SPELL_WORTH: Final = {DECK.index[name]: worth for name, worth in _SPELL_WORTH.items()}


def card_worth(face: int) -> float:
    """What a card in hand is worth, wherever it will be used."""
    if KIND[face] == SPELL:
        return SPELL_WORTH[face]
    return DAMAGE[face] + 0.4 * sum(TREASURE[face]) + ROOM_BONUS.get(face, 0.0) - 0.6 * ADVANCED[face]


def dungeon_worth(sight: Sight, faces: list[int]) -> float:
    """What a dungeon of these rooms is worth to its owner now: damage, effects, and the heroes it would lure."""
    damage = dungeon_damage(faces)
    worth = 1.0 * damage + 0.8 * len(faces) + sum(ROOM_BONUS.get(face, 0.0) for face in faces)
    if len(faces) == sight.view["limits"]["rooms"] and not sight.players[sight.seat]["leveled"]:
        worth += FIVE_ROOMS
    return worth + expected_heroes(sight, faces, damage)


def expected_heroes(sight: Sight, faces: list[int], damage: int) -> float:
    """What the heroes that this dungeon would lure out of town bring: souls, or wounds."""
    treasure = treasure_of(faces)
    boss = sight.view["zones"]["boss"][sight.seat][0]["card"]
    mine = [treasure[kind] + TREASURE[DECK.index[boss]][kind] for kind in range(len(treasure))]
    total = 0.0
    for hero in sight.town:
        face = sight.faces[hero]
        kind = CLASS[face]
        if kind == FOOL:
            souls = sight.players[sight.seat]["souls"]
            comes = all(sight.players[seat]["souls"] > souls for seat in sight.opponents)
        else:
            comes = all(mine[kind] > sight.players[seat]["treasure"][kind] for seat in sight.opponents)
        if comes:
            total += outcome(face, damage)
    # Treasure is good for later only if the dungeon can deal with who comes.
    spare = min(damage, 12) - 5
    return 3.0 * total + 0.12 * spare * sum(mine)


def outcome(hero: int, damage: int) -> float:
    """What a hero brings to a dungeon that deals this much damage."""
    return SOULS[hero] * (1.0 if damage >= HEALTH[hero] else -WOUND)
