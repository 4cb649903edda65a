"""Dice of the pools that each box takes, and boxes for which they are enough."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.boxes import (
    dice_taken,
    is_filled,
    open_places,
    takes_first_die,
    terms_of,
)
from undercroft.games.one_deck_dungeon.rules.covering import covers_alone
from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS, value_of
from undercroft.games.one_deck_dungeon.rules.placing import how_to_place
from undercroft.games.one_deck_dungeon.rules.state import State


def taken_from_pools(state: State, place: int) -> dict[str, bool]:
    """Return the dice of the pools that a box takes, now or after the armor; true if that die alone covers it."""
    if is_filled(state, place):
        return {}
    taken = dice_taken(state, place)
    terms = terms_of(state, place)
    lost = takes_first_die(state, place) and place not in state.taken
    return {
        DIE_WORDS[one]: not lost and covers_alone(terms, one)
        for hero in state.party
        for one in state.pool[hero]
        if taken >> one & 1
    }


def waits_for_armor(state: State, place: int) -> bool:
    """True if a box may not be covered yet, because armor boxes come first (OD-099)."""
    return not is_filled(state, place) and place not in open_places(state)


def is_coverable(state: State, place: int) -> bool:
    """True if the dice of the pools are enough for a box on which the seat that is asked may lay one.

    An estimate: others help only with a wide box (OD-046); combining and skills are ignored.
    """
    if state.question is not how_to_place or is_filled(state, place) or place not in open_places(state):
        return False
    taken = dice_taken(state, place)
    terms = terms_of(state, place)
    pools = {hero: [value_of(one) for one in state.pool[hero] if taken >> one & 1] for hero in state.party}
    own = [value for hero, pool in pools.items() if state.setup.seat_of[hero] == state.acting for value in pool]
    if not own:
        return False
    values = sorted([value for pool in pools.values() for value in pool] if terms.wide else own)
    if takes_first_die(state, place) and place not in state.taken:
        values = values[1:]  # the boss takes the lowest (OD-DECISION-71)
    most = sum(values) if terms.wide else max(values, default=0)
    return most >= terms.need
