"""Totals: the damage of a room, the treasure of a dungeon, the health of a hero, souls and wounds."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import (
    active_at,
    active_rooms,
    bosses_in_force,
    has_text,
    place_of,
    powers_at,
    powers_of,
)
from undercroft.games.boss_family.rules.durations import (
    AWAKE,
    BARE,
    DOUBLE_DAMAGE,
    DOUBLE_TREASURE,
    LAST_ROOM_DEALS_MORE,
    MONSTERS_DEAL_MORE,
    MORE_DAMAGE,
    MORE_HEALTH,
    MORE_ICONS,
    MORE_TREASURE,
    MORE_WOUNDS,
    NEST,
    NESTS,
    NEUTRALIZED,
    ORDINARY_MONSTERS_DEAL_MORE,
    ROOMS_DEAL_MORE,
    STAFF,
    TREASURE_SET,
    UNSEEN,
    icons,
    icons_in,
    lasts,
)
from undercroft.games.boss_family.rules.effects.bearing import BEARER_HEALTH, HEALS_ENTRANCE, SHIELDS
from undercroft.games.boss_family.rules.effects.registry import (
    BOSS_DAMAGE,
    DAMAGE_TO,
    HELPS_DUNGEON,
    HELPS_NEIGHBOUR,
    HERO_TAKES,
    MUTES_HEROES,
    OWN_DAMAGE,
    POWER_DAMAGE,
    POWER_TREASURE,
    SHRUGS_OFF_TOKENS,
    SLEEPS,
)
from undercroft.games.boss_family.rules.facts import (
    ADVANCED,
    DAMAGE,
    HEALTH,
    MONSTER,
    SOULS,
    TREASURE,
    USUAL_TREASURES,
    WOUNDS,
)
from undercroft.games.boss_family.rules.state import BOSS_OF, ENTRANCE, NO_CARD, NOBODY_SEAT, SOULS_OF, WOUNDS_OF, State

LEAST_HEALTH = 1
"""The least health that a token leaves (SB-195)."""


def damage_of(state: State, room: int) -> int:
    """The damage that an active room deals now: its own, its neighbours' and effects of this round (BM-216).

    Tokens are part of it (SB-132), and it is never less than 0 (SB-279).
    """
    seat, slot = place_of(state, room)
    face = state.face[room]
    if state.setup.city and deals_nothing(state, room):
        return 0
    damage = DAMAGE[face]
    if state.tokens:
        damage += state.tokens.get(room, 0)
    if face in OWN_DAMAGE and has_text(state, room):
        damage += OWN_DAMAGE[face](state, seat, room)
    # BM-199: rooms next to each other with nothing between
    for neighbour, to_right in ((active_at(state, seat, slot + 1), True), (active_at(state, seat, slot - 1), False)):
        if neighbour != NO_CARD and state.face[neighbour] in HELPS_NEIGHBOUR and has_text(state, neighbour):
            # A neighbour on the left has this room to its right: heroes walk towards the boss.
            damage += HELPS_NEIGHBOUR[state.face[neighbour]](face, to_right)
    if state.leveled & 1 << seat and not state.setup.base_only:
        for boss in bosses_in_force(state, seat):
            if state.face[boss] in BOSS_DAMAGE:
                damage += BOSS_DAMAGE[state.face[boss]](state, boss, room)
    if state.setup.explorers:
        for other in active_rooms(state, seat):
            if state.face[other] in HELPS_DUNGEON and has_text(state, other):
                damage += HELPS_DUNGEON[state.face[other]](face)
    if state.levels:
        miniboss, level = powers_at(state, seat, slot)
        if level and state.face[miniboss] in POWER_DAMAGE:
            damage += POWER_DAMAGE[state.face[miniboss]](state, room)
    if not state.lasting:
        return max(damage, 0)
    more = state.lasting.get
    damage += more((MORE_DAMAGE, room), 0) + more((ROOMS_DEAL_MORE, seat), 0)
    if state.setup.base_only:
        return max(damage, 0)
    if slot == 0:
        damage += more((LAST_ROOM_DEALS_MORE, seat), 0)  # SB-078
    if MONSTER[face]:
        damage += more((MONSTERS_DEAL_MORE, seat), 0)
        if not ADVANCED[face]:
            damage += more((ORDINARY_MONSTERS_DEAL_MORE, seat), 0)
        nests = more((NESTS, seat), 0) - more((NEST, room), 0)
        if nests:
            damage += nests * sum(treasure_in(state, room))
    return max(damage, 0) << more((DOUBLE_DAMAGE, room), 0)  # MB-119


def deals_nothing(state: State, room: int) -> bool:
    """Whether a room is neutralized, tokens and all (SB-184, SB-197, SB-263, SB-303), or asleep."""
    if state.lasting and lasts(state, NEUTRALIZED, room):
        return True
    return state.face[room] in SLEEPS and has_text(state, room) and not lasts(state, AWAKE, room)


def damage_to(state: State, hero: int, room: int) -> int:
    """The damage that a hero takes in a room that it enters now; 0 if its item shields it (TH-020).

    In the city some rooms deal more to some heroes, and some heroes take less.
    """
    if state.carried and is_shielded(state, hero, room):
        return 0
    damage = damage_of(state, room)
    return _damage_in_the_city(state, hero, room, damage) if state.setup.city else damage


def is_shielded(state: State, hero: int, room: int) -> bool:
    """Whether the item of a hero keeps a room from dealing damage to it."""
    if hero not in state.carried:
        return False
    shield = SHIELDS.get(state.face[state.carried[hero]])
    return shield is not None and shield(state, room)


def _damage_in_the_city(state: State, hero: int, room: int, damage: int) -> int:
    if state.lasting and lasts(state, UNSEEN, hero):
        return 0
    face = state.face[room]
    if face in DAMAGE_TO and has_text(state, room) and not deals_nothing(state, room):
        damage += DAMAGE_TO[face](state, room, hero) << lasts(state, DOUBLE_DAMAGE, room)  # MB-119
    return taken_by(state, hero, room, damage)


def taken_by(state: State, hero: int, room: int, damage: int) -> int:
    """The damage that a hero takes of a room's damage: some heroes take less."""
    if state.face[hero] in HERO_TAKES and not is_muted(state, place_of(state, room)[0]):
        damage = HERO_TAKES[state.face[hero]](state, hero, room, damage)
    return max(damage, 0)


def is_muted(state: State, seat: int) -> bool:
    """Whether the texts of heroes do not count in a dungeon and at its entrance."""
    return any(
        state.face[miniboss] in MUTES_HEROES and level >= MUTES_HEROES[state.face[miniboss]]
        for miniboss, level in powers_of(state, seat)
    )


def treasure_in(state: State, room: int) -> tuple[int, ...]:
    """The treasure that an active room shows now, its miniboss's included (BM-014, MB-123, SB-285)."""
    shown = _treasure_set_or_printed(state, room)
    if (MORE_ICONS, room) in state.lasting:
        return _with_icons(shown, lasts(state, MORE_ICONS, room))
    return shown


def _with_icons(shown: tuple[int, ...], icons: int) -> tuple[int, ...]:
    return tuple(count + icons_in(icons, kind) for kind, count in enumerate(shown))


def _treasure_set_or_printed(state: State, room: int) -> tuple[int, ...]:
    if (TREASURE_SET, room) in state.lasting:
        shown = int(lasts(state, TREASURE_SET, room) != BARE)
        return (shown,) * USUAL_TREASURES + (0,) * (len(TREASURE[0]) - USUAL_TREASURES)
    printed = TREASURE[state.face[room]]
    if not state.levels:
        return printed
    miniboss, level = powers_at(state, *place_of(state, room))
    if not level or state.face[miniboss] not in POWER_TREASURE:
        return printed
    return POWER_TREASURE[state.face[miniboss]](printed, level)


def treasure_of(state: State, seat: int, kind: int) -> int:
    """The treasure of a kind that a dungeon shows, boss included (BM-006, BM-014, BM-015, BM-096)."""
    if not state.setup.base_only:
        return all_treasure_of(state, seat)[kind]
    face = state.face
    rooms = sum([TREASURE[face[room]][kind] for room in active_rooms(state, seat)])
    if state.lasting:
        rooms <<= lasts(state, DOUBLE_TREASURE, seat)
    return TREASURE[face[state.zones[BOSS_OF + seat][0]]][kind] + rooms


def all_treasure_of(state: State, seat: int) -> list[int]:
    """The treasure of every kind in the game that a dungeon shows, tokens of its boss included (SB-196)."""
    boss = state.zones[BOSS_OF + seat][0]
    shown = [treasure_in(state, room) for room in active_rooms(state, seat)]
    rooms = list(map(sum, zip(*shown, strict=True))) if shown else [0] * len(TREASURE[0])
    doubled = lasts(state, DOUBLE_TREASURE, seat)
    printed, tokens, lasting = TREASURE[state.face[boss]], state.tokens.get(boss, 0), state.lasting
    counts: list[int] = []
    for kind in range(state.setup.treasures):
        count = printed[kind] + (rooms[kind] << doubled)
        if lasting:
            count += lasting.get((MORE_TREASURE, icons(seat, kind)), 0)
        if tokens:
            count += icons_in(tokens, kind)
        counts.append(count)
    return counts


def health_of(state: State, hero: int) -> int:
    """The damage that kills a hero (BM-017)."""
    if not state.lasting and not state.health_tokens and not state.carried:
        return HEALTH[state.face[hero]]
    health = HEALTH[state.face[hero]] + lasts(state, MORE_HEALTH, hero)
    if state.setup.items:
        health += health_by_items(state, hero)
    token = state.health_tokens.get(hero, 0)
    if token > 0:
        return health + (0 if _shrugs_off_tokens(state, hero) else token)
    return max(health + token, min(health, LEAST_HEALTH))  # SB-195


def _shrugs_off_tokens(state: State, hero: int) -> bool:
    """Whether a hero is in or before a dungeon whose boss lets tokens give no health."""
    seat = dungeon_of(state, hero)
    if seat == NOBODY_SEAT:
        return False
    return any(state.face[boss] in SHRUGS_OFF_TOKENS for boss in bosses_in_force(state, seat))


def health_by_items(state: State, hero: int) -> int:
    """The health that a hero has from its own item and from a staff, borne at its entrance now or before (TH-024)."""
    health = 0
    item = state.carried.get(hero, NO_CARD)
    if item != NO_CARD and state.face[item] in BEARER_HEALTH:
        health += BEARER_HEALTH[state.face[item]](state, hero)
    seat = dungeon_of(state, hero)
    if seat == NOBODY_SEAT:
        return health
    borne = [state.face[state.carried[other]] for other in heroes_of(state, seat) if other in state.carried]
    staff = max([HEALS_ENTRANCE.get(face, 0) for face in borne], default=0)
    return health + max(staff, lasts(state, STAFF, seat))


def heroes_of(state: State, seat: int) -> list[int]:
    """The heroes at a player's entrance and in the dungeon."""
    inside = [state.walker] if state.walker != NO_CARD and state.active == seat else []
    return inside + state.zones[ENTRANCE + seat]


def dungeon_of(state: State, hero: int) -> int:
    """The seat of the dungeon in or before which a hero is, or NOBODY_SEAT."""
    return next((seat for seat in state.order if hero in heroes_of(state, seat)), NOBODY_SEAT)


def souls_of(state: State, seat: int) -> int:
    """The souls a player has gained (BM-020)."""
    face = state.face
    return sum([SOULS[face[hero]] for hero in state.zones[SOULS_OF + seat]])


def wounds_of(state: State, seat: int) -> int:
    """The wounds a player has taken (BM-019)."""
    face = state.face
    wounds = sum([WOUNDS[face[hero]] for hero in state.zones[WOUNDS_OF + seat]])
    return wounds + lasts(state, MORE_WOUNDS, seat) if state.lasting else wounds
