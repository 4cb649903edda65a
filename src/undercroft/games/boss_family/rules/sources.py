"""Cards that a seat might announce: spells, rooms, minibosses, boss, cards in hand, and cards of others."""

from __future__ import annotations

from undercroft.games.boss_family.rules.dungeon import (
    active_rooms_of,
    has_text,
    host_of,
    is_active,
    is_guarded,
    place_of,
    powers_of,
    with_text,
)
from undercroft.games.boss_family.rules.effects.registry import (
    ABILITIES,
    BY_OWNER,
    FOR_OTHERS,
    IN_PLAY,
    ON_CARDS,
    SPELL_PROOF,
    Ability,
    use_of,
)
from undercroft.games.boss_family.rules.facts import BOSS, CRUSHINATOR, EPIC, HERO, MINIBOSS, MOST_ROOMS, ROOM, SPELL
from undercroft.games.boss_family.rules.heroes import has_own_text
from undercroft.games.boss_family.rules.items import may_cast
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL
from undercroft.games.boss_family.rules.state import (
    BOSS_OF,
    DUNGEON,
    ENTRANCE,
    HAND,
    ITEMS_OF,
    NOBODY_SEAT,
    WALKING,
    State,
    holds,
    kind_of,
)
from undercroft.games.boss_family.rules.totals import dungeon_of


def on_the_table(state: State, seat: int) -> list[int]:
    """The cards in play with an ability that this seat might announce, all of them public."""
    cards = active_rooms_of(state, seat, IN_PLAY)
    setup = state.setup
    if setup.base_only:
        return cards
    if cards:
        cards = with_text(state, cards)
    if state.levels:
        cards += [miniboss for miniboss, _ in powers_of(state, seat)]  # each has a greatest power (MB-062)
    if state.leveled & 1 << seat and abilities_of(state, state.zones[BOSS_OF + seat][0]):
        cards.append(state.zones[BOSS_OF + seat][0])
    if setup.items:
        cards += state.zones[ITEMS_OF + seat]  # TH-015
    # Only cards that came with coins can be used by others than their owners (MB-118).
    return cards + cards_of_others(state, seat) if setup.coins else cards


def cards_of_others(state: State, seat: int) -> list[int]:
    """The rooms, bosses and heroes of other players that this seat may use."""
    face, zones, seats = state.face, state.zones, state.setup.seats
    tops = [stack[-1] for stack in zones[DUNGEON : DUNGEON + seats * MOST_ROOMS] if stack]
    bosses = [boss for zone in zones[BOSS_OF : BOSS_OF + seats] for boss in zone]
    heroes = [hero for zone in zones[ENTRANCE : ENTRANCE + seats] for hero in zone]
    found = [card for card in (*tops, *bosses, *heroes, *zones[WALKING]) if face[card] in FOR_OTHERS]
    found += [zones[BOSS_OF + owner][0] for owner, model in state.copied.items() if face[model] in FOR_OTHERS]  # CL-018
    return [card for card in found if _is_in_force(state, seat, card)] if found else found


def _is_in_force(state: State, seat: int, card: int) -> bool:
    owner = owner_of(state, card)
    if owner in (seat, NOBODY_SEAT):
        return False
    kind = kind_of(state, card)
    if kind == ROOM:
        return is_active(state, card) and has_text(state, card)
    return bool(state.leveled & 1 << owner) if kind == BOSS else has_own_text(state, owner, card)


def owner_of(state: State, card: int) -> int:
    """The seat that owns a card in play; for a hero the seat of the dungeon in or before which it is."""
    kind = kind_of(state, card)
    if kind == ROOM:
        return place_of(state, card)[0]
    if kind == MINIBOSS:
        return host_of(state, card)[0]
    if kind in (HERO, EPIC):
        return dungeon_of(state, card)
    area = BOSS_OF if kind == BOSS else ITEMS_OF
    return next(seat for seat in range(state.setup.seats) if card in state.zones[area + seat])


def ability_of(state: State, source: int, way: int) -> Ability:
    """The ability of a card with this number."""
    return abilities_of(state, source)[way]


def abilities_of(state: State, card: int) -> tuple[Ability, ...]:
    """The abilities of a card; a boss that copied a Level Up has those of the other boss too (CL-018)."""
    found = ABILITIES.get(state.face[card], ())
    if found or not state.copied:
        return found
    for seat, model in state.copied.items():
        if state.zones[BOSS_OF + seat] == [card]:
            return ABILITIES.get(state.face[model], ())
    return found


def may_act(state: State, seat: int) -> bool:
    """Whether a seat may have something to announce, judged by public facts."""
    hand = HAND + seat
    if holds(state, hand, SPELL) and (not state.carried or may_cast(state, seat)):
        return True
    if (state.setup.coins or state.setup.explorers) and holds(state, hand, ROOM):
        return True  # MB-117, CL-011: some room cards act from the hand
    for card in on_the_table(state, seat):  # noqa: SIM110 - asked of every seat in every window: a loop is faster
        if possible_ways(state, seat, card):
            return True
    return False


def possible_ways(state: State, seat: int, card: int) -> list[int]:
    """The ways in which a card could be used, judged by public facts: backs of cards, but not their faces."""
    abilities = abilities_of(state, card)
    if len(abilities) == 1:
        return [0] if _is_possible(state, seat, card, abilities[0]) else []
    return [way for way, ability in enumerate(abilities) if _is_possible(state, seat, card, ability)]


def _is_possible(state: State, seat: int, card: int, ability: Ability) -> bool:
    if state.used and is_used_up(state, card, ability):
        return False
    setup = state.setup
    if (setup.coins or not (setup.base_only or ability.always_allowed)) and not _is_allowed(state, seat, card, ability):
        return False
    if ability.when is not None and not ability.when(state, seat, card):
        return False
    if ability.targets is not None and not targets_of(state, seat, card, ability):
        return False
    return ability.cost is None or ability.cost.most(state, seat, card) >= ability.cost.count


def targets_of(state: State, seat: int, card: int, ability: Ability) -> list[int]:
    """The targets of an ability, without heroes that no spell can be aimed at."""
    assert ability.targets is not None
    found = ability.targets(state, seat, card)
    if found and state.setup.city and ability.kind == ON_CARDS and kind_of(state, card) == SPELL:
        return [target for target in found if not _is_spell_proof(state, target)]
    return found


def _is_spell_proof(state: State, hero: int) -> bool:
    """Whether no spell can be aimed at a hero; never if its text does not count in its dungeon."""
    if state.face[hero] not in SPELL_PROOF:
        return False
    waits_at = (seat for seat in state.order if hero in state.zones[ENTRANCE + seat])
    dungeon = state.active if hero == state.walker else next(waits_at, None)
    return dungeon is None or has_own_text(state, dungeon, hero)


def _is_allowed(state: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether a seat may use an ability: as a user of the card, with level, coins, extra, and no minion in the way."""
    if ability.coins > state.coins[seat] or not _is_user(state, seat, card, ability):
        return False
    if ability.level and not _has_level(state, card, ability.level):
        return False
    if ability.destroys_itself and state.minions and is_guarded(state, card):
        return False  # SB-090: costs included
    return ability.extra is None or bool(ability.extra(state, seat, card))


def _is_user(state: State, seat: int, card: int, ability: Ability) -> bool:
    if ability.from_hand:
        return card in state.zones[HAND + seat]  # in a dungeon it does nothing (MB-117)
    if not state.setup.coins or kind_of(state, card) == SPELL:
        return True  # only cards that came with coins can be used by others than their owners (MB-118)
    owner = owner_of(state, card)
    return owner != NOBODY_SEAT and (owner == seat) == (ability.users == BY_OWNER)


def _has_level(state: State, miniboss: int, level: int) -> bool:
    """Powers of lower levels stay in force; the greatest one needs its level (MB-062)."""
    return state.levels.get(miniboss, 0) >= min(level, TOP_LEVEL)


def is_used_up(state: State, card: int, ability: Ability) -> bool:
    """Whether a once-a-round effect has been used in this round (BM-155)."""
    if use_of(card, ability.slot) not in state.used:
        return False
    return ability.once or (state.face[card] == CRUSHINATOR and state.setup.crushinator_once)


def is_payable(state: State, seat: int, card: int, ability: Ability) -> bool:
    """Whether a seat can really pay the cost of an ability."""
    cost = ability.cost
    return cost is None or len(cost.candidates(state, seat, card)) >= cost.count
