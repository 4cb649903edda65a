"""Dice as numbers, and the supply that they come from and return to."""

from __future__ import annotations

from typing import Final

from undercroft.games.one_deck_dungeon.rules.events import DieGained
from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, RESTRICTIONS
from undercroft.games.one_deck_dungeon.rules.state import State, led
from undercroft.kernel.rng import below

SIDES: Final = 6
RESTRICTION_WORDS: Final = ("", "-armor", "-mana")


def die(colour: int, value: int, restriction: int = 0) -> int:
    """A die as one number: its colour, its value, and the restriction of its use."""
    return restriction << 5 | colour << 3 | value


def colour_of(one: int) -> int:
    """A die's colour."""
    return one >> 3 & 3


def value_of(one: int) -> int:
    """The value a die shows."""
    return one & 7


def restriction_of(one: int) -> int:
    """The restriction of a die: only for armor boxes, only for mana, or none (OD-DECISION-70)."""
    return one >> 5


def with_value(one: int, value: int) -> int:
    """The same die showing another value; it stays between 1 and 6 (OD-140)."""
    return one & ~7 | max(1, min(SIDES, value))


DIE_WORDS: Final = tuple(
    f"{COLOURS[one >> 3 & 3]}-{one & 7}{RESTRICTION_WORDS[one >> 5]}"
    if 1 <= one & 7 <= SIDES and one >> 5 < 3
    else f"no-die-{one}"
    for one in range(128)
)
"""The text form of every die, by its number."""


ALL_DICE: Final = tuple(
    die(colour, value, restriction)
    for restriction in RESTRICTIONS.values()
    for colour in range(len(COLOURS))
    for value in range(1, SIDES + 1)
)


def take(state: State, colour: int) -> bool:
    """Take a die of a colour out of the supply, if there is one (OD-026)."""
    if not state.supply[colour]:
        return False
    state.supply[colour] -= 1
    return True


def group_of(state: State, hero: int) -> list[int]:
    """The dice that a hero can take: the supply, or the other group while the other pair has its turn (O4-006)."""
    return state.supply if hero in state.party else state.aside


def give_back(state: State, one: int) -> None:
    """A die returns to the supply (OD-023, OD-143)."""
    state.supply[colour_of(one)] += 1


def drop(state: State, hero: int, one: int) -> None:
    """A die of a pool returns to the supply."""
    state.pool[hero].remove(one)
    give_back(state, one)


def gain(state: State, hero: int, colour: int, value: int, restriction: int = 0) -> int:
    """Take a die and add it to the pool showing a value (OD-138); 0 if the supply has none (OD-DECISION-29)."""
    if not take(state, colour):
        return 0
    one = die(colour, value, restriction)
    state.pool[hero].append(one)
    if state.events is not None:
        state.events.append(DieGained(led(state, hero), DIE_WORDS[one]))
    return one


def throw(state: State, colour: int, count: int) -> list[int]:
    """Roll dice of a colour, as many as the supply holds (OD-091, OD-139); they are in nobody's pool yet."""
    return [die(colour, 1 + below(state, SIDES)) for _ in range(count) if take(state, colour)]
