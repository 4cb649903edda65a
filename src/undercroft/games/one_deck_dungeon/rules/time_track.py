"""Time: cards discarded from the deck, and tokens on the stairs when it is empty (OD-050, OD-155 to OD-158)."""

from __future__ import annotations

from undercroft.games.one_deck_dungeon.rules.death import check_deaths
from undercroft.games.one_deck_dungeon.rules.events import StairsFound, StairTokenPlaced, TimeSpent
from undercroft.games.one_deck_dungeon.rules.state import DECK_ZONE, DISCARD, State, groups_of
from undercroft.games.one_deck_dungeon.rules.wounds import choose_wounded
from undercroft.kernel.events import seen
from undercroft.kernel.zones import draw_top

TOKENS_FOR_A_WOUND = 3  # OD-158


def spend_time(state: State, count: int) -> None:
    """Spend time one unit at a time (OD-DECISION-9); in the boss fight it has no effect (OD-DECISION-38)."""
    if state.fighting:
        return
    for spent in range(count):
        if unit_of_time(state):
            state.agenda.append((spend_time, count - spent - 1))
            state.agenda.append((stairs_wound,))
            return


def unit_of_time(state: State) -> bool:
    """Discard a card, or put a token on the stairs; return whether the stairs bring a wound now."""
    if state.zones[DECK_ZONE]:
        card = draw_top(state, DECK_ZONE, DISCARD)
        if state.events is not None:
            state.events.append(TimeSpent(seen(state, card)))
        find_stairs(state)
        return False
    state.stair_tokens += 1
    if state.events is not None:
        state.events.append(StairTokenPlaced(state.stair_tokens))
    if state.stair_tokens < tokens_for_wounds(state.setup.heroes):
        return False
    state.stair_tokens = 0
    return True


def tokens_for_wounds(heroes: int) -> int:
    """Number of tokens on the stairs that bring wounds; twice as many for four heroes (O4-004)."""
    return TOKENS_FOR_A_WOUND * groups_of(heroes)


def wounds_of_waiting(state: State, time: int) -> int:
    """The wounds that this time at the stairs brings."""
    return wounds_of_tokens(state.stair_tokens + time, state.setup.heroes)


def wounds_of_tokens(tokens: int, heroes: int) -> int:
    """The wounds of a number of tokens: one each time the stairs are full, with four heroes two (OD-158, O4-024)."""
    return tokens // tokens_for_wounds(heroes) * groups_of(heroes)


def find_stairs(state: State) -> None:
    """The stairs become visible when the last card leaves the deck (OD-156)."""
    if not state.zones[DECK_ZONE] and not state.stairs:
        state.stairs = 1
        if state.events is not None:
            state.events.append(StairsFound(state.floor))


def stairs_wound(state: State) -> None:
    """Waiting at the stairs wounds one hero (OD-158, OD-DECISION-32), with four heroes any two.

    Both wounds are placed before deaths are checked (O4-024, OD-DECISION-20).
    """
    state.agenda.append((check_deaths,))
    if state.setup.pairs:
        state.agenda.append((second_stairs_wound,))
    choose_wounded(state, list(range(state.setup.heroes)), 1)


def second_stairs_wound(state: State) -> None:
    """Wound a second hero, not the one wounded last."""
    choose_wounded(state, [hero for hero in range(state.setup.heroes) if hero != state.last_hurt], 1)
