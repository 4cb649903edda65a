"""Resisting poison (FS-010 to FS-019)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.active_effects import floors_in_force
from undercroft.games.one_deck_dungeon.rules.dice import SIDES
from undercroft.games.one_deck_dungeon.rules.events import PoisonResisted, PoisonStruck
from undercroft.games.one_deck_dungeon.rules.facts import DOOR_LIMIT, LEAF
from undercroft.games.one_deck_dungeon.rules.healing import remove_poison
from undercroft.games.one_deck_dungeon.rules.state import DOOR, State, leader, led
from undercroft.games.one_deck_dungeon.rules.wounds import wound
from undercroft.kernel.rng import below
from undercroft.kernel.state import Move, ask

POISON_WOUNDS = 2  # FS-014


def resist_poison(state: State) -> None:
    """After exploring a party with poison must resist it; four heroes in two groups (FS-010, O4-031)."""
    if not any(state.poison):
        return
    if state.setup.pairs:
        ask(state, leader(state), which_groups)
    else:
        attempt(state, list(range(state.setup.heroes)))


def which_groups(state: State) -> list[Move]:
    """Split four heroes into two groups: who stands with the first of them; a single poisoned hero needs no choice."""
    alone = sum(tokens > 0 for tokens in state.poison) == 1
    return [(group, 0, partner) for partner in range(1, 2 if alone else state.setup.heroes)]


def group(state: State, first: int, second: int) -> None:
    """Let these two form one group, the others the second (OD-DECISION-55)."""
    others = [other for other in range(state.setup.heroes) if other not in (first, second)]
    state.agenda.append((attempt_of_two, others[0], others[1]))
    state.agenda.append((attempt_of_two, first, second))


def attempt_of_two(state: State, first: int, second: int) -> None:
    """Let one group of two attempt to resist."""
    attempt(state, [first, second])


def attempt(state: State, heroes: list[int]) -> None:
    """Roll more than the number of tokens (FS-012 to FS-015); a token goes either way, failure wounds its hero."""
    tokens = sum(state.poison[hero] for hero in heroes)
    if not tokens:
        return
    result = 1 + below(state, SIDES) + leaves(state) - floors_in_force(state).resist_less
    success = result > tokens  # OD-DECISION-59: before removal
    if state.events is not None:
        state.events.append(PoisonResisted(result, tokens, success))
    if success and state.setup.hybrid:
        return  # FS-022, OD-DECISION-65
    state.chosen_among = [hero for hero in heroes if state.poison[hero]]
    ask(state, leader(state), who_sheds_poison, int(success))


def leaves(state: State) -> int:
    """Leaf symbols on open doors (FS-015, OD-DECISION-56); none in the boss fight (OD-DECISION-62)."""
    if state.fighting:
        return 0
    return sum(
        LEAF[state.face[card]]
        for door in range(DOOR_LIMIT)
        if state.open_doors & 1 << door
        for card in state.zones[DOOR + door]
    )


def who_sheds_poison(state: State, success: int) -> list[Move]:
    """Choose the hero who loses a poison token."""
    return [(shed_poison, hero, success) for hero in state.chosen_among]


def shed_poison(state: State, hero: int, success: int) -> None:
    """Remove a token; after a failure, wound its hero (FS-013, FS-014)."""
    remove_poison(state, hero, 1)
    if not success:
        if state.events is not None:
            state.events.append(PoisonStruck(led(state, hero)))
        wound(state, hero, POISON_WOUNDS)
