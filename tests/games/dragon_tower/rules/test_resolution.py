"""Settling a fight: health, cards, death, and lost fights."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.fights import discards, events_for, get_on, missing, offered, points, ways_to_settle
from tests.games.dragon_tower.tables import fight, hand_of, health_of, room_of, state_of
from tests.games.helpers import kinds, play, prompt, refusal, zone_of


@pytest.mark.rule("DT-085")
def test_missing_points_of_any_attributes_cost_one_health_each() -> None:
    table = fight(["barbarian", "priest"], ["night_stalker", "orc"], health=[6, 5])
    play(table, "fight_alone hero=1 foe=night_stalker")
    assert missing(table) == points("S1 A3")
    play(table, "commit first=4 second=0")
    assert health_of(table) == [6, 1]


@pytest.mark.rule("DT-086")
def test_played_cards_go_to_the_discards_of_their_type_and_the_others_stay() -> None:
    table = fight(
        ["assassin", "priest"],
        ["dragon", "orc"],
        hands=[["backflip", "mana_potion", "holy_symbol", "power_strike", "vow"]],
        floor=6,
    )
    play(table, "fight_alone hero=0 foe=dragon")
    play(table, *[f"play_card card={card}" for card in ("backflip", "mana_potion", "holy_symbol", "power_strike")])
    play(table, "commit first=1 second=0")
    assert discards(table) == [["power_strike"], ["holy_symbol"], ["mana_potion"], ["backflip"]]
    assert hand_of(table, 0) == ["vow"]
    assert zone_of(table, "laid", 0) == []


@pytest.mark.rule("DT-087")
def test_a_fight_may_be_won_with_base_and_health_alone_though_cards_are_there() -> None:
    table = fight(["barbarian", "priest"], ["gargoyle", "orc"], hands=[["lightning_strike"]])
    play(table, "fight_alone hero=0 foe=gargoyle", "commit first=1 second=0")
    assert room_of(table, 1) == ["orc"]
    assert hand_of(table, 0) == ["lightning_strike"]
    assert health_of(table) == [4, 5]


@pytest.mark.rule("DT-093")
def test_a_pair_shares_the_missing_points_in_any_proportion() -> None:
    table = fight(
        ["barbarian", "priest"],
        ["fire_imp", "orc"],
        hands=[["power_strike", "elbow_jab"]],
        fought=[0],
        health=[2, 3],
        stage="pairs",
    )
    play(table, "fight_together first=0 second=1 foe=fire_imp")
    assert missing(table) == points("M3")
    assert ways_to_settle(table) == [f"commit first={paid} second={3 - paid}" for paid in (0, 1, 2)]
    play(table, "commit first=1 second=2")
    assert health_of(table) == [1, 1]
    assert room_of(table, 1) == ["orc"]


@pytest.mark.rule("DT-DECISION-22")
@pytest.mark.parametrize("paid", [0, 1, 3, 5])
def test_health_is_paid_for_points_that_are_missing_and_for_no_others(paid: int) -> None:
    table = fight(["paladin", "priest"], ["fire_imp", "orc"], hands=[["magic_amulet"]], health=[5, 5])
    play(table, "fight_alone hero=0 foe=fire_imp", "play_card card=magic_amulet")
    assert ways_to_settle(table) == ["commit first=2 second=0"]
    assert refusal(table, f"commit first={paid} second=0") == "DT-DECISION-22"


@pytest.mark.rule("DT-028", "DT-029", "DT-DECISION-21", "DT-DECISION-22")
def test_a_hero_who_wins_with_the_last_point_dies_and_the_opponent_is_beaten() -> None:
    table = fight(["paladin", "priest"], ["fire_imp", "orc"], hands=[["vow", "power_strike"]], health=[3, 5])
    events = play(table, "fight_alone hero=0 foe=fire_imp", "commit first=3 second=0")
    assert kinds(events)[:2] == ["fight-won", "hero-died"]
    assert health_of(table)[0] == 0
    assert room_of(table, 1) == ["orc"]
    assert hand_of(table, 0) == []
    assert discards(table) == [["power_strike"], ["vow"], [], []]
    assert table.result is None


@pytest.mark.rule("DT-DECISION-21")
def test_the_dead_take_no_further_part() -> None:
    table = fight(
        ["paladin", "priest", "mage"],
        ["orc", "ghost"],
        hands=[[], ["holy_symbol", "power_strike"], []],
        health=[0, 5, 5],
    )
    assert refusal(table, "fight_alone hero=0 foe=orc") == "DT-DECISION-21"
    play(table, "pair_up")
    assert refusal(table, "fight_together first=0 second=1 foe=orc") == "DT-DECISION-21"
    assert offered(table, "fight_together") == [
        f"fight_together first=1 second=2 foe={foe}" for foe in ("orc", "ghost")
    ]
    play(table, "fight_together first=1 second=2 foe=orc", "play_card card=power_strike", "commit first=0 second=1")
    play(table, "play_card card=holy_symbol", "commit first=1 second=0")
    assert prompt(table) == "who_refills"
    assert offered(table, "refill") == ["refill hero=1", "refill hero=2"]


@pytest.mark.rule("DT-095", "DT-096", "DT-DECISION-18", "DT-DECISION-21", "DT-DECISION-36")
def test_a_vain_sacrifice_leaves_the_whole_group_untouched() -> None:
    table = fight(
        ["paladin", "archmage"],
        ["fire_imp", "goblin_shaman", "orc"],
        hands=[["lightning_strike", "vow"], ["power_strike", "giant_swing"]],
        health=[2, 6],
    )
    play(table, "fight_alone hero=0 foe=fire_imp", "face_too foe=goblin_shaman", "play_card card=lightning_strike")
    assert missing(table) == points("M3")
    assert ways_to_settle(table) == ["give_all"]
    events = play(table, "give_all")
    assert kinds(events)[:2] == ["fight-lost", "hero-died"]
    assert [card["card"] for card in events_for(table, events, "fight-lost")[0]["cards"]] == ["lightning_strike"]
    assert health_of(table) == [0, 6]
    assert discards(table) == [[], ["vow"], ["lightning_strike"], []]
    assert room_of(table, 1) == ["fire_imp", "goblin_shaman", "orc"]
    needs = {foe["card"]: foe["need"] for foe in table.view(0)["room"]}
    assert needs == {"fire_imp": points("M3"), "goblin_shaman": points("F1 M3"), "orc": points("S3")}


@pytest.mark.rule("DT-095", "DT-DECISION-18")
def test_both_heroes_of_a_pair_that_falls_short_die() -> None:
    table = fight(
        ["paladin", "mage", "barbarian"],
        ["ghost"],
        hands=[[], [], ["holy_symbol", "divine_song"]],
        fought=[0, 1],
        health=[1, 2, 6],
        stage="pairs",
    )
    play(table, "fight_together first=0 second=1 foe=ghost")
    assert ways_to_settle(table) == ["give_all"]
    play(table, "give_all")
    assert health_of(table) == [0, 0, 6]
    assert room_of(table, 1) == ["ghost"]
    assert missing(table) == points("F3")  # the Barbarian is the only one left to fight it


@pytest.mark.rule("DT-031")
@pytest.mark.card("fury")
def test_a_skill_spent_in_a_fight_is_spent_for_the_floor_and_fresh_on_the_next() -> None:
    table = fight(
        ["priest", "mage"],
        [],
        skills=[["fury"]],
        health=[5, 5],
        zones={"room": [["orc"], [], ["troll"], ["orc"]]},
    )
    play(table, "fight_alone hero=0 foe=orc", "use_skill hero=0 card=fury", "commit first=2 second=0")
    assert prompt(table) == "who_refills"  # the room is clear
    assert state_of(table).floor == 2
    assert table.view(0)["heroes"][0]["spent"] == []
    get_on(table, "who_fights")
    play(table, "fight_alone hero=0 foe=troll")
    assert offered(table, "use_skill") == ["use_skill hero=0 card=fury"]


@pytest.mark.rule("DT-031")
@pytest.mark.card("fury")
def test_fury_cannot_be_used_twice_on_a_floor() -> None:
    table = fight(
        ["priest", "mage"],
        ["orc", "troll"],
        skills=[["fury"]],
        health=[6, 1],
        hands=[["power_strike"]],
    )
    play(table, "fight_alone hero=0 foe=orc", "use_skill hero=0 card=fury", "commit first=2 second=0")
    play(table, "fight_alone hero=1 foe=troll", "give_all")
    assert missing(table) == points("S5")  # the Priest alone is left, and alone with the Troll
    assert refusal(table, "use_skill hero=0 card=fury") == "DT-031"


@pytest.mark.rule("DT-096")
def test_nothing_of_a_lost_fight_is_kept_for_the_next_one() -> None:
    table = fight(
        ["paladin", "barbarian"],
        ["warlock"],
        floor=3,
        hands=[["lightning_strike"], ["lightning_strike", "spell_break", "prayer"]],
        health=[1, 5],
    )
    play(table, "fight_alone hero=0 foe=warlock", "play_card card=lightning_strike", "give_all")
    assert missing(table) == points("F2 M5")


@pytest.mark.rule("DT-094")
def test_heroes_who_have_fought_are_marked_until_the_room_is_cleared() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost"], health=[5, 5])
    assert [hero["fought"] for hero in table.view(None)["heroes"]] == [False, False]
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert [hero["fought"] for hero in table.view(None)["heroes"]] == [True, False]
    play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0")
    assert [hero["fought"] for hero in table.view(None)["heroes"]] == [False, False]
