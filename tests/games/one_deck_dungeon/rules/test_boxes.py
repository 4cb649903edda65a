"""Dice and boxes: pools, covering, heroic dice and combining."""

from __future__ import annotations

import pytest

from tests.games.helpers import decision_of, offers, play, prompt, refusal
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

PAIR = ["warrior", "mage"]


def lays(table: Table, hero: int = 0) -> set[tuple[str, int]]:
    """Return pairs of a hero's die and a box on which it may be laid."""
    options = [option for option in decision_of(table).options if option.verb == "lay"]
    return {(str(option.args["die"]), int(option.args["box"])) for option in options if option.args["hero"] == hero}


def filled(table: Table, box: int) -> bool:
    """True if a box is covered."""
    return bool(table.view(0)["encounter"]["boxes"][box]["filled"])


# -- pools ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-041")
def test_each_hero_rolls_into_an_own_pool() -> None:
    table = table_at("encounter", PAIR, dungeon="yetis_cavern", faced=["ogre_a"], rolls=[1, 2, 3, 4, 5, 6, 1, 2])
    assert pool_of(table, 0) == ["agility-4", "strength-1", "strength-2", "strength-3"]
    assert pool_of(table, 1) == ["agility-5", "magic-1", "magic-2", "magic-6"]


@pytest.mark.rule("OD-042")
def test_the_dice_of_the_other_hero_do_not_pay() -> None:
    table = table_at(
        "placing", PAIR, faced=["ogre_a"], skills=[["beetle_b"]], dice=[["agility-6"], ["strength-6", "heroic-5"]]
    )
    assert not any("crushing_blow" in text for text in offers(table))
    table = table_at(
        "placing", PAIR, faced=["ogre_a"], skills=[["beetle_b"]], dice=[["strength-1"], ["strength-6", "heroic-5"]]
    )
    play(table, "use hero=0 skill=skill_crushing_blow")
    assert offers(table) == ["pay die=strength-1", "think_better"]


@pytest.mark.rule("OD-042")
def test_dice_of_both_heroes_may_be_placed() -> None:
    table = table_at("placing", PAIR, faced=["ogre_a"], dice=[["agility-4"], ["agility-5"]])
    play(table, "lay hero=1 die=agility-5 box=3", "lay hero=0 die=agility-4 box=1")
    assert filled(table, 1)
    assert filled(table, 3)


@pytest.mark.rule("OD-043")
@pytest.mark.parametrize("user", [0, 1])
def test_dice_of_a_skill_come_to_the_hero_who_used_it(user: int) -> None:
    skills = [["beetle_b"], ["cave_in_b"]]  # both have a Crushing Blow
    table = table_at("placing", PAIR, faced=["ogre_a"], skills=skills, dice=[["strength-1"], ["strength-1"]])
    play(table, f"use hero={user} skill=skill_crushing_blow", "pay die=strength-1")
    assert pool_of(table, user) == ["strength-6"]
    assert pool_of(table, 1 - user) == ["strength-1"]


# -- what covers a box ---------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-044")
def test_a_normal_box_takes_a_die_of_its_colour_and_at_least_its_number() -> None:
    # Ogre: agility 4 is box 1, agility 5 box 3, agility 6 box 5.
    dice = ["agility-3", "agility-4", "agility-5", "agility-6", "magic-6"]
    table = table_at("placing", faced=["ogre_a"], dungeon="dragons_cave", dice=[dice])
    narrow = {(die, box) for die, box in lays(table) if box in (1, 3, 5)}
    assert narrow == {
        *(("agility-4", 1), ("agility-5", 1), ("agility-6", 1)),
        *(("agility-5", 3), ("agility-6", 3)),
        ("agility-6", 5),
    }


@pytest.mark.rule("OD-044")
def test_a_normal_box_takes_one_die() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["agility-4", "agility-6"]])
    play(table, "lay hero=0 die=agility-4 box=1")
    assert filled(table, 1)
    assert ("agility-6", 1) not in lays(table)
    # Two dice that add up do not make one that is high enough.
    low = table_at("placing", faced=["ogre_a"], dice=[["agility-3", "agility-3"]])
    assert not {box for _, box in lays(low)} & {1, 3, 5}


@pytest.mark.rule("OD-045", "OD-DECISION-7")
def test_a_wide_box_takes_dice_of_its_colour_until_they_add_up() -> None:
    # Ogre: strength 9 is box 2; 1 heart of box 0, 2 of box 2, 3 of box 4.
    dice = ["strength-1", "strength-5", "strength-6", "magic-6"]
    table = table_at("placing", faced=["ogre_a"], dungeon="dragons_cave", dice=[dice])
    assert ("strength-1", 2) in lays(table)
    assert ("magic-6", 2) not in lays(table)
    hearts = table.view(0)["encounter"]["consequences"][0]
    play(table, "lay hero=0 die=strength-1 box=2", "lay hero=0 die=strength-5 box=2")
    assert not filled(table, 2)
    assert table.view(0)["encounter"]["consequences"][0] == hearts  # 6 of 9: full consequences
    play(table, "lay hero=0 die=strength-6 box=2")
    assert filled(table, 2)
    assert table.view(0)["encounter"]["consequences"][0] == hearts - 2


@pytest.mark.rule("OD-DECISION-7")
def test_steps_of_a_wide_box_may_have_other_actions_between_and_surplus_is_lost() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-5", "strength-6", "strength-2", "agility-4"]])
    play(table, "lay hero=0 die=strength-5 box=2", "lay hero=0 die=agility-4 box=1", "lay hero=0 die=strength-6 box=2")
    assert filled(table, 2)
    assert not any(box == 2 for _, box in lays(table))  # it takes nothing more, and 2 too many help nowhere
    assert state_of(table).laid[0] == []


@pytest.mark.rule("OD-046")
def test_two_heroes_fill_a_wide_box_together() -> None:
    table = table_at("placing", PAIR, faced=["ogre_a"], dice=[["strength-4"], ["strength-5"]])
    play(table, "lay hero=0 die=strength-4 box=2")
    assert not filled(table, 2)
    play(table, "lay hero=1 die=strength-5 box=2")
    assert filled(table, 2)


@pytest.mark.rule("OD-178")
def test_a_grey_box_takes_any_colour_but_not_a_lower_value() -> None:
    # The Yeti's Cavern: a grey 4 on the peril side, box 1.
    dice = ["strength-4", "agility-4", "magic-4", "heroic-4", "strength-3"]
    table = table_at("placing", faced=["flame_statues_a"], dungeon="yetis_cavern", option=0, dice=[dice])
    grey = {die for die, box in lays(table) if box == 1}
    assert grey == {"strength-4", "agility-4", "magic-4", "heroic-4"}


@pytest.mark.rule("OD-178")
def test_a_grey_box_takes_one_die_and_is_no_strength_box() -> None:
    table = table_at(
        "placing",
        faced=["flame_statues_a"],
        dungeon="yetis_cavern",
        floor=3,
        option=0,
        dice=[["strength-6", "magic-6"]],
    )
    # Biting Cold (floor 3) arms every strength box: the grey 5 of floor 2 is none.
    boxes = table.view(0)["encounter"]["boxes"]
    assert [(box["colour"], box["value"], box["armor"]) for box in boxes] == [
        ("magic", 8, False),
        ("any", 4, True),
        ("any", 5, False),
        ("any", 4, True),
    ]
    play(table, "lay hero=0 die=strength-6 box=1")
    assert filled(table, 1)
    assert ("magic-6", 1) not in lays(table)


@pytest.mark.rule("OD-049")
def test_a_heroic_die_covers_any_colour_and_pays_for_any_skill() -> None:
    table = table_at(
        "placing", faced=["ogre_a"], dungeon="yetis_cavern", skills=[["beetle_b", "wraith_b"]], dice=[["heroic-6"]]
    )
    # Narrow agility boxes, wide strength boxes, narrow magic boxes of the floor.
    assert lays(table) == {("heroic-6", box) for box in range(8)}
    assert "use hero=0 skill=skill_crushing_blow" in offers(table)  # a strength die
    assert "use hero=0 skill=skill_haste" in offers(table)  # 3 mana
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=heroic-6")
    assert pool_of(table) == ["strength-6"]


# -- two dice into a heroic one ------------------------------------------------------------------------------------


@pytest.mark.rule("OD-047", "OD-DECISION-6")
@pytest.mark.parametrize(
    ("first", "second", "made"),
    [
        ("strength-2", "magic-6", "heroic-2"),
        ("magic-6", "strength-2", "heroic-2"),
        ("agility-4", "agility-4", "heroic-4"),
        ("heroic-5", "strength-3", "heroic-3"),
    ],
)
def test_two_dice_of_any_colours_become_a_heroic_die_of_the_lower_value(first: str, second: str, made: str) -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[[first, second, "magic-1"]])
    play(table, f"combine hero=0 die={first}", f"combine hero=0 die={second}")
    assert pool_of(table) == sorted([made, "magic-1"])
    assert state_of(table).supply == [8, 8, 7, 5]


@pytest.mark.rule("OD-047")
def test_one_die_alone_becomes_nothing() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-6"]])
    assert not any(text.startswith("combine") for text in offers(table))
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-6", "magic-5"]])
    play(table, "combine hero=0 die=strength-6")
    assert offers(table) == ["combine hero=0 die=magic-5", "keep_apart"]  # not the same die again


@pytest.mark.rule("OD-048")
@pytest.mark.parametrize("taker", [0, 1])
def test_the_two_dice_may_come_from_both_heroes_and_either_gets_the_heroic_die(taker: int) -> None:
    table = table_at("placing", PAIR, faced=["ogre_a"], dice=[["strength-3"], ["magic-6"]])
    play(table, "combine hero=0 die=strength-3", "combine hero=1 die=magic-6")
    assert offers(table) == ["give_heroic hero=0", "give_heroic hero=1"]
    play(table, f"give_heroic hero={taker}")
    assert pool_of(table, taker) == ["heroic-3"]
    assert pool_of(table, 1 - taker) == []


@pytest.mark.rule("OD-DECISION-6")
def test_without_a_heroic_die_in_the_supply_one_must_be_among_the_two() -> None:
    dice = [["heroic-1"] * 5 + ["strength-4", "magic-5"], ["heroic-6"]]
    table = table_at("placing", PAIR, faced=["ogre_a"], dice=dice)
    assert state_of(table).supply[3] == 0
    play(table, "combine hero=0 die=strength-4")
    assert offers(table) == ["combine hero=0 die=heroic-1", "combine hero=1 die=heroic-6", "keep_apart"]
    play(table, "combine hero=0 die=heroic-1")
    assert pool_of(table) == [*["heroic-1"] * 5, "magic-5"]  # the discarded heroic die is the one gained
    assert state_of(table).supply == [8, 8, 7, 0]


@pytest.mark.rule("OD-DECISION-6")
def test_without_any_heroic_die_to_be_had_nothing_can_be_combined() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-4", "magic-5"]], exiled=[0, 0, 0, 6])
    assert not any(text.startswith("combine") for text in offers(table))
    assert refusal(table, "combine hero=0 die=strength-4") == "OD-DECISION-6"


# -- what lies, lies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-8")
def test_a_placed_die_is_neither_moved_nor_paid_with() -> None:
    table = table_at("placing", faced=["ogre_a"], skills=[["beetle_b"]], dice=[["strength-6", "agility-1"]])
    play(table, "lay hero=0 die=strength-6 box=2")
    assert offers(table) == ["put_back hero=0 die=agility-1", "had_enough"]


@pytest.mark.rule("OD-DECISION-8")
def test_laying_can_be_undone_until_dice_are_rolled() -> None:
    table = table_at("placing", faced=["ogre_a"], skills=[["bandit_a"]], dice=[["agility-6", "agility-1"]])
    play(table, "lay hero=0 die=agility-6 box=5")
    table.undo()
    assert pool_of(table) == ["agility-1", "agility-6"]
    play(table, "lay hero=0 die=agility-6 box=5", "use hero=0 skill=skill_backstab", "pay die=agility-1")
    assert prompt(table) == "how_to_place"
    with pytest.raises(Illegal):
        table.undo()  # two strength dice were rolled
