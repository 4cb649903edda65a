"""Wounds and poison tokens that heroes take (OD-108, FS-007 to FS-009, FS-017)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.death import check_death, check_deaths
from undercroft.games.one_deck_dungeon.rules.events import HeroPoisoned, HeroWounded
from undercroft.games.one_deck_dungeon.rules.health import health_left, health_of
from undercroft.games.one_deck_dungeon.rules.state import State, leader, led
from undercroft.games.one_deck_dungeon.rules.storing import store
from undercroft.kernel.state import Move, ask


def wound(state: State, hero: int, count: int) -> None:
    """Wound a hero, then check for deaths (OD-111)."""
    if count > 0:
        place_wounds(state, hero, count)
        state.agenda.append((check_death, hero))


def place_wounds(state: State, hero: int, count: int) -> None:
    """Put wounds on a hero; the caller has to check for deaths afterwards."""
    state.wounds[hero] += count
    state.last_hurt = hero
    if state.events is not None:
        state.events.append(HeroWounded(led(state, hero), count, health_left(state, hero), health_of(state, hero)))
    for _ in range(count):
        store(state, "damage_taken_each", [hero])
    store(state, "damage_taken", [hero])


def wound_of_choice(state: State, heroes: list[int], count: int) -> None:
    """One hero of the party's choice takes wounds that nothing prevents (OD-DECISION-11)."""
    state.agenda.append((check_deaths,))
    choose_wounded(state, heroes, count)


def choose_wounded(state: State, heroes: list[int], count: int) -> None:
    """Ask who takes wounds; deaths are checked when all wounds of the event are placed (OD-DECISION-20)."""
    state.chosen_among = heroes[:]
    ask(state, leader(state), who_is_wounded, count)


def who_is_wounded(state: State, count: int) -> list[Move]:
    """Choose the hero who takes the wound."""
    return [(suffer_wound, hero, count) for hero in state.chosen_among]


def suffer_wound(state: State, hero: int, count: int) -> None:
    """This hero takes the wound."""
    place_wounds(state, hero, count)


def poison(state: State, hero: int, count: int) -> None:
    """A hero gets poison tokens; a missing one becomes a wound (FS-007, FS-017)."""
    placed = min(count, state.poison_supply)
    state.poison[hero] += placed
    state.poison_supply -= placed
    if placed and state.events is not None:
        state.events.append(HeroPoisoned(led(state, hero), placed))
    wound(state, hero, count - placed)


def poison_of_choice(state: State, heroes: list[int]) -> None:
    """One hero of the party's choice gets a poison token that nothing prevents."""
    state.chosen_among = heroes[:]
    ask(state, leader(state), who_is_poisoned)


def who_is_poisoned(state: State) -> list[Move]:
    """Choose the hero who gets the token."""
    return [(suffer_poison, hero) for hero in state.chosen_among]


def suffer_poison(state: State, hero: int) -> None:
    """This hero gets the token."""
    poison(state, hero, 1)
