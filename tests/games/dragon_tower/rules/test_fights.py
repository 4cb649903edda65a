"""The order of fights: solo fights, pair fights, and leftovers."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.fights import missing, needed, offered, points, shown_fight, ways_to_settle
from tests.games.dragon_tower.tables import fight, health_of, room_of, state_of, table_at
from tests.games.helpers import kinds, offers, play, prompt, refusal


@pytest.mark.rule("DT-076", "DT-097")
def test_the_turn_ends_when_every_monster_and_circumstance_is_beaten_and_not_before() -> None:
    table = fight(["barbarian", "priest", "archmage"], ["orc", "ghost", "wild_magic"], health=[5, 5, 5])
    events = play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    events += play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0")
    assert "room-cleared" not in kinds(events)
    assert prompt(table) == "who_fights"
    assert state_of(table).floor == 1
    events = play(table, "fight_alone hero=2 foe=wild_magic", "commit first=0 second=0")
    assert kinds(events)[-2:] == ["room-cleared", "floor-begun"]
    assert state_of(table).floor == 2


@pytest.mark.rule("DT-076")
def test_there_is_no_way_round_an_opponent() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost"])
    assert {text.split()[0] for text in offers(table)} == {"fight_alone", "pair_up"}
    play(table, "pair_up")
    assert {text.split()[0] for text in offers(table)} == {"fight_together"}


@pytest.mark.rule("DT-075")
def test_a_circumstance_revealed_on_entering_is_fought_like_a_monster() -> None:
    table = table_at(
        "enter", ["barbarian", "priest"], room=["orc"], other_room=["ghost"], circumstances=["rusted_door"]
    )
    play(table, "enter room=left", "fight_alone hero=0 foe=rusted_door", "face_too foe=orc")
    assert missing(table) == points("S1")
    play(table, "withdraw", "pair_up", "fight_together first=0 second=1 foe=rusted_door")
    assert needed(table) == points("S4")


@pytest.mark.rule("DT-077")
def test_an_opponent_is_fought_by_one_hero_or_by_two() -> None:
    table = fight(["barbarian", "priest", "mage", "assassin"], ["orc", "ghost"])
    assert offered(table, "fight_alone") == [
        f"fight_alone hero={hero} foe={foe}" for hero in range(4) for foe in ("orc", "ghost")
    ]
    play(table, "pair_up")
    assert offered(table, "fight_together") == [
        f"fight_together first={first} second={second} foe={foe}"
        for first, second in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)]
        for foe in ("orc", "ghost")
    ]
    assert refusal(table, "fight_together first=1 second=1 foe=orc") == "DT-077"
    play(table, "fight_together first=1 second=3 foe=orc")
    assert shown_fight(table)["heroes"] == [1, 3]


@pytest.mark.rule("DT-078", "DT-DECISION-17")
def test_a_hero_may_fight_several_alone_and_several_in_pairs_with_changing_partners() -> None:
    table = fight(
        ["barbarian", "priest", "archmage"],
        ["orc", "rune_trap", "ghost", "fire_imp"],
        hands=[["magic_amulet", "divine_song"], ["prayer"], []],
        health=[6, 6, 6],
    )
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=rune_trap", "play_card card=magic_amulet")
    play(table, "commit first=0 second=0", "pair_up")
    play(table, "fight_together first=0 second=1 foe=ghost")
    assert shown_fight(table)["base"] == [points(""), points("F2 M1")]  # the Barbarian fought, the Priest did not
    play(table, "play_card card=prayer", "commit first=0 second=0")
    play(table, "fight_together first=0 second=2 foe=fire_imp")
    assert shown_fight(table)["base"] == [points(""), points("M5")]
    play(table, "commit first=0 second=0")
    assert state_of(table).floor == 2


@pytest.mark.rule("DT-079")
def test_a_hero_may_fight_nobody() -> None:
    table = fight(["barbarian", "priest"], ["orc", "rusted_door"], health=[5, 5])
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=rusted_door", "commit first=1 second=0")
    assert state_of(table).floor == 2
    assert health_of(table) == [4, 5]


@pytest.mark.rule("DT-080")
def test_solo_fights_come_first_in_any_order_and_pair_fights_follow() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost", "troll"])
    assert refusal(table, "fight_together first=0 second=1 foe=troll") == "DT-080"
    play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0")  # the second hero first
    assert refusal(table, "fight_together first=0 second=1 foe=troll") == "DT-080"
    play(table, "pair_up")
    assert refusal(table, "fight_alone hero=0 foe=orc") == "DT-080"
    assert offered(table, "fight_together") != []


@pytest.mark.rule("DT-080")
def test_when_everybody_has_fought_alone_the_pairs_begin_by_themselves() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost", "troll", "rusted_door"], health=[6, 6])
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    events = play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0")
    assert kinds(events)[-1] == "stage-begun"
    assert table.view(0)["stage"] == "pairs"


@pytest.mark.rule("DT-081")
def test_a_hero_has_one_solo_total_and_no_second_one() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost", "troll"])
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert refusal(table, "fight_alone hero=0 foe=troll") == "DT-081"


@pytest.mark.rule("DT-088", "DT-089")
def test_a_pair_fights_its_opponents_one_by_one_in_any_order_each_raised_on_its_own() -> None:
    table = fight(["barbarian", "priest"], ["orc", "rusted_door", "ghost"], health=[6, 6], stage="pairs")
    play(table, "fight_together first=0 second=1 foe=ghost")
    assert refusal(table, "face_too foe=orc") == "DT-088"
    assert needed(table) == points("F4")
    play(table, "withdraw", "fight_together first=0 second=1 foe=rusted_door")
    assert needed(table) == points("S4")
    play(table, "commit first=0 second=0")
    assert offered(table, "fight_together") == [
        f"fight_together first=0 second=1 foe={foe}" for foe in ("orc", "ghost")
    ]


# -- what is left over (DT-DECISION-19) ------------------------------------------------------------------------------


@pytest.mark.rule("DT-DECISION-19")
def test_after_a_failed_fight_the_leftovers_may_be_fought_alone_as_one_group() -> None:
    table = fight(
        ["barbarian", "priest", "mage"],
        ["orc", "rusted_door"],
        hands=[["power_strike", "giant_swing"], [], []],
        health=[6, 6, 1],
    )
    play(table, "fight_alone hero=2 foe=orc", "give_all", "pair_up")
    assert "go_it_alone" in offers(table)
    play(table, "go_it_alone", "fight_alone hero=0 foe=orc", "face_too foe=rusted_door")
    assert needed(table) == points("S6")
    assert missing(table) == points("S1")  # the Barbarian's first fight: base counts


@pytest.mark.rule("DT-DECISION-19")
def test_without_a_failed_fight_pair_fights_are_all_there_is() -> None:
    table = fight(["barbarian", "priest"], ["orc", "ghost"], stage="pairs")
    assert refusal(table, "go_it_alone") == "DT-DECISION-19"


@pytest.mark.rule("DT-DECISION-19", "DT-092")
def test_the_last_living_hero_fights_on_alone_without_base_after_a_first_fight() -> None:
    table = fight(
        ["barbarian", "priest"],
        ["orc", "troll", "rusted_door"],
        hands=[["power_strike", "power_strike", "giant_swing"]],
        health=[6, 1],
    )
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    play(table, "fight_alone hero=1 foe=troll", "give_all")
    assert table.view(0)["stage"] == "leftovers"
    play(table, "fight_alone hero=0 foe=troll", "face_too foe=rusted_door")
    assert missing(table) == points("S8")
    play(table, "play_card card=power_strike", "play_card card=power_strike")
    assert ways_to_settle(table) == ["commit first=2 second=0"]
    play(table, "commit first=2 second=0")
    assert state_of(table).floor == 2


@pytest.mark.rule("DT-DECISION-19")
def test_a_lone_hero_who_left_something_over_goes_on_until_the_room_is_clear() -> None:
    table = fight(["barbarian", "priest"], ["orc", "rusted_door"], hands=[["power_strike"]], health=[6, 0])
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    assert room_of(table, 1) == ["rusted_door"]
    assert missing(table) == points("S3")  # at once the next fight, base used up


@pytest.mark.rule("DT-095", "DT-DECISION-19")
def test_a_pair_may_fight_the_opponents_of_a_fallen_hero() -> None:
    table = fight(
        ["priest", "barbarian", "mage"],
        ["orc"],
        hands=[[], [], []],
        health=[1, 6, 6],
        stage="leftovers",
        failed=True,
    )
    play(table, "fight_alone hero=0 foe=orc", "give_all")
    assert table.view(0)["stage"] == "pairs"
    assert offered(table, "fight_together") == ["fight_together first=1 second=2 foe=orc"]


@pytest.mark.rule("DT-DECISION-40")
def test_when_the_only_hero_who_had_no_leftovers_falls_the_others_may_take_some_again() -> None:
    table = fight(
        ["barbarian", "priest", "mage"],
        ["orc", "ghost", "rusted_door", "orc"],
        hands=[["giant_swing", "power_strike"], [], []],
        health=[6, 6, 1],
        stage="leftovers",
        failed=True,
    )
    play(table, "fight_alone hero=0 foe=orc", "commit first=0 second=0")
    play(table, "fight_alone hero=1 foe=ghost", "commit first=1 second=0", "pair_up")
    play(table, "fight_together first=0 second=2 foe=rusted_door", "commit first=3 second=1")
    assert health_of(table) == [3, 5, 0]
    play(table, "go_it_alone")
    assert table.view(0)["stage"] == "leftovers"
    assert offered(table, "fight_alone") == ["fight_alone hero=0 foe=orc", "fight_alone hero=1 foe=orc"]
