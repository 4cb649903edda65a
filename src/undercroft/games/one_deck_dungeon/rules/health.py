"""Wounds, poison, and the death of a hero (OD-004, OD-108, OD-111, FS-007 to FS-018)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.events import GameLost, HeroPoisoned, HeroWounded
from undercroft.games.one_deck_dungeon.rules.facts import CURE, HEALING
from undercroft.games.one_deck_dungeon.rules.healing import heal_points, health_left, health_of, is_dying
from undercroft.games.one_deck_dungeon.rules.potions import ANTIDOTE, ANTIDOTE_TOKENS, antidote, found
from undercroft.games.one_deck_dungeon.rules.state import State, leader, led
from undercroft.games.one_deck_dungeon.rules.storing import store
from undercroft.games.one_deck_dungeon.rules.tokens import spend_token
from undercroft.kernel.result import Result
from undercroft.kernel.state import Move, ask, finish

HEALED_BY_HEALING = 2


def wound(state: State, hero: int, count: int) -> None:
    """A hero takes wounds; whether that is the end is looked at next (OD-111)."""
    if count > 0:
        place_wounds(state, hero, count)
        state.agenda.append((check_death, hero))


def place_wounds(state: State, hero: int, count: int) -> None:
    """Wounds are put on a hero; whoever does so sees to it that the deaths are looked at afterwards."""
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
    """Ask who takes wounds; the deaths are looked at when all wounds of the event are placed (OD-DECISION-20)."""
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


# -- death and rescue ----------------------------------------------------------------------------------------------


def check_deaths(state: State) -> None:
    """Look at every hero, now that all wounds of an event are placed (OD-DECISION-20)."""
    state.agenda += [(check_death, hero) for hero in range(state.setup.heroes)]


def check_death(state: State, hero: int) -> None:
    """With as many wounds as health a hero ends the game unless healed right then (OD-111, OD-DECISION-20)."""
    if not is_dying(state, hero):
        return
    if state.tokens >= price_of_rescue(state):
        state.agenda.append((check_death, hero))  # whether what was drunk has been enough
        ask(state, leader(state), whether_to_save, hero)
    else:
        lose(state)


def price_of_rescue(state: State) -> int:
    """The tokens that bring the wounds of all who are about to die below their health."""
    from_token = 1 if state.setup.cure else HEALED_BY_HEALING
    needs = [
        state.wounds[hero] - health_of(state, hero) + 1 for hero in range(state.setup.heroes) if is_dying(state, hero)
    ]
    return sum([-(-need // from_token) for need in needs])


def whether_to_save(state: State, hero: int) -> list[Move]:
    """Spend a token on the hero who is about to die, or give up; Cure heals with an Antidote too (FS-026)."""
    by_antidote: list[Move] = [(save_by_antidote,)] if ANTIDOTE in found(state) else []
    return [(save, hero), *by_antidote, (give_up,)]


def save(state: State, hero: int) -> None:
    """A healing potion in time."""
    spend_token(state, CURE if state.setup.cure else HEALING)
    heal_points(state, hero, 1 if state.setup.cure else HEALED_BY_HEALING)


def save_by_antidote(state: State) -> None:
    """An antidote in time, for the healing that Cure adds to it."""
    state.agenda.append((antidote, ANTIDOTE_TOKENS))
    spend_token(state, ANTIDOTE)


def give_up(state: State) -> None:
    """Nobody helps: the game is lost."""
    lose(state)


def lose(state: State) -> None:
    """All heroes lose together, and at once (OD-001, OD-004, OD-DECISION-54)."""
    if state.events is not None:
        state.events.append(GameLost(0 if state.fighting else state.floor))
    finish(state, Result((), (0,) * state.setup.seats, "hero-died"))
