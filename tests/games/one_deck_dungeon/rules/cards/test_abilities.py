"""The special abilities of the foes: effects, moments and limits."""

from __future__ import annotations

import pytest

from tests.games.helpers import of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.rules.cards.fights import (
    boxes_of,
    enough,
    foes,
    lost_in,
    placing,
    rolled_in,
    table_for,
    time_in,
)
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DieExiled
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.kernel.table import Table


def number_on(table: Table) -> int:
    """The number of the first box."""
    return int(boxes_of(table)[0]["value"])


# -- numbers that depend on the doors ------------------------------------------------------------------------------


@foes("swarm")
@pytest.mark.parametrize(("opened", "number"), [([], 4), ([1], 8), ([1, 2], 12), ([1, 2, 3], 16)])
def test_a_swarm_counts_four_for_every_open_door_itself_included(foe: str, opened: list[int], number: int) -> None:
    doors = [[], ["boulder_a"], ["ogre_a"], ["phantom_a"]]
    assert number_on(placing(foe, doors=doors, open=opened)) == number


@foes("swarm")
def test_a_swarm_that_was_just_found_or_lay_open_counts_its_own_door_once(foe: str) -> None:
    table = table_at("act", ["mage"], doors=[[foe], ["boulder_a"]], open=[1])
    play(table, "enter door=0", "face_it")
    assert number_on(table) == 8
    table = table_at("act", ["mage"], doors=[[foe], ["boulder_a"]], open=[0, 1])
    play(table, "enter door=0")
    assert number_on(table) == 8


@foes("swarm")
@pytest.mark.rule("OD-DECISION-73")
def test_with_four_heroes_a_swarm_counts_a_stack_as_one_door(foe: str) -> None:
    heroes = ["warrior", "mage", "rogue", "paladin"]
    doors = [[foe, "boulder_b"], ["ogre_a", "ogre_b"], ["phantom_a", "phantom_b"]]
    table = table_at("act", heroes, doors=doors, open=[0, 1])
    play(table, "enter door=0", f"send card={foe} first=0 second=1")
    while prompt(table) == "which_feat":
        play(table, "no_feat")
    assert number_on(table) == 8


@foes("pack")
@pytest.mark.parametrize(("opened", "number"), [([1, 2, 3], 3), ([1, 2], 3), ([1], 6), ([], 9)])
def test_a_pack_counts_three_for_every_closed_door_and_at_least_three(foe: str, opened: list[int], number: int) -> None:
    doors = [[], ["vine_trap_a"], ["quicksand_a"], ["panther_a"]]
    assert number_on(placing(foe, doors=doors, open=opened)) == number


@foes("pack")
def test_a_lone_pack_still_counts_three(foe: str) -> None:
    assert number_on(placing(foe)) == 3


# -- before the encounter ------------------------------------------------------------------------------------------


@foes("flames")
@pytest.mark.rule("OD-073", "OD-DECISION-11")
def test_flames_burn_one_hero_of_the_party_before_anything_is_rolled(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"])
    assert rolled_in(table.opening) == []
    assert offers(table) == ["suffer_wound hero=0 count=1", "suffer_wound hero=1 count=1"]
    play(table, "suffer_wound hero=1 count=1")
    assert state_of(table).wounds == [0, 1]


@foes("flames")
def test_flames_charge_frenzy_for_the_same_encounter(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior"])
    assert state_of(table).wounds == [1]
    assert "roll_stored hero=0 count=1" in offers(table)


@foes("flames")
def test_armor_does_not_help_against_flames(foe: str) -> None:
    table = table_for("encounter", foe, ["paladin"])
    assert state_of(table).wounds == [1]


@foes("flames")
def test_fleeing_avoids_the_flames(foe: str) -> None:
    table = table_at("act", doors=[[foe]])
    play(table, "enter door=0", "flee")
    assert state_of(table).wounds == [0]


@foes("frost")
@pytest.mark.rule("OD-073")
def test_frost_takes_three_time_before_anything_is_rolled(foe: str) -> None:
    table = table_for("encounter", foe, ["rogue"])
    assert time_in(table.opening) == 3
    assert prompt(table) == "which_feat"


@foes("overgrown")
def test_an_overgrown_foe_takes_two_time_before_anything_is_rolled(foe: str) -> None:
    table = table_for("encounter", foe, ["rogue"])
    assert time_in(table.opening) == 2
    assert prompt(table) == "which_feat"


@foes("secretion")
def test_a_secretion_poisons_one_hero_of_the_partys_choice(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"])
    assert offers(table) == ["suffer_poison hero=0", "suffer_poison hero=1"]
    play(table, "suffer_poison hero=1")
    assert state_of(table).poison == [0, 1]


@foes("secretion")
@pytest.mark.rule("FS-017")
def test_a_secretion_without_a_token_left_wounds(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], poison=[8])
    assert (state_of(table).poison, state_of(table).wounds) == ([8], [1])


@foes("stalk")
@pytest.mark.rule("FS-020")
def test_a_stalker_takes_a_heroic_die_out_of_the_game(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"])
    assert len(of_kind(table.opening, DieExiled)) == 1
    assert state_of(table).supply[HEROIC] == 5
    enough(table)
    play(table, f"take_xp card={foe}")
    assert state_of(table).supply[HEROIC] == 5  # for ever


@foes("stalk")
def test_a_stalker_wounds_a_hero_if_no_heroic_die_is_left(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"], exiled=[0, 0, 0, 6])
    assert offers(table) == ["suffer_wound hero=0 count=1", "suffer_wound hero=1 count=1"]
    play(table, "suffer_wound hero=0 count=1")
    assert state_of(table).wounds == [1, 0]


@foes("drain")
def test_a_drain_turns_an_item_of_the_partys_choice_into_experience(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"], items=[["ogre_a", "boulder_a"], ["phantom_a"]])
    assert offers(table) == [
        "drain hero=0 card=ogre_a",
        "drain hero=0 card=boulder_a",
        "drain hero=1 card=phantom_a",
    ]
    play(table, "drain hero=0 card=boulder_a")
    assert (zone_of(table, "items"), zone_of(table, "xp")) == (["ogre_a"], ["boulder_a"])
    assert len(pool_of(table)) == 3 + 1 + 1  # the Warrior's own four dice and the ogre's; no magic die any more


@foes("drain")
def test_a_drain_without_items_does_nothing(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"])
    assert (prompt(table), zone_of(table, "xp")) == ("how_to_place", [])


@foes("drain")
@pytest.mark.rule("OD-179")
def test_losing_the_heart_of_a_drained_item_can_be_the_end(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], items=[["ogre_a"]], wounds=[5], tokens=0)
    assert table.result is not None
    assert table.result.reason == "hero-died"


@foes("drain")
def test_a_drained_item_brings_no_level_before_the_encounter_ends(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], items=[["ogre_a"]], xp=["boulder_a"])
    assert (state_of(table).level, table.view(0)["level"]["xp"]) == (1, 8)
    enough(table)
    play(table, f"take_xp card={foe}")
    assert prompt(table) == "which_xp"


# -- on rolling ----------------------------------------------------------------------------------------------------


@foes("split")
@pytest.mark.rule("OD-DECISION-15")
def test_a_split_costs_time_for_every_one_that_is_rolled(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], rolls=[1, 2, 1, 3, 4, 5, 1])
    assert time_in(table.opening) == 3
    assert len(pool_of(table)) == 7


@foes("split")
@pytest.mark.rule("OD-DECISION-15")
def test_a_split_looks_at_dice_of_feats_and_of_skills_too(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], stored=[1], rolls=[1, 2, 2, 2, 2, 2, 2, 2])
    assert time_in(play(table, "roll_stored hero=0 count=1")) == 1
    table = placing(foe, ["agility-2"], ["mage"], skills=[["bandit_a"]], rolls=[1, 1])
    assert time_in(play(table, "use hero=0 skill=skill_backstab", "pay die=agility-2")) == 2


@foes("split")
def test_a_one_that_was_not_rolled_does_not_split(foe: str) -> None:
    table = placing(foe, ["strength-1", "agility-1"], ["mage"])
    events = play(table, "combine hero=0 die=strength-1", "combine hero=0 die=agility-1")
    assert (pool_of(table), time_in(events)) == (["heroic-1"], 0)


@foes("ethereal")
@pytest.mark.rule("OD-093", "OD-DECISION-15")
def test_rolled_ones_and_threes_go_through_an_ethereal_foe(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], rolls=[1, 2, 3, 4, 5, 3, 6])
    assert lost_in(table.opening) == ["strength-1", "agility-3", "magic-3"]
    assert pool_of(table) == ["agility-2", "magic-4", "magic-5", "magic-6"]
    assert state_of(table).supply == [8, 7, 5, 6]


@foes("ethereal")
@pytest.mark.rule("OD-DECISION-15", "OD-EXAMPLE-25")
def test_an_ethereal_foe_also_swallows_what_skills_roll_but_not_what_they_change(foe: str) -> None:
    table = placing(foe, ["agility-2", "magic-2"], skills=[["bandit_a", "ice_elemental_a"]], rolls=[3, 5])
    play(table, "use hero=0 skill=skill_backstab", "pay die=agility-2")
    assert pool_of(table) == ["magic-2", "strength-5"]
    play(table, "use hero=0 skill=skill_lucky_familiar", "choose_way choice=1", "pick die=magic-2")
    assert pool_of(table) == ["magic-3", "strength-5"]
    play(table, "combine hero=0 die=magic-3", "combine hero=0 die=strength-5")
    assert pool_of(table) == ["heroic-3"]


@foes("burrow")
def test_rolled_ones_are_lost_against_a_burrowing_foe(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], rolls=[1, 1, 2, 3, 4, 1, 6])
    assert lost_in(table.opening) == ["strength-1", "agility-1", "magic-1"]
    assert pool_of(table) == ["agility-2", "magic-3", "magic-4", "magic-6"]


@foes("burrow")
def test_a_burrowing_foe_swallows_the_ones_of_skills_too(foe: str) -> None:
    table = placing(foe, ["strength-5"], skills=[["dire_wolf_a"]], rolls=[1, 4])
    play(table, "use hero=0 skill=skill_hew", "pay die=strength-5")
    assert pool_of(table) == ["agility-4"]


@foes("web")
def test_rolled_twos_stay_in_a_web(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], rolls=[1, 2, 2, 3, 4, 2, 6])
    assert lost_in(table.opening) == ["agility-2", "agility-2", "magic-2"]
    assert pool_of(table) == ["magic-3", "magic-4", "magic-6", "strength-1"]


@foes("web")
def test_a_web_holds_the_twos_of_skills_but_not_gained_ones(foe: str) -> None:
    table = placing(
        foe, ["strength-5", "strength-4"], skills=[["dire_wolf_a"]], rolls=[2, 2], gifts=["basic_double_strike"]
    )
    play(table, "use hero=0 skill=skill_hew", "pay die=strength-5")
    assert pool_of(table) == ["strength-4"]
    play(table, "use hero=0 skill=basic_double_strike", "pay die=strength-4")
    assert pool_of(table) == ["strength-2", "strength-2"]


@foes("ambush")
@pytest.mark.rule("OD-DECISION-15")
def test_an_ambush_takes_a_die_with_the_highest_value_of_all_pools(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"], rolls=[2, 3, 5, 4, 5, 1, 1, 5])
    assert offers(table) == [
        "lose_die hero=0 die=strength-5",
        "lose_die hero=1 die=agility-5",
        "lose_die hero=1 die=magic-5",
    ]
    play(table, "lose_die hero=1 die=magic-5")
    assert pool_of(table, 1) == ["agility-5", "magic-1", "magic-1"]


@foes("ambush")
def test_an_ambush_sees_the_dice_of_feats_but_no_later_ones(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], stored=[1], skills=[["rock_wyrm_a"]], rolls=[6, 5, 5, 5, 5, 5, 5, 5])
    play(table, "roll_stored hero=0 count=1")
    assert (prompt(table), len(pool_of(table)), "heroic-6" in pool_of(table)) == ("how_to_place", 7, False)
    table = placing(foe, ["strength-5"], skills=[["dire_wolf_a"]], rolls=[6, 6])
    play(table, "use hero=0 skill=skill_hew", "pay die=strength-5")
    assert pool_of(table) == ["agility-6", "strength-6"]


@foes("spores")
@pytest.mark.rule("OD-DECISION-15")
@pytest.mark.parametrize(("rolls", "poison"), [([1, 2, 2, 2, 2, 2, 2], 0), ([1, 2, 1, 2, 2, 2, 2], 1), ([1] * 7, 1)])
def test_spores_poison_once_if_the_first_roll_shows_two_ones(foe: str, rolls: list[int], poison: int) -> None:
    assert state_of(table_for("encounter", foe, ["mage"], rolls=rolls)).poison == [poison]


@foes("spores")
def test_spores_count_the_ones_of_both_heroes_and_the_party_says_who_breathes_them(foe: str) -> None:
    table = table_for("encounter", foe, ["warrior", "mage"], rolls=[1, 3, 5, 4, 5, 1, 2, 5])
    assert offers(table) == ["suffer_poison hero=0", "suffer_poison hero=1"]


@foes("spores")
def test_spores_count_the_dice_of_feats_but_no_later_ones(foe: str) -> None:
    table = table_for("encounter", foe, ["mage"], stored=[2], rolls=[1, 1, 2, 2, 2, 2, 2, 2, 2])
    play(table, "roll_stored hero=0 count=2")
    assert state_of(table).poison == [1]
    table = placing(foe, ["strength-5"], skills=[["dire_wolf_a"]], rolls=[1, 1])
    play(table, "use hero=0 skill=skill_hew", "pay die=strength-5")
    assert state_of(table).poison == [0]
