"""Announcement of a spell or effect: its events, its cost, and the response of the edition (BM-149, BM-153)."""

from __future__ import annotations

from undercroft.games.boss_family.rules import coins
from undercroft.games.boss_family.rules.city_events import SPACES, SpaceChosen
from undercroft.games.boss_family.rules.destruction import destroy
from undercroft.games.boss_family.rules.edition import edition_of
from undercroft.games.boss_family.rules.effects.registry import (
    EXTRA_BEARER,
    EXTRA_COINS,
    EXTRA_SEAT,
    EXTRA_TARGET,
    ON_SEATS,
    ON_SPACES,
    Ability,
    use_of,
)
from undercroft.games.boss_family.rules.events import EffectAnnounced, OpponentChosen, SpellAnnounced, TargetChosen
from undercroft.games.boss_family.rules.facts import ITEM, SPELL, TREASURES
from undercroft.games.boss_family.rules.heroes import settle
from undercroft.games.boss_family.rules.items import turn_down
from undercroft.games.boss_family.rules.miniboss_events import AmountChosen, TreasureChosen
from undercroft.games.boss_family.rules.minibosses import TOP_LEVEL, demote
from undercroft.games.boss_family.rules.piles import discard_from_hand
from undercroft.games.boss_family.rules.sources import ability_of, owner_of
from undercroft.games.boss_family.rules.state import ANNOUNCED, HAND, NOBODY_SEAT, Announced, State, kind_of
from undercroft.kernel.events import seen
from undercroft.kernel.zones import move_card, reveal


def announce(state: State, entry: Announced, paid: list[int]) -> None:
    """Announce a card and pay its cost; the edition decides when the effect resolves."""
    seat, source, way = entry[:3]
    ability = ability_of(state, source, way)
    if kind_of(state, source) == SPELL:
        move_card(state, source, HAND + seat, ANNOUNCED)
        state.casters[source] = seat
        if state.events is not None:
            state.events.append(SpellAnnounced(seat, seen(state, source)))
    else:
        use = use_of(source, ability.slot)
        if use not in state.used and not ability.from_hand:
            state.used.append(use)
        if ability.from_hand:
            reveal(state, source)
        if state.events is not None:
            state.events.append(EffectAnnounced(seat, seen(state, source)))
    if state.events is not None:
        _tell_choices(state, entry, ability)
    owner = owner_of(state, source) if ability.to_owner else NOBODY_SEAT
    if kind_of(state, source) == ITEM:
        turn_down(state, source)  # TH-015: its cost
    edition_of(state).announced(state, entry)
    # The cost, with everything that it triggers, comes first (BM-153).
    state.agenda.append((settle,))
    _pay_coins(state, entry, ability, owner)
    if ability.level == TOP_LEVEL:
        demote(state, source)
    if ability.cost is not None:
        ability.cost.pay(state, seat, source, paid)
    if ability.from_hand:
        discard_from_hand(state, seat, [source])
    if ability.destroys_itself:
        destroy(state, source)  # BM-230: what the destruction brings comes from this use alone


def _tell_choices(state: State, entry: Announced, ability: Ability) -> None:
    assert state.events is not None
    seat, source, _, target, extra = entry
    if ability.targets is not None:
        if ability.kind == ON_SEATS:
            state.events.append(OpponentChosen(seat, seen(state, source), target))
        elif ability.kind == ON_SPACES:
            state.events.append(SpaceChosen(seat, seen(state, source), SPACES[target]))
        else:
            state.events.append(TargetChosen(seat, seen(state, source), seen(state, target)))
    if ability.extra is not None:
        if ability.extra_kind == EXTRA_COINS:
            state.events.append(AmountChosen(seat, seen(state, source), extra))
        elif ability.extra_kind == EXTRA_SEAT:
            state.events.append(OpponentChosen(seat, seen(state, source), extra))
        elif ability.extra_kind in (EXTRA_TARGET, EXTRA_BEARER):
            if extra != target:
                state.events.append(TargetChosen(seat, seen(state, source), seen(state, extra)))
        else:
            state.events.append(TreasureChosen(seat, seen(state, source), TREASURES[extra]))


def _pay_coins(state: State, entry: Announced, ability: Ability, owner: int) -> None:
    """Coins go to the pot, or to the owner of the card that asks for them (MB-110)."""
    amount = ability.coins + (entry.extra if ability.extra is not None and ability.extra_kind == EXTRA_COINS else 0)
    if not amount:
        return
    if ability.to_owner:
        coins.give(state, entry.seat, owner, amount)
    else:
        coins.pay(state, entry.seat, amount)
