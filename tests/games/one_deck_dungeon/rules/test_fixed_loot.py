"""Perils with fixed loot: the way chosen decides what may be claimed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.tables import in_the_deck, table_at
from undercroft.games.one_deck_dungeon.rules.facts import DECK, OPTIONS
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

ITEM, SKILL = 0, 1
"""The options of a peril with fixed loot: the first one leads to the item, the second one to the skill."""
FOREST: dict[str, Any] = {"cards": "forest"}
POTION_CARD = "poisoned_spring_a"
SKILL_CARD = "misty_crossroads_a"


def face(card: str, option: int, **position: Any) -> Table:
    """Face a peril by one of its ways and survive it."""
    table = table_at(
        "placing",
        ("warden",),
        faced=[card],
        option=option,
        dungeon="the_mudlands",
        options=FOREST,
        dice=[[]],
        basic_potion="potion_aid",
        tokens=6,
        **position,
    )
    play(table, "had_enough")
    while prompt(table) == "whether_to_save":
        play(table, "save hero=0")
    return table


def claims_of(card: str, option: int, **position: Any) -> tuple[Table, set[str]]:
    """Face a peril by one of its ways and return the loot that the card may become."""
    table = face(card, option, **position)
    assert prompt(table) == "which_loot"
    return table, {offer.split()[0] for offer in offers(table)}


@pytest.mark.rule("FS-029")
def test_some_perils_mark_one_way_with_the_item_and_the_other_with_the_skill() -> None:
    marked = {name for name in DECK.ids if any(way.loot for way in OPTIONS[DECK.index[name]])}
    assert marked == {"poisoned_spring_a", "poisoned_spring_b", "misty_crossroads_a", "misty_crossroads_b"}
    assert marked <= set(in_the_deck(FOREST, 1))
    for name in marked:
        assert [way.loot for way in OPTIONS[DECK.index[name]]] == ["item", "skill"]


@pytest.mark.rule("FS-030", "FS-032")
@pytest.mark.parametrize("card", [POTION_CARD, SKILL_CARD])
def test_after_the_item_way_the_card_becomes_an_item_or_xp(card: str) -> None:
    table, claims = claims_of(card, ITEM)
    assert claims == {"take_item", "take_xp"}
    for forbidden in (f"take_skill card={card} hero=0", f"take_potion card={card}"):
        with pytest.raises(Illegal):
            play(table, forbidden)
    play(table, f"take_item card={card} hero=0")


@pytest.mark.rule("FS-031", "FS-032", "FS-030")
def test_after_the_skill_way_the_card_becomes_a_skill_or_xp() -> None:
    table, claims = claims_of(SKILL_CARD, SKILL)
    assert claims == {"take_skill", "take_xp"}
    with pytest.raises(Illegal):
        play(table, f"take_item card={SKILL_CARD} hero=0")
    play(table, f"take_skill card={SKILL_CARD} hero=0")


@pytest.mark.rule("OD-DECISION-68")
def test_the_skill_arrow_governs_a_potion_on_that_edge() -> None:
    assert claims_of(POTION_CARD, SKILL)[1] == {"take_potion", "take_xp"}


@pytest.mark.rule("OD-DECISION-68")
def test_limits_and_replacement_are_unchanged() -> None:
    full = {"items": [["panther_a"]]}  # one item is the limit at level 1
    assert claims_of(SKILL_CARD, ITEM, **full)[1] == {"replace_item", "take_xp"}
    twice = {"skills": [["quicksand_b"]]}  # Momentum is known already
    assert claims_of("misty_crossroads_a", ITEM, **twice)[1] == {"take_item", "take_xp"}
    assert claims_of("misty_crossroads_a", SKILL, **twice)[1] == {"replace_skill", "take_xp"}  # its like may go


@pytest.mark.rule("FS-029")
def test_other_perils_leave_the_choice_open() -> None:
    for option in (0, 1):
        assert claims_of("vine_trap_a", option)[1] == {"take_item", "take_skill", "take_xp"}
        assert claims_of("quicksand_a", option)[1] == {"take_item", "take_potion", "take_xp"}


@pytest.mark.rule("OD-DECISION-68")
@pytest.mark.parametrize(
    ("card", "claims"),
    [
        (POTION_CARD, set()),
        (SKILL_CARD, set()),
        ("vine_trap_a", {"take_item", "take_skill", "take_xp"}),
        ("panther_a", {"take_item", "take_skill", "take_xp"}),
    ],
)
def test_after_an_invisibility_potion_a_card_with_fixed_loot_is_only_xp(card: str, claims: set[str]) -> None:
    table = table_at(
        "encounter",
        ("warden",),
        faced=[card],
        options={"cards": "hybrid", "turn_card": "healing"},
        potions=["skeleton_a"],
    )
    play(table, "sneak")
    if claims:
        assert {offer.split()[0] for offer in offers(table)} == claims
    else:  # no choice was left
        assert prompt(table) == "what_to_do"
        assert [card["card"] for card in table.view(None)["zones"]["xp"]] == [card]
