"""The feats on both sides of the hero cards: costs, stored dice and rolls."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.helpers import of_kind, offers, play, prompt
from tests.games.one_deck_dungeon.rules.cards.fights import enough, lost_in, placing, rolled_in, table_for, time_in
from tests.games.one_deck_dungeon.rules.cards.skilled import use
from tests.games.one_deck_dungeon.tables import pool_of, state_of, table_at
from undercroft.games.one_deck_dungeon.rules.events import DieStored, HeroWounded
from undercroft.games.one_deck_dungeon.rules.facts import HEROIC
from undercroft.kernel.table import Table

FOREST: dict[str, Any] = {"dungeon": "the_mudlands", "options": {"cards": "forest"}}
STORING = ("warrior", "mage", "paladin", "alchemist", "druid", "warden")
ROLLING = ("rogue", "archer", "hunter", "slayer")


def ways(table: Table) -> list[str]:
    """The ways to use a feat; dice may also be given back to the supply."""
    assert prompt(table) == "which_feat"
    return [offer for offer in offers(table) if not offer.startswith("release")]


def team(hero: str, side: int) -> list[str]:
    """The hero alone, or with a partner whose feat waits for something else."""
    return [hero] if side == 1 else [hero, "druid" if hero != "druid" else "warden"]


# -- feats that store dice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in STORING])
@pytest.mark.rule("OD-078", "OD-082", "OD-DECISION-13")
def test_alone_a_hero_rolls_any_number_of_two_stored_dice(hero: str) -> None:
    for count, left in ((1, 1), (2, 0)):
        table = table_for("encounter", "ogre_a", [hero], stored=[2], rolls=[6, 5])
        assert ways(table) == ["roll_stored hero=0 count=1", "roll_stored hero=0 count=2", "no_feat"]
        assert state_of(table).supply[HEROIC] == 4
        play(table, f"roll_stored hero=0 count={count}")
        heroic = [die for die in pool_of(table) if die.startswith("heroic")]
        assert heroic == ["heroic-5", "heroic-6"][2 - count :]
        assert (state_of(table).stored, state_of(table).supply[HEROIC]) == ([left], 4)
        assert prompt(table) == "how_to_place"  # once in an encounter


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in STORING])
def test_a_stored_die_may_be_kept(hero: str) -> None:
    table = table_for("encounter", "ogre_a", [hero], stored=[1])
    play(table, "no_feat")
    assert (prompt(table), state_of(table).stored, state_of(table).supply[HEROIC]) == ("how_to_place", [1], 5)


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in STORING])
def test_stored_dice_are_rolled_in_perils_too(hero: str) -> None:
    table = table_for("encounter", "arrow_wall_a", team(hero, 2), stored=[1, 0], rolls=[4] * 20)
    play(table, "choose_option option=0")
    assert ways(table) == ["roll_stored hero=0 count=1", "no_feat"]
    play(table, "roll_stored hero=0 count=1")
    assert "heroic-4" in pool_of(table)


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in STORING])
@pytest.mark.rule("OD-080", "OD-127", "OD-169")
def test_stored_dice_go_back_when_the_boss_is_reached(hero: str) -> None:
    table = table_at("boss", team(hero, 2), stored=[1, 0])
    assert prompt(table) == "how_to_place"
    assert (state_of(table).stored, state_of(table).supply[HEROIC]) == ([0, 0], 6)


# -- what fills them ---------------------------------------------------------------------------------------------


@pytest.mark.card("warrior")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("stored", "wounds", "after"), [(0, 1, 1), (0, 2, 2), (1, 2, 2), (0, 4, 2), (2, 1, 2)])
def test_frenzy_alone_stores_a_die_for_every_wound_up_to_two(stored: int, wounds: int, after: int) -> None:
    way = {1: ("cave_in_a", 0), 2: ("cave_in_a", 1), 4: ("boulder_a", 1)}[wounds]
    table = placing(way[0], ["heroic-2"], option=way[1], stored=[stored])
    play(table, "lay hero=0 die=heroic-2 box=1")
    enough(table)
    assert (state_of(table).wounds, state_of(table).stored) == ([wounds], [after])


@pytest.mark.card("warrior")
@pytest.mark.rule("OD-081")
def test_frenzy_in_a_pair_stores_one_die_for_the_warriors_own_wounds() -> None:
    table = placing("boulder_a", [], ["warrior", "mage"], option=1)
    enough(table)
    assert (state_of(table).wounds, state_of(table).stored) == ([2, 2], [1, 0])
    table = table_for("encounter", "fire_elemental_a", ["warrior", "mage"])
    play(table, "suffer_wound hero=1 count=1")
    assert state_of(table).stored == [0, 0]


@pytest.mark.card("warrior")
@pytest.mark.rule("OD-DECISION-12", "OD-026")
def test_frenzy_stores_nothing_when_the_supply_has_no_heroic_die() -> None:
    table = placing("boulder_a", [], ["warrior"], option=1, exiled=[0, 0, 0, 5])
    enough(table)
    assert (state_of(table).stored, state_of(table).supply[HEROIC]) == ([1], 0)


@pytest.mark.card("warrior")
@pytest.mark.rule("OD-DECISION-12")
def test_wounds_of_the_boss_store_nothing() -> None:
    table = table_at("boss", items=[["boulder_a", "boulder_b", "ogre_a", "ogre_b", "phantom_a", "phantom_b"]])
    play(table, "had_enough")
    assert (state_of(table).wounds, state_of(table).stored) == ([11], [0])


@pytest.mark.card("mage")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize("side", [1, 2])
def test_a_mana_charge_comes_with_exploring_and_fleeing(side: int) -> None:
    table = table_at("act", team("mage", side), doors=[["boulder_a"]])
    play(table, "explore")
    assert state_of(table).stored[0] == 1
    table = table_at("act", team("mage", side), doors=[["boulder_a"]])
    play(table, "enter door=0")
    assert state_of(table).stored[0] == 0
    play(table, "flee")
    assert state_of(table).stored[0] == 1


@pytest.mark.card("mage")
@pytest.mark.rule("OD-081", "OD-DECISION-12")
@pytest.mark.parametrize(("side", "most"), [(1, 2), (2, 1)])
def test_a_mana_charge_holds_what_the_side_says(side: int, most: int) -> None:
    stored = [most] + [0] * (side - 1)
    table = table_at("act", team("mage", side), doors=[["boulder_a"]], stored=stored)
    assert of_kind(play(table, "explore"), DieStored) == []
    assert state_of(table).stored[0] == most
    table = table_at("act", team("mage", side), doors=[["boulder_a"]], stored=[most - 1] + [0] * (side - 1))
    play(table, "explore")
    assert state_of(table).stored[0] == most


@pytest.mark.card("mage", "minotaurs_maze")
@pytest.mark.rule("OD-DECISION-69")
def test_a_mana_charge_comes_though_exploring_found_no_door() -> None:
    table = table_at("act", ["mage"], doors=[["boulder_a"]], deck=["ogre_a"], dungeon="minotaurs_maze", floor=2)
    play(table, "explore")
    assert state_of(table).stored == [1]


@pytest.mark.card("paladin")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("card", "stored"), [("ogre_a", 1), ("boulder_a", 1), ("bandit_a", 0), ("skeleton_a", 0)])
@pytest.mark.parametrize("side", [1, 2])
def test_valiant_stores_a_die_when_a_card_of_four_lanterns_is_opened(card: str, stored: int, side: int) -> None:
    table = table_at("act", team("paladin", side), doors=[[card]])
    play(table, "enter door=0")
    assert state_of(table).stored[0] == stored  # before the choice to flee


@pytest.mark.card("paladin")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("side", "most"), [(1, 2), (2, 1)])
def test_valiant_stores_nothing_at_an_open_door_nor_beyond_its_place(side: int, most: int) -> None:
    table = table_at("act", team("paladin", side), doors=[["ogre_a"]], open=[0])
    play(table, "enter door=0")
    assert state_of(table).stored[0] == 0
    stored = [most] + [0] * (side - 1)
    table = table_at("act", team("paladin", side), doors=[["ogre_a"]], stored=stored)
    play(table, "enter door=0")
    assert state_of(table).stored[0] == most


@pytest.mark.card("alchemist")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("side", "most"), [(1, 2), (2, 1)])
def test_a_volatile_brew_stores_a_die_for_every_potion_of_the_party(side: int, most: int) -> None:
    heroes = team("alchemist", side)
    table = placing("ogre_a", ["strength-1"], heroes, potions=["arrow_wall_b"], tokens=4, rolls=[4] * 20)
    for number in (1, 2, 3):
        use(table, "potion_mana", hero=side - 1)  # in a pair the partner drinks
        assert state_of(table).stored[0] == min(number, most)


@pytest.mark.card("alchemist")
@pytest.mark.rule("OD-081")
def test_a_volatile_brew_also_stores_a_die_outside_encounters_and_when_sneaking() -> None:
    table = table_at("act", ["alchemist"], doors=[["boulder_a"]], wounds=[3])
    play(table, "drink potion=potion_healing hero=0")
    assert state_of(table).stored == [1]
    table = table_for("encounter", "ogre_a", ["alchemist"], potions=["skeleton_a"])
    play(table, "sneak")
    assert state_of(table).stored == [1]


@pytest.mark.card("druid")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("side", "most"), [(1, 2), (2, 1)])
def test_attunement_stores_a_die_when_a_leaf_is_opened(side: int, most: int) -> None:
    heroes = ["druid"] if side == 1 else ["druid", "mage"]
    for card, before, after in (
        ("vine_trap_a", 0, 1),
        ("vine_trap_b", 0, 0),
        ("vine_trap_a", most, most),
        ("panther_a", most - 1, most),
    ):
        table = table_at("act", heroes, doors=[[card]], stored=[before] + [0] * (side - 1), **FOREST)
        play(table, "enter door=0")
        assert state_of(table).stored[0] == after


@pytest.mark.card("druid")
def test_attunement_cares_for_no_castle_tag_and_no_open_door() -> None:
    table = table_at("act", ["druid"], doors=[["arrow_wall_a"]])
    play(table, "enter door=0")
    assert state_of(table).stored == [0]
    table = table_at("act", ["druid"], doors=[["vine_trap_a"]], open=[0], **FOREST)
    play(table, "enter door=0")
    assert state_of(table).stored == [0]


@pytest.mark.card("warden")
@pytest.mark.rule("OD-081")
@pytest.mark.parametrize(("side", "most"), [(1, 2), (2, 1)])
def test_vigil_stores_a_die_before_an_open_door_is_entered(side: int, most: int) -> None:
    heroes = team("warden", side)
    table = table_at("act", heroes, doors=[["ogre_a"]], open=[0])
    play(table, "enter door=0")
    assert ways(table) == ["roll_stored hero=0 count=1", "no_feat"]  # for this very encounter
    table = table_at("act", heroes, doors=[["ogre_a"]], open=[0], stored=[most] + [0] * (side - 1))
    play(table, "enter door=0")
    assert state_of(table).stored[0] == most
    table = table_at("act", heroes, doors=[["ogre_a"]])
    play(table, "enter door=0", "face_it")
    assert state_of(table).stored[0] == 0


# -- feats that roll at once -------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in ROLLING])
@pytest.mark.rule("OD-080")
@pytest.mark.parametrize("side", [1, 2])
def test_no_feat_is_used_against_a_boss(hero: str, side: int) -> None:
    assert prompt(table_at("boss", team(hero, side))) == "how_to_place"


@pytest.mark.parametrize("hero", [pytest.param(hero, marks=pytest.mark.card(hero)) for hero in ROLLING])
@pytest.mark.rule("OD-026")
def test_without_a_heroic_die_no_feat_is_offered(hero: str) -> None:
    table = table_for("encounter", "ogre_a", [hero], exiled=[0, 0, 0, 6])
    assert prompt(table) == "how_to_place"


@pytest.mark.card("rogue")
@pytest.mark.rule("OD-078")
@pytest.mark.parametrize(("side", "counts"), [(1, [1, 2]), (2, [1])])
def test_a_daring_gamble_rolls_the_dice_of_its_side(side: int, counts: list[int]) -> None:
    for count in counts:
        table = table_for("encounter", "ogre_a", team("rogue", side), rolls=[6, 5, *[2] * 12])
        assert ways(table) == [*(f"gamble hero=0 count={number}" for number in counts), "no_feat"]
        events = play(table, f"gamble hero=0 count={count}")
        assert [die for die in pool_of(table) if die.startswith("heroic")] == ["heroic-5", "heroic-6"][2 - count :]
        assert (time_in(events), state_of(table).wounds[0]) == (0, 0)


@pytest.mark.card("rogue")
@pytest.mark.parametrize(
    ("rolls", "heroic"), [([1], ["heroic-1"]), ([1, 1], ["heroic-1"] * 2), ([6, 1], ["heroic-1", "heroic-6"])]
)
def test_a_gamble_that_shows_a_one_costs_a_wound_and_three_time_once(rolls: list[int], heroic: list[str]) -> None:
    table = table_for("encounter", "ogre_a", ["rogue"], rolls=[*rolls, *[2] * 7])
    events = play(table, f"gamble hero=0 count={len(rolls)}")
    assert [event.count for event in of_kind(events, HeroWounded)] == [1]
    assert time_in(events) == 3
    assert [die for die in pool_of(table) if die.startswith("heroic")] == heroic


@pytest.mark.card("rogue", "phantom_a")
def test_a_one_that_is_discarded_at_once_still_costs_the_gamble() -> None:
    table = table_for("encounter", "phantom_a", ["rogue"], rolls=[1, *[2] * 7])
    events = play(table, "gamble hero=0 count=1")
    assert (lost_in(events), time_in(events), state_of(table).wounds) == (["heroic-1"], 3, [1])


@pytest.mark.card("rogue")
@pytest.mark.rule("OD-004")
def test_a_gamble_can_be_the_last() -> None:
    table = table_for("encounter", "ogre_a", ["rogue"], rolls=[1], wounds=[4], tokens=0)
    play(table, "gamble hero=0 count=1")
    assert table.result is not None


@pytest.mark.card("archer")
@pytest.mark.parametrize(("side", "options"), [(1, [(2, 2), (4, 3)]), (2, [(2, 2)])])
def test_an_eagle_eye_spends_time_to_roll_and_throws_one_die_away(side: int, options: list[tuple[int, int]]) -> None:
    for number, (time, dice) in enumerate(options):
        table = table_for("encounter", "ogre_a", team("archer", side), rolls=[6, 5, 4][:dice] + [2] * 14)
        assert ways(table) == [*(f"take_time hero=0 number={way}" for way in range(len(options))), "no_feat"]
        events = play(table, f"take_time hero=0 number={number}")
        assert time_in(events) == time
        assert offers(table) == [f"throw_away die=heroic-{pips}" for pips in (6, 5, 4)[:dice]]
        play(table, "throw_away die=heroic-5")
        kept = ["heroic-4", "heroic-6"] if dice == 3 else ["heroic-6"]
        assert [die for die in pool_of(table) if die.startswith("heroic")] == kept
        assert state_of(table).supply[HEROIC] == 6 - len(kept)


@pytest.mark.card("archer", "phantom_a")
@pytest.mark.rule("OD-DECISION-15")
def test_the_eagle_eye_chooses_before_the_foe_looks_at_the_dice() -> None:
    table = table_for("encounter", "phantom_a", ["archer"], rolls=[3, 6, *[2] * 7])
    play(table, "take_time hero=0 number=0", "throw_away die=heroic-3")
    assert "heroic-6" in pool_of(table)


@pytest.mark.card("archer")
def test_a_single_die_of_the_eagle_eye_is_thrown_away_too() -> None:
    table = table_for("encounter", "ogre_a", ["archer"], rolls=[6, *[2] * 7], exiled=[0, 0, 0, 5])
    events = play(table, "take_time hero=0 number=0")
    assert (time_in(events), rolled_in(events)[0], lost_in(events)) == (2, "heroic-6", ["heroic-6"])
    assert not [die for die in pool_of(table) if die.startswith("heroic")]


@pytest.mark.card("hunter")
@pytest.mark.parametrize(("side", "options"), [(1, [(1, 1), (3, 2)]), (2, [(1, 1)])])
def test_quarry_spends_time_to_roll(side: int, options: list[tuple[int, int]]) -> None:
    for number, (time, dice) in enumerate(options):
        table = table_for("encounter", "ogre_a", team("hunter", side), rolls=[6, 4][:dice] + [2] * 14)
        assert ways(table) == [*(f"take_time hero=0 number={way}" for way in range(len(options))), "no_feat"]
        assert time_in(play(table, f"take_time hero=0 number={number}")) == time
        kept = [die for die in pool_of(table) if die.startswith("heroic")]
        assert kept == sorted(["heroic-6", "heroic-4"][:dice])


@pytest.mark.card("hunter", "glooping_ooze_a")
@pytest.mark.parametrize(("rolls", "kept"), [([3, 4], ["heroic-4"]), ([1, 2], []), ([5, 6], ["heroic-5", "heroic-6"])])
def test_quarry_loses_dice_below_four_before_the_foe_looks_at_them(rolls: list[int], kept: list[str]) -> None:
    table = table_for("encounter", "glooping_ooze_a", ["hunter"], rolls=[*rolls, *[2] * 7])
    events = play(table, "take_time hero=0 number=1")
    assert [die for die in pool_of(table) if die.startswith("heroic")] == kept
    assert time_in(events) == 3  # a 1 that is lost does not split the ooze


@pytest.mark.card("slayer")
def test_bloodrush_takes_a_wound_to_roll_two_dice() -> None:
    table = table_for("encounter", "ogre_a", ["slayer"], rolls=[6, 5, *[2] * 7])
    assert ways(table) == ["bleed hero=0 lost=0", "no_feat"]
    play(table, "bleed hero=0 lost=0")
    assert state_of(table).wounds == [1]
    assert [die for die in pool_of(table) if die.startswith("heroic")] == ["heroic-5", "heroic-6"]


@pytest.mark.card("slayer")
def test_in_a_pair_one_die_of_the_bloodrush_is_thrown_away() -> None:
    table = table_for("encounter", "ogre_a", ["slayer", "druid"], rolls=[6, 5, *[2] * 8])
    play(table, "bleed hero=0 lost=1")
    assert offers(table) == ["throw_away die=heroic-6", "throw_away die=heroic-5"]
    play(table, "throw_away die=heroic-5")
    assert state_of(table).wounds == [1, 0]
    assert [die for die in pool_of(table) if die.startswith("heroic")] == ["heroic-6"]


@pytest.mark.card("hunter", "archer", "slayer")
@pytest.mark.rule("OD-078")
@pytest.mark.parametrize(
    ("heroes", "feat", "rolls", "lost", "kept"),
    [
        (["hunter"], "take_time hero=0 number=1", [3, 4], ["heroic-3"], ["heroic-4"]),
        (["hunter"], "take_time hero=0 number=1", [2, 3], ["heroic-2", "heroic-3"], []),
        (["archer"], "take_time hero=0 number=0", [3, 6], ["heroic-3"], ["heroic-6"]),
        (["slayer", "druid"], "bleed hero=0 lost=1", [5, 6], ["heroic-5"], ["heroic-6"]),
    ],
)
def test_events_report_all_dice_of_a_feat_before_its_discards(
    heroes: list[str], feat: str, rolls: list[int], lost: list[str], kept: list[str]
) -> None:
    table = table_for("encounter", "ogre_a", heroes, rolls=[*rolls, *[2] * 12])
    events = play(table, feat)
    if prompt(table) == "which_to_throw_away":
        assert (rolled_in(events), lost_in(events)) == ([f"heroic-{pips}" for pips in rolls], [])
        events += play(table, f"throw_away die={lost[0]}")
    assert rolled_in(events)[:2] == [f"heroic-{pips}" for pips in rolls]
    assert len([die for die in rolled_in(events) if die.startswith("heroic")]) == 2  # each is reported once
    assert lost_in(events) == lost
    assert [die for die in pool_of(table) if die.startswith("heroic")] == kept


@pytest.mark.card("slayer")
@pytest.mark.rule("OD-004")
def test_bloodrush_can_kill_before_anything_is_rolled() -> None:
    table = table_for("encounter", "ogre_a", ["slayer"], wounds=[4], tokens=0)
    events = play(table, "bleed hero=0 lost=0")
    assert (table.result is not None, rolled_in(events)) == (True, [])


@pytest.mark.card("rogue", "archer")
@pytest.mark.rule("OD-079")
def test_one_feat_is_resolved_before_the_other_hero_decides() -> None:
    table = table_for("encounter", "ogre_a", ["rogue", "archer"], rolls=[4] * 20)
    assert ways(table) == ["gamble hero=0 count=1", "wait hero=0", "no_feat"]
    play(table, "gamble hero=0 count=1")
    assert pool_of(table, 0) == ["heroic-4"]
    assert ways(table) == ["take_time hero=1 number=0", "no_feat"]
