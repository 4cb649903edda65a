"""Minotaur Catacombs, Shrooman Aviary, Doppelganger Hive and Foyer Elemental, which all have to do with heroes."""

from __future__ import annotations

import pytest

from tests.games.boss_family.tables import (
    damages,
    discards,
    entrance_of,
    hand_of,
    pass_all,
    pass_phase,
    pass_round,
    pass_to,
    room_names,
    souls_of,
    state_of,
    town_of,
    wounds_of,
)
from tests.games.boss_family.walks import died, entered, hurt_of, pass_to_room, room_of_hero, survived
from tests.games.helpers import asked_now, kinds, of_kind, offers, play, refusal
from tests.games.minibosses.tables import coins_of, table_at
from undercroft.games.boss_family.rules.events import HeroSentToStart
from undercroft.games.boss_family.rules.miniboss_events import CoinsGained

MIX = {"sets": ["boss-monster"]}

# -- Minotaur Catacombs ----------------------------------------------------------------------------------------------


@pytest.mark.card("minotaur_catacombs")
@pytest.mark.rule("BM-126", "BM-236")
def test_the_catacombs_are_destroyed_to_send_their_hero_back_to_the_first_room() -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", "minotaur_catacombs", "training_camp"]],
        entrances=[["josie_vampire_slayer"]],
        hands=[["windfall"]],
    )
    pass_to_room(table, "minotaur_catacombs")
    assert hurt_of(table) == (3, 8)
    events = play(table, "use card=minotaur_catacombs")
    assert len(of_kind(events, HeroSentToStart)) == 1
    assert (hurt_of(table), room_of_hero(table)) == ((3, 8), None)  # its damage stays; it is in no room yet
    assert (room_names(table, 0), discards(table)) == (["power_leech", "training_camp"], ["minotaur_catacombs"])
    assert entered(pass_round(table)) == [("training_camp", 2), ("power_leech", 1)]
    assert wounds_of(table, 0) == 1


@pytest.mark.card("minotaur_catacombs")
@pytest.mark.rule("BM-126")
def test_a_room_uncovered_beneath_the_catacombs_waits_for_the_hero_to_come_again() -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", ["training_camp", "minotaur_catacombs"]]],
        entrances=[["joe_the_smith"]],
        hands=[["windfall"]],
    )
    pass_to_room(table, "minotaur_catacombs")
    play(table, "use card=minotaur_catacombs")
    assert (hurt_of(table), room_of_hero(table)) == ((1, 8), None)
    assert entered(pass_round(table)) == [("training_camp", 2), ("power_leech", 1)]


@pytest.mark.card("minotaur_catacombs")
@pytest.mark.rule("BM-126")
def test_a_hero_that_is_dying_in_the_catacombs_does_not_get_away() -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", "minotaur_catacombs", "fetid_beast"]],
        entrances=[["eloi_marlborn"]],
        hands=[["windfall"]],
    )
    pass_to_room(table, "minotaur_catacombs")
    assert hurt_of(table) == (4, 4)
    events = play(table, "use card=minotaur_catacombs")
    assert (died(events), of_kind(events, HeroSentToStart)) == (["eloi_marlborn"], [])
    assert (souls_of(table, 0), room_names(table, 0)) == (1, ["power_leech", "fetid_beast"])  # the cost is paid


@pytest.mark.card("minotaur_catacombs")
def test_without_other_rooms_a_hero_of_the_catacombs_goes_straight_to_the_boss() -> None:
    table = table_at(
        "adventure", dungeons=[["minotaur_catacombs"]], entrances=[["eloi_marlborn"]], hands=[["windfall"]]
    )
    pass_to_room(table, "minotaur_catacombs")
    events = play(table, "use card=minotaur_catacombs") + pass_round(table)
    assert (survived(events), wounds_of(table, 0)) == (["eloi_marlborn"], 1)


@pytest.mark.card("minotaur_catacombs")
def test_the_catacombs_wait_for_a_hero_to_stand_in_them() -> None:
    table = table_at(
        "adventure",
        dungeons=[["minotaur_catacombs", "power_leech"]],
        entrances=[["josie_vampire_slayer"]],
        hands=[["windfall"], ["windfall"]],
    )
    assert refusal(table, "use card=minotaur_catacombs") == "BM-153"  # at the entrance
    pass_to_room(table, "power_leech")
    assert refusal(table, "use card=minotaur_catacombs") == "BM-153"
    pass_to_room(table, "minotaur_catacombs")
    assert "use card=minotaur_catacombs" in offers(table)
    pass_to(table, 1)
    assert "use card=minotaur_catacombs" not in offers(table)  # only their owner


# -- Shrooman Aviary -------------------------------------------------------------------------------------------------


@pytest.mark.card("shrooman_aviary")
@pytest.mark.rule("MB-117")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_aviary_is_discarded_from_the_hand_to_give_a_hero_3_health(seat: int) -> None:
    hands = [["windfall"], ["windfall"]]
    hands[seat].append("shrooman_aviary")
    table = table_at("adventure", dungeons=[["training_camp"] * 2], entrances=[["eloi_marlborn"]], hands=hands)
    pass_to_room(table, "training_camp")
    pass_to(table, seat)
    play(table, "spend card=shrooman_aviary")
    assert (hand_of(table, seat), discards(table)) == (["windfall"], ["shrooman_aviary"])
    pass_all(table, until=lambda later: hurt_of(later)[1] != 4)
    assert hurt_of(table) == (2, 7)
    assert survived(pass_round(table)) == ["eloi_marlborn"]


@pytest.mark.card("shrooman_aviary")
def test_the_aviary_feeds_a_hero_in_town_at_an_entrance_or_in_a_dungeon() -> None:
    table = table_at(
        "adventure",
        dungeons=[["training_camp"]],
        entrances=[["joe_the_smith", "eloi_marlborn"], ["kbothi_the_spy"]],
        town=["ofcroak_vengeful_handmaid"],
        hands=[["shrooman_aviary"]],
        souls=[["dovkro_born_of_the_dragon"]],
        wounds=[["clebrina_familiar"]],
    )
    pass_to_room(table, "training_camp")
    play(table, "spend card=shrooman_aviary")
    heroes = [
        "joe_the_smith",
        "eloi_marlborn",
        "kbothi_the_spy",
        "ofcroak_vengeful_handmaid",
    ]  # nobody out of a score area
    assert offers(table) == [*(f"aim_at card={hero}" for hero in heroes), "never_mind"]
    play(table, "never_mind")
    assert hand_of(table, 0) == ["shrooman_aviary"]  # nothing was announced


@pytest.mark.card("shrooman_aviary")
def test_the_health_of_the_aviary_is_gone_at_the_end_of_the_round() -> None:
    table = table_at(
        "build",
        dungeons=[["training_camp", "training_camp"]],
        town=["eloi_marlborn"],
        hands=[["shrooman_aviary", "windfall"]],
    )
    play(table, "spend card=shrooman_aviary")
    assert state_of(table).lasting
    pass_round(table)
    assert state_of(table).lasting == {}


@pytest.mark.card("shrooman_aviary")
@pytest.mark.rule("MB-117")
def test_an_aviary_in_a_dungeon_feeds_nobody_and_none_can_be_spent_without_a_hero() -> None:
    table = table_at("adventure", dungeons=[["shrooman_aviary"]], entrances=[["joe_the_smith"]], hands=[["windfall"]])
    assert not any(offer.startswith(("use", "spend")) for offer in offers(table))
    table = table_at("adventure", hands=[["shrooman_aviary"]])
    assert refusal(table, "spend card=shrooman_aviary") == "MB-117"


# -- Doppelganger Hive -----------------------------------------------------------------------------------------------


@pytest.mark.card("doppelganger_hive")
@pytest.mark.rule("MB-115")
def test_the_hive_deals_1_more_for_each_hero_lured_in_this_round() -> None:
    table = table_at(
        "bait",
        dungeons=[["doppelganger_hive"], ["haunted_cavern"]],
        town=["joe_the_smith", "rotgut_half_giant_berserker", "josie_vampire_slayer"],
        entrances=[["eloi_marlborn"]],  # it came in an earlier round
        hands=[["windfall"]],
        bosses=("lamia", "gregore"),
    )
    assert entrance_of(table, 0) == ["eloi_marlborn", "joe_the_smith", "rotgut_half_giant_berserker"]
    assert damages(table, 0) == [4]
    pass_round(table)
    assert state_of(table).round == 2
    assert damages(table, 0) == [2]  # nobody was lured yet


@pytest.mark.card("doppelganger_hive")
@pytest.mark.rule("MB-115")
def test_a_hero_that_an_effect_puts_at_the_entrance_was_not_lured() -> None:
    table = table_at(
        "build",
        dungeons=[["doppelganger_hive"]],
        town=["eloi_marlborn"],
        hands=[["princess_in_peril", "windfall"]],
        options=MIX,
    )
    play(table, "cast_at card=princess_in_peril target=eloi_marlborn")
    pass_phase(table)
    assert (entrance_of(table, 0), damages(table, 0)) == (["eloi_marlborn"], [2])


@pytest.mark.card("doppelganger_hive")
def test_heroes_lured_to_another_dungeon_do_not_feed_the_hive() -> None:
    table = table_at(
        "bait",
        dungeons=[["doppelganger_hive"], ["haunted_cavern", "minion_clinic"]],
        town=["josie_vampire_slayer"],
        hands=[["windfall"]],
    )
    assert (entrance_of(table, 1), damages(table, 0)) == (["josie_vampire_slayer"], [2])


# -- Foyer Elemental -------------------------------------------------------------------------------------------------


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129", "BM-155")
def test_a_hero_that_walks_on_out_of_the_foyer_brings_2_coins_once_a_round() -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", "foyer_elemental"]],
        entrances=[["josie_vampire_slayer", "joe_the_smith"]],
        hands=[["windfall"]],
        coins=[0, 0],
    )
    pass_to_room(table, "foyer_elemental")
    assert coins_of(table, 0) == 0  # not on entering
    pass_to_room(table, "power_leech")
    assert coins_of(table, 0) == 2
    events = pass_round(table)
    assert (survived(events), coins_of(table, 0)) == (["josie_vampire_slayer", "joe_the_smith"], 2)
    assert state_of(table).used == []  # and again from the next round on


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129")
def test_a_hero_that_walks_out_of_the_foyer_to_the_boss_leaves_it_alive() -> None:
    table = table_at("adventure", dungeons=[["foyer_elemental"]], entrances=[["joe_the_smith"]], coins=[0, 0])
    assert survived(table.opening) == ["joe_the_smith"]
    assert coins_of(table, 0) == 2
    kind = [kind for kind in kinds(table.opening) if kind in ("coins-gained", "hero-survived")]
    assert kind == ["coins-gained", "hero-survived"]


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129", "BM-239")
def test_a_hero_that_dies_in_the_foyer_brings_no_coins() -> None:
    table = table_at(
        "adventure", dungeons=[["foyer_elemental"]], entrances=[["eloi_marlborn", "joe_the_smith"]], coins=[0, 0]
    )
    assert died(table.opening) == ["eloi_marlborn"]
    gains = [event.coins for event in of_kind(table.opening, CoinsGained)]
    assert gains == [2]  # of the second hero: the first one did not use it up


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129")
@pytest.mark.parametrize("spell", ["fear", "teleportation"])
def test_a_hero_that_an_effect_moves_out_of_the_foyer_leaves_it_alive(spell: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", "foyer_elemental"]],
        entrances=[["haize_half_angel"]],
        hands=[[spell, "windfall"]],
        coins=[0, 0],
        options=MIX,
    )
    pass_to_room(table, "foyer_elemental")
    play(table, f"cast_at card={spell} target=haize_half_angel")
    assert coins_of(table, 0) == 2
    assert town_of(table) == (["haize_half_angel"] if spell == "fear" else [])
    if spell == "teleportation":
        pass_to_room(table, "power_leech")  # through the foyer once more
        assert coins_of(table, 0) == 2


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129")
@pytest.mark.parametrize(("spell", "room"), [("freeze", "foyer_elemental"), ("cave_in", "power_leech")])
def test_a_hero_under_whom_the_foyer_is_deactivated_does_not_leave_it(spell: str, room: str) -> None:
    table = table_at(
        "adventure",
        dungeons=[["power_leech", "foyer_elemental"]],
        entrances=[["joe_the_smith"]],
        hands=[[spell, "windfall"]],
        coins=[0, 0],
        options=MIX,
    )
    pass_to_room(table, "foyer_elemental")
    play(table, f"cast_at card={spell} target={room}")
    pass_round(table)
    assert coins_of(table, 0) == (0 if room == "foyer_elemental" else 2)  # another room does not matter


@pytest.mark.card("foyer_elemental")
@pytest.mark.rule("MB-129")
def test_a_hero_under_whom_the_foyer_is_destroyed_does_not_leave_it() -> None:
    table = table_at(
        "adventure",
        dungeons=[["the_crushinator", "foyer_elemental"]],
        entrances=[["josie_vampire_slayer"]],
        hands=[["windfall"]],
        coins=[0, 0],
        options=MIX,
    )
    pass_to_room(table, "foyer_elemental")
    play(table, "use card=the_crushinator")  # the only other room pays
    assert (room_names(table, 0), asked_now(table)[1]) == (["the_crushinator"], "what_to_play")
    events = pass_round(table)
    assert (of_kind(events, CoinsGained), coins_of(table, 0)) == ([], 0)
