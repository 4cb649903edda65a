"""What a seat might announce: its spells, rooms, minibosses and boss, cards acting from the hand, and others' cards."""

from __future__ import annotations

from undercroft.games.boss_monster.rules.dungeon import active_rooms, has_text, host_of, place_of, powers_of
from undercroft.games.boss_monster.rules.effects.moments import (
    ABILITIES,
    BY_ANYBODY,
    BY_OPPONENTS,
    BY_OWNER,
    Ability,
    use_of,
)
from undercroft.games.boss_monster.rules.facts import BOSS, CRUSHINATOR, EPIC, HERO, MINIBOSS, ROOM, SPELL
from undercroft.games.boss_monster.rules.heroes import has_own_text
from undercroft.games.boss_monster.rules.minibosses import TOP_LEVEL
from undercroft.games.boss_monster.rules.state import (
    BOSS_OF,
    ENTRANCE,
    HAND,
    NO_CARD,
    NOBODY_SEAT,
    State,
    count_of_back,
    kind_of,
)


def on_the_table(state: State, seat: int) -> list[int]:
    """The cards in play with something that this seat might announce; everybody sees them."""
    face = state.face
    cards = [room for room in active_rooms(state, seat) if face[room] in ABILITIES and has_text(state, room)]
    if not state.setup.coins:
        return cards
    cards += [miniboss for miniboss, _ in powers_of(state, seat) if face[miniboss] in ABILITIES]
    for owner in state.order:
        if state.leveled & 1 << owner and face[state.zones[BOSS_OF + owner][0]] in ABILITIES:
            cards.append(state.zones[BOSS_OF + owner][0])
        if owner != seat:
            cards += [room for room in active_rooms(state, owner) if face[room] in ABILITIES and has_text(state, room)]
            cards += [
                hero for hero in heroes_of(state, owner) if face[hero] in ABILITIES and has_own_text(state, owner, hero)
            ]
    return cards


def heroes_of(state: State, seat: int) -> list[int]:
    """The heroes at a player's entrance and in the dungeon."""
    inside = [state.walker] if state.walker != NO_CARD and state.active == seat else []
    return inside + state.zones[ENTRANCE + seat]


def owner_of(state: State, card: int) -> int:
    """Whose card it is: the dungeon's, the boss's, or for a hero the dungeon's that it is in or before."""
    kind = kind_of(state, card)
    if kind == ROOM:
        return place_of(state, card)[0]
    if kind == MINIBOSS:
        return host_of(state, card)[0]
    for seat in state.order:
        if kind == BOSS and state.zones[BOSS_OF + seat] == [card]:
            return seat
        if kind in (HERO, EPIC) and card in heroes_of(state, seat):
            return seat
    return NOBODY_SEAT


def ability_of(state: State, source: int, way: int) -> Ability:
    """What a card lets somebody announce, in one of its ways."""
    return ABILITIES[state.face[source]][way]


def may_act(state: State, seat: int) -> bool:
    """Whether a seat may have something to announce, judged by what everybody knows."""
    hand = HAND + seat
    if count_of_back(state, hand, SPELL):
        return True
    if state.setup.coins and count_of_back(state, hand, ROOM):
        return True  # MB-117: some room cards act from the hand
    return any(may_use(state, seat, card) for card in on_the_table(state, seat))


def may_use(state: State, seat: int, card: int) -> bool:
    """Whether a card in play can be used in some way, judged by what everybody knows."""
    return bool(possible_ways(state, seat, card))


def possible_ways(state: State, seat: int, card: int) -> list[int]:
    """The ways in which a card could be used, judged by what everybody knows: backs are seen, faces are not."""
    abilities = ABILITIES[state.face[card]]
    return [way for way in range(len(abilities)) if _is_possible(state, seat, card, abilities[way])]


def _is_possible(state: State, seat: int, card: int, ability: Ability) -> bool:
    if not _is_user(state, seat, card, ability) or is_used_up(state, card, ability):
        return False
    if ability.level and not _has_level(state, card, ability.level):
        return False
    if ability.coins > state.coins[seat] or not ability.when(state, seat, card):
        return False
    if ability.targets is not None and not ability.targets(state, seat, card):
        return False
    if ability.extra is not None and not ability.extra(state, seat, card):
        return False
    return ability.cost is None or ability.cost.most(state, seat, card) >= ability.cost.count


def _is_user(state: State, seat: int, card: int, ability: Ability) -> bool:
    if ability.users == BY_ANYBODY:
        return True
    if ability.from_hand:
        return card in state.zones[HAND + seat]  # in a dungeon it does nothing (MB-117)
    if not state.setup.coins or kind_of(state, card) == SPELL:
        return ability.users == BY_OWNER
    return (owner_of(state, card) == seat) == (ability.users != BY_OPPONENTS)


def _has_level(state: State, miniboss: int, level: int) -> bool:
    """Powers of lower levels stay in force; the greatest one needs its level (MB-062)."""
    return state.levels.get(miniboss, 0) >= min(level, TOP_LEVEL)


def is_used_up(state: State, card: int, ability: Ability) -> bool:
    """Whether a once-a-round effect has been used in this round (BM-155)."""
    if use_of(card, ability.slot) not in state.used:
        return False
    return ability.once or (state.face[card] == CRUSHINATOR and state.setup.crushinator_once)


def is_payable(state: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether the hand really has what the effect costs."""
    cost = ability.cost
    return cost is None or len(cost.candidates(state, seat, card)) >= cost.count
