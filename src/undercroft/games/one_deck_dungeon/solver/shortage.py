"""Shortages of the supply: dice that an option promises and the supply lacks (OD-DECISION-29)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.one_deck_dungeon.rules.dice import DIE_WORDS, colour_of, value_of
from undercroft.games.one_deck_dungeon.rules.effects import (
    drinkable_now,
    matching,
    means,
    partner_of,
    usable,
    which_to_pay,
    which_way,
)
from undercroft.games.one_deck_dungeon.rules.facts import (
    COLOURS,
    DICE_COST,
    EFFECTS,
    HEROIC,
    MAGIC,
    MANA_COST,
    STRENGTH,
    TOKEN_COST,
    Op,
)
from undercroft.games.one_deck_dungeon.rules.feats import bleed, gamble, take_time, ways_of, which_feat
from undercroft.games.one_deck_dungeon.rules.placing import how_to_place
from undercroft.games.one_deck_dungeon.rules.state import State, side_of
from undercroft.games.one_deck_dungeon.rules.storing import waiting_for

ANY: Final = len(COLOURS)
"""Index of missing dice that could have been of several colours."""
PLACES: Final = (*COLOURS, "any")


def shortages(state: State) -> dict[str, dict[str, int]]:
    """Return the present options for which the supply is short, each with the dice missing at worst, by colour."""
    found: dict[str, list[int]] = {}
    if state.question is how_to_place:
        for hero in state.party:
            for _, _, effect in (*usable(state, hero), *drinkable_now(state, hero)):
                found[f"use hero={hero} skill={EFFECTS[effect].id}"] = missing(state, hero, effect, ())
    elif state.question is which_to_pay:
        hero, effect = state.question_args
        for _, *dice in which_to_pay(state, hero, effect):
            for one in dice:
                found[f"pay die={DIE_WORDS[one]}"] = missing(state, hero, effect, (*state.picked, one))
    elif state.question is which_way:
        hero, effect, index = state.question_args
        for choice, ops in enumerate(EFFECTS[effect].ops[index].choices):
            found[f"choose_way choice={choice}"] = missing_for(state, hero, ops, state.supply[:])
    elif state.question is which_feat:
        hero = state.question_args[0]
        found = {text: [0, 0, 0, rolled - state.supply[HEROIC], 0] for text, rolled in rolled_by_feat(state, hero)}
    return {
        text: {PLACES[place]: count for place, count in enumerate(counts) if count > 0}
        for text, counts in found.items()
        if max(counts) > 0
    }


def rolled_by_feat(state: State, hero: int) -> list[tuple[str, int]]:
    """Return the options for a feat that rolls dice of the supply, each with the number of dice."""
    feat = side_of(state, hero).feat
    ways: list[tuple[str, int]] = []
    for move, *args in ways_of(state, hero):
        if move is gamble:
            ways.append((f"gamble hero={hero} count={args[1]}", args[1]))
        elif move is take_time:
            ways.append((f"take_time hero={hero} number={args[1]}", feat["options"][args[1]]["roll"]))
        elif move is bleed:
            ways.append((f"bleed hero={hero} lost={args[1]}", feat["roll"]))
    return ways


def missing(state: State, hero: int, effect: int, paid: Sequence[int]) -> list[int]:
    """Return the dice that an effect lacks, by colour, with some dice paid and the rest paid in the worst way."""
    lacks = [
        missing_for(
            state, hero, EFFECTS[effect].ops, [have + back for have, back in zip(state.supply, backs, strict=True)]
        )
        for backs in payments(state, hero, effect, paid)
    ]
    return max(lacks, key=sum)


# -- paying --------------------------------------------------------------------------------------------------------


def payments(state: State, hero: int, effect: int, paid: Sequence[int]) -> list[list[int]]:
    """Return the ways to pay, each as the least dice of every colour that it returns to the supply (OD-023, OD-049)."""
    cost = EFFECTS[effect]
    backs = [0, 0, 0, 0]
    for one in paid:
        backs[colour_of(one)] += 1
    if cost.cost == TOKEN_COST:  # heroes that store a die for a potion take it first
        takers = [other for other in waiting_for(state, "potion_used") if other in state.party]
        backs[HEROIC] -= min(state.supply[HEROIC], len(takers))
    if cost.cost not in (DICE_COST, MANA_COST):
        return [backs]
    left = means(state, hero, effect)
    for one in paid:
        left.remove(one)
    in_mana = cost.cost == MANA_COST
    due = cost.amount - sum(value_of(one) if in_mana else 1 for one in paid)
    heroic, plain = (
        sorted([value_of(one) if in_mana else 1 for one in left if (colour_of(one) == HEROIC) is kind], reverse=True)
        for kind in (True, False)
    )
    colour = MAGIC if in_mana else cost.colour
    ways: list[list[int]] = []
    for count in range(len(heroic) + 1):
        rest = due - sum(heroic[:count])
        fewest = next((few for few in range(len(plain) + 1) if sum(plain[:few]) >= rest), None)
        if fewest is not None:
            way = backs[:]
            way[HEROIC] += count
            way[colour] += fewest
            ways.append(way)
        if rest <= 0:
            break
    return ways


# -- operations ----------------------------------------------------------------------------------------------------


def missing_for(state: State, hero: int, ops: Sequence[Op], supply: list[int]) -> list[int]:
    """Return the dice that operations lack with this supply, by colour; a choice counts with its better part."""
    lacks = [0, 0, 0, 0, 0]
    for op in ops:
        whose = partner_of(state, hero) if op.partner else hero
        if op.kind in ("gain", "roll"):
            _take(supply, lacks, op.colour, op.most)
        elif op.kind == "trade":
            dice = matching(state, whose, op)
            for one in dice:
                supply[colour_of(one)] += 1
            _take(supply, lacks, STRENGTH, len(dice))
        elif op.kind == "recolor":
            colours = [colour_of(one) for one in matching(state, whose, op)]
            wanted = min(op.most, len(colours))
            into = [colour for colour in range(4) if op.to_colours >> colour & 1]
            lacks[into[0] if len(into) == 1 else ANY] += wanted - recoloured(supply, colours, into, wanted)
        elif op.kind == "choose_one":
            parts = [missing_for(state, hero, choice, supply[:]) for choice in op.choices]
            lacks = [one + other for one, other in zip(lacks, min(parts, key=sum), strict=True)]
    return lacks


def _take(supply: list[int], lacks: list[int], colour: int, count: int) -> None:
    taken = min(count, supply[colour])
    supply[colour] -= taken
    lacks[colour] += count - taken


def recoloured(supply: list[int], colours: list[int], into: list[int], wanted: int) -> int:
    """Return the largest number of these dice that the supply can exchange for dice of other colours."""
    best = 0
    for colour in dict.fromkeys(colours):
        for new in into:
            if wanted == best or new == colour or not supply[new]:
                continue
            after = supply[:]
            after[colour] += 1
            after[new] -= 1
            others = colours[:]
            others.remove(colour)
            best = max(best, 1 + recoloured(after, others, into, wanted - 1))
    return best
