"""The sums of a fight: totals, base attributes, cards, pairs, and the skills that change them."""

from __future__ import annotations

import pytest

from tests.games.dragon_tower.fights import missing, needed, offered, points, shown_fight, ways_to_settle
from tests.games.dragon_tower.tables import fight, health_of, state_of
from tests.games.helpers import kinds, play, refusal, zone_of

# -- one hero against a total ----------------------------------------------------------------------------------------


@pytest.mark.rule("DT-081")
def test_the_opponents_of_one_hero_are_added_up_attribute_by_attribute() -> None:
    table = fight(["paladin", "mage"], ["ghost", "goblin_shaman", "rat_king"], hands=[["divine_song"] * 3])
    play(table, "fight_alone hero=0 foe=ghost")
    assert needed(table) == points("F3")
    play(table, "face_too foe=goblin_shaman")
    assert needed(table) == points("F4 M3")
    play(table, "face_too foe=rat_king")
    assert needed(table) == points("S1 F6 M3 A1")


@pytest.mark.rule("DT-082")
def test_base_attributes_count_once_against_the_total_of_two_opponents() -> None:
    table = fight(["barbarian", "mage"], ["orc", "troll"])
    play(table, "fight_alone hero=0 foe=orc", "face_too foe=troll")
    assert needed(table) == points("S8")
    assert missing(table) == points("S3")  # 8 - 5, not 8 - 5 - 5


@pytest.mark.rule("DT-083", "DT-EXAMPLE-9")
def test_base_and_cards_that_reach_the_total_beat_all_its_opponents() -> None:
    table = fight(["paladin", "mage"], ["ghost", "goblin_shaman"], hands=[["divine_song", "lightning_strike"]])
    play(table, "fight_alone hero=0 foe=ghost", "face_too foe=goblin_shaman")
    play(table, "play_card card=divine_song", "play_card card=lightning_strike")
    assert missing(table) == [0, 0, 0, 0]
    play(table, "commit first=0 second=0")
    assert zone_of(table, "normal_discard") == ["ghost", "goblin_shaman"]
    assert health_of(table) == [5, 5]


@pytest.mark.rule("DT-084")
def test_surplus_in_one_attribute_does_not_help_another() -> None:
    table = fight(["barbarian", "priest"], ["gargoyle"], hands=[["power_strike", "magic_amulet"]])
    play(table, "fight_alone hero=0 foe=gargoyle")
    assert missing(table) == points("M1")  # two points of Strength too many
    assert ways_to_settle(table) == ["commit first=1 second=0"]
    assert refusal(table, "play_card card=power_strike") == "DT-084"
    play(table, "play_card card=magic_amulet")
    assert ways_to_settle(table) == ["commit first=0 second=0"]


# -- two heroes against one opponent ---------------------------------------------------------------------------------


@pytest.mark.rule("DT-091")
def test_the_cards_of_both_heroes_add_up() -> None:
    table = fight(
        ["assassin", "spellblade"],
        ["cultist"],
        hands=[["prayer", "magic_amulet"], ["vow", "wand_spark"]],
        fought=[0, 1],
        stage="pairs",
        failed=True,
    )
    play(table, "fight_together first=0 second=1 foe=cultist")
    assert missing(table) == points("F4 M3")
    play(table, "play_card card=prayer", "play_card card=vow")
    assert missing(table) == points("F1 M3")
    play(table, "play_card card=magic_amulet", "play_card card=wand_spark")
    assert missing(table) == points("F1 M1")


@pytest.mark.rule("DT-092", "DT-DECISION-17")
@pytest.mark.parametrize(
    ("fought", "short"), [([], "F1 M2"), ([0], "F2 M2"), ([1], "F1 M4"), ([0, 1], "F2 M4")], ids=str
)
def test_base_attributes_count_in_a_pair_only_for_those_who_have_not_fought(fought: list[int], short: str) -> None:
    table = fight(
        ["paladin", "mage"],
        ["goblin_shaman"],
        hands=[["divine_song"], ["lightning_strike"]],
        fought=fought,
        soloed=fought,
        stage="pairs",
        failed=True,
    )
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    assert needed(table) == points("F2 M4")
    assert missing(table) == points(short)


@pytest.mark.rule("DT-092")
def test_a_pair_fight_uses_up_the_base_attributes_for_the_next_pair_fight() -> None:
    table = fight(["barbarian", "acrobat"], ["orc", "cave_bat_swarm", "werewolf"], stage="pairs")
    play(table, "fight_together first=0 second=1 foe=orc")
    assert shown_fight(table)["base"] == [points("S5"), points("A5")]
    play(table, "commit first=0 second=0", "fight_together first=0 second=1 foe=werewolf")
    assert shown_fight(table)["base"] == [[0, 0, 0, 0], [0, 0, 0, 0]]
    assert missing(table) == points("S3 A3")


# -- skills in a fight -----------------------------------------------------------------------------------------------


@pytest.mark.card("fury")
@pytest.mark.rule("DT-026", "DT-031")
def test_with_fury_the_first_point_of_health_makes_up_two() -> None:
    table = fight(["priest", "mage"], ["orc", "orc"], skills=[["fury"]], health=[5, 5])
    play(table, "fight_alone hero=0 foe=orc")
    assert ways_to_settle(table) == ["commit first=3 second=0"]
    play(table, "use_skill hero=0 card=fury")
    assert ways_to_settle(table) == ["commit first=2 second=0"]
    play(table, "put_away hero=0 card=fury")
    assert ways_to_settle(table) == ["commit first=3 second=0"]
    play(table, "use_skill hero=0 card=fury", "commit first=2 second=0")
    assert health_of(table) == [3, 5]
    assert table.view(0)["heroes"][0]["spent"] == ["fury"]


@pytest.mark.card("fury")
def test_fury_works_across_two_attributes() -> None:
    table = fight(["priest", "mage"], ["werewolf"], skills=[["fury"]], hands=[["elbow_jab", "backflip"]])
    play(table, "fight_alone hero=0 foe=werewolf", "play_card card=elbow_jab", "play_card card=backflip")
    assert missing(table) == points("S1 A1")
    play(table, "use_skill hero=0 card=fury")
    assert ways_to_settle(table) == ["commit first=1 second=0"]


@pytest.mark.card("fury")
def test_fury_is_not_spent_where_no_two_points_were_missing() -> None:
    table = fight(["priest", "mage"], ["orc", "orc"], skills=[["fury"]], hands=[["strength_potion"]])
    play(table, "fight_alone hero=0 foe=orc", "use_skill hero=0 card=fury", "play_card card=strength_potion")
    assert ways_to_settle(table) == ["commit first=1 second=0"]
    events = play(table, "commit first=1 second=0")
    assert table.view(0)["heroes"][0]["spent"] == []
    assert "skill-used" not in kinds(events)


@pytest.mark.card("fury")
def test_fury_needs_two_missing_points_and_a_fight_alone() -> None:
    table = fight(["paladin", "mage"], ["orc", "troll"], skills=[["fury"]])
    play(table, "fight_alone hero=0 foe=orc")
    assert missing(table) == points("S1")
    assert offered(table, "use_skill") == []
    play(table, "withdraw", "pair_up", "fight_together first=0 second=1 foe=troll")
    assert missing(table) == points("S4")
    assert offered(table, "use_skill") == []


@pytest.mark.card("second_stance")
@pytest.mark.rule("DT-026", "DT-031")
def test_second_stance_brings_the_base_attributes_back_for_one_pair_fight() -> None:
    table = fight(
        ["barbarian", "mage"],
        ["orc", "orc"],
        skills=[["second_stance"]],
        health=[6, 6],
        fought=[0, 1],
        stage="pairs",
    )
    play(table, "fight_together first=0 second=1 foe=orc")
    assert missing(table) == points("S4")
    play(table, "use_skill hero=0 card=second_stance")
    assert missing(table) == [0, 0, 0, 0]
    play(table, "commit first=0 second=0")
    assert missing(table) == points("S4")  # the second orc, the only fight that was left
    assert refusal(table, "use_skill hero=0 card=second_stance") == "DT-031"


@pytest.mark.card("second_stance")
def test_second_stance_has_no_place_in_a_first_fight_nor_in_a_fight_alone() -> None:
    table = fight(["barbarian", "mage"], ["orc", "troll"], skills=[["second_stance"]], stage="pairs")
    play(table, "fight_together first=0 second=1 foe=orc")
    assert offered(table, "use_skill") == []  # base counts anyway
    table = fight(
        ["barbarian", "mage"],
        ["orc"],
        skills=[["second_stance"]],
        hands=[["power_strike"]],
        fought=[0],
        stage="leftovers",
        failed=True,
        health=[5, 0],
    )
    assert missing(table) == points("S3")
    assert offered(table, "use_skill") == []


@pytest.mark.card("second_stance")
def test_second_stance_works_for_the_hero_who_has_it_only() -> None:
    table = fight(["barbarian", "mage"], ["marsh_light"], skills=[["second_stance"]], fought=[0, 1], stage="pairs")
    play(table, "use_skill hero=0 card=second_stance")
    assert missing(table) == points("M3 A3")  # the Mage's Magic 2 and Agility 1 stay away


@pytest.mark.card("shoulder_to_shoulder")
@pytest.mark.rule("DT-026", "DT-031")
def test_shoulder_to_shoulder_keeps_an_opponent_from_rising_in_one_pair_fight() -> None:
    table = fight(
        ["barbarian", "acrobat", "mage"],
        ["goblin_shaman", "goblin_shaman"],
        skills=[[], ["shoulder_to_shoulder"]],
        hands=[["divine_song", "lightning_strike"], [], ["lightning_strike"]],
        stage="pairs",
    )
    play(table, "fight_together first=0 second=1 foe=goblin_shaman")
    assert needed(table) == points("F2 M4")
    play(table, "use_skill hero=1 card=shoulder_to_shoulder")
    assert needed(table) == points("F1 M3")
    play(table, "play_card card=divine_song", "play_card card=lightning_strike", "commit first=0 second=0")
    play(table, "fight_together first=1 second=2 foe=goblin_shaman")
    assert needed(table) == points("F2 M4")
    assert refusal(table, "use_skill hero=1 card=shoulder_to_shoulder") == "DT-031"


@pytest.mark.card("shoulder_to_shoulder")
def test_shoulder_to_shoulder_needs_the_hero_in_a_pair() -> None:
    table = fight(["barbarian", "acrobat", "mage"], ["orc", "troll"], skills=[["shoulder_to_shoulder"]])
    play(table, "fight_alone hero=0 foe=orc")
    assert offered(table, "use_skill") == []
    play(table, "withdraw", "pair_up", "fight_together first=1 second=2 foe=orc")
    assert offered(table, "use_skill") == []


@pytest.mark.card("resourceful")
@pytest.mark.rule("DT-026", "DT-031")
@pytest.mark.parametrize(("card", "short"), [("divine_song", "S1"), ("prayer", "S2")])
def test_a_resourceful_hero_plays_a_card_as_another_attribute_for_one_point_less(card: str, short: str) -> None:
    table = fight(["priest", "mage"], ["orc", "orc"], skills=[["resourceful"]], hands=[[card, "holy_symbol"]])
    play(table, "fight_alone hero=0 foe=orc", f"play_as card={card} attribute=strength")
    assert missing(table) == points(short)
    assert offered(table, "play_as") == []  # one card only
    play(table, f"take_back card={card}")
    assert missing(table) == points("S3")
    play(table, f"play_as card={card} attribute=strength", f"commit first={points(short)[0]} second=0")
    assert zone_of(table, "discards", 1) == [card]  # a Faith card still
    assert table.view(0)["heroes"][0]["spent"] == ["resourceful"]


@pytest.mark.card("resourceful")
def test_a_resourceful_hero_cannot_turn_a_card_of_one_nor_an_attribute_that_is_not_missing() -> None:
    table = fight(["priest", "mage"], ["orc"], skills=[["resourceful"]], hands=[["vow", "prayer"]])
    play(table, "fight_alone hero=0 foe=orc")
    assert offered(table, "play_as") == ["play_as card=prayer attribute=strength"]


@pytest.mark.card("resourceful")
@pytest.mark.rule("DT-031")
def test_a_resourceful_hero_turns_one_card_a_floor() -> None:
    table = fight(
        ["priest", "mage"],
        ["orc", "orc"],
        skills=[["resourceful"]],
        hands=[["divine_song", "holy_symbol"], ["power_strike"] * 3],
    )
    play(table, "fight_alone hero=0 foe=orc", "play_as card=divine_song attribute=strength", "commit first=1 second=0")
    play(table, "pair_up")
    assert missing(table) == points("S4")
    assert offered(table, "play_as") == []


@pytest.mark.card("troublewise")
@pytest.mark.rule("DT-026", "DT-031")
def test_the_troublewise_lower_one_attribute_of_a_circumstance_by_one() -> None:
    table = fight(
        ["priest", "mage"],
        ["rusted_door", "orc"],
        skills=[["troublewise"]],
        hands=[["power_strike", "power_strike", "giant_swing"]],
    )
    play(table, "fight_alone hero=0 foe=rusted_door", "face_too foe=orc")
    assert offered(table, "lower") == ["lower foe=rusted_door attribute=strength"]  # never a monster, never a zero
    play(table, "lower foe=rusted_door attribute=strength")
    assert needed(table) == points("S5")
    assert offered(table, "lower") == []
    play(table, "restore foe=rusted_door")
    assert needed(table) == points("S6")
    play(table, "lower foe=rusted_door attribute=strength", "leave_out foe=rusted_door")
    assert needed(table) == points("S3")  # what is left out is lowered no more
    assert state_of(table).in_use == 0


@pytest.mark.card("troublewise")
@pytest.mark.rule("DT-031")
def test_the_troublewise_do_it_once_a_floor() -> None:
    table = fight(["priest", "mage"], ["grave_chill", "rusted_door"], skills=[["troublewise"]], health=[6, 6])
    play(table, "fight_alone hero=0 foe=grave_chill", "lower foe=grave_chill attribute=strength")
    play(table, "commit first=0 second=0", "pair_up")
    assert needed(table) == points("S4")
    assert offered(table, "lower") == []
    assert table.view(0)["heroes"][0]["spent"] == ["troublewise"]


@pytest.mark.card("troublewise")
@pytest.mark.rule("DT-090")
def test_in_a_pair_an_attribute_lowered_to_nothing_does_not_rise() -> None:
    table = fight(
        ["priest", "mage"], ["rune_trap", "rusted_door"], skills=[["troublewise"]], health=[6, 6], stage="pairs"
    )
    play(table, "fight_together first=0 second=1 foe=rune_trap")
    assert needed(table) == points("S2 M2")
    play(table, "lower foe=rune_trap attribute=strength")
    assert needed(table) == points("M2")


@pytest.mark.card("troublewise")
def test_only_the_troublewise_hero_in_the_fight_can_lower() -> None:
    table = fight(["priest", "mage"], ["rusted_door"], skills=[["troublewise"]], health=[6, 6])
    play(table, "fight_alone hero=1 foe=rusted_door")
    assert offered(table, "lower") == []
