"""Conditions for a die to cover a box, and the agreement of options, refusals and the solver with them."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.boxes import why_not_laid
from undercroft.games.one_deck_dungeon.rules.covering import (
    Terms,
    colours_for,
    covers_alone,
    dice_for,
    forbidding_clause,
)
from undercroft.games.one_deck_dungeon.rules.dice import ALL_DICE, DIE_WORDS, colour_of, restriction_of, value_of
from undercroft.games.one_deck_dungeon.rules.facts import AGILITY, GREY, MAGIC, STRENGTH
from undercroft.games.one_deck_dungeon.rules.placing import lay

PLAIN = Terms(STRENGTH, 4)
WIDE = Terms(AGILITY, 9, wide=True)
ANY = Terms(GREY, 3)
SHIELD = Terms(MAGIC, 5, armor=True)
SKULL = Terms(MAGIC, 6, no_heroic=True)


@pytest.mark.parametrize(
    ("terms", "die", "clause"),
    [
        (PLAIN, "strength-4", ""),
        (PLAIN, "strength-3", "OD-044"),
        (PLAIN, "agility-6", "OD-044"),
        (PLAIN, "heroic-4", ""),
        (PLAIN, "heroic-3", "OD-044"),
        (PLAIN, "heroic-6-armor", "OD-DECISION-70"),
        (WIDE, "agility-1", ""),
        (WIDE, "heroic-1", ""),
        (WIDE, "magic-6", "OD-045"),
        (ANY, "magic-3", ""),
        (ANY, "magic-2", "OD-178"),
        (SHIELD, "heroic-5-armor", ""),
        (SHIELD, "heroic-4-armor", "OD-044"),
        (SHIELD, "magic-6-mana", "OD-DECISION-70"),
        (SKULL, "magic-6", ""),
        (SKULL, "heroic-6", "OD-DECISION-39"),
    ],
)
@pytest.mark.rule("OD-044", "OD-045", "OD-049", "OD-178", "OD-DECISION-70")
def test_a_die_covers_a_box_or_a_clause_forbids_it(terms: Terms, die: str, clause: str) -> None:
    assert forbidding_clause(terms, DIE_WORDS.index(die)) == clause


def test_the_tables_agree_with_the_rule() -> None:
    either = (False, True)
    for colour, need, wide, armor, no_heroic in product(range(4), range(1, 8), either, either, either):
        terms = Terms(colour, need, wide, armor, no_heroic)
        mask = dice_for(colour, need, wide, armor, no_heroic)
        assert [one for one in ALL_DICE if mask >> one & 1] == [
            one for one in ALL_DICE if not forbidding_clause(terms, one)
        ]
        free = [one for one in ALL_DICE if not restriction_of(one) and not forbidding_clause(terms, one)]
        lowest = dict(colours_for(colour, need, terms.wide, terms.no_heroic))
        assert sorted(lowest) == sorted({colour_of(one) for one in free})
        assert all(
            least == min(value_of(one) for one in free if colour_of(one) == each) for each, least in lowest.items()
        )


def test_a_die_covers_a_wide_box_alone_if_it_has_all_that_is_missing() -> None:
    missing = Terms(AGILITY, 4, wide=True)
    assert [covers_alone(missing, DIE_WORDS.index(f"agility-{value}")) for value in (3, 4)] == [False, True]
    assert not covers_alone(missing, DIE_WORDS.index("magic-6"))


@pytest.mark.parametrize(
    ("phase", "more"),
    [
        ("placing", {"faced": ["ogre_a"]}),
        ("placing", {"faced": ["phantom_a"]}),
        ("placing", {"faced": ["shadow_a"], "dungeon": "yetis_cavern", "floor": 3}),
        ("placing", {"faced": ["arrow_wall_a"], "option": 1, "dungeon": "yetis_cavern"}),
        ("boss", {"floor": 3, "rolls": [6] * 8}),
        ("boss", {"floor": 3, "dungeon": "lichs_tomb", "rolls": [6] * 8}),
    ],
)
@pytest.mark.rule("OD-098", "OD-099")
def test_exactly_the_moves_that_no_clause_forbids_are_offered(phase: str, more: dict[str, Any]) -> None:
    dice = ["strength-6", "agility-2", "magic-5", "heroic-3", "heroic-6", "heroic-5-armor", "magic-4-mana"]
    if phase == "placing":
        more = {**more, "dice": [dice]}
    table = table_at(phase, ["warrior"], level=2, **more)
    if phase == "boss":
        while table.decision is not None and table.decision.prompt != "how_to_place":
            table.apply(0)
    while table.decision is not None and table.decision.prompt == "how_to_place":
        state = state_of(table)
        offered = {(move[2], move[3]) for move in state.options if move[0] is lay}
        allowed = {
            (one, place)
            for one in state.pool[0]
            for place in range(len(state.boxes))
            if not why_not_laid(state, one, place)
        }
        assert offered == allowed
        if not offered:
            break
        table.apply(next(index for index, move in enumerate(state.options) if move[0] is lay))
