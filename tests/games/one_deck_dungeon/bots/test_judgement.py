"""Moves of the greedy bot of One Deck Dungeon in small positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import offers, play, prompt
from tests.games.one_deck_dungeon.bots.answers import answer, play_on
from tests.games.one_deck_dungeon.tables import state_of, table_at
from undercroft.games.one_deck_dungeon.bots.loss_values import Stakes
from undercroft.games.one_deck_dungeon.bots.observation import Observation

WEAK = ("rogue", "mage")


# -- doors ---------------------------------------------------------------------------------------------------------


def test_it_flees_from_what_would_kill() -> None:
    table = table_at("act", WEAK, doors=[["phantom_a"]], wounds=[2, 2], tokens=0)
    play(table, "enter door=0")
    assert answer(table) == "flee"


def test_it_faces_what_is_easy() -> None:
    items = [["fire_elemental_b", "ice_elemental_a"], ["boulder_a", "force_wall_b"]]
    table = table_at("act", WEAK, doors=[["arrow_wall_a"]], items=items, level=2)
    play(table, "enter door=0")
    assert answer(table) == "face_it"


def test_it_enters_the_easier_of_two_open_doors() -> None:
    table = table_at("act", ("mage", "paladin"), doors=[["ogre_a"], ["rune_puzzle_a"]], open=[0, 1])
    assert answer(table) == "enter door=1"


def test_it_explores_when_every_open_door_is_deadly() -> None:
    table = table_at("act", WEAK, doors=[["ogre_a"], ["phantom_a"]], open=[0, 1], wounds=[2, 2], tokens=0)
    assert answer(table) == "explore"


def test_it_goes_through_a_peril_where_it_has_the_dice() -> None:
    strong = table_at("encounter", ("warrior",), faced=["rune_puzzle_a"], items=[["goblin_a"]])
    clever = table_at("encounter", ("mage",), faced=["rune_puzzle_a"])
    assert prompt(strong) == prompt(clever) == "which_option"
    assert answer(clever) == "choose_option option=0"  # a magic 6
    assert answer(strong) == "choose_option option=1"  # a strength 11


def test_it_does_not_wait_at_the_stairs_to_be_killed() -> None:
    table = table_at("end", WEAK, doors=[["ogre_a"]], deck=[], wounds=[2, 2], tokens=0, stair_tokens=2)
    assert answer(table) == "go_down"


def test_it_reckons_with_both_wounds_that_the_stairs_give_four_heroes() -> None:
    table = table_at("end", ("warrior", "mage", "rogue", "archer"), deck=[], stair_tokens=2)
    view: Any = table.view(0)
    stakes = Stakes(Observation(view), [0, 1, 2, 3])
    assert stakes.spent(3) == 3 * stakes.prices.time
    assert stakes.spent(4) == 4 * stakes.prices.time + stakes.wounds(2)


# -- dice ----------------------------------------------------------------------------------------------------------


def test_it_covers_what_costs_hearts() -> None:
    dice = [["agility-6", "agility-4"]]
    table = table_at("placing", ("rogue",), faced=["bandit_a"], dice=dice)
    done = play_on(table, "which_loot")
    laid = ["lay hero=0 die=agility-6 box=0", "lay hero=0 die=agility-4 box=0"]  # two hearts for a wide 8
    assert sorted(done[:2]) == sorted(laid)
    assert done[2:3] == ["had_enough"]


def test_it_combines_dice_for_a_colour_that_it_lacks() -> None:
    dice = [["strength-6", "strength-6", "strength-2"]]  # a magic 6, and an armor box of the dungeon
    table = table_at("placing", ("rogue",), faced=["arrow_wall_a"], option=0, dice=dice, floor=1)
    done = play_on(table, "which_loot")
    assert done[1:3] == ["combine hero=0 die=strength-6", "combine hero=0 die=strength-6"]
    assert "lay hero=0 die=heroic-6 box=0" in done


def test_it_gives_away_the_dice_of_another_player_only_when_that_one_has_had_enough() -> None:
    dice = [["strength-2", "strength-6"], ["strength-6"]]  # a magic 6, and an armor box of the dungeon
    peril: dict[str, Any] = {"faced": ["arrow_wall_a"], "option": 0, "dice": dice, "floor": 1}
    alone = play_on(table_at("placing", WEAK, **peril), "which_loot")
    assert alone[1:3] == ["combine hero=0 die=strength-6", "combine hero=1 die=strength-6"]
    together = play_on(table_at("placing", WEAK, seats=2, **peril), "which_loot")
    assert together.index("had_enough") < together.index("combine hero=0 die=strength-6")
    assert together[together.index("give_heroic hero=1") + 1] == "lay hero=1 die=heroic-6 box=0"


def test_it_lays_its_own_die_where_that_is_as_good_as_one_of_another_player() -> None:
    dice = [["strength-6", "strength-4", "strength-3"], ["heroic-3"]]  # a strength 8 in sum, and an armor 2
    table = table_at(
        "placing", ("warrior", "mage"), seats=2, turn=2, faced=["spiked_log_a"], option=0, dice=dice, floor=1
    )
    log = table.view(None)["encounter"]["boxes"]
    assert [(box["colour"], box["value"]) for box in log] == [("strength", 8), ("any", 2)]
    assert table.view(None)["decision"]["seat"] == 1
    assert answer(table) == "lay hero=1 die=heroic-3 box=1"


def test_it_uses_a_skill_that_spares_a_heart() -> None:
    dice = [["agility-1"]]
    table = table_at("placing", ("rogue",), faced=["goblin_a"], skills=[["goblin_b"]], dice=dice, wounds=[3])
    done = play_on(table, "which_loot")
    assert "use hero=0 skill=skill_dodge" in done
    assert state_of(table).wounds[0] > 3 or state_of(table).result is not None


def test_it_knows_that_armor_lets_no_other_skill_spare_a_heart() -> None:
    dice = [["agility-1"]]
    table = table_at("placing", ("paladin",), faced=["goblin_a"], skills=[["goblin_b"]], dice=dice, wounds=[3])
    assert "use hero=0 skill=skill_dodge" in offers(table)
    assert "use hero=0 skill=skill_dodge" not in play_on(table, "which_loot")


def test_it_sees_that_the_lich_has_taken_the_first_die() -> None:
    table = table_at("boss", ("warrior",), dungeon="lichs_tomb", floor=3, turn=20, rolls=[3, 4, 1, 1, 1, 1, 1])
    play(table, "lay hero=0 die=strength-3 box=0")
    assert answer(table) == "lay hero=0 die=strength-4 box=0"  # though this bot did not lay the first one


# -- health --------------------------------------------------------------------------------------------------------


def test_it_drinks_in_time_and_not_too_early() -> None:
    hurt = table_at("turn", ("warrior",), wounds=[5], tokens=1)
    scratched = table_at("turn", ("warrior",), wounds=[1], tokens=1)
    assert prompt(hurt) == prompt(scratched) == "how_to_begin"
    assert answer(hurt) == "drink potion=potion_healing hero=0"
    assert answer(scratched) == "go_on"


def test_it_drinks_an_antidote_before_poison_strikes_and_saves_with_it() -> None:
    fight: dict[str, Any] = {
        "dungeon": "the_mudlands",
        "floor": 3,
        "options": {"cards": "forest"},
        "basic_potion": "potion_antidote",
        "poison": [4],
        "tokens": 2,
    }
    table = table_at("boss", ("warden",), **fight)
    assert (prompt(table), answer(table)) == ("whether_to_drink", "take_antidote potion=potion_antidote")
    dying = table_at("boss", ("warden",), wounds=[5], rolls=[1], **fight)
    play(dying, "drink_nothing")
    assert (prompt(dying), answer(dying)) == ("whether_to_save", "save_by_antidote")


def test_it_does_not_bleed_to_death_for_dice() -> None:
    table = table_at("encounter", ("slayer",), faced=["ogre_a"], wounds=[4], tokens=0)
    assert prompt(table) == "which_feat"
    assert answer(table) == "no_feat"


@pytest.mark.parametrize(("hero", "expected"), [("rogue", "gamble hero=0 count=2"), ("archer", "no_feat")])
def test_it_buys_dice_with_a_feat_where_they_save_more_than_they_cost(hero: str, expected: str) -> None:
    table = table_at("encounter", (hero,), faced=["bandit_a"], tokens=0)
    assert prompt(table) == "which_feat"
    assert answer(table) == expected


def test_the_healthier_hero_takes_the_wound() -> None:
    table = table_at("encounter", ("warrior", "mage"), faced=["fire_elemental_a"], wounds=[0, 2])
    assert prompt(table) == "who_is_wounded"
    assert answer(table) == "suffer_wound hero=0 count=1"


# -- loot ----------------------------------------------------------------------------------------------------------


def loot_after(card: str, *heroes: str, **position: Any) -> str:
    """Return the bot's use of a card that was beaten without losses."""
    table = table_at("placing", heroes, faced=[card], dice=[[] for _ in heroes], **position)
    while prompt(table) != "which_loot":
        play(table, "had_enough" if prompt(table) == "how_to_place" else answer(table))
    return answer(table)


def test_a_die_and_a_heart_are_an_item() -> None:
    assert loot_after("ogre_a", "warrior", wounds=[0], items=[[]], tokens=6).startswith("take_item")


def test_a_skill_goes_to_the_hero_who_can_pay_for_it() -> None:
    items = [["ogre_a"], ["boulder_a"]]
    taken = loot_after("plague_rat_b", "warrior", "mage", items=items, tokens=6)
    assert taken == "take_skill card=plague_rat_b hero=1"  # Flameweave is paid with mana


def test_experience_is_taken_when_nothing_else_has_room() -> None:
    items, skills = [["ogre_a"]], [["boulder_a", "cave_in_b"]]
    taken = loot_after("goblin_a", "warrior", items=items, skills=skills, tokens=6)
    assert taken == "take_xp card=goblin_a"
