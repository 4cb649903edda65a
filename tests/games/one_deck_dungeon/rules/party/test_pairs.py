"""Four heroes in two pairs: two encounters a room, and two fights a round against the boss."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import Cards, of_kind, offers, play, prompt, zone_of
from tests.games.one_deck_dungeon.four_heroes import (
    FIRST,
    FOUR,
    PERILS,
    all_dice,
    dice_in_hand,
    facing,
    go_on_to,
    placing,
)
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import Acted, DiceRolled, ItemDrained, TimeSpent
from undercroft.kernel.table import Table

# -- encounters ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("O4-015", "O4-016")
def test_the_party_chooses_the_order_and_the_pairs() -> None:
    table = facing()
    pairs = [(first, second) for first in range(4) for second in range(first + 1, 4)]
    assert offers(table) == [f"send card={card} first={a} second={b}" for card in PERILS for a, b in pairs]
    play(table, "send card=arrow_wall_a first=1 second=2", "choose_option option=0")
    shown = table.view(None)["encounter"]
    assert (shown["card"]["card"], shown["party"]) == ("arrow_wall_a", [1, 2])
    play(table, "no_feat", "had_enough")
    go_on_to(table, "which_option")
    shown = table.view(None)["encounter"]
    assert (shown["card"]["card"], shown["party"]) == ("cave_in_a", [0, 3])


@pytest.mark.rule("O4-015")
def test_of_two_equal_cards_it_does_not_matter_which_comes_first() -> None:
    table = table_at("encounter", FOUR, faced=["wraith_a", "wraith_a"])
    pairs = [(first, second) for first in range(4) for second in range(first + 1, 4)]
    assert [offer.split(" ", 2)[2] for offer in offers(table)] == [f"first={a} second={b}" for a, b in pairs]
    play(table, offers(table)[0], "had_enough")
    assert table.view(None)["encounter"]["party"] == [2, 3]  # the others face the other one


@pytest.mark.rule("O4-015")
def test_a_pair_plays_like_two_heroes() -> None:
    table = facing()
    events = play(table, FIRST, "choose_option option=0")  # strength: Warrior 3, Paladin 2
    assert [(event.hero.number, len(event.dice)) for event in of_kind(events, DiceRolled)] == [(0, 3), (3, 2)]
    assert all(f"hero={hero}" not in offer for offer in offers(table) for hero in (1, 2))


@pytest.mark.rule("O4-006", "O4-019", "OD-DECISION-50")
def test_each_pair_has_half_of_the_dice_and_they_are_cleared_in_between() -> None:
    table = facing()
    play(table, FIRST, "choose_option option=0")
    assert dice_in_hand(table) == [8, 8, 8, 6]
    assert sum(len(pool_of(table, hero)) for hero in (0, 3)) == 5
    play(table, "had_enough")
    go_on_to(table, "which_option")
    assert [pool_of(table, hero) for hero in range(4)] == [[], [], [], []]
    assert state_of(table).supply == [8, 8, 8, 6]
    play(table, "choose_option option=0")
    go_on_to(table, "how_to_place")
    assert dice_in_hand(table) == [8, 8, 8, 6]
    play(table, "had_enough")
    go_on_to(table, "which_loot")
    assert all_dice(table) == [16, 16, 16, 12]
    assert state_of(table).aside == [0, 0, 0, 0]


@pytest.mark.rule("O4-007", "OD-DECISION-50")
def test_exiled_dice_are_missing_as_evenly_as_possible() -> None:
    table = facing(exiled=[3, 0, 0, 1])
    play(table, FIRST, "choose_option option=0")
    first = dice_in_hand(table)
    play(table, "had_enough")
    go_on_to(table, "which_option")
    second = state_of(table).supply
    assert (first, second) == ([7, 8, 8, 6], [6, 8, 8, 5])  # no die is in both groups


@pytest.mark.rule("OD-DECISION-50", "O4-006")
def test_a_pair_never_uses_the_dice_of_the_other_pair() -> None:
    strong = [["goblin_a", "goblin_b", "arrow_wall_a", "locked_door_a"], [], [], ["skeleton_b", "rune_puzzle_b"]]
    table = facing(faced=["cave_in_a", "cave_in_b"], items=strong, level=4)  # 3 + 4 and 2 + 2 strength icons
    play(table, FIRST, "choose_option option=0")
    go_on_to(table, "who_takes_first")
    play(table, "take_first hero=0 colour=strength")
    strength = [sum(word.startswith("strength") for word in pool_of(table, hero)) for hero in (0, 3)]
    assert strength == [7, 1]
    assert state_of(table).aside[0] == 8  # there they lie


@pytest.mark.rule("O4-017")
def test_wounds_go_to_those_who_take_part() -> None:
    table = placing(
        ["cave_in_b"], option=0, dungeon="yetis_cavern", floor=2
    )  # 1 heart on the card, 1 on floor 2, 1 by the cold
    play(table, "had_enough")
    assert offers(table) == ["take_more hero=0 icon=heart", "take_more hero=3 icon=heart"]
    play(table, "take_more hero=3 icon=heart")
    assert state_of(table).wounds == [1, 0, 0, 2]


@pytest.mark.rule("O4-017")
@pytest.mark.parametrize("party", [(0, 3), (1, 2)])
def test_the_flames_of_an_encounter_reach_only_its_heroes(party: tuple[int, int]) -> None:
    table = facing(faced=["fire_elemental_a", "cave_in_a"])
    play(table, f"send card=fire_elemental_a first={party[0]} second={party[1]}")
    assert offers(table) == [f"suffer_wound hero={hero} count=1" for hero in party]


@pytest.mark.rule("O4-015", "OD-073")
@pytest.mark.card("wraith_a")
@pytest.mark.parametrize(("first", "drained"), [((0, 3), ["ogre_a"]), ((2, 3), [])])
def test_a_wraith_drains_only_those_who_face_it(first: tuple[int, int], drained: list[str]) -> None:
    table = facing(faced=["wraith_a", "cave_in_a"], items=[["ogre_a"], ["ogre_b"], [], []])
    events = play(table, f"send card=wraith_a first={first[0]} second={first[1]}")
    assert zone_of(table, "xp") == drained
    assert len(of_kind(events, ItemDrained)) == len(drained)
    assert [event.by for event in of_kind(events, Acted)] == ["ability_drain"] * len(drained)


@pytest.mark.rule("O4-015", "OD-075")
@pytest.mark.card("talent_planning")
@pytest.mark.parametrize(("first", "time"), [((0, 3), 1), ((1, 2), 2)])
def test_planning_helps_only_the_pair_of_its_hero(first: tuple[int, int], time: int) -> None:
    table = facing(options={"talents": ["0:warrior:talent_planning"]})
    play(table, f"send card=cave_in_a first={first[0]} second={first[1]}")
    assert table.view(None)["encounter"]["way_times"][0] == time
    assert len(of_kind(play(table, "choose_option option=0"), TimeSpent)) == time


@pytest.mark.rule("OD-136", "OD-144")
@pytest.mark.card("potion_antidote")
def test_an_antidote_drunk_in_an_encounter_helps_the_other_pair_too() -> None:
    table = placing(
        ["vine_trap_a"],
        option=0,
        dungeon="the_mudlands",
        options={"cards": "forest"},
        basic_potion="potion_antidote",
        poison=[0, 2, 0, 1],
        tokens=1,
    )
    play(table, "take_antidote potion=potion_antidote", "cure_hero hero=3")
    assert state_of(table).poison == [0, 0, 0, 0]  # Cure took the Paladin's token, the Antidote both of the Mage


@pytest.mark.rule("OD-DECISION-81", "O4-017")
def test_purify_helps_only_those_who_take_part() -> None:
    def with_purify(poison: list[int]) -> Table:
        return placing(
            ["bandit_a"],
            options={"cards": "hybrid"},
            skills=[["venom_toad_a"], [], [], []],
            poison=poison,
            dice=[["magic-3"], [], [], []],
        )

    table = with_purify([1, 1, 0, 1])
    play(table, "use hero=0 skill=skill_purify", "pay die=magic-3")
    assert offers(table) == ["cleanse_hero hero=0", "cleanse_hero hero=3"]
    play(table, "cleanse_hero hero=3")
    assert state_of(table).poison == [1, 1, 0, 0]
    assert "use hero=0 skill=skill_purify" not in offers(with_purify([0, 1, 1, 0]))


@pytest.mark.rule("O4-018")
def test_the_boxes_of_the_dungeon_have_to_be_filled_in_both_encounters() -> None:
    table = placing(["cave_in_a", "arrow_wall_a"], option=0, floor=2, dice=[["heroic-2", "heroic-6"], [], [], []])
    play(table, "lay hero=0 die=heroic-2 box=1", "lay hero=0 die=heroic-6 box=2")
    filled = [box["filled"] for box in table.view(None)["encounter"]["boxes"]]
    assert filled == [False, True, True]
    play(table, "had_enough")
    go_on_to(table, "how_to_place")
    shown = table.view(None)["encounter"]
    assert (shown["card"]["card"], [box["filled"] for box in shown["boxes"]]) == ("arrow_wall_a", [False] * 3)


@pytest.mark.rule("O4-020")
def test_loot_is_shared_out_after_both_encounters_and_one_hero_may_get_all() -> None:
    table = facing(level=2)
    play(table, FIRST, "choose_option option=0")
    go_on_to(table, "how_to_place")
    play(table, "had_enough")
    go_on_to(table, "which_option")
    assert zone_of(table, "faced") == PERILS  # nothing is claimed yet
    play(table, "choose_option option=0")
    go_on_to(table, "how_to_place")
    play(table, "had_enough")
    go_on_to(table, "which_loot")
    play(table, "take_item card=cave_in_a hero=2")
    assert prompt(table) == "which_loot"
    play(table, "take_item card=arrow_wall_a hero=2")
    assert zone_of(table, "items", 2) == PERILS


@pytest.mark.rule("O4-023", "OD-146")
@pytest.mark.parametrize("unseen", ["first", "second"])
def test_an_invisibility_potion_hides_one_pair(unseen: str) -> None:
    table = facing(potions=["skeleton_a"], tokens=1)
    events = play(table, FIRST)
    if unseen == "first":
        events = play(table, "sneak")
        assert (prompt(table), state_of(table).party) == ("which_option", [1, 2])
    else:
        play(table, "be_seen", "choose_option option=0")
        go_on_to(table, "how_to_place")
        play(table, "had_enough")
        go_on_to(table, "whether_to_sneak")
        events = play(table, "sneak")
        assert prompt(table) == "which_loot"
    assert len(of_kind(events, TimeSpent)) == 2  # not doubled


@pytest.mark.rule("OD-DECISION-53")
def test_each_pair_rolls_all_bonus_dice_of_the_level() -> None:
    table = facing(level=4)
    play(table, FIRST, "choose_option option=0", "roll_bonus hero=0", "roll_bonus hero=3")
    assert [sum(word.startswith("heroic") for word in pool_of(table, hero)) for hero in (0, 3)] == [1, 1]
    play(table, "had_enough")
    go_on_to(table, "which_option")
    play(table, "choose_option option=0", "no_feat", "roll_bonus hero=1", "roll_bonus hero=1")
    assert sum(word.startswith("heroic") for word in pool_of(table, 1)) == 2


@pytest.mark.rule("OD-DECISION-53")
def test_time_among_the_consequences_is_not_doubled() -> None:
    table = placing(["cave_in_b"], option=0)  # 1 heart, 3 time
    events = play(table, "had_enough", "take_more hero=0 icon=heart")
    assert len(of_kind(events, TimeSpent)) == 3


@pytest.mark.rule("OD-DECISION-54")
def test_a_death_in_the_first_encounter_ends_the_game() -> None:
    table = placing(["cave_in_a", "arrow_wall_a"], option=0, wounds=[3, 0, 0, 0])
    play(table, "had_enough", "take_more hero=0 icon=heart")
    assert table.result is not None
    assert table.result.reason == "hero-died"


# -- the boss ------------------------------------------------------------------------------------------------------

CAVE = ("warrior", "mage", "rogue", "archer")


def boss(dungeon: str = "dragons_cave", heroes: Cards = CAVE, **position: Any) -> Table:
    """Four heroes before a boss."""
    return table_at("boss", heroes, dungeon=dungeon, floor=3, **{"tokens": 12, **position})


@pytest.mark.rule("O4-025", "OD-DECISION-74")
@pytest.mark.parametrize(("hordes", "health"), [("no", 12), ("yes", 14)])
def test_the_boss_has_twice_its_health(hordes: str, health: int) -> None:
    assert boss(options={"cards": "hybrid", "hordes": hordes}).view(None)["boss"]["health"] == health
    assert table_at("boss", ("warrior", "mage"), dungeon="dragons_cave", floor=3).view(None)["boss"]["health"] == 6


@pytest.mark.rule("O4-026", "O4-028", "O4-006", "OD-DECISION-57")
def test_the_pairs_fight_one_after_the_other_and_split_anew_every_round() -> None:
    table = boss(seed=6)
    pairs = [(first, second) for first in range(4) for second in range(first + 1, 4)]
    assert offers(table) == [f"fight_first first={first} second={second}" for first, second in pairs]
    play(table, "fight_first first=0 second=1")
    go_on_to(table, "how_to_place")
    assert (state_of(table).party, dice_in_hand(table)) == ([0, 1], [8, 8, 8, 6])
    assert [bool(pool_of(table, hero)) for hero in range(4)] == [True, True, False, False]
    play(table, "had_enough")
    go_on_to(table, "how_to_place")
    assert (state_of(table).party, dice_in_hand(table)) == ([2, 3], [8, 8, 8, 6])
    assert sum(state_of(table).wounds[:2]) > 0  # the first pair has suffered before the second rolls
    assert [bool(pool_of(table, hero)) for hero in range(4)] == [False, False, True, True]


@pytest.mark.rule("O4-007", "OD-DECISION-50", "OD-DECISION-57")
def test_against_the_boss_too_the_second_pair_has_the_other_group_of_dice() -> None:
    table = boss(seed=6, exiled=[3, 0, 0, 1])
    play(table, "fight_first first=0 second=1")
    go_on_to(table, "how_to_place")
    first = dice_in_hand(table)
    play(table, "had_enough")
    go_on_to(table, "how_to_place")
    assert (first, dice_in_hand(table)) == ([7, 8, 8, 6], [6, 8, 8, 5])


@pytest.mark.rule("O4-028")
def test_in_the_next_round_other_pairs_may_fight() -> None:
    table = boss(seed=6)
    play(table, "fight_first first=0 second=1")
    for _ in range(2):
        go_on_to(table, "how_to_place")
        play(table, "had_enough")
    go_on_to(table, "who_fights_first")
    assert state_of(table).round == 2
    assert all_dice(table) == [16, 16, 16, 12]
    play(table, "fight_first first=1 second=3")
    go_on_to(table, "how_to_place")
    assert state_of(table).party == [1, 3]


def kill(table: Table, *cover: str) -> Table:
    """The boss fight after the first pair has covered these boxes."""
    play(table, "fight_first first=2 second=3")
    go_on_to(table, "how_to_place")
    play(table, *cover)
    return table


AGILE = ["lay hero=2 die=agility-6 box=0", "lay hero=2 die=agility-6 box=1", "lay hero=2 die=agility-6 box=2"]


@pytest.mark.rule("O4-027", "OD-DECISION-57")
def test_if_the_first_pair_kills_the_boss_the_game_is_won_at_once() -> None:
    table = kill(boss(boss_wounds=11, rolls=[6] * 12), *AGILE)
    play(table, "had_enough")
    while table.result is None:
        assert prompt(table) in ("who_takes_more", "whether_to_save")
        play(table, offers(table)[0])
    assert table.result.reason == "victory"
    assert state_of(table).party == [2, 3]  # the other pair need not fight


@pytest.mark.rule("O4-030", "OD-DECISION-71")
@pytest.mark.parametrize(("wounds", "four", "two"), [(0, 12, 12), (4, 12, 16), (8, 16, 32), (9, 18, 36)])
def test_the_minotaurs_x_is_twice_its_wounds(wounds: int, four: int, two: int) -> None:
    table = boss("minotaurs_maze", boss_wounds=wounds)
    play(table, "fight_first first=0 second=1")
    go_on_to(table, "how_to_place")
    assert table.view(None)["encounter"]["boxes"][0]["value"] == four
    pair = table_at("boss", ("warrior", "mage"), dungeon="minotaurs_maze", floor=3, boss_wounds=wounds)
    go_on_to(pair, "how_to_place")
    assert pair.view(None)["encounter"]["boxes"][0]["value"] == two


@pytest.mark.rule("O4-029", "OD-DECISION-74")
def test_a_boss_ability_at_the_start_of_a_round_hits_each_pair() -> None:
    table = boss("realm_of_venom", options={"cards": "forest"}, seed=1)
    play(table, "fight_first first=0 second=1")
    assert offers(table) == ["suffer_poison hero=0", "suffer_poison hero=1"]
    go_on_to(table, "how_to_place")
    play(table, "had_enough")
    go_on_to(table, "who_is_poisoned")
    assert offers(table) == ["suffer_poison hero=2", "suffer_poison hero=3"]


@pytest.mark.rule("OD-DECISION-74", "O4-029")
def test_indrax_exiles_a_die_after_each_pairs_round() -> None:
    table = boss("lair_of_indrax", options={"cards": "hybrid", "turn_card": "healing"}, seed=1)
    play(table, "fight_first first=0 second=1")
    go_on_to(table, "how_to_place")
    assert sum(dice_in_hand(table)[3:]) + state_of(table).aside[3] == 12
    play(table, "had_enough")
    go_on_to(table, "how_to_place")
    assert sum(dice_in_hand(table)[3:]) + state_of(table).aside[3] == 11


@pytest.mark.rule("OD-DECISION-57")
def test_the_wounds_of_the_first_pair_count_before_the_second_pair_begins() -> None:
    # The Minotaur's X for the second pair follows from the wound that the first pair dealt.
    table = boss("minotaurs_maze", boss_wounds=7, rolls=[6] * 12)
    play(table, "fight_first first=2 second=3")
    go_on_to(table, "how_to_place")
    assert table.view(None)["encounter"]["boxes"][0]["value"] == 14
    play(table, "lay hero=2 die=agility-6 box=6", "had_enough")
    go_on_to(table, "how_to_place")
    assert state_of(table).party == [0, 1]
    assert table.view(None)["boss"]["wounds"] == 8
    assert table.view(None)["encounter"]["boxes"][0]["value"] == 16
