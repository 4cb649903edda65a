"""A move is offered exactly if no clause forbids it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import undercroft
from tests.games.one_deck_dungeon.tables import state_of
from undercroft.games.one_deck_dungeon.illegal_moves import forbidding_clause
from undercroft.games.one_deck_dungeon.rules import effects, feats, loot, placing, potions, turn
from undercroft.games.one_deck_dungeon.rules.facts import DOOR_LIMIT, EFFECTS
from undercroft.games.one_deck_dungeon.rules.state import ITEM_OF, SKILL_OF, State, side_of
from undercroft.kernel.state import Move


def judged(state: State) -> Iterator[Move]:
    """Yield moves that a rule must allow or forbid now: all with the present dice, skills, potions and loot."""
    heroes = range(state.setup.heroes)
    own = [hero for hero in heroes if state.setup.seat_of[hero] == state.seat]
    if state.question is placing.how_to_place:
        for hero in (hero for hero in own if hero in state.party):
            for one in state.pool[hero]:
                yield from ((placing.lay, hero, one, place) for place in range(len(state.boxes)))
                yield (placing.combine, hero, one)
            potions_here = [potion for potion in potions.found(state) if EFFECTS[potion].usable]
            yield from ((effects.use, hero, effect) for effect in (*effects.owned(state, hero), *potions_here))
        yield from ((potions.drink, potions.found(state)[0], hero) for hero in heroes)
    elif state.question is placing.what_to_combine:
        yield from ((placing.combine, hero, one) for hero in state.party for one in state.pool[hero])
    elif state.question is effects.which_to_pay:
        yield from ((effects.pay, one) for one in state.pool[state.question_args[0]])
    elif state.question is feats.which_feat:
        yield from ((feats.roll_stored, hero, count) for hero in state.party for count in (1, 2))
        yield from ((feats.bleed, hero, lost) for hero in state.party for lost in (0, 1))
    elif state.question is turn.what_to_do:
        yield (turn.explore,)
        yield from ((turn.enter, door) for door in range(DOOR_LIMIT))
    elif state.question is loot.which_loot:
        card = state.claims[0][0]
        yield (loot.take_potion, card)
        for hero in heroes:
            yield from ((loot.take_item, card, hero), (loot.take_skill, card, hero))
            olds = [old for other in heroes for zone in (ITEM_OF, SKILL_OF) for old in state.zones[zone + other]]
            yield from ((verb, card, hero, old) for verb in (loot.replace_item, loot.replace_skill) for old in olds)


MISMATCHED = {feats.roll_stored: "stored", feats.bleed: "pay_damage"}


@pytest.mark.parametrize("seed", range(6))
def test_exactly_the_moves_not_offered_are_forbidden_by_a_clause(seed: int) -> None:
    chance = Random(seed)
    options = {"heroes": (1, 2, 2, 4)[seed % 4], "cards": ("base", "forest", "hybrid")[seed % 3], "tier": "novice"}
    table = undercroft.new("one-deck-dungeon", seats=1 + (seed % 4 > 1), seed=seed, options=options)
    seen: set[str] = set()
    while table.decision is not None and len(table.moves) < 500:
        state = state_of(table)
        for move in judged(state):
            feat = MISMATCHED.get(move[0])
            if feat and side_of(state, move[1]).feat["kind"] != feat:
                continue  # no hero has a feat of another
            clause = forbidding_clause(state, move)
            assert (clause is None) == (move in state.options), (move[0].__name__, move[1:], clause)
            seen.add(clause or "")
        table.apply(chance.randrange(len(state.options)))
    assert len(seen) > 6
