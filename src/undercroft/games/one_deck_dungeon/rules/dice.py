"""Dice: what a die is, and the supply that they come from and go back to."""

from __future__ import annotations

from typing import Final

from undercroft.games.one_deck_dungeon.rules.events import Acted, DieGained
from undercroft.games.one_deck_dungeon.rules.facts import ABILITY, BOSS_OF, COLOURS, FLOORS_OF
from undercroft.games.one_deck_dungeon.rules.state import NO_CARD, State, led
from undercroft.kernel.chance import below

RESTRICTION_WORDS: Final = ("", "-armor", "-mana")


def die(colour: int, value: int, restriction: int = 0) -> int:
    """A die as one number: its colour, the value it shows, and what it may be used for."""
    return restriction << 5 | colour << 3 | value


def colour_of(one: int) -> int:
    """A die's colour."""
    return one >> 3 & 3


def value_of(one: int) -> int:
    """The value a die shows."""
    return one & 7


def restriction_of(one: int) -> int:
    """Whether a die may only cover armor boxes or only pay mana (OD-DECISION-70)."""
    return one >> 5


def with_value(one: int, value: int) -> int:
    """The same die showing another value; it stays between 1 and 6 (OD-140)."""
    return one & ~7 | max(1, min(6, value))


DIE_WORDS: Final = tuple(
    f"{COLOURS[one >> 3 & 3]}-{one & 7}{RESTRICTION_WORDS[one >> 5]}"
    if 1 <= one & 7 <= 6 and one >> 5 < 3
    else f"no-die-{one}"
    for one in range(128)
)
"""The text form of every die, by its number."""


def take(state: State, colour: int) -> bool:
    """Take a die of a colour out of the supply, if there is one (OD-026)."""
    if not state.supply[colour]:
        return False
    state.supply[colour] -= 1
    return True


def group_of(state: State, hero: int) -> list[int]:
    """The dice that are there for a hero: the supply, or the other group while the other pair has its turn (O4-006)."""
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
    return [die(colour, 1 + below(state, 6)) for _ in range(count) if take(state, colour)]


def ability_in_force(state: State) -> str:
    """The special ability of the foe that is being fought."""
    if state.fighting:
        return BOSS_OF[state.dungeon].ability
    return ABILITY[state.face[state.card]] if state.card != NO_CARD and not state.sneaking else ""


def in_force(state: State, effect: str) -> int:
    """How many visible floors have an effect: earlier ones stay, the boss ends all (OD-164, OD-DECISION-37)."""
    if state.fighting:
        return 0
    return sum(floor.effect == effect for floor in FLOORS_OF[state.dungeon][: state.floor])


def tell_ability(state: State, time: int = 0) -> None:
    """The foe's ability is the cause of what comes next."""
    if state.events is not None:
        foe = f"boss_{BOSS_OF[state.dungeon].id}" if state.fighting else f"ability_{ability_in_force(state)}"
        state.events.append(Acted(foe, time))


def tell_floors(state: State, effect: str, time: int = 0) -> None:
    """The floors with an effect are the cause of what comes next."""
    if state.events is not None:
        for floor in FLOORS_OF[state.dungeon][: state.floor]:
            if floor.effect == effect:
                state.events.append(Acted("floor_" + "_".join(floor.name.lower().split()), time))
