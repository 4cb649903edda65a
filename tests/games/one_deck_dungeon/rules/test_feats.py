"""Step 2 of an encounter: feats, and the heroic dice that some of them store."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import decision_of, of_kind, offers, play, prompt, refusal
from tests.games.one_deck_dungeon.tables import all_dice, pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import (
    DiceRolled,
    DieStored,
    FeatUsed,
    StoredDiceReturned,
    TimeSpent,
)
from undercroft.games.one_deck_dungeon.rules.state import led
from undercroft.kernel.table import Table

DOORS = [["beetle_a"], ["arrow_wall_a"], ["ogre_a"], ["skeleton_a"]]


def ogre(*heroes: str, **position: Any) -> Table:
    """An encounter with an Ogre, who has no ability."""
    return table_at("encounter", heroes, faced=["ogre_a"], dungeon="yetis_cavern", **position)


# -- using one -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-077", "OD-078")
def test_a_feat_brings_heroic_dice_into_the_pool_of_its_hero() -> None:
    table = ogre("rogue", rolls=[5, 4, *[2] * 7])
    assert offers(table) == ["gamble hero=0 count=1", "gamble hero=0 count=2", "no_feat"]
    play(table, "gamble hero=0 count=2")
    assert [word for word in pool_of(table) if "heroic" in word] == ["heroic-4", "heroic-5"]
    assert state_of(table).supply[3] == 4


@pytest.mark.rule("OD-077")
def test_a_feat_may_be_kept() -> None:
    table = ogre("rogue")
    play(table, "no_feat")
    assert prompt(table) == "how_to_place"
    assert not any("heroic" in word for word in pool_of(table))


@pytest.mark.rule("OD-077")
def test_a_feat_is_used_in_its_step_only() -> None:
    table = table_at("act", ["rogue"], doors=DOORS)
    assert refusal(table, "gamble hero=0 count=1") == "OD-077"
    play(table, "enter door=2")
    assert refusal(table, "gamble hero=0 count=1") == "OD-077"
    play(table, "face_it", "no_feat")
    assert prompt(table) == "how_to_place"
    assert refusal(table, "gamble hero=0 count=1") == "OD-077"
    assert not any(text.startswith("gamble") for text in offers(table))


@pytest.mark.rule("OD-077", "OD-079")
def test_each_hero_decides_after_the_one_before_has_resolved_a_feat() -> None:
    table = ogre("rogue", "archer", seats=2, rolls=[1, 3, 4, *[2] * 8])
    assert (decision_of(table).seat, decision_of(table).args) == (0, {"hero": 0})
    assert refusal(table, "take_time hero=1 number=0") == "OD-079"
    events = play(table, "gamble hero=0 count=1")
    assert len(of_kind(events, TimeSpent)) == 3  # the 1 has cost its time and its wound
    assert state_of(table).wounds == [1, 0]
    assert (decision_of(table).seat, decision_of(table).args) == (1, {"hero": 1})
    play(table, "take_time hero=1 number=0")
    assert prompt(table) == "which_to_throw_away"
    play(table, "throw_away die=heroic-3")
    assert "heroic-1" in pool_of(table, 0)
    assert "heroic-4" in pool_of(table, 1)


@pytest.mark.rule("OD-080")
@pytest.mark.parametrize(
    ("hero", "feat"),
    [
        ("rogue", "gamble hero=0 count=1"),
        ("archer", "take_time hero=0 number=0"),
        ("slayer", "bleed hero=0 lost=0"),
        ("mage", "roll_stored hero=0 count=1"),
    ],
)
def test_no_feat_with_the_mark_is_used_against_the_boss(hero: str, feat: str) -> None:
    table = table_at("boss", [hero], dungeon="yetis_cavern", floor=3, stored=[int(hero == "mage")])
    assert of_kind(table.opening, FeatUsed) == []
    assert prompt(table) == "how_to_place"
    assert refusal(table, feat) == "OD-080"


@pytest.mark.rule("OD-084")
def test_a_feat_is_not_a_skill() -> None:
    # Fade takes time for every skill that is used, free ones too.
    table = table_at("encounter", ["rogue"], faced=["shadow_a"], skills=[["boulder_a"]], rolls=[6, *[5] * 8])
    assert "daring_gamble" not in " ".join(table.view(0)["heroes"][0]["skills"])
    events = play(table, "gamble hero=0 count=1")
    assert of_kind(events, TimeSpent) == []
    assert table.view(0)["heroes"][0]["used"] == []
    assert len(of_kind(play(table, "use hero=0 skill=skill_valor"), TimeSpent)) == 1


@pytest.mark.rule("OD-DECISION-13")
def test_a_feat_is_used_once_an_encounter() -> None:
    table = ogre("mage", stored=[2], rolls=[3, *[2] * 7])
    play(table, "roll_stored hero=0 count=1")
    assert prompt(table) == "how_to_place"  # the other stored die stays where it is
    assert state_of(table).stored == [1]
    assert refusal(table, "roll_stored hero=0 count=1") == "OD-077"


@pytest.mark.rule("OD-DECISION-13")
def test_in_the_next_encounter_it_can_be_used_again() -> None:
    table = table_at("act", ["rogue"], doors=[["beetle_a"], ["ogre_a"]], open=[0, 1], wounds=[0], rolls=[6] * 8)
    play(table, "enter door=0", "gamble hero=0 count=1")
    dice = ["agility-6 box=0", "agility-6 box=1", "strength-6 box=2", "magic-6 box=3", "agility-6 box=4"]
    play(table, *[f"lay hero=0 die={each}" for each in dice], "had_enough", "take_xp card=beetle_a")
    play(table, "go_on", "enter door=1")
    assert prompt(table) == "which_feat"


# -- stored dice ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-081", "OD-082")
def test_a_storing_feat_stores_when_its_condition_is_met() -> None:
    table = table_at("act", ["mage"], dungeon="yetis_cavern", doors=DOORS[:3])
    events = play(table, "explore")
    assert of_kind(events, DieStored) == [DieStored(led(state_of(table), 0))]
    state = state_of(table)
    assert (state.stored, state.supply, state.pool) == ([1], [8, 8, 8, 5], [[]])
    play(table, "enter door=0")
    assert state_of(table).stored == [1]  # entering stores nothing
    play(table, "flee")
    assert state_of(table).stored == [2]
    assert all_dice(table) == [8, 8, 8, 6]


@pytest.mark.rule("OD-081")
def test_the_warrior_stores_for_each_wound_alone_and_once_in_company() -> None:
    for heroes, stored in ((["warrior"], 2), (["warrior", "mage"], 1)):
        dice: list[list[str]] = [[] for _ in heroes]
        table = table_at("placing", heroes, faced=["cave_in_a"], dungeon="hydras_reef", option=1, dice=dice)
        play(table, "had_enough")  # 2 + 1 hearts
        if prompt(table) == "who_takes_more":
            play(table, "take_more hero=0 icon=heart")
        assert state_of(table).stored[0] == stored


@pytest.mark.rule("OD-082")
def test_stored_dice_are_rolled_by_the_feat_alone() -> None:
    table = ogre("mage", stored=[2], rolls=[6, 5, *[2] * 7])
    assert offers(table) == [
        "roll_stored hero=0 count=1",
        "roll_stored hero=0 count=2",
        "release hero=0",
        "no_feat",
    ]
    assert state_of(table).supply[3] == 4
    assert pool_of(table) == []
    events = play(table, "roll_stored hero=0 count=2")
    assert of_kind(events, DiceRolled)[0].dice == ("heroic-6", "heroic-5")
    state = state_of(table)
    assert (state.stored, state.supply[3]) == ([0], 4)
    assert {"heroic-6", "heroic-5"} <= set(pool_of(table))


@pytest.mark.rule("OD-082")
def test_stored_dice_neither_cover_nor_pay() -> None:
    table = table_at("placing", ["mage"], faced=["ogre_a"], skills=[["beetle_b"]], dice=[[]], stored=[2])
    assert offers(table) == ["release hero=0", "had_enough"]


@pytest.mark.rule("OD-083")
def test_stored_dice_may_be_given_back_at_any_time() -> None:
    def given_back(table: Table) -> None:
        before, stored = prompt(table), state_of(table).stored[0]
        for left in reversed(range(stored)):  # one by one
            events = play(table, "release hero=0")
            assert of_kind(events, StoredDiceReturned) == [StoredDiceReturned(led(state_of(table), 0), 1)]
            assert (state_of(table).stored, state_of(table).supply[3]) == ([left], 6 - left)
            assert prompt(table) in (before, "how_to_place")

    given_back(table_at("act", ["mage"], doors=DOORS, stored=[2]))
    at_the_door = table_at("act", ["mage"], doors=DOORS, stored=[2])
    play(at_the_door, "enter door=0")
    given_back(at_the_door)
    given_back(ogre("mage", stored=[1]))
    given_back(table_at("placing", ["mage"], faced=["ogre_a"], dice=[[]], stored=[2]))


@pytest.mark.rule("OD-083")
def test_dice_given_back_in_time_can_be_bonus_dice() -> None:
    table = ogre("mage", stored=[1], exiled=[0, 0, 0, 5], level=2, rolls=[6, *[2] * 7])
    assert state_of(table).supply[3] == 0
    kept = table.clone()
    kept.apply("no_feat")
    assert not any("heroic" in word for word in pool_of(kept))
    play(table, "release hero=0")
    assert "heroic-6" in pool_of(table)


@pytest.mark.rule("OD-DECISION-78", "OD-DECISION-76")
@pytest.mark.card("alchemist")
@pytest.mark.parametrize(("tokens", "first"), [(0, 1), (1, 0)])
def test_without_a_token_nobody_waits_for_a_potion_that_would_store_a_die(tokens: int, first: int) -> None:
    table = ogre("alchemist", "mage", seats=2, stored=[0, 1], tokens=tokens)
    assert (decision_of(table).seat, prompt(table)) == (first, "which_feat")


@pytest.mark.rule("OD-083", "OD-DECISION-16", "OD-DECISION-6")
def test_a_die_given_back_lets_a_seat_that_had_enough_act_again() -> None:
    # The only heroic die lies on the Mage's card: the Warrior of the other seat can combine dice once it is back.
    table = table_at(
        "placing",
        ["warrior", "mage"],
        seats=2,
        faced=["ogre_a"],
        stored=[0, 1],
        exiled=[0, 0, 0, 5],
        dice=[["strength-2", "strength-3"], []],
    )
    assert "combine hero=0 die=strength-2" not in offers(table)
    play(table, "had_enough", "release hero=1", "had_enough")
    assert (decision_of(table).seat, prompt(table)) == (0, "how_to_place")
    assert "combine hero=0 die=strength-2" in offers(table)


@pytest.mark.rule("OD-DECISION-12")
def test_a_card_holds_no_more_dice_than_it_says() -> None:
    for heroes, most in ((["mage"], 2), (["mage", "rogue"], 1)):
        stored = [most, *[0] * (len(heroes) - 1)]
        table = table_at("act", heroes, dungeon="yetis_cavern", doors=DOORS[:3], stored=stored)
        events = play(table, "explore")
        assert of_kind(events, DieStored) == []
        assert state_of(table).stored[0] == most


@pytest.mark.rule("OD-DECISION-12")
def test_without_a_heroic_die_in_the_supply_nothing_is_stored() -> None:
    table = table_at("act", ["mage"], dungeon="yetis_cavern", doors=DOORS[:3], exiled=[0, 0, 0, 6])
    events = play(table, "explore")
    assert of_kind(events, DieStored) == []
    assert (state_of(table).stored, state_of(table).supply[3]) == ([0], 0)


@pytest.mark.rule("OD-DECISION-12")
def test_from_the_start_of_the_boss_fight_nothing_is_stored() -> None:
    table = table_at("boss", dungeon="yetis_cavern", floor=3, stored=[1], rolls=[6, 6, 6, 6, 5, 6, 6])
    assert (state_of(table).stored, state_of(table).supply[3]) == ([0], 6)
    play(table, *["lay hero=0 die=strength-6 box=0"] * 4)
    play(table, "lay hero=0 die=agility-5 box=6", "lay hero=0 die=agility-6 box=7", "lay hero=0 die=magic-6 box=4")
    events = play(table, "had_enough")
    assert state_of(table).wounds == [5]
    assert of_kind(events, DieStored) == []
    assert state_of(table).stored == [0]


# -- who decides first -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-78", "OD-079")
def test_a_hero_may_let_the_other_one_decide_first() -> None:
    table = ogre("rogue", "archer", seats=2, rolls=[3, 4, 6, *[2] * 8])
    assert offers(table) == ["gamble hero=0 count=1", "wait hero=0", "no_feat"]
    play(table, "wait hero=0")
    assert (decision_of(table).seat, offers(table)) == (1, ["take_time hero=1 number=0", "no_feat"])
    play(table, "take_time hero=1 number=0", "throw_away die=heroic-3")
    assert pool_of(table, 1) == ["heroic-4"]
    assert (decision_of(table).seat, offers(table)) == (0, ["gamble hero=0 count=1", "no_feat"])
    play(table, "gamble hero=0 count=1")
    assert "heroic-6" in pool_of(table, 0)
    assert prompt(table) == "how_to_place"  # each has decided once


@pytest.mark.rule("OD-DECISION-78")
def test_nobody_waits_for_a_hero_who_has_nothing_to_decide() -> None:
    assert offers(ogre("rogue", "mage")) == ["gamble hero=0 count=1", "no_feat"]
    assert "wait hero=0" in offers(ogre("rogue", "mage", stored=[0, 1]))
    assert not any(text.startswith("wait") for text in offers(ogre("rogue")))


@pytest.mark.rule("OD-DECISION-78")
@pytest.mark.parametrize(("hurt", "after"), [(0, "which_feat"), (1, "how_to_place")])
def test_a_hero_with_nothing_to_decide_is_asked_again_after_the_other(hurt: int, after: str) -> None:
    # The Rogue's 1 costs 3 time at the stairs: there Frenzy stores a die for a wound of the Warrior.
    table = ogre("warrior", "rogue", seats=2, deck=[], tokens=0, rolls=[1, 6, *[2] * 8])
    assert (decision_of(table).seat, decision_of(table).args) == (1, {"hero": 1})
    play(table, "gamble hero=1 count=1", f"suffer_wound hero={hurt} count=1")
    assert prompt(table) == after
    if after == "which_feat":
        assert (decision_of(table).seat, decision_of(table).args) == (0, {"hero": 0})
        play(table, "roll_stored hero=0 count=1")
        assert "heroic-6" in pool_of(table, 0)


# -- potions at a feat -----------------------------------------------------------------------------------------------


@pytest.mark.rule("OD-DECISION-80", "OD-144")
def test_a_potion_may_be_drunk_before_a_feat_is_used() -> None:
    table = ogre("rogue", wounds=[3], tokens=1)
    play(table, "drink potion=potion_healing hero=0")
    assert (state_of(table).wounds, state_of(table).tokens) == ([1], 0)
    assert offers(table) == ["gamble hero=0 count=1", "gamble hero=0 count=2", "no_feat"]


@pytest.mark.rule("OD-DECISION-80", "OD-DECISION-76")
def test_a_hero_whose_feat_stores_for_potions_is_asked_with_nothing_stored() -> None:
    table = ogre("alchemist", tokens=1, rolls=[6, *[2] * 8])
    assert offers(table) == ["drink potion=potion_healing hero=0", "no_feat"]
    play(table, "drink potion=potion_healing hero=0")
    assert offers(table) == ["roll_stored hero=0 count=1", "release hero=0", "no_feat"]
    play(table, "roll_stored hero=0 count=1")
    assert "heroic-6" in pool_of(table)
    assert prompt(ogre("alchemist", tokens=0)) == "how_to_place"
    assert prompt(ogre("mage", wounds=[1], tokens=1)) == "how_to_place"  # Mana Charge does not wait for potions
