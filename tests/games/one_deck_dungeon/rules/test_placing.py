"""Step 4 of an encounter: active boxes, armor first, and the uses of dice."""

from __future__ import annotations

import pytest

from tests.games.helpers import asked_now, of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import BoxCovered, ConsequencesCounted, HadEnough
from undercroft.games.one_deck_dungeon.rules.facts import DECK, FLOORS_OF, Floor
from undercroft.kernel.errors import Illegal
from undercroft.kernel.table import Table

OGRE = [("strength", 6), ("agility", 4), ("strength", 9), ("agility", 5), ("strength", 12), ("agility", 6)]


def boxes_of(table: Table) -> list[tuple[str, int]]:
    """Colour and number of the active boxes."""
    return [(box["colour"], box["value"]) for box in table.view(0)["encounter"]["boxes"]]


def laid_on(table: Table, box: int) -> list[str]:
    """The dice on a box."""
    dice: list[str] = table.view(0)["encounter"]["boxes"][box]["dice"]
    return dice


def lays(table: Table) -> list[str]:
    """The offers to lay a die on a box."""
    return [text for text in offers(table) if text.startswith("lay ")]


# -- which boxes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-094", "OD-096")
def test_in_combat_all_boxes_of_the_card_and_the_combat_side_of_the_floor_are_active() -> None:
    table = table_at("placing", faced=["ogre_a"], dungeon="yetis_cavern", dice=[[]])
    assert boxes_of(table) == [*OGRE, ("magic", 3), ("magic", 4)]


@pytest.mark.rule("OD-095", "OD-096", "OD-178")
@pytest.mark.parametrize(("option", "box"), [(0, ("magic", 6)), (1, ("agility", 11))])
def test_in_a_peril_only_the_box_of_the_chosen_way_and_the_peril_side_are_active(
    option: int, box: tuple[str, int]
) -> None:
    table = table_at("placing", faced=["arrow_wall_a"], dungeon="yetis_cavern", option=option, dice=[[]])
    assert boxes_of(table) == [box, ("any", 4)]


@pytest.mark.rule("OD-096", "OD-164")
def test_the_boxes_of_all_visible_floors_add_up() -> None:
    combat = table_at("placing", faced=["ogre_a"], dungeon="yetis_cavern", floor=2, dice=[[]])
    assert boxes_of(combat) == [*OGRE, ("magic", 3), ("magic", 4), ("strength", 5)]
    peril = table_at("placing", faced=["arrow_wall_a"], dungeon="yetis_cavern", floor=3, option=0, dice=[[]])
    assert boxes_of(peril) == [("magic", 6), ("any", 4), ("any", 5), ("any", 4)]


@pytest.fixture
def agility_box_on_the_peril_side(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first floor of the Dragon's Cave with an agility 3 box (1 heart), which no printed peril side has."""
    face = DECK.index["dragons_cave"]
    first, *others = FLOORS_OF[face]
    agility_3 = FLOORS_OF[DECK.index["hydras_reef"]][0].combat
    monkeypatch.setitem(FLOORS_OF, face, (Floor(first.name, first.effect, first.combat, agility_3), *others))


@pytest.mark.rule("OD-EXAMPLE-7", "OD-087", "OD-049")
@pytest.mark.usefixtures("agility_box_on_the_peril_side")
def test_an_agility_box_of_the_floor_takes_only_heroic_or_gained_dice_on_the_magic_way() -> None:
    table = table_at(
        "encounter",
        ["rogue"],
        faced=["arrow_wall_a"],
        skills=[["panther_a"]],
        options={"cards": "hybrid"},
        rolls=[4, 2, 6, 6],
    )
    play(table, "choose_option option=0", "gamble hero=0 count=2")
    assert pool_of(table) == ["heroic-2", "heroic-4", "magic-6", "magic-6"]
    assert [text for text in lays(table) if text.endswith("box=1")] == ["lay hero=0 die=heroic-4 box=1"]
    gaining = table.clone()
    play(gaining, "use hero=0 skill=skill_pounce", "pay die=heroic-2")
    assert "lay hero=0 die=agility-5 box=1" in offers(gaining)
    counted = of_kind(play(table, "lay hero=0 die=magic-6 box=0", "had_enough"), ConsequencesCounted)
    assert [event.hearts for event in counted] == [1]


# -- covering --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-098", "OD-044", "OD-045")
def test_a_die_covers_a_box_of_its_colour_and_number_and_wide_boxes_fill_up() -> None:
    table = table_at("placing", faced=["ogre_a"], dice=[["strength-5", "strength-3", "agility-4", "agility-3"]])
    assert "lay hero=0 die=agility-3 box=1" not in offers(table)
    assert "lay hero=0 die=strength-5 box=1" not in offers(table)
    covered = of_kind(play(table, "lay hero=0 die=agility-4 box=1"), BoxCovered)
    assert [event.box for event in covered] == [1]
    assert play(table, "lay hero=0 die=strength-5 box=0")[-1:] != [BoxCovered(0)]
    covered = of_kind(play(table, "lay hero=0 die=strength-3 box=0"), BoxCovered)
    assert [event.box for event in covered] == [0]
    assert pool_of(table) == ["agility-3"]


@pytest.mark.rule("OD-099", "OD-DECISION-17")
def test_armor_boxes_of_card_and_dungeon_come_before_all_others() -> None:
    # Phantom: armor strength 4 and agility 4; Lich's Tomb, floor 1: armor magic 2, plain strength 5.
    dice = ["strength-4", "agility-4", "magic-2", "strength-6", "agility-6"]
    table = table_at("placing", faced=["phantom_a"], dungeon="lichs_tomb", dice=[dice])
    armor = [box for box, facts in enumerate(table.view(0)["encounter"]["boxes"]) if facts["armor"]]
    assert armor == [0, 1, 6]
    assert {text[-1] for text in lays(table)} == {"0", "1", "6"}
    play(table, "lay hero=0 die=strength-4 box=0", "lay hero=0 die=agility-4 box=1")
    assert {text[-1] for text in lays(table)} == {"6"}  # the one on the dungeon card still bars the others
    play(table, "lay hero=0 die=magic-2 box=6")
    assert {text[-1] for text in lays(table)} == {"2", "3", "4", "5", "7"}


@pytest.mark.rule("OD-DECISION-17")
def test_not_even_a_first_die_goes_to_a_plain_wide_box_before_a_wide_armor_box_is_full() -> None:
    # Goblin: a wide armor box of 4 for the one open door; Dragon's Cave adds a plain strength 3.
    table = table_at("placing", faced=["goblin_a"], dice=[["strength-3", "strength-2", "strength-5"]])
    play(table, "lay hero=0 die=strength-3 box=0")
    assert {text[-1] for text in lays(table)} == {"0"}
    play(table, "lay hero=0 die=strength-2 box=0")
    assert {text[-1] for text in lays(table)} == {"1", "4", "5"}
    wide = table_at("placing", faced=["ogre_a"], dungeon="lichs_tomb", dice=[["strength-3"]])
    assert not lays(wide)  # the tomb's armor box is empty: nothing goes to the ogre's wide boxes


@pytest.mark.rule("OD-DECISION-8", "OD-134")
def test_a_laid_die_is_neither_moved_nor_paid_with() -> None:
    table = table_at("placing", faced=["ogre_a"], skills=[["bandit_b"]], dice=[["strength-5"]])
    assert "use hero=0 skill=skill_cleave" in offers(table)
    play(table, "lay hero=0 die=strength-5 box=0")
    assert offers(table) == ["had_enough"]
    assert laid_on(table, 0) == ["strength-5"]


@pytest.mark.rule("OD-046", "OD-048", "OD-DECISION-16")
def test_two_heroes_fill_a_wide_box_and_make_a_heroic_die_together() -> None:
    table = table_at(
        "placing",
        ["warrior", "rogue"],
        faced=["ogre_a"],
        dice=[["strength-4", "strength-3"], ["heroic-2", "agility-5"]],
    )
    play(table, "lay hero=0 die=strength-4 box=0", "lay hero=1 die=heroic-2 box=0")
    assert table.view(0)["encounter"]["boxes"][0]["filled"]
    play(table, "combine hero=0 die=strength-3", "combine hero=1 die=agility-5")
    assert offers(table) == ["give_heroic hero=0", "give_heroic hero=1"]
    play(table, "give_heroic hero=1")
    assert (pool_of(table, 0), pool_of(table, 1)) == ([], ["heroic-3"])


@pytest.mark.rule("OD-048", "OD-DECISION-16")
@pytest.mark.parametrize("acting", [0, 1])
def test_the_party_chooses_who_gets_a_heroic_die_combined_by_two_heroes(acting: int) -> None:
    table = table_at(
        "placing", ["warrior", "rogue"], seats=2, turn=1, faced=["ogre_a"], dice=[["strength-3"], ["agility-5"]]
    )
    if acting == 1:
        play(table, "had_enough")
    dice = ["combine hero=0 die=strength-3", "combine hero=1 die=agility-5"]
    play(table, dice[acting], dice[1 - acting])
    assert asked_now(table) == (acting, "who_gets_heroic")
    play(table, "give_heroic hero=0")
    assert pool_of(table, 0) == ["heroic-3"]
    assert asked_now(table) == (acting, "how_to_place")


# -- in any order, until the party says so -----------------------------------------------------------------------------


@pytest.mark.rule("OD-097", "OD-104")
def test_actions_follow_each_other_in_any_order_and_any_number() -> None:
    dice = ["strength-6", "strength-2", "strength-3", "agility-4", "agility-2", "agility-3"]
    table = table_at("placing", ["rogue"], faced=["ogre_a"], skills=[["bandit_b"]], wounds=[2], dice=[dice])
    play(table, "combine hero=0 die=agility-2", "combine hero=0 die=agility-3")
    play(table, "lay hero=0 die=agility-4 box=1")
    play(table, "use hero=0 skill=skill_cleave", "pay die=strength-2", "pick die=heroic-2", "enough")
    play(table, "combine hero=0 die=heroic-3", "combine hero=0 die=strength-3")
    play(table, "drink potion=potion_healing hero=0")
    play(table, "lay hero=0 die=strength-6 box=0", "put_back hero=0 die=heroic-3")
    assert prompt(table) == "how_to_place"
    assert pool_of(table) == []
    assert state_of(table).wounds == [0]


@pytest.mark.rule("OD-DECISION-16")
def test_two_seats_alternate_until_both_have_had_enough_in_a_row() -> None:
    dice = [["strength-6"], ["agility-6", "agility-1"]]
    table = table_at("placing", ["warrior", "rogue"], seats=2, faced=["ogre_a"], dice=dice)
    assert state_of(table).seat == 0
    play(table, "had_enough")
    assert state_of(table).seat == 1
    play(table, "lay hero=1 die=agility-6 box=1", "had_enough")
    assert state_of(table).seat == 0, "seat 1 has acted, so seat 0 may act again"
    play(table, "lay hero=0 die=strength-6 box=0", "had_enough")
    assert state_of(table).seat == 1
    assert of_kind(play(table, "had_enough"), ConsequencesCounted)


@pytest.mark.rule("OD-DECISION-16", "OD-083")
@pytest.mark.parametrize(("exiled", "again"), [(0, False), (4, True)])
def test_a_seat_with_nothing_to_do_is_not_asked_again(exiled: int, again: bool) -> None:
    table = table_at(
        "placing",
        ["warrior", "rogue"],
        seats=2,
        faced=["boulder_a"],
        option=0,
        stored=[1, 0],
        tokens=0,
        exiled=[0, 0, 0, exiled],
        dice=[["strength-2"], ["magic-6", "heroic-1"]],
    )
    play(table, "lay hero=0 die=strength-2 box=1", "had_enough")
    assert asked_now(table) == (1, "how_to_place")
    events = play(table, "lay hero=1 die=magic-6 box=0", "had_enough")
    assert [event.hero.number for event in of_kind(events, HadEnough)] == [1]
    # A stored die is worth giving back only where the supply has no heroic one.
    assert (asked_now(table) == (0, "how_to_place")) is again
    assert bool(of_kind(events, ConsequencesCounted)) is not again


@pytest.mark.rule("OD-DECISION-16")
@pytest.mark.parametrize("action", ["use hero=1 skill=hero_power_transfer_2p", "drink potion=potion_healing hero=1"])
def test_a_skill_or_potion_of_one_seat_lets_the_other_act_again(action: str) -> None:
    table = table_at(
        "placing", ["warrior", "mage"], seats=2, faced=["ogre_a"], wounds=[0, 2], dice=[["strength-5"], ["magic-1"]]
    )
    play(table, "had_enough", action)
    if prompt(table) == "which_way":
        play(table, "choose_way choice=0")
        assert pool_of(table, 0) == ["strength-1", "strength-5"]
    assert not of_kind(play(table, "had_enough"), ConsequencesCounted)
    assert (prompt(table), state_of(table).seat) == ("how_to_place", 0)


@pytest.mark.rule("OD-DECISION-16")
def test_a_seat_acts_for_its_own_heroes_only() -> None:
    table = table_at("placing", ["warrior", "rogue"], seats=2, faced=["ogre_a"], dice=[["strength-6"], ["agility-6"]])
    with pytest.raises(Illegal):
        play(table, "lay hero=1 die=agility-6 box=1")
    assert not any("hero=1" in text for text in lays(table))


# -- dice that leave the pool ------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-105", "OD-143", "OD-026")
def test_a_discarded_die_makes_room_for_a_gained_one() -> None:
    dice = [f"strength-{value}" for value in (1, 1, 2, 2, 2, 3, 3, 3)]
    table = table_at("placing", faced=["ogre_a"], skills=[["fire_elemental_b", "spiked_log_b"]], dice=[dice])
    play(table, "use hero=0 skill=skill_mana_fountain")
    full = table.clone()
    play(full, "use hero=0 skill=skill_static_burst", "pay die=magic-6-mana", "pick die=agility-4")
    assert "strength-4" not in pool_of(full)
    play(table, "put_back hero=0 die=strength-1")
    assert state_of(table).supply[0] == 1
    play(table, "use hero=0 skill=skill_static_burst", "pay die=magic-6-mana", "pick die=agility-4")
    assert "strength-4" in pool_of(table)


@pytest.mark.rule("OD-106", "OD-023", "OD-047")
def test_dice_given_up_for_anything_are_in_the_supply_again_at_once() -> None:
    # All 8 strength dice are in the pool: the one that pays is the one that comes back as a 6.
    dice = [f"strength-{value}" for value in (1, 1, 2, 2, 2, 3, 3, 3)]
    table = table_at("placing", faced=["ogre_a"], skills=[["cave_in_b"]], dice=[dice])
    assert state_of(table).supply == [0, 8, 8, 6]
    play(table, "use hero=0 skill=skill_crushing_blow", "pay die=strength-1")
    assert "strength-6" in pool_of(table)
    assert state_of(table).supply == [0, 8, 8, 6]
    play(table, "combine hero=0 die=strength-1", "combine hero=0 die=strength-2")
    assert state_of(table).supply == [2, 8, 8, 5]
