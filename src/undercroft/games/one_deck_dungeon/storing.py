"""Feats that store heroic dice on a hero card when their condition is met (OD-081, OD-082, DECISION 12)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.dice import take
from undercroft.games.one_deck_dungeon.events import DieStored
from undercroft.games.one_deck_dungeon.facts import HEROIC
from undercroft.games.one_deck_dungeon.state import State, side_of


def store(state: State, trigger: str, heroes: list[int] | None = None) -> None:
    """Every hero whose feat waits for this stores a die, up to what the card holds."""
    if state.fighting:
        return
    for hero in range(state.setup.heroes) if heroes is None else heroes:
        feat = side_of(state, hero).feat
        if feat["kind"] != "stored" or feat["trigger"] != trigger:
            continue
        if state.stored[hero] < feat["capacity"] and take(state, HEROIC):
            state.stored[hero] += 1
            if state.events is not None:
                state.events.append(DieStored(hero))


def give_back_stored(state: State, hero: int) -> None:
    """Stored dice may go back to the supply at any time (OD-083)."""
    state.supply[HEROIC] += state.stored[hero]
    state.stored[hero] = 0
