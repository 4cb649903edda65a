"""Potion tokens: gained, spent, and the healing that Cure adds to both (OD-024, OD-027, FS-026)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.events import PotionUsed, TokenGained
from undercroft.games.one_deck_dungeon.rules.facts import CURE, EFFECTS
from undercroft.games.one_deck_dungeon.rules.healing import heal_points, remove_poison
from undercroft.games.one_deck_dungeon.rules.state import State, leader, side_of
from undercroft.games.one_deck_dungeon.rules.storing import store
from undercroft.kernel.state import Move, ask


def gain_tokens(state: State, count: int) -> None:
    """Take tokens from the supply while it has some (OD-DECISION-4); Cure heals with each (FS-026)."""
    for _ in range(min(count, state.token_supply)):
        state.token_supply -= 1
        state.tokens += 1
        if state.events is not None:
            state.events.append(TokenGained(state.tokens))
        if state.setup.cure:
            state.agenda.append((cure,))


def spend_token(state: State, potion: int) -> None:
    """Return a token to the supply for the effect of a potion (OD-024, OD-136); some feats store a die then."""
    state.tokens -= 1
    state.had_enough = 0  # seats that had enough may react (OD-DECISION-16)
    state.token_supply += 1
    if state.events is not None:
        state.events.append(PotionUsed(EFFECTS[potion].id))
    store(state, "potion_used")
    for hero in range(state.setup.heroes):
        skill = EFFECTS[side_of(state, hero).skill]
        if "on_potion_used" in skill.moments:
            remove_poison(state, hero, skill.ops[0].most)
    if state.setup.cure and potion != CURE:
        state.agenda.append((cure,))


def cure(state: State) -> None:
    """Heal 1 on a hero of the party's choice; lost if nobody needs it (FS-026, FS-027, OD-DECISION-67)."""
    if curable(state):
        ask(state, leader(state), whom_to_cure)


def curable(state: State) -> list[int]:
    """The heroes with a wound or a poison token."""
    return [hero for hero in range(state.setup.heroes) if state.wounds[hero] or state.poison[hero]]


def whom_to_cure(state: State) -> list[Move]:
    """Choose the hero who heals."""
    return [(cure_hero, hero) for hero in curable(state)]


def cure_hero(state: State, hero: int) -> None:
    """Heal this hero by the amount of a Cure potion."""
    heal_points(state, hero, EFFECTS[CURE].ops[0].most)
