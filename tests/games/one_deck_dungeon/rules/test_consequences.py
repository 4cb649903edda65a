"""Step 5 of an encounter: the cost of empty boxes, its distribution and its order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, decision_of, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.rules.abilities import NO_ABILITY
from undercroft.games.one_deck_dungeon.rules.events import ConsequencesCounted, HeroWounded, StairTokenPlaced, TimeSpent
from undercroft.games.one_deck_dungeon.rules.facts import EFFECT_OF, EFFECTS
from undercroft.games.one_deck_dungeon.rules.floors import NO_EFFECT
from undercroft.games.one_deck_dungeon.rules.losses import OpenBox, reckoned
from undercroft.kernel.errors import Illegal
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

FORCE_WALL = "force_wall_a"  # way 0: agility 11, 2 hearts and 4 time; way 1: magic 14, 4 hearts and 2 time


def counted(events: list[Event]) -> ConsequencesCounted:
    """Return the only event that reports consequences."""
    (event,) = of_kind(events, ConsequencesCounted)
    return event


def after(events: list[Event], kind: type[Event]) -> list[str]:
    """The names of the events from the first of a kind on."""
    names = [type(event).__name__ for event in events]
    return names[names.index(kind.__name__) :]


def peril(heroes: Cards, option: int, *dice: Cards, **more: Any) -> Table:
    """Heroes before a force wall in the Dragon's Cave (an armor box without icons beside it)."""
    return table_at("placing", heroes, faced=[FORCE_WALL], option=option, dice=dice, **more)


# -- adding up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-107", "OD-108", "OD-110")
def test_empty_boxes_cost_all_their_icons_and_covered_ones_none() -> None:
    # Bandits: 2h, 1h, 1t, 2t, 1h 1t; the hall: 1h.
    dice = ["agility-4", "agility-3", "strength-5"]
    table = table_at("placing", ["mage"], faced=["bandit_a"], dice=[dice])
    play(table, "lay hero=0 die=agility-3 box=1", "lay hero=0 die=strength-5 box=3")
    events = play(table, "had_enough")
    assert counted(events) == ConsequencesCounted(4, 2, 0)
    assert state_of(table).wounds == [4]
    assert len(of_kind(events, TimeSpent)) == 2


@pytest.mark.rule("OD-107", "OD-DECISION-7")
def test_a_wide_box_that_is_not_full_costs_everything() -> None:
    table = peril(["mage"], 0, ["agility-6", "agility-4", "heroic-2"])
    play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=agility-6 box=0", "lay hero=0 die=agility-4 box=0")
    assert counted(play(table, "had_enough")) == ConsequencesCounted(2, 4, 0)


@pytest.mark.rule("OD-107")
def test_with_all_boxes_covered_nothing_happens() -> None:
    table = peril(["mage"], 0, ["agility-6", "agility-5", "heroic-2"])
    play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=agility-6 box=0", "lay hero=0 die=agility-5 box=0")
    events = play(table, "had_enough")
    assert counted(events) == ConsequencesCounted(0, 0, 0)
    assert (state_of(table).wounds, of_kind(events, TimeSpent)) == ([0], [])
    assert prompt(table) == "which_loot"


# -- sharing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-109")
def test_an_even_number_of_wounds_is_split_without_a_question() -> None:
    table = peril(["warrior", "rogue"], 1, [], [])
    play(table, "had_enough")
    assert state_of(table).wounds == [2, 2]
    assert prompt(table) == "which_loot"


@pytest.mark.rule("OD-109", "OD-DECISION-18")
def test_only_the_odd_wound_of_the_whole_sum_is_a_choice() -> None:
    # Skeleton in the Dragon's Cave: 1h + 1h from two boxes, 1h from the hall: 3 in all, not box by box.
    table = table_at("placing", ["warrior", "rogue"], faced=["skeleton_a"], dice=[[], []])
    events = play(table, "had_enough")
    assert counted(events).hearts == 3
    assert offers(table) == ["take_more hero=0 icon=heart", "take_more hero=1 icon=heart"]
    play(table, "take_more hero=1 icon=heart")
    assert state_of(table).wounds == [1, 2]


@pytest.mark.rule("OD-DECISION-18", "OD-073")
def test_the_wound_of_a_start_ability_is_not_part_of_the_sum() -> None:
    # The fire elemental wounds the Warrior first; its 4 hearts and the floor's one make 5: 2 and 3 in either order.
    rolls = [1] * 8
    table = table_at("encounter", ["warrior", "paladin"], faced=["fire_elemental_a"], rolls=rolls, level=1)
    play(table, "suffer_wound hero=0 count=1")
    while prompt(table) != "how_to_place":
        play(table, "no_feat")
    play(table, "had_enough")
    assert offers(table) == ["take_more hero=0 icon=heart", "take_more hero=1 icon=heart"]
    play(table, "take_more hero=0 icon=heart")
    assert state_of(table).wounds[0] == 1 + 3


# -- the order of the step -------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-19", "OD-112", "OD-EXAMPLE-26")
def test_blade_storm_looks_at_what_prevention_has_left() -> None:
    # Lich's Tomb, floor 3: everything is covered but the grey 6 of floor 2 with its 1 heart.
    dice = ["agility-4", "agility-4", "agility-5", "agility-6"]
    table = table_at("placing", ["mage"], faced=[FORCE_WALL], option=0, dungeon="lichs_tomb", floor=3, dice=[dice])
    play(table, "lay hero=0 die=agility-4 box=1", "lay hero=0 die=agility-4 box=3")
    play(table, "lay hero=0 die=agility-5 box=0", "lay hero=0 die=agility-6 box=0")
    warded = table.clone()
    play(table, "had_enough")
    assert state_of(table).wounds == [2]
    play(warded, "use hero=0 skill=hero_shield_aura_1p", "had_enough")
    assert state_of(warded).wounds == [0]


@pytest.mark.rule("OD-DECISION-19")
def test_freezing_winds_count_the_time_that_is_left_after_prevention() -> None:
    # Yeti's Cavern, floor 1: magic 3 and magic 4 cost 1 time each; goblin: 1h, 1t, 1h 1t, 2h: 4 time in all.
    table = table_at(
        "placing",
        ["rogue"],
        faced=["goblin_a"],
        dungeon="yetis_cavern",
        skills=[["force_wall_b"]],
        dice=[["agility-1", "agility-2"]],
    )
    warded = table.clone()
    assert counted(play(table, "had_enough")) == ConsequencesCounted(5, 4, 0)
    play(warded, "use hero=0 skill=skill_poison", "pay die=agility-1")
    assert counted(play(warded, "had_enough")) == ConsequencesCounted(4, 2, 0)


@pytest.mark.rule("OD-DECISION-19", "OD-112")
def test_prevention_does_not_reach_what_the_dungeon_adds() -> None:
    # Two hearts could be prevented, one is there: the Freezing Winds' heart is added afterwards and stays.
    table = table_at(
        "placing",
        ["mage"],
        faced=["locked_door_a"],
        option=0,
        dungeon="yetis_cavern",
        options={"talents": ["0:mage:talent_fortitude"]},
        dice=[["heroic-4"]],
    )
    play(table, "lay hero=0 die=heroic-4 box=1")
    play(table, "use hero=0 skill=hero_shield_aura_1p", "use hero=0 skill=talent_fortitude")
    assert counted(play(table, "had_enough")) == ConsequencesCounted(1, 4, 0)


@pytest.mark.rule("OD-DECISION-19")
def test_armor_looks_at_the_hearts_after_the_dungeon_has_added() -> None:
    # Lich's Tomb, floor 3: 2 hearts (the wall) + 1 (floor 2) + 1 (Blade Storm) = 4; Armor takes 2 off.
    dice = [["agility-4", "agility-4"]]
    table = table_at("placing", ["paladin"], faced=[FORCE_WALL], option=0, dungeon="lichs_tomb", floor=3, dice=dice)
    play(table, "lay hero=0 die=agility-4 box=1", "lay hero=0 die=agility-4 box=3")
    assert counted(play(table, "had_enough")).hearts == 2


@pytest.mark.rule("OD-DECISION-19")
def test_kiting_turns_one_heart_into_time_that_is_spent_with_the_rest() -> None:
    # The archer covers all but one heart of the skeleton.
    dice = ["heroic-2", "heroic-4", "strength-5", "strength-3", "strength-6"]
    table = table_at("placing", ["archer"], faced=["skeleton_a"], dice=[dice])
    play(table, "lay hero=0 die=heroic-2 box=0", "lay hero=0 die=heroic-4 box=1")
    play(table, "lay hero=0 die=strength-5 box=3", "lay hero=0 die=strength-3 box=6", "lay hero=0 die=strength-6 box=5")
    play(table, "had_enough")
    assert offers(table) == ["kite", "stand"]
    events = play(table, "kite")
    assert counted(events) == ConsequencesCounted(0, 3, 0)
    assert len(of_kind(events, TimeSpent)) == 3 + 2  # and two more: undying


@pytest.mark.rule("OD-DECISION-19")
@pytest.mark.parametrize(
    ("hearts", "kiting", "fighting", "costs"),
    [
        (1, True, False, [0, 2, 0]),
        (1, False, False, [1, 1, 0]),
        (2, True, False, [2, 1, 0]),  # it is for exactly one heart
        (1, True, True, [0, 0, 0]),  # a boss: the skill prevents one heart, and there is no time
    ],
)
def test_the_cost_of_open_boxes_with_and_without_kiting(
    hearts: int, kiting: bool, fighting: bool, costs: list[int]
) -> None:
    box = OpenBox(hearts, 1, 0, armor=False, wide=False, own=True)
    skill = EFFECTS[EFFECT_OF["hero_kiting_1p"]].ops
    assert reckoned([box], NO_ABILITY, NO_EFFECT, [], [skill], fighting, kiting=kiting) == costs


@pytest.mark.rule("OD-DECISION-19")
def test_wounds_come_first_then_time_then_later_abilities() -> None:
    table = table_at("placing", ["warrior"], faced=["skeleton_a"], dice=[[]])
    events = play(table, "had_enough")
    names = after(events, HeroWounded)
    assert names == ["HeroWounded", "DieStored", "DieStored", *["TimeSpent"] * 5, "Acted", "TimeSpent", "TimeSpent"]


@pytest.mark.rule("OD-DECISION-19", "OD-110", "OD-157")
def test_a_wound_from_the_stairs_comes_after_the_step_and_is_not_prevented() -> None:
    # Shield Aura prevents 1 heart, the wall's other one wounds; 4 time on the stairs wound once more.
    table = table_at("placing", ["mage"], faced=[FORCE_WALL], option=0, dice=[[]], deck=[], stair_tokens=1)
    play(table, "use hero=0 skill=hero_shield_aura_1p")
    events = play(table, "had_enough")
    assert counted(events) == ConsequencesCounted(1, 4, 0)
    assert [event.left for event in of_kind(events, HeroWounded)] == [4, 3]
    assert after(events, HeroWounded)[1] == "StairTokenPlaced"
    assert len(of_kind(events, StairTokenPlaced)) == 4


@pytest.mark.rule("OD-DECISION-19")
def test_a_heart_or_a_poison_icon_to_prevent_is_chosen_in_the_step() -> None:
    # Spider in the forest: hearts and poison are both open; Ironbark ignores one of either kind.
    table = table_at(
        "placing",
        ["mage"],
        faced=["giant_spider_a"],
        dungeon="dragons_cave",
        options={"cards": "hybrid"},
        skills=[["moss_golem_a"]],
        dice=[[]],
    )
    play(table, "use hero=0 skill=skill_ironbark", "had_enough")
    assert offers(table) == ["ignore icon=heart", "ignore icon=poison"]
    other = table.clone()
    assert counted(play(table, "ignore icon=heart")) == ConsequencesCounted(1, 3, 2)
    assert counted(play(other, "ignore icon=poison")) == ConsequencesCounted(2, 3, 1)


# -- splits count only what is left ----------------------------------------------------------------------------------


@pytest.mark.rule("OD-112", "OD-109")
def test_prevented_hearts_are_not_counted_in_the_split() -> None:
    # 3 hearts, one dodged: one each, nobody is asked.
    table = table_at(
        "placing", ["warrior", "rogue"], faced=["skeleton_a"], skills=[[], ["goblin_b"]], dice=[[], ["agility-2"]]
    )
    play(table, "use hero=1 skill=skill_dodge", "pay die=agility-2", "had_enough")
    assert state_of(table).wounds == [1, 1]
    assert prompt(table) == "which_loot"


@pytest.mark.rule("OD-109", "OD-EXAMPLE-10")
def test_nobody_takes_all_three() -> None:
    table = table_at("placing", ["warrior", "rogue"], faced=["skeleton_a"], dice=[[], []])
    play(table, "had_enough")
    assert decision_of(table).prompt == "who_takes_more"
    with pytest.raises(Illegal):
        play(table, "take_more hero=1 icon=time")
    play(table, "take_more hero=0 icon=heart")
    assert state_of(table).wounds == [2, 1]
