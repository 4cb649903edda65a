"""Consequences if the party stopped placing dice now."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.active_effects import ability_in_force, floors_in_force
from undercroft.games.one_deck_dungeon.rules.boxes import empty_places
from undercroft.games.one_deck_dungeon.rules.consequences import is_sharing, open_boxes, protects_now
from undercroft.games.one_deck_dungeon.rules.facts import EFFECTS, POISONS
from undercroft.games.one_deck_dungeon.rules.health import health_of
from undercroft.games.one_deck_dungeon.rules.losses import reckoned
from undercroft.games.one_deck_dungeon.rules.state import State, side_of


def foreseen(state: State) -> list[int]:
    """Return the losses if the party stopped now, prevented hearts first, and declined Kiting."""
    return foreseen_with(state, empty_places(state))


def foreseen_with(state: State, places: list[int]) -> list[int]:
    """Return the losses if these boxes stayed open."""
    guards = [hero for hero in reversed(state.party) if protects_now(state, hero)]
    return reckoned(
        open_boxes(state, places),
        ability_in_force(state),
        floors_in_force(state),
        state.prevented,
        [EFFECTS[side_of(state, hero).skill].ops for hero in guards],
        bool(state.fighting),
    )


def foreseen_poison_wounds(state: State) -> int:
    """Return the number of these poison icons that would become wounds for want of tokens (FS-017, OD-DECISION-75)."""
    if is_sharing(state):
        return 0
    return max(0, foreseen(state)[POISONS] - state.poison_supply)


def foreseen_health(state: State) -> list[tuple[int, int]]:
    """Return the lowest and the highest health that each hero would have left; the party splits the losses."""
    if is_sharing(state):
        return []
    hearts, _, poisons = foreseen(state)
    missing = max(0, poisons - state.poison_supply)
    least_hearts, most_hearts = _shares(hearts, len(state.party))
    least_poisons, most_poisons = _shares(poisons, len(state.party))
    best = least_hearts + max(0, least_poisons - state.poison_supply)
    worst = most_hearts + min(missing, most_poisons)
    left = [health_of(state, hero) - state.wounds[hero] for hero in state.party]
    return [(max(0, health - worst), max(0, health - best)) for health in left]


def _shares(losses: int, heroes: int) -> tuple[int, int]:
    """Return the smallest and the largest share of losses that are split as evenly as possible."""
    return losses // heroes, -(-losses // heroes)
