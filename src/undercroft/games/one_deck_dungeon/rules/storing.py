"""Feats that store heroic dice on a hero card when their condition is met (OD-081, OD-082, OD-DECISION-12)."""

from __future__ import annotations

from collections.abc import Iterable

from undercroft.games.one_deck_dungeon.rules.dice import group_of
from undercroft.games.one_deck_dungeon.rules.events import DieStored, StoredDiceReturned
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.games.one_deck_dungeon.rules.state import State, led, side_of
from undercroft.kernel.state import Move


def store(state: State, trigger: str, heroes: list[int] | None = None) -> None:
    """Every hero whose feat has this trigger stores a die, up to the limit of the card."""
    for hero in waiting_for(state, trigger):
        group = group_of(state, hero)  # OD-DECISION-50
        if (heroes is None or hero in heroes) and group[HEROIC]:
            group[HEROIC] -= 1
            state.stored[hero] += 1
            if state.events is not None:
                state.events.append(DieStored(led(state, hero)))


def waiting_for(state: State, trigger: str) -> list[int]:
    """The heroes whose feat has this trigger and who can store a die now."""
    if state.fighting:
        return []
    return [
        hero
        for hero in range(state.setup.heroes)
        for feat in (side_of(state, hero).feat,)
        if feat["kind"] == "stored" and feat["trigger"] == trigger and state.stored[hero] < feat["capacity"]
        if group_of(state, hero)[HEROIC]
    ]


def give_back_stored(state: State, hero: int, count: int) -> None:
    """Return stored dice to the supply or group of the hero."""
    group_of(state, hero)[HEROIC] += count
    state.stored[hero] -= count
    if count and state.events is not None:
        state.events.append(StoredDiceReturned(led(state, hero), count))


def releasable(state: State, heroes: Iterable[int]) -> list[Move]:
    """Stored dice may be given back at any time (OD-083)."""
    return [(release, hero) for hero in heroes if state.stored[hero]]


def release(state: State, hero: int) -> None:
    """Give a stored die back to the supply; then the question is asked again."""
    give_back_stored(state, hero, 1)
    state.had_enough = 0
    state.agenda.append(state.origin)
