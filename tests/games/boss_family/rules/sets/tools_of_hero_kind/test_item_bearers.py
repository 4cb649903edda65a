"""Effects of items for the heroes that bear them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.boss_family.sets import BOTH, borne, items_of, tools_at
from tests.games.boss_family.tables import (
    damages,
    discards,
    hand_of,
    pass_all,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    stacks_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, survived
from tests.games.boss_family.windows import deactivated
from tests.games.helpers import kinds, offers, play, prompt, refusal, seat_to_move
from undercroft.kernel.events import Event
from undercroft.kernel.table import Table

DUNGEON = ["golem_factory", "dark_altar", "open_grave", "brainsucker_hive"]
"""From the boss outward: monster 2, trap 1, trap 2, monster 2."""


def walk(item: str, hero: str = "epic_fighter_13_a", **more: Any) -> Table:
    """A hero with an item before the dungeon of the first player, who can act."""
    more.setdefault("dungeons", [DUNGEON])
    more.setdefault("hands", [["freeze"], ["fear"]])
    return tools_at("adventure", entrances=[[hero]], bearers=[(hero, item)], **more)


def through(table: Table) -> list[Event]:
    """Everybody passes until the hero is dead or wounds."""
    return pass_all(table, until=lambda later: bool(souls_of(later, 0) or wounds_of(later, 0)))


def foreseen(table: Table) -> tuple[list[int], int]:
    """Return the slots ahead and the damage at the end, from the public view."""
    shown = table.view(None)["walk"]
    return [step["slot"] for step in shown["ahead"]], shown["total"]


# -- health ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("oversized_sword")
def test_a_sword_gives_five_health() -> None:
    table = walk("oversized_sword", "fighter_6_a")
    pass_to_room(table, "brainsucker_hive")
    assert hurt_of(table) == (2, 11)
    assert survived(through(table)) == ["fighter_6_a"]


@pytest.mark.card("claws_of_the_berserker")
def test_claws_give_health_for_each_active_monster_room_inside() -> None:
    table = walk("claws_of_the_berserker", "fighter_6_a")
    assert [one["health"] for one in table.view(None)["heroes"]] == [6]  # not at the entrance
    pass_to_room(table, "brainsucker_hive")
    assert hurt_of(table) == (2, 8)
    play(table, "cast_at card=freeze target=golem_factory", "let_it_be")
    assert hurt_of(table) == (2, 7)


@pytest.mark.card("staff_of_healing")
@pytest.mark.rule("TH-024")
def test_a_staff_heals_everybody_at_and_behind_its_entrance_until_the_end_of_the_round() -> None:
    table = tools_at(
        "adventure",
        ("draculord", "robobo"),
        dungeons=[["beast_menagerie"], ["golem_factory"]],
        entrances=[["cleric_4_a", "fighter_6_a"], ["mage_4_a"]],
        bearers=[("cleric_4_a", "staff_of_healing")],
        hands=[["freeze"], ["freeze"]],
    )
    assert [(one["health"], one["item"] is not None) for one in table.view(None)["heroes"]] == [(6, True), (8, False)]
    pass_to_room(table, "beast_menagerie")
    assert hurt_of(table) == (4, 6)
    pass_all(table, until=lambda later: wounds_of(later, 0) > 0)
    pass_to_room(table, "beast_menagerie")
    assert hurt_of(table) == (4, 8)  # the bearer is gone, what it gave is not
    pass_to_room(table, "golem_factory")
    assert hurt_of(table) == (2, 4)  # the other entrance has none of it


@pytest.mark.card("extra_life")
@pytest.mark.rule("TH-025")
def test_extra_life_sends_its_bearer_back_to_town() -> None:
    table = walk(
        "extra_life", "cleric_4_a", dungeons=[["open_grave", "dark_altar", "open_grave"]], discard=["fear"][:0]
    )
    events = pass_all(table, until=lambda later: bool(items_of(later, 0)[0]))
    assert died(events) == []
    assert "cleric_4_a" in town_of(table)
    assert souls_of(table, 0) == 0
    assert items_of(table, 0) == (["extra_life"], [])


@pytest.mark.card("extra_life")
@pytest.mark.rule("TH-025", "CL-015")
def test_extra_life_saves_its_bearer_at_the_entrance_too() -> None:
    table = tools_at(
        "adventure",
        dungeons=[["golem_factory", ["darkling_lair", "jackpot_stash"]]],
        entrances=[["mage_4_a"]],
        bearers=[("mage_4_a", "extra_life")],
        hands=[["finish_him"]],
        options=BOTH,
    )
    play(table, "use card=jackpot_stash")
    events = play(table, "prepare card=finish_him", "aim_at card=mage_4_a")
    assert died(events) == []
    assert town_of(table) == ["mage_4_a"]
    assert souls_of(table, 0) == 0
    assert items_of(table, 0) == (["extra_life"], [])


# -- shields ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("goblin_suit")
@pytest.mark.rule("TH-020")
def test_ordinary_monster_rooms_do_not_hurt_a_goblin() -> None:
    dungeon = ["golem_factory", "beast_menagerie", "open_grave", "brainsucker_hive"]
    table = walk("goblin_suit", dungeons=[dungeon], hands=[["giant_size"], ["fear"]])
    pass_to_room(table, "brainsucker_hive")
    assert foreseen(table) == ([2, 1, 0], 6)
    play(table, "cast_at card=giant_size target=brainsucker_hive", "let_it_be")
    assert hurt_of(table)[0] == 0  # raised damage does not reach it either
    assert entered(through(table)) == [("open_grave", 2), ("beast_menagerie", 4), ("golem_factory", 0)]


@pytest.mark.card("star_of_invulnerability")
@pytest.mark.rule("TH-020")
def test_the_first_three_active_rooms_do_not_hurt_a_star() -> None:
    dungeon = ["golem_factory", "dark_altar", "open_grave", "brainsucker_hive", "specters_sanctum"]
    table = walk("star_of_invulnerability", dungeons=[dungeon])
    assert [damage for _, damage in entered(through(table))] == [0, 0, 0, 1, 2]
    table = walk("star_of_invulnerability", dungeons=[dungeon], deactivated=[[0, 4]])
    assert [damage for _, damage in entered(through(table))] == [0, 0, 0, 2]


@pytest.mark.card("star_of_invulnerability", "boulder_ramp")
@pytest.mark.rule("TH-020")
def test_a_room_that_cannot_damage_a_hero_does_not_by_an_ability_either() -> None:
    table = walk("star_of_invulnerability", "cleric_4_a", dungeons=[["golem_factory", "boulder_ramp"]])
    pass_to_room(table, "boulder_ramp")
    play(table, "use card=boulder_ramp")
    assert hurt_of(table)[0] == 0


@pytest.mark.card("goblin_suit", "darkling_lair")
@pytest.mark.rule("TH-020")
@pytest.mark.parametrize("item", ["goblin_suit", "ice_rod"])
def test_a_goblin_is_not_bitten_by_a_room_that_is_uncovered(item: str) -> None:
    dungeon = ["open_grave", ["darkling_lair", "dark_altar"]]
    table = walk(
        item, "fighter_4_a", dungeons=[dungeon], discard=["fear"], options=BOTH, hands=[["freeze"], ["assassin"]]
    )
    pass_to_room(table, "dark_altar")
    events = play(table, "use card=dark_altar")
    assert ("hero-hurt" in kinds(events)) == (item != "goblin_suit")


# -- going in --------------------------------------------------------------------------------------------------------


@pytest.mark.card("magic_mirror")
@pytest.mark.rule("TH-021")
def test_a_mirror_turns_the_dungeon_round_for_good() -> None:
    table = walk("magic_mirror", dungeons=[["golem_factory", ["dark_altar", "open_grave"], "succubus_spa"]])
    events = through(table)
    assert [room for room, _ in entered(events)] == ["golem_factory", "open_grave", "succubus_spa"]
    assert stacks_of(table, 0) == [["succubus_spa"], ["dark_altar", "open_grave"], ["golem_factory"]]
    pass_round(table)
    assert room_names(table, 0) == ["succubus_spa", "open_grave", "golem_factory"]


@pytest.mark.card("ten_foot_pole", "pet_monster")
@pytest.mark.rule("TH-021")
@pytest.mark.parametrize(("item", "room"), [("ten_foot_pole", "open_grave"), ("pet_monster", "brainsucker_hive")])
def test_the_first_trap_or_monster_room_is_deactivated(item: str, room: str) -> None:
    table = walk(item)
    events = [*table.opening, *through(table)]
    assert deactivated(events) == [room]
    assert room not in [name for name, _ in entered(events)]
    assert len(entered(events)) == 3


@pytest.mark.card("ten_foot_pole")
def test_without_a_trap_room_nothing_happens() -> None:
    table = walk("ten_foot_pole", dungeons=[["golem_factory"]])
    assert deactivated([*table.opening, *through(table)]) == []


@pytest.mark.card("cheat_code")
def test_rooms_have_no_abilities_while_the_code_is_inside() -> None:
    dungeon = ["golem_factory", "minotaurs_maze", "goblin_armory", "boulder_ramp"]
    table = walk("cheat_code", "thief_4_a", dungeons=[dungeon])
    pass_to_room(table, "boulder_ramp")
    assert "use card=boulder_ramp" not in offers(table)
    assert damages(table, 0) == [2, 0, 1, 1]  # the armory helps nobody
    events = through(table)
    assert entered(events) == [("goblin_armory", 1), ("minotaurs_maze", 0), ("golem_factory", 2)]
    assert died(events) == ["thief_4_a"]
    assert damages(table, 0) == [2, 1, 1, 1]  # and does again
    assert "room-acted" not in kinds(events)  # the room in which it died was still silent


# -- room by room ----------------------------------------------------------------------------------------------------


@pytest.mark.card("the_bomb")
@pytest.mark.rule("TH-021")
def test_a_bomb_destroys_the_last_room_before_it_does_anything() -> None:
    table = walk("the_bomb", dungeons=[[["golem_factory", "minotaurs_maze"], "dark_altar"]])
    pass_to_room(table, "dark_altar")
    assert foreseen(table) == ([], 1)
    events = through(table)
    assert entered(events) == []
    assert room_names(table, 0) == ["golem_factory", "dark_altar"]
    assert discards(table) == ["minotaurs_maze"]
    assert survived(events) == ["epic_fighter_13_a"]


@pytest.mark.card("the_bomb", "darkling_lair")
@pytest.mark.rule("TH-021", "CL-012", "BM-126")
def test_who_is_killed_by_what_a_bomb_uncovers_walks_no_further() -> None:
    dungeon = [["darkling_lair", "golem_factory"], "open_grave"]
    table = walk("the_bomb", "thief_4_a", dungeons=[dungeon], options=BOTH)
    events = through(table)
    assert entered(events) == [("open_grave", 2)]
    assert (died(events), survived(events)) == (["thief_4_a"], [])  # 2 and 3 of 4
    assert items_of(table, 0) == (["the_bomb"], [])


@pytest.mark.card("inquisitors_robes")
@pytest.mark.rule("TH-022")
def test_robes_destroy_the_first_advanced_room_that_is_survived() -> None:
    dungeon = ["recycling_center", "golem_factory", "beast_menagerie", "dark_altar"]
    table = walk("inquisitors_robes", dungeons=[dungeon])
    events = pass_all(table, until=lambda later: bool(wounds_of(later, 0)))
    play(table) if prompt(table) != "whether_to_act" else play(table, "decline")
    assert [room for room, _ in entered(events)] == ["dark_altar", "beast_menagerie"]
    pass_all(table, until=lambda later: bool(wounds_of(later, 0)))
    assert room_names(table, 0) == ["recycling_center", "golem_factory", "dark_altar"]


@pytest.mark.card("inquisitors_robes")
@pytest.mark.rule("TH-022")
def test_a_room_in_which_the_bearer_dies_is_not_survived() -> None:
    table = walk("inquisitors_robes", "cleric_4_a", dungeons=[["beast_menagerie"]])
    through(table)
    assert room_names(table, 0) == ["beast_menagerie"]
    assert items_of(table, 0) == (["inquisitors_robes"], [])


@pytest.mark.card("bag_of_holding")
@pytest.mark.rule("TH-022")
def test_a_bag_carries_off_every_rich_room_that_is_survived() -> None:
    table = walk("bag_of_holding", dungeons=[["dark_altar", "golem_factory", "jackpot_stash", "centipede_tunnel"]])
    through(table)
    assert room_names(table, 0) == ["golem_factory"]
    assert discards(table) == ["centipede_tunnel", "jackpot_stash", "dark_altar"]


@pytest.mark.card("ice_rod")
@pytest.mark.rule("TH-022")
def test_a_rod_deactivates_every_room_that_is_survived() -> None:
    table = walk("ice_rod", hands=[["freeze"], ["fear"]])
    pass_to_room(table, "open_grave")
    assert damages(table, 0) == [2, 1, 2, 0]
    through(table)
    assert damages(table, 0) == [0, 0, 0, 0]
    assert survived(through(table)) == []


@pytest.mark.card("boots_of_jumping")
@pytest.mark.rule("TH-023")
def test_boots_pass_by_every_second_room() -> None:
    table = walk("boots_of_jumping", dungeons=[["specters_sanctum", *DUNGEON]])
    pass_to_room(table, "brainsucker_hive")
    assert foreseen(table) == ([2, 0], 2 + 1 + 2)
    assert [room for room, _ in entered(through(table))] == ["dark_altar", "specters_sanctum"]
    assert wounds_of(table, 0) == 2


# -- before the boss -------------------------------------------------------------------------------------------------


@pytest.mark.card("holy_hand_grenade", "antimagic_lizard")
@pytest.mark.parametrize(("item", "left"), [("holy_hand_grenade", "freeze"), ("antimagic_lizard", "dark_altar")])
def test_who_is_wounded_loses_two_random_cards_of_a_kind(item: str, left: str) -> None:
    table = walk(
        item,
        hands=[["dark_altar", "dark_altar", "dark_altar", "freeze", "freeze", "freeze"]],
        dungeons=[["open_grave"]],
    )
    through(table)
    held = hand_of(table, 0)
    assert (held.count(left), len(held)) == (3, 4)


@pytest.mark.card("holy_hand_grenade")
def test_who_holds_less_loses_less() -> None:
    table = walk("holy_hand_grenade", hands=[["dark_altar", "freeze"]], dungeons=[["open_grave"]])
    through(table)
    assert hand_of(table, 0) == ["freeze"]
    dead = walk("holy_hand_grenade", "cleric_4_a", hands=[["dark_altar", "freeze"]], dungeons=[["beast_menagerie"]])
    through(dead)
    assert hand_of(dead, 0) == ["dark_altar", "freeze"]


@pytest.mark.card("holy_hand_grenade", "antimagic_lizard")
@pytest.mark.parametrize(("item", "held"), [("holy_hand_grenade", "freeze"), ("antimagic_lizard", "dark_altar")])
def test_who_holds_nothing_of_the_kind_loses_nothing(item: str, held: str) -> None:
    table = walk(item, hands=[[held], ["freeze"]], dungeons=[["open_grave"]])
    events = through(table)
    assert survived(events) == ["epic_fighter_13_a"]
    assert "item-acted" not in kinds(events)
    assert hand_of(table, 0) == [held]


@pytest.mark.card("necronomicon")
def test_opponents_of_who_is_wounded_draw_a_spell_each() -> None:
    table = tools_at(
        "adventure",
        ("draculord", "gorgona", "robobo"),
        dungeons=[["open_grave"]],
        entrances=[["mage_8_a"]],
        bearers=[("mage_8_a", "necronomicon")],
        hands=[["freeze"]],
    )
    through(table)
    assert [len(hand_of(table, seat)) for seat in range(3)] == [1, 1, 1]
    assert hand_of(table, 0) == ["freeze"]


@pytest.mark.card("vorpal_blade")
@pytest.mark.rule("TH-018")
def test_a_blade_counts_one_more_wound_until_the_check_of_this_round() -> None:
    table = walk("vorpal_blade", "fighter_8_a", dungeons=[["open_grave"]], hands=[["freeze"], ["fear"]])
    pass_all(table, until=lambda later: wounds_of(later, 0) > 0)
    assert wounds_of(table, 0) == 2
    pass_round(table)
    assert wounds_of(table, 0) == 1
    wounded = ["epic_cleric_11_a", "cleric_4_a"]
    table = walk("vorpal_blade", "fighter_8_a", dungeons=[["open_grave"]], hands=[["freeze"]], wounds=[wounded])
    pass_round(table)
    assert table.result is not None
    assert table.result.winners == (1,)  # 3 + 1 + 1 wounds


@pytest.mark.card("ring_of_invisibility")
@pytest.mark.rule("TH-026")
def test_a_ring_keeps_the_owner_of_the_dungeon_from_playing_spells() -> None:
    table = walk(
        "ring_of_invisibility",
        hands=[["giant_size", "counterspell"], ["assassin"]],
        dungeons=[["golem_factory", "dark_altar"]],
        discard=["open_grave"],
    )
    assert seat_to_move(table) == 0  # the altar can be used
    assert offers(table) == ["pass_on", "use card=dark_altar"]
    assert refusal(table, "cast_at card=giant_size target=golem_factory") == "TH-026"
    pass_to_room(table, "golem_factory")
    pass_to(table, 1)
    events = play(table, "cast_at card=assassin target=epic_fighter_13_a")
    assert "spell-cancelled" not in kinds(events)
    assert prompt(table) == "what_to_play"  # nobody was asked to cancel it


@pytest.mark.card("ring_of_invisibility")
@pytest.mark.rule("TH-026")
def test_spells_can_be_played_when_the_ring_is_gone_and_while_building() -> None:
    table = walk(
        "ring_of_invisibility", "thief_4_a", dungeons=[["beast_menagerie"]], hands=[["giant_size"], ["freeze"]]
    )
    through(table)
    pass_to(table, 0)
    assert "cast_at card=giant_size target=beast_menagerie" in offers(table)
    table = tools_at(
        "build",
        dungeons=[["golem_factory"]],
        entrances=[["thief_4_a"]],
        bearers=[("thief_4_a", "ring_of_invisibility")],
        hands=[["freeze"]],
    )
    assert "cast_at card=freeze target=golem_factory" in offers(table)
    assert borne(table) == {"thief_4_a": "ring_of_invisibility"}


# -- what everybody foresees -----------------------------------------------------------------------------------------


@pytest.mark.card("ice_rod", "inquisitors_robes", "bag_of_holding")
@pytest.mark.parametrize(
    ("item", "dungeon"),
    [
        ("ice_rod", ["bottomless_pit", "dizzygas_hallway"]),
        ("inquisitors_robes", ["golem_factory", "beast_menagerie", "goblin_armory"]),
        ("bag_of_holding", ["bottomless_pit", "dizzygas_hallway", "construction_zone"]),
        ("boots_of_jumping", ["golem_factory", "dark_altar", "open_grave", "brainsucker_hive"]),
        ("the_bomb", ["golem_factory", "dark_altar", "goblin_armory"]),
    ],
)
def test_what_an_item_does_to_rooms_on_the_way_is_foreseen(item: str, dungeon: list[str]) -> None:
    table = walk(item, dungeons=[dungeon])
    pass_to_room(table, dungeon[-1])
    slots, total = foreseen(table)
    before = hurt_of(table)[0]
    way = entered(through(table))
    assert [dungeon[slot] for slot in slots] == [room for room, _ in way]
    assert total == before + sum(damage for _, damage in way)


@pytest.mark.card("magic_mirror", "boots_of_jumping")
@pytest.mark.rule("TH-023")
def test_two_effects_that_let_a_hero_skip_the_next_room_mean_the_same_room() -> None:
    dungeon = ["golem_factory", "open_grave", "dark_altar", "brainsucker_hive", "witchs_kitchen"]
    table = tools_at(
        "adventure",
        dungeons=[dungeon],
        entrances=[["epic_cleric_13_a"]],
        hands=[["fear"]],
        items=[["magic_mirror", "boots_of_jumping"]],
    )
    pass_to_room(table, "witchs_kitchen")
    play(table, "use card=magic_mirror", "use card=boots_of_jumping")
    assert foreseen(table)[0] == [2, 1, 0]
    assert [room for room, _ in entered(through(table))] == ["dark_altar", "open_grave", "golem_factory"]
