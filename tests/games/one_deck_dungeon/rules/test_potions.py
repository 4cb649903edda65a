"""Potions and their tokens: any hero, any found potion, as often as there are tokens."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    DiceRolled,
    EncounterBegun,
    EncounterSkipped,
    ItemDrained,
    PotionUsed,
    TimeSpent,
)
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

MANA = "bear_traps_a"
CLARITY = "skeleton_b"
HEROISM = "shadow_b"
INVISIBILITY = "skeleton_a"


def drinks(table: Table) -> list[str]:
    """The offers to drink a healing potion."""
    return [text for text in offers(table) if text.startswith("drink ")]


def uses(table: Table) -> list[str]:
    """The potions that may be used on dice, with their heroes."""
    return [text for text in offers(table) if "skill=potion_" in text]


# -- in step 4 -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-103", "OD-024", "OD-121")
def test_a_token_pays_for_any_one_found_potion_and_goes_back() -> None:
    table = table_at(
        "placing", ["mage"], faced=["ogre_a"], potions=[MANA, HEROISM], tokens=1, dice=[["agility-1"]], rolls=[2, 3, 4]
    )
    assert uses(table) == ["use hero=0 skill=potion_mana", "use hero=0 skill=potion_heroism"]
    supply = state_of(table).token_supply
    events = play(table, "use hero=0 skill=potion_mana")
    assert of_kind(events, PotionUsed) == [PotionUsed("potion_mana")]
    assert pool_of(table) == ["agility-1", "magic-2", "magic-3", "magic-4"]
    assert (state_of(table).tokens, state_of(table).token_supply) == (0, supply + 1)
    assert uses(table) == []


@pytest.mark.rule("OD-129")
def test_a_potion_may_be_used_again_as_long_as_there_are_tokens() -> None:
    table = table_at(
        "placing", ["mage"], faced=["ogre_a"], potions=[MANA], tokens=3, dice=[[]], rolls=[1, 1, 1, 2, 2, 2]
    )
    play(table, "use hero=0 skill=potion_mana", "use hero=0 skill=potion_mana")
    assert len(pool_of(table)) == 6
    assert uses(table) == ["use hero=0 skill=potion_mana"]


@pytest.mark.rule("OD-136", "OD-116")
def test_any_hero_uses_any_potion_of_the_party() -> None:
    table = table_at(
        "placing", ["warrior", "mage"], faced=["ogre_a"], potions=[MANA], tokens=2, dice=[[], []], rolls=[5, 5, 5]
    )
    assert uses(table) == ["use hero=0 skill=potion_mana", "use hero=1 skill=potion_mana"]
    play(table, "use hero=0 skill=potion_mana")
    assert (len(pool_of(table, 0)), len(pool_of(table, 1))) == (3, 0)


@pytest.mark.rule("OD-103", "OD-136")
def test_a_potion_that_nobody_has_found_cannot_be_used() -> None:
    table = table_at("placing", ["mage"], faced=["ogre_a"], tokens=3, dice=[["magic-1"]])
    with pytest.raises(Illegal):
        play(table, "use hero=0 skill=potion_mana")


# -- healing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-26", "OD-144")
def test_healing_takes_off_3_at_the_start_of_a_turn_and_2_later() -> None:
    table = table_at("turn", ["warrior"], wounds=[5], tokens=2)
    assert prompt(table) == "how_to_begin"
    early = table.clone()
    play(early, "drink potion=potion_healing hero=0")
    assert state_of(early).wounds == [2]
    play(table, "go_on")
    assert prompt(table) == "what_to_do"
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [3]


@pytest.mark.rule("OD-DECISION-26")
@pytest.mark.parametrize("floor", [1, 2, 3])
def test_healing_at_the_start_of_a_turn_is_as_strong_on_every_floor(floor: int) -> None:
    table = table_at("turn", ["warrior"], floor=floor, wounds=[5], tokens=1, dungeon="yetis_cavern")
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [2]


@pytest.mark.rule("OD-144", "OD-040")
def test_healing_is_there_before_and_during_a_turn_at_a_door_in_an_encounter_and_at_the_stairs() -> None:
    here = ["drink potion=potion_healing hero=0"]
    table = table_at("turn", ["mage"], wounds=[1], tokens=1, doors=[["ogre_a"]], deck=["goblin_a", "goblin_b"])
    assert drinks(table) == here
    play(table, "go_on", "linger rest=0")
    assert (prompt(table), drinks(table)) == ("what_to_do", here)
    play(table, "enter door=0")
    assert (prompt(table), drinks(table)) == ("face_or_flee", here)
    fled = table.clone()
    play(fled, "flee")
    assert (prompt(fled), drinks(fled)) == ("whether_to_descend", here)
    play(table, "face_it")
    assert (prompt(table), drinks(table)) == ("how_to_place", here)


@pytest.mark.rule("OD-DECISION-27")
def test_healing_never_goes_below_no_wounds() -> None:
    table = table_at("turn", ["warrior"], wounds=[1], tokens=1)
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [0]


@pytest.mark.rule("OD-145")
def test_healing_helps_one_hero_only() -> None:
    table = table_at("turn", ["warrior", "rogue"], wounds=[2, 2], tokens=2)
    assert drinks(table) == ["drink potion=potion_healing hero=0", "drink potion=potion_healing hero=1"]
    play(table, "drink potion=potion_healing hero=1")
    assert state_of(table).wounds == [2, 0]


@pytest.mark.rule("OD-144")
def test_other_potions_are_used_in_step_4_only() -> None:
    table = table_at("turn", ["mage"], wounds=[1], tokens=2, potions=[MANA, CLARITY, HEROISM], doors=[["ogre_a"]])
    for move in ("go_on", "enter door=0", "face_it"):
        assert uses(table) == []
        play(table, move)
    assert prompt(table) == "how_to_place"
    assert len(uses(table)) == 3


# -- invisibility ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-146", "OD-DECISION-25", "OD-144")
def test_invisibility_leads_both_heroes_past_the_encounter_to_its_loot() -> None:
    table = table_at("act", ["warrior", "mage"], doors=[["ogre_a"], ["goblin_a"]], potions=[INVISIBILITY], tokens=1)
    play(table, "enter door=0", "face_it")
    assert offers(table) == ["be_seen", "sneak"]
    events = play(table, "sneak")
    assert len(of_kind(events, TimeSpent)) == 2
    assert of_kind(events, EncounterSkipped)
    assert not of_kind(events, DiceRolled)
    assert (state_of(table).wounds, state_of(table).tokens, prompt(table)) == ([0, 0], 0, "which_loot")
    play(table, "take_item card=ogre_a hero=1")
    assert zone_of(table, "items", 1) == ["ogre_a"]
    assert state_of(table).turn == 2


@pytest.mark.rule("OD-DECISION-25")
@pytest.mark.parametrize("foe", ["fire_elemental_a", "ice_elemental_a", "wraith_a", "beetle_a"])
def test_no_ability_of_a_skipped_card_applies(foe: str) -> None:
    # Flames would wound, Frost would cost 3 time, Drain an item, Survivor the loot.
    table = table_at("act", ["mage"], doors=[[foe]], open=[0], potions=[INVISIBILITY], items=[["goblin_a"]], tokens=1)
    events = play(table, "enter door=0", "sneak")
    assert (len(of_kind(events, TimeSpent)), state_of(table).wounds) == (2, [0])
    assert not of_kind(events, ItemDrained)
    play(table, f"take_xp card={foe}")
    assert zone_of(table, "xp") == [foe]


@pytest.mark.rule("OD-DECISION-25")
def test_invisibility_asks_for_no_way_and_no_feat_in_a_peril() -> None:
    table = table_at("act", ["rogue"], doors=[["locked_door_a"]], open=[0], potions=[INVISIBILITY], tokens=1)
    play(table, "enter door=0", "sneak")
    assert offers(table) == [
        "take_item card=locked_door_a hero=0",
        "take_skill card=locked_door_a hero=0",
        "take_xp card=locked_door_a",
    ]


@pytest.mark.rule("OD-DECISION-25", "OD-147")
def test_skipping_leads_to_a_level_too() -> None:
    table = table_at("act", ["mage"], doors=[["ogre_a"]], open=[0], potions=[INVISIBILITY], xp=["goblin_a"], tokens=1)
    play(table, "enter door=0", "sneak", "take_xp card=ogre_a")
    assert (state_of(table).level, state_of(table).tokens) == (2, 1)


@pytest.mark.rule("OD-DECISION-25")
def test_a_party_that_does_not_sneak_keeps_the_token_and_faces_the_card() -> None:
    table = table_at("act", ["mage"], doors=[["ogre_a"]], open=[0], potions=[INVISIBILITY], tokens=1)
    events = play(table, "enter door=0", "be_seen")
    assert of_kind(events, EncounterBegun)
    assert state_of(table).tokens == 1


@pytest.mark.rule("OD-DECISION-25")
def test_invisibility_is_no_use_against_the_boss_nor_without_a_token() -> None:
    table = table_at("boss", ["mage"], potions=[INVISIBILITY], tokens=2)
    assert prompt(table) == "how_to_place"
    assert not any("invisibility" in text or text == "sneak" for text in offers(table))
    poor = table_at("act", ["mage"], doors=[["ogre_a"]], open=[0], potions=[INVISIBILITY], tokens=0)
    assert of_kind(play(poor, "enter door=0"), EncounterBegun)


# -- printed skills with a trigger -----------------------------------------------------------------------------------


@pytest.mark.rule("OD-180")
def test_a_skill_with_a_trigger_acts_every_time_the_trigger_occurs() -> None:
    # Antivenom: each potion used takes 1 poison token off the Alchemist, twice in one encounter as well.
    table = table_at(
        "placing",
        ["alchemist"],
        faced=["ogre_b"],
        options={"cards": "hybrid", "turn_card": "healing"},
        potions=[MANA],
        poison=[3],
        tokens=2,
        dice=[[]],
        rolls=[1] * 6,
    )
    play(table, "use hero=0 skill=potion_mana", "use hero=0 skill=potion_mana")
    assert state_of(table).poison == [1]


@pytest.mark.rule("OD-DECISION-76")
@pytest.mark.card("potion_antidote")
@pytest.mark.parametrize(("hero", "offered"), [("warrior", False), ("alchemist", True)])
def test_an_antidote_without_poison_is_there_only_where_its_use_stores_a_die(hero: str, offered: bool) -> None:
    forest: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}, "doors": [["panther_a"]]}
    table = table_at("act", [hero], basic_potion="potion_antidote", tokens=1, **forest)
    drink = "take_antidote potion=potion_antidote"
    assert (drink in offers(table)) == offered
    if offered:
        play(table, drink)
        assert (state_of(table).stored, state_of(table).tokens) == ([1], 0)


@pytest.mark.rule("OD-180")
def test_stealth_deals_a_door_on_every_flight() -> None:
    table = table_at("act", ["rogue"], doors=[["ogre_a"], ["goblin_a"]])
    play(table, "enter door=0", "flee", "sneak_on", "enter door=1", "flee", "sneak_on")
    assert [len(zone_of(table, "door", door)) for door in range(4)] == [1, 1, 1, 1]


@pytest.mark.rule("OD-DECISION-76")
def test_a_potion_that_heals_nobody_may_be_used_where_its_use_stores_a_die() -> None:
    assert drinks(table_at("act", ["warrior"], doors=[["ogre_a"]])) == [], "nobody is wounded"
    table = table_at("act", ["alchemist"], doors=[["ogre_a"]], tokens=3)
    assert drinks(table) == ["drink potion=potion_healing hero=0"]
    play(table, "drink potion=potion_healing hero=0", "drink potion=potion_healing hero=0")
    assert (state_of(table).stored, state_of(table).tokens) == ([2], 1)
    assert drinks(table) == [], "the card holds no more"


# -- at any time -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-80", "OD-144", "OD-DECISION-26")
def test_healing_may_be_drunk_at_the_choice_of_a_peril() -> None:
    table = table_at("act", ["mage"], doors=[["locked_door_a"]], open=[0], wounds=[3], tokens=1)
    play(table, "enter door=0")
    assert offers(table) == ["choose_option option=0", "choose_option option=1", "drink potion=potion_healing hero=0"]
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [1]
    assert offers(table) == ["choose_option option=0", "choose_option option=1"]


@pytest.mark.rule("OD-DECISION-80", "OD-144")
@pytest.mark.parametrize("tokens", [1, 2])
def test_healing_may_be_drunk_before_an_invisibility_potion_whose_token_it_may_take(tokens: int) -> None:
    table = table_at("act", ["mage"], doors=[["ogre_a"]], open=[0], potions=[INVISIBILITY], wounds=[3], tokens=tokens)
    play(table, "enter door=0")
    assert offers(table) == ["be_seen", "sneak", "drink potion=potion_healing hero=0"]
    events = play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).wounds == [1]
    if tokens == 2:
        assert (offers(table)[:2], of_kind(events, EncounterBegun)) == (["be_seen", "sneak"], [])
    else:
        assert len(of_kind(events, EncounterBegun)) == 1  # no token is left to sneak with


@pytest.mark.rule("OD-DECISION-80")
def test_nothing_is_drunk_while_dice_are_changed_consequences_shared_or_loot_claimed() -> None:
    table = table_at(
        "placing",
        ["warrior", "rogue"],
        faced=["cave_in_b"],
        option=0,
        potions=[HEROISM],
        wounds=[1, 1],
        tokens=3,
        dice=[["strength-1", "agility-1", "magic-1"], []],
    )
    assert drinks(table)
    used = table.clone()
    play(used, "use hero=0 skill=potion_heroism")
    assert (prompt(used), drinks(used)) == ("which_dice", [])
    play(table, "had_enough")
    assert (prompt(table), drinks(table)) == ("who_takes_more", [])
    play(table, "take_more hero=0 icon=heart")
    assert (prompt(table), drinks(table)) == ("which_loot", [])
