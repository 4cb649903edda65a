"""Conditions for a die to cover a box; rules, refusals, solver, bots and views all use this module."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from undercroft.games.one_deck_dungeon.rules.abilities import Ability
from undercroft.games.one_deck_dungeon.rules.dice import ALL_DICE, SIDES, colour_of, die, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import COLOURS, GREY, HEROIC, MANA_ONLY


class Terms(msgspec.Struct, frozen=True):
    """The terms on which a box takes dice."""

    colour: int
    need: int
    """Its number, less the dice that lie on a wide box already."""
    wide: bool = False
    armor: bool = False
    """Whether it has a shield, printed or given by the dungeon."""
    no_heroic: bool = False
    """Whether the boss forbids heroic dice on it."""


def bars_heroic(skull: bool, ability: Ability) -> bool:
    """Whether the foe forbids heroic dice on a box with or without a skull."""
    return skull and ability.no_heroic_on_skulls


def clause_of(terms: Terms) -> str:
    """The clause about boxes of its kind: grey, wide or plain."""
    return "OD-178" if terms.colour == GREY else "OD-045" if terms.wide else "OD-044"


def forbidding_clause(terms: Terms, one: int) -> str:
    """The clause that forbids to lay a die on a box; empty if it may be laid."""
    restriction = restriction_of(one)
    if restriction and (restriction == MANA_ONLY or not terms.armor):
        return "OD-DECISION-70"
    if colour_of(one) != HEROIC and terms.colour not in (GREY, colour_of(one)):  # OD-049: heroic ones are of any colour
        return clause_of(terms)
    if not terms.wide and value_of(one) < terms.need:
        return clause_of(terms)
    if colour_of(one) == HEROIC and terms.no_heroic:
        return "OD-DECISION-39"
    return ""


def covers_alone(terms: Terms, one: int) -> bool:
    """Whether a die, with those on the box already, covers it; wide boxes included."""
    return value_of(one) >= terms.need and not forbidding_clause(terms, one)


@lru_cache(maxsize=1 << 10)
def dice_for(colour: int, need: int, wide: bool, armor: bool, no_heroic: bool) -> int:
    """All dice that may be laid on a box with such terms, as a mask of their numbers."""
    terms = Terms(colour, need, wide, armor, no_heroic)
    return sum([1 << one for one in ALL_DICE if not forbidding_clause(terms, one)])


@lru_cache(maxsize=1 << 10)
def colours_for(colour: int, need: int, wide: bool, no_heroic: bool) -> tuple[tuple[int, int], ...]:
    """The colours of unrestricted dice that a box takes, each with the lowest value."""
    terms = Terms(colour, need, wide, no_heroic=no_heroic)
    found: list[tuple[int, int]] = []
    for each in range(len(COLOURS)):
        values = [value for value in range(1, SIDES + 1) if not forbidding_clause(terms, die(each, value))]
        if values:
            found.append((each, values[0]))
    return tuple(found)
