"""The death of a hero, and the rescue from it (OD-001, OD-004, OD-111)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.events import GameLost
from undercroft.games.one_deck_dungeon.rules.healing import heal_points
from undercroft.games.one_deck_dungeon.rules.health import health_of, is_dying
from undercroft.games.one_deck_dungeon.rules.potions import (
    ANTIDOTE,
    ANTIDOTE_TOKENS,
    antidote,
    found,
    points_of,
    turn_potion,
)
from undercroft.games.one_deck_dungeon.rules.state import State, leader
from undercroft.games.one_deck_dungeon.rules.tokens import spend_token
from undercroft.kernel.result import Result
from undercroft.kernel.state import Move, ask, finish


def check_deaths(state: State) -> None:
    """Check every hero once all wounds of an event are placed (OD-DECISION-20)."""
    state.agenda += [(check_death, hero) for hero in range(state.setup.heroes)]


def check_death(state: State, hero: int) -> None:
    """End the game if a hero has as many wounds as health and is not healed at once (OD-111, OD-DECISION-20)."""
    if not is_dying(state, hero):
        return
    if state.tokens >= price_of_rescue(state):
        state.agenda.append((check_death, hero))  # whether what was drunk has been enough
        ask(state, leader(state), whether_to_save, hero)
    else:
        lose(state)


def price_of_rescue(state: State) -> int:
    """The tokens needed to bring the wounds of all dying heroes below their health."""
    from_token = points_of(state, turn_potion(state))
    needs = [
        state.wounds[hero] - health_of(state, hero) + 1 for hero in range(state.setup.heroes) if is_dying(state, hero)
    ]
    return sum([-(-need // from_token) for need in needs])


def whether_to_save(state: State, hero: int) -> list[Move]:
    """Spend a token on the hero who is about to die, or give up; Cure heals with an Antidote too (FS-026)."""
    by_antidote: list[Move] = [(save_by_antidote,)] if ANTIDOTE in found(state) else []
    return [(save, hero), *by_antidote, (give_up,)]


def save(state: State, hero: int) -> None:
    """Spend a healing potion on the dying hero."""
    potion = turn_potion(state)
    spend_token(state, potion)
    heal_points(state, hero, points_of(state, potion))


def save_by_antidote(state: State) -> None:
    """Spend an antidote on the dying hero, for the healing that Cure adds to it."""
    state.agenda.append((antidote, ANTIDOTE_TOKENS))
    spend_token(state, ANTIDOTE)


def give_up(state: State) -> None:
    """Let the hero die: the game is lost."""
    lose(state)


def lose(state: State) -> None:
    """All heroes lose together, and at once (OD-001, OD-004, OD-DECISION-54)."""
    if state.events is not None:
        state.events.append(GameLost(0 if state.fighting else state.floor))
    finish(state, Result((), (0,) * state.setup.seats, "hero-died"))
