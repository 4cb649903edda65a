"""Step 6 of an encounter: the uses of the card, their owners and limits."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import LootClaimed, LootLost, LootReplaced
from undercroft.games.one_deck_dungeon.rules.facts import DECK
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table


def claim(card: str, heroes: Cards = ("warrior",), **more: Any) -> Table:
    """A table after the consequences of a peril of which every box stayed empty, or of a foe."""
    dice: list[Cards] = more.pop("dice", [[] for _ in heroes])
    table = table_at("placing", heroes, faced=[card], dice=dice, **more)
    play(table, "had_enough")
    while prompt(table) == "who_takes_more":
        play(table, offers(table)[0])
    assert prompt(table) == "which_loot"
    return table


# -- whether -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-113")
def test_survivors_claim_the_card_even_if_every_box_stayed_empty() -> None:
    table = claim("bandit_a", ["warrior"])
    assert state_of(table).wounds == [5]
    assert "take_xp card=bandit_a" in offers(table)


@pytest.mark.rule("OD-113")
def test_an_empty_armor_box_of_a_survivor_sends_the_card_to_the_discard_pile() -> None:
    dice = ["agility-3", "agility-4", "strength-5", "magic-3"]
    table = table_at("placing", ["warrior"], faced=["beetle_a"], doors=[["ogre_a"]], dice=[dice])
    play(table, "lay hero=0 die=agility-3 box=0", "lay hero=0 die=agility-4 box=1", "lay hero=0 die=strength-5 box=2")
    armored = table.clone()
    assert of_kind(play(table, "had_enough"), LootLost)
    assert prompt(table) == "how_to_begin"
    assert "beetle_a" in zone_of(table, "discard")
    play(armored, "lay hero=0 die=magic-3 box=3", "had_enough")
    assert prompt(armored) == "which_loot"


@pytest.mark.rule("OD-025")
def test_at_the_end_of_an_encounter_all_dice_go_back_but_stored_ones_stay() -> None:
    table = table_at("placing", ["mage"], faced=["ogre_a"], stored=[2], dice=[["strength-6", "agility-3", "heroic-1"]])
    play(table, "lay hero=0 die=strength-6 box=0")
    assert state_of(table).supply == [7, 7, 8, 3]
    table = claim("cave_in_a", ["mage"], option=0, stored=[2], dice=[["strength-6", "agility-3", "heroic-1"]])
    assert (state_of(table).supply, state_of(table).stored, pool_of(table)) == ([8, 8, 8, 4], [2], [])


# -- as what -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-114", "OD-DECISION-23", "OD-115")
def test_a_card_with_a_skill_becomes_an_item_a_skill_or_xp() -> None:
    table = claim("cave_in_a", ["warrior", "rogue"], option=0)
    assert offers(table) == [
        "take_item card=cave_in_a hero=0",
        "take_item card=cave_in_a hero=1",
        "take_skill card=cave_in_a hero=0",
        "take_skill card=cave_in_a hero=1",
        "take_xp card=cave_in_a",
    ]


@pytest.mark.rule("OD-114", "OD-DECISION-23", "OD-116")
def test_a_card_with_a_potion_becomes_an_item_a_potion_of_the_party_or_xp() -> None:
    table = claim("bear_traps_a", ["warrior", "rogue"], option=0)
    assert offers(table) == [
        "take_item card=bear_traps_a hero=0",
        "take_item card=bear_traps_a hero=1",
        "take_potion card=bear_traps_a",
        "take_xp card=bear_traps_a",
    ]


@pytest.mark.rule("OD-118", "OD-085", "OD-114")
def test_an_item_adds_its_dice_in_later_encounters() -> None:
    table = claim("cave_in_a", ["mage"], option=0, doors=[["locked_door_a"]], open=[0])
    play(table, "take_item card=cave_in_a hero=0")
    assert zone_of(table, "items") == ["cave_in_a"]
    assert zone_of(table, "faced") == []
    assert table.view(0)["heroes"][0]["icons"] == [1, 3, 4]  # the Mage has 1, 2, 4
    play(table, "go_on", "enter door=0", "choose_option option=0")
    assert len(pool_of(table)) == 3


@pytest.mark.rule("OD-119", "OD-115")
def test_a_claimed_skill_is_usable_by_its_hero_only() -> None:
    table = claim("cave_in_a", ["paladin", "mage"], option=0, doors=[["rune_puzzle_a"]], open=[0], rolls=[5] * 5)
    play(table, "take_skill card=cave_in_a hero=1")
    assert (zone_of(table, "skills", 0), zone_of(table, "skills", 1)) == ([], ["cave_in_a"])
    play(table, "go_on", "enter door=0", "choose_option option=0")
    used = [text for text in offers(table) if "skill_flameweave" in text]
    assert used == ["use hero=1 skill=skill_flameweave"]


@pytest.mark.rule("OD-120", "OD-116")
def test_a_potion_lies_at_the_turn_card_and_brings_a_token() -> None:
    table = claim("bear_traps_a", ["mage"], option=0, tokens=1)
    play(table, "take_potion card=bear_traps_a")
    assert zone_of(table, "potions") == ["bear_traps_a"]
    assert state_of(table).tokens == 2
    assert table.view(0)["found"] == ["potion_healing", "potion_mana"]


@pytest.mark.rule("OD-DECISION-4", "OD-027")
def test_a_potion_may_be_placed_without_a_token_when_there_is_none() -> None:
    table = claim("bear_traps_a", ["mage"], option=0, tokens=6)
    play(table, "take_potion card=bear_traps_a")
    assert (zone_of(table, "potions"), state_of(table).tokens, state_of(table).token_supply) == (["bear_traps_a"], 6, 0)


@pytest.mark.rule("OD-122", "OD-116")
def test_xp_counts_the_lanterns_of_the_card() -> None:
    table = claim("pit_of_spikes_a", ["warrior"], option=0, xp=["goblin_a"])
    assert table.view(0)["level"]["xp"] == 2
    play(table, "take_xp card=pit_of_spikes_a")
    assert table.view(0)["level"]["xp"] == 5


# -- limits and replacement --------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-117", "OD-DECISION-21", "OD-DECISION-24")
def test_at_the_limit_an_item_can_only_replace_another_one() -> None:
    # Level 1: one item and, alone, two skills a hero.
    table = claim("cave_in_a", ["warrior", "rogue"], option=0, items=[["goblin_a"]])
    items = [text for text in offers(table) if "item" in text]
    assert items == ["replace_item card=cave_in_a hero=0 old=goblin_a", "take_item card=cave_in_a hero=1"]
    with pytest.raises(Illegal):
        play(table, "take_item card=cave_in_a hero=0")


@pytest.mark.rule("OD-117", "OD-DECISION-21")
def test_at_the_limit_a_skill_can_only_replace_another_one() -> None:
    table = claim("cave_in_a", ["mage"], option=0, skills=[["goblin_a", "goblin_b"]])
    skills = [text for text in offers(table) if "skill" in text]
    assert skills == [
        "replace_skill card=cave_in_a hero=0 old=goblin_a",
        "replace_skill card=cave_in_a hero=0 old=goblin_b",
    ]


@pytest.mark.rule("OD-123", "OD-DECISION-21")
def test_below_the_limit_replacing_is_optional_item_for_item_and_skill_for_skill() -> None:
    table = claim("cave_in_a", ["mage"], option=0, level=2, items=[["goblin_b"]], skills=[["goblin_a"]])
    assert offers(table) == [
        "take_item card=cave_in_a hero=0",
        "replace_item card=cave_in_a hero=0 old=goblin_b",
        "take_skill card=cave_in_a hero=0",
        "replace_skill card=cave_in_a hero=0 old=goblin_a",
        "take_xp card=cave_in_a",
    ]


@pytest.mark.rule("OD-124", "OD-123")
def test_a_replaced_card_becomes_xp_at_once() -> None:
    table = claim("cave_in_a", ["mage"], option=0, items=[["ogre_a"]], skills=[["goblin_a", "goblin_b"]])
    other = table.clone()
    events = play(table, "replace_item card=cave_in_a hero=0 old=ogre_a")
    assert [event.use for event in of_kind(events, LootClaimed)] == ["item"]
    assert [DECK.ids[event.card.face] for event in of_kind(events, LootReplaced)] == ["ogre_a"]
    assert (zone_of(table, "items"), zone_of(table, "xp")) == (["cave_in_a"], ["ogre_a"])
    events = play(other, "replace_skill card=cave_in_a hero=0 old=goblin_b")
    assert [DECK.ids[event.card.face] for event in of_kind(events, LootReplaced)] == ["goblin_b"]
    assert (zone_of(other, "skills"), zone_of(other, "xp")) == (["goblin_a", "cave_in_a"], ["goblin_b"])


@pytest.mark.rule("OD-124")
@pytest.mark.parametrize(
    "choice", ["replace_item card=cave_in_a hero=1 old=ogre_a", "replace_skill card=cave_in_a hero=1 old=goblin_a"]
)
def test_the_event_of_a_replaced_card_names_its_hero(choice: str) -> None:
    table = claim("cave_in_a", ["warrior", "mage"], option=0, items=[[], ["ogre_a"]], skills=[[], ["goblin_a"]])
    events = play(table, choice)
    assert [event.hero.number for event in of_kind(events, LootReplaced)] == [1]
    assert [event.hero and event.hero.number for event in of_kind(events, LootClaimed)] == [1]


@pytest.mark.rule("OD-124", "OD-147")
def test_the_xp_of_a_replaced_card_can_bring_a_level() -> None:
    table = claim("cave_in_a", ["mage"], option=0, items=[["ogre_a"]], xp=["goblin_a"])
    play(table, "replace_item card=cave_in_a hero=0 old=ogre_a")
    assert (state_of(table).level, zone_of(table, "xp")) == (2, [])


@pytest.mark.rule("OD-DECISION-24", "OD-151")
def test_the_limits_are_those_of_the_level_in_force_when_claiming() -> None:
    # A drained item has just brought the XP for level 2 (3 items); the card is still claimed at level 1 (1 item).
    table = claim("cave_in_a", ["mage"], option=0, items=[["goblin_b"]], xp=["goblin_a", "ogre_a"])
    assert "take_item card=cave_in_a hero=0" not in offers(table)
    play(table, "replace_item card=cave_in_a hero=0 old=goblin_b", "pay_with_card card=ogre_a")
    assert state_of(table).level == 2


@pytest.mark.rule("OD-125", "OD-DECISION-22")
def test_a_hero_has_no_skill_twice_but_another_hero_may_have_it_too() -> None:
    table = claim("cave_in_a", ["warrior", "mage"], option=0, level=2, skills=[[], ["plague_rat_b"]])
    skills = [text for text in offers(table) if "skill" in text]
    assert skills == ["take_skill card=cave_in_a hero=0", "replace_skill card=cave_in_a hero=1 old=plague_rat_b"]
    assert "take_xp card=cave_in_a" in offers(table)


@pytest.mark.rule("OD-123", "OD-124", "OD-125")
def test_a_card_may_replace_another_with_the_same_skill() -> None:
    """The old card is gone at once and becomes XP; it has more XP than the new one."""
    table = claim(
        "dire_wolf_a",
        ["hunter"],
        skills=[["gnarled_treant_b"]],
        dice=[["agility-6", "agility-6"]],
        dungeon="the_mudlands",
        options={"cards": "forest"},
    )
    assert "take_skill card=dire_wolf_a hero=0" not in offers(table)
    play(table, "replace_skill card=dire_wolf_a hero=0 old=gnarled_treant_b")
    assert zone_of(table, "skills") == ["dire_wolf_a"]
    assert zone_of(table, "xp") == ["gnarled_treant_b"]


@pytest.mark.rule("OD-126", "OD-DECISION-22")
def test_the_same_potion_is_not_found_twice() -> None:
    table = claim("bear_traps_a", ["mage"], option=0, potions=["arrow_wall_b"])
    assert offers(table) == ["take_item card=bear_traps_a hero=0", "take_xp card=bear_traps_a"]


@pytest.mark.rule("OD-DECISION-22")
def test_xp_is_always_possible() -> None:
    # Item, skill and potion are all out of the question: one item is held, and it stays if nobody wants to replace it.
    table = claim("bear_traps_a", ["mage"], option=0, potions=["arrow_wall_b"], items=[["goblin_a"]])
    assert offers(table) == ["replace_item card=bear_traps_a hero=0 old=goblin_a", "take_xp card=bear_traps_a"]
    play(table, "take_xp card=bear_traps_a")
    assert zone_of(table, "xp") == ["bear_traps_a"]


@pytest.mark.rule("OD-DECISION-21", "OD-DECISION-3")
def test_printed_basic_and_talent_skills_take_no_place_and_are_never_replaced() -> None:
    table = claim(
        "cave_in_a",
        ["mage"],
        option=0,
        skills=[["goblin_a"]],
        gifts=["basic_true_strike"],
        options={"talents": ["0:mage:talent_crafty", "0:mage:talent_veteran"]},
    )
    owned = table.view(0)["heroes"][0]["skills"]
    assert owned == ["hero_shield_aura_1p", "skill_shimmerblast", "basic_true_strike", "talent_crafty"]
    skills = [text for text in offers(table) if "skill" in text]
    assert skills == ["take_skill card=cave_in_a hero=0", "replace_skill card=cave_in_a hero=0 old=goblin_a"]
