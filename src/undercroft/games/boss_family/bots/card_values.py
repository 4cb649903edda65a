"""How good a dungeon, a room or a spell looks to the bot."""

from __future__ import annotations

from typing import Final

from undercroft.games.boss_family.bots.observation import Observation, dungeon_damage, treasure_of
from undercroft.games.boss_family.rules.facts import (
    ADVANCED,
    CLASSES,
    DAMAGE,
    FACE,
    HEALTH,
    KIND,
    SOULS,
    SPELL,
    TREASURE,
)

SOUL: Final = 100
"""What a soul is worth. Worths are whole numbers, so that they add up to the same on every Python."""
WOUND: Final = 160
"""A wound hurts more than a soul helps: a few of them end the game, it takes twice as many souls to win it."""
FIVE_ROOMS: Final = 300
"""What levelling up is worth."""

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
"""Of sets whose spells the bot does not know one by one."""
KING: Final = FACE["the_king"]
SPELL_WORTH: Final = {FACE[name]: worth for name, worth in _SPELL_WORTH.items()}


def card_worth(face: int) -> int:
    """What a card in hand is worth, wherever it will be used."""
    if KIND[face] == SPELL:
        return SPELL_WORTH.get(face, USUAL_SPELL)
    return 100 * DAMAGE[face] + 40 * sum(TREASURE[face]) + ROOM_BONUS.get(face, 0) - 60 * ADVANCED[face]


def dungeon_worth(sight: Observation, faces: list[int]) -> int:
    """What a dungeon of these rooms is worth to its owner now: damage, effects, and the heroes it would lure."""
    damage = dungeon_damage(faces)
    worth = 100 * damage + 80 * len(faces) + sum(ROOM_BONUS.get(face, 0) for face in faces)
    if len(faces) == sight.view["limits"]["rooms"] and not sight.players[sight.seat]["leveled"]:
        worth += FIVE_ROOMS
    return worth + expected_heroes(sight, faces, damage)


def expected_heroes(sight: Observation, faces: list[int], damage: int) -> int:
    """What the heroes that this dungeon would lure out of town bring: souls, or wounds."""
    treasure = treasure_of(faces)
    boss = sight.view["zones"]["boss"][sight.seat][0]["card"]
    mine = [treasure[kind] + TREASURE[FACE[boss]][kind] for kind in range(len(treasure))]
    total = 0
    for hero in sight.town:
        face = sight.faces[hero]
        classes = CLASSES[face]
        if not classes:
            souls = sight.players[sight.seat]["souls"]
            others_souls = [sight.players[seat]["souls"] for seat in sight.opponents]
            comes = max(others_souls) < souls if face == KING else min(others_souls) > souls
        else:
            draw = sum(mine[kind] for kind in classes)
            others = [sight.players[seat]["treasure"] for seat in sight.opponents]
            comes = all(draw > sum(treasure[kind] for kind in classes) for treasure in others)
        if comes:
            total += outcome(face, damage)
    # Treasure is good for later only if the dungeon can deal with who comes.
    spare = min(damage, 12) - 5
    return 3 * total + 12 * spare * sum(mine)


def outcome(hero: int, damage: int) -> int:
    """What a hero brings to a dungeon that deals this much damage."""
    return SOULS[hero] * (SOUL if damage >= HEALTH[hero] else -WOUND)
